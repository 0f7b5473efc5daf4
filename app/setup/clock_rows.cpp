// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/setup/clock_rows.h"

#include <QEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

#include "app/look/choice_box.h"
#include "app/setup/setting_row.h"

namespace byways::app {

namespace {

using std::chrono::minutes;
using std::chrono::seconds;
using Time = ClockRules::Time;

constexpr int kClockRowGap = 16;
constexpr Time kUsualTurn = seconds(60);
constexpr Time kUsualGame = minutes(15);
constexpr Time kUsualMore = seconds(5);

QList<Time> turnTimes() {
  return {seconds(15), seconds(30), minutes(1), minutes(2), minutes(3), minutes(5), minutes(10)};
}
QList<Time> gameTimes() {
  return {minutes(3),  minutes(5),  minutes(10), minutes(15), minutes(20),
          minutes(30), minutes(45), minutes(60), minutes(90)};
}
QList<Time> moreTimes() {
  return {seconds(0), seconds(2), seconds(3), seconds(5), seconds(10), seconds(15), seconds(30), seconds(60)};
}

QString timeText(Time time) {
  const auto all = static_cast<int>(std::chrono::duration_cast<seconds>(time).count());
  constexpr int kMinute = 60;
  return all == 0            ? ClockRows::tr("Nothing", "so much more time")
         : all % kMinute > 0 ? ClockRows::tr("%n second(s)", nullptr, all)
                             : ClockRows::tr("%n minute(s)", nullptr, all / kMinute);
}

Time timeOf(const ChoiceBox& box) { return Time(box.currentData().toLongLong()); }

}  // namespace

ClockRows::ClockRows(const GameFace& face, QWidget* parent)
    : QWidget(parent),
      face_(face),
      hasOwn_(std::any_of(face.game().options().begin(), face.game().options().end(),
                          [](const OptionSpec& spec) { return spec.name == kOwnClock; })),
      players_(face.game().most_players()),
      kind_(new ChoiceBox(this)),
      time_(new ChoiceBox(this)),
      more_(new ChoiceBox(this)),
      whenUp_(new ChoiceBox(this)),
      kindRow_(addRow(kind_, "clockKind")),
      timeRow_(addRow(time_, "clockTime")),
      moreRow_(addRow(more_, "clockMore")),
      whenUpRow_(addRow(whenUp_, "clockWhenUp")) {
  auto* const rows = new QVBoxLayout(this);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setSpacing(kClockRowGap);
  for (SettingRow* const row : {kindRow_, timeRow_, moreRow_, whenUpRow_}) {
    rows->addWidget(row);
  }
  retranslate();
  for (const ChoiceBox* const box : {kind_, time_, more_, whenUp_}) {
    connect(box, &QComboBox::activated, this, [this] {
      update();
      Q_EMIT changed();
    });
  }
}

SettingRow* ClockRows::addRow(ChoiceBox* box, const char* name) {
  box->setObjectName(QLatin1String(name));
  return new SettingRow(box, this);
}

ClockRows::Kind ClockRows::kind() const { return static_cast<Kind>(kind_->currentData().toInt()); }

bool ClockRows::isOwn() const { return kind() == Kind::Own; }

bool ClockRows::isOn() const { return kind() != Kind::None; }

ClockRules ClockRows::rules() const {
  const bool loses = whenUp_->currentData().toBool();
  switch (kind()) {
    case Kind::Turn:
      return {.turn = timeOf(*time_), .loses = loses};
    case Kind::Game:
      return {.reserve = timeOf(*time_), .more = timeOf(*more_), .loses = loses};
    case Kind::None:
    case Kind::Own:
      break;
  }
  return {};
}

void ClockRows::setRules(const ClockRules& rules, bool isOwn) {
  rules_ = rules;
  const Kind kind = isOwn && hasOwn_          ? Kind::Own
                    : rules.turn > Time(0)    ? Kind::Turn
                    : rules.reserve > Time(0) ? Kind::Game
                                              : Kind::None;
  kind_->setCurrentIndex(qMax(0, kind_->findData(static_cast<int>(kind))));
  whenUp_->setCurrentIndex(whenUp_->findData(rules.is_on() && rules.loses));
  update();
}

void ClockRows::setPlayers(int players) {
  players_ = players;
  retranslate();
}

// Adds a time that isn't among the offered ones.
void ClockRows::fill(ChoiceBox& box, QList<Time> times, Time chosen) {
  if (!times.contains(chosen)) {
    times.append(chosen);
    std::sort(times.begin(), times.end());
  }
  const QSignalBlocker quiet(box);
  box.clear();
  for (const Time time : std::as_const(times)) {
    box.addItem(timeText(time), QVariant::fromValue(static_cast<qlonglong>(time.count())));
  }
  box.setCurrentIndex(static_cast<int>(times.indexOf(chosen)));
}

void ClockRows::update() {
  const Kind kind = this->kind();
  const bool isTurn = kind == Kind::Turn;
  const bool isGame = kind == Kind::Game;
  if (isTurn || isGame) {
    const bool hasTimes = time_->property("kind").toInt() == static_cast<int>(kind) && time_->count() > 0;
    const Time before = hasTimes ? timeOf(*time_) : Time(0);
    const Time kept = isTurn ? rules_.turn : rules_.reserve;
    const Time usual = isTurn ? kUsualTurn : kUsualGame;
    fill(*time_, isTurn ? turnTimes() : gameTimes(), hasTimes ? before : kept > Time(0) ? kept : usual);
    time_->setProperty("kind", static_cast<int>(kind));
    const bool hasGame = rules_.reserve > Time(0);
    fill(*more_, moreTimes(), more_->count() > 0 ? timeOf(*more_) : hasGame ? rules_.more : kUsualMore);
  }
  kindRow_->setTexts(tr("Clock"), kind == Kind::Own ? face_.optionHelp(kOwnClock) : QString());
  timeRow_->setVisible(isTurn || isGame);
  moreRow_->setVisible(isGame);
  whenUpRow_->setVisible(isTurn || isGame);
  updateGeometry();
}

void ClockRows::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  QWidget::changeEvent(event);
}

void ClockRows::retranslate() {
  const bool isSecret = face_.game().has_secret_turns();
  const auto refill = [](ChoiceBox& box, const QList<std::pair<QString, QVariant>>& items) {
    const QSignalBlocker quiet(box);
    const QVariant chosen = box.currentData();
    box.clear();
    for (const auto& [text, value] : items) {
      box.addItem(text, value);
    }
    box.setCurrentIndex(qMax(0, box.findData(chosen)));
  };
  QList<std::pair<QString, QVariant>> kinds{
      {tr("No clock"), static_cast<int>(Kind::None)},
      {isSecret ? tr("Time for each plan") : tr("Time for each turn"), static_cast<int>(Kind::Turn)}};
  if (!isSecret) {
    kinds.append({tr("Time for the game"), static_cast<int>(Kind::Game)});
  }
  if (hasOwn_) {
    kinds.append({tr("As in the rulebook"), static_cast<int>(Kind::Own)});
  }
  refill(*kind_, kinds);
  refill(*whenUp_, {{tr("Play on in overtime"), false},
                    {players_ > 2 ? tr("The player leaves the game") : tr("The player loses"), true}});
  timeRow_->setTexts(tr("Time"), {});
  moreRow_->setTexts(tr("Added for each turn"), {});
  whenUpRow_->setTexts(tr("When the time is up"), {});
  update();
}

}  // namespace byways::app
