// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/crooked_position.h"
#include "engine/challenges/distances.h"
#include "engine/challenges/jump_notation.h"
#include "engine/challenges/makers.h"
#include "engine/challenges/starts.h"

namespace byways::challenges {

namespace {

// Crooked Jumps as the Rules of Tries.
class CrookedRules {
 public:
  using Position = CrookedPosition;
  using Move = Jump;

  template <class Visit>
  void visit_moves(const Position& position, Visit visit) const {
    visit_jumps(position, [&visit](const Jump& jump) {
      visit(jump);
      return true;
    });
  }
  [[nodiscard]] static Position after(Position position, const Move& jump) {
    position.play(jump);
    return position;
  }
  [[nodiscard]] static KeyTable::Key key(const Position& position) { return position.pieces().words; }
  // Rewards pieces for being near the centre and for not being isolated.
  [[nodiscard]] int score(const Position& position, std::uint64_t /*noise*/) const {
    constexpr int kDistance = 4;
    constexpr int kAlone = 12;
    int sum = 0;
    position.pieces().for_each([&](Node node) {
      sum -= kDistance * distance_[static_cast<std::size_t>(node)];
      sum -= position.neighbours(node).empty() ? kAlone : 0;
    });
    return sum;
  }
  [[nodiscard]] static std::optional<int> rank(const Position& position) {
    return position.is_solved() ? std::optional(0) : std::nullopt;
  }

 private:
  NodeDistances distance_ = distances_from_centre();
};

// Generates a start backwards, from the last piece on O.
class CrookedMaker {
 public:
  struct Start {
    NodeSet pieces;
    std::vector<Jump> jumps;  ///< of the solution, last jump first
  };

  CrookedMaker(int size, std::uint64_t seed, MakerCount& count) : size_(size), seed_(seed), count_(count) {}

  [[nodiscard]] std::optional<Start> draw(Random& random) {
    Start start;
    start.pieces.add(overpass::board().centre());
    while (start.pieces.count() < size_) {
      const std::vector<Jump> before = jumps_to(start.pieces);
      count_.go_on(before.size());
      if (before.empty()) {
        return std::nullopt;
      }
      const Jump jump = before[random.below(static_cast<std::uint32_t>(before.size()))];
      start.pieces.remove(jump.to);
      start.pieces.add(jump.removed);
      start.pieces.add(jump.from);
      start.jumps.push_back(jump);
    }
    return start;
  }

  [[nodiscard]] int tries(const Start& start, int most) {
    return usual_tries(rules_, CrookedPosition(start.pieces), seed_, most, count_);
  }

  [[nodiscard]] Measure measure(const Start& start) {
    const CrookedPosition position(start.pieces);
    Measure measure;
    measure.tries = tries(start, kMostTries);
    visit_jumps(position, [&](const Jump& jump) {
      const int most = Tries<CrookedRules>::kPatience;
      ++measure.first_moves;
      measure.good_first_moves +=
          Tries(rules_, count_).run(CrookedRules::after(position, jump), seed_, most) < most ? 1 : 0;
      return true;
    });
    return measure;
  }

 private:
  // All jumps after which the board can have exactly `pieces`.
  [[nodiscard]] static std::vector<Jump> jumps_to(const NodeSet& pieces) {
    std::vector<Jump> jumps;
    const overpass::Board& board = overpass::board();
    pieces.for_each([&](Node to) {
      (board.beside(to) - pieces).for_each([&](Node removed) {
        (board.beside(removed) - pieces).for_each([&](Node from) { jumps.push_back({from, removed, to}); });
      });
    });
    return jumps;
  }

  int size_;
  std::uint64_t seed_;
  MakerCount& count_;
  CrookedRules rules_;
};

}  // namespace

std::optional<MadeStart> make_crooked(int size, Difficulty difficulty, std::uint64_t seed,
                                      MakerCount& count) {
  CrookedMaker maker(size, seed, count);
  const auto start = nearest_start(maker, kMostTriesOf, difficulty, seed, count);
  if (!start) {
    return std::nullopt;
  }
  MadeStart made;
  std::vector<Node> nodes;
  start->pieces.for_each([&nodes](Node node) { nodes.push_back(node); });
  made.from = start_text(nodes);
  std::transform(start->jumps.rbegin(), start->jumps.rend(), std::back_inserter(made.proof),
                 [](const Jump& jump) { return text_of(jump); });
  made.measure = maker.measure(*start);
  return count.is_stopped() ? std::nullopt : std::optional(made);
}

}  // namespace byways::challenges
