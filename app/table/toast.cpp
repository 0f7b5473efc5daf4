// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/toast.h"

#include <QEvent>

#include "app/board/announce.h"

namespace byways::app {

namespace {

constexpr int kToastTime = 4000;  // milliseconds
constexpr int kToastAir = 14;

}  // namespace

Toast::Toast(QWidget* parent) : QLabel(parent) {
  setObjectName(QStringLiteral("toast"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  timer_.setSingleShot(true);
  timer_.setInterval(kToastTime);
  connect(&timer_, &QTimer::timeout, this, &QWidget::hide);
  parent->installEventFilter(this);
  hide();
}

Toast& Toast::over(const QWidget& source) {
  QWidget* const window = source.window();
  auto* const known = window->findChild<Toast*>();
  return known != nullptr ? *known : *new Toast(window);
}

void Toast::showText(const QString& text) {
  setText(fontMetrics().elidedText(text, Qt::ElideMiddle, parentWidget()->width() * 2 / 3));
  place();
  show();
  raise();
  timer_.start();
  announce(this, text);
}

void Toast::place() {
  adjustSize();
  // In a dialog the toast is at the top, because the dialog's buttons are at its lower edge.
  const int top = parentWidget()->isWindow() ? kToastAir : parentWidget()->height() - height() - kToastAir;
  move((parentWidget()->width() - width()) / 2, top);
}

bool Toast::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parent() && event->type() == QEvent::Resize && isVisible()) {
    place();
  }
  return QLabel::eventFilter(watched, event);
}

}  // namespace byways::app
