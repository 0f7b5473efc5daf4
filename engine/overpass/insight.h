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
// one is treated like an empty one. Each object lives as long as its state.

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

/// Two parallel lines that allow a trade, each as its nodes in order.
struct LinePair {
  Places first;   ///< the line on which the first of the two pieces rests
  Places second;  ///< the line of the other one
};

/// What a state of Over-Pass offers beyond State.
class OverPassInsight {
 public:
  virtual ~OverPassInsight() = default;

  /// Every legal move of the piece, by kind and in the order of the board file. A trade is listed for both of
  /// its pieces.
  [[nodiscard]] virtual std::vector<Option> options(const std::string& node) const = 0;
  /// The nodes of a shortest Over-Pass from one node to another, including both ends; empty if there is none
  /// (OVP-5, OVP-6).
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
  /// The spaces where a move would allow one piece to be brought in; empty without a reserve, and unless `to`
  /// is one of ways(from).
  [[nodiscard]] virtual std::vector<BringIn> bring_ins(const std::string& from,
                                                       const std::string& to) const = 0;
  /// All 36 groups of three, in the order of the board file.
  [[nodiscard]] virtual std::vector<std::array<std::string, 3>> groups() const = 0;
  /// The fewest moves after which no piece of the colour on turn is in transit (GRP-6).
  [[nodiscard]] virtual int moves_to_leave_transit() const = 0;
  // In Groups-of-Three only:

  /// The other two spaces of a group of three that lacks only that space while the colour on turn has a
  /// reserve; empty if there is no such group. That isn't enough for a piece to come in (GRP-7).
  [[nodiscard]] virtual Places lacking_group(const std::string& /*space*/) const { return {}; }
  /// Why no piece of the colour on turn can enter that empty space. For one of lacking_group, why none comes
  /// in (GRP-7 "groups.moved-in"); else why none can move there: the refusal of a piece next to it, or GRP-3
  /// "groups.out-of-reach" if there is none. Nothing if a piece can move there.
  [[nodiscard]] virtual std::optional<Refusal> entry_refusal(const std::string& /*space*/) const {
    return std::nullopt;
  }
  /// Why `actor` can't move the piece there, for the way that tells most: one that isn't taken. If all ways
  /// are taken, GRP-3 "groups.hemmed-in".
  [[nodiscard]] virtual std::optional<Refusal> lift_refusal(Seat /*actor*/,
                                                            const std::string& /*space*/) const {
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
  Places pieces;  ///< those of them with a piece
};

/// Why counting decides a game of Mono-Line before its end.
struct MonoDecision {
  Seat winner = kNobody;
  int safe = 0;  ///< safe places of the winner, at most as many as its pieces in hand
  int open = 0;  ///< the most turns that the other player can still have
};

/// What a state of Mono-Line offers beyond State.
class MonoInsight {
 public:
  virtual ~MonoInsight() = default;

  /// The lines that a piece on the node takes: those that pass through it or end there (MON-2).
  [[nodiscard]] virtual std::vector<Places> lines_through(const std::string& node) const = 0;
  /// Of these the lines that hold a piece of the seat.
  [[nodiscard]] virtual std::vector<Places> lines_held_by(Seat seat) const = 0;
  /// Every line with pieces of both players, which a claim would reveal (MON-4).
  [[nodiscard]] virtual std::vector<SharedLine> shared_lines() const = 0;
  /// The empty nodes where a piece of the seat to move obeys MON-2, also in the strict game.
  [[nodiscard]] virtual Places clear_nodes() const = 0;
  /// The number of empty nodes where a piece of that seat obeys MON-2; a piece that is tried out counts as
  /// placed. 0 for other seats.
  [[nodiscard]] virtual int clear_nodes_of(Seat seat) const = 0;
  /// Who is certain to win the friendly game; nothing if counting doesn't prove it, while a turn is open, and
  /// after the end.
  [[nodiscard]] virtual std::optional<MonoDecision> decision() const = 0;
  /// The colour of the piece there ("red"). If none was named, the first ten pieces of the seat, in the order
  /// of placing, have its first colour.
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
