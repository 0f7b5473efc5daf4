// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass_board.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

#include "app/board/stone.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kIcon = 26;
constexpr int kSmallIcon = 16;

// The outlines of two hexes side by side, for an icon.
QPainterPath hexes(double radius) {
  QPainterPath path;
  const double side = radius * 0.8660254;
  for (const double x : {-side, side}) {
    QPolygonF hex;
    for (int i = 0; i < 6; ++i) {
      const double turn = (60 * i - 90) * 3.14159265358979 / 180;
      hex << QPointF(x + radius * std::cos(turn), radius * std::sin(turn));
    }
    path.addPolygon(hex);
    path.closeSubpath();
  }
  return path;
}

}  // namespace

BypassTools::BypassTools(const Look& look, QWidget* parent)
    : QWidget(parent), look_(look), path_(new QToolButton(this)), wall_(new QToolButton(this)) {
  setObjectName(QStringLiteral("tools"));
  path_->setObjectName(QStringLiteral("toolPath"));
  wall_->setObjectName(QStringLiteral("toolWall"));
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(3, 3, 3, 3);
  row->setSpacing(2);
  for (QToolButton* const button : {path_, wall_}) {
    button->setCheckable(true);
    button->setIconSize({kIcon, kIcon});
    button->setFocusPolicy(Qt::TabFocus);
    button->setCursor(Qt::ArrowCursor);
    row->addWidget(button);
    connect(button, &QToolButton::clicked, this, [this, button] { Q_EMIT chosen(button == wall_); });
  }
}

void BypassTools::setCompact(bool compact) {
  const int size = compact ? kSmallIcon : kIcon;
  path_->setIconSize({size, size});
  wall_->setIconSize({size, size});
  const int margin = compact ? 1 : 3;
  layout()->setContentsMargins(margin, margin, margin, margin);
  adjustSize();
}

QIcon BypassTools::icon(bool isWall, const QColor& ink) const {
  QIcon icon;
  for (const double scale : {1.0, 2.0, 3.0}) {
    const int size = static_cast<int>(kIcon * scale);
    QPixmap picture(size, size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    painter.translate(kIcon / 2.0, kIcon / 2.0);
    constexpr double kRadius = 7.2;
    painter.strokePath(hexes(kRadius), QPen(faint(look_.colours().quietText, 0.75), 1.2));
    if (isWall) {
      painter.setPen(QPen(ink, 4.6, Qt::SolidLine, Qt::FlatCap));
      painter.drawLine(QPointF(0, -kRadius * 0.78), QPointF(0, kRadius * 0.78));
    } else {
      painter.setPen(QPen(ink, 4.2, Qt::SolidLine, Qt::RoundCap));
      painter.drawLine(QPointF(-kRadius * 0.86, 0), QPointF(kRadius * 0.86, 0));
    }
    painter.end();
    picture.setDevicePixelRatio(scale);
    icon.addPixmap(picture);
  }
  return icon;
}

void BypassTools::setUpright(bool upright) {
  static_cast<QBoxLayout*>(layout())->setDirection(upright ? QBoxLayout::TopToBottom
                                                           : QBoxLayout::LeftToRight);
  adjustSize();
}

void BypassTools::refresh(std::optional<bool> isWall, const QColor& ink, bool pathIsDue, bool wallIsDue) {
  // A pen with nothing left to draw is pale.
  const QColor dry = faint(look_.colours().quietText, 0.55);
  path_->setIcon(icon(false, pathIsDue ? ink : dry));
  wall_->setIcon(icon(true, wallIsDue ? ink : dry));
  path_->setChecked(isWall == false);
  wall_->setChecked(isWall == true);
  path_->setToolTip(tr("Pen for paths (P). Drag from hex to hex, or click between two hexes."));
  wall_->setToolTip(tr("Pen for walls (W). Drag along a side between hexes, or click it."));
  path_->setAccessibleName(tr("Pen for paths"));
  wall_->setAccessibleName(tr("Pen for walls"));
  adjustSize();
  update();
}

void BypassTools::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(look_.colours().line, 1));
  painter.setBrush(faint(look_.colours().panel, 0.94));
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12);
}

}  // namespace byways::app
