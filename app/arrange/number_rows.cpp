// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arrange/number_rows.h"

#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

#include "app/arrange/stepper.h"
#include "app/look/choice_box.h"

namespace byways::app {

namespace {

bool isSame(const PositionNumber& one, const PositionNumber& other) {
  return one.id == other.id && one.name == other.name && one.least == other.least && one.most == other.most &&
         one.words == other.words;
}

}  // namespace

NumberRows::NumberRows(QWidget* parent) : QWidget(parent), rows_(new QVBoxLayout(this)) {
  rows_->setContentsMargins(0, 0, 0, 0);
  rows_->setSpacing(6);
  hide();
}

void NumberRows::setNumbers(const QList<PositionNumber>& numbers) {
  if (!std::equal(numbers.begin(), numbers.end(), numbers_.begin(), numbers_.end(), isSame)) {
    build(numbers);
  }
  numbers_ = numbers;
  isFilling_ = true;
  for (qsizetype i = 0; i < numbers.size(); ++i) {
    if (auto* const stepper = qobject_cast<Stepper*>(controls_[i])) {
      stepper->setValue(numbers[i].value);
    } else if (auto* const box = qobject_cast<QComboBox*>(controls_[i])) {
      box->setCurrentIndex(numbers[i].value - numbers[i].least);
    }
  }
  isFilling_ = false;
}

QWidget* NumberRows::makeControl(const PositionNumber& number) {
  const auto turn = [this, id = number.id](int value) {
    if (!isFilling_) {
      Q_EMIT edited(id, value);
    }
  };
  if (number.words.isEmpty()) {
    auto* const stepper = new Stepper(number.name, number.least, number.most, this);
    connect(stepper, &Stepper::valueChanged, this, turn);
    return stepper;
  }
  auto* const box = new ChoiceBox(this);
  box->addItems(number.words);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  constexpr int kLetters = 10;
  box->setMinimumContentsLength(kLetters);
  connect(box, &QComboBox::currentIndexChanged, this,
          [turn, least = number.least](int index) { turn(index + least); });
  return box;
}

void NumberRows::build(const QList<PositionNumber>& numbers) {
  while (QLayoutItem* const item = rows_->takeAt(0)) {
    // deleteLater, because the signal may come from this very control
    item->widget()->hide();
    item->widget()->setParent(nullptr);
    item->widget()->deleteLater();
    delete item;
  }
  controls_.clear();
  for (const PositionNumber& number : numbers) {
    auto* const row = new QWidget(this);
    auto* const line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(10);
    QWidget* const control = makeControl(number);
    control->setObjectName(QStringLiteral("number:") + number.id);
    control->setAccessibleName(number.name);
    auto* const name = new QLabel(number.name, row);
    name->setWordWrap(true);
    name->setBuddy(control);
    line->addWidget(name, 1);
    line->addWidget(control);
    rows_->addWidget(row);
    controls_.append(control);
  }
  setVisible(!numbers.isEmpty());
}

}  // namespace byways::app
