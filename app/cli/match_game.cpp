// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match_game.h"

#include <algorithm>

#include "app/cli/bot_process.h"
#include "engine/core/random_game.h"
#include "engine/opponents.h"
#include "engine/search/numbers.h"

namespace byways::cli {

namespace {

using Json = nlohmann::ordered_json;
using MatchClock = std::chrono::steady_clock;

constexpr std::size_t kMostTurns = 2000;  // a game that goes on is a draw
constexpr std::chrono::milliseconds kPatience{1000};

// A bot behind pipes as a player. It is told what has happened before it is asked.
class BotPlayer final : public search::Player {
 public:
  BotPlayer(const std::string& command, double seconds) : process_(command), seconds_(seconds) {}

  [[nodiscard]] std::string choose(const Timeline& timeline, Seat seat) override {
    if (!has_begun_ && !begin(timeline, seat)) {
      return {};
    }
    tell(timeline, seat);
    const std::optional<Json> answer = ask({{"id", ++id_}, {"do", "choose"}, {"seconds", seconds_}});
    if (!answer || !answer->contains("turn") || !(*answer)["turn"].is_string()) {
      why_ = !answer ? why_ : answer->contains("error") ? (*answer)["error"].dump() : "no turn in its answer";
      return {};
    }
    return (*answer)["turn"].get<std::string>();
  }

  [[nodiscard]] const std::string& why() const { return why_; }

 private:
  // The entries that this seat may know: in a round of secret turns none of the others'.
  static std::vector<Entry> known(const Timeline& timeline) {
    std::size_t cursor = timeline.cursor();
    while (timeline.game().has_secret_turns() && cursor > 0 && timeline.state_at(cursor).has_secrets()) {
      --cursor;
    }
    return timeline.entries_until(cursor);
  }

  bool begin(const Timeline& timeline, Seat seat) {
    has_begun_ = true;
    Timeline start(timeline.game(), timeline.setup());
    std::vector<std::string> names;
    for (int i = 1; i <= timeline.setup().players; ++i) {
      names.push_back("Player " + std::to_string(i));
    }
    const Json record = Json::parse(write_record(make_record(start, names)));
    return ask({{"id", ++id_}, {"do", "hello"}}) &&
           ask({{"id", ++id_}, {"do", "new"}, {"record", record}, {"seat", seat}});
  }

  void tell(const Timeline& timeline, Seat) {
    const std::vector<Entry> entries = known(timeline);
    Json fresh = Json::array();
    for (; told_ < entries.size(); ++told_) {
      fresh.push_back(write_entry(entries[told_]));
    }
    if (!fresh.empty()) {
      static_cast<void>(ask({{"id", ++id_}, {"do", "turn"}, {"entries", fresh}}));
    }
  }

  std::optional<Json> ask(const Json& request) {
    const MatchClock::time_point end =
        MatchClock::now() + std::chrono::milliseconds(static_cast<long>(seconds_ * 1000)) + kPatience;
    if (!process_.say(request.dump())) {
      why_ = "the bot has ended";
      return std::nullopt;
    }
    Json answer;
    do {  // what answers something else comes too late
      const std::optional<std::string> line =
          process_.hear(std::chrono::duration_cast<std::chrono::milliseconds>(end - MatchClock::now()));
      answer = line ? Json::parse(*line, nullptr, false) : Json();
      if (!answer.is_object()) {
        why_ = line ? "an answer that is no JSON object" : "no answer in time";
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

// Chance of a game: the same numbers for the same opening, however the players are seated.
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
    const MatchClock::time_point start = MatchClock::now();
    const std::string turn = players[entrant]->choose(timeline, seat);
    const double took = std::chrono::duration<double>(MatchClock::now() - start).count();
    played.turn_ms[entrant].push_back(took * 1000);
    std::string why;
    if (!entrants[entrant].bot.empty() && took > seconds + std::chrono::duration<double>(kPatience).count()) {
      why = "late";
    } else if (turn.empty()) {
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
