// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/turn_row_delegate.h"

#include <QPainter>

#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kIcon = 14;  // pixels, as is the air
constexpr int kAir = 4;

}  // namespace

TurnRowDelegate::TurnRowDelegate(const Look& look, QObject* parent)
    : QStyledItemDelegate(parent), look_(look) {}

void TurnRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
  QStringList icons;
  if (index.data(BranchesRole).toBool()) {
    icons.append(QStringLiteral("branch"));
  }
  if (index.data(CommentRole).toBool()) {
    icons.append(QStringLiteral("comment"));
  }
  if (index.data(LookRole).toBool()) {
    icons.append(QStringLiteral("highlights"));  // an eye
  }
  if (icons.isEmpty()) {
    QStyledItemDelegate::paint(painter, option, index);
    return;
  }
  // The row as always, its text kept out of the icons' way.
  QStyleOptionViewItem row = option;
  initStyleOption(&row, index);
  const int taken = static_cast<int>(icons.size()) * (kIcon + kAir) + kAir;
  row.text = row.fontMetrics.elidedText(row.text, row.textElideMode, option.rect.width() - taken - 2 * kAir);
  const QWidget* const list = option.widget;
  list->style()->drawControl(QStyle::CE_ItemViewItem, &row, painter, list);
  const bool isMirrored = option.direction == Qt::RightToLeft;
  int at = kAir;
  for (const QString& name : std::as_const(icons)) {
    const int x = isMirrored ? option.rect.left() + at : option.rect.right() - at - kIcon;
    const QRect area(x, option.rect.center().y() - kIcon / 2, kIcon, kIcon);
    look_.icon(name, &Colours::quietText).paint(painter, area);
    at += kIcon + kAir;
  }
}

}  // namespace byways::app
