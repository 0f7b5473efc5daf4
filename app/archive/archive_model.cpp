// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/archive/archive_model.h"

#include <QLocale>

#include <algorithm>
#include <numeric>

#include "app/look/date_text.h"
#include "app/look/short_name.h"

namespace byways::app {

namespace {

Qt::Alignment alignmentOf(int column) {
  return column == ArchiveModel::TurnsColumn      ? Qt::AlignTrailing | Qt::AlignVCenter
         : column == ArchiveModel::ReviewedColumn ? Qt::Alignment(Qt::AlignCenter)
                                                  : Qt::AlignLeading | Qt::AlignVCenter;
}

constexpr int kMostBesideName = 6;  // letters, for "wins" or the text between two players

// A copy of the game with long names shortened, so that nothing else in the row is cut off.
FinishedGame withShortNames(const FinishedGame& game, int room) {
  const int letters = qMax(kLeastName, room);
  FinishedGame shown = game;
  for (qsizetype i = 0; i < game.players.size(); ++i) {
    if (game.players.at(i).name.size() > letters) {
      shown.players[i].name = shortestName(game.players.at(i).name, letters);
    }
  }
  return shown;
}

}  // namespace

bool ArchiveFilter::lets(const FinishedGame& finished) const {
  if (game != nullptr && finished.game != game) {
    return false;
  }
  bool isThere = names.isEmpty();
  bool hasWon = false;
  for (Seat seat = 1; seat <= finished.players.size(); ++seat) {
    const FinishedGame::Player& player = finished.players.at(seat - 1);
    if (player.level == 0 && (names.isEmpty() || names.contains(player.name))) {
      isThere = true;
      hasWon = hasWon || finished.hasWon(seat);
    }
  }
  switch (isThere ? result : Result::Any) {
    case Result::Any:
      return isThere;
    case Result::Won:
      return hasWon;
    case Result::Lost:
      return !hasWon && !finished.isDrawn();
    case Result::Drawn:
      return finished.isDrawn();
  }
  return false;
}

void ArchiveModel::setGames(const QList<FinishedGame>& games) {
  beginResetModel();
  games_ = games;
  arrange();
  endResetModel();
}

void ArchiveModel::setFilter(const ArchiveFilter& filter) {
  beginResetModel();
  filter_ = filter;
  arrange();
  endResetModel();
}

void ArchiveModel::sort(int column, Qt::SortOrder order) {
  beginResetModel();
  column_ = column;
  order_ = order;
  arrange();
  endResetModel();
}

void ArchiveModel::setRoom(int players, int result) {
  if (roomOfPlayers_ != players || roomOfResult_ != result) {
    roomOfPlayers_ = players;
    roomOfResult_ = result;
    if (!rows_.isEmpty()) {
      Q_EMIT dataChanged(index(0, PlayersColumn), index(static_cast<int>(rows_.size()) - 1, ResultColumn));
    }
  }
}

void ArchiveModel::retranslate() {
  beginResetModel();
  arrange();
  endResetModel();
}

int ArchiveModel::rowOf(const QString& path) const {
  const auto found = std::find_if(rows_.begin(), rows_.end(),
                                  [&](qsizetype index) { return games_.at(index).path == path; });
  return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

void ArchiveModel::arrange() {
  rows_.clear();
  for (qsizetype index = 0; index < games_.size(); ++index) {
    if (filter_.lets(games_.at(index))) {
      rows_.append(index);
    }
  }
  // The sort is stable, and games_ has the latest first, so games with equal keys stay in this order.
  const auto sortBy = [this](const auto& keyOf) {
    QList<decltype(keyOf(games_.front()))> keys;
    keys.reserve(games_.size());
    for (const FinishedGame& game : games_) {
      keys.append(keyOf(game));
    }
    std::stable_sort(rows_.begin(), rows_.end(), [&keys, this](qsizetype one, qsizetype other) {
      return order_ == Qt::AscendingOrder ? keys.at(one) < keys.at(other) : keys.at(other) < keys.at(one);
    });
  };
  if (games_.isEmpty()) {
    return;
  }
  switch (column_) {
    case DateColumn:
      if (order_ == Qt::AscendingOrder) {
        std::reverse(rows_.begin(), rows_.end());
      }
      break;
    case TurnsColumn:
      sortBy([](const FinishedGame& game) { return game.turns; });
      break;
    case ReviewedColumn:
      sortBy([](const FinishedGame& game) { return game.isReviewed; });
      break;
    default:
      sortBy([this](const FinishedGame& game) { return spoken(game, column_).toCaseFolded(); });
  }
}

Qt::ItemFlags ArchiveModel::flags(const QModelIndex& index) const {
  return QAbstractTableModel::flags(index) | (index.isValid() ? Qt::ItemIsDragEnabled : Qt::NoItemFlags);
}

int ArchiveModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ArchiveModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QString ArchiveModel::textOf(const FinishedGame& game, int column) const {
  switch (column) {
    case GameColumn:
      return titleText(game);
    case PlayersColumn:
      return playersText(
          withShortNames(game, roomOfPlayers_ / static_cast<int>(game.players.size()) - kMostBesideName));
    case ResultColumn:
      return resultText(withShortNames(game, roomOfResult_ - kMostBesideName));
    case DateColumn:
      return dateText(game.ended.toLocalTime());
    case TurnsColumn:
      return QLocale().toString(game.turns);
    default:
      return game.isReviewed ? QStringLiteral("✓") : QString();
  }
}

QString ArchiveModel::spoken(const FinishedGame& game, int column) const {
  switch (column) {
    case PlayersColumn:
      return playersText(game);
    case ResultColumn:
      return resultText(game);
    case DateColumn:
      return dateText(game.ended.toLocalTime());
    case TurnsColumn:
      return tr("%n turn(s)", nullptr, game.turns);
    case ReviewedColumn:
      return game.isReviewed ? tr("Reviewed") : tr("Not reviewed");
    default:
      return textOf(game, column);
  }
}

QVariant ArchiveModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  const FinishedGame& shown = game(index.row());
  const int column = index.column();
  switch (role) {
    case Qt::DisplayRole:
      return textOf(shown, column);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
      return spoken(shown, column);
    case Qt::TextAlignmentRole:
      return QVariant::fromValue(alignmentOf(column));
    default:
      return {};
  }
}

QVariant ArchiveModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) {
    return {};
  }
  if (role == Qt::TextAlignmentRole) {
    return QVariant::fromValue(alignmentOf(section));
  }
  if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) {
    return {};
  }
  switch (section) {
    case GameColumn:
      return tr("Game");
    case PlayersColumn:
      return tr("Players");
    case ResultColumn:
      return tr("Result");
    case DateColumn:
      return tr("Ended");
    case TurnsColumn:
      return tr("Turns");
    default:
      return tr("Reviewed");
  }
}

}  // namespace byways::app
