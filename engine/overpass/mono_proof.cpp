// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/overpass/mono_proof.h"

#include <algorithm>
#include <bit>

namespace byways::overpass {

namespace {

constexpr std::uint64_t kMostSlots = std::uint64_t{1} << 21U;

// Who is to move is player 0 of the outlook.
int settled_race(const MonoRace& race) {
  return settled_by(outlook_of({race.mine, race.others}, {race.my_hand, race.other_hand}), 0);
}

}  // namespace

MonoRace MonoRace::of(const MonoPosition& position) {
  const int me = position.player();
  return {position.clear_nodes(me), position.clear_nodes(1 - me), position.in_hand(me),
          position.in_hand(1 - me)};
}

MonoRace MonoRace::after(Node node) const {
  MonoRace next{others - board().shares_line(node), mine, other_hand, my_hand - 1};
  next.mine.remove(node);
  next.others.remove(node);
  return next;
}

MonoProver::MonoProver(std::uint64_t most, search::Watch& watch)
    : slots_(static_cast<std::size_t>(std::bit_ceil(std::clamp<std::uint64_t>(most, 64, kMostSlots)))),
      left_(most),
      watch_(&watch) {}

std::uint64_t MonoProver::key_of(const MonoRace& race) {
  const int hands = race.my_hand * 64 + race.other_hand + 1;
  auto key = static_cast<std::uint64_t>(hands);
  for (const NodeSet* const set : {&race.mine, &race.others}) {
    for (const std::uint64_t word : set->words) {
      key = search::mix(key, word);
    }
  }
  return key | 1U;  // 0 is an empty slot
}

int MonoProver::order(const MonoRace& race, std::array<std::uint8_t, kMostNodes>& nodes) {
  // First what takes most places from the other player. A place that takes none and can't be taken is as good
  // as any other of that kind, so one of those is enough.
  std::array<std::uint8_t, kMostNodes> taken{};
  int count = 0;
  bool has_quiet = false;
  race.mine.for_each([&](Node node) {
    const int takes = (board().shares_line(node) & race.others).count() + (race.others.has(node) ? 1 : 0);
    if (takes == 0) {
      if (has_quiet) {
        return;
      }
      has_quiet = true;
    }
    taken[static_cast<std::size_t>(node)] = static_cast<std::uint8_t>(takes);
    nodes[static_cast<std::size_t>(count++)] = static_cast<std::uint8_t>(node);
  });
  std::sort(nodes.begin(), nodes.begin() + count, [&taken](std::uint8_t a, std::uint8_t b) {
    return taken[a] != taken[b] ? taken[a] > taken[b] : a < b;
  });
  return count;
}

std::optional<bool> MonoProver::prove(const MonoRace& race) {
  if (const int settled = settled_race(race); settled >= 0) {
    return settled == 0;
  }
  const std::uint64_t key = key_of(race);
  Slot& slot = slots_[static_cast<std::size_t>((key >> 8U) & (slots_.size() - 1))];
  if (slot.key == key) {
    return slot.wins;
  }
  if (left_ == 0 || !watch_->count()) {
    left_ = 0;
    return std::nullopt;
  }
  --left_;
  ++looked_at_;
  std::array<std::uint8_t, kMostNodes> nodes{};
  const int count = order(race, nodes);
  bool found = false;
  for (int i = 0; i < count && !found; ++i) {
    const std::optional<bool> other = prove(race.after(nodes[static_cast<std::size_t>(i)]));
    if (!other) {
      return std::nullopt;
    }
    found = !*other;
  }
  slots_[static_cast<std::size_t>((key >> 8U) & (slots_.size() - 1))] = {key, found};
  return found;
}

Node MonoProver::winning_node(const MonoRace& race) {
  std::array<std::uint8_t, kMostNodes> nodes{};
  const int count = order(race, nodes);
  for (int i = 0; i < count; ++i) {
    const Node node = nodes[static_cast<std::size_t>(i)];
    if (prove(race.after(node)) == false) {
      return node;
    }
  }
  return -1;
}

}  // namespace byways::overpass
