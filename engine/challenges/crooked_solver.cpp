// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/solvers.h"

#include <algorithm>
#include <new>
#include <optional>
#include <vector>

#include "engine/challenges/crooked_weights.h"
#include "engine/challenges/jump_notation.h"
#include "engine/challenges/symmetry.h"
#include "engine/solve/key_table.h"
#include "engine/solve/watch.h"

namespace byways::challenges {

using overpass::board;

namespace {

// The pieces as each symmetry of the board maps them, updated jump by jump.
class Images {
 public:
  Images(const NodeSet& pieces, const std::vector<NodeTurn>& turns) : turns_(&turns) {
    pieces.for_each([this](Node node) { flip(node); });
  }
  void play(const Jump& jump) {
    flip(jump.from);
    flip(jump.removed);
    flip(jump.to);
  }
  // Two positions have the same key if and only if a symmetry maps one to the other.
  [[nodiscard]] KeyTable::Key key() const {
    KeyTable::Key least = images_[0].words;
    for (std::size_t i = 1; i < turns_->size(); ++i) {
      least = std::min(least, images_[i].words);
    }
    return least;
  }

 private:
  void flip(Node node) {
    for (std::size_t i = 0; i < turns_->size(); ++i) {
      const auto place = (*turns_)[i][static_cast<std::size_t>(node)];
      images_[i].words[place / 64U] ^= std::uint64_t{1} << (place % 64U);
    }
  }

  static constexpr std::size_t kMostTurns = 8;
  const std::vector<NodeTurn>* turns_;
  std::array<NodeSet, kMostTurns> images_{};
};

// Depth-first search. Every jump removes a piece, so no position repeats on a path, and a position that
// failed once always fails.
class CrookedSearch {
 public:
  explicit CrookedSearch(const SolveLimits& limits)
      : watch_(limits), weights_(board()), turns_(node_turns(board())), failed_(limits.megabytes << 20U) {}

  Solution run(const CrookedPosition& position) {
    Solution solution;
    const bool found = look_at(position, Images(position.pieces(), turns_));
    solution.nodes = watch_.nodes();
    if (found) {
      solution.verdict = Verdict::Solved;
      solution.proven_best = true;  // each jump removes one piece, so all solutions have the same length
      std::for_each(way_.rbegin(), way_.rend(),
                    [&](const Jump& jump) { solution.moves.push_back(text_of(jump)); });
    } else {
      solution.verdict = watch_.ended().value_or(Verdict::Impossible);
    }
    return solution;
  }

 private:
  struct Choice {
    int loss = 0;  // of weight, by this jump
    Jump jump;
  };

  // Looks for a solution from here and returns whether it found one; if so, `way_` has it, last jump first.
  bool look_at(const CrookedPosition& position, const Images& images) {
    if (position.is_solved()) {
      return true;
    }
    if (!watch_.go_on()) {
      return false;
    }
    if (position.pieces().count() < 2 || !weights_.may_be_solved(position.pieces())) {
      return false;
    }
    const KeyTable::Key key = images.key();
    if (failed_.has(key)) {
      return false;
    }
    const std::size_t first = choices_.size();
    list_choices(position);
    const std::size_t last = choices_.size();
    for (std::size_t i = first; i < last; ++i) {
      const Jump jump = choices_[i].jump;
      CrookedPosition next = position;
      next.play(jump);
      Images next_images = images;
      next_images.play(jump);
      if (look_at(next, next_images)) {
        way_.push_back(jump);
        return true;
      }
      if (watch_.ended()) {
        return false;
      }
    }
    choices_.resize(first);
    if (failed_.add(key) == KeyTable::Added::Full) {
      return watch_.out_of_memory();
    }
    return false;
  }

  // Appends the jumps of a position, those that lose the least weight first.
  void list_choices(const CrookedPosition& position) {
    const auto first = static_cast<std::ptrdiff_t>(choices_.size());
    const auto weight = [this](Node node) { return weights_.to_centre()[static_cast<std::size_t>(node)]; };
    visit_jumps(position, [&](const Jump& jump) {
      choices_.push_back({weight(jump.from) + weight(jump.removed) - weight(jump.to), jump});
      return true;
    });
    std::stable_sort(choices_.begin() + first, choices_.end(),
                     [](const Choice& a, const Choice& b) { return a.loss < b.loss; });
  }

  Watch watch_;
  CrookedWeights weights_;
  std::vector<NodeTurn> turns_;
  KeyTable failed_;
  std::vector<Choice> choices_;  // of all positions on the current path, one position after another
  std::vector<Jump> way_;
};

}  // namespace

Solution solve_crooked(const CrookedPosition& position, const SolveLimits& limits) {
  try {
    return CrookedSearch(limits).run(position);
  } catch (const std::bad_alloc&) {
    Solution none;
    none.verdict = Verdict::Memory;
    return none;
  }
}

}  // namespace byways::challenges
