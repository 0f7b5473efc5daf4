// SPDX-License-Identifier: GPL-3.0-or-later
// A match as a record: the program's own keys, and the unfinished secret round.
#include <QRandomGenerator>

#include <algorithm>

#include "app/match/match.h"
#include "app/match/own_keys.h"
#include "app/match/sealed.h"
#include "engine/opponents.h"

namespace byways::app {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto kTable = "table";  // the program's own key
constexpr auto kSeed = "seed";
constexpr auto kCursor = "cursor";
constexpr auto kColour = "colour";
constexpr auto kDrifts = "drifts";
constexpr auto kLevel = "level";
constexpr auto kMatched = "matched";
constexpr auto kHints = "hints";
constexpr auto kAdvised = "advised";
constexpr auto kShared = "shared";
constexpr auto kCoached = "coached";
constexpr auto kTakeBacks = "take_backs";
constexpr auto kOpponentsSeed = "opponents_seed";
constexpr auto kSealed = "sealed";

}  // namespace

// Each key is absent or well-formed (app/match/own_keys.h).
void Match::readOwnKeys() {
  const Json table = extra(kTable);
  seed_ = table.contains(kSeed) ? table[kSeed].get<quint64>() : QRandomGenerator::system()->generate64();
  opponentsSeed_ = table.contains(kOpponentsSeed) ? table[kOpponentsSeed].get<quint64>()
                                                  : QRandomGenerator::system()->generate64();
  const Json players = extra("players");
  const Entries entries = timeline_.entries();
  for (std::size_t i = 0; i < static_cast<std::size_t>(names_.size()); ++i) {
    const Json player = i < players.size() ? players[i] : Json::object();
    colours_.append(player.value(kColour, -1));
    drifts_.append(player.value(kDrifts, false));
    hints_.append(player.value(kHints, 0));
    advised_.append(player.value(kAdvised, 0));
    shared_.append(player.value(kShared, false));
    coached_.append(player.value(kCoached, false));
    takeBacks_.append(player.value(kTakeBacks, 0));
    matched_.append(player.value(kMatched, false));
    levels_.append(has_opponents(game()) ? player.value(kLevel, 0) : 0);
    const Seat seat = static_cast<Seat>(i) + 1;
    if (level(seat) > 0 && std::any_of(entries.begin(), entries.end(),
                                       [seat](const Entry& entry) { return entry.seat == seat; })) {
      movedByComputer_.insert(seat);
    }
  }
  if (isSecret() && table.contains(kSealed)) {
    restoreSealed(table[kSealed].get<std::string>());
  }
  const Json opening = extra(kOpeningKey);
  if (opening.is_number_unsigned() && opening.get<std::size_t>() <= timeline_.length()) {
    opening_ = opening.get<std::size_t>();
  }
  readRolls(table);
  if (table.contains(kCursor)) {
    const auto cursor = table[kCursor].get<std::size_t>();
    timeline_.go_to(cursor <= timeline_.length() && canGoTo(cursor) ? cursor : timeline_.length());
    noteUndone();
  }
}

Record Match::record() const {
  std::vector<std::string> names;
  Json document = kept_;
  Json& players = document["players"];
  if (!players.is_array()) {
    players = Json::array();
    players.get_ref<Json::array_t&>().resize(static_cast<std::size_t>(names_.size()), Json::object());
  }
  for (int i = 0; i < names_.size(); ++i) {
    names.push_back(names_[i].toStdString());
    Json& player = players[static_cast<std::size_t>(i)];
    player[kColour] = static_cast<unsigned>(colourIndex(i + 1));  // unsigned, as the parser reads it
    player.erase(kDrifts);
    if (drifts(i + 1)) {
      player[kDrifts] = true;
    }
    player.erase(kHints);
    if (hints(i + 1) > 0) {
      player[kHints] = static_cast<unsigned>(hints(i + 1));
    }
    player.erase(kAdvised);
    if (advised(i + 1) > 0) {
      player[kAdvised] = static_cast<unsigned>(advised(i + 1));
    }
    player.erase(kShared);
    if (isShared(i + 1)) {
      player[kShared] = true;
    }
    player.erase(kCoached);
    if (isCoached(i + 1)) {
      player[kCoached] = true;
    }
    player.erase(kTakeBacks);
    if (takeBacks(i + 1) > 0) {
      player[kTakeBacks] = static_cast<unsigned>(takeBacks(i + 1));
    }
    player.erase(kLevel);
    if (level(i + 1) > 0) {
      player[kLevel] = static_cast<unsigned>(level(i + 1));
    }
    player.erase(kMatched);
    if (isMatched(i + 1)) {
      player[kMatched] = true;
    }
  }
  Json& table = document[kTable];
  table[kSeed] = seed_;
  table.erase(kOpponentsSeed);
  if (hasComputers() && !isSecret()) {
    table[kOpponentsSeed] = opponentsSeed_;
  }
  table.erase(kCursor);
  table.erase(kSealed);
  // While a player holds a secret turn, its undone steps aren't recorded. So the recorded line ends at the
  // cursor, and the record needs no cursor.
  const bool isInHand = isSecret() && secrecy_ == Secrecy::Open;
  if (timeline_.can_redo() && !isInHand) {
    table[kCursor] = timeline_.cursor();
  }
  writeRolls(table);
  const Timeline open = publicLine();
  Record record = make_record(open, names, std::move(document));
  record.variations = variations();
  record.comments.insert(comments_.begin(), comments_.upper_bound(record.turns.size()));
  return record;
}

Record Match::recordToGoOn() const {
  Record record = this->record();
  if (!isSecret()) {
    return record;
  }
  Json& table = record.document[kTable];
  table[kOpponentsSeed] = opponentsSeed_;
  const Timeline open = publicLine();
  const Entries all =
      secrecy_ == Secrecy::Open ? timeline_.entries_until(timeline_.cursor()) : timeline_.entries();
  const std::size_t shown = std::min(open.entries().size(), all.size());
  if (const std::vector<Entry> hidden(all.begin() + static_cast<std::ptrdiff_t>(shown), all.end());
      !hidden.empty()) {
    const QByteArray game = publicGame(open);
    const bool isAsOpened = opened_ && opened_->entries == hidden && opened_->game == game;
    table[kSealed] = isAsOpened ? opened_->sealed : sealEntries(hidden, game);
  } else if (!unopened_.empty() && timeline_.length() == unopenedAt_) {
    table[kSealed] = unopened_;
  }
  return record;
}

bool Match::holdsRoundInHand() const {
  return isSecret() && publicLine().entries().size() < timeline_.entries().size();
}

// The line without the unfinished round.
Timeline Match::publicLine() const {
  Timeline open = timeline_;
  if (const std::size_t cursor = isSecret() ? lastPublicCursor(timeline_) : open.length();
      cursor < open.length()) {
    open.go_to(cursor);
    open.roll_back_turn();
  }
  return open;
}

quint64 Match::opponentsSeed() const { return isSecret() ? sealedNumber(opponentsSeed_) : opponentsSeed_; }

// What a seal is bound to: the players, and everything played before the sealed round.
QByteArray Match::publicGame(const Timeline& open) const {
  std::vector<std::string> names;
  Json seats = Json::array();
  for (int i = 0; i < names_.size(); ++i) {
    names.push_back(names_[i].toStdString());
    seats.push_back({{kDrifts, drifts(i + 1)}});
    if (level(i + 1) > 0) {
      seats.back()[kLevel] = level(i + 1);
    }
  }
  const Json document{{kTable, {{kSeed, seed_}}}, {"players", seats}};
  return QByteArray::fromStdString(write_record(make_record(open, names, document)));
}

void Match::restoreSealed(const std::string& sealed) {
  Timeline whole = timeline_;
  const QByteArray game = publicGame(timeline_);
  const auto entries = openSealedEntries(sealed, game);
  const bool fits = entries && std::none_of(entries->begin(), entries->end(), [&whole](const Entry& entry) {
                      return whole.play_entry(entry).has_value();
                    });
  if (fits) {
    timeline_ = std::move(whole);
    opened_ = {sealed, *entries, game};
  } else {
    // Keep the sealed round in the record until the game continues: the computer that sealed it can still
    // open it.
    unopened_ = sealed;
    unopenedAt_ = timeline_.length();
  }
}

bool Match::Content::operator==(const Content& other) const {
  const std::size_t entries = onTable.entry_ends().size();
  return entries == other.onTable.entry_ends().size() && onTable.shared_entries(other.onTable) == entries &&
         comments == other.comments && others == other.others;
}

}  // namespace byways::app
