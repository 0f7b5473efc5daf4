// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <iostream>
#include <mutex>
#include <thread>

#include "app/cli/input.h"
#include "app/cli/json_lines.h"
#include "app/cli/opponents_cli.h"
#include "app/cli/verbs.h"
#include "engine/core/json_text.h"
#include "engine/core/record.h"
#include "engine/games.h"
#include "engine/opponents.h"

namespace byways::cli {

namespace {

using Json = nlohmann::ordered_json;
using Exit = Expected<ExitCode, UsageError>;

// Lines of stdin, read on a thread so that "stop" arrives while the bot thinks.
class Lines {
 public:
  Lines() : reader_([this] { read(); }) {}
  Lines(const Lines&) = delete;
  Lines& operator=(const Lines&) = delete;
  ~Lines() {
    {
      const std::scoped_lock lock(mutex_);
      is_over_ = true;
    }
    changed_.notify_all();
    reader_.join();
  }

  /// Waits for the next line; nothing once there are no more, after "quit" or at the end of stdin.
  std::optional<std::string> next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !lines_.empty() || is_over_; });
    if (lines_.empty()) {
      return std::nullopt;
    }
    std::string line = std::move(lines_.front().text);
    lines_.pop_front();
    waiting_ -= line.size();
    changed_.notify_all();
    // A stop applies to the requests before it.
    stop_ = std::any_of(lines_.begin(), lines_.end(), [](const Line& later) { return later.stops; });
    return line;
  }

  [[nodiscard]] const std::atomic<bool>& stop() const { return stop_; }

 private:
  struct Line {
    std::string text;
    bool stops;
  };

  void read() {
    std::string line;
    bool goes_on = true;
    while (goes_on && read_line(std::cin, line)) {
      const Json asked = parse_line(line);
      const std::string what = asked.is_object() && asked.contains("do") && asked["do"].is_string()
                                   ? asked["do"].get<std::string>()
                                   : std::string();
      goes_on = what != "quit";
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return waiting_ <= kLongestText || is_over_; });
      goes_on = goes_on && !is_over_;
      const bool stops = what == "stop" || !goes_on;
      if (stops) {
        stop_ = true;
      }
      waiting_ += line.size();
      lines_.push_back({std::move(line), stops});
      changed_.notify_all();
    }
    const std::scoped_lock lock(mutex_);
    is_over_ = true;
    changed_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Line> lines_;
  std::size_t waiting_ = 0;  // bytes in lines_; while they are more than kLongestText, nothing more is read
  bool is_over_ = false;
  std::atomic<bool> stop_{false};
  std::thread reader_;  // last, because the thread uses the other members
};

// The bot's side of one conversation.
class Bot {
 public:
  Bot(const Game& game, int level, std::uint64_t seed, const std::atomic<bool>& stop)
      : game_(&game), level_(level), seed_(seed), stop_(&stop) {}

  /// The answer to a request, or {"error":…}.
  [[nodiscard]] Json answer(const Json& asked) {
    const std::string what = text_of(asked, "do");
    if (what == "hello") {
      Json games = Json::array();
      for (const Game* game : all_games()) {
        if (has_opponents(*game)) {
          games.push_back(game->id());
        }
      }
      return {{"bot", "Byways level " + std::to_string(level_)}, {"protocol", 1}, {"games", games}};
    }
    if (what == "new") {
      return begin(asked);
    }
    if (what == "turn") {
      return follow(asked);
    }
    if (what == "choose" || what == "advise") {
      return think(asked, what == "advise");
    }
    const bool is_known = what == "stop" || what == "quit";
    return is_known ? Json{{"ok", true}}
                    : error("\"do\" wants hello, new, turn, choose, advise, stop or quit");
  }

 private:
  static Json error(const std::string& why) { return {{"error", why}}; }
  static std::string text_of(const Json& asked, const char* key) {
    const auto found = asked.find(key);
    return found != asked.end() && found->is_string() ? found->get<std::string>() : std::string();
  }

  Json begin(const Json& asked) {
    const auto given = asked.find("record");
    if (given == asked.end()) {
      return error("new wants a record");
    }
    const auto record = read_record(json_text(*given));
    if (!record) {
      return error(record.error().message);
    }
    if (!has_opponents(*record->game)) {
      return error(std::string(record->game->title()) + " is played alone");
    }
    auto timeline = replay(*record);
    if (!timeline) {
      return error(timeline.error().message);
    }
    game_ = record->game;
    timeline_.emplace(std::move(*timeline));
    const auto seat = asked.find("seat");
    seat_ = seat != asked.end() && seat->is_number_integer() ? seat->get<int>() : kNobody;
    return {{"ok", true}};
  }

  Json follow(const Json& asked) {
    const auto entries = asked.find("entries");
    if (!timeline_ || entries == asked.end() || !entries->is_array()) {
      return error(timeline_ ? "turn wants entries" : "there is no game yet");
    }
    Timeline attempt = *timeline_;
    for (const Json& text : *entries) {
      const std::optional<Entry> entry =
          text.is_string() ? parse_entry(text.get<std::string>()) : std::nullopt;
      if (!entry) {
        return error("an entry has the form \"seat: steps\"");
      }
      if (const auto refused = attempt.play_entry(*entry)) {
        return error(refused->step + ": " + refused->refusal.message);
      }
    }
    timeline_ = std::move(attempt);
    return {{"ok", true}};
  }

  Json think(const Json& asked, bool advises) {
    if (!timeline_) {
      return error("there is no game yet");
    }
    if (const auto why = why_no_turn(*timeline_)) {
      return error(*why);
    }
    // With secret turns, the bot isn't told the other seats' turns, so it may choose its own turn at once.
    const Seat to_move = timeline_->to_move();
    const bool is_later = game_->has_secret_turns() && seat_ > to_move && seat_ <= timeline_->setup().players;
    const search::Searcher& searcher = searcher_for(*game_);
    search::Request request = search::request_for(searcher.levels(*timeline_), level_, seed_);
    const auto budget = asked.find("budget");
    const bool has_budget = advises && budget != asked.end() && budget->is_number_unsigned();
    if (has_budget) {
      request.limits.budget = std::max<std::uint64_t>(budget->get<std::uint64_t>(), 1);
      request.style = {};
    }
    const auto seconds = asked.find("seconds");
    if (seconds != asked.end() && seconds->is_number() && seconds->get<double>() > 0) {
      request.limits.seconds = seconds->get<double>();
    }
    request.limits.stop = stop_;
    const search::Advice advice = searcher.think(*timeline_, is_later ? seat_ : to_move, request);
    return advises
               ? advice_json(advice, has_budget ? std::nullopt : std::optional(level_), request.limits.budget)
               : Json{{"turn", advice.turn}};
  }

  const Game* game_;
  int level_;
  std::uint64_t seed_;
  Seat seat_ = kNobody;
  const std::atomic<bool>* stop_;
  std::optional<Timeline> timeline_;
};

}  // namespace

Exit run_bot(const Arguments& arguments) {
  const Game* const game = find_game(arguments.words[0]);
  if (game == nullptr || !has_opponents(*game)) {
    return UsageError{"there is no game of several players \"" + arguments.words[0] + "\""};
  }
  const auto level = number_of(arguments, "level", search::kLevels, 1);
  const auto seed = number_of(arguments, "seed", 1, 0);
  if (!level || !seed || *level > search::kLevels) {
    return !level ? level.error() : !seed ? seed.error() : UsageError{"--level is 1 to 8"};
  }
  std::cin.tie(nullptr);  // reading on one thread mustn't flush what another one is writing
  Lines lines;
  Bot bot(*game, static_cast<int>(*level), *seed, lines.stop());
  while (const std::optional<std::string> line = lines.next()) {
    const Json asked = parse_line(*line);
    Json answer;
    if (asked.is_object() && asked.contains("id")) {
      answer["id"] = asked["id"];
    }
    answer.update(asked.is_object() ? bot.answer(asked)
                                    : Json{{"error", "that isn't a JSON object, or a very deep one"}});
    std::cout << json_text(answer) << std::endl;
  }
  return kDone;
}

}  // namespace byways::cli
