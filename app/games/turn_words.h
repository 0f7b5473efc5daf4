// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/games/game_face.h"

namespace byways::app {

/// Whether an entry's text is a declaration or a choice in words ("resign") rather than notation.
[[nodiscard]] bool isSpelledOut(const QString& entry, const Game& game);

/// A turn as a line: "3. Ann: C3 D4", or the outcome of a lot. `number` counts the players' turns; `notation`
/// is Preferences::notation.
[[nodiscard]] QString turnLine(const Entry& entry, int number, const GameFace& face, const Match& match,
                               bool notation);

/// The number of the turn that entry `entry` of the line belongs to, as it is counted everywhere in the
/// window: the players' turns from 1, without lots; if turns are secret, the number of the round.
/// Precondition: entry <= the length of the line.
[[nodiscard]] int turnNumber(const Timeline& timeline, std::size_t entry);

/// The seat of the only person at the table; kNobody if there are several, or none.
[[nodiscard]] Seat onlyPerson(const Match& match);

/// The text of turnLine without number and name: "C3 D4".
[[nodiscard]] QString turnWhat(const Entry& entry, const GameFace& face, const Match& match, bool notation);
/// A turn in words, including one that other players mustn't see. `turn` is in the notation of records,
/// without the seat.
[[nodiscard]] QString openTurnText(const std::string& turn, Seat seat, const GameFace& face,
                                   const Match& match);
/// The result in words: "Ann wins", "A draw"; empty while the game is on.
[[nodiscard]] QString winnersText(const Match& match);

/// A line of the list of turns. `cursor` is the timeline's cursor after it, `entries` the number of entries
/// up to its end.
struct TurnRow {
  QString text;
  std::size_t cursor = 0;
  std::size_t entries = 0;
  // The parts of a player's turn; if there are none, `text` is everything.
  Seat seat = kNobody;
  int number = 0;     ///< the number of the turn, counting the players' turns
  QString what = {};  ///< the text without number and name
  int colour = -1;    ///< as GameFace::colourOfTurn
  Entry entry = {};   ///< the entry of the row; default-constructed for rows of several entries
  std::shared_ptr<const State> state = {};  ///< the state at the end of `entry` (Timeline::state_kept_at)

  bool operator==(const TurnRow&) const = default;
};

/// The rows of a line, and which of them the last call of turnRows has changed: all rows from index `fresh`
/// on, and those before it whose indices are in `again`.
struct TurnRows {
  std::vector<TurnRow> rows;
  std::size_t fresh = 0;
  std::vector<std::size_t> again = {};
  std::optional<std::size_t> begun = {};  ///< index of the row that has only the first steps of its entry
};

/// The entries of the whole line. Of a turn that was partly undone, the entry has only the steps that haven't
/// been undone (Match::undoneTo); an unfinished turn is left out if all its steps were undone.
class ToldEntries {
 public:
  explicit ToldEntries(const Match& match);

  [[nodiscard]] std::size_t size() const { return size_; }
  /// Precondition: index < size().
  [[nodiscard]] const Entry& operator[](std::size_t index) const {
    return index + 1 == played_.size() ? played_.back() : all_[index];
  }
  /// The index of the entry that has only the first steps of its turn; nothing if there is none.
  [[nodiscard]] std::optional<std::size_t> begun() const;
  /// The timeline's cursor after the entry with this index. Precondition: index < size().
  [[nodiscard]] std::size_t cursorAfter(std::size_t index) const {
    return begun() == index ? undoneTo_ : ends_[index];
  }

 private:
  std::size_t undoneTo_;
  const std::vector<std::size_t>& ends_;
  Entries all_;
  Entries played_;
  std::size_t size_;
};

/// All rows of the line on the table, one for each entry. If turns are secret, the rows instead tell what
/// everybody has seen between one public position and the next, and whether a round is in progress. The start
/// has no row. `known` are the rows of an earlier call in the same language and with the same names. Rows
/// that still match the beginning of the line are reused, so that the time hardly grows with their number.
[[nodiscard]] TurnRows turnRows(const GameFace& face, const Match& match, bool notation, TurnRows known = {});

}  // namespace byways::app
