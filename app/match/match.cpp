// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/match.h"

#include <QRandomGenerator>

#include <algorithm>

#include "app/match/sealed.h"
#include "app/match/series.h"
#include "engine/core/setup.h"

namespace byways::app {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto kTable = "table";  // our own corner of the record
constexpr auto kSeed = "seed";
constexpr auto kCursor = "cursor";
constexpr auto kColour = "colour";
constexpr auto kDrifts = "drifts";
constexpr auto kSealed = "sealed";

Timeline newTimeline(const MatchSetup& setup) {
  const auto checked =
      check_setup(*setup.game, static_cast<int>(setup.names.size()), setup.options, setup.arranged);
  return {*setup.game, *checked};
}

Refusal curtained() {
  return {.rule = "TURN-1",
          .reason = "core.curtained",
          .message = "The curtain is down.",
          .places = {},
          .arguments = {}};
}

// A number in the record that may be missing, of another type, or out of range.
std::optional<quint64> numberIn(const Json& object, const char* key) {
  if (!object.is_object() || !object.contains(key) || !object[key].is_number_unsigned()) {
    return std::nullopt;
  }
  return object[key].get<quint64>();
}

}  // namespace

Match::Match(const MatchSetup& setup, QObject* parent)
    : QObject(parent),
      timeline_(newTimeline(setup)),
      names_(setup.names),
      colours_(setup.colours),
      drifts_(setup.drifts),
      seed_(QRandomGenerator::system()->generate64()),
      kept_(Json::object()) {
  if (!setup.wins.isEmpty()) {
    kept_[kSeriesKey] = seriesJson(setup.wins);
  }
  drawDueLots();
}

Match::Match(const Record& record, Timeline timeline, QObject* parent)
    : QObject(parent), timeline_(std::move(timeline)), kept_(record.document) {
  const Line main{timeline_.entries(), record.comments};
  for (const Variation& variation : record.variations) {
    lines_.push_back(line_of(variation, main));
  }
  comments_ = record.comments;
  for (const std::string& name : record.players) {
    names_.append(QString::fromStdString(name));
  }
  const Json table = extra(kTable);
  seed_ = numberIn(table, kSeed).value_or(QRandomGenerator::system()->generate64());
  const Json players = extra("players");
  for (int i = 0; i < names_.size(); ++i) {
    const bool isThere = players.is_array() && static_cast<std::size_t>(i) < players.size();
    const Json player = isThere ? players[static_cast<std::size_t>(i)] : Json();
    const auto colour = numberIn(player, kColour);
    colours_.append(colour && *colour < 100 ? static_cast<int>(*colour) : -1);
    drifts_.append(player.is_object() && player.contains(kDrifts) && player[kDrifts] == true);
  }
  restoreSealed();
  if (const auto cursor = numberIn(table, kCursor); cursor && *cursor <= timeline_.length()) {
    timeline_.go_to(canGoTo(*cursor) ? *cursor : timeline_.length());
  }
  drawDueLots();
  hand_ = handAfterTurn();
  static_cast<void>(playDriftingTurns());
}

QString Match::name(Seat seat) const {
  const QString name = names_.value(seat - 1).trimmed();
  return name.isEmpty() ? tr("Player %1").arg(seat) : name;
}

int Match::colourIndex(Seat seat) const {
  const int colour = colours_.value(seat - 1, -1);
  return colour >= 0 ? colour : seat - 1;
}

MatchSetup Match::setup() const {
  MatchSetup setup{&game(), timeline_.setup().options.values(), names_, {}, {},
                   drifts_, timeline_.setup().arranged};
  for (Seat seat = 1; seat <= players(); ++seat) {
    setup.colours.append(colourIndex(seat));
  }
  return setup;
}

Seat Match::onTurn() const { return isRollDue() ? timeline_.to_roll() : timeline_.to_move(); }

std::optional<Refusal> Match::play(const QString& step) {
  if (isCurtained()) {
    const Refusal refusal = curtained();
    Q_EMIT refused(refusal);
    return refusal;
  }
  return playWord(timeline_.to_move(), step);
}

std::optional<Refusal> Match::playWord(Seat seat, const QString& word) {
  const bool branches = timeline_.can_redo() || !lines_.empty();
  Line left = branches ? lineOnTable() : Line();
  if (std::optional<Refusal> refusal = timeline_.play(seat, word.toStdString())) {
    Q_EMIT refused(*refusal);
    return refusal;
  }
  Transition transition = timeline_.last_transition();
  drawDueLots();
  const Hand before = hand_;
  if (timeline_.open_steps().empty()) {
    hand_ = handAfterTurn();
    const Transition drifted = playDriftingTurns();
    transition.insert(transition.end(), drifted.begin(), drifted.end());
  }
  if (branches) {
    keepLeftLine(std::move(left));
  }
  Q_EMIT changed(transition);
  tellOfCurtain(before);
  Q_EMIT stepTaken(word, seat);
  return std::nullopt;
}

bool Match::canUndo() const {
  return isSecret() ? !isCurtained() && timeline_.to_move() > 0 && !timeline_.open_steps().empty()
                    : timeline_.can_undo();
}

void Match::undo() {
  if (canUndo()) {
    timeline_.undo();
    Q_EMIT changed({});
  }
}

// In the hand of a player all that follows are steps of this very turn that were taken back.
bool Match::canRedo() const {
  return timeline_.can_redo() && (!isSecret() || (!isCurtained() && timeline_.to_move() > 0));
}

void Match::redo() {
  if (canRedo()) {
    timeline_.redo();
    Q_EMIT changed(timeline_.last_transition());
  }
}

bool Match::canGoTo(std::size_t cursor) const {
  return cursor <= timeline_.length() &&
         (!isSecret() || cursor == timeline_.length() || !timeline_.state_at(cursor).has_secrets());
}

void Match::goTo(std::size_t cursor) {
  if (canGoTo(cursor) && cursor != timeline_.cursor()) {
    timeline_.go_to(cursor);
    const Hand before = hand_;
    hand_ = handAfterTurn();
    Q_EMIT changed({});
    tellOfCurtain(before);
  }
}

void Match::drawDueLots() {
  while (timeline_.to_move() == kChance && !isRollDue() && !timeline_.can_redo()) {
    drawLot(timeline_.cursor());
  }
}

// The seed and the place in the game give the lot, so undo can't be used to draw another.
void Match::drawLot(quint64 place) {
  Random random(seed_ + place);
  const std::vector<std::string> outcomes = timeline_.state().legal_steps();
  const std::string& outcome = outcomes[random.below(static_cast<std::uint32_t>(outcomes.size()))];
  static_cast<void>(timeline_.play(kChance, outcome));
  Q_EMIT lotDrawn(QString::fromStdString(outcome));
}

Record Match::record() const {
  std::vector<std::string> names;
  Json document = kept_;
  Json& players = document["players"];
  if (!players.is_array() || players.size() != static_cast<std::size_t>(names_.size())) {
    players = Json::array();
    players.get_ref<Json::array_t&>().resize(static_cast<std::size_t>(names_.size()), Json::object());
  }
  for (int i = 0; i < names_.size(); ++i) {
    names.push_back(names_[i].toStdString());
    Json& player = players[static_cast<std::size_t>(i)];
    player[kColour] = colourIndex(i + 1);
    player.erase(kDrifts);
    if (drifts(i + 1)) {
      player[kDrifts] = true;
    }
  }
  Json& table = document[kTable];
  table[kSeed] = seed_;
  table.erase(kCursor);
  table.erase(kSealed);
  if (timeline_.can_redo()) {
    table[kCursor] = timeline_.cursor();
  }
  Timeline open = timeline_;
  if (const std::size_t cursor = lastPublicCursor(); cursor < timeline_.length()) {
    open.go_to(cursor);
    open.roll_back_turn();
    const std::vector<Entry> all = timeline_.entries();
    const auto shown = static_cast<std::ptrdiff_t>(open.entries().size());
    table[kSealed] = sealEntries({all.begin() + shown, all.end()}, seed_);
  }
  Record record = make_record(open, names, std::move(document));
  record.variations = variations();
  record.comments.insert(comments_.begin(), comments_.upper_bound(record.turns.size()));
  return record;
}

// In a game that is over nothing is in hand.
std::size_t Match::lastPublicCursor() const {
  std::size_t cursor = timeline_.length();
  Timeline end = timeline_;
  end.go_to(cursor);
  while (!end.outcome() && timeline_.state_at(cursor).has_secrets()) {
    --cursor;
  }
  return cursor;
}

void Match::restoreSealed() {
  const Json table = extra(kTable);
  if (!isSecret() || !table.is_object() || !table.contains(kSealed) || !table[kSealed].is_string()) {
    return;
  }
  Timeline whole = timeline_;
  const auto entries = openSealedEntries(table[kSealed].get<std::string>(), seed_);
  const bool fits = entries && std::none_of(entries->begin(), entries->end(), [&whole](const Entry& entry) {
                      return whole.play_entry(entry).has_value();
                    });
  if (fits) {
    timeline_ = std::move(whole);
  }
}

Json Match::extra(const char* key) const { return kept_.contains(key) ? kept_[key] : Json(); }

void Match::setExtra(const char* key, const Json& value) {
  kept_[key] = value;
  Q_EMIT extraChanged();
}

}  // namespace byways::app
