// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "engine/byg/position.h"
#include "engine/byg/search_rules.h"
#include "engine/byg/turns.h"
#include "engine/bypass/witness.h"
#include "engine/challenges/crooked_position.h"
#include "engine/challenges/full_house_position.h"
#include "engine/challenges/spiral_position.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "engine/highway/playout.h"
#include "engine/highway/round_game.h"
#include "engine/overpass/mono_position.h"
#include "engine/overpass/mono_search_rules.h"
#include "engine/overpass/over_pass_moves.h"
#include "engine/search/tree_search.h"
#include "engine/trypsylon/search_rules.h"
#include "engine/trypsylon/turns.h"

// Random games and counting turns don't allocate.

namespace {

std::atomic<long> allocations{0};

void* take(std::size_t size) {
  ++allocations;
  if (void* const memory = std::malloc(size == 0 ? 1 : size)) {
    return memory;
  }
  throw std::bad_alloc();
}

}  // namespace

void* operator new(std::size_t size) { return take(size); }
void* operator new[](std::size_t size) { return take(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace byways {
namespace {

template <class Work>
long allocations_of(Work work) {
  const long before = allocations;
  work();
  return allocations - before;
}

TEST(Heap, is_watched) {
  EXPECT_GT(allocations_of([] { delete new std::string(1000, 'x'); }), 0);
}

// Set-up may allocate once; further games must not allocate.
void expect_no_heap(const Game& game, int players, const OptionMap& options) {
  const auto setup = check_setup(game, players, options);
  if (!setup) {
    return;  // these options don't allow that number of players
  }
  const auto taken = [&](std::uint64_t games) {
    return allocations_of([&] {
      Random random(1);
      static_cast<void>(game.run_playouts(*setup, games, random));
    });
  };
  taken(1);  // builds boards that are built once
  EXPECT_EQ(taken(2), taken(1)) << "Random games of " << game.title()
                                << " take from the heap. They ought to be played on the plain "
                                << "position: see Game::run_playouts and engine/byg/playout.h.";
}

TEST(Heap, is_left_alone_by_the_playouts_of_every_game) {
  for (const Game* const game : all_games()) {
    if (game->rolls_dice()) {
      expect_no_heap(*game, game->fewest_players(), {});  // thousands of turns each
      continue;
    }
    for (int players = game->fewest_players(); players <= game->most_players(); ++players) {
      expect_no_heap(*game, players, {});
      for (const OptionSpec& spec : game->options()) {
        for (const OptionValue& value : spec.values) {
          expect_no_heap(*game, players, {{spec.name, value}});
        }
      }
    }
  }
}

// A tree allocates its memory before it grows.
template <class Rules>
long allocations_of_growing(Rules& rules, const typename Rules::Position& root) {
  const search::Limits limits;
  search::Watch watch(limits);
  search::TreeSearch<Rules> tree(rules, root, 2000, 8, 1);
  return allocations_of([&] { tree.run(2000, watch); });
}

TEST(Heap, is_left_alone_by_growing_trees) {
  const byg::Position<6> byg_root({1, 1});
  byg::SearchRules<6> byg_rules(byg_root);
  EXPECT_EQ(allocations_of_growing(byg_rules, byg_root), 0);
  const trypsylon::Board board(5, 5);
  trypsylon::SearchRules trypsylon_rules(board);
  EXPECT_EQ(allocations_of_growing(trypsylon_rules, trypsylon::Position(board, {.expert = true, .start = 0})),
            0);
  const overpass::MonoPosition mono_root(false, 0);
  overpass::MonoSearchRules mono_rules(mono_root);
  EXPECT_EQ(allocations_of_growing(mono_rules, mono_root), 0);
}

TEST(Heap, is_left_alone_by_byg_perft) {
  std::uint64_t count = 0;
  EXPECT_EQ(allocations_of([&count] { count = byg::perft(byg::Position<6>({1, 1}), 2); }), 0);
  EXPECT_EQ(count, 8190U);
}

TEST(Heap, is_left_alone_by_witnesses_of_loops_and_isolation) {
  bypass::Position<5> position(2, 0);
  int found = 0;
  EXPECT_EQ(allocations_of([&] {
              position.draw({bypass::StepKind::Path, 0});
              position.draw({bypass::StepKind::Wall, 1});
              found = loop_links(position).count() + wall_chain(position).count() +
                      cut_off_hexes(position).count();
            }),
            0);
  EXPECT_EQ(found, 0);
}

TEST(Heap, is_left_alone_by_trypsylon_perft_and_pathways) {
  using trypsylon::Position;
  const trypsylon::Board board(5, 5);
  std::uint64_t count = 0;
  EXPECT_EQ(
      allocations_of([&] { count = perft(Position(board, {.expert = true, .beach = 0, .start = 0}), 2); }),
      0);
  EXPECT_EQ(count, 26289152U);
  const trypsylon::Pathways pathways(board, Position(board).cards());
  int cells = -1;
  EXPECT_EQ(allocations_of([&] { cells = shortest_pathway(pathways, trypsylon::Goal::Beach).count; }), 0);
  EXPECT_EQ(cells, 0);
}

TEST(Heap, is_left_alone_by_rounds_of_highway) {
  highway::Position start(6);
  Random random(1);
  highway::draw_corners(start, random);
  float sum = 0;
  EXPECT_EQ(allocations_of([&] {
              const highway::RoundGame game(start);
              const highway::Opposition opposition(game, highway::Plans(), 0);
              sum = opposition.chances(highway::Plan())[0] + game.after(highway::Plans()).chances({})[1];
            }),
            0);
  EXPECT_GT(sum, 0);
}

TEST(Heap, is_left_alone_by_the_look_ahead_of_over_pass) {
  overpass::OverPassPosition position(2, 0);
  position.roll(1, 1);
  int legal = 0;
  EXPECT_EQ(allocations_of([&] {
              overpass::visit_legal_moves(position, [&legal](const overpass::Move&) { return ++legal > 0; });
            }),
            0);
  EXPECT_GT(legal, 0);
}

TEST(Heap, is_left_alone_by_the_perft_of_the_challenges) {
  const overpass::Drawing& drawing = overpass::board().drawing();
  overpass::NodeSet nodes;
  for (const overpass::Node node : drawing.crooked_start) {
    nodes.add(node);
  }
  overpass::SpaceSet spaces;
  for (const overpass::Space space : drawing.full_house_start) {
    spaces.add(space);
  }
  std::uint64_t count = 0;
  EXPECT_EQ(allocations_of([&] {
              count = challenges::perft(challenges::CrookedPosition(nodes), 2) +
                      challenges::perft(challenges::SpiralPosition(drawing.spiral_start, true), 1) +
                      challenges::perft(challenges::FullHousePosition(spaces), 2);
            }),
            0);
  EXPECT_EQ(count, 3536U + 540U + 182U);
}

}  // namespace
}  // namespace byways
