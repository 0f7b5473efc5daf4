// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/board_zoom.h"

#include <algorithm>
#include <cmath>

namespace byways::app {

namespace {

constexpr double kMost = 3;

QAction* makeAction(QWidget& board, const char* name) {
  auto* const action = new QAction(&board);
  action->setObjectName(QString::fromLatin1(name));
  board.addAction(action);  // puts the action into the board's menu
  return action;
}

}  // namespace

BoardZoom::BoardZoom(QWidget& board)
    : board_(board),
      larger_(makeAction(board, "boardZoomIn")),
      smaller_(makeAction(board, "boardZoomOut")),
      whole_(makeAction(board, "boardZoomWhole")),
      button_(new QPushButton(&board)) {
  connect(larger_, &QAction::triggered, this, [this] { Q_EMIT stepAsked(1); });
  connect(smaller_, &QAction::triggered, this, [this] { Q_EMIT stepAsked(-1); });
  connect(whole_, &QAction::triggered, this, &BoardZoom::showWhole);
  button_->setObjectName(QStringLiteral("wholeBoard"));
  button_->setFocusPolicy(Qt::TabFocus);
  button_->hide();
  connect(button_, &QPushButton::clicked, whole_, &QAction::trigger);
  refresh();
}

QRectF BoardZoom::area() const { return mapped(board_.rect()); }

QRectF BoardZoom::mapped(const QRectF& part) const {
  const QPointF middle = QRectF(board_.rect()).center();
  return {middle + pan_ + (part.topLeft() - middle) * factor_, part.size() * factor_};
}

void BoardZoom::set(double factor, QPointF around) {
  const double next = std::clamp(std::round(factor / kStep) * kStep, 1.0, kMost);
  if (next == factor_) {
    return;
  }
  Q_EMIT aboutToChange();
  const QPointF middle = area().center();
  pan_ += (around - middle) * (1 - next / factor_);
  factor_ = next;
  refresh();
  Q_EMIT changed();
}

void BoardZoom::showWhole() { set(1, QRectF(board_.rect()).center()); }

void BoardZoom::setPan(QPointF pan) {
  const QSizeF spare = QSizeF(board_.size()) * ((factor_ - 1) / 2);
  pan_ = {std::clamp(pan.x(), -spare.width(), spare.width()),
          std::clamp(pan.y(), -spare.height(), spare.height())};
}

void BoardZoom::push(QPointF pan) {
  const QPointF before = pan_;
  setPan(pan);
  if (pan_ != before) {
    Q_EMIT changed();
  }
}

void BoardZoom::bringIn(const QRectF& area) {
  if (!isEnlarged() || area.isNull()) {
    return;
  }
  constexpr double kMargin = 40;
  const QRectF room = QRectF(board_.rect()).adjusted(kMargin, kMargin, -kMargin, -kMargin);
  const QPointF at = area.center();
  const QPointF inside(std::clamp(at.x(), room.left(), std::max(room.left(), room.right())),
                       std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom())));
  if (at != inside) {
    setPan(pan_ + inside - at);
    Q_EMIT changed();
  }
}

void BoardZoom::refresh() {
  setPan(pan_);
  larger_->setText(tr("Larger board"));
  smaller_->setText(tr("Smaller board"));
  whole_->setText(tr("Whole board"));
  button_->setText(tr("Whole board"));
  button_->setToolTip(tr("Show the whole board again (0)"));
  larger_->setEnabled(factor_ < kMost);
  smaller_->setEnabled(isEnlarged());
  whole_->setEnabled(isEnlarged());
  constexpr int kMargin = 8;
  button_->adjustSize();
  button_->move(board_.width() - button_->width() - kMargin, board_.height() - button_->height() - kMargin);
  button_->setVisible(isEnlarged());
}

}  // namespace byways::app
