// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/json_text.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace byways {

namespace {

using Ordered = nlohmann::ordered_json;

template <typename Json>
Ordered parsed(std::string_view text, JsonLimits limits) {
  int keys = 0;
  const auto is_within = [&](int depth, typename Json::parse_event_t event, Json&) {
    keys += event == Json::parse_event_t::key ? 1 : 0;
    return depth <= limits.deepest && keys <= limits.most_keys;
  };
  Json value = Json::parse(text, is_within, false);
  return keys <= limits.most_keys ? Ordered(std::move(value)) : Ordered(Ordered::value_t::discarded);
}

}  // namespace

Ordered read_json(std::string_view text, JsonFault* fault) {
  JsonFault why;
  try {
    return Ordered::parse(text);
  } catch (const Ordered::parse_error& error) {
    why.byte = error.byte;
  } catch (const Ordered::exception&) {
    why.is_number = true;
  }
  if (fault != nullptr) {
    *fault = why;
  }
  // NOLINTNEXTLINE(modernize-return-braced-init-list): braces would make an array
  return Ordered(Ordered::value_t::discarded);
}

Ordered read_json(std::string_view text, JsonLimits limits) {
  return limits.most_keys < JsonLimits().most_keys ? parsed<nlohmann::json>(text, limits)
                                                   : parsed<Ordered>(text, limits);
}

std::string json_text(const Ordered& value, std::optional<unsigned> indent) {
  return value.dump(indent ? static_cast<int>(*indent) : -1, ' ', false, Ordered::error_handler_t::replace);
}

std::string json_text(const nlohmann::json& value) {
  return value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace byways
