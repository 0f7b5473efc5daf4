// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/edition.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace byways {

namespace {

using EditionJson = nlohmann::json;

bool is_grade(const EditionJson& json) { return json.is_number_integer() && json >= 1 && json <= kGrades; }

Expected<Strand, std::string> read_strand(const EditionJson& json) {
  if (!json.is_object() || !json.contains("family") || !json["family"].is_string() ||
      !json.contains("grades") || !json["grades"].is_array() || json["grades"].size() != kGrades) {
    return std::string("a strand has a \"family\" and five \"grades\"");
  }
  Strand strand;
  strand.family = json["family"].get<std::string>();
  for (std::size_t i = 0; i < kGrades; ++i) {
    const EditionJson& ids = json["grades"][i];
    if (!ids.is_array() || ids.empty()) {
      return strand.family + ": grade " + std::to_string(i + 1) + " has no exercises";
    }
    for (const EditionJson& id : ids) {
      auto exercise = id.is_string() ? find_exercise(id.get<std::string>()) : std::nullopt;
      if (!exercise) {
        return strand.family + ": there is no exercise " +
               id.dump(-1, ' ', false, EditionJson::error_handler_t::replace);
      }
      exercise->grade = static_cast<int>(i) + 1;
      strand.grades[i].push_back(*exercise);
    }
  }
  return strand;
}

}  // namespace

Expected<Edition, std::string> read_edition(std::string_view json) {
  const EditionJson file = EditionJson::parse(json, nullptr, false);
  if (!file.is_object() || !file.contains("edition") || !file["edition"].is_number_integer() ||
      file["edition"] < 1 || !file.contains("from") || !file["from"].is_string()) {
    return std::string("an edition has its number as \"edition\" and its first day as \"from\"");
  }
  Edition edition;
  edition.number = file["edition"].get<int>();
  const auto from = read_date(file["from"].get<std::string>());
  if (!from) {
    return from.error();
  }
  edition.from = *from;
  const auto curve = file.find("curve");
  if (curve == file.end() || !curve->is_array() || curve->size() != kWeekdays ||
      !std::all_of(curve->begin(), curve->end(), is_grade)) {
    return std::string("\"curve\" is a grade for each weekday");
  }
  std::transform(curve->begin(), curve->end(), edition.curve.begin(),
                 [](const EditionJson& grade) { return grade.get<int>(); });
  const auto strands = file.find("strands");
  if (strands == file.end() || !strands->is_array() || strands->empty() ||
      strands->size() > Edition::kMostStrands || strands->size() % kWeekdays == 0) {
    return std::string("\"strands\" are up to 13, but not 7");
  }
  for (const EditionJson& each : *strands) {
    auto strand = read_strand(each);
    if (!strand) {
      return strand.error();
    }
    edition.strands.push_back(std::move(*strand));
  }
  return edition;
}

const std::vector<Edition>& editions() {
  static const std::vector<Edition> all = [] {
    std::vector<Edition> read;
    for (const EditionText& file : edition_texts()) {
      if (auto edition = read_edition(file.text)) {  // malformed files are left out; tests look for them
        read.push_back(std::move(*edition));
      }
    }
    std::sort(read.begin(), read.end(),
              [](const Edition& a, const Edition& b) { return a.number < b.number; });
    return read;
  }();
  return all;
}

}  // namespace byways
