// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace byways::cli {

/// A program that the shell runs, and that answers lines with lines over pipes.
class BotProcess {
 public:
  /// Starts it. If the command can't be run, say or hear finds that it has ended.
  explicit BotProcess(const std::string& command);
  BotProcess(const BotProcess&) = delete;
  BotProcess& operator=(const BotProcess&) = delete;
  /// Ends the program: closes its input, and kills it half a second later if necessary.
  ~BotProcess();

  /// Writes a line; false if the program has ended, or hasn't read it within that time (no time limit on
  /// Windows).
  bool say(const std::string& line, std::chrono::milliseconds within);
  /// The next line that the program writes within that time; nothing if it is late or has ended.
  [[nodiscard]] std::optional<std::string> hear(std::chrono::milliseconds within);
  /// Whether say or hear has found that the program has ended, or that it has closed its end of the pipe.
  [[nodiscard]] bool has_ended() const { return has_ended_; }

 private:
  struct Pipes;
  std::unique_ptr<Pipes> pipes_;
  std::string unread_;  // received but not yet read as lines
  bool has_ended_ = false;
};

}  // namespace byways::cli
