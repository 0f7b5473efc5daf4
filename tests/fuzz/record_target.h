// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace byways::fuzz {

/// Reads the bytes as a record. If it is refused, the error must give a reason; if it is accepted, it must be
/// the same game after writing and reading it again. Otherwise aborts with a message on standard error.
void try_record(std::string_view bytes);

}  // namespace byways::fuzz
