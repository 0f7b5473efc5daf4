// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/side_scroll.h"

#include <QEvent>
#include <QLayout>
#include <QLinearGradient>
#include <QPainter>
#include <QScrollBar>

#include <utility>

#include "app/look/settle.h"

namespace byways::app {

namespace {

// Fades out the bottom of the visible part and shows a chevron that points down.
class Fold : public QWidget {
 public:
  explicit Fold(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("moreBelow"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
  }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ground = palette().color(QPalette::Window);
    QColor clear = ground;
    clear.setAlpha(0);
    QLinearGradient veil(0, 0, 0, height());
    veil.setColorAt(0, clear);
    veil.setColorAt(0.7, ground);
    painter.fillRect(rect(), veil);
    constexpr double kHalf = 5;
    const QPointF tip(width() / 2.0, height() - 4);
    painter.setPen(
        QPen(palette().color(QPalette::WindowText), 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF({tip + QPointF(-kHalf, -kHalf), tip, tip + QPointF(kHalf, -kHalf)}));
  }
};

}  // namespace

SideScroll::SideScroll(QWidget* parent) : QScrollArea(parent), fold_(new Fold(this)) {
  setObjectName(QStringLiteral("sideScroll"));
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFocusPolicy(Qt::NoFocus);
  setWidgetResizable(true);
  connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &SideScroll::placeFold);
  connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &SideScroll::placeFold);
}

void SideScroll::setLeastHeight(int height) {
  if (std::exchange(leastHeight_, height) != height) {
    updateGeometry();
  }
}

QSize SideScroll::sizeHint() const { return {QScrollArea::sizeHint().width(), wanted_}; }

QSize SideScroll::minimumSizeHint() const { return {0, qMin(wanted_, leastHeight_)}; }

void SideScroll::resizeEvent(QResizeEvent* event) {
  fitWidget();
  QScrollArea::resizeEvent(event);
  placeFold();
}

bool SideScroll::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest) {
    fitWidget();
  }
  return QScrollArea::eventFilter(watched, event);
}

// The height of wrapped texts depends on the width, so only the width is fixed here. The scroll bar's space
// is reserved even if it is hidden, so that nothing moves or wraps differently when it appears.
void SideScroll::fitWidget() {
  if (widget() == nullptr || widget()->layout() == nullptr) {
    return;
  }
  settle(*widget());
  const QLayout& column = *widget()->layout();
  const bool isBound = horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff;
  const int width = isBound ? contentsRect().width() - verticalScrollBar()->sizeHint().width()
                            : qMax(viewport()->width(), column.totalMinimumSize().width());
  widget()->setFixedWidth(width);
  widget()->setMinimumHeight(leastHeight(column, width));
  const int wanted = wantedHeight(column, width);
  if (std::exchange(wanted_, wanted) != wanted) {
    updateGeometry();
  }
}

void SideScroll::placeFold() {
  const QRect seen = viewport()->geometry();
  fold_->setGeometry(seen.left(), seen.bottom() + 1 - kFold, seen.width(), kFold);
  fold_->setVisible(verticalScrollBar()->value() < verticalScrollBar()->maximum());
  fold_->raise();
}

}  // namespace byways::app
