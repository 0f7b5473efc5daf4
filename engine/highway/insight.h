// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/highway/report.h"

namespace byways::highway {

/// What everybody may see: the board after the last round, the scores, and who has submitted.
struct Table {
  int round = 1;
  std::string phase;                         ///< as in State::phase
  Places cells;                              ///< each seat's cell; empty before the lot
  Places homes;                              ///< each seat's starting hex; empty before the lot
  std::map<std::string, std::string> tiles;  ///< "L" or "R" by cell
  std::vector<int> scores;                   ///< by seat
  std::vector<bool> submitted;               ///< by seat: whether its submission of this round is sealed
  std::vector<bool> left;                    ///< by seat (TURN-6)
  bool operator==(const Table&) const = default;
};

/// Everything that a seat may know: the table and its own submission of the current round (HWY-2).
struct View {
  Seat seat = kNobody;
  Table table;
  std::vector<std::string> submission;  ///< steps in the order in which they were made
  bool sealed = false;
  bool operator==(const View&) const = default;
};

/// Why a cell is controlled (HWY-4). Near takes precedence over Closer.
enum class Control : std::uint8_t { Own, Near, Sight, Closer };

/// A cell and why it is controlled.
struct ControlledCell {
  std::string cell;
  Control why = Control::Own;
  bool operator==(const ControlledCell&) const = default;
};

/// What a Hexagonal Highway state offers beyond State, for views, hints and lessons. State::position and
/// State::legal_steps reveal all secrets of the record; a shared window must ask here instead.
///
/// Seats are those of the game. Place ids are cells ("A1").
class Insight {
 public:
  virtual ~Insight() = default;

  /// What everybody may know.
  [[nodiscard]] virtual Table table() const = 0;
  /// What `seat` may know.
  [[nodiscard]] virtual View view(Seat seat) const = 0;

  /// The cells that a seat controls in this round, in reading order, including its own; empty before the lot.
  /// Public.
  [[nodiscard]] virtual std::vector<ControlledCell> controlled(Seat seat) const = 0;
  /// Where `seat` may still place a part of `kind`; empty if it isn't this seat's turn to submit.
  /// Precondition: `kind` isn't PartKind::Go.
  [[nodiscard]] virtual Places legal_places(Seat seat, PartKind kind) const = 0;
  /// The seat's journey in `direction` (a Direction, or kStay) on the public board with the tiles of its own
  /// submission. Only this seat may see it. Precondition: the corners are drawn.
  [[nodiscard]] virtual JourneyReport preview(Seat seat, std::uint8_t direction) const = 0;
  /// Like preview(seat, direction), in the direction of the seat's submission.
  [[nodiscard]] virtual JourneyReport preview(Seat seat) const = 0;

  /// The starting hexes that are free or about to be left (HWY-15), in reading order; before the lot, all of
  /// them.
  [[nodiscard]] virtual Places free_homes() const = 0;
  /// The completed rounds, oldest first. The references are valid as long as the state.
  [[nodiscard]] virtual std::vector<const RoundReport*> reports() const = 0;

 protected:
  Insight() = default;
  Insight(const Insight&) = default;
  Insight& operator=(const Insight&) = default;
};

/// The insight into a state of Hexagonal Highway; null for states of other rule sets. Lives as long as the
/// state.
[[nodiscard]] const Insight* insight_into(const State& state);

}  // namespace byways::highway
