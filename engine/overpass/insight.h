// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "engine/overpass/reasons.h"

// What the states of the Over-Pass set know beyond State: for views, hints and lessons. The board is taken as
// it stands, steps of an unfinished turn included. Places are ids of nodes or spaces; an unknown one is
// treated like an empty one. Each object lives as long as its state.

namespace byways::overpass {

/// One legal move of a piece.
struct Option {
  /// The kinds of move (OVP-3).
  enum class Kind { OverPass, Trade, Slide, Exit };
  Kind kind = Kind::OverPass;
  std::string to;    ///< landing or partner; "home:1" for an exit
  int price = 1;     ///< moves that it takes off the count (OVP-3)
  std::string step;  ///< as the record writes it
};

/// Two parallel lines that allow a trade, each as its nodes in order.
struct LinePair {
  Places first;   ///< the one on which the first of the two pieces rests
  Places second;  ///< the other's
};

/// What a state of Over-Pass knows beyond State.
class OverPassInsight {
 public:
  virtual ~OverPassInsight() = default;

  /// Every legal move of the piece, by kind and in the order of the board file. Trades are listed with either
  /// piece.
  [[nodiscard]] virtual std::vector<Option> options(const std::string& node) const = 0;
  /// The nodes that an Over-Pass from one node to another travels by a shortest way, both ends included;
  /// empty if it can't go there (OVP-5, OVP-6).
  [[nodiscard]] virtual Places chain(const std::string& from, const std::string& landing) const = 0;
  /// Every pair of parallel lines on which the two nodes rest (OVP-7).
  [[nodiscard]] virtual std::vector<LinePair> parallel_lines(const std::string& one,
                                                             const std::string& other) const = 0;
  /// Why the piece may not exit now (OVP-3, OVP-9); nothing if those rules allow it, or before the roll.
  [[nodiscard]] virtual std::optional<Refusal> exit_refusal(const std::string& node) const = 0;
  /// The fewest moves that empty the centre, 0 if it is empty; nothing if the moves left aren't enough, or
  /// before the roll (OVP-10).
  [[nodiscard]] virtual std::optional<int> moves_to_empty_centre() const = 0;

 protected:
  OverPassInsight() = default;
  OverPassInsight(const OverPassInsight&) = default;
  OverPassInsight& operator=(const OverPassInsight&) = default;
};

/// A space into which a move lets a piece be brought in, and the groups of three that allow it (GRP-7).
struct BringIn {
  std::string space;
  std::vector<std::array<std::string, 3>> groups;
};

/// What a state of Groups-of-Three knows beyond State.
class GroupsInsight {
 public:
  virtual ~GroupsInsight() = default;

  /// The spaces to which the piece may legally move, the goal among them.
  [[nodiscard]] virtual Places ways(const std::string& space) const = 0;
  /// Where a move would let a piece be brought in, legally and one at a time; empty without a reserve. Empty
  /// too unless `to` is one of ways(from).
  [[nodiscard]] virtual std::vector<BringIn> bring_ins(const std::string& from,
                                                       const std::string& to) const = 0;
  /// All 36 groups of three, in the order of the board file.
  [[nodiscard]] virtual std::vector<std::array<std::string, 3>> groups() const = 0;
  /// The fewest moves after which no piece of the colour on turn is in transit (GRP-6).
  [[nodiscard]] virtual int moves_to_leave_transit() const = 0;

 protected:
  GroupsInsight() = default;
  GroupsInsight(const GroupsInsight&) = default;
  GroupsInsight& operator=(const GroupsInsight&) = default;
};

/// A line with pieces of both players.
struct SharedLine {
  Places nodes;   ///< of the line, in order
  Places pieces;  ///< those of them that hold a piece
};

/// Why a game of Mono-Line is decided before its end, from counting.
struct MonoDecision {
  Seat winner = kNobody;
  int safe = 0;  ///< places of the winner that nobody can take away, and for which there are pieces
  int open = 0;  ///< turns that the other player has at most
};

/// What a state of Mono-Line knows beyond State.
class MonoInsight {
 public:
  virtual ~MonoInsight() = default;

  /// The lines that a piece on the node takes: those that pass through it or end there (MON-2).
  [[nodiscard]] virtual std::vector<Places> lines_through(const std::string& node) const = 0;
  /// Of these the lines that hold a piece of the seat.
  [[nodiscard]] virtual std::vector<Places> lines_held_by(Seat seat) const = 0;
  /// Every line that holds pieces of both players: what a claim would show (MON-4).
  [[nodiscard]] virtual std::vector<SharedLine> shared_lines() const = 0;
  /// The empty nodes where a piece of the seat on turn obeys MON-2, in the strict game too.
  [[nodiscard]] virtual Places clear_nodes() const = 0;
  /// How many empty nodes either seat has where a piece of it obeys MON-2, as the board stands: a piece that
  /// is tried out counts as placed. 0 for other seats.
  [[nodiscard]] virtual int clear_nodes_of(Seat seat) const = 0;
  /// Who wins the friendly game whatever both do; nothing if counting doesn't show that, while a turn is
  /// open, and once the game is over.
  [[nodiscard]] virtual std::optional<MonoDecision> decision() const = 0;
  /// The colour of the piece there ("red"); if none was named, the seat's first colour as long as there are
  /// ten of it, in the order in which the pieces were placed.
  [[nodiscard]] virtual std::string colour_at(const std::string& node) const = 0;
  /// Whether a wrong claim was made in this turn (MON-4).
  [[nodiscard]] virtual bool has_claimed() const = 0;

 protected:
  MonoInsight() = default;
  MonoInsight(const MonoInsight&) = default;
  MonoInsight& operator=(const MonoInsight&) = default;
};

/// The insight into a state of that game; null for others.
[[nodiscard]] const OverPassInsight* over_pass_insight(const State& state);
[[nodiscard]] const GroupsInsight* groups_insight(const State& state);
[[nodiscard]] const MonoInsight* mono_insight(const State& state);

}  // namespace byways::overpass
