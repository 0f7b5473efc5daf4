// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenges/challenge_games.h"

#include "engine/challenges/crooked_state.h"
#include "engine/challenges/full_house_state.h"
#include "engine/challenges/jump_notation.h"
#include "engine/challenges/spiral_state.h"
#include "engine/challenges/starts.h"
#include "engine/core/arranged.h"
#include "engine/overpass/groups_notation.h"

namespace byways::challenges {

namespace {

constexpr const char* kFrom = "from";

// The option `from`, whose default is the start in the rulebook.
OptionSpec start_option(const std::vector<std::string>& starts,
                        std::optional<std::string> (*canonical)(std::string_view), std::string wanted) {
  return open_option(kFrom, starts, starts.front(), canonical, std::move(wanted));
}

std::string wanted_nodes() {
  return "2 to " + std::to_string(kMostStartNodes) + " different nodes, with single spaces between";
}

std::string wanted_spaces() {
  return "2 to " + std::to_string(kMostStartSpaces) +
         " different spaces, not in transit and not the centre, with single spaces between";
}

/// What the three challenges share, for a `Position` and its state.
template <class Position, class PositionState>
class Challenge : public Game {
 public:
  [[nodiscard]] std::string_view id() const final { return id_; }
  [[nodiscard]] std::string_view title() const final { return title_; }
  [[nodiscard]] int fewest_players() const final { return 1; }
  [[nodiscard]] const std::vector<OptionSpec>& options() const final { return options_; }
  [[nodiscard]] Refusal after_end() const final { return overpass::game_is_over(book_); }

  [[nodiscard]] std::unique_ptr<State> new_state(const Setup& setup) const final {
    return std::make_unique<PositionState>(start_of(setup));
  }

  [[nodiscard]] arranged::Answer arranged_state(const Setup&) const final {
    return arranged::challenge_has_own_start();
  }

  [[nodiscard]] std::vector<std::string> places_of(std::string_view step) const final {
    if (const std::optional<WrittenJump> jump = read_jump(step)) {
      return {jump->from, jump->removed, jump->to};
    }
    const std::optional<overpass::WrittenGroupsStep> move = overpass::read_groups_step(step);
    if (!move) {
      return Game::places_of(step);
    }
    std::vector<std::string> places{move->from, move->to};
    places.insert(places.end(), move->brought_in.begin(), move->brought_in.end());
    return places;
  }

  [[nodiscard]] PlayoutCount run_playouts(const Setup& setup, std::uint64_t playouts,
                                          Random& random) const final {
    const Position start = start_of(setup);
    PlayoutCount done;
    for (; done.playouts < playouts; ++done.playouts) {
      Position position = start;
      done.steps += static_cast<std::uint64_t>(play_out(position, random));
    }
    return done;
  }

 protected:
  Challenge(std::string_view id, std::string_view title, const overpass::RuleBook& book,
            std::vector<OptionSpec> options)
      : id_(id), title_(title), book_(book), options_(std::move(options)) {}

  [[nodiscard]] virtual Position start_of(const Setup& setup) const = 0;

 private:
  std::string_view id_;
  std::string_view title_;
  const overpass::RuleBook& book_;
  std::vector<OptionSpec> options_;
};

class FullHouse final : public Challenge<FullHousePosition, FullHouseState> {
 public:
  FullHouse()
      : Challenge("full-house", "Full House", kFullHouseRules,
                  {start_option(full_house_starts(), canonical_full_house, wanted_spaces())}) {}

 private:
  [[nodiscard]] FullHousePosition start_of(const Setup& setup) const override {
    return FullHousePosition(*read_start_spaces(setup.options.word(kFrom)));
  }
};

class CrookedJumps final : public Challenge<CrookedPosition, CrookedState> {
 public:
  CrookedJumps()
      : Challenge("crooked-jumps", "Crooked Jumps", kCrookedRules,
                  {start_option(crooked_starts(), canonical_crooked, wanted_nodes())}) {}

 private:
  [[nodiscard]] CrookedPosition start_of(const Setup& setup) const override {
    NodeSet pieces;
    for (const std::vector<Node> nodes = *read_start_nodes(setup.options.word(kFrom));
         const Node node : nodes) {
      pieces.add(node);
    }
    return CrookedPosition(pieces);
  }
};

class Spiral final : public Challenge<SpiralPosition, SpiralState> {
 public:
  Spiral()
      : Challenge("spiral", "Over-Pass Spiral", kSpiralRules,
                  {start_option(spiral_starts(), canonical_spiral, wanted_nodes()),
                   switch_option("colours", true)}) {}

 private:
  [[nodiscard]] SpiralPosition start_of(const Setup& setup) const override {
    return {*read_start_nodes(setup.options.word(kFrom)), setup.options.is_on("colours")};
  }
};

}  // namespace

const Game& full_house_game() {
  static const FullHouse game;
  return game;
}

const Game& crooked_game() {
  static const CrookedJumps game;
  return game;
}

const Game& spiral_game() {
  static const Spiral game;
  return game;
}

Goal goal_of(const Game& game) {
  return &game == &full_house_game() ? Goal::Fill : &game == &crooked_game() ? Goal::OneCentre : Goal::One;
}

}  // namespace byways::challenges
