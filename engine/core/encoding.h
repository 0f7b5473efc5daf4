// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace byways {

/// The text of a file in UTF-8, without its byte-order mark. UTF-16 is recognised by its byte-order mark and
/// converted, because Windows PowerShell 5 writes UTF-16 when output is redirected. Returns nothing if the
/// bytes have the mark of UTF-32, if they have no mark and look like UTF-16 that begins with an ASCII
/// character, or if they have the mark of UTF-16 but an odd length or an unpaired surrogate. All other bytes
/// are assumed to be UTF-8; whether they are isn't checked.
[[nodiscard]] std::optional<std::string> as_utf8(std::string_view bytes);

/// Whether the bytes begin with the byte-order mark of UTF-16, little-endian or big-endian.
[[nodiscard]] bool has_utf16_mark(std::string_view bytes);

}  // namespace byways
