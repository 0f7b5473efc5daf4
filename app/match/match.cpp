// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/match.h"

#include <QRandomGenerator>

#include "app/match/series.h"
#include "engine/core/setup.h"

namespace byways::app {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto kTable = "table";  // our own corner of the record
constexpr auto kSeed = "seed";
constexpr auto kCursor = "cursor";
constexpr auto kColour = "colour";

Timeline newTimeline(const MatchSetup& setup) {
  const auto checked = check_setup(*setup.game, static_cast<int>(setup.names.size()), setup.options);
  return {*setup.game, *checked};
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
      seed_(QRandomGenerator::system()->generate64()),
      kept_(Json::object()) {
  if (!setup.wins.isEmpty()) {
    kept_[kSeriesKey] = seriesJson(setup.wins);
  }
  drawDueLots();
}

Match::Match(const Record& record, Timeline timeline, QObject* parent)
    : QObject(parent), timeline_(std::move(timeline)), kept_(record.document) {
  for (const std::string& name : record.players) {
    names_.append(QString::fromStdString(name));
  }
  const Json table = extra(kTable);
  seed_ = numberIn(table, kSeed).value_or(QRandomGenerator::system()->generate64());
  const Json players = extra("players");
  for (int i = 0; i < names_.size(); ++i) {
    const auto colour = players.is_array() && static_cast<std::size_t>(i) < players.size()
                            ? numberIn(players[static_cast<std::size_t>(i)], kColour)
                            : std::nullopt;
    colours_.append(colour && *colour < 100 ? static_cast<int>(*colour) : -1);
  }
  if (const auto cursor = numberIn(table, kCursor); cursor && *cursor <= timeline_.length()) {
    timeline_.go_to(*cursor);
  }
  drawDueLots();
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
  MatchSetup setup{&game(), timeline_.setup().options.values(), names_, {}, {}};
  for (Seat seat = 1; seat <= players(); ++seat) {
    setup.colours.append(colourIndex(seat));
  }
  return setup;
}

std::optional<Refusal> Match::play(const QString& step) { return playWord(timeline_.to_move(), step); }

std::optional<Refusal> Match::playWord(Seat seat, const QString& word) {
  if (std::optional<Refusal> refusal = timeline_.play(seat, word.toStdString())) {
    Q_EMIT refused(*refusal);
    return refusal;
  }
  const Transition transition = timeline_.last_transition();
  drawDueLots();
  Q_EMIT changed(transition);
  return std::nullopt;
}

void Match::undo() {
  if (timeline_.can_undo()) {
    timeline_.undo();
    Q_EMIT changed({});
  }
}

void Match::redo() {
  if (timeline_.can_redo()) {
    timeline_.redo();
    Q_EMIT changed(timeline_.last_transition());
  }
}

void Match::goTo(std::size_t cursor) {
  if (cursor <= timeline_.length() && cursor != timeline_.cursor()) {
    timeline_.go_to(cursor);
    Q_EMIT changed({});
  }
}

void Match::drawDueLots() {
  while (timeline_.to_move() == kChance && !timeline_.can_redo()) {
    // The seed and the place in the game give the lot, so undo can't be used to draw another.
    Random random(seed_ + timeline_.cursor());
    const std::vector<std::string> outcomes = timeline_.state().legal_steps();
    const std::string& outcome = outcomes[random.below(static_cast<std::uint32_t>(outcomes.size()))];
    static_cast<void>(timeline_.play(kChance, outcome));
    Q_EMIT lotDrawn(QString::fromStdString(outcome));
  }
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
    players[static_cast<std::size_t>(i)][kColour] = colourIndex(i + 1);
  }
  document[kTable][kSeed] = seed_;
  document[kTable].erase(kCursor);
  if (timeline_.can_redo()) {
    document[kTable][kCursor] = timeline_.cursor();
  }
  return make_record(timeline_, names, std::move(document));
}

Json Match::extra(const char* key) const { return kept_.contains(key) ? kept_[key] : Json(); }

void Match::setExtra(const char* key, const Json& value) {
  kept_[key] = value;
  Q_EMIT extraChanged();
}

}  // namespace byways::app
