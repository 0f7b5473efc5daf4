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

  /// `position` must outlive it. Precondition: Phase::Play.
  explicit EndingTurns(const Position<Side>& position);

  /// A turn that wins at once for the player to move and continues the steps already drawn.
  [[nodiscard]] std::optional<FullTurn> find();

 private:
  using Hexes = typename Graph::Hexes;
  using Packed = std::uint64_t;  // the points of all players, eight bits each
  static constexpr std::size_t kHexes = Graph::kHexes;
  static constexpr int kEnds = 2 * kLetters;

  // The networks of the letters' ends.
  struct Networks {
    std::array<Hexes, kEnds> hexes{};
    std::array<std::array<Packed, kHexes>, kEnds> points{};  // on the path to each of those hexes
    int count = 0;
  };

  static constexpr Hexes bit(std::size_t hex) { return Hexes{1} << hex; }
  static const Ends& ends_of(Link link) { return Graph::kTables.hexes[static_cast<std::size_t>(link)]; }
  static std::uint8_t hex_of(std::size_t end) { return Graph::kTables.letters[end / 2][end % 2]; }
  static Packed one_for(int player) { return Packed{1} << (8U * static_cast<unsigned>(player)); }

  void put(Link link) {
    const Ends& ends = ends_of(link);
    along_[ends[0]] |= bit(ends[1]);
    along_[ends[1]] |= bit(ends[0]);
  }
  void take(Link link) {
    const Ends& ends = ends_of(link);
    along_[ends[0]] &= ~bit(ends[1]);
    along_[ends[1]] &= ~bit(ends[0]);
  }
  void trace(Networks& networks) const;
  // The winning margin of that path, if it connects two networks that have all letters; 0 if it doesn't win.
  [[nodiscard]] int lead_with(const Networks& networks, Link link) const;
  [[nodiscard]] bool wins_with(const Networks& networks, Link link) const {
    return lead_with(networks, link) > 0;
  }
  // The lead of the player to move over everybody else; 0 if somebody has as many points.
  [[nodiscard]] int lead(Packed points) const;
  // The turn without a swap that wins by the largest margin.
  [[nodiscard]] std::optional<FullTurn> plainest(const Networks& networks) const;
  [[nodiscard]] std::optional<FullTurn> without_swap(Link link) const;
  [[nodiscard]] std::optional<FullTurn> with_swap(Link to_wall, Link one, Link other) const;
  [[nodiscard]] std::optional<FullTurn> with_any(Link to_wall, Link one) const;
  // The turn, with any legal wall if it still needs one.
  [[nodiscard]] std::optional<FullTurn> completed(FullTurn turn) const;
  [[nodiscard]] bool goes_on(const FullTurn& turn) const;
  [[nodiscard]] bool is_legal(const FullTurn& turn) const;

  Position<Side> start_;
  Turn begun_;
  int me_;
  LinkSet open_;
  LinkSet gains_;  // the links that can become a path of the mover
  std::array<Hexes, kHexes> along_{};
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
  for (std::size_t end = 0; end < static_cast<std::size_t>(kEnds); ++end) {
    const std::uint8_t first = hex_of(end);
    networks.count += (met & bit(first)) == 0 ? 1 : 0;
    auto& points = networks.points[end];
    Hexes seen = bit(first);
    points[first] = 0;
    std::size_t count = 0;
    queue[count++] = first;
    for (std::size_t i = 0; i < count; ++i) {
      const std::uint8_t hex = queue[i];
      for (Hexes next = along_[hex] & ~seen; next != 0; next &= next - 1) {
        const auto there = static_cast<std::size_t>(std::countr_zero(next));
        const Link link = Graph::kTables.joining[hex][there];
        points[there] = points[hex] + one_for(owners_[static_cast<std::size_t>(link)]);
        queue[count++] = static_cast<std::uint8_t>(there);
      }
      seen |= along_[hex];
    }
    networks.hexes[end] = seen;
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
  for (std::size_t end = 0; end < static_cast<std::size_t>(kEnds); end += 2) {
    const Hexes here = networks.hexes[end];
    const Hexes there = networks.hexes[end + 1];
    // Each of the two networks must contain one end of the path.
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
      const bool one_way = (here & bit(ends[i])) != 0 && (there & bit(ends[1 - i])) != 0;
      if (one_way && (here & bit(ends[1 - i])) == 0) {
        sum += networks.points[end][ends[i]] + networks.points[end + 1][ends[1 - i]] + one_for(me_);
      }
    }
    if ((here & bit(hex_of(end + 1))) != 0) {
      sum += networks.points[end][hex_of(end + 1)];
    } else if ((here & (bit(ends[0]) | bit(ends[1]))) == 0 || (there & (bit(ends[0]) | bit(ends[1]))) == 0) {
      return 0;
    }
  }
  return lead(sum);
}

template <int Side>
bool EndingTurns<Side>::goes_on(const FullTurn& turn) const {
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
    return goes_on(turn) && is_legal(turn) ? std::optional(turn) : found;
  }
  open_.for_each([&](Link wall) {
    if (!found && wall != turn.path) {
      turn.wall = wall;
      if (goes_on(turn) && is_legal(turn)) {
        found = turn;
      }
    }
  });
  return found;
}

template <int Side>
std::optional<FullTurn> EndingTurns<Side>::without_swap(Link link) const {
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
std::optional<FullTurn> EndingTurns<Side>::plainest(const Networks& networks) const {
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
std::optional<FullTurn> EndingTurns<Side>::with_swap(Link to_wall, Link one, Link other) const {
  const bool is_open = open_.has(one);
  const bool other_is_open = open_.has(other);
  std::optional<FullTurn> found;
  if (is_open && other_is_open) {
    found = completed({one, other, to_wall, other});
    return found ? found : completed({other, one, to_wall, one});
  }
  if (is_open || other_is_open) {
    found = is_open ? completed({one, kNoLink, to_wall, other}) : completed({other, kNoLink, to_wall, one});
  }
  return found;
}

template <int Side>
std::optional<FullTurn> EndingTurns<Side>::with_any(Link to_wall, Link one) const {
  std::optional<FullTurn> found;
  gains_.for_each([&](Link other) {
    if (!found && other != one) {
      found = with_swap(to_wall, one, other);
    }
  });
  return found;
}

template <int Side>
// NOLINTNEXTLINE(readability-function-cognitive-complexity): a single pass through all cases
std::optional<FullTurn> EndingTurns<Side>::find() {
  Networks networks;
  trace(networks);
  constexpr int kMostJoined = 3;  // trees that two paths can join
  if (networks.count > kMostJoined) {
    return std::nullopt;
  }
  std::optional<FullTurn> found;
  if (networks.count == 2) {
    found = plainest(networks);
    gains_.for_each([&](Link link) {
      if (!found && wins_with(networks, link)) {
        found = without_swap(link);
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
          found = with_any(lost, link);
        }
      });
    }
    if (networks.count == 2 || networks.count == kMostJoined) {
      Hexes all = 0;
      for (const Hexes hexes : networks.hexes) {
        all |= hexes;
      }
      Networks joined;
      gains_.for_each([&](Link link) {
        if (found) {
          return;
        }
        const Ends& ends = ends_of(link);
        const int met = ((all & bit(ends[0])) != 0 ? 1 : 0) + ((all & bit(ends[1])) != 0 ? 1 : 0);
        // Joins two networks with letters, or one of them and a network without.
        if (met != networks.count - 1) {
          return;
        }
        put(link);
        trace(joined);
        take(link);
        if (joined.count == 2) {
          gains_.for_each([&](Link other) {
            if (!found && other != link && wins_with(joined, other)) {
              found = with_swap(lost, link, other);
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
