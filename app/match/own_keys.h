// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>

namespace byways::app {

/// Takes away what stands under the program's own keys (docs/file-format.md) in a form that they don't have:
/// a record may come from anywhere, and what is ours there is as little to be trusted as the rest. This is
/// the one place where the forms are looked at: afterwards each of these keys is missing or as it should be.
/// Other keys stay.
void dropUnsoundKeys(nlohmann::ordered_json& document, std::size_t players);

}  // namespace byways::app
