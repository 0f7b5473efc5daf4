// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bypass/arrange.h"

#include "engine/bypass/reasons.h"
#include "engine/bypass/state.h"
#include "engine/bypass/texts.h"
#include "engine/bypass/witness.h"

namespace byways::bypass {

namespace {

template <int Side>
using OwnedLinks = std::array<typename Links<Side>::Set, kMostPlayers>;

template <int Side>
Link find_link(StepKind kind, const std::string& name) {
  const std::optional<WrittenStep> written = read_step(name);
  if (!written || written->kind != kind) {
    return kNoLink;
  }
  const hex::Grid grid(Side);
  const std::optional<hex::Cell> first = grid.find(written->first);
  const std::optional<hex::Cell> second = grid.find(written->second);
  return first && second ? Links<Side>::between(*first, *second) : kNoLink;
}

template <int Side>
std::optional<Refusal> read_links(const Setup& setup, const char* key, StepKind kind,
                                  OwnedLinks<Side>& owned) {
  const auto read = [&](const std::string& name, const nlohmann::json& value) -> std::optional<Refusal> {
    const Link link = find_link<Side>(kind, name);
    if (link == kNoLink) {
      return arranged::no_such_place(name);
    }
    const std::optional<int> seat = arranged::whole(value, 1, setup.players);
    if (!seat) {
      return arranged::wrong_piece(name, value);
    }
    owned[static_cast<std::size_t>(*seat - 1)].add(link);
    return std::nullopt;
  };
  return arranged::for_each_member(setup.arranged->position, key, read);
}

// BYP-1: refuses a path and a wall on the same link.
template <int Side>
std::optional<Refusal> refusal_of_crossing(const OwnedLinks<Side>& paths, const OwnedLinks<Side>& walls) {
  for (std::size_t player = 0; player < kMostPlayers; ++player) {
    for (const auto& others : walls) {
      if (const auto both = paths[player] & others; !both.empty()) {
        return wall_across_path(place_of<Side>(both.select(0)), static_cast<Seat>(player) + 1);
      }
    }
  }
  return std::nullopt;
}

template <int Side>
std::optional<Refusal> refusal_of_board(const Position<Side>& position) {
  if (const auto loops = loop_links(position); !loops.empty()) {
    return loop(places_of<Side>(loops));
  }
  if (const auto hexes = cut_off_hexes(position); !hexes.empty()) {
    return isolated(hex_names<Side>(hexes), places_of<Side>(wall_chain(position)));
  }
  if (position.connects_all_letters()) {
    return arranged::over("BYP-11");
  }
  const bool may_get_stuck =
      position.all_walls().count() - position.all_paths().count() > kMostWallsMore<Side>;
  return may_get_stuck ? std::optional(too_many_walls(kMostWallsMore<Side>)) : std::nullopt;
}

template <int Side>
Expected<Position<Side>, Refusal> read_position(const Setup& setup) {
  if (const auto refused = arranged::refusal_of_seat_and_form(setup)) {
    return *refused;
  }
  OwnedLinks<Side> paths{};
  OwnedLinks<Side> walls{};
  if (const auto refused = read_links<Side>(setup, "paths", StepKind::Path, paths)) {
    return *refused;
  }
  if (const auto refused = read_links<Side>(setup, "walls", StepKind::Wall, walls)) {
    return *refused;
  }
  if (const auto refused = refusal_of_crossing<Side>(paths, walls)) {
    return *refused;
  }
  return Position<Side>(setup.players, setup.arranged->to_move - 1, paths, walls);
}

template <int Side>
arranged::Answer state_from(const Setup& setup, bool has_to_be_playable) {
  const auto position = read_position<Side>(setup);
  if (!position) {
    return position.error();
  }
  if (const auto refused = has_to_be_playable ? refusal_of_board(*position) : std::nullopt) {
    return *refused;
  }
  return {std::make_unique<BypassState<Side>>(*position)};
}

arranged::Answer state_on_board(const Setup& setup, bool has_to_be_playable) {
  const int side = board_named(setup.options.word("board")).side;
  return with_side(side, [&]<int Side>() { return state_from<Side>(setup, has_to_be_playable); });
}

template <int Side>
std::optional<Arrangement> arrangement_from(const Position<Side>& position) {
  if (position.phase() != Phase::Play || position.turn().count() > 0) {
    return std::nullopt;
  }
  nlohmann::json paths = nlohmann::json::object();
  nlohmann::json walls = nlohmann::json::object();
  for (int player = 0; player < position.players(); ++player) {
    if (position.has_left(player)) {
      return std::nullopt;
    }
    position.paths(player).for_each(
        [&](Link link) { paths[text_of<Side>(StepKind::Path, link)] = player + 1; });
    position.walls(player).for_each(
        [&](Link link) { walls[text_of<Side>(StepKind::Wall, link)] = player + 1; });
  }
  return Arrangement{position.player() + 1, {{"paths", paths}, {"walls", walls}}};
}

}  // namespace

arranged::Answer arranged_state(const Setup& setup) { return state_on_board(setup, true); }

arranged::Answer sketched_state(const Setup& setup) { return state_on_board(setup, false); }

std::optional<Arrangement> arrangement_of(const State& state) {
  return with_state(
      state, []<int Side>(const BypassState<Side>& known) { return arrangement_from(known.concrete()); });
}

}  // namespace byways::bypass
