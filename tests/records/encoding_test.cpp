// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/encoding.h"

#include <gtest/gtest.h>

#include "tests/records/samples.h"

// Files in UTF-16, as Windows PowerShell 5 writes them, and in unsupported encodings.

namespace byways::test {
namespace {

using namespace std::string_view_literals;
using Fault = RecordError::Fault;

// `text` is ASCII.
std::string utf16(std::string_view text, bool is_little, bool has_mark = true) {
  std::string bytes = has_mark ? is_little ? "\xFF\xFE" : "\xFE\xFF" : "";
  for (const char c : text) {
    bytes += is_little ? c : '\0';
    bytes += is_little ? '\0' : c;
  }
  return bytes;
}

TEST(Encoding, utf16_with_a_mark_is_read) {
  for (const bool is_little : {true, false}) {
    const auto record = read_record(utf16(sample().dump(2), is_little));
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_EQ(record->document, sample());
  }
  EXPECT_EQ(as_utf8("\xFF\xFE\x41\0\xE4\0\x0A\x4E\x3D\xD8\x00\xDE"sv),
            "A\xC3\xA4\xE4\xB8\x8A\xF0\x9F\x98\x80");
}

TEST(Encoding, utf8_may_have_a_mark) { EXPECT_TRUE(read_record("\xEF\xBB\xBF" + sample().dump())); }

TEST(Encoding, others_are_named) {
  const std::string text = sample().dump();
  expect_fault(utf16(text, true, false), Fault::Encoding, "UTF-8");
  expect_fault(utf16(text, false, false), Fault::Encoding, "UTF-8");
  expect_fault(utf16(text, true) + "x", Fault::Encoding, "UTF-8");
  expect_fault("\xFF\xFE\0\0{\0\0\0"sv, Fault::Encoding, "UTF-8");
  expect_fault("\0\0\xFE\xFF\0\0\0{"sv, Fault::Encoding, "UTF-8");
  for (const std::string_view half :
       {"\xFF\xFE\x3D\xD8"sv, "\xFF\xFE\x3D\xD8\x41\0"sv, "\xFF\xFE\0\xDE\x3D\xD8"sv}) {
    expect_fault(half, Fault::Encoding, "UTF-8");
  }
}

}  // namespace
}  // namespace byways::test
