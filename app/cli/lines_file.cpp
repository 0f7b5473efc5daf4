// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lines_file.h"

#include <cerrno>
#include <system_error>

#include "app/cli/console.h"

namespace byways::cli {

LinesFile::LinesFile(const std::string& name) : path_(path_of(name)), out_(path_, std::ios::binary) {}

std::optional<std::string> LinesFile::add(const std::string& line) {
  errno = 0;
  out_ << line << '\n' << std::flush;
  if (out_) {
    size_ += line.size() + 1;
    return std::nullopt;
  }
  const int why = errno;
  out_.close();
  std::error_code ignored;  // devices have no length
  std::filesystem::resize_file(path_, size_, ignored);
  return why != 0 ? std::generic_category().message(why) : "the file can't grow";
}

}  // namespace byways::cli
