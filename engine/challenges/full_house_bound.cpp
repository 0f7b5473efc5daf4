// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/full_house_bound.h"

#include <algorithm>

namespace byways::challenges {

using overpass::Board;
using overpass::Companions;

namespace {

std::size_t slot_of(Space space) { return static_cast<std::size_t>(space); }

SpaceSet companions(const Board& board, Space space) {
  SpaceSet result;
  for (const Companions& pair : board.groups_with(space)) {
    result.add(pair.one);
    result.add(pair.other);
  }
  return result;
}

// The members of `set` for which a bit of `choice` is set; the lowest bit stands for the first member.
SpaceSet chosen(const SpaceSet& set, unsigned choice) {
  SpaceSet result;
  set.for_each([&](Space space) {
    if ((choice & 1U) != 0) {
      result.add(space);
    }
    choice >>= 1U;
  });
  return result;
}

}  // namespace

FullHouseBound::FullHouseBound(const Board& board) : board_(board) {
  partner_.fill(-1);
  find_pairs();
  list_surroundings();
  for (const Surroundings& move : moves_) {
    visit_yields(move, move.around, [this](int yield, const SpaceSet& brought_in) {
      most_at_once_ = std::max(most_at_once_, brought_in.count());
      yields_one_ = yields_one_ && yield <= 1;
    });
  }
}

void FullHouseBound::find_pairs() {
  for (Space space = 0; space < board_.spaces(); ++space) {
    companions(board_, space).for_each([&](Space other) {
      int together = 0;
      for (const Companions& pair : board_.groups_with(space)) {
        together += pair.one == other || pair.other == other ? 1 : 0;
      }
      if (together > 1) {
        partner_[slot_of(space)] = other;
      }
    });
  }
}

void FullHouseBound::list_surroundings() {
  for (Space from = 0; from < board_.spaces(); ++from) {
    board_.adjoining(from).for_each([&](Space to) {
      if (from == board_.goal() || to == board_.goal()) {
        return;
      }
      Surroundings move{from, to, companions(board_, to)};
      SpaceSet partners;
      SpaceSet changing = move.around;
      changing.add(from);
      changing.add(to);
      changing.for_each([&](Space space) {
        if (partner_[slot_of(space)] >= 0) {
          partners.add(partner_[slot_of(space)]);
        }
      });
      move.around |= partners;
      move.around.remove(from);
      move.around.remove(to);
      moves_.push_back(move);
    });
  }
}

int FullHouseBound::half_pairs(const SpaceSet& pieces) const {
  int count = 0;
  pieces.for_each([&](Space space) {
    const Space partner = partner_[slot_of(space)];
    count += partner >= 0 && !pieces.has(partner) ? 1 : 0;
  });
  return count;
}

template <class Visit>
void FullHouseBound::visit_yields(const Surroundings& move, const SpaceSet& support, Visit visit) const {
  const SpaceSet around = move.around & support;
  const auto spaces = static_cast<unsigned>(around.count());
  for (unsigned choice = 0; choice < (1U << spaces); ++choice) {
    SpaceSet before = chosen(around, choice);
    before.add(move.from);
    SpaceSet open;
    for (const auto& [one, other] : board_.groups_with(move.to)) {
      const bool one_held = one != move.from && before.has(one);
      const bool other_held = other != move.from && before.has(other);
      if (one_held != other_held) {
        open.add(one_held ? other : one);
      }
    }
    SpaceSet moved = before;
    moved.remove(move.from);
    moved.add(move.to);
    const int halves = half_pairs(before);
    for (unsigned taken = 0; taken < (1U << static_cast<unsigned>(open.count())); ++taken) {
      const SpaceSet brought_in = chosen(open, taken);
      visit(brought_in.count() + half_pairs(moved | brought_in) - halves, brought_in);
    }
  }
}

SpaceSet FullHouseBound::reach_of_full_yields(const SpaceSet& pieces) const {
  SpaceSet reach = pieces;
  for (int before = 0; before != reach.count();) {
    before = reach.count();
    for (const Surroundings& move : moves_) {
      SpaceSet touched = companions(board_, move.to);
      touched.add(move.to);
      if (!reach.has(move.from) || (touched - reach).empty()) {
        continue;
      }
      visit_yields(move, reach, [&](int yield, const SpaceSet& brought_in) {
        if (yield == 1) {
          reach |= brought_in;
          reach.add(move.to);
        }
      });
    }
  }
  return reach;
}

int FullHouseBound::fewest_moves(const FullHousePosition& position) const {
  const int reserve = position.reserve();
  const int plain = (reserve + most_at_once_ - 1) / most_at_once_;
  if (!yields_one_ || reserve == 0) {
    return plain;
  }
  int moves = reserve - half_pairs(position.pieces());
  if (moves >= plain && reach_of_full_yields(position.pieces()).count() < FullHousePosition::kPieces) {
    ++moves;
  }
  return std::max(plain, moves);
}

int fewest_moves(const FullHousePosition& position) {
  static const FullHouseBound bound(overpass::board());
  return bound.fewest_moves(position);
}

}  // namespace byways::challenges
