// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/refusal.h"

namespace byways {

std::string shorten(std::string_view text) {
  constexpr std::size_t kLongest = 40;  // bytes; no step of any game comes near
  if (text.size() <= kLongest) {
    return std::string(text);
  }
  std::size_t end = kLongest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
    --end;
  }
  return std::string(text.substr(0, end)) + "\u2026";
}

Refusal not_notation(std::string_view text) {
  const std::string shown = shorten(text);
  return {.rule = "notation",
          .reason = "core.notation",
          .message = "\"" + shown + "\" is not a step of this game.",
          .places = {},
          .arguments = {shown}};
}

}  // namespace byways
