// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace byways::cli {

/// A program run by the shell that answers lines with lines: it is written to and read from over pipes.
class BotProcess {
 public:
  /// Starts it. A command that can't be run has ended with its first answer.
  explicit BotProcess(const std::string& command);
  BotProcess(const BotProcess&) = delete;
  BotProcess& operator=(const BotProcess&) = delete;
  /// Ends it, by force where closing its input isn't enough.
  ~BotProcess();

  /// Writes a line; false if the program has ended.
  bool say(const std::string& line);
  /// The next line it writes within that time; nothing if it is late or has ended.
  [[nodiscard]] std::optional<std::string> hear(std::chrono::milliseconds within);

 private:
  struct Pipes;
  std::unique_ptr<Pipes> pipes_;
  std::string unread_;  // what has come of the next lines
};

}  // namespace byways::cli
