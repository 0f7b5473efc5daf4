// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/evening.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSet>

#include <algorithm>

#include "app/statistics/people.h"

namespace byways::app {

namespace {

constexpr qint64 kBeginsWithin = qint64{4} * 60 * 60;  // seconds
constexpr qint64 kGoesOnWithin = qint64{12} * 60 * 60;
constexpr int kFirstPoints = 3;

// The context for translators.
struct Board {
  Q_DECLARE_TR_FUNCTIONS(Evening)
};

// The person at a seat; empty if a computer plays there.
QString personAt(const FinishedGame& game, Seat seat, const People& people) {
  const FinishedGame::Player& player = game.players.at(seat - 1);
  if (player.level > 0 || player.drifts) {
    return {};
  }
  return player.name.isEmpty() ? playerText(game, seat) : people.personOf(player.name);
}

QStringList personsIn(const FinishedGame& game, const People& people) {
  QStringList persons;
  for (Seat seat = 1; seat <= game.players.size(); ++seat) {
    const QString person = personAt(game, seat, people);
    if (!person.isEmpty() && !persons.contains(person)) {
      persons << person;
    }
  }
  return persons;
}

// Whether at least two people are in both lists. The others may have left or joined.
bool shareTwo(const QStringList& some, const QStringList& others) {
  return std::count_if(some.begin(), some.end(),
                       [&others](const QString& person) { return others.contains(person); }) >= 2;
}

}  // namespace

int rankOf(const FinishedGame& game, Seat seat) {
  const auto isBetter = [&game](Seat better, Seat worse) {
    if (game.hasWon(better) != game.hasWon(worse)) {
      return game.hasWon(better);
    }
    const bool hasLeft = game.players.at(better - 1).hasLeft;
    if (hasLeft != game.players.at(worse - 1).hasLeft) {
      return !hasLeft;
    }
    return !hasLeft && !game.hasWon(better) && game.scores.size() == game.players.size() &&
           game.scores.at(better - 1) > game.scores.at(worse - 1);
  };
  int rank = 1;
  for (Seat other = 1; other <= game.players.size(); ++other) {
    rank += isBetter(other, seat) ? 1 : 0;
  }
  return rank;
}

std::optional<int> Evening::points(qsizetype game, const QString& person, Points count,
                                   const People& known) const {
  const FinishedGame& played = games.at(game);
  for (Seat seat = 1; seat <= played.players.size(); ++seat) {
    if (personAt(played, seat, known) != person) {
      continue;
    }
    const int win = played.hasWon(seat) ? 1 : 0;
    switch (count) {
      case Points::Wins:
        return win;
      case Points::ThreeTwoOne:
        return std::max(0, kFirstPoints + 1 - rankOf(played, seat));
      case Points::Score:
        return played.scores.size() == played.players.size() ? played.scores.at(seat - 1) : win;
    }
  }
  return std::nullopt;
}

int Evening::total(const QString& person, Points count, const People& known) const {
  int sum = 0;
  for (qsizetype game = 0; game < games.size(); ++game) {
    sum += points(game, person, count, known).value_or(0);
  }
  return sum;
}

QStringList Evening::ranking(Points count, const People& known) const {
  QStringList ranked = people;
  std::stable_sort(ranked.begin(), ranked.end(), [&](const QString& one, const QString& other) {
    return total(one, count, known) > total(other, count, known);
  });
  return ranked;
}

Evening eveningOf(const QList<FinishedGame>& finished, const People& people, const QDateTime& since) {
  QList<FinishedGame> games = finished;
  games.removeIf([&](const FinishedGame& game) {
    return game.isCopy || personsIn(game, people).size() < 2 || (since.isValid() && game.ended <= since);
  });
  std::stable_sort(games.begin(), games.end(), [](const FinishedGame& one, const FinishedGame& other) {
    return one.ended < other.ended;
  });
  Evening latest;
  Evening current;
  const auto add = [&](const FinishedGame& game) {
    current.games.append(game);
    for (const QString& person : personsIn(game, people)) {
      if (!current.people.contains(person)) {
        current.people.append(person);
      }
    }
    latest = current;
  };
  for (qsizetype i = 0; i < games.size(); ++i) {
    const FinishedGame& game = games[i];
    const QStringList persons = personsIn(game, people);
    const auto after = [&game](const QDateTime& before) { return before.secsTo(game.ended); };
    const auto isKnown = [&current](const QString& person) { return current.people.contains(person); };
    if (!current.games.isEmpty() && after(current.games.last().ended) <= kGoesOnWithin &&
        std::any_of(persons.begin(), persons.end(), isKnown)) {
      add(game);
      continue;
    }
    current = {};
    if (i == 0 && since.isValid() && after(since) <= kGoesOnWithin) {
      add(game);
    } else if (i > 0 && after(games[i - 1].ended) <= kBeginsWithin &&
               shareTwo(persons, personsIn(games[i - 1], people))) {
      add(games[i - 1]);
      add(game);
    }
  }
  return latest;
}

QString eveningText(const Evening& evening, Points count, const People& people) {
  QStringList head{Board::tr("Player")};
  for (const FinishedGame& game : evening.games) {
    head << titleOf(*game.game);
  }
  head << Board::tr("Together");
  QStringList lines{head.join(QLatin1Char('\t'))};
  for (const QString& person : evening.ranking(count, people)) {
    QStringList line{person};
    for (qsizetype game = 0; game < evening.games.size(); ++game) {
      const std::optional<int> points = evening.points(game, person, count, people);
      line << (points ? QLocale().toString(*points) : QStringLiteral("–"));
    }
    line << QLocale().toString(evening.total(person, count, people));
    lines << line.join(QLatin1Char('\t'));
  }
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace byways::app
