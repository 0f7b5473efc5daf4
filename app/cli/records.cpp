// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/records.h"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>

#include "app/cli/console.h"
#include "app/cli/input.h"
#include "engine/core/encoding.h"
#include "engine/core/json_text.h"

namespace byways::cli {

namespace {

constexpr std::size_t kMostBlank = kLongestText * 16;  // bytes of blank lines before the first record

bool is_blank(const std::string& line) { return line.find_first_not_of(" \t\r") == std::string::npos; }

// Whether the line is a complete record, not a part of one that is spread over lines.
bool stands_alone(const std::string& line, bool is_first) {
  const bool may = is_first || (line.starts_with('{') && line.find("\"format\"") != std::string::npos);
  return may && line.size() <= kLongestText && nlohmann::json::accept(line);
}

void use_lines(std::istream& in, const std::function<void(const std::string&)>& use) {
  for (std::string line; read_line(in, line);) {
    if (!is_blank(line)) {
      use(line);
    }
  }
}

void read_records(std::istream& in, const std::function<void(const std::string&)>& use) {
  std::string text;
  std::string line;
  std::size_t blank = 0;
  while (text.size() <= kLongestText && blank <= kMostBlank && read_line(in, line)) {
    const bool is_first = text.empty();
    if (is_first && is_blank(line)) {
      blank += line.size() + 1;
      continue;
    }
    if (stands_alone(line, is_first)) {
      // So the file has one record in each line, and the lines before this one are broken.
      std::istringstream before(text);
      use_lines(before, use);
      use(line);
      use_lines(in, use);
      return;
    }
    text += line;
    text += '\n';
  }
  use(text);
}

// UTF-16 must be converted before it can be split into lines.
bool read_utf16(std::istream& in, const std::string& file,
                const std::function<void(const std::string&)>& use) {
  constexpr std::size_t kMost = 2 * kLongestText;  // UTF-16 has two bytes for most characters of a record
  std::string bytes;
  for (int c = in.get(); c != std::istream::traits_type::eof() && bytes.size() <= kMost; c = in.get()) {
    bytes.push_back(static_cast<char>(c));
  }
  if (bytes.size() > kMost) {
    std::cerr << "byways-cli: " << file << " is too long to be read in UTF-16\n";
    return false;
  }
  const std::optional<std::string> text = as_utf8(bytes);
  if (!text) {
    use(bytes);  // reading it as a record says why
    return true;
  }
  std::istringstream lines(*text);
  read_records(lines, use);
  return true;
}

bool read_any(std::istream& in, const std::string& file, const std::function<void(const std::string&)>& use) {
  constexpr int kFirstOfLittle = 0xFF;
  constexpr int kFirstOfBig = 0xFE;
  const int first = in.peek();
  if (first == kFirstOfLittle || first == kFirstOfBig) {
    return read_utf16(in, file, use);
  }
  read_records(in, use);
  return true;
}

}  // namespace

bool for_each_record(const std::string& file, const std::function<void(const std::string&)>& use) {
  if (file == "-") {
    return read_any(std::cin, "standard input", use);
  }
  std::ifstream in(path_of(file), std::ios::binary);
  if (!in || in.peek() == std::ifstream::traits_type::eof()) {
    // A folder opens but can't be read; an empty file is read and refused as a record.
    if (!in.is_open() || in.bad()) {
      std::cerr << "byways-cli: can't read " << file << '\n';
      return false;
    }
    use("");
    return true;
  }
  return read_any(in, file, use);
}

bool with_timelines(const std::string& file, const std::function<bool(const Record&, Timeline&)>& use) {
  bool all_good = true;
  const bool readable = for_each_record(file, [&](const std::string& bytes) {
    const auto record = read_record(bytes);
    if (!record) {
      print(answer_of(record.error()));
      all_good = false;
      return;
    }
    auto timeline = replay(*record);
    if (!timeline) {
      print(answer_of(timeline.error()));
      all_good = false;
      return;
    }
    all_good = use(*record, *timeline) && all_good;
  });
  return readable && all_good;
}

nlohmann::ordered_json answer_of(const RecordError& error) {
  nlohmann::ordered_json answer{{"ok", false}, {"turn", error.turn}};
  if (error.fault == RecordError::Fault::BadEntry) {
    answer["step"] = error.step;
    answer["rule"] = error.refusal.rule;
    answer["places"] = error.refusal.places;
    answer["message"] = error.refusal.message;
    if (error.variation > 0) {
      answer["variation"] = error.variation;
    }
  } else if (error.fault == RecordError::Fault::Arrangement) {
    answer["rule"] = error.refusal.rule;
    answer["places"] = error.refusal.places;
    answer["message"] = error.message;
  } else {
    answer["rule"] = error.fault == RecordError::Fault::WrongResult ? "result" : "record";
    answer["places"] = nlohmann::ordered_json::array();
    answer["message"] = error.message;
  }
  return answer;
}

void print(const nlohmann::ordered_json& answer) { std::cout << json_text(answer) << '\n'; }

}  // namespace byways::cli
