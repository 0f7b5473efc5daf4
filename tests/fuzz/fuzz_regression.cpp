// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/fuzz/record_target.h"
#include "tests/support/files.h"

// Runs the fuzzer's seeds and earlier findings without a fuzzer.

namespace byways::test {
namespace {

TEST(FuzzRegression, every_file_of_the_corpus_is_refused_or_read_to_the_end) {
  int files = 0;
  for (const auto& file : std::filesystem::directory_iterator(BYWAYS_CORPUS)) {
    SCOPED_TRACE(file.path().filename());
    fuzz::try_record(read_bytes(file.path()));
    ++files;
  }
  EXPECT_GT(files, 20);
}

TEST(FuzzRegression, every_beginning_of_every_file) {
  for (const auto& file : std::filesystem::directory_iterator(BYWAYS_CORPUS)) {
    const std::string bytes = read_bytes(file.path());
    const std::size_t stride = BYWAYS_SANITIZED ? 17 : 1;
    for (std::size_t length = 0; length < std::min<std::size_t>(bytes.size(), 2000); length += stride) {
      fuzz::try_record(std::string_view(bytes).substr(0, length));
    }
  }
}

}  // namespace
}  // namespace byways::test
