// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "engine/byg/playout.h"
#include "engine/byg/search_rules.h"
#include "engine/byg/turns.h"
#include "engine/bypass/playout.h"
#include "engine/bypass/witness.h"
#include "engine/challenges/full_house_position.h"
#include "engine/challenges/spiral_position.h"
#include "engine/highway/playout.h"
#include "engine/overpass/groups_playout.h"
#include "engine/overpass/mono_position.h"
#include "engine/overpass/mono_search_rules.h"
#include "engine/overpass/over_pass_moves.h"
#include "engine/overpass/over_pass_playout.h"
#include "engine/trypsylon/playout.h"
#include "engine/trypsylon/search_rules.h"
#include "engine/trypsylon/turns.h"

// Playouts and counts of turns take nothing from the heap.

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

template <int Side>
void play_some_games() {
  Random random(1);
  for (int i = 0; i < 100; ++i) {
    byg::Position<Side> position({1, 1});
    byg::play_out(position, random);
  }
}

TEST(Heap, is_left_alone_by_byg_playouts) {
  EXPECT_EQ(allocations_of(play_some_games<3>), 0);
  EXPECT_EQ(allocations_of(play_some_games<6>), 0);
  EXPECT_EQ(allocations_of(play_some_games<8>), 0);
}

// A tree takes its memory before it grows.
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
  using Board = trypsylon::Board<5, 5>;
  trypsylon::SearchRules<Board> trypsylon_rules;
  EXPECT_EQ(allocations_of_growing(trypsylon_rules, trypsylon::Position<Board>({.expert = true, .start = 0})),
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

template <int Side>
void play_some_bypass_games() {
  Random random(1);
  for (int i = 0; i < 100; ++i) {
    bypass::Position<Side> position(2 + i % 5, 0);
    bypass::play_out(position, random);
  }
}

TEST(Heap, is_left_alone_by_bypass_playouts) {
  EXPECT_EQ(allocations_of(play_some_bypass_games<3>), 0);
  EXPECT_EQ(allocations_of(play_some_bypass_games<4>), 0);
  EXPECT_EQ(allocations_of(play_some_bypass_games<5>), 0);
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

template <int Columns, int Rows>
void play_some_trypsylon_games() {
  Random random(1);
  for (int i = 0; i < 100; ++i) {
    trypsylon::Position<trypsylon::Board<Columns, Rows>> position(
        {.expert = i % 2 == 1, .beach = 0, .start = 0});
    trypsylon::play_out(position, random);
  }
}

TEST(Heap, is_left_alone_by_trypsylon_playouts) {
  EXPECT_EQ(allocations_of(play_some_trypsylon_games<5, 5>), 0);
  EXPECT_EQ(allocations_of(play_some_trypsylon_games<6, 6>), 0);
  EXPECT_EQ(allocations_of(play_some_trypsylon_games<5, 6>), 0);
  EXPECT_EQ(allocations_of(play_some_trypsylon_games<6, 5>), 0);
}

TEST(Heap, is_left_alone_by_trypsylon_perft_and_pathways) {
  using Position = trypsylon::Position<trypsylon::Board<5, 5>>;
  std::uint64_t count = 0;
  EXPECT_EQ(
      allocations_of([&count] { count = perft(Position({.expert = true, .beach = 0, .start = 0}), 2); }), 0);
  EXPECT_EQ(count, 26289152U);
  const trypsylon::Pathways<Position::Board> pathways(Position().cards());
  int cells = -1;
  EXPECT_EQ(allocations_of([&] { cells = shortest_pathway(pathways, trypsylon::Goal::Beach).count; }), 0);
  EXPECT_EQ(cells, 0);
}

TEST(Heap, is_left_alone_by_highway_playouts) {
  EXPECT_EQ(allocations_of([] {
              Random random(1);
              for (int i = 0; i < 100; ++i) {
                highway::Position position(2 + i % 5);
                highway::play_out(position, random);
              }
            }),
            0);
}

TEST(Heap, is_left_alone_by_the_playouts_of_the_over_pass_set) {
  EXPECT_GT(overpass::board().nodes(), 0);  // the board itself is made once, before
  EXPECT_EQ(allocations_of([] {
              Random random(1);
              for (int players = 2; players <= 4; ++players) {
                overpass::OverPassPosition pass(players, 0);
                overpass::play_out(pass, random, 1000);
                overpass::GroupsPosition groups(players, 0);
                overpass::play_out(groups, random, 1000);
              }
              for (const bool strict : {false, true}) {
                overpass::MonoPosition mono(strict, 0);
                overpass::play_out(mono, random);
              }
            }),
            0);
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

TEST(Heap, is_left_alone_by_the_playouts_of_the_challenges) {
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
              Random random(1);
              for (int i = 0; i < 20; ++i) {
                challenges::CrookedPosition crooked(nodes);
                challenges::play_out(crooked, random);
                challenges::SpiralPosition spiral(drawing.spiral_start, i % 2 == 0);
                challenges::play_out(spiral, random);
                challenges::FullHousePosition house(spaces);
                challenges::play_out(house, random);
              }
              count = challenges::perft(challenges::CrookedPosition(nodes), 2) +
                      challenges::perft(challenges::SpiralPosition(drawing.spiral_start, true), 1) +
                      challenges::perft(challenges::FullHousePosition(spaces), 2);
            }),
            0);
  EXPECT_EQ(count, 3536U + 540U + 182U);
}

}  // namespace
}  // namespace byways
