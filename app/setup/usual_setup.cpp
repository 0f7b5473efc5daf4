// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/setup/usual_setup.h"

#include <QSettings>
#include <QVariantMap>

#include <algorithm>

#include "app/opponents/level_words.h"
#include "engine/opponents.h"
#include "engine/search/level.h"

namespace byways::app {

namespace {

QString keyOf(const Game& game) {
  return QStringLiteral("setup/") +
         QString::fromUtf8(game.id().data(), static_cast<qsizetype>(game.id().size()));
}

QString kPlayers() { return QStringLiteral("players"); }
QString kColours() { return QStringLiteral("colours"); }
QString kLevels() { return QStringLiteral("levels"); }
QString kMatched() { return QStringLiteral("matched"); }
QString kTakesBackRolls() { return QStringLiteral("takesBackRolls"); }
QString kBalanced() { return QStringLiteral("balanced"); }
QString kClock() { return QStringLiteral("clock"); }
QString kOptions() { return QStringLiteral("options"); }
// The settings' key for how many games in a row, of any rule set, were set up with computers.
QString kAgainstComputers() { return QStringLiteral("inARowAgainstComputers"); }
constexpr int kHabit = 3;  // games in a row that make a habit

}  // namespace

UsualSetup rememberedSetup(const Game& game) {
  const QVariantMap saved = QSettings().value(keyOf(game)).toMap();
  UsualSetup setup;
  if (saved.isEmpty() && has_opponents(game) && QSettings().value(kAgainstComputers()).toInt() >= kHabit) {
    setup.levels.fill(rememberedLevel(game), game.most_players());
    setup.levels.front() = 0;
    return setup;
  }
  const int players = saved.value(kPlayers()).toInt();
  if (players >= game.fewest_players() && players <= game.most_players()) {
    setup.players = players;
  }
  const QVariantList colours = saved.value(kColours()).toList();
  for (const QVariant& colour : colours) {
    setup.colours << colour.toInt();
  }
  const QVariantList levels = saved.value(kLevels()).toList();
  for (const QVariant& level : levels) {
    setup.levels << qBound(0, level.toInt(), search::kLevels);
  }
  const QVariantList matched = saved.value(kMatched()).toList();
  for (const QVariant& on : matched) {
    setup.matched << on.toBool();
  }
  setup.takesBackRolls = saved.value(kTakesBackRolls()).toBool();
  const QVariantList clock = saved.value(kClock()).toList();
  const auto timeAt = [&clock](int index) {
    return std::clamp(ClockRules::Time(clock.value(index).toLongLong()), ClockRules::Time(0),
                      ClockRules::kLongest);
  };
  setup.clock = {timeAt(0), timeAt(1), timeAt(2), clock.value(3, true).toBool()};
  setup.isBalanced = saved.value(kBalanced()).toBool();
  const QVariantMap options = saved.value(kOptions()).toMap();
  for (const OptionSpec& spec : game.options()) {
    const auto found = options.find(QString::fromStdString(spec.name));
    if (found == options.end()) {
      continue;
    }
    if (const auto value = spec.parse(found->toString().toStdString())) {
      setup.options.insert_or_assign(spec.name, *value);
    }
  }
  return setup;
}

OneClick computersInOneClick(const Game& game, const QString& person, const StrengthOf& strength) {
  const UsualSetup setup = rememberedSetup(game);
  QList<int> levels = setup.levels;
  levels.resize(setup.players > 0 ? setup.players : game.fewest_players());
  const qsizetype people = levels.count(0);
  if (people == 0 || people == levels.size()) {
    levels.fill(rememberedLevel(game));
    levels.front() = 0;
  } else if (people + 1 == levels.size()) {
    *std::max_element(levels.begin(), levels.end()) = rememberedLevel(game);
  }
  OneClick computers{levels, QList<bool>(levels.size())};
  if (!strength) {
    return computers;
  }
  const bool isTooStrong =
      rememberedDefeat(game) && strength(game, person) < *std::max_element(levels.begin(), levels.end());
  for (qsizetype seat = 0; seat < levels.size(); ++seat) {
    computers.matched[seat] = levels[seat] > 0 && (isTooStrong || setup.matched.value(seat));
    if (computers.matched[seat]) {
      computers.levels[seat] = strength(game, person);
    }
  }
  return computers;
}

void rememberSetup(const Game& game, const UsualSetup& setup) {
  QVariantMap options;
  for (const auto& [name, value] : setup.options) {
    options.insert(QString::fromStdString(name), QString::fromStdString(to_text(value)));
  }
  QVariantList colours;
  for (const int colour : setup.colours) {
    colours << colour;
  }
  QVariantList levels;
  for (const int level : setup.levels) {
    levels << level;
  }
  QVariantList matched;
  for (const bool on : setup.matched) {
    matched << on;
  }
  const auto number = [](ClockRules::Time time) { return static_cast<qlonglong>(time.count()); };
  const QVariantList clock{number(setup.clock.turn), number(setup.clock.reserve), number(setup.clock.more),
                           setup.clock.loses};
  QSettings().setValue(keyOf(game), QVariantMap{{kBalanced(), setup.isBalanced},
                                                {kClock(), clock},
                                                {kPlayers(), setup.players},
                                                {kColours(), colours},
                                                {kOptions(), options},
                                                {kLevels(), levels},
                                                {kMatched(), matched},
                                                {kTakesBackRolls(), setup.takesBackRolls}});
  const QList<int> seats = setup.levels.mid(0, setup.players);
  const bool hasComputers = seats.count(0) < seats.size();
  QSettings().setValue(kAgainstComputers(),
                       hasComputers ? QSettings().value(kAgainstComputers()).toInt() + 1 : 0);
}

}  // namespace byways::app
