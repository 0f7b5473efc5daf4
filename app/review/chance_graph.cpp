// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/chance_graph.h"

#include <QMouseEvent>
#include <QPainter>

#include <utility>

#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kGraphRounding = 10;

}  // namespace

ChanceGraph::ChanceGraph(const Look& look, QWidget* parent) : QSlider(Qt::Horizontal, parent), look_(look) {
  setObjectName(QStringLiteral("chanceGraph"));
  setPageStep(5);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  // Time goes from left to right, in the direction of the arrow keys, also in right-to-left languages.
  setLayoutDirection(Qt::LeftToRight);
  setCursor(Qt::PointingHandCursor);
  connect(&look, &Look::changed, this, qOverload<>(&QWidget::update));
}

const ChancePicture& ChanceGraph::picture() const {
  picture_.setRoom(size(), font());
  return picture_;
}

QPointF ChanceGraph::pointOf(int value, double chance) const { return picture().pointOf(value, chance); }

void ChanceGraph::setPlayers(const QList<Player>& players) {
  picture_.setPlayers(players);
  update();
}

void ChanceGraph::setChances(std::vector<std::vector<double>> chances) {
  picture_.setChances(std::move(chances));
  setRange(0, picture_.most());
  update();
}

void ChanceGraph::setMarks(const QList<int>& values) {
  picture_.setMarks(values);
  update();
}

void ChanceGraph::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) {
    // Marks come first: a mark is easier to hit than its turn.
    const int mark = picture().markAt(event->position());
    setValue(mark >= 0 ? mark : picture().valueAt(event->position().x()));
  }
}

void ChanceGraph::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons().testFlag(Qt::LeftButton)) {
    setValue(picture().valueAt(event->position().x()));
  }
}

void ChanceGraph::mouseReleaseEvent(QMouseEvent* /*event*/) {}

void ChanceGraph::paintEvent(QPaintEvent* /*event*/) {
  const Colours& colours = look_.colours();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const bool isFocused = hasFocus() && look_.keysAreInUse();
  painter.setPen(QPen(isFocused ? colours.accent : colours.line, isFocused ? 2 : 1));
  painter.setBrush(colours.panel);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kGraphRounding, kGraphRounding);
  painter.setBrush(Qt::NoBrush);
  picture().paint(painter, colours, value());
}

}  // namespace byways::app
