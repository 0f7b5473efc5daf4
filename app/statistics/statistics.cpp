// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/statistics.h"

#include <QSet>

#include <algorithm>
#include <utility>
#include <vector>

#include "app/statistics/people.h"

namespace byways::app {

namespace {

constexpr double kHelpedWeight = 0.5;

enum class Result { Won, Lost, Drawn, Alone };

Result resultOf(const FinishedGame& game, Seat seat) {
  return game.isAlone()      ? Result::Alone
         : game.isDrawn()    ? Result::Drawn
         : game.hasWon(seat) ? Result::Won
                             : Result::Lost;
}

bool isHelped(const FinishedGame::Player& player) {
  return player.hints > 0 || player.takeBacks > 0 || player.advised > 0 || player.isShared;
}

// Whether the game can change ratings. It can't if somebody shared a seat with a computer: the result isn't
// that person's alone.
bool isRated(const FinishedGame& game) {
  return !game.isAlone() && !game.isArranged &&
         std::none_of(game.players.begin(), game.players.end(),
                      [](const FinishedGame::Player& player) { return player.isShared; });
}

void add(Tally& tally, const FinishedGame& game, Seat seat) {
  const FinishedGame::Player& player = game.players.at(seat - 1);
  switch (resultOf(game, seat)) {
    case Result::Won:
      ++tally.won;
      break;
    case Result::Lost:
      ++tally.lost;
      break;
    case Result::Drawn:
      ++tally.drawn;
      break;
    case Result::Alone:
      ++tally.alone;
      tally.solved += game.hasWon(seat) ? 1 : 0;
      break;
  }
  tally.helped += isHelped(player) ? 1 : 0;
  tally.hints += player.hints;
  tally.takeBacks += player.takeBacks;
}

void add(Streaks& streaks, Result result) {
  if (result == Result::Alone) {
    return;
  }
  const int way = result == Result::Won ? 1 : result == Result::Lost ? -1 : 0;
  streaks.current = way * streaks.current > 0 ? streaks.current + way : way;
  streaks.longestWins = std::max(streaks.longestWins, streaks.current);
  streaks.longestLosses = std::max(streaks.longestLosses, -streaks.current);
}

bool isBefore(const Opponent& one, const Opponent& other) {
  const auto rank = [](const Opponent& opponent) {
    return opponent.kind == Opponent::Kind::Computer ? 0 : opponent.kind == Opponent::Kind::Person ? 1 : 2;
  };
  if (rank(one) != rank(other)) {
    return rank(one) < rank(other);
  }
  return one.level != other.level ? one.level < other.level : one.person.localeAwareCompare(other.person) < 0;
}

void add(QList<Opponent>& opponents, const Opponent& which, const FinishedGame& game, Seat seat) {
  auto found = std::lower_bound(opponents.begin(), opponents.end(), which, isBefore);
  if (found == opponents.end() || isBefore(which, *found)) {
    found = opponents.insert(found, which);
  }
  add(found->tally, game, seat);
}

// Identifies a game, so that its copies can be found. Records of other programs may have no seed; each of
// these records counts as a game of its own.
QString markOf(const FinishedGame& game) {
  if (game.seed.isEmpty()) {
    return {};
  }
  QStringList parts{QString::fromStdString(std::string(game.game->id())), game.seed, game.began};
  for (const FinishedGame::Player& player : game.players) {
    parts << player.name;
  }
  return parts.join(QChar(0x1F));
}

bool counts(const FinishedGame& game, const QDateTime& since) {
  return !since.isValid() || game.ended > since;
}

}  // namespace

Statistics::Statistics(const QList<FinishedGame>& games, const People& people) {
  std::vector<const FinishedGame*> order;
  for (const FinishedGame& game : games) {
    order.push_back(&game);
  }
  std::sort(order.begin(), order.end(), [](const FinishedGame* one, const FinishedGame* other) {
    return one->ended != other->ended ? one->ended < other->ended : one->path < other->path;
  });
  // Originals come first, so a copy counts only if its original is gone.
  std::stable_partition(order.begin(), order.end(), [](const FinishedGame* game) { return !game->isCopy; });
  QSet<QString> marks;
  std::erase_if(order, [&marks](const FinishedGame* game) {
    const QString mark = markOf(*game);
    const bool isKnown = !mark.isEmpty() && marks.contains(mark);
    marks.insert(mark);
    return isKnown;
  });
  std::stable_sort(order.begin(), order.end(), [](const FinishedGame* one, const FinishedGame* other) {
    return one->ended < other->ended;
  });
  for (const FinishedGame* const game : order) {
    count(*game, people);
  }
  people_ = standings_.keys();
  std::stable_sort(people_.begin(), people_.end(), [this](const QString& one, const QString& other) {
    return standings_[one][nullptr].tally.played() > standings_[other][nullptr].tally.played();
  });
}

// Forgotten people aren't counted. A person without a name is counted only if nobody else in the game is
// without one: several can't be told apart.
Statistics::Persons Statistics::personsAt(const FinishedGame& game, const People& people) {
  const auto nameless =
      std::count_if(game.players.begin(), game.players.end(), [](const FinishedGame::Player& player) {
        return player.level == 0 && !player.drifts && player.name.isEmpty();
      });
  Persons persons;
  for (const FinishedGame::Player& player : game.players) {
    const QString person = people.personOf(player.name);
    const bool isNobody = player.level > 0 || player.drifts || people.isForgotten(person) ||
                          (player.name.isEmpty() && nameless > 1);
    persons.append(isNobody ? std::nullopt : std::optional(person));
  }
  return persons;
}

void Statistics::count(const FinishedGame& game, const People& people) {
  const Persons seats = personsAt(game, people);
  QSet<QString> counted;
  for (Seat seat = 1; seat <= seats.size(); ++seat) {
    // If somebody plays several seats, only the first of them counts.
    if (!seats.at(seat - 1) || counted.contains(*seats.at(seat - 1)) ||
        !counts(game, people.countsSince(*seats.at(seat - 1)))) {
      continue;
    }
    const QString& person = *seats.at(seat - 1);
    counted.insert(person);
    QList<Opponent> met;
    for (Seat other = 1; other <= seats.size(); ++other) {
      const FinishedGame::Player& player = game.players.at(other - 1);
      const std::optional<QString>& name = seats.at(other - 1);
      if (other == seat || player.drifts || name == person) {
        continue;
      }
      Opponent opponent;
      if (player.level > 0) {
        opponent = {Opponent::Kind::Computer, {}, player.level, {}};
      } else if (name) {
        opponent = {Opponent::Kind::Person, *name, 0, {}};
      }
      const bool isNew = std::none_of(met.begin(), met.end(), [&opponent](const Opponent& known) {
        const bool isFirst = isBefore(known, opponent);
        return !isFirst && !isBefore(opponent, known);
      });
      if (isNew) {
        met.append(opponent);
      }
    }
    for (const Game* const gameOrAll : {static_cast<const Game*>(nullptr), game.game}) {
      Standing& standing = standings_[person][gameOrAll];
      add(standing.tally, game, seat);
      add(standing.streaks, resultOf(game, seat));
      for (const Opponent& opponent : met) {
        add(standing.opponents, opponent, game, seat);
      }
    }
  }
  if (isRated(game)) {
    rate(game, seats, people);
  }
}

void Statistics::rate(const FinishedGame& game, const Persons& seats, const People& people) {
  // All new ratings are computed from the ratings before the game, whatever the order of the seats.
  QMap<QString, Rating> after;
  const auto ratingBefore = [&](const QString& person) {
    return ratingOf(person, *game.game).value_or(firstRating());
  };
  const double weight = 2.0 / static_cast<double>(seats.size());
  for (Seat seat = 1; seat <= seats.size(); ++seat) {
    if (!seats.at(seat - 1) || seats.count(seats.at(seat - 1)) > 1) {
      continue;
    }
    const QString& person = *seats.at(seat - 1);
    if (!counts(game, people.countsSince(person)) || !counts(game, people.ratedSince(person, *game.game))) {
      continue;
    }
    std::vector<Meeting> meetings;
    for (Seat other = 1; other <= seats.size(); ++other) {
      const int level = game.players.at(other - 1).level;
      const std::optional<QString>& name = seats.at(other - 1);
      const bool isKnown = level > 0 || name.has_value();
      if (other == seat || !isKnown || (game.hasWon(seat) == game.hasWon(other) && !game.isDrawn())) {
        continue;
      }
      const double score = game.isDrawn() ? 0.5 : game.hasWon(seat) ? 1 : 0;
      const bool isHelpedWin = score == 1 && isHelped(game.players.at(seat - 1));
      meetings.push_back({level > 0 ? ratingOfLevel(level) : ratingBefore(*name), score,
                          isHelpedWin ? weight * kHelpedWeight : weight});
    }
    if (!meetings.empty()) {
      after.insert(person, ratingAfter(ratingBefore(person), meetings));
    }
  }
  for (auto it = after.begin(); it != after.end(); ++it) {
    standings_[it.key()][game.game].ratings.append({game.ended, it.value()});
  }
}

QList<const Game*> Statistics::gamesOf(const QString& person) const {
  QList<const Game*> games = standings_.value(person).keys();
  games.removeAll(nullptr);
  std::sort(games.begin(), games.end(),
            [](const Game* one, const Game* other) { return one->title() < other->title(); });
  return games;
}

Standing Statistics::of(const QString& person, const Game* game) const {
  return standings_.value(person).value(game);
}

std::optional<Rating> Statistics::ratingOf(const QString& person, const Game& game) const {
  const auto found = standings_.constFind(person);
  if (found == standings_.constEnd()) {
    return std::nullopt;
  }
  const auto standing = found->constFind(&game);
  return standing == found->constEnd() || standing->ratings.isEmpty()
             ? std::nullopt
             : std::optional(standing->ratings.last().rating);
}

int Statistics::matchingLevel(const QString& person, const Game& game) const {
  return nearestLevel(ratingOf(person, game).value_or(firstRating()));
}

}  // namespace byways::app
