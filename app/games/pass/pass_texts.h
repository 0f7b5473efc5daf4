// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <span>

#include "app/games/game_face.h"
#include "app/games/pass/pass_scene.h"
#include "app/games/pass/pass_table.h"
#include "app/games/refusal_text.h"
#include "app/match/match.h"
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

/// What a screen reader says of a pile or the dice: "Reserve of red, Ann's: 7 pieces". Empty for other
/// places, and for piles that the scene hasn't got.
[[nodiscard]] QString passPileWords(const PassScene& scene, const QString& place);

/// The keys that make the board larger and smaller, for the page of keys.
[[nodiscard]] QList<KeyHelp> passZoomKeys();
/// What the mouse does on the boards of Over-Pass beyond a click.
[[nodiscard]] QList<KeyHelp> passMouse();

// The aims of the games of the Over-Pass set and their steps in words, for the GameFace, where they are
// documented.

[[nodiscard]] QString overPassAim(const Match& match);
[[nodiscard]] QString overPassStepText(const QString& step);
[[nodiscard]] QString groupsAim(const Match& match);
[[nodiscard]] QString groupsStepText(const QString& step);
[[nodiscard]] QString monoAim(const Match& match);
[[nodiscard]] QString monoStepText(const QString& step);
/// The steps of a turn in words; moves of one piece, one straight after the other, are one way.
[[nodiscard]] QString groupsStepsText(const QString& steps);
/// The steps of a turn in words, one after the other.
[[nodiscard]] QString passStepsText(const QString& steps, QString (*stepText)(const QString& step));

// What both games with dice say of the turn in progress.

/// What to do outside PassTable::Phase::Play.
[[nodiscard]] QString passTask(const PassTable& table);
/// "Moves left: 4 of 7".
[[nodiscard]] TurnItem movesLeftItem(const PassTable& table);
/// GameFace::lossAtEnd: moves that could still be made, where they are half the roll or more; empty
/// otherwise.
[[nodiscard]] QString movesLostAtEnd(const Match& match);

}  // namespace byways::app
