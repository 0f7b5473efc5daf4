// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/bypass/position.h"
#include "engine/bypass/scoring.h"
#include "engine/bypass/turns.h"

namespace byways::bypass {

/// Searches for turns that end the game and win it (BYP-11 to BYP-13). Tries all combinations of up to two
/// added paths and one removed path, summing points along the networks instead of playing each turn.
template <int Side>
class EndingTurns {
 public:
  using Graph = Links<Side>;
  using LinkSet = typename Graph::Set;

  /// `position` is copied. Precondition: Phase::Play.
  explicit EndingTurns(const Position<Side>& position);

  /// A turn that includes the steps already drawn and wins at once for the player to move; nothing if there
  /// is none.
  [[nodiscard]] std::optional<FullTurn> find();

 private:
  using Hexes = typename Graph::Hexes;
  using Packed = std::uint64_t;  // the points of all players, eight bits each
  static constexpr std::size_t kHexes = Graph::kHexes;
  static constexpr int kLetterHexes = 2 * kLetters;

  // For each of the hexes that bear a letter, the network of paths that it belongs to.
  struct Networks {
    std::array<Hexes, kLetterHexes> hexes{};
    std::array<std::array<Packed, kHexes>, kLetterHexes>
        points{};   // by hex of the network: the points on the way to it from the lettered hex
    int count = 0;  // the number of different networks
  };

  static constexpr Hexes bit(std::size_t hex) { return Hexes{1} << hex; }
  static const Ends& ends_of(Link link) { return Graph::kTables.hexes[static_cast<std::size_t>(link)]; }
  static std::uint8_t letter_hex(std::size_t i) { return Graph::kTables.letters[i / 2][i % 2]; }
  static Packed one_for(int player) { return Packed{1} << (8U * static_cast<unsigned>(player)); }

  void put(Link link) {
    const Ends& ends = ends_of(link);
    path_neighbours_[ends[0]] |= bit(ends[1]);
    path_neighbours_[ends[1]] |= bit(ends[0]);
  }
  void take(Link link) {
    const Ends& ends = ends_of(link);
    path_neighbours_[ends[0]] &= ~bit(ends[1]);
    path_neighbours_[ends[1]] &= ~bit(ends[0]);
  }
  void trace(Networks& networks) const;
  // The lead of the mover if `link` becomes their path and joins the two networks that together have all
  // letters; 0 if it doesn't join these, or if the mover doesn't win.
  [[nodiscard]] int lead_with(const Networks& networks, Link link) const;
  [[nodiscard]] bool wins_with(const Networks& networks, Link link) const {
    return lead_with(networks, link) > 0;
  }
  // The lead of the player to move over everybody else; 0 if somebody has at least as many points (BYP-13).
  [[nodiscard]] int lead(Packed points) const;
  // The turn without a swap that wins by the largest margin.
  [[nodiscard]] std::optional<FullTurn> best_without_swap(const Networks& networks) const;
  // A turn after which `link` is a path of the mover, who keeps all earlier paths.
  [[nodiscard]] std::optional<FullTurn> gaining(Link link) const;
  // A turn after which `lost` is a wall, and `gained` and `also_gained` are paths of the mover. Without
  // `also_gained`, the second path may be any other link that can become one.
  [[nodiscard]] std::optional<FullTurn> exchanging(Link lost, Link gained, Link also_gained) const;
  [[nodiscard]] std::optional<FullTurn> exchanging(Link lost, Link gained) const;
  // The turn, with any legal wall if it still needs one.
  [[nodiscard]] std::optional<FullTurn> completed(FullTurn turn) const;
  [[nodiscard]] bool continues_begun(const FullTurn& turn) const;
  [[nodiscard]] bool is_legal(const FullTurn& turn) const;

  Position<Side> start_;
  Turn begun_;
  int me_;
  LinkSet open_;
  LinkSet gains_;                                // the links that can become a path of the mover
  std::array<Hexes, kHexes> path_neighbours_{};  // by hex, the hexes that a path joins to it
  std::array<std::int8_t, Graph::kLinks> owners_{};
};

template <int Side>
EndingTurns<Side>::EndingTurns(const Position<Side>& position)
    : start_(position), begun_(position.turn()), me_(position.player()) {
  start_.roll_back();
  open_ = start_.open();
  gains_ = open_ | start_.walls(me_);
  gains_.for_each(
      [&](Link link) { owners_[static_cast<std::size_t>(link)] = static_cast<std::int8_t>(me_); });
  for (int player = 0; player < start_.players(); ++player) {
    start_.paths(player).for_each([&](Link link) {
      owners_[static_cast<std::size_t>(link)] = static_cast<std::int8_t>(player);
      put(link);
    });
  }
}

template <int Side>
void EndingTurns<Side>::trace(Networks& networks) const {
  networks.count = 0;
  Hexes met = 0;
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): initialising it would cost more than using it
  std::array<std::uint8_t, kHexes> queue;
  for (std::size_t letter = 0; letter < static_cast<std::size_t>(kLetterHexes); ++letter) {
    const std::uint8_t first = letter_hex(letter);
    networks.count += (met & bit(first)) == 0 ? 1 : 0;
    auto& points = networks.points[letter];
    Hexes seen = bit(first);
    points[first] = 0;
    std::size_t count = 0;
    queue[count++] = first;
    for (std::size_t i = 0; i < count; ++i) {
      const std::uint8_t hex = queue[i];
      for (Hexes next = path_neighbours_[hex] & ~seen; next != 0; next &= next - 1) {
        const auto there = static_cast<std::size_t>(std::countr_zero(next));
        const Link link = Graph::kTables.joining[hex][there];
        points[there] = points[hex] + one_for(owners_[static_cast<std::size_t>(link)]);
        queue[count++] = static_cast<std::uint8_t>(there);
      }
      seen |= path_neighbours_[hex];
    }
    networks.hexes[letter] = seen;
    met |= seen;
  }
}

template <int Side>
int EndingTurns<Side>::lead(Packed points) const {
  const auto of = [points](int player) {
    return static_cast<int>((points >> (8U * static_cast<unsigned>(player))) & 0xFFU);
  };
  int lead = of(me_);
  for (int player = 0; player < start_.players(); ++player) {
    if (player != me_ && !start_.has_left(player)) {
      lead = std::min(lead, of(me_) - of(player));
    }
  }
  return std::max(lead, 0);
}

template <int Side>
int EndingTurns<Side>::lead_with(const Networks& networks, Link link) const {
  const Ends& ends = ends_of(link);
  Packed sum = 0;
  for (std::size_t letter = 0; letter < static_cast<std::size_t>(kLetterHexes); letter += 2) {
    const Hexes here = networks.hexes[letter];
    const Hexes there = networks.hexes[letter + 1];
    // Each of the two networks must contain one end of the path.
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
      const bool joins_this_way_round = (here & bit(ends[i])) != 0 && (there & bit(ends[1 - i])) != 0;
      if (joins_this_way_round && (here & bit(ends[1 - i])) == 0) {
        sum += networks.points[letter][ends[i]] + networks.points[letter + 1][ends[1 - i]] + one_for(me_);
      }
    }
    if ((here & bit(letter_hex(letter + 1))) != 0) {
      sum += networks.points[letter][letter_hex(letter + 1)];
      // A letter that isn't connected yet needs the link to touch both of its networks.
    } else if ((here & (bit(ends[0]) | bit(ends[1]))) == 0 || (there & (bit(ends[0]) | bit(ends[1]))) == 0) {
      return 0;
    }
  }
  return lead(sum);
}

template <int Side>
bool EndingTurns<Side>::continues_begun(const FullTurn& turn) const {
  const auto fits = [&](StepKind kind, Link link) { return !begun_.has(kind) || begun_.link(kind) == link; };
  return fits(StepKind::Path, turn.path) && fits(StepKind::Wall, turn.wall) &&
         fits(StepKind::ToWall, turn.to_wall) && fits(StepKind::ToPath, turn.to_path);
}

template <int Side>
bool EndingTurns<Side>::is_legal(const FullTurn& turn) const {
  Position<Side> next = start_;
  next.draw({StepKind::Path, turn.path});
  next.draw({StepKind::Wall, turn.wall});
  if (turn.to_wall != kNoLink) {
    next.draw({StepKind::ToWall, turn.to_wall});
    next.draw({StepKind::ToPath, turn.to_path});
  }
  return next.may_end();
}

template <int Side>
std::optional<FullTurn> EndingTurns<Side>::completed(FullTurn turn) const {
  std::optional<FullTurn> found;
  if (turn.wall != kNoLink) {
    return continues_begun(turn) && is_legal(turn) ? std::optional(turn) : found;
  }
  open_.for_each([&](Link wall) {
    if (!found && wall != turn.path) {
      turn.wall = wall;
      if (continues_begun(turn) && is_legal(turn)) {
        found = turn;
      }
    }
  });
  return found;
}

template <int Side>
std::optional<FullTurn> EndingTurns<Side>::gaining(Link link) const {
  if (open_.has(link)) {
    std::optional<FullTurn> found = completed({link});
    if (!found) {
      // Drawn as a wall, then swapped with the path.
      open_.for_each([&](Link path) {
        if (!found && path != link) {
          found = completed({path, link, path, link});
        }
      });
    }
    return found;
  }
  // A wall becomes a path in exchange for the path just drawn.
  std::optional<FullTurn> found;
  open_.for_each([&](Link path) {
    if (!found) {
      found = completed({path, kNoLink, path, link});
    }
  });
  return found;
}

template <int Side>
std::optional<FullTurn> EndingTurns<Side>::best_without_swap(const Networks& networks) const {
  std::optional<FullTurn> found;
  int most = 0;
  open_.for_each([&](Link link) {
    if (const int points = lead_with(networks, link); points > most) {
      if (const std::optional<FullTurn> turn = completed({link})) {
        most = points;
        found = turn;
      }
    }
  });
  return found;
}

template <int Side>
std::optional<FullTurn> EndingTurns<Side>::exchanging(Link lost, Link gained, Link also_gained) const {
  const bool is_open = open_.has(gained);
  const bool also_is_open = open_.has(also_gained);
  std::optional<FullTurn> found;
  if (is_open && also_is_open) {
    found = completed({gained, also_gained, lost, also_gained});
    return found ? found : completed({also_gained, gained, lost, gained});
  }
  if (is_open || also_is_open) {
    found = is_open ? completed({gained, kNoLink, lost, also_gained})
                    : completed({also_gained, kNoLink, lost, gained});
  }
  return found;
}

template <int Side>
std::optional<FullTurn> EndingTurns<Side>::exchanging(Link lost, Link gained) const {
  std::optional<FullTurn> found;
  gains_.for_each([&](Link other) {
    if (!found && other != gained) {
      found = exchanging(lost, gained, other);
    }
  });
  return found;
}

template <int Side>
// NOLINTNEXTLINE(readability-function-cognitive-complexity): a single pass through all cases
std::optional<FullTurn> EndingTurns<Side>::find() {
  Networks networks;
  trace(networks);
  constexpr int kMostNetworks = 3;  // two new paths can't join more
  if (networks.count > kMostNetworks) {
    return std::nullopt;
  }
  std::optional<FullTurn> found;
  if (networks.count == 2) {
    found = best_without_swap(networks);
    gains_.for_each([&](Link link) {
      if (!found && wins_with(networks, link)) {
        found = gaining(link);
      }
    });
  }
  start_.paths(me_).for_each([&](Link lost) {
    if (found) {
      return;
    }
    take(lost);
    trace(networks);
    if (networks.count == 2) {
      gains_.for_each([&](Link link) {
        if (!found && wins_with(networks, link)) {
          found = exchanging(lost, link);
        }
      });
    }
    if (networks.count == 2 || networks.count == kMostNetworks) {
      Hexes lettered = 0;
      for (const Hexes hexes : networks.hexes) {
        lettered |= hexes;
      }
      Networks joined;
      gains_.for_each([&](Link link) {
        if (found) {
          return;
        }
        const Ends& ends = ends_of(link);
        const int touched =
            ((lettered & bit(ends[0])) != 0 ? 1 : 0) + ((lettered & bit(ends[1])) != 0 ? 1 : 0);
        // Of three networks with letters, the first path must join two; of two, it must join one to a network
        // without letters.
        if (touched != networks.count - 1) {
          return;
        }
        put(link);
        trace(joined);
        take(link);
        if (joined.count == 2) {
          gains_.for_each([&](Link other) {
            if (!found && other != link && wins_with(joined, other)) {
              found = exchanging(lost, link, other);
            }
          });
        }
      });
    }
    put(lost);
  });
  return found;
}

}  // namespace byways::bypass
