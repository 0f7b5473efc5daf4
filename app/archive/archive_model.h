// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "app/library/finished_game.h"

namespace byways::app {

/// Which finished games are shown. A null or empty field doesn't filter.
struct ArchiveFilter {
  enum class Result { Any, Won, Lost, Drawn };

  const Game* game = nullptr;
  QStringList names;  ///< all names of one person, as they are in records
  /// The result for the person with these names; if `names` is empty, for the people at the table together.
  Result result = Result::Any;

  [[nodiscard]] bool lets(const FinishedGame& finished) const;
};

/// The finished games that match the filter, as a table with one game per row, sorted by a column.
class ArchiveModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { GameColumn, PlayersColumn, ResultColumn, DateColumn, TurnsColumn, ReviewedColumn, Columns };

  explicit ArchiveModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

  /// Precondition: the latest of `games` come first.
  void setGames(const QList<FinishedGame>& games);
  void setFilter(const ArchiveFilter& filter);
  [[nodiscard]] const FinishedGame& game(int row) const { return games_.at(rows_.at(row)); }
  /// The row of the game whose file is `path`; -1 if the game isn't shown.
  [[nodiscard]] int rowOf(const QString& path) const;
  /// Sets how many letters fit into the columns with the players and the result; longer names are shortened.
  void setRoom(int players, int result);
  /// Updates texts and headings to the current language.
  void retranslate();

  /// Rows can be dragged out of the page.
  [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  void sort(int column, Qt::SortOrder order) override;

 private:
  void arrange();
  [[nodiscard]] QString textOf(const FinishedGame& game, int column) const;
  [[nodiscard]] QString spoken(const FinishedGame& game, int column) const;

  QList<FinishedGame> games_;
  QList<qsizetype> rows_;  // indices of games_
  ArchiveFilter filter_;
  int roomOfPlayers_ = 0;  // letters; 0 until setRoom
  int roomOfResult_ = 0;
  int column_ = DateColumn;
  Qt::SortOrder order_ = Qt::DescendingOrder;
};

}  // namespace byways::app
