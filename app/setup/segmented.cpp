// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/setup/segmented.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyle>

#include "app/look/direction.h"
#include "app/look/spoken_role.h"

namespace byways::app {

namespace {

constexpr int kButtonPadding = 30;  // of one button, including its borders

// Which corners of a button are round, as a name for the style sheet: "first" is the leftmost button.
QString placeOf(qsizetype index, qsizetype count, bool isMirrored) {
  index = isMirrored ? count - 1 - index : index;
  if (count == 1) {
    return QStringLiteral("only");
  }
  return index == 0           ? QStringLiteral("first")
         : index == count - 1 ? QStringLiteral("last")
                              : QStringLiteral("middle");
}

}  // namespace

Segmented::Segmented(QWidget* parent) : QWidget(parent) {
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  setSpokenRole(this, QAccessible::Grouping);
  // Not idClicked: a choice by a screen reader isn't a click.
  connect(&group_, &QButtonGroup::idToggled, this, [this](int index, bool on) {
    if (on) {
      Q_EMIT chosen(index);
    }
  });
  followDirection(this, [this](bool /*isMirrored*/) { roundCorners(); });
}

void Segmented::roundCorners() {
  const auto buttons = group_.buttons();
  for (QAbstractButton* const button : buttons) {
    button->setProperty("segment",
                        placeOf(group_.id(button), buttons.size(), layoutDirection() == Qt::RightToLeft));
    button->style()->unpolish(button);
    button->style()->polish(button);
  }
}

void Segmented::setTexts(const QStringList& texts) {
  const auto buttons = group_.buttons();
  if (buttons.size() != texts.size()) {
    qDeleteAll(buttons);
    for (int index = 0; index < texts.size(); ++index) {
      auto* const button = new QPushButton(this);
      button->setObjectName(QStringLiteral("segment%1").arg(index));
      button->setCheckable(true);
      button->setAutoDefault(false);
      button->setAutoExclusive(
          true);  // only makes it a radio button for screen readers; group_ makes the choice exclusive
      group_.addButton(button, index);
      layout()->addWidget(button);
    }
    roundCorners();
    setCurrent(0);
  }
  for (int index = 0; index < texts.size(); ++index) {
    group_.button(index)->setText(texts.at(index));
  }
}

void Segmented::setCurrent(int index) {
  const QSignalBlocker quiet(group_);
  if (QAbstractButton* const button = group_.button(index)) {
    button->setChecked(true);
  }
}

int Segmented::widthOf(const QStringList& texts, const QFontMetrics& metrics) {
  int width = 0;
  for (const QString& text : texts) {
    width += metrics.horizontalAdvance(text) + kButtonPadding;
  }
  return width;
}

}  // namespace byways::app
