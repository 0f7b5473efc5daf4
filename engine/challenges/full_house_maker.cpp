// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>

#include "engine/challenges/full_house_bound.h"
#include "engine/challenges/full_house_rules.h"
#include "engine/challenges/makers.h"
#include "engine/challenges/starts.h"
#include "engine/overpass/groups_notation.h"
#include "engine/solve/beam.h"

namespace byways::challenges {

namespace {

// Draws pieces most of which lie together, and lets wider and wider beams fill the board. The measure of
// difficulty is the sum of the widths of these beams, up to the beam that finds the best known solution: it
// is 1 if always taking what looks best is enough.
class FullHouseMaker {
 public:
  struct Start {
    SpaceSet pieces;
    std::vector<GroupsStep> steps;  ///< the best known solution
    int width_sum = 0;              ///< of the beams, up to the one that found `steps`
  };

  FullHouseMaker(int size, MakerCount& count) : size_(size), count_(count) {}

  [[nodiscard]] std::optional<Start> draw(Random& random) const {
    constexpr std::uint32_t kApart = 4;  // one piece in four may lie apart from the others
    const overpass::Board& board = overpass::board();
    Start start;
    while (start.pieces.count() < size_) {
      SpaceSet open;
      const bool is_beside = !start.pieces.empty() && random.below(kApart) > 0;
      start.pieces.for_each([&](Space space) { open |= board.adjoining(space); });
      for (Space space = 0; !is_beside && space < board.spaces(); ++space) {
        open.add(space);
      }
      open = open - start.pieces - board.transit();
      open.remove(board.goal());
      if (open.empty()) {
        continue;
      }
      start.pieces.add(open.select(static_cast<int>(random.below(static_cast<std::uint32_t>(open.count())))));
    }
    return start;
  }

  // Widens the beam until the solution is optimal, the widest beam is done or the widths add up to more than
  // `most`. Returns start.width_sum, `most` in the last of these cases, or -1 if there is no solution.
  [[nodiscard]] int tries(Start& start, int most) {
    const FullHousePosition position(start.pieces);
    const int bound = fewest_moves(position);
    int width_sum = 0;
    start.width_sum = 0;
    start.steps.clear();
    std::size_t width = 1;
    for (; width <= kWidest && width_sum <= most && !count_.is_stopped(); width *= 2) {
      width_sum += static_cast<int>(width);
      const std::vector<GroupsStep> steps = fill(position, width);
      if (!steps.empty() && (start.steps.empty() || steps.size() < start.steps.size())) {
        start.steps = steps;
        start.width_sum = width_sum;
      }
      if (static_cast<int>(start.steps.size()) == bound) {
        return start.width_sum;
      }
    }
    return start.steps.empty() ? -1 : width > kWidest ? start.width_sum : most;
  }

  [[nodiscard]] Measure measure(const Start& start) {
    constexpr std::size_t kFew = 2;
    const FullHousePosition position(start.pieces);
    Measure measure{.tries = start.width_sum};
    visit_steps(position, [&](const GroupsStep& step) {
      FullHousePosition next = position;
      next.play(step);
      const std::vector<GroupsStep> steps = fill(next, kFew);
      ++measure.first_moves;
      measure.good_first_moves += !steps.empty() && steps.size() < start.steps.size() ? 1 : 0;
      return true;
    });
    return measure;
  }

 private:
  static constexpr std::size_t kWidest = 64;

  // The best solution that a beam of width `width` finds; empty if all lines of the beam got stuck.
  [[nodiscard]] std::vector<GroupsStep> fill(const FullHousePosition& position, std::size_t width) {
    constexpr int kDeepest = 150;
    constexpr std::size_t kMegabytes = 64;
    SolveLimits limits;
    limits.seconds = std::numeric_limits<double>::infinity();
    std::uint64_t counted = 0;
    limits.go_on = [this, &counted](const SolveProgress& progress) {
      const std::uint64_t more = progress.nodes - counted;
      counted = progress.nodes;
      return count_.go_on(more);
    };
    Watch watch(limits);
    const auto result =
        Beam<HouseRules>(rules_, watch, kMegabytes).run(rules_.place(position), width, kDeepest, width);
    count_.go_on(watch.nodes() - counted);
    return result.moves;
  }

  int size_;
  MakerCount& count_;
  HouseRules rules_;
};

}  // namespace

std::optional<MadeStart> make_full_house(int size, Difficulty difficulty, std::uint64_t seed,
                                         MakerCount& count) {
  FullHouseMaker maker(size, count);
  auto start = nearest_start(maker, kMostWaysOf, difficulty, seed, count);
  if (!start) {
    return std::nullopt;
  }
  static_cast<void>(maker.tries(*start, kMostTries));
  MadeStart made;
  made.from = start_text(start->pieces);
  std::transform(start->steps.begin(), start->steps.end(), std::back_inserter(made.proof),
                 [](const GroupsStep& step) { return overpass::text_of(step); });
  made.measure = maker.measure(*start);
  return count.is_stopped() ? std::nullopt : std::optional(made);
}

}  // namespace byways::challenges
