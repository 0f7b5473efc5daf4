// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/timeline.h"
#include "engine/search/searcher.h"

// What the turns of a game were worth. Each turn is judged by itself, so that a review can be left after any
// of them and resumed later; the same question always has the same answer.

namespace byways::search {

/// A turn that was played beside the best one. Chances to win are by seat, from 0 to 1.
struct Judgement {
  std::size_t entry = 0;  ///< index in Timeline::entries
  Seat seat = kNobody;
  std::string played;             ///< the turn as the record writes it
  std::string best;               ///< what should have been played
  std::vector<std::string> line;  ///< the turns expected after that
  std::vector<double> before;     ///< with the best turn
  std::vector<double> after;      ///< with the one played; empty where that can't be told, as a lot is due
  double loss = 0;                ///< what the seat has lost by it; 0 where `after` is empty
  /// In games with dice: the chances before the roll of this turn was known, as the mean of all rolls, and
  /// once it was. What lies between them is luck. Empty in other games.
  std::vector<double> unrolled;
  std::vector<double> rolled;
};

/// The turns that can be judged, as indices of Timeline::entries: those that are finished, without lots and
/// the words of TURN-6. Where turns are secret only those that everybody knows by the end of the line, as
/// their round is over.
[[nodiscard]] std::vector<std::size_t> turns_to_judge(const Timeline& timeline);

/// Judges one of them, wherever the cursor is. `request` says what each look at a position may cost: a turn
/// takes up to three of them, and one more for dice. Where turns are secret, both the best and the one played
/// are held against what the others did in that round. Nothing if the search was stopped or found no turn.
/// Precondition: `entry` is one of turns_to_judge(timeline).
[[nodiscard]] std::optional<Judgement> judge(const Timeline& timeline, std::size_t entry,
                                             const Searcher& searcher, const Request& request);

/// What is learned of a turn from the judgement of a later one: where the player to move next is known to
/// win, that is what the turn has led to, though it wasn't seen when the turn was judged. Changes `earlier`
/// only where `later` is the very next entry and turns aren't secret. Precondition: both are judgements of
/// that timeline.
void see_in_hindsight(const Timeline& timeline, Judgement& earlier, const Judgement& later);

/// Makes the judgements of a game agree where the position that one turn has led to is the one in which the
/// next was played: both then have the chances of the one that lost more. So what a turn lost is what lies
/// between the chances before it and after it, wherever they are shown. Leaves games with dice and with
/// secret turns as they are, where no two judgements share a position. `all` is ordered by entry.
void settle(const Timeline& timeline, std::vector<Judgement*>& all);

/// What `turn` would have lost in place of `known.played`, as Judgement::loss. Nothing if it isn't legal
/// there, if a lot would be due, or if the search was stopped. Precondition: `known` is a judgement of that
/// timeline.
[[nodiscard]] std::optional<double> loss_instead(const Timeline& timeline, const Judgement& known,
                                                 const std::string& turn, const Searcher& searcher,
                                                 const Request& request);

/// The line up to that entry, then `turn` in its place, wherever the cursor is; where turns are secret with
/// what the others did in that round behind it. The cursor is at the end. Nothing if `turn`, which may be any
/// text, isn't legal. Precondition: as for judge.
[[nodiscard]] std::optional<Timeline> with_turn_instead(const Timeline& timeline, std::size_t entry,
                                                        const std::string& turn);

}  // namespace byways::search
