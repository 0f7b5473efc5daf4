// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "engine/overpass/reasons.h"

// What the states of the Over-Pass set offer beyond State, for views, hints and lessons. Everything is about
// the current board, including the steps of an unfinished turn. Places are ids of nodes or spaces; an unknown
// place is treated like an empty one. Each object lives as long as its state.

namespace byways::overpass {

/// One legal move of a piece.
struct Option {
  /// The kinds of move (OVP-3).
  enum class Kind { OverPass, Trade, Slide, Exit };
  Kind kind = Kind::OverPass;
  std::string to;    ///< landing or partner; "home:1" for an exit
  int price = 1;     ///< its cost in moves (OVP-3)
  std::string step;  ///< as the record writes it
};

/// Two parallel lines that allow a trade. Each is the list of its nodes, in order.
struct LinePair {
  Places first;   ///< the line on which the first of the two pieces rests
  Places second;  ///< the line on which the second piece rests
};

/// What a state of Over-Pass offers beyond State.
class OverPassInsight {
 public:
  virtual ~OverPassInsight() = default;

  /// Every legal move of the piece, by kind and in the order of the board file. A trade is listed for both of
  /// its pieces.
  [[nodiscard]] virtual std::vector<Option> options(const std::string& node) const = 0;
  /// The nodes of a shortest Over-Pass from one node to another, including both ends; empty if no Over-Pass
  /// is possible (OVP-5, OVP-6).
  [[nodiscard]] virtual Places chain(const std::string& from, const std::string& landing) const = 0;
  /// Every pair of parallel lines on which the two nodes rest (OVP-7).
  [[nodiscard]] virtual std::vector<LinePair> parallel_lines(const std::string& one,
                                                             const std::string& other) const = 0;
  /// Why the piece may not exit now (OVP-3, OVP-9); nothing if these two rules allow the exit, or before the
  /// roll. An unknown node is refused as such (LIN-1).
  [[nodiscard]] virtual std::optional<Refusal> exit_refusal(const std::string& node) const = 0;
  /// The fewest moves that empty the centre; 0 if it is empty. Nothing if the moves left aren't enough, or
  /// before the roll (OVP-10).
  [[nodiscard]] virtual std::optional<int> moves_to_empty_centre() const = 0;

 protected:
  OverPassInsight() = default;
  OverPassInsight(const OverPassInsight&) = default;
  OverPassInsight& operator=(const OverPassInsight&) = default;
};

/// A space where a move allows a piece to be brought in, and the groups of three that allow it (GRP-7).
struct BringIn {
  std::string space;
  std::vector<std::array<std::string, 3>> groups;
};

/// What a state of Groups-of-Three offers beyond State.
class GroupsInsight {
 public:
  virtual ~GroupsInsight() = default;

  /// The spaces to which the piece may legally move, including the goal.
  [[nodiscard]] virtual Places ways(const std::string& space) const = 0;
  /// Where a move from `from` to `to` would allow a piece to be brought in. Empty if there is no reserve, or
  /// if `to` isn't one of ways(from).
  [[nodiscard]] virtual std::vector<BringIn> bring_ins(const std::string& from,
                                                       const std::string& to) const = 0;
  /// All 36 groups of three, in the order of the board file.
  [[nodiscard]] virtual std::vector<std::array<std::string, 3>> groups() const = 0;
  /// The fewest moves after which no piece of the colour on turn is in transit (GRP-6).
  [[nodiscard]] virtual int moves_to_leave_transit() const = 0;
  /// Why `actor` can't move the piece on `space`. This is the refusal of a move to an empty space next to it,
  /// since that says most. If all spaces next to it are taken, GRP-3 "groups.hemmed-in" or
  /// "fullhouse.hemmed-in".
  [[nodiscard]] virtual std::optional<Refusal> lift_refusal(Seat actor, const std::string& space) const = 0;
  // In Groups-of-Three only:

  /// The other two spaces of a group of three in which only `space` is empty, if the colour on turn has a
  /// reserve. Empty if there is no such group. The group alone isn't enough for a piece to be brought in
  /// (GRP-7).
  [[nodiscard]] virtual Places lacking_group(const std::string& /*space*/) const { return {}; }
  /// Why no piece of the colour on turn can enter an empty space. If lacking_group() finds a group for it:
  /// why no piece is brought in there (GRP-7 "groups.moved-in"). Otherwise: why no piece can move there,
  /// which is the refusal of a piece next to it, or GRP-3 "groups.out-of-reach" if there is none. Nothing if
  /// a piece can move there.
  [[nodiscard]] virtual std::optional<Refusal> entry_refusal(const std::string& /*space*/) const {
    return std::nullopt;
  }

 protected:
  GroupsInsight() = default;
  GroupsInsight(const GroupsInsight&) = default;
  GroupsInsight& operator=(const GroupsInsight&) = default;
};

/// A line with pieces of both players.
struct SharedLine {
  Places nodes;   ///< of the line, in order
  Places pieces;  ///< the nodes of the line that hold a piece
};

/// Why a game of Mono-Line can be decided by counting before it ends.
struct MonoDecision {
  Seat winner = kNobody;
  int safe = 0;  ///< safe places of the winner, at most as many as its pieces in hand
  int open = 0;  ///< the most turns that the other player can still get
};

/// What a state of Mono-Line offers beyond State.
class MonoInsight {
 public:
  virtual ~MonoInsight() = default;

  /// The lines that a piece on the node takes: those that pass through it or end there (MON-2).
  [[nodiscard]] virtual std::vector<Places> lines_through(const std::string& node) const = 0;
  /// The lines that hold a piece of the seat; each is the list of its nodes, in order.
  [[nodiscard]] virtual std::vector<Places> lines_held_by(Seat seat) const = 0;
  /// Every line with pieces of both players, which a claim would reveal (MON-4).
  [[nodiscard]] virtual std::vector<SharedLine> shared_lines() const = 0;
  /// The empty nodes where a piece of the seat to move would obey MON-2, also in the strict game.
  [[nodiscard]] virtual Places clear_nodes() const = 0;
  /// The number of empty nodes where a piece of `seat` would obey MON-2; a piece that is being tried out
  /// counts as placed. 0 for other seats than 1 and 2.
  [[nodiscard]] virtual int clear_nodes_of(Seat seat) const = 0;
  /// Who is certain to win the friendly game. Nothing if counting doesn't prove it, while a turn is open, or
  /// after the end.
  [[nodiscard]] virtual std::optional<MonoDecision> decision() const = 0;
  /// The colour of the piece on the node ("red"). Of the pieces whose colour wasn't
  /// named, those that the seat placed first have its first colour, until ten pieces have this colour.
  [[nodiscard]] virtual std::string colour_at(const std::string& node) const = 0;
  /// Whether a wrong claim was made in this turn (MON-4).
  [[nodiscard]] virtual bool has_claimed() const = 0;

 protected:
  MonoInsight() = default;
  MonoInsight(const MonoInsight&) = default;
  MonoInsight& operator=(const MonoInsight&) = default;
};

/// The insight into a state of the rule set that the function is named for; null for other states.
[[nodiscard]] const OverPassInsight* over_pass_insight(const State& state);
[[nodiscard]] const GroupsInsight* groups_insight(const State& state);
[[nodiscard]] const MonoInsight* mono_insight(const State& state);

}  // namespace byways::overpass
