// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace byways::app {

class Look;

/// Paints a row of the turn list: its text, and at the right what else there is to know of it.
class TurnRowDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  /// What rows hold beside their text, as bool.
  enum Role { BranchesRole = Qt::UserRole, CommentRole, LookRole };

  /// `look` must outlive this.
  TurnRowDelegate(const Look& look, QObject* parent);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  const Look& look_;
};

}  // namespace byways::app
