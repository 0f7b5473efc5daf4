// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "engine/core/record.h"

namespace byways::test {

using Json = nlohmann::ordered_json;

/// A short unfinished game of Byg, as a document to modify and write.
[[nodiscard]] Json sample();
/// A finished game with its result.
[[nodiscard]] Json finished_sample();

/// Reads and replays a record, and returns the error. If there is none, fails the test and returns an empty
/// error.
[[nodiscard]] RecordError error_of(std::string_view bytes);
template <std::same_as<Json> Document>
[[nodiscard]] RecordError error_of(const Document& document) {
  return error_of(std::string_view(document.dump()));
}

/// Expects this fault, and a message that contains `named`.
void expect_fault(std::string_view bytes, RecordError::Fault fault, std::string_view named);
template <std::same_as<Json> Document>
void expect_fault(const Document& document, RecordError::Fault fault, std::string_view named) {
  expect_fault(std::string_view(document.dump()), fault, named);
}

}  // namespace byways::test
