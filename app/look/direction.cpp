// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/direction.h"

#include <QEvent>
#include <QGuiApplication>
#include <QLayout>
#include <QWidget>

namespace byways::app {

namespace {

class DirectionFollower final : public QObject {
 public:
  DirectionFollower(QWidget* widget, std::function<void(bool)> arrange)
      : QObject(widget), widget_(widget), arrange_(std::move(arrange)) {
    widget->installEventFilter(this);
    follow();
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::LayoutDirectionChange) {
      follow();
    }
    return QObject::eventFilter(watched, event);
  }

 private:
  void follow() { arrange_(widget_->layoutDirection() == Qt::RightToLeft); }

  QWidget* widget_;
  std::function<void(bool)> arrange_;
};

QMargins turned(const QMargins& margins) {
  return {margins.right(), margins.top(), margins.left(), margins.bottom()};
}

}  // namespace

void followDirection(QWidget* widget, const std::function<void(bool)>& arrange) {
  new DirectionFollower(widget, arrange);
}

void setReadingMargins(QWidget* owner, QLayout* layout, const QMargins& margins) {
  followDirection(owner, [layout, margins](bool isMirrored) {
    layout->setContentsMargins(isMirrored ? turned(margins) : margins);
  });
}

void setReadingMargins(QWidget* widget, const QMargins& margins) {
  followDirection(widget, [widget, margins](bool isMirrored) {
    widget->setContentsMargins(isMirrored ? turned(margins) : margins);
  });
}

QString asNotation(const QString& notation) {
  constexpr QChar kLeftToRight(0x2066);
  constexpr QChar kEnd(0x2069);
  return QGuiApplication::isRightToLeft() ? kLeftToRight + notation + kEnd : notation;
}

}  // namespace byways::app
