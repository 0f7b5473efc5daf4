// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/match.h"

#include <QRandomGenerator>

#include <algorithm>
#include <cassert>

#include "app/match/clock_rules.h"
#include "app/match/own_keys.h"
#include "app/match/series.h"
#include "engine/core/setup.h"
#include "engine/openings.h"

namespace byways::app {

namespace {

using Json = nlohmann::ordered_json;

constexpr auto kDate = "date";

Timeline newTimeline(const MatchSetup& setup) {
  const auto checked =
      check_setup(*setup.game, static_cast<int>(setup.names.size()), setup.options, setup.arranged);
  return {*setup.game, *checked};
}

// The text without characters that a name in a record can't hold (is_player_name), cut to kLongestName.
QString nameFrom(const QString& text) {
  std::u32string name;
  for (const char32_t character : text.toStdU32String()) {
    if (name.size() < kLongestName && is_player_name(QString::fromUcs4(&character, 1).toStdString())) {
      name.push_back(character);
    }
  }
  return QString::fromStdU32String(name);
}

QStringList namesFrom(const QStringList& texts) {
  QStringList names;
  for (const QString& text : texts) {
    names.append(nameFrom(text));
  }
  return names;
}

}  // namespace

Match::Match(const MatchSetup& setup, QObject* parent)
    : QObject(parent),
      timeline_(newTimeline(setup)),
      names_(namesFrom(setup.names)),
      colours_(setup.colours),
      levels_(setup.levels),
      matched_(setup.matched),
      coached_(setup.coached),
      seed_(QRandomGenerator::system()->generate64()),
      opponentsSeed_(QRandomGenerator::system()->generate64()),
      takesBackRolls_(setup.takesBackRolls),
      kept_(Json::object()) {
  kept_[kDate] = QDate::currentDate().toString(Qt::ISODate).toStdString();
  if (!setup.wins.isEmpty()) {
    kept_[kSeriesKey] = seriesJson(setup.wins);
  }
  if (setup.clock.is_on()) {
    kept_[kClockKey] = clockJson(setup.clock, players());
  }
  drawDueLots();
  playOpening(setup.opening);
}

Match::Match(const Record& record, Timeline timeline, QObject* parent)
    : Match(record, std::move(timeline), std::nullopt, parent) {}

Match::Match(const Record& record, Timeline timeline, std::optional<Seat> learner, QObject* parent)
    : QObject(parent), timeline_(std::move(timeline)), learner_(learner), kept_(record.document) {
  Line main{timeline_.entries(), record.comments};
  std::vector<Variation> variations = record.variations;
  drop_redundant(variations, main);
  for (const Variation& variation : variations) {
    lines_.push_back(line_of(variation, main));
  }
  comments_ = std::move(main.comments);
  for (const std::string& name : record.players) {
    names_.append(QString::fromStdString(name));
  }
  dropUnsoundKeys(kept_, record.players.size());
  readOwnKeys();
  drawDueLots();
  // A computer whose turn was interrupted starts it again, and gets the same result.
  if (isComputersTurn() && !timeline_.can_redo()) {
    timeline_.roll_back_turn();
  }
  secrecy_ = secrecyAfterTurn();
  static_cast<void>(playDriftingTurns());
}

std::unique_ptr<Match> Match::guided(const Record& record, Timeline timeline) {
  return std::unique_ptr<Match>(new Match(record, std::move(timeline), kNobody, nullptr));
}

QString Match::name(Seat seat) const {
  const QString name = names_.value(seat - 1).trimmed();
  return name.isEmpty() ? usualName(seat, levels_) : name;
}

QString Match::usualName(Seat seat, const QList<int>& levels) {
  const bool isOnlyOne =
      std::count_if(levels.begin(), levels.end(), [](int level) { return level > 0; }) == 1;
  return levels.value(seat - 1) == 0 ? tr("Player %1").arg(seat)
         : isOnlyOne                 ? tr("Computer", "a player")
                                     : tr("Computer %1", "a player").arg(seat);
}

void Match::setName(Seat seat, const QString& name) {
  const QString allowed = nameFrom(name.simplified());
  if (names_.value(seat - 1) == allowed) {
    return;
  }
  names_.resize(qMax(names_.size(), static_cast<qsizetype>(players())));
  names_[seat - 1] = allowed;
  Q_EMIT changed({});
  Q_EMIT renamed(seat, allowed);
  Q_EMIT extraChanged();
}

int Match::colourIndex(Seat seat) const {
  const int colour = colours_.value(seat - 1, -1);
  return colour >= 0 ? colour : seat - 1;
}

MatchSetup Match::setup() const {
  MatchSetup setup{&game(), timeline_.setup().options.values(), names_,          {},       {},
                   levels_, timeline_.setup().arranged,         takesBackRolls_, coached_, matched_};
  setup.clock = clockRulesIn(extra(kClockKey));
  if (hasOpening()) {
    for (const Entry& entry : timeline_.entries_until(opening_)) {
      if (entry.seat != kChance) {
        setup.opening.push_back(entry.text);
      }
    }
    // A record may give any turns. Only those of a known opening can be given again with seats swapped.
    const std::vector<Opening> known = openings_for(game(), setup.options);
    if (std::any_of(known.begin(), known.end(),
                    [&setup](const Opening& opening) { return opening.turns == setup.opening; })) {
      setup.options = with_seats_swapped(game(), std::move(setup.options));
    } else {
      setup.opening.clear();
    }
  }
  for (Seat seat = 1; seat <= players(); ++seat) {
    setup.colours.append(colourIndex(seat));
    if (drifts(seat)) {
      setup.levels.resize(players());
      setup.levels[seat - 1] = 1;
    }
  }
  return setup;
}

void Match::playOpening(const std::vector<std::string>& turns) {
  for (const std::string& turn : turns) {
    [[maybe_unused]] const auto refusal = timeline_.play_entry({timeline_.to_move(), turn, false});
    assert(!refusal);
  }
  if (!turns.empty()) {
    opening_ = timeline_.cursor();
    kept_[kOpeningKey] = opening_;
  }
}

Seat Match::onTurn() const { return isRollDue() ? timeline_.to_roll() : timeline_.to_move(); }

std::optional<Refusal> Match::play(const QString& step) {
  const bool isOthers = timeline_.to_move() > 0 && mover() == kNobody;
  if (isCurtained() || isOthers) {
    const Refusal refusal =
        isCurtained() ? refuse_here("core.curtained") : refuse_here("core.computers-turn");
    Q_EMIT refused(refusal);
    return refusal;
  }
  return playDeclaration(timeline_.to_move(), step);
}

std::unique_ptr<Match> Match::endedNow() const {
  const Seat seat = timeline_.to_move();
  if (isSecret() || seat < 1 || timeline_.refusal(seat, "end")) {
    return nullptr;
  }
  const std::unique_ptr<State> after = state().clone();
  static_cast<void>(after->end_turn());
  if (!after->outcome()) {
    return nullptr;
  }
  Timeline ended = timeline_;
  static_cast<void>(ended.play(seat, "end"));
  return std::make_unique<Match>(record(), std::move(ended));
}

std::optional<Refusal> Match::playDeclaration(Seat seat, const QString& declaration) {
  const std::optional<Refusal> held = heldByRoll();
  return held ? held : playHere(seat, declaration, true);
}

std::optional<Refusal> Match::playHere(Seat seat, const QString& step, bool isTold) {
  const bool branches = timeline_.can_redo() || !lines_.empty();
  Line left = branches ? lineOnTable() : Line();
  const bool wasOver = timeline_.can_redo() && lineIsOver();
  const bool leavesOpening = timeline_.cursor() < opening_;
  std::optional<Timeline> before;
  if (lines_.size() >= kMostVariations) {
    before = timeline_;
  }
  std::optional<Refusal> refusal = timeline_.play(seat, step.toStdString());
  if (!refusal && before) {
    refusal = refusalToLeave(left, lineOnTable());
    if (refusal) {
      timeline_ = *std::move(before);
    }
  }
  if (refusal) {
    if (isTold) {
      Q_EMIT refused(*refusal);
    }
    return refusal;
  }
  Transition transition = timeline_.last_transition();
  redoComputersTurns(transition);
  noteLookAhead();
  if (leavesOpening) {
    opening_ = 0;
    kept_.erase(kOpeningKey);
  }
  drawDueLots();
  const Secrecy secrecyBefore = secrecy_;
  if (timeline_.open_steps().empty()) {
    secrecy_ = secrecyAfterTurn();
    const Transition drifted = playDriftingTurns();
    transition.insert(transition.end(), drifted.begin(), drifted.end());
  }
  if (branches && keepLeftLine(std::move(left)) && !wasOver) {
    countTakeBack(seat);
  }
  Q_EMIT changed(transition);
  announceCurtain(secrecyBefore);
  Q_EMIT stepTaken(step, seat);
  return std::nullopt;
}

bool Match::canGoTo(std::size_t cursor) const {
  return cursor <= timeline_.length() && (!isSecret() || cursor == timeline_.length() ||
                                          cursor == undoneTo() || !timeline_.state_at(cursor).has_secrets());
}

void Match::goTo(std::size_t cursor) {
  if (canGoTo(cursor) && cursor != timeline_.cursor()) {
    undoneTo_ = undoneTo();
    undoneOf_ = timeline_.length();
    timeline_.go_to(cursor);
    const Secrecy before = secrecy_;
    secrecy_ = secrecyAfterTurn();
    Q_EMIT changed({});
    announceCurtain(before);
  }
}

void Match::drawDueLots() {
  while (!isGuided() && timeline_.to_move() == kChance && !isRollDue() && !timeline_.can_redo()) {
    drawLot(timeline_.cursor());
  }
}

// The outcome depends only on the seed and `place`, the point in the game: undoing and drawing again gives
// the same outcome.
void Match::drawLot(quint64 place) {
  Random random(seed_ + place);
  const std::vector<std::string> outcomes = timeline_.state().legal_steps();
  const std::string& outcome = outcomes[random.below(static_cast<std::uint32_t>(outcomes.size()))];
  static_cast<void>(timeline_.play(kChance, outcome));
  Q_EMIT lotDrawn(QString::fromStdString(outcome));
}

QDate Match::date() const {
  const Json date = extra(kDate);
  return date.is_string() ? QDate::fromString(QString::fromStdString(date.get<std::string>()), Qt::ISODate)
                          : QDate();
}

Json Match::extra(const char* key) const { return kept_.contains(key) ? kept_[key] : Json(); }

void Match::setExtra(const char* key, const Json& value) {
  kept_[key] = value;
  dropUnsoundKeys(kept_, static_cast<std::size_t>(names_.size()));
  Q_EMIT extraChanged();
}

bool Match::addExtra(const char* key, const Json& value) {
  const Json before = extra(key);
  kept_[key] = value;
  if (!leavesRoom()) {
    before.is_null() ? static_cast<void>(kept_.erase(key)) : static_cast<void>(kept_[key] = before);
    return false;
  }
  setExtra(key, value);
  return true;
}

bool Match::leavesRoom() const { return leaves_room(write_record(record())); }

}  // namespace byways::app
