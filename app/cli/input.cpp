// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input.h"

#include <fstream>
#include <iostream>

#include "app/cli/console.h"

namespace byways::cli {

namespace {

// In bytes. A longer line counts as endless: a device may produce one.
constexpr std::size_t kEndless = kLongestText * 16;

}  // namespace

bool read_line(std::istream& in, std::string& line) {
  line.clear();
  std::size_t length = 0;
  if (!in) {
    return false;
  }
  std::streambuf* const buffer = in.rdbuf();
  int c = buffer->sbumpc();
  if (c == std::streambuf::traits_type::eof()) {
    return false;
  }
  for (; c != std::streambuf::traits_type::eof() && c != '\n'; c = buffer->sbumpc()) {
    if (line.size() <= kLongestText) {
      line.push_back(static_cast<char>(c));
    }
    if (++length > kEndless) {
      in.setstate(std::ios::eofbit | std::ios::failbit);
      std::cerr << "byways-cli: a line is too long; the rest is ignored\n";
      return true;
    }
  }
  return true;
}

std::optional<std::string> read_file(const std::string& name) {
  std::ifstream file(path_of(name), std::ios::binary);
  std::string text;
  constexpr std::size_t kChunk = std::size_t{64} << 10U;
  while (file && text.size() <= kLongestText) {
    const std::size_t before = text.size();
    text.resize(before + kChunk);
    file.read(text.data() + before, static_cast<std::streamsize>(kChunk));
    text.resize(before + static_cast<std::size_t>(file.gcount()));
  }
  const bool is_whole = file.is_open() && file.eof() && !file.bad();
  if (!is_whole || text.size() > kLongestText) {
    std::cerr << "byways-cli: " << name
              << (text.size() > kLongestText ? " is longer than " + std::to_string(kLongestText) + " bytes\n"
                                             : " can't be read\n");
    return std::nullopt;
  }
  return text;
}

}  // namespace byways::cli
