// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "engine/core/record.h"

namespace byways::test {

using Json = nlohmann::ordered_json;

/// A short game of Byg that is still on, as a document to change and write.
[[nodiscard]] Json sample();
/// A finished one with its result.
[[nodiscard]] Json finished_sample();

/// Reads and replays: what is wrong with the bytes. Fails the test, and gives an empty error, if nothing is.
[[nodiscard]] RecordError error_of(std::string_view bytes);
template <std::same_as<Json> Document>
[[nodiscard]] RecordError error_of(const Document& document) {
  return error_of(std::string_view(document.dump()));
}

/// Expects this fault, and a message that holds `named`.
void expect_fault(std::string_view bytes, RecordError::Fault fault, std::string_view named);
template <std::same_as<Json> Document>
void expect_fault(const Document& document, RecordError::Fault fault, std::string_view named) {
  expect_fault(std::string_view(document.dump()), fault, named);
}

}  // namespace byways::test
