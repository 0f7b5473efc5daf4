// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/files.h"

#include <fstream>
#include <random>
#include <sstream>
#include <stdexcept>
#include <system_error>

namespace byways::test {

std::string read_bytes(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) {
    throw std::runtime_error("can't read " + file.string());
  }
  std::ostringstream bytes;
  bytes << in.rdbuf();
  return bytes.str();
}

void write_bytes(const std::filesystem::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary) << bytes;
}

std::vector<std::string> split_lines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    lines.push_back(line);
  }
  return lines;
}

std::string read_data(const std::string& name) {
  return read_bytes(std::filesystem::path(BYWAYS_TEST_DATA) / name);
}

std::vector<std::string> read_data_lines(const std::string& name) {
  std::vector<std::string> lines = split_lines(read_data(name));
  std::erase(lines, "");
  return lines;
}

TemporaryFolder::TemporaryFolder() {
  std::random_device source;
  do {
    path_ = std::filesystem::temp_directory_path() / ("byways-test-" + std::to_string(source()));
  } while (!std::filesystem::create_directory(path_));
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

}  // namespace byways::test
