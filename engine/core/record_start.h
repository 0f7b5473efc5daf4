// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "engine/core/record.h"

// The part of a record that says where the game begins. Internal to the reader and the writer of records.

namespace byways {

/// Parses "arranged"; the position itself is unchecked.
[[nodiscard]] std::optional<Arrangement> read_arrangement(const nlohmann::ordered_json& written);

/// Writes "arranged" into `document`. If record.document already has an equivalent "arranged", this is copied
/// as it is, with its unknown keys. Writes nothing for the usual start.
void write_arrangement(const Record& record, nlohmann::ordered_json& document);

/// The set-up with which the record's game begins, or what is wrong with it.
[[nodiscard]] Expected<Setup, RecordError> setup_of(const Record& record);

}  // namespace byways
