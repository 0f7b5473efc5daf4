// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "engine/solve/key_table.h"
#include "engine/solve/watch.h"

namespace byways {

/// Beam search: looks at all positions after one move, then after two, and so on. From each of these rows
/// only the best `width` positions are continued. If no row had more than `width` positions, everything
/// reachable has been seen.
///
/// Rules has the types Position (cheap to copy) and Move, and these functions: visit_moves(position, visit)
/// calls visit(move) for every legal move. after(position, move) returns the next position. key(position) is
/// never zero and equal for equivalent positions. score(position, noise) is higher for better positions;
/// `noise` is random bits. rank(position) is nothing unless the goal is reached, and 0 for the best goal,
/// which ends the search.
template <class Rules>
class Beam {
 public:
  using Position = typename Rules::Position;
  using Move = typename Rules::Move;

  struct Result {
    std::optional<int> rank;  ///< the rank of the best goal reached, if any
    std::vector<Move> moves;  ///< from the start to the best goal reached
    bool complete = false;    ///< everything reachable has been searched, unless rank is 0
  };

  /// The most positions in a row. Cutting a wider row would take too long, since the watch isn't asked
  /// meanwhile.
  static constexpr std::size_t kWidest = 80'000;

  /// `rules` and `watch` must outlive the object. `megabytes` limits the memory of the tables.
  Beam(const Rules& rules, Watch& watch, std::size_t megabytes)
      : rules_(rules), watch_(watch), bytes_(megabytes << 20U) {}

  /// Searches from a position that isn't a goal, at most `depth` moves deep. The watch may end the search
  /// early: see Watch::ended. Otherwise the same arguments give the same result. Precondition: width <=
  /// kWidest.
  [[nodiscard]] Result run(const Position& start, std::size_t width, int depth, std::uint64_t seed) {
    Result result;
    KeyTable seen(bytes_ / 4);
    (void)seen.add(rules_.key(start));
    std::vector<Position> row{start};
    history_.clear();
    history_bytes_ = 0;
    bool complete = true;
    while (!row.empty() && result.rank != 0) {
      if (depth-- == 0) {
        return result;
      }
      Listing next(bytes_ / 4, width);
      for (std::size_t i = 0; i < row.size() && result.rank != 0; ++i) {
        if (!expand(row[i], static_cast<std::uint32_t>(i), seed, seen, next, result)) {
          return result;
        }
      }
      next.cut();
      complete = complete && !next.was_cut;
      if (!advance(row, next.candidates, seen)) {
        return result;
      }
    }
    result.complete = complete;
    return result;
  }

 private:
  struct Candidate {
    KeyTable::Key key{};
    std::int32_t score = 0;
    std::uint32_t parent = 0;
    Move move{};
  };
  struct Step {
    std::uint32_t parent = 0;
    Move move{};
  };

  // The best positions that can follow a row, each once. Cut to `width` candidates whenever there are more
  // than twice as many.
  struct Listing {
    Listing(std::size_t most_bytes, std::size_t wanted) : bytes(most_bytes), width(wanted), keys(bytes) {}

    // False if out of memory.
    [[nodiscard]] bool add(const Candidate& candidate) {
      if (candidate.score < least_score) {
        return true;
      }
      const KeyTable::Added added = keys.add(candidate.key);
      if (added == KeyTable::Added::New) {
        candidates.push_back(candidate);
        if (candidates.size() > 2 * width) {
          cut();
          keys = KeyTable(bytes);
          for (const Candidate& each : candidates) {
            (void)keys.add(each.key);
          }
        }
      }
      return added != KeyTable::Added::Full;
    }
    // Keeps the best `width` candidates, sorted. Ties are broken by key, so that every standard library gives
    // the same order.
    void cut() {
      const auto better = [](const Candidate& a, const Candidate& b) {
        return a.score != b.score ? a.score > b.score : a.key < b.key;
      };
      if (candidates.size() > width) {
        const auto end = candidates.begin() + static_cast<std::ptrdiff_t>(width);
        std::nth_element(candidates.begin(), end, candidates.end(), better);
        candidates.erase(end, candidates.end());
        was_cut = true;
      }
      std::sort(candidates.begin(), candidates.end(), better);
      if (was_cut) {
        least_score = candidates.back().score;
      }
    }

    std::size_t bytes;
    std::size_t width;
    KeyTable keys;
    std::vector<Candidate> candidates;
    std::int32_t least_score = std::numeric_limits<std::int32_t>::min();
    bool was_cut = false;
  };

  // Adds the positions that can follow `position` to `next`; returns false if the search has to end.
  bool expand(const Position& position, std::uint32_t index, std::uint64_t seed, const KeyTable& seen,
              Listing& next, Result& result) {
    bool go_on = true;
    rules_.visit_moves(position, [&](const Move& move) {
      if (!go_on || result.rank == 0) {
        return;
      }
      go_on = watch_.go_on();
      const Position child = rules_.after(position, move);
      const std::optional<int> rank = rules_.rank(child);
      if (rank && (!result.rank || *rank < *result.rank)) {
        result.rank = rank;
        result.moves = way_to(index);
        result.moves.push_back(move);
      }
      const KeyTable::Key key = rules_.key(child);
      if (go_on && !rank && !seen.has(key)) {
        const std::uint64_t noise = ((key[0] ^ seed) * 0x9E3779B97F4A7C15U) >> 32U;
        go_on = next.add({key, rules_.score(child, noise), index, move}) || watch_.out_of_memory();
      }
    });
    return go_on;
  }

  // Makes `next` the current row; returns false if out of memory.
  bool advance(std::vector<Position>& row, const std::vector<Candidate>& next, KeyTable& seen) {
    std::vector<Position> positions;
    std::vector<Step> steps;
    positions.reserve(next.size());
    steps.reserve(next.size());
    for (const Candidate& each : next) {
      if (seen.add(each.key) == KeyTable::Added::Full) {
        return watch_.out_of_memory();
      }
      positions.push_back(rules_.after(row[each.parent], each.move));
      steps.push_back({each.parent, each.move});
    }
    history_bytes_ += steps.size() * sizeof(Step);
    if (history_bytes_ + positions.size() * (2 * sizeof(Position) + 2 * sizeof(Candidate)) > bytes_ / 2) {
      return watch_.out_of_memory();
    }
    row = std::move(positions);
    history_.push_back(std::move(steps));
    return true;
  }

  // The moves to a position of the current row.
  [[nodiscard]] std::vector<Move> way_to(std::uint32_t index) const {
    std::vector<Move> moves;
    for (auto row = history_.rbegin(); row != history_.rend(); ++row) {
      moves.push_back((*row)[index].move);
      index = (*row)[index].parent;
    }
    std::reverse(moves.begin(), moves.end());
    return moves;
  }

  const Rules& rules_;
  Watch& watch_;
  std::size_t bytes_;
  std::vector<std::vector<Step>> history_;  // by row, from the first move
  std::size_t history_bytes_ = 0;
};

}  // namespace byways
