// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/byg/shapes.h"
#include "engine/core/json_text.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

namespace byways::byg {

namespace {

constexpr unsigned kRing = hex::kDirections;
constexpr unsigned kCodes = 1U << (2 * kRing);

unsigned turned(unsigned code, unsigned by, bool is_reflected) {
  unsigned turned = 0;
  for (unsigned d = 0; d < kRing; ++d) {
    const unsigned from = (is_reflected ? by + kRing - d : by + d) % kRing;
    turned |= ((code >> (2 * from)) & 3U) << (2 * d);
  }
  return turned;
}

RingNumbers make_ring_numbers() {
  RingNumbers rings;
  std::uint16_t count = 0;
  for (unsigned code = 0; code < kCodes; ++code) {
    unsigned least = code;
    for (unsigned by = 0; by < kRing; ++by) {
      least = std::min({least, turned(code, by, false), turned(code, by, true)});
    }
    if (least == code) {
      rings.code[count] = static_cast<std::uint16_t>(code);
      rings.of[code] = count++;
    } else {
      rings.of[code] = rings.of[least];
    }
  }
  return rings;
}

ShapeValues read_values() {
  const auto json = read_json(shape_values_text());
  const std::map<std::string, int> known = json.at("shapes");
  ShapeValues values;
  for (int shape = 0; shape < kShapes; ++shape) {
    if (const auto found = known.find(name_of_shape(shape)); found != known.end()) {
      values.of[static_cast<std::size_t>(shape)] = static_cast<float>(found->second);
    }
  }
  return values;
}

}  // namespace

const RingNumbers& ring_numbers() {
  static const RingNumbers rings = make_ring_numbers();
  return rings;
}

std::string name_of_shape(int shape) {
  constexpr const char* kSigns = ".ox#";
  const unsigned code = ring_numbers().code[static_cast<std::size_t>(shape / kJoins)];
  std::string name;
  for (unsigned d = 0; d < kRing; ++d) {
    name += kSigns[(code >> (2 * d)) & 3U];
  }
  const int joins = shape % kJoins;
  return name + std::to_string(joins / 3) + std::to_string(joins % 3);
}

const ShapeValues& shape_values() {
  static const ShapeValues values = read_values();
  return values;
}

}  // namespace byways::byg
