// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>

#include "app/match/match.h"
#include "engine/core/refusal.h"

namespace byways::app {

/// A sentence for a reason. Its gaps are the refusal's arguments.
struct ReasonSentence {
  const char* reason = nullptr;
  const char* text = nullptr;  ///< marked by QT_TRANSLATE_NOOP in the game's context
  int seat = 0;  ///< number from 1 of the argument that is a seat, to be shown as a name; 0 if none
};

/// The refusal as a sentence for people: from `sentences` in that context, from those that all games share
/// (wrong seat, no such cell, game over …), or else the engine's own in English.
[[nodiscard]] QString refusalText(const char* context, std::span<const ReasonSentence> sentences,
                                  const Refusal& refusal, const Match& match);

/// "1: H4 G9 …" without the seat and the ellipsis around the steps.
[[nodiscard]] QString stepsOf(const QString& entry);

}  // namespace byways::app
