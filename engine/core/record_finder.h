// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace byways {

/// The most records to look for in one text.
inline constexpr std::size_t kMostFound = 200;

/// The records in a text, in order, each as the bytes of a file; a record that occurs twice is listed once.
/// The text may be one record, one record per line, or a mail or forum post with records in it. Repairs most
/// of what mail programs and forums do to text: ">" before lines, broken lines, typographic quotation marks,
/// no-break spaces.
///
/// If no record can be read, returns the part that looks most like one, so that reading it gives a useful
/// error; returns an empty list if no part does. Any bytes are safe; the work is bounded.
[[nodiscard]] std::vector<std::string> find_records(std::string_view text);

}  // namespace byways
