// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <iostream>
#include <limits>
#include <random>

#include "app/cli/options.h"
#include "app/cli/record_output.h"
#include "app/cli/records.h"
#include "app/cli/verbs.h"
#include "engine/core/random_game.h"
#include "engine/core/record.h"
#include "engine/core/setup.h"
#include "engine/games.h"
#include "engine/opponents.h"

namespace byways::cli {

namespace {

using Json = nlohmann::ordered_json;
using Exit = Expected<ExitCode, UsageError>;

Json option_json(const OptionValue& value) {
  return std::visit([](const auto& held) { return Json(held); }, value);
}

// What new and random start from.
struct Start {
  const Game* game;
  OptionMap chosen;
  Setup setup;
  Random random;
};

Expected<Start, UsageError> start_of(const Arguments& arguments) {
  const auto game = game_named(arguments.words[0]);
  if (!game) {
    return game.error();
  }
  const auto options = options_of(**game, arguments);
  if (!options) {
    return options.error();
  }
  const auto usual = static_cast<std::uint64_t>((*game)->usual_players());
  const auto players = number_of(arguments, "players", usual, 1);
  if (!players) {
    return players.error();
  }
  constexpr std::uint64_t kMany = 1000;
  const auto setup = check_setup(**game, static_cast<int>(std::min(*players, kMany)), *options);
  if (!setup) {
    return UsageError{setup.error().message};
  }
  const auto seed = number_of(arguments, "seed", std::random_device{}(), 0);
  if (!seed) {
    return seed.error();
  }
  return Start{*game, *options, *setup, Random(*seed)};
}

// Writes only the options that were given, as in a record made by hand.
bool write_to(RecordOutput& output, const Timeline& timeline, const OptionMap& chosen) {
  std::vector<std::string> names;
  for (int seat = 1; seat <= timeline.setup().players; ++seat) {
    names.push_back("Player " + std::to_string(seat));
  }
  Record record = make_record(timeline, names);
  record.options = chosen;
  return output.write(record);
}

// Plays the roll of --roll, or returns why perft isn't possible with these flags.
std::optional<UsageError> roll_for_perft(Timeline& timeline, const Arguments& arguments,
                                         std::uint64_t depth) {
  const Game& game = timeline.game();
  const std::string title(game.title());
  const auto roll = arguments.values.find("roll");
  const bool is_given = roll != arguments.values.end();
  if (!game.rolls_dice()) {
    if (is_given) {
      return UsageError{"--roll is for games with dice, and " + title + " has none"};
    }
    return timeline.state().lists_turns() ? std::nullopt : std::optional(UsageError{title + " has no perft"});
  }
  if (!is_given) {
    return UsageError{"perft of " + title + " wants --roll a+b"};
  }
  if (depth > 1) {
    return UsageError{"perft of " + title + " has depth 1 only: the next turn needs a roll of its own"};
  }
  const std::size_t plus = roll->second.find('+');
  const std::string outcome = plus == std::string::npos ? ""
                                                        : "roll " + roll->second.substr(0, plus) + ' ' +
                                                              roll->second.substr(plus + 1);
  if (timeline.play(kChance, outcome)) {
    return UsageError{"--roll " + roll->second + ": two dice are written a+b, from 1+1 to 6+6"};
  }
  return std::nullopt;
}

// Nodes per second of consecutive searches from the first position with a choice of turns, including the
// start and end of each search.
double nodes_per_second(const Game& game, const Setup& setup) {
  Timeline timeline(game, setup);
  Random random(1);
  draw_due_lots(timeline, random);
  search::Request request;
  request.limits.budget = game.rolls_dice() ? 500 : 20000;
  std::uint64_t nodes = 0;
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::seconds kTime{2};
  const Clock::time_point start = Clock::now();
  while (Clock::now() - start < kTime) {
    ++request.seed;
    nodes += searcher_for(game).think(timeline, timeline.to_move(), request).nodes;
  }
  return static_cast<double>(nodes) / std::chrono::duration<double>(Clock::now() - start).count();
}

}  // namespace

Exit run_games(const Arguments&) {
  for (const Game* game : all_games()) {
    Json options = Json::array();
    for (const OptionSpec& spec : game->options()) {
      Json values = Json::array();
      for (const OptionValue& value : spec.values) {
        values.push_back(option_json(value));
      }
      options.push_back({{"name", spec.name}, {"values", values}, {"default", option_json(spec.fallback)}});
    }
    print({{"game", game->id()},
           {"title", game->title()},
           {"players", {game->fewest_players(), game->most_players()}},
           {"options", options}});
  }
  return kDone;
}

Exit run_new(const Arguments& arguments) {
  auto start = start_of(arguments);
  if (!start) {
    return start.error();
  }
  Timeline timeline(*start->game, start->setup);
  draw_due_lots(timeline, start->random);
  RecordOutput output(arguments);
  return write_to(output, timeline, start->chosen) && output.finish() ? kDone : kAnswerIsNo;
}

Exit run_random(const Arguments& arguments) {
  auto start = start_of(arguments);
  if (!start) {
    return start.error();
  }
  const auto games = number_of(arguments, "games", 1, 0);
  const auto most = number_of(arguments, "most", std::numeric_limits<std::uint64_t>::max(), 0);
  if (!games || !most) {
    return games ? most.error() : games.error();
  }
  RecordOutput output(arguments);
  for (std::uint64_t i = 0; i < *games; ++i) {
    Timeline timeline(*start->game, start->setup);
    play_random_turns(timeline, start->random, *most);
    if (!write_to(output, timeline, start->chosen)) {
      return kAnswerIsNo;
    }
  }
  return output.finish() ? kDone : kAnswerIsNo;
}

Exit run_perft(const Arguments& arguments) {
  const auto game = game_named(arguments.words[0]);
  if (!game) {
    return game.error();
  }
  const auto options = options_of(**game, arguments);
  if (!options) {
    return options.error();
  }
  if (!arguments.values.contains("depth")) {
    return UsageError{"perft wants --depth D"};
  }
  const auto depth = number_of(arguments, "depth", 0, 0);
  constexpr std::uint64_t kDeepest = 1000;
  if (!depth || *depth > kDeepest) {
    return depth ? UsageError{"--depth is at most 1000"} : depth.error();
  }
  const auto players =
      number_of(arguments, "players", static_cast<std::uint64_t>((*game)->fewest_players()), 1);
  if (!players) {
    return players.error();
  }
  constexpr std::uint64_t kMany = 1000;
  const auto setup =
      check_setup(**game, static_cast<int>(std::min(*players, kMany)), (*game)->perft_options(*options));
  if (!setup) {
    return UsageError{setup.error().message};
  }
  Timeline timeline(**game, *setup);
  if (const auto refused = roll_for_perft(timeline, arguments, *depth)) {
    return *refused;
  }
  if (!arguments.has("divide") || *depth == 0) {
    print(timeline.state().perft(static_cast<int>(*depth)));
    return kDone;
  }
  std::vector<std::string> turns;
  timeline.state().visit_turns([&turns](std::string_view turn) {
    turns.emplace_back(turn);
    return true;
  });
  std::sort(turns.begin(), turns.end());
  for (const std::string& turn : turns) {
    std::uint64_t count = 1;
    if (*depth > 1) {
      Timeline next = timeline;
      static_cast<void>(next.play_entry({timeline.to_move(), turn, false}));
      count = next.state().perft(static_cast<int>(*depth) - 1);
    }
    print({{"turn", turn}, {"count", count}});
  }
  return kDone;
}

Exit run_bench(const Arguments& arguments) {
  std::vector<const Game*> games(all_games().begin(), all_games().end());
  if (!arguments.words.empty()) {
    games.clear();
    for (const std::string& id : arguments.words) {
      const auto game = game_named(id);
      if (!game) {
        return game.error();
      }
      games.push_back(*game);
    }
  }
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::seconds kTime{2};
  constexpr std::uint64_t kBatch = 256;
  for (const Game* game : games) {
    const auto setup = check_setup(*game, game->usual_players(), {});
    if (!setup) {
      continue;  // defaults are always allowed
    }
    Random random(1);
    PlayoutCount done;
    const Clock::time_point start = Clock::now();
    while (Clock::now() - start < kTime) {
      const PlayoutCount batch = game->run_playouts(*setup, kBatch, random);
      done.playouts += batch.playouts;
      done.steps += batch.steps;
      done.turns += batch.turns;
    }
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    const auto per_second = [seconds](std::uint64_t count) {
      return static_cast<std::uint64_t>(static_cast<double>(count) / seconds);
    };
    Json answer{{"game", game->id()},
                {"playouts_per_s", per_second(done.playouts)},
                {"steps_per_s", per_second(done.steps)},
                {"ns_per_step", seconds * 1e9 / static_cast<double>(done.steps)}};
    if (done.turns > 0) {
      answer["turns_per_s"] = per_second(done.turns);
    }
    if (arguments.has("search") && has_opponents(*game)) {
      const double nodes = nodes_per_second(*game, *setup);
      answer["nodes_per_s"] = static_cast<std::uint64_t>(nodes);
      answer["of_playouts"] = nodes * seconds / static_cast<double>(done.playouts);
    }
    print(answer);
    std::cout.flush();
  }
  return kDone;
}

}  // namespace byways::cli
