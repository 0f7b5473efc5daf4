// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "app/games/game_face.h"

namespace byways::app {

class Look;

/// Paints a row of the turn list: number, the player's sign and name, what was done, and icons at the end. If
/// there isn't room for everything, a long name is cut first, but never so far that it doesn't tell whose
/// turn it was.
class TurnRowDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  /// What rows hold beside their text: three bools, and for players' turns a Seat, an int, a QString and a
  /// piece colour, as TurnRow has them.
  enum Role {
    BranchesRole = Qt::UserRole,
    CommentRole,
    LookRole,
    SeatRole,
    NumberRole,
    WhatRole,
    ColourRole
  };

  /// All references must outlive this.
  TurnRowDelegate(const Match& match, const GameFace& face, const Look& look, QObject* parent);

  /// Rows after that one are drawn quietly, as they are ahead of the board.
  void setCurrentRow(int row) { current_ = row; }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  /// How many lines a row takes in a list of that width in pixels: more than one only if the text doesn't
  /// fit, even (for a turn) with the name shortened.
  [[nodiscard]] int linesOf(const QModelIndex& index, int width, const QFontMetrics& metrics) const;

  /// "Ann: C3 D4" shortened to that many pixels: first a long name, down to a few letters, and only then what
  /// was done.
  [[nodiscard]] static QString fitted(const QString& name, const QString& what, int width,
                                      const QFontMetrics& metrics);

 private:
  /// The text of a row that takes several lines; for a turn, without its number.
  [[nodiscard]] QString saidIn(const QModelIndex& index, int width, const QFontMetrics& metrics) const;
  [[nodiscard]] QString leastSaid(const QModelIndex& index) const;
  [[nodiscard]] QString nameOf(Seat seat) const;
  [[nodiscard]] QColor inkOf(const QModelIndex& index) const;
  void paintTurn(QPainter* painter, const QRect& area, const QStyleOptionViewItem& row,
                 const QModelIndex& index) const;
  void paintLines(QPainter* painter, const QRect& area, const QStyleOptionViewItem& row,
                  const QModelIndex& index, const QString& text, Qt::Alignment upright) const;
  /// The piece colours whose signs stand before a turn: that of the turn, or all of the seat.
  [[nodiscard]] QList<int> signsOf(const QModelIndex& index) const;
  [[nodiscard]] int paintSigns(QPainter* painter, const QRect& area, Qt::LayoutDirection direction,
                               const QModelIndex& index) const;

  const Match& match_;
  const GameFace& face_;
  const Look& look_;
  int current_ = 0;
};

}  // namespace byways::app
