// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/record.h"

namespace byways {

/// Does what read_record does, for a document that isn't a file of its own, but part of another one or
/// derived from it.
[[nodiscard]] Expected<Record, RecordError> record_from(nlohmann::ordered_json document);

}  // namespace byways
