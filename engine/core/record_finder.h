// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace byways {

/// The most records to look for in one text.
inline constexpr std::size_t kMostFound = 200;

/// The records in a text, in order, each once, each as the bytes of a file. The text may be a single record,
/// one record per line, or records among other words, as in a mail or a forum post. Undoes what mail programs
/// and forums do to text, as far as possible: quotation marks (">") before lines, broken lines, typographic
/// quotation marks, no-break spaces.
///
/// If none can be read, returns what looks most like a record, so that reading it explains what is wrong.
/// Empty if nothing does. Any bytes are safe; the work is bounded.
[[nodiscard]] std::vector<std::string> find_records(std::string_view text);

}  // namespace byways
