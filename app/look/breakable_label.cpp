// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/breakable_label.h"

#include <QEvent>

#include "app/look/breakable.h"

namespace byways::app {

BreakableLabel::BreakableLabel(QWidget* parent) : QLabel(parent) {
  setWordWrap(true);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void BreakableLabel::setWholeText(const QString& text) {
  whole_ = text;
  breakText();
}

int BreakableLabel::heightForWidth(int width) const {
  ensurePolished();
  const QMargins around = contentsMargins();
  const int room = qMax(1, width - around.left() - around.right());
  const QRect lines =
      fontMetrics().boundingRect(QRect(0, 0, room, QWIDGETSIZE_MAX), static_cast<int>(Qt::TextWordWrap),
                                 breakable(whole_, fontMetrics(), room));
  return whole_.isEmpty() ? 0 : lines.height() + around.top() + around.bottom();
}

QSize BreakableLabel::minimumSizeHint() const {
  ensurePolished();
  return {0, whole_.isEmpty() ? 0 : fontMetrics().height()};
}

void BreakableLabel::changeEvent(QEvent* event) {
  QLabel::changeEvent(event);
  if (event->type() == QEvent::FontChange) {
    breakText();
  }
}

void BreakableLabel::resizeEvent(QResizeEvent* event) {
  QLabel::resizeEvent(event);
  breakText();
}

void BreakableLabel::breakText() {
  const QString broken = breakable(whole_, fontMetrics(), contentsRect().width());
  if (broken != text()) {
    setText(broken);
  }
}

}  // namespace byways::app
