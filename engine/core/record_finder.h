// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace byways {

/// More records than these are not looked for in one text.
inline constexpr std::size_t kMostFound = 200;

/// The records in a text, each as the bytes of a file, in their order and each once: a record alone, one a
/// line, or records with other words around them, as in a mail or a post in a forum. What such ways have done
/// to them is undone where that can be told: marks of quotation (">") before lines, lines broken at spaces or
/// anywhere else, typographic quotation marks, spaces that don't break.
///
/// If none of them can be read, what looks most like records, so that reading it says what is wrong. Empty if
/// nothing looks like one. Any bytes are harmless; the work is limited.
[[nodiscard]] std::vector<std::string> find_records(std::string_view text);

}  // namespace byways
