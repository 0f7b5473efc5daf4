// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <span>

#include "app/games/game_face.h"
#include "app/games/refusal_text.h"
#include "engine/overpass/colours.h"

// What all games of the Over-Pass set say in the same words.

namespace byways::app {

/// A colour within a sentence: "red".
[[nodiscard]] QString passColourName(overpass::Colour colour);
/// The colour that a record calls by that name; the text itself if there is none.
[[nodiscard]] QString passColourName(const std::string& name);
/// "A1, B2 and C3", in the language of the texts.
[[nodiscard]] QString passListText(const QStringList& parts);

/// The sentences of one game: a table in its context, and what a table can't say. That function may change
/// the refusal's arguments, where colours and seats already have their names for people, and answers a
/// sentence, or nothing to leave it to the table.
struct PassSentences {
  const char* context;
  std::span<const ReasonSentence> table;
  std::function<QString(Refusal& refusal, const Match& match)> special;
};

/// A refusal as a sentence: the game's own, else one that all games of the set have, else as refusalText.
[[nodiscard]] QString passRefusalText(const PassSentences& sentences, const Refusal& refusal,
                                      const Match& match);

/// "Ben starts, with black." or "3 and 2: 5 moves." `outcome` with or without the "*: " of an entry.
[[nodiscard]] QString passLotText(const QString& outcome, const Match& match);
/// The words of a record that are no moves, an empty turn and lots; empty for moves. `steps` comes from
/// stepsOf.
[[nodiscard]] QString passWordText(const QString& steps, const Match& match);
/// What a dice game's result is: who has what home.
[[nodiscard]] QString passHomeText(const Match& match);
/// "3 home", "7 waiting", by colour in a game of two.
[[nodiscard]] QStringList passSeatLines(const Match& match, Seat seat);
/// "Ann plays white and red, Ben black and blue.": for the new-game sheet.
[[nodiscard]] QString passColoursNote(const QStringList& names);

}  // namespace byways::app
