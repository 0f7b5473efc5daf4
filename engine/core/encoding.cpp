// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/encoding.h"

#include <cstdint>

namespace byways {

namespace {

using namespace std::string_view_literals;

constexpr auto kMarkOfUtf8 = "\xEF\xBB\xBF"sv;
constexpr auto kLittle = "\xFF\xFE"sv;
constexpr auto kBig = "\xFE\xFF"sv;

void append_utf8(std::string& text, std::uint32_t code) {
  const auto put = [&text](std::uint32_t byte) { text.push_back(static_cast<char>(byte)); };
  const auto put_rest = [&put, code](std::uint32_t shift) { put(0x80U | ((code >> shift) & 0x3FU)); };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xC0U | (code >> 6U));
    put_rest(0);
  } else if (code < 0x10000) {
    put(0xE0U | (code >> 12U));
    put_rest(6);
    put_rest(0);
  } else {
    put(0xF0U | (code >> 18U));
    put_rest(12);
    put_rest(6);
    put_rest(0);
  }
}

std::optional<std::string> from_utf16(std::string_view bytes, bool is_little) {
  if (bytes.size() % 2 != 0) {
    return std::nullopt;
  }
  const auto unit = [bytes, is_little](std::size_t i) -> std::uint32_t {
    const auto first = static_cast<unsigned char>(bytes[i]);
    const auto second = static_cast<unsigned char>(bytes[i + 1]);
    return is_little ? first | (std::uint32_t{second} << 8U) : (std::uint32_t{first} << 8U) | second;
  };
  std::string text;
  text.reserve(bytes.size() / 2);
  for (std::size_t i = 0; i < bytes.size(); i += 2) {
    const std::uint32_t code = unit(i);
    if (code < 0xD800 || code > 0xDFFF) {
      append_utf8(text, code);
      continue;
    }
    i += 2;
    const std::uint32_t low = i < bytes.size() ? unit(i) : 0;
    if (code > 0xDBFF || low < 0xDC00 || low > 0xDFFF) {
      return std::nullopt;
    }
    append_utf8(text, 0x10000 + ((code - 0xD800) << 10U) + (low - 0xDC00));
  }
  return text;
}

}  // namespace

bool has_utf16_mark(std::string_view bytes) { return bytes.starts_with(kLittle) || bytes.starts_with(kBig); }

std::optional<std::string> as_utf8(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE\0\0"sv) || bytes.starts_with("\0\0\xFE\xFF"sv)) {
    return std::nullopt;  // UTF-32
  }
  if (has_utf16_mark(bytes)) {
    return from_utf16(bytes.substr(2), bytes.starts_with(kLittle));
  }
  // UTF-16 text that has no mark and begins with an ASCII character.
  const bool is_wide = bytes.size() > 1 && (bytes[0] == '\0') != (bytes[1] == '\0');
  if (is_wide) {
    return std::nullopt;
  }
  return std::string(bytes.substr(bytes.starts_with(kMarkOfUtf8) ? kMarkOfUtf8.size() : 0));
}

}  // namespace byways
