// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/record_output.h"

#include <cerrno>
#include <iostream>
#include <random>
#include <system_error>

#include "app/cli/console.h"

namespace byways::cli {

RecordOutput::RecordOutput(const Arguments& arguments) {
  if (const auto output = arguments.values.find("output"); output != arguments.values.end()) {
    name_ = output->second;
  }
}

RecordOutput::~RecordOutput() {
  if (!temporary_.empty()) {
    file_.close();
    std::error_code ignored;
    std::filesystem::remove(temporary_, ignored);
  }
}

bool RecordOutput::fail(const std::string& why) {
  std::cerr << "byways-cli: can't write " << (name_.empty() ? "the record" : name_) << ": " << why << '\n';
  return false;
}

bool RecordOutput::write(const Record& record) {
  const std::string text = write_record(record);
  if (const std::optional<RecordError> error = why_unreadable(text)) {
    return fail(error->message);
  }
  if (name_.empty()) {
    std::cout << text << '\n';
    return true;
  }
  errno = 0;
  if (temporary_.empty()) {
    temporary_ = path_of(name_ + ".byways-" + std::to_string(std::random_device{}()) + ".part");
    file_.open(temporary_, std::ios::binary);
  }
  file_ << text << '\n';
  return file_ ? true : fail(std::generic_category().message(errno));
}

bool RecordOutput::finish() {
  if (temporary_.empty()) {
    return true;
  }
  errno = 0;
  file_.close();
  if (!file_) {
    return fail(std::generic_category().message(errno));
  }
  std::error_code error;
  std::filesystem::rename(temporary_, path_of(name_), error);
  if (error) {
    return fail(error.message());
  }
  temporary_.clear();
  return true;
}

}  // namespace byways::cli
