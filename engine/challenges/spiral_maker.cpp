// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/jump_notation.h"
#include "engine/challenges/makers.h"
#include "engine/challenges/spiral_rules.h"
#include "engine/challenges/starts.h"
#include "engine/overpass/chains.h"

namespace byways::challenges {

namespace {

using Pieces = std::array<NodeSet, overpass::kColours>;

// Generates a start backwards, beginning with the last piece on O.
class SpiralMaker {
 public:
  struct Start {
    Pieces pieces{};
    std::vector<Jump> leaps;  ///< of the solution, last leap first
  };

  SpiralMaker(int size, std::uint64_t seed, MakerCount& count) : size_(size), seed_(seed), count_(count) {}

  [[nodiscard]] std::optional<Start> draw(Random& random) {
    constexpr int kFails = 200;
    Start start;
    std::array<int, overpass::kColours> left{};  // pieces that still have to be added, by colour
    for (int i = 0; i < size_; ++i) {
      ++left[static_cast<std::size_t>(i % overpass::kColours)];
    }
    const auto first = random.below(static_cast<std::uint32_t>(std::min<int>(size_, overpass::kColours)));
    start.pieces[first].add(overpass::board().centre());
    --left[first];
    int fails = 0;
    for (int pieces = 1; pieces < size_ && fails < kFails;) {
      count_.go_on();
      const auto colour = random.below(overpass::kColours);
      const auto leap =
          left[colour] > 0 ? leap_to(start.pieces, static_cast<Colour>(colour), random) : std::nullopt;
      if (!leap) {
        ++fails;
        continue;
      }
      start.leaps.push_back(*leap);
      --left[colour];
      ++pieces;
    }
    return fails < kFails ? std::optional(start) : std::nullopt;
  }

  [[nodiscard]] int tries(const Start& start, int most) {
    return usual_tries(rules_, rules_.place(SpiralPosition(start.pieces, true)), seed_, most, count_);
  }

  [[nodiscard]] Measure measure(const Start& start) {
    const SpiralPlace place = rules_.place(SpiralPosition(start.pieces, true));
    Measure measure;
    measure.tries = tries(start, kMostTries);
    rules_.visit_moves(place, [&](const Jump& leap) {
      const int most = Tries<SpiralRules>::kPatience;
      ++measure.first_moves;
      measure.good_first_moves +=
          Tries(rules_, count_).run(rules_.after(place, leap), seed_, most) < most ? 1 : 0;
    });
    return measure;
  }

 private:
  // Undoes a random leap that removed a piece of the colour `gone`: changes `pieces` to those before that
  // leap.
  [[nodiscard]] static std::optional<Jump> leap_to(Pieces& pieces, Colour gone, Random& random) {
    const overpass::Board& board = overpass::board();
    const SpiralPosition after(pieces, true);
    const auto draw = [&random](const NodeSet& from) {
      return from.select(static_cast<int>(random.below(static_cast<std::uint32_t>(from.count()))));
    };
    Jump leap;
    leap.to = draw(after.occupied());
    const Colour mover = after.colour_at(leap.to);
    const NodeSet beside = board.beside(leap.to) - after.occupied();
    if (mover == gone || beside.empty()) {
      return std::nullopt;
    }
    leap.removed = draw(beside);
    Pieces before = pieces;
    before[static_cast<std::size_t>(mover)].remove(leap.to);
    before[static_cast<std::size_t>(gone)].add(leap.removed);
    NodeSet occupied;
    for (const NodeSet& of_colour : before) {
      occupied |= of_colour;
    }
    // All nodes from which a chain can lead to the removed piece.
    const NodeSet bridge = occupied - before[static_cast<std::size_t>(mover)];
    NodeSet last;
    last.add(leap.removed);
    NodeSet from =
        overpass::chain_over(last, bridge, [&](Node node) { return board.beside(node); }).reach - occupied;
    from.remove(leap.to);
    if (from.empty()) {
      return std::nullopt;
    }
    leap.from = draw(from);
    before[static_cast<std::size_t>(mover)].add(leap.from);
    // Leaps along the perimeter follow other rules (OVP-6), so this checks the leap by visiting all legal
    // ones.
    const bool is_legal = !visit_leaps_of(SpiralPosition(before, true), leap.from,
                                          [&leap](const Jump& each) { return !(each == leap); });
    if (!is_legal) {
      return std::nullopt;
    }
    pieces = before;
    return leap;
  }

  int size_;
  std::uint64_t seed_;
  MakerCount& count_;
  SpiralRules rules_;
};

// Writes the pieces in an order that gives each piece its colour.
std::string text_of(const Pieces& pieces, int size) {
  Pieces left = pieces;
  std::vector<Node> nodes;
  for (int i = 0; i < size; ++i) {
    NodeSet& of_colour = left[static_cast<std::size_t>(i % overpass::kColours)];
    nodes.push_back(of_colour.select(0));
    of_colour.remove(nodes.back());
  }
  return start_text(nodes);
}

}  // namespace

std::optional<MadeStart> make_spiral(int size, Difficulty difficulty, std::uint64_t seed, MakerCount& count) {
  SpiralMaker maker(size, seed, count);
  const auto start = nearest_start(maker, kMostTriesOf, difficulty, seed, count);
  if (!start) {
    return std::nullopt;
  }
  MadeStart made;
  made.from = text_of(start->pieces, size);
  std::transform(start->leaps.rbegin(), start->leaps.rend(), std::back_inserter(made.proof),
                 [](const Jump& leap) { return text_of(leap); });
  made.measure = maker.measure(*start);
  return count.is_stopped() ? std::nullopt : std::optional(made);
}

}  // namespace byways::challenges
