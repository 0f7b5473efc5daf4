// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace byways::fuzz {

/// Reads the bytes as a record. What is refused must say why; what is accepted must be the same game after
/// writing and reading again. Aborts with a message on stderr where that isn't so.
void try_record(std::string_view bytes);

}  // namespace byways::fuzz
