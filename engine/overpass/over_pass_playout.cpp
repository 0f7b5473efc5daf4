// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/over_pass_playout.h"

#include "engine/overpass/chains.h"
#include "engine/overpass/dice.h"
#include "engine/overpass/over_pass_moves.h"

namespace byways::overpass {

namespace {

// By node with a piece of one colour: the nodes where this piece may land. Not valid for pieces on exits,
// which pass only along the perimeter (OVP-6).
using Landings = std::array<NodeSet, kMostNodes>;

void find_landings(const OverPassPosition& position, Colour colour, Landings& landings) {
  const Board& here = board();
  const NodeSet mine = position.pieces(colour);
  mine.for_each([&](Node node) { landings[static_cast<std::size_t>(node)] = {}; });
  NodeSet rest = position.occupied() - mine;
  while (!rest.empty()) {
    NodeSet first;
    first.add(rest.select(0));
    const Chain chain = chain_over(first, rest, [&here](Node node) { return here.beside(node); });
    rest -= chain.passed;
    const NodeSet free = chain.reach - position.occupied();
    (chain.reach & mine).for_each([&](Node node) { landings[static_cast<std::size_t>(node)] |= free; });
  }
}

// Plays a random step of the open turn; returns false if the end of the turn was drawn, which needs an empty
// centre. Precondition: there is a legal step.
bool play_random_step(OverPassPosition& position, Random& random) {
  if (position.centre_is_occupied() && position.left() == 1) {
    // Most moves would leave the centre occupied, so this draws only from those that don't.
    const NodeSet landings = position.landings(board().centre());
    const NodeSet winning = position.exits_to_win() == 1 ? position.exiting() : NodeSet();
    const auto count = static_cast<std::uint32_t>(landings.count());
    const std::uint32_t rank = random.below(count + static_cast<std::uint32_t>(winning.count()));
    position.move(rank < count ? Move{MoveKind::OverPass, board().centre(), landings.select(rank)}
                               : Move{MoveKind::Exit, winning.select(rank - count), 0});
    return true;
  }
  const MoveTable table(position);
  const std::uint32_t choices = table.count() + (position.centre_is_occupied() ? 0U : 1U);
  while (true) {
    const std::uint32_t rank = random.below(choices);
    if (rank == table.count()) {
      return false;
    }
    // Rejection sampling of OVP-10, so that all legal moves are equally likely.
    if (const Move move = table.pick(rank); leaves_a_finish(position, move)) {
      position.move(move);
      return true;
    }
  }
}

}  // namespace

MoveTable::MoveTable(const OverPassPosition& position) {
  NodeSet later = position.occupied();
  for (Colour colour = 0; colour < kColours; ++colour) {
    later -= position.pieces(colour);
    add_colour(position, colour, later);
  }
}

void MoveTable::add_colour(const OverPassPosition& position, Colour colour, const NodeSet& later_colours) {
  const Board& here = board();
  Landings landings;
  find_landings(position, colour, landings);
  const NodeSet exiting = position.exiting();
  const bool slides = position.left() >= cost_of(MoveKind::Slide);
  position.pieces(colour).for_each([&](Node from) {
    Choices& choice = choices_[static_cast<std::size_t>(pieces_++)];
    choice.from = from;
    choice.landings =
        here.exits().has(from) ? position.landings(from) : landings[static_cast<std::size_t>(from)];
    choice.trades = here.partners(from) & later_colours;
    choice.slides = slides ? position.slides(from) : NodeSet();
    choice.exits = exiting.has(from);
    choice.before = count_;
    count_ += static_cast<std::uint32_t>(choice.landings.count() + choice.trades.count() +
                                         choice.slides.count() + (choice.exits ? 1 : 0));
  });
}

std::uint32_t MoveTable::count_to(Node landing) const {
  std::uint32_t sum = 0;
  for (int piece = 0; piece < pieces_; ++piece) {
    sum += choices_[static_cast<std::size_t>(piece)].landings.has(landing) ? 1U : 0U;
  }
  return sum;
}

Move MoveTable::pick(std::uint32_t rank) const {
  int piece = pieces_ - 1;
  while (choices_[static_cast<std::size_t>(piece)].before > rank) {
    --piece;
  }
  const Choices& choice = choices_[static_cast<std::size_t>(piece)];
  rank -= choice.before;
  for (const auto& [kind, places] :
       {std::pair(MoveKind::OverPass, &choice.landings), std::pair(MoveKind::Trade, &choice.trades),
        std::pair(MoveKind::Slide, &choice.slides)}) {
    const auto count = static_cast<std::uint32_t>(places->count());
    if (rank < count) {
      return {kind, choice.from, places->select(rank)};
    }
    rank -= count;
  }
  return {MoveKind::Exit, choice.from, choice.from};
}

OverPassWork play_out(OverPassPosition& position, Random& random, std::uint64_t most_turns) {
  OverPassWork work;
  while (position.phase() != Phase::Over && work.turns < most_turns) {
    const int one = 1 + static_cast<int>(random.below(kSides));
    position.roll(one, 1 + static_cast<int>(random.below(kSides)));
    if (can_finish(position)) {
      while (position.phase() == Phase::Play && play_random_step(position, random)) {
        ++work.steps;
        if (position.left() == 0) {
          break;
        }
      }
    }
    if (position.phase() == Phase::Play) {
      position.end_turn();
    }
    ++work.turns;
  }
  return work;
}

}  // namespace byways::overpass
