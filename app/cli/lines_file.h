// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

namespace byways::cli {

/// A file that is written line by line. Each line is written completely or not at all.
class LinesFile {
 public:
  /// Creates or truncates the file. `name` is in UTF-8.
  explicit LinesFile(const std::string& name);

  /// False if the file couldn't be opened, and after `add` has failed.
  [[nodiscard]] bool is_open() const { return out_.is_open(); }
  /// Writes a line and its line end. Returns what went wrong, in a few words; then the partial line is
  /// removed and the file is closed.
  [[nodiscard]] std::optional<std::string> add(const std::string& line);

 private:
  std::filesystem::path path_;
  std::ofstream out_;
  std::uintmax_t size_ = 0;  // of the complete lines
};

}  // namespace byways::cli
