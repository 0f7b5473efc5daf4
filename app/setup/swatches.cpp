// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/setup/swatches.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QSignalBlocker>

#include "app/look/look.h"
#include "app/look/spoken_role.h"

namespace byways::app {

namespace {

constexpr int kSwatchSize = 32;

class Swatch final : public QAbstractButton {
 public:
  Swatch(const Look& look, int colour, QWidget* parent)
      : QAbstractButton(parent), look_(look), colour_(colour) {
    setCheckable(true);
    setAutoExclusive(true);  // a radio button for screen readers; group_ is what makes the choice exclusive
    const auto fit = [this] { setFixedSize(look_.pressable(kSwatchSize), look_.pressable(kSwatchSize)); };
    connect(&look, &Look::changed, this, fit);
    fit();
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
  }

 protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre = QRectF(rect()).center();
    painter.setPen(Qt::NoPen);
    painter.setBrush(look_.seatColour(colour_));
    const double radius = isChecked() ? 9 : underMouse() ? 10 : 8;
    painter.drawEllipse(centre, radius, radius);
    painter.setBrush(Qt::NoBrush);
    if (isChecked()) {
      painter.setPen(QPen(look_.colours().text, 2));
      painter.drawEllipse(centre, 12.5, 12.5);
    }
    if (hasFocus()) {
      painter.setPen(QPen(look_.colours().accent, 2));
      painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    }
  }

 private:
  const Look& look_;
  int colour_;
};

}  // namespace

Swatches::Swatches(const Look& look, QWidget* parent) : QWidget(parent) {
  setSpokenRole(this, QAccessible::Grouping);
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  for (int colour = 0; colour < Look::kSeatColours; ++colour) {
    auto* const swatch = new Swatch(look, colour, this);
    swatch->setObjectName(QStringLiteral("swatch%1").arg(colour));
    group_.addButton(swatch, colour);
    row->addWidget(swatch);
  }
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  // Not idClicked: a choice by a screen reader isn't a click.
  connect(&group_, &QButtonGroup::idToggled, this, [this](int colour, bool on) {
    if (on) {
      Q_EMIT chosen(colour);
    }
  });
  connect(&look, &Look::changed, this, qOverload<>(&QWidget::update));
  retranslate();
}

void Swatches::setCurrent(int colour) {
  const QSignalBlocker quiet(group_);
  if (QAbstractButton* const swatch = group_.button(colour)) {
    swatch->setChecked(true);
  }
}

void Swatches::setOwner(const QString& owner) {
  owner_ = owner;
  retranslate();
}

void Swatches::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  QWidget::changeEvent(event);
}

void Swatches::retranslate() {
  setAccessibleName(tr("Colour of %1").arg(owner_));
  const auto swatches = group_.buttons();
  for (QAbstractButton* const swatch : swatches) {
    const QString name = Look::seatColourName(group_.id(swatch));
    swatch->setToolTip(name);
    swatch->setAccessibleName(tr("%1, colour of %2").arg(name, owner_));
  }
}

}  // namespace byways::app
