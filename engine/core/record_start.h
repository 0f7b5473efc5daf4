// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "engine/core/record.h"

// The part of records that says where a game begins. Only the reader and the writer of records use it.

namespace byways {

/// What stands under "arranged", if it has the form of an arrangement; its position may still be anything.
[[nodiscard]] std::optional<Arrangement> read_arrangement(const nlohmann::ordered_json& written);

/// Writes where the game begins; in the words of the record's document, unknown keys included, if that means
/// the same. Writes nothing if the game begins as the rules say.
void write_arrangement(const Record& record, nlohmann::ordered_json& document);

/// The set-up with which the record's game begins, or what is wrong with it.
[[nodiscard]] Expected<Setup, RecordError> setup_of(const Record& record);

}  // namespace byways
