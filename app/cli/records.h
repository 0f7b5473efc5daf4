// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>

#include "engine/core/record.h"

namespace byways::cli {

/// Calls `use(bytes)` for each record in the file (stdin for "-"). The whole file is one record, or each line
/// is one. Returns false, with a message on stderr, if the file can't be read.
bool for_each_record(const std::string& file, const std::function<void(const std::string&)>& use);

/// Replays each record of the file and calls `use(record, timeline)`; for a record that can't be replayed,
/// prints what the verb `check` would. Returns whether the file could be read, all records could be replayed
/// and every `use` returned true.
bool with_timelines(const std::string& file, const std::function<bool(const Record&, Timeline&)>& use);

/// The answer of the verb `check` to a record that can't be replayed.
[[nodiscard]] nlohmann::ordered_json answer_of(const RecordError& error);

/// Writes one line of JSON to stdout.
void print(const nlohmann::ordered_json& answer);

}  // namespace byways::cli
