// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/record_finder.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/core/encoding.h"
#include "engine/core/record.h"

namespace byways {

namespace {

constexpr std::string_view kMark = "byways-record";
constexpr std::size_t kLargestText = kLargestRecord * 4;
constexpr std::size_t kMostWork = kLargestText * 4;  // bytes to look at in total
constexpr std::size_t kDeepestObject = 32;           // the same as kDeepest in record_reader.cpp

void replace_all(std::string& text, std::string_view what, std::string_view by) {
  std::string result;
  std::size_t from = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, from)) {
    result.append(text, from, at - from).append(by);
    from = at + what.size();
  }
  text = result.append(text, from);
}

std::string without_quote_marks(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t line = 0; line < text.size();) {
    const std::size_t end = std::min(text.find('\n', line), text.size() - 1) + 1;
    std::size_t begin = line;
    for (std::size_t i = line; i < end && (text[i] == '>' || text[i] == ' '); ++i) {
      if (text[i] == '>') {
        begin = i + 1;
      }
    }
    // One space after the last ">" belongs to the quotation marks, too.
    begin += begin > line && begin < end && text[begin] == ' ' ? 1 : 0;
    result.append(text.substr(begin, end - begin));
    line = end;
  }
  return result;
}

std::string as_typed(std::string text) {
  replace_all(text, "\xC2\xA0", " ");  // no-break space
  for (const char* const quote : {"\xE2\x80\x9C", "\xE2\x80\x9D", "\xE2\x80\x9E"}) {
    replace_all(text, quote, "\"");
  }
  return text;
}

/// The end of the object that begins at `begin`, if it looks like JSON; its strings may be broken into lines.
/// Adds the bytes looked at to `work`.
std::optional<std::size_t> end_of_object(std::string_view text, std::size_t begin, std::size_t& work) {
  constexpr std::string_view kOutsideTexts = " \t\n{}[]:,+-.0123456789eEtrufalsn";
  std::size_t depth = 0;
  bool is_in_text = false;
  for (std::size_t i = begin; i < text.size(); ++i) {
    ++work;
    const char c = text[i];
    if (is_in_text) {
      i += c == '\\' ? 1 : 0;
      is_in_text = c != '"';
    } else if (c == '"') {
      is_in_text = true;
    } else if (c == '{' || c == '[') {
      if (++depth > kDeepestObject) {
        return std::nullopt;
      }
    } else if (c == '}' || c == ']') {
      if (--depth == 0) {
        return i + 1;
      }
    } else if (kOutsideTexts.find(c) == std::string_view::npos) {
      return std::nullopt;
    }
  }
  return std::nullopt;
}

/// What mail programs may have replaced by the line breaks inside strings. NothingAfterDash: nothing after
/// "-" or "|", and a space elsewhere.
enum class Break { Space, Nothing, NothingAfterDash };

std::string unbroken(std::string_view object, Break broken) {
  std::string result;
  result.reserve(object.size());
  bool is_in_text = false;
  for (std::size_t i = 0; i < object.size(); ++i) {
    const char c = object[i];
    if (!is_in_text || c != '\n') {
      if (is_in_text && c == '\\' && i + 1 < object.size() && object[i + 1] != '\n') {
        result.append(object.substr(i++, 2));
        continue;
      }
      is_in_text = c == '"' ? !is_in_text : is_in_text;
      result.push_back(c);
      continue;
    }
    const bool has_space = result.back() == ' ';
    while (i + 1 < object.size() && (object[i + 1] == ' ' || object[i + 1] == '\n')) {
      ++i;
    }
    const bool is_after_dash = result.back() == '-' || result.back() == '|';
    const bool wants_space = broken == Break::Space || (broken == Break::NothingAfterDash && !is_after_dash);
    if (wants_space && !has_space) {
      result.push_back(' ');
    }
  }
  return result;
}

struct Found {
  std::vector<std::string> records;
  std::size_t readable = 0;
};

void take_object(std::string_view object, Found& found) {
  std::string chosen;
  for (const Break broken : {Break::Space, Break::Nothing, Break::NothingAfterDash}) {
    std::string record = unbroken(object, broken);
    const bool is_same = !chosen.empty() && record == chosen;
    const bool is_readable = !is_same && !why_unreadable(record);
    if (is_readable || chosen.empty()) {
      chosen = std::move(record);
    }
    if (is_readable) {
      ++found.readable;
      break;
    }
    if (is_same) {
      break;  // no line break in a string makes a difference here
    }
  }
  if (std::find(found.records.begin(), found.records.end(), chosen) == found.records.end()) {
    found.records.push_back(std::move(chosen));
  }
}

Found found_in(std::string_view text) {
  Found found;
  std::size_t work = 0;
  std::size_t at = text.find('{');
  while (at != std::string_view::npos && work < kMostWork && found.records.size() < kMostFound) {
    const std::optional<std::size_t> end = end_of_object(text, at, work);
    if (end && text.substr(at, *end - at).find(kMark) != std::string_view::npos) {
      take_object(text.substr(at, *end - at), found);
    }
    at = text.find('{', end.value_or(at + 1));
  }
  return found;
}

}  // namespace

std::vector<std::string> find_records(std::string_view text) {
  const std::optional<std::string> read =
      text.size() <= kLargestText ? as_utf8(text) : std::optional<std::string>();
  if (!read || read->find(kMark) == std::string::npos) {
    return {};
  }
  std::string plain = *read;
  std::erase(plain, '\r');
  Found best = found_in(plain);
  const std::string unquoted = without_quote_marks(plain);
  for (const std::string& other : {unquoted, as_typed(plain), as_typed(unquoted)}) {
    if (best.readable > 0 && best.readable == best.records.size()) {
      break;
    }
    Found found = other == plain ? Found() : found_in(other);
    if (found.readable > best.readable || best.records.empty()) {
      best = std::move(found);
    }
  }
  return best.records;
}

}  // namespace byways
