// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "engine/core/record.h"

// The part of records that says where a game begins. Used by reader and writer of records only.

namespace byways {

/// What stands under "arranged", if it has the form of an arrangement; its position may still be anything.
[[nodiscard]] std::optional<Arrangement> read_arrangement(const nlohmann::ordered_json& written);

/// Writes where the game begins, as the record's document has it, unknown keys and all, if that says the
/// same. Nothing where the rules say it.
void write_arrangement(const Record& record, nlohmann::ordered_json& document);

/// The set-up with which the record's game begins, or what is wrong with it.
[[nodiscard]] Expected<Setup, RecordError> setup_of(const Record& record);

}  // namespace byways
