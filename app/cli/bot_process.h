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
  /// Ends it, half a second later by force where closing its input isn't enough.
  ~BotProcess();

  /// Writes a line; false if the program has ended, or hasn't read that much within that time (on Windows
  /// there is no limit of time).
  bool say(const std::string& line, std::chrono::milliseconds within);
  /// The next line it writes within that time; nothing if it is late or has ended.
  [[nodiscard]] std::optional<std::string> hear(std::chrono::milliseconds within);
  /// Whether say or hear has found that the program has ended, or that it has closed its end of the pipe.
  [[nodiscard]] bool has_ended() const { return has_ended_; }

 private:
  struct Pipes;
  std::unique_ptr<Pipes> pipes_;
  std::string unread_;  // what has come of the next lines
  bool has_ended_ = false;
};

}  // namespace byways::cli
