// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match_records.h"

#include <algorithm>
#include <iostream>
#include <map>
#include <optional>
#include <set>

#include "app/cli/match_sum.h"
#include "app/cli/records.h"
#include "engine/core/json_text.h"
#include "engine/core/setup.h"

namespace byways::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto kArena = "arena";

// A game read from a file.
struct KeptGame {
  MatchGame game;       // its opening is not yet known
  std::string opening;  // a key: games of the same opening have the same key
  std::string seating;  // a key: which entrant sat on which seat
  const Game* rules = nullptr;
  OptionMap options;  // complete
  std::string names;  // of the players, in the order of --seats
};

std::optional<KeptGame> kept_game(const std::string& bytes) {
  const auto record = read_record(bytes);
  if (!record || !record->document.contains(kArena) || !record->document[kArena].is_object()) {
    return std::nullopt;
  }
  const auto setup =
      check_setup(*record->game, static_cast<int>(record->players.size()), record->options, record->arranged);
  const Json& place = record->document[kArena];
  const auto value = [&place](const char* key) { return place.value(key, Json()); };
  const Json shares = value("shares");
  const Json names = value("seats");
  const Json seed = value("seed");
  const Json opening = value("opening");
  const Json draw = value("draw");
  const Json fault = value("fault");
  const bool fits = shares.is_array() && names.is_array() && shares.size() == record->players.size() &&
                    names.size() == shares.size() &&
                    std::all_of(shares.begin(), shares.end(), [](const Json& s) { return s.is_number(); });
  if (!setup || !fits || !opening.is_number_unsigned() || !seed.is_number_unsigned() || !draw.is_boolean()) {
    return std::nullopt;
  }
  KeptGame answer;
  answer.rules = record->game;
  answer.options = setup->options.values();
  answer.names = json_text(names);
  for (const Json& share : shares) {
    answer.game.shares.push_back(share.get<double>());
  }
  answer.game.is_draw = draw.get<bool>();
  answer.game.fault = fault.is_number_integer() ? fault.get<int>() : -1;
  // The key has the entries, too: one number means different openings in different files of --openings.
  const Json begun = value("begun");
  const std::size_t entries = begun.is_number_unsigned() ? begun.get<std::size_t>() : 0;
  Json start = Json::array({seed, opening, record->document.value("arranged", Json())});
  for (std::size_t i = 0; i < std::min(entries, record->turns.size()); ++i) {
    start.push_back(record->turns[i]);
  }
  answer.opening = json_text(start);
  answer.seating = json_text(value("seating"));
  return answer;
}

// Why two games can't belong to one match; nothing if they can.
std::optional<std::string> difference(const KeptGame& first, const KeptGame& other) {
  if (first.rules != other.rules) {
    return "games of " + std::string(first.rules->title()) + " and of " + std::string(other.rules->title());
  }
  if (first.names != other.names) {
    return "games of " + first.names + " and of " + other.names;
  }
  if (first.options != other.options) {
    return "games with different options";
  }
  return std::nullopt;
}

// Adds up games that are given one by one.
class Merger {
 public:
  void add(const std::string& file, const std::string& bytes) {
    const auto kept = kept_game(bytes);
    if (!kept) {
      complain(file, "a record that isn't a game of a match");
      return;
    }
    if (!first_) {
      first_ = *kept;
      sum_.emplace(kept->game.shares.size());
    }
    if (const auto why = difference(*first_, *kept)) {
      is_mixed_ = true;
      complain(file, *why + " can't be added up");
      return;
    }
    if (!seen_.insert(kept->opening + kept->seating).second) {
      ++again_;
      return;
    }
    MatchGame game = kept->game;
    game.opening = openings_.try_emplace(kept->opening, openings_.size()).first->second;
    sum_->add(game);
  }

  [[nodiscard]] bool is_mixed() const { return is_mixed_; }

  ExitCode finish(bool all_read) const {
    if (again_ > 0) {
      std::cerr << "byways-cli: " << again_ << (again_ == 1 ? " game is" : " games are")
                << " there more than once; each counts once\n";
    }
    if (sum_ && !is_mixed_) {
      print(sum_->json());
    }
    return sum_ && all_read && all_good_ ? kDone : kAnswerIsNo;
  }

 private:
  void complain(const std::string& file, const std::string& what) {
    std::cerr << "byways-cli: " << file << ": " << what << '\n';
    all_good_ = false;
  }

  std::optional<MatchSum> sum_;
  std::optional<KeptGame> first_;
  std::map<std::string, std::uint64_t> openings_;
  std::set<std::string> seen_;
  std::size_t again_ = 0;
  bool is_mixed_ = false;
  bool all_good_ = true;
};

}  // namespace

Record kept_record(const PlayedGame& game, const std::vector<Entrant>& entrants, const OptionMap& chosen,
                   const MatchPlace& place) {
  Json names = Json::array();
  for (const Entrant& entrant : entrants) {
    names.push_back(entrant.name);
  }
  Record record = game.record;
  record.options = chosen;
  record.document[kArena] = {
      {"seats", names},           {"seed", place.seed},
      {"opening", place.opening}, {"begun", game.begun},
      {"seating", place.seating}, {"shares", game.shares},
      {"draw", game.is_draw},     {"fault", game.fault < 0 ? Json() : Json(game.fault)}};
  return record;
}

ExitCode merge_matches(const std::vector<std::string>& files) {
  Merger merger;
  bool all_read = true;
  for (const std::string& file : files) {
    const bool is_read = for_each_record(file, [&merger, &file](const std::string& bytes) {
      if (!merger.is_mixed()) {  // a message has been printed already
        merger.add(file, bytes);
      }
    });
    all_read = is_read && all_read;
  }
  return merger.finish(all_read);
}

}  // namespace byways::cli
