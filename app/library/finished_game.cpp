// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/finished_game.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>

#include <algorithm>

#include "app/files/json_file.h"
#include "app/games/catalogue.h"
#include "app/library/library.h"
#include "app/opponents/level_words.h"
#include "engine/core/record.h"
#include "engine/games.h"
#include "engine/search/level.h"

namespace byways::app {

namespace {

using Json = nlohmann::ordered_json;

constexpr qsizetype kMostPlayers = 16;  // limit for lists read from a file; no game has so many
constexpr int kMostCount = 1'000'000;

// The keys in records.
constexpr auto kEndedKey = "ended";
constexpr auto kReviewKey = "review";
constexpr auto kReviewTurns = "turns";
constexpr auto kAloneHints = "hints";

// The context for translators.
struct Archive {
  Q_DECLARE_TR_FUNCTIONS(Archive)
};

QString fromUtf8(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QDateTime endOf(const Match& match, const QDateTime& written) {
  const Json ended = match.extra(kEndedKey);
  const QDateTime noted =
      ended.is_string() ? QDateTime::fromString(QString::fromStdString(ended.get<std::string>()), Qt::ISODate)
                        : QDateTime();
  return (noted.isValid() ? noted : written).toUTC();
}

int numberIn(const QJsonValue& value) { return std::clamp(value.toInt(), 0, kMostCount); }

QJsonArray toArray(const QList<int>& numbers) {
  QJsonArray array;
  for (const int number : numbers) {
    array.append(number);
  }
  return array;
}

}  // namespace

bool wasReviewed(const Match& match) {
  const Json review = match.extra(kReviewKey);
  const Json turns = review.is_object() ? review.value(kReviewTurns, Json()) : Json();
  return turns.is_array() && !turns.empty();
}

std::optional<FinishedGame> finishedGameOf(const Match& match, const QString& path,
                                           const QDateTime& written) {
  Timeline line = match.timeline();
  const bool isAlone = match.players() == 1;
  if (!isAlone) {
    line.go_to(line.length());
  }
  const std::optional<Outcome> outcome = line.outcome();
  if (!outcome) {
    return std::nullopt;
  }
  FinishedGame game;
  game.path = path;
  game.game = &match.game();
  const QStringList names = match.setup().names;
  for (Seat seat = 1; seat <= match.players(); ++seat) {
    game.players.append({names.value(seat - 1).simplified(), match.level(seat), match.isMatched(seat),
                         match.drifts(seat), match.hints(seat), match.takeBacks(seat), match.advised(seat),
                         match.isShared(seat), match.colourIndex(seat), line.state().has_left(seat)});
  }
  if (isAlone) {
    game.players.front().hints = countIn(match.extra(kAloneHints), kMostCount);
  }
  game.ended = endOf(match, written);
  game.began = match.date().toString(Qt::ISODate);
  game.winners = QList<Seat>(outcome->winners.begin(), outcome->winners.end());
  game.scores = QList<int>(outcome->scores.begin(), outcome->scores.end());
  game.seed = QString::number(match.seed());
  const Entries entries = line.entries_until(line.cursor());
  game.turns = static_cast<int>(
      std::count_if(entries.begin(), entries.end(), [](const Entry& entry) { return entry.seat > 0; }));
  game.isArranged = match.isArranged();
  game.isCopy = Library::isCopy(match);
  game.isReviewed = wasReviewed(match);
  return game;
}

bool isPlayerName(const QString& text) { return is_player_name(text.toStdString()); }

QJsonObject toJson(const FinishedGame& game) {
  QJsonArray players;
  for (const FinishedGame::Player& player : game.players) {
    QJsonObject value{{QStringLiteral("name"), player.name}, {QStringLiteral("colour"), player.colour}};
    const std::initializer_list<std::pair<const char*, int>> numbers{{"level", player.level},
                                                                     {"hints", player.hints},
                                                                     {"takeBacks", player.takeBacks},
                                                                     {"advised", player.advised}};
    for (const auto& [key, number] : numbers) {
      if (number > 0) {
        value.insert(QLatin1String(key), number);
      }
    }
    const std::initializer_list<std::pair<const char*, bool>> flags{{"matched", player.isMatched},
                                                                    {"drifts", player.drifts},
                                                                    {"shared", player.isShared},
                                                                    {"left", player.hasLeft}};
    for (const auto& [key, on] : flags) {
      if (on) {
        value.insert(QLatin1String(key), true);
      }
    }
    players.append(value);
  }
  QJsonObject value{{QStringLiteral("game"), fromUtf8(game.game->id())},
                    {QStringLiteral("players"), players},
                    {QStringLiteral("ended"), game.ended.toString(Qt::ISODateWithMs)},
                    {QStringLiteral("began"), game.began},
                    {QStringLiteral("winners"), toArray(game.winners)},
                    {QStringLiteral("scores"), toArray(game.scores)},
                    {QStringLiteral("seed"), game.seed},
                    {QStringLiteral("turns"), game.turns}};
  const std::initializer_list<std::pair<const char*, bool>> flags{
      {"arranged", game.isArranged}, {"copy", game.isCopy}, {"reviewed", game.isReviewed}};
  for (const auto& [key, on] : flags) {
    if (on) {
      value.insert(QLatin1String(key), true);
    }
  }
  return value;
}

std::optional<FinishedGame> finishedGameFrom(const QJsonObject& value, const QString& path) {
  FinishedGame game;
  game.path = path;
  game.game = find_game(value.value(QLatin1String("game")).toString().toStdString());
  game.ended = QDateTime::fromString(value.value(QLatin1String("ended")).toString(), Qt::ISODateWithMs);
  const QJsonArray players = value.value(QLatin1String("players")).toArray();
  const bool isSound = game.game != nullptr && findFace(*game.game) != nullptr && game.ended.isValid() &&
                       !players.isEmpty() && players.size() <= kMostPlayers;
  if (!isSound) {
    return std::nullopt;
  }
  for (const auto& player : players) {
    const QString name = player.toObject()[QLatin1String("name")].toString();
    if (!isPlayerName(name)) {
      return std::nullopt;
    }
    game.players.append({name, std::min(numberIn(player.toObject()[QLatin1String("level")]), search::kLevels),
                         player.toObject()[QLatin1String("matched")].toBool(),
                         player.toObject()[QLatin1String("drifts")].toBool(),
                         numberIn(player.toObject()[QLatin1String("hints")]),
                         numberIn(player.toObject()[QLatin1String("takeBacks")]),
                         numberIn(player.toObject()[QLatin1String("advised")]),
                         player.toObject()[QLatin1String("shared")].toBool(),
                         std::clamp(player.toObject()[QLatin1String("colour")].toInt(-1), -1, kMostCount),
                         player.toObject()[QLatin1String("left")].toBool()});
  }
  game.began = value.value(QLatin1String("began")).toString();
  game.seed = value.value(QLatin1String("seed")).toString();
  if (!isPlayerName(game.began) || !isPlayerName(game.seed)) {  // both are short plain text, as names are
    return std::nullopt;
  }
  for (const QJsonArray winners = value.value(QLatin1String("winners")).toArray();
       const auto& winner : winners) {
    const Seat seat = winner.toInt();
    if (seat < 1 || seat > players.size()) {
      return std::nullopt;
    }
    game.winners.append(seat);
  }
  for (const QJsonArray scores = value.value(QLatin1String("scores")).toArray(); const auto& score : scores) {
    game.scores.append(score.toInt());
  }
  game.turns = numberIn(value.value(QLatin1String("turns")));
  game.isArranged = value.value(QLatin1String("arranged")).toBool();
  game.isCopy = value.value(QLatin1String("copy")).toBool();
  game.isReviewed = value.value(QLatin1String("reviewed")).toBool();
  return game;
}

QString playerText(const FinishedGame& game, Seat seat) {
  const FinishedGame::Player& player = game.players.at(seat - 1);
  return player.level > 0          ? computerText(player.level)
         : !player.name.isEmpty()  ? player.name
         : game.players.size() > 1 ? Match::tr("Player %1").arg(seat)
                                   : Archive::tr("No name", "of a player");
}

QString playersText(const FinishedGame& game) {
  // Texts of levels contain a comma, so the players are joined as a list in the user's language.
  QStringList players;
  for (Seat seat = 1; seat <= game.players.size(); ++seat) {
    players << playerText(game, seat);
  }
  return players.join(QStringLiteral("  ·  "));
}

QString resultText(const FinishedGame& game) {
  if (game.isAlone()) {
    return game.winners.isEmpty() ? Archive::tr("Not solved") : Archive::tr("Solved");
  }
  QStringList names;
  for (const Seat seat : game.winners) {
    const int level = game.players.at(seat - 1).level;
    const auto computers = std::count_if(game.players.begin(), game.players.end(),
                                         [](const FinishedGame::Player& one) { return one.level > 0; });
    names << (level == 0       ? playerText(game, seat)
              : computers == 1 ? Match::tr("Computer", "a player")
                               : Match::tr("Computer %1", "a player").arg(seat));
  }
  if (names.isEmpty()) {
    return QCoreApplication::translate("byways::app::ResultPanel", "A draw");
  }
  return names.size() == 1
             ? QCoreApplication::translate("byways::app::ResultPanel", "%1 wins").arg(names.front())
             : QCoreApplication::translate("byways::app::ResultPanel", "%1 share the win")
                   .arg(QLocale().createSeparatedList(names));
}

QString titleText(const FinishedGame& game) {
  const QString title = titleOf(*game.game);
  return game.isCopy
             ? QCoreApplication::translate("byways::app::SavedCard", "Copy of %1", "a game").arg(title)
             : title;
}

QString titleOf(const Game& game) { return fromUtf8(game.title()); }

}  // namespace byways::app
