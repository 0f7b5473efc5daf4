// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "engine/core/record.h"

// The part of a record that holds variations and comments. Internal to the reader and the writer of records.

namespace byways {

/// A key whose value has the wrong form.
struct WrongForm {
  std::string key;
  std::string wanted;  ///< in English, continues "should be …"
};

/// Fills variations and comments from the document. Precondition: the turns are read.
[[nodiscard]] std::optional<WrongForm> read_lines(const nlohmann::ordered_json& document, Record& record);

/// Writes the variations and comments that the record has; writes no key for what it doesn't have.
void write_lines(const Record& record, nlohmann::ordered_json& document);

}  // namespace byways
