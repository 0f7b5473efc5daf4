// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arrange/stepper.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace byways::app {

namespace {

constexpr int kNumberWidth = 58;

}  // namespace

Stepper::Stepper(const QString& name, int least, int most, QWidget* parent)
    : QWidget(parent),
      number_(new QSpinBox(this)),
      less_(makeButton(QStringLiteral("−"), -1)),
      more_(makeButton(QStringLiteral("+"), 1)) {
  number_->setAccessibleName(name);
  number_->setRange(least, most);
  number_->setButtonSymbols(QAbstractSpinBox::NoButtons);
  number_->setAlignment(Qt::AlignCenter);
  number_->setFixedWidth(kNumberWidth);
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(2);
  row->addWidget(less_);
  row->addWidget(number_);
  row->addWidget(more_);
  connect(number_, &QSpinBox::valueChanged, this, [this](int value) {
    refresh();
    Q_EMIT valueChanged(value);
  });
  refresh();
}

// Tab skips the buttons, because arrow keys in the number field do the same.
QToolButton* Stepper::makeButton(const QString& sign, int step) {
  auto* const button = new QToolButton(this);
  button->setText(sign);
  button->setAutoRepeat(true);
  button->setFocusPolicy(Qt::NoFocus);
  button->setProperty("step", true);  // the style sheet sets its size
  connect(button, &QToolButton::clicked, this, [this, step] { number_->stepBy(step); });
  return button;
}

void Stepper::refresh() {
  less_->setEnabled(number_->value() > number_->minimum());
  more_->setEnabled(number_->value() < number_->maximum());
  less_->setAccessibleName(tr("Less"));
  more_->setAccessibleName(tr("More"));
}

void Stepper::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    refresh();
  }
  QWidget::changeEvent(event);
}

}  // namespace byways::app
