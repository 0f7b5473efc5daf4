// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <charconv>
#include <condition_variable>
#include <iostream>
#include <map>
#include <mutex>
#include <numeric>
#include <thread>

#include "app/cli/lines_file.h"
#include "app/cli/match_game.h"
#include "app/cli/match_records.h"
#include "app/cli/match_sum.h"
#include "app/cli/openings.h"
#include "app/cli/options.h"
#include "app/cli/records.h"
#include "app/cli/verbs.h"
#include "engine/opponents.h"
#include "engine/search/numbers.h"

namespace byways::cli {

namespace {

using Json = nlohmann::ordered_json;
using Exit = Expected<ExitCode, UsageError>;

// The settings of a match.
struct Match {
  const Game* game = nullptr;
  OptionMap chosen;
  std::vector<Timeline> starts;  // the positions of --openings, or the usual start
  std::vector<Entrant> entrants;
  std::uint64_t games = 1;
  std::uint64_t seed = 1;
  std::uint64_t jobs = 1;
  int random_turns = 2;
  double seconds = 10;
  std::optional<Sprt> until;
};

Expected<std::vector<Entrant>, UsageError> entrants_of(const Game& game, const std::string& seats) {
  std::vector<Entrant> entrants;
  for (std::size_t at = 0; at <= seats.size();) {
    const bool is_bot = seats.compare(at, 4, "bot:") == 0;
    const std::size_t comma = seats.find(',', at);
    const std::string name = seats.substr(at, comma == std::string::npos ? comma : comma - at);
    if (is_bot ? name.size() == 4 : !player_named(game, name, 1)) {
      return UsageError{"--seats: \"" + name +
                        "\" is none of level:1 to level:8, random, novice, greedy, plain:N, bot:COMMAND"};
    }
    entrants.push_back({name, is_bot ? name.substr(4) : std::string()});
    at = comma == std::string::npos ? seats.size() + 1 : comma + 1;
  }
  return entrants;
}

Expected<std::optional<Sprt>, UsageError> until_of(const Arguments& arguments) {
  const auto found = arguments.values.find("until");
  if (found == arguments.values.end()) {
    return std::optional<Sprt>();
  }
  const std::string& text = found->second;
  Sprt sprt;
  const char* const end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), end, sprt.elo0);
  if (first.ec == std::errc() && first.ptr != end && *first.ptr == ',') {
    const auto second = std::from_chars(first.ptr + 1, end, sprt.elo1);
    if (second.ec == std::errc() && second.ptr == end && sprt.elo0 < sprt.elo1) {
      return std::optional(sprt);
    }
  }
  return UsageError{"--until wants elo0,elo1, the lower one first"};
}

// Sets up the starting positions; returns why that isn't possible.
std::optional<UsageError> set_up(Match& match, const Arguments& arguments) {
  const auto file = arguments.values.find("openings");
  if (file == arguments.values.end()) {
    const auto options = options_of(*match.game, arguments);
    if (!options) {
      return options.error();
    }
    match.chosen = *options;
    const auto setup = check_setup(*match.game, static_cast<int>(match.entrants.size()), match.chosen);
    if (!setup) {
      return UsageError{setup.error().message};
    }
    match.starts.emplace_back(*match.game, *setup);
    return std::nullopt;
  }
  if (!arguments.options.empty()) {
    return UsageError{"--openings has the options in its records; leave --option out"};
  }
  auto openings = read_openings(file->second, *match.game, match.entrants.size());
  if (!openings) {
    return openings.error();
  }
  match.chosen = openings->chosen;
  match.starts = std::move(openings->starts);
  match.random_turns = 0;
  return std::nullopt;
}

Expected<Match, UsageError> match_of(const Arguments& arguments) {
  Match match;
  const auto game = game_named(arguments.words[0]);
  if (!game) {
    return game.error();
  }
  match.game = *game;
  if (!has_opponents(*match.game)) {
    return UsageError{std::string(match.game->title()) + " is played alone"};
  }
  const auto seats = arguments.values.find("seats");
  if (seats == arguments.values.end()) {
    return UsageError{"arena wants --seats A,B"};
  }
  const auto entrants = entrants_of(*match.game, seats->second);
  if (!entrants) {
    return entrants.error();
  }
  match.entrants = *entrants;
  if (const auto wrong = set_up(match, arguments)) {
    return *wrong;
  }
  const auto until = until_of(arguments);
  const auto games = number_of(arguments, "games", 2, 1);
  const auto seed = number_of(arguments, "seed", 1, 0);
  const auto jobs = number_of(arguments, "jobs", 1, 1);
  const auto seconds = number_of(arguments, "seconds", 10, 1);
  for (const auto* const number : {&games, &seed, &jobs, &seconds}) {
    if (!*number) {
      return number->error();
    }
  }
  if (!until) {
    return until.error();
  }
  if (*until && match.entrants.size() != 2) {
    return UsageError{"--until is for matches of two"};
  }
  constexpr std::uint64_t kMostJobs = 64;
  constexpr std::uint64_t kLongest = 100000;
  match.games = *games;
  match.seed = *seed;
  match.jobs = std::min(*jobs, kMostJobs);
  match.seconds = static_cast<double>(std::min(*seconds, kLongest));
  match.until = *until;
  return match;
}

// Plays the games of a match on several threads. The games are numbered from 0.
class Games {
 public:
  explicit Games(const Match& match) : match_(&match) {
    for (std::uint64_t job = 0; job < match.jobs; ++job) {
      threads_.emplace_back([this] { work(); });
    }
  }
  Games(const Games&) = delete;
  Games& operator=(const Games&) = delete;
  ~Games() {
    is_over_ = true;
    for (std::thread& thread : threads_) {
      thread.join();
    }
  }

  [[nodiscard]] std::uint64_t opening_of(std::uint64_t number) const {
    return number / match_->entrants.size();
  }
  /// By seat: the entrant who sits there. Each opening is played once with every rotation of the entrants.
  [[nodiscard]] std::vector<std::size_t> seating_of(std::uint64_t number) const {
    const std::size_t count = match_->entrants.size();
    std::vector<std::size_t> seating(count);
    for (std::size_t seat = 0; seat < count; ++seat) {
      seating[seat] = (seat + static_cast<std::size_t>(number % count)) % count;
    }
    return seating;
  }

  /// Waits until game `number` has been played.
  [[nodiscard]] PlayedGame wait_for(std::uint64_t number) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return played_.contains(number); });
    PlayedGame game = std::move(played_[number]);
    played_.erase(number);
    return game;
  }

 private:
  void work() {
    while (!is_over_) {
      const std::uint64_t number = next_++;
      if (number >= match_->games) {
        return;
      }
      const std::uint64_t at = opening_of(number);
      const Opening opening{&match_->starts[at % match_->starts.size()], search::mix(match_->seed, at),
                            match_->random_turns};
      PlayedGame game = play_match_game(opening, match_->entrants, seating_of(number), match_->seconds);
      const std::scoped_lock lock(mutex_);
      played_[number] = std::move(game);
      changed_.notify_all();
    }
  }

  const Match* match_;
  std::atomic<std::uint64_t> next_{0};
  std::atomic<bool> is_over_{false};
  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<std::uint64_t, PlayedGame> played_;
  std::vector<std::thread> threads_;  // last, because the threads use the other members
};

}  // namespace

Exit run_arena(const Arguments& arguments) {
  if (arguments.has("merge")) {
    return merge_matches(arguments.words);
  }
  if (arguments.words.size() != 1) {
    return UsageError{"arena wants one game"};
  }
  const auto match = match_of(arguments);
  if (!match) {
    return match.error();
  }
  std::optional<LinesFile> records;
  const auto file = arguments.values.find("records");
  if (file != arguments.values.end()) {
    records.emplace(file->second);
    if (!records->is_open()) {
      return UsageError{"--records: can't write " + file->second};
    }
  }
  MatchSum sum(match->entrants.size());
  Games games(*match);
  for (std::uint64_t number = 0; number < match->games; ++number) {
    const PlayedGame game = games.wait_for(number);
    const std::vector<std::size_t> seating = games.seating_of(number);
    const std::uint64_t opening = games.opening_of(number);
    sum.add({opening, game.shares, game.is_draw, game.fault, game.turn_ms});
    Json seats = Json::array();
    for (const std::size_t entrant : seating) {
      seats.push_back(match->entrants[entrant].name);
    }
    print({{"game", number + 1},
           {"opening", opening + 1},
           {"seats", seats},
           {"share", game.shares},
           {"turns", game.record.turns.size()},
           {"end", game.why},
           {"fault",
            game.fault < 0 ? Json() : Json(match->entrants[static_cast<std::size_t>(game.fault)].name)}});
    std::cout.flush();
    if (records) {
      const Record record =
          kept_record(game, match->entrants, match->chosen, {match->seed, opening, seating});
      if (const auto why = records->add(write_record(record))) {
        std::cerr << "byways-cli: --records: can't write " << file->second << ": " << *why << '\n';
        return kAnswerIsNo;
      }
    }
    const bool is_whole = (number + 1) % match->entrants.size() == 0;
    if (match->until && is_whole && sum.is_decided(*match->until)) {
      break;
    }
  }
  print(sum.json());
  return kDone;
}

}  // namespace byways::cli
