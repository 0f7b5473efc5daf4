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
  /// Starts the program. If `command` can't be run, `say` or `hear` finds that the program has ended.
  explicit BotProcess(const std::string& command);
  BotProcess(const BotProcess&) = delete;
  BotProcess& operator=(const BotProcess&) = delete;
  /// Ends the program: closes its input, and kills it half a second later if necessary.
  ~BotProcess();

  /// Writes a line; false if the program has ended, or hasn't read the line in the time `within`. On Windows
  /// there is no time limit.
  bool say(const std::string& line, std::chrono::milliseconds within);
  /// The next line that the program writes in the time `within`; nothing if the line is late, or if the
  /// program has ended.
  [[nodiscard]] std::optional<std::string> hear(std::chrono::milliseconds within);
  /// Whether `say` or `hear` has found that the program has ended, or that it has closed its end of the pipe.
  [[nodiscard]] bool has_ended() const { return has_ended_; }

 private:
  struct Pipes;
  std::unique_ptr<Pipes> pipes_;
  std::string unread_;  // received but not yet read as lines
  bool has_ended_ = false;
};

}  // namespace byways::cli
