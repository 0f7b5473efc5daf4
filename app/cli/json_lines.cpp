// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json_lines.h"

namespace byways::cli {

namespace {

using Json = nlohmann::ordered_json;

}  // namespace

Json parse_line(const std::string& line) {
  constexpr int kDeepest = 40;
  bool is_deep = false;
  const Json::parser_callback_t keep = [&is_deep](int depth, Json::parse_event_t, Json&) {
    is_deep = is_deep || depth > kDeepest;
    return !is_deep;
  };
  Json value = Json::parse(line, keep, false);
  return is_deep ? Json(Json::value_t::discarded) : value;
}

}  // namespace byways::cli
