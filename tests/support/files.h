// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace byways::test {

/// The text of a file below tests/data. Throws std::runtime_error if it can't be read.
[[nodiscard]] std::string read_data(const std::string& name);
/// The lines of a file below tests/data, without empty ones. Throws like read_data.
[[nodiscard]] std::vector<std::string> read_data_lines(const std::string& name);

/// The bytes of a file. Throws std::runtime_error if it can't be read.
[[nodiscard]] std::string read_bytes(const std::filesystem::path& file);
void write_bytes(const std::filesystem::path& file, const std::string& bytes);

[[nodiscard]] std::vector<std::string> split_lines(const std::string& text);

/// A folder that is deleted with the object.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace byways::test
