// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/timelines.h"

#include <limits>
#include <stdexcept>

#include "engine/core/random_game.h"
#include "engine/core/setup.h"
#include "engine/games.h"

namespace byways::test {

namespace {

Entry entry_of(std::string_view text) {
  const std::optional<Entry> entry = parse_entry(text);
  if (!entry) {
    throw std::invalid_argument("no entry: " + std::string(text));
  }
  return *entry;
}

}  // namespace

Timeline start(const Game& game, const OptionMap& options, int players) {
  const auto setup = check_setup(game, players == 0 ? game.fewest_players() : players, options);
  if (!setup) {
    throw std::invalid_argument(setup.error().message);
  }
  return {game, *setup};
}

Timeline start(std::string_view game, const OptionMap& options, int players) {
  const Game* const found = find_game(game);
  if (found == nullptr) {
    throw std::invalid_argument("no game " + std::string(game));
  }
  return start(*found, options, players);
}

void play(Timeline& timeline, const std::vector<std::string>& entries) {
  for (const std::string& entry : entries) {
    if (const auto refusal = timeline.play_entry(entry_of(entry))) {
      throw std::invalid_argument(entry + ": " + refusal->step + ": " + refusal->refusal.message);
    }
  }
}

EntryRefusal refused(const Timeline& timeline, std::string_view entry) {
  Timeline attempt = timeline;
  const auto refusal = attempt.play_entry(entry_of(entry));
  if (!refusal) {
    throw std::invalid_argument(std::string(entry) + " is legal");
  }
  return *refusal;
}

bool is_legal(const Timeline& timeline, std::string_view entry) {
  Timeline attempt = timeline;
  return !attempt.play_entry(entry_of(entry));
}

Timeline random_game(const Game& game, const Setup& setup, std::uint64_t seed) {
  Timeline timeline(game, setup);
  Random random(seed);
  play_random_turns(timeline, random, std::numeric_limits<std::uint64_t>::max());
  return timeline;
}

std::string view_of(const Timeline& timeline) {
  nlohmann::ordered_json view{
      {"to_move", timeline.to_move()},           {"phase", timeline.phase()},
      {"position", timeline.state().position()}, {"scores", timeline.state().scores()},
      {"open", timeline.open_steps()},           {"legal", timeline.state().legal_steps()}};
  if (const auto outcome = timeline.outcome()) {
    view["result"] = result_json(*outcome);
  }
  return view.dump();
}

std::vector<std::string> entries_of(const Timeline& timeline) {
  std::vector<std::string> texts;
  for (const Entry& entry : timeline.entries()) {
    texts.push_back(write_entry(entry));
  }
  return texts;
}

std::string record_of(const Timeline& timeline) {
  std::vector<std::string> names;
  for (int seat = 1; seat <= timeline.setup().players; ++seat) {
    names.push_back("P" + std::to_string(seat));
  }
  return write_record(make_record(timeline, names));
}

Timeline replayed(std::string_view record) {
  const auto read = read_record(record);
  if (!read) {
    throw std::invalid_argument(read.error().message);
  }
  auto timeline = replay(*read);
  if (!timeline) {
    throw std::invalid_argument(timeline.error().message);
  }
  return *timeline;
}

}  // namespace byways::test
