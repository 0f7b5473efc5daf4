// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <array>

#include "app/games/common_words.h"
#include "app/games/game_face.h"
#include "app/games/pass/pass_scene.h"
#include "app/match/match.h"
#include "engine/overpass/colours.h"

namespace byways::app {

/// Whose turn it is in a game of the Over-Pass set, with which colour, and how many pieces are where.
struct PassTable {
  enum class Phase {
    Lot,   ///< who starts is still to be drawn
    Roll,  ///< the dice are still to be rolled
    Play,
    Over
  };

  int players = 2;
  Phase phase = Phase::Lot;
  int colour = overpass::kNoColour;  ///< the colour on turn; kNoColour if there is none, and in Mono-Line
  std::array<int, 2> dice{};         ///< 0 each before the roll
  int movesLeft = 0;                 ///< moves of the roll that are left
  std::array<int, overpass::kColours> reserves{};  ///< number of pieces in reserve, by colour
  std::array<int, overpass::kColours> onBoard{};   ///< by colour
  QList<int> homes;                                ///< number of pieces brought home, in seat order

  [[nodiscard]] int sum() const { return dice[0] + dice[1]; }
  [[nodiscard]] int sumOfReserves() const;
  [[nodiscard]] int reserveOf(int one) const { return reserves.at(static_cast<std::size_t>(one)); }
  [[nodiscard]] int onBoardOf(int one) const { return onBoard.at(static_cast<std::size_t>(one)); }
  /// How many of the ten pieces of the colour `one` are home. Precondition: nobody has left, which is always
  /// true with two players.
  [[nodiscard]] int homeOf(int one) const { return overpass::kPiecesEach - reserveOf(one) - onBoardOf(one); }
  /// The seat whose colour is on turn; kNobody where none is.
  [[nodiscard]] Seat seat() const;
};

/// The table at the match's cursor, of Over-Pass or Groups-of-Three.
[[nodiscard]] PassTable passTable(const Match& match);

/// The colour that has the turn in a position of Over-Pass or Groups-of-Three; kNoColour if none has, as
/// after the end.
[[nodiscard]] int passColourAt(const State& state);

/// The colours of a seat in the order of their turns: two colours if there are two players, else one.
[[nodiscard]] QList<int> passColours(int players, Seat seat);

/// The scene of Over-Pass.
[[nodiscard]] PassScene overPassScene(const Match& match);
/// The scene of Groups-of-Three.
[[nodiscard]] PassScene groupsScene(const Match& match);
/// The scene of Mono-Line, without tinted lines. A piece that is tried out is on the board.
[[nodiscard]] PassScene monoScene(const Match& match);
/// Adds the lines that players hold in Mono-Line; none in the strict game, in which people have to see for
/// themselves who holds which lines.
void tintHeldLines(PassScene& scene, const Match& match);

// Texts that all rule sets of the Over-Pass set share.

/// A colour within a sentence: "red".
[[nodiscard]] QString passColourName(overpass::Colour colour);
/// The colour that records call `name`, as a word within a sentence; `name` itself if there is no such
/// colour.
[[nodiscard]] QString passColourName(const std::string& name);

/// "Ben starts, with black." or "3 and 2: 5 moves." `outcome` may begin with the "*: " of an entry.
[[nodiscard]] QString passLotText(const QString& outcome, const Match& match);
/// The text of an empty turn or a lot; empty for moves. `steps` comes from stepsOf.
[[nodiscard]] QString passWordText(const QString& steps, const Match& match);
/// The result of a game with dice: how many pieces each player has brought home.
[[nodiscard]] QString passHomeText(const Match& match);
/// "3 home", "7 in reserve"; for each colour if a seat has two.
[[nodiscard]] QStringList passSeatLines(const Match& match, Seat seat);
/// "Ann plays white and red, Ben black and blue.": for the new-game sheet.
[[nodiscard]] QString passColoursNote(const QStringList& names);

/// What a screen reader says of a pile or the dice: "Reserve of red, Ann's: 7 pieces". Empty for other
/// places, and for piles that the scene doesn't have.
[[nodiscard]] QString passPileWords(const PassScene& scene, const QString& place);

/// The keys that zoom the board, for the page of keys.
[[nodiscard]] QList<KeyHelp> passZoomKeys();
/// What the mouse does, besides clicking, on the boards of the Over-Pass set.
[[nodiscard]] QList<KeyHelp> passMouse();

// The texts of GameFace::aim and GameFace::stepText for the rule sets of the Over-Pass set.

[[nodiscard]] QString overPassAim(const Match& match);
[[nodiscard]] QString overPassStepText(const QString& step);
[[nodiscard]] QString groupsAim(const Match& match);
[[nodiscard]] QString groupsStepText(const QString& step);
[[nodiscard]] QString monoAim(const Match& match);
[[nodiscard]] QString monoStepText(const QString& step);
/// The steps of a turn in words; consecutive moves of one piece become one path.
[[nodiscard]] QString groupsStepsText(const QString& steps);
/// The steps of a turn in words, one after the other.
[[nodiscard]] QString passStepsText(const QString& steps, QString (*stepText)(const QString& step));

// Texts about the turn in progress for the two rule sets with dice.

/// What the player to move should do outside PassTable::Phase::Play.
[[nodiscard]] QString passTask(const PassTable& table);
/// "Moves left: 4 of 7".
[[nodiscard]] TurnItem movesLeftItem(const PassTable& table);
/// GameFace::lossAtEnd: says how many moves of the roll are left, if these are at least half of the roll and
/// a move is possible; empty otherwise.
[[nodiscard]] QString movesLostText(const Match& match);

}  // namespace byways::app
