// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/timeline.h"
#include "engine/search/searcher.h"

// Judges the turns of a game. Each turn is judged separately, so that a review can be interrupted and
// resumed. The same question always has the same answer.

namespace byways::search {

/// Compares the turn that was played with the best one. Chances to win are by seat, from 0 to 1.
struct Judgement {
  std::size_t entry = 0;  ///< index in Timeline::entries
  Seat seat = kNobody;
  std::string played;             ///< the turn as the record writes it
  std::string best;               ///< what should have been played
  std::vector<std::string> line;  ///< the turns expected after `best`
  std::vector<double> before;     ///< the chances of all seats after the best turn
  std::vector<double> after;  ///< the chances after the turn played; empty if unknown because a lot is due
  double loss = 0;            ///< the chance that the seat has lost by its turn; 0 if `after` is empty
  /// With dice: `unrolled` has the chances before the roll of this turn, as the mean of all rolls, and
  /// `rolled` those after it. The difference is luck. Empty in rule sets without dice.
  std::vector<double> unrolled;
  std::vector<double> rolled;
};

/// The turns that can be judged, as indices of Timeline::entries: finished turns, without lots and
/// declarations (TURN-6). With secret turns, only the turns of rounds that are over by the end of the line.
[[nodiscard]] std::vector<std::size_t> turns_to_judge(const Timeline& timeline);

/// Judges one turn, wherever the cursor is. `request` is for one search: a turn takes up to three of them,
/// and one more with dice. With secret turns, both the best turn and the one played are judged against what
/// the others did in the same round. Nothing if the search was stopped or found no turn. Precondition:
/// `entry` is one of turns_to_judge(timeline).
[[nodiscard]] std::optional<Judgement> judge(const Timeline& timeline, std::size_t entry,
                                             const Searcher& searcher, const Request& request);

/// Corrects the judgement of a turn by the judgement of the next turn: if `later` proves that the next player
/// wins, `earlier` gets the chances of this win. Changes `earlier` only if `later` is the next entry and
/// turns aren't secret. Precondition: both are judgements of `timeline`.
void see_in_hindsight(const Timeline& timeline, Judgement& earlier, const Judgement& later);

/// Makes consecutive judgements agree: the position after a turn is the position before the next turn, so
/// both judgements get the chances from the turn that lost more. Then a turn's loss is always the difference
/// between the chances before and after it. Changes nothing in rule sets with dice or secret turns, where no
/// two judgements share a position. `all` must be ordered by entry.
void settle(const Timeline& timeline, std::vector<Judgement*>& all);

/// What `turn` would have lost in place of `known.played`, as Judgement::loss. Nothing if it isn't legal, if
/// a lot would be due, or if the search was stopped. Precondition: `known` is a judgement of `timeline`.
[[nodiscard]] std::optional<double> loss_instead(const Timeline& timeline, const Judgement& known,
                                                 const std::string& turn, const Searcher& searcher,
                                                 const Request& request);

/// The line up to `entry`, with `turn` in its place; with secret turns, followed by what the others did in
/// the same round. The cursor of `timeline` doesn't matter; the cursor of the result is at its end. Nothing
/// if `turn`, which may be any text, isn't legal. Precondition: as for judge.
[[nodiscard]] std::optional<Timeline> with_turn_instead(const Timeline& timeline, std::size_t entry,
                                                        const std::string& turn);

}  // namespace byways::search
