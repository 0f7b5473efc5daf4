// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "app/games/game_face.h"

namespace byways::app {

class Look;

/// Paints a row of the turn list: the turn's number, the player's sign and name, what was done, and icons at
/// the end. If there isn't room for everything, a long name is shortened first, but never so far that people
/// can't tell whose turn it was.
class TurnRowDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  /// What rows hold besides their text: a bool for each of the first three roles, and in players' turns the
  /// values of TurnRow for the others, a Seat, an int, a QString and a piece colour.
  enum Role {
    BranchesRole = Qt::UserRole,
    CommentRole,
    LookRole,
    SeatRole,
    NumberRole,
    WhatRole,
    ColourRole
  };

  /// All references must outlive the delegate.
  TurnRowDelegate(const Match& match, const GameFace& face, const Look& look, QObject* parent);

  /// Sets the row of the position on the board. The rows after it are drawn quietly.
  void setCurrentRow(int row) { current_ = row; }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  /// How many lines a row takes in a list that is `width` pixels wide. It takes more than one only if the
  /// text doesn't fit; the text of a turn is first tried with a shortened name.
  [[nodiscard]] int linesOf(const QModelIndex& index, int width, const QFontMetrics& metrics) const;

  /// "Ann: C3 D4", shortened to `width` pixels. First the name is shortened, if it is long, down to a few
  /// letters; only then is what was done.
  [[nodiscard]] static QString fitted(const QString& name, const QString& what, int width,
                                      const QFontMetrics& metrics);

 private:
  /// The text of a row that takes several lines. If the row is a turn, the text doesn't include the turn's
  /// number.
  [[nodiscard]] QString textIn(const QModelIndex& index, int width, const QFontMetrics& metrics) const;
  [[nodiscard]] QString shortestText(const QModelIndex& index) const;
  [[nodiscard]] QString nameOf(Seat seat) const;
  [[nodiscard]] QColor inkOf(const QModelIndex& index) const;
  void paintTurn(QPainter* painter, const QRect& area, const QStyleOptionViewItem& row,
                 const QModelIndex& index) const;
  void paintLines(QPainter* painter, const QRect& area, const QStyleOptionViewItem& row,
                  const QModelIndex& index, const QString& text, Qt::Alignment upright) const;
  /// The piece colours of the signs before a turn: the colour of the turn, or all colours of the seat.
  [[nodiscard]] QList<int> signsOf(const QModelIndex& index) const;
  [[nodiscard]] int paintSigns(QPainter* painter, const QRect& area, Qt::LayoutDirection direction,
                               const QModelIndex& index) const;

  const Match& match_;
  const GameFace& face_;
  const Look& look_;
  int current_ = 0;
};

}  // namespace byways::app
