// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/setup/piece_row.h"

#include <QEvent>
#include <QPainter>
#include <QtMath>

#include "app/games/game_face.h"
#include "app/games/piece_colours.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "app/look/spoken_role.h"

namespace byways::app {

namespace {

constexpr double kRing = 3.5;  // from a piece to the outer edge of its ring
constexpr double kRingWidth = 2;

}  // namespace

PieceRow::PieceRow(const GameFace& face, const Look& look, double radius, QWidget* parent)
    : QWidget(parent), face_(face), look_(look), radius_(radius) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  setSpokenRole(this, QAccessible::Graphic);
  connect(&look, &Look::changed, this, qOverload<>(&QWidget::update));
}

void PieceRow::setColours(const QList<int>& colours) {
  if (colours != colours_) {
    colours_ = colours;
    updateGeometry();
    update();
  }
  retranslate();
}

void PieceRow::setOnTurn(int colour) {
  if (colour != onTurn_) {
    onTurn_ = colour;
    update();
  }
}

QSize PieceRow::sizeHint() const {
  const double cell = 2 * (radius_ + kRing);
  return {qCeil(cell * static_cast<double>(colours_.size())), qCeil(cell)};
}

void PieceRow::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double cell = 2 * (radius_ + kRing);
  const bool isMirrored = layoutDirection() == Qt::RightToLeft;
  QPointF centre(isMirrored ? width() - cell / 2 : cell / 2, height() / 2.0);
  for (const int colour : colours_) {
    face_.facts().pieceColours->draw(painter, centre, radius_, colour, look_);
    if (colour == onTurn_) {
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(look_.colours().accent, kRingWidth));
      const double ring = radius_ + kRing - kRingWidth / 2;
      painter.drawEllipse(centre, ring, ring);
    }
    centre.rx() += isMirrored ? -cell : cell;
  }
}

void PieceRow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  QWidget::changeEvent(event);
}

void PieceRow::retranslate() {
  QStringList names;
  for (const int colour : colours_) {
    names.append(face_.facts().pieceColours->name(colour));
  }
  setAccessibleName(joinParts(names));
  setToolTip(accessibleName());
}

}  // namespace byways::app
