// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "app/games/refusal_text.h"

namespace byways::app {

/// The translation context of the sentences below.
inline constexpr auto kArrangedContext = "ArrangedTexts";

/// Why a position that was set up can't be played, for all games.
[[nodiscard]] std::span<const ReasonSentence> arrangedSentences();

}  // namespace byways::app
