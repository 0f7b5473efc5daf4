// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match_game.h"

#include <algorithm>

#include "app/cli/bot_process.h"
#include "app/cli/json_lines.h"
#include "engine/core/json_text.h"
#include "engine/core/random_game.h"
#include "engine/opponents.h"
#include "engine/search/numbers.h"

namespace byways::cli {

namespace {

using Json = nlohmann::ordered_json;
using MatchClock = std::chrono::steady_clock;

constexpr std::size_t kMostTurns = 2000;  // a longer game is a draw
constexpr std::chrono::milliseconds kPatience{1000};
constexpr std::chrono::milliseconds kStart{10000};  // additional time for a program to start

// A bot behind pipes as a player.
class BotPlayer final : public search::Player {
 public:
  BotPlayer(const std::string& command, double seconds) : process_(command), seconds_(seconds) {}
  BotPlayer(const BotPlayer&) = delete;
  BotPlayer& operator=(const BotPlayer&) = delete;
  ~BotPlayer() override {
    constexpr std::chrono::milliseconds kShort{100};
    process_.say(json_text(Json{{"id", ++id_}, {"do", "quit"}}), kShort);
  }

  /// Begins the game if necessary, and sends the entries so far, outside the bot's thinking time. Errors are
  /// reported by the next choose.
  void prepare(const Timeline& timeline, Seat seat) {
    if (!has_begun_) {
      begin(timeline, seat);
    }
    if (why_.empty()) {
      tell(timeline);
    }
  }

  [[nodiscard]] std::string choose(const Timeline&, Seat) override {
    if (!why_.empty()) {
      return {};
    }
    const std::optional<Json> answer = ask({{"id", ++id_}, {"do", "choose"}, {"seconds", seconds_}});
    if (!answer || !answer->contains("turn") || !(*answer)["turn"].is_string()) {
      if (answer) {
        const Json error = answer->value("error", Json());
        why_ = error.is_string() ? error.get<std::string>() : "no turn in its answer";
      }
      return {};
    }
    return (*answer)["turn"].get<std::string>();
  }

  /// Why there is no turn; empty if there is one.
  [[nodiscard]] const std::string& why() const { return why_; }

 private:
  // The entries that the bot may know: in a round of secret turns, none of the other players'.
  static std::vector<Entry> known(const Timeline& timeline) {
    std::size_t cursor = timeline.cursor();
    while (timeline.game().has_secret_turns() && cursor > 0 && timeline.state_at(cursor).has_secrets()) {
      --cursor;
    }
    return timeline.entries_until(cursor);
  }

  void begin(const Timeline& timeline, Seat seat) {
    has_begun_ = true;
    Timeline start(timeline.game(), timeline.setup());
    std::vector<std::string> names;
    for (int i = 1; i <= timeline.setup().players; ++i) {
      names.push_back("Player " + std::to_string(i));
    }
    const Json record = read_json(write_record(make_record(start, names)));
    if (ask({{"id", ++id_}, {"do", "hello"}}, kPatience + kStart)) {
      static_cast<void>(ask({{"id", ++id_}, {"do", "new"}, {"record", record}, {"seat", seat}}));
    }
  }

  void tell(const Timeline& timeline) {
    const std::vector<Entry> entries = known(timeline);
    Json fresh = Json::array();
    for (; told_ < entries.size(); ++told_) {
      fresh.push_back(write_entry(entries[told_]));
    }
    if (!fresh.empty()) {
      static_cast<void>(ask({{"id", ++id_}, {"do", "turn"}, {"entries", fresh}}));
    }
  }

  // Sends the request and returns the answer. If there is none, returns nothing and sets why_.
  std::optional<Json> ask(const Json& request, std::chrono::milliseconds patience = kPatience) {
    const MatchClock::time_point end =
        MatchClock::now() + std::chrono::milliseconds(static_cast<long>(seconds_ * 1000)) + patience;
    const auto time_left = [end] {
      return std::chrono::duration_cast<std::chrono::milliseconds>(end - MatchClock::now());
    };
    process_.say(json_text(request), time_left());  // if the bot has ended, its last output can still be read
    Json answer;
    do {  // skips late answers to earlier requests
      const std::optional<std::string> line = process_.hear(time_left());
      if (!line) {
        why_ = process_.has_ended() ? "the bot has ended" : "no answer in time";
        return std::nullopt;
      }
      answer = parse_line(*line);
      if (!answer.is_object()) {
        why_ = "an answer that isn't a JSON object";
        return std::nullopt;
      }
    } while (answer.value("id", Json()) != request["id"]);
    return answer;
  }

  BotProcess process_;
  double seconds_;
  bool has_begun_ = false;
  std::size_t told_ = 0;
  int id_ = 0;
  std::string why_;
};

// Draws the outcomes that are due. `drawn` counts them, so that all games of an opening get the same
// outcomes, whoever sits where.
void draw_outcomes(Timeline& timeline, std::uint64_t seed, std::uint64_t& drawn) {
  while (timeline.to_move() == kChance) {
    Random random(search::mix(seed, ++drawn));
    const std::vector<std::string> outcomes = timeline.state().legal_steps();
    const auto choices = static_cast<std::uint32_t>(outcomes.size());
    static_cast<void>(timeline.play(kChance, outcomes[random.below(choices)]));
  }
}

Record record_of(const Timeline& timeline, const std::vector<Entrant>& entrants,
                 const std::vector<std::size_t>& seating) {
  std::vector<std::string> names;
  for (const std::size_t entrant : seating) {
    const std::string& name = entrants[entrant].name;
    names.push_back(is_player_name(name) ? name : "bot");
  }
  return make_record(timeline, names);
}

}  // namespace

PlayedGame play_match_game(const Opening& opening, const std::vector<Entrant>& entrants,
                           const std::vector<std::size_t>& seating, double seconds) {
  PlayedGame played;
  played.shares.assign(entrants.size(), 0.0);
  played.turn_ms.resize(entrants.size());
  Timeline timeline = *opening.start;
  std::uint64_t drawn = 0;
  draw_outcomes(timeline, opening.seed, drawn);
  Random random(search::mix(opening.seed));
  for (int turn = 0; turn < opening.random_turns && timeline.to_move() != kNobody; ++turn) {
    play_random_turns(timeline, random, 1);
    draw_outcomes(timeline, opening.seed, drawn);
  }
  played.begun = timeline.entries().size();
  std::vector<std::unique_ptr<search::Player>> players;
  for (std::size_t i = 0; i < entrants.size(); ++i) {
    const std::uint64_t seed = search::mix(opening.seed, i + 1);
    players.push_back(entrants[i].bot.empty() ? player_named(timeline.game(), entrants[i].name, seed)
                                              : std::make_unique<BotPlayer>(entrants[i].bot, seconds));
  }
  std::size_t turns = 0;
  while (timeline.to_move() != kNobody && turns++ < kMostTurns) {
    const Seat seat = timeline.to_move();
    const std::size_t entrant = seating[static_cast<std::size_t>(seat) - 1];
    if (auto* const bot = dynamic_cast<BotPlayer*>(players[entrant].get())) {
      bot->prepare(timeline, seat);
    }
    const MatchClock::time_point start = MatchClock::now();
    const std::string turn = players[entrant]->choose(timeline, seat);
    const double took = std::chrono::duration<double>(MatchClock::now() - start).count();
    played.turn_ms[entrant].push_back(took * 1000);
    std::string why;
    if (turn.empty()) {
      const auto* const bot = dynamic_cast<const BotPlayer*>(players[entrant].get());
      why = bot != nullptr && !bot->why().empty() ? bot->why() : "no answer";
    } else if (turn == "resign" || turn == "flag" || turn == "leave" || turn == "draw") {
      why = "the word " + turn + " instead of a turn";
    } else if (const auto refused = timeline.play_entry({seat, turn, false})) {
      why = refused->step + ": " + refused->refusal.message;
    }
    if (!why.empty()) {
      played.fault = static_cast<int>(entrant);
      played.why = why;
      break;
    }
    draw_outcomes(timeline, opening.seed, drawn);
  }
  const auto count = static_cast<double>(entrants.size());
  if (played.fault >= 0) {
    for (std::size_t i = 0; i < entrants.size(); ++i) {
      played.shares[i] = static_cast<int>(i) == played.fault ? 0.0 : 1.0 / (count - 1);
    }
  } else {
    const std::optional<Outcome> outcome = timeline.outcome();
    played.why = outcome ? outcome->reason : "too long";
    played.is_draw = !outcome || outcome->winners.empty();
    if (played.is_draw) {
      played.shares.assign(entrants.size(), 1.0 / count);
    } else {
      for (const Seat winner : outcome->winners) {
        played.shares[seating[static_cast<std::size_t>(winner) - 1]] +=
            1.0 / static_cast<double>(outcome->winners.size());
      }
    }
  }
  played.record = record_of(timeline, entrants, seating);
  return played;
}

}  // namespace byways::cli
