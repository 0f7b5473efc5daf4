// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/learned_file.h"

#include <nlohmann/json.hpp>

#include "engine/search/numbers.h"

namespace byways::test {

namespace {

constexpr std::uint64_t kNineDigits = 1000000007;

}  // namespace

std::uint64_t checksum_of(const std::string& file) {
  auto json = nlohmann::json::parse(file);
  json.erase("checksum");
  return search::mix_text(json.dump()) % kNineDigits;
}

std::string with_checksum(const std::string& file) {
  return "{\"checksum\": " + std::to_string(checksum_of(file)) + ",\n" + file.substr(1);
}

void Checkpoint::add(std::int64_t value) { key_ = search::mix(key_, static_cast<std::uint64_t>(value)); }

std::uint64_t Checkpoint::number() const { return key_ % kNineDigits; }

}  // namespace byways::test
