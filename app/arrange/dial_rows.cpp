// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arrange/dial_rows.h"

#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

#include "app/arrange/stepper.h"
#include "app/look/choice_box.h"

namespace byways::app {

namespace {

bool isSame(const Dial& one, const Dial& other) {
  return one.id == other.id && one.name == other.name && one.least == other.least && one.most == other.most &&
         one.words == other.words;
}

}  // namespace

DialRows::DialRows(QWidget* parent) : QWidget(parent), rows_(new QVBoxLayout(this)) {
  rows_->setContentsMargins(0, 0, 0, 0);
  rows_->setSpacing(6);
  hide();
}

void DialRows::setDials(const QList<Dial>& dials) {
  if (!std::equal(dials.begin(), dials.end(), dials_.begin(), dials_.end(), isSame)) {
    build(dials);
  }
  dials_ = dials;
  isFilling_ = true;
  for (qsizetype i = 0; i < dials.size(); ++i) {
    if (auto* const stepper = qobject_cast<Stepper*>(controls_[i])) {
      stepper->setValue(dials[i].value);
    } else if (auto* const box = qobject_cast<QComboBox*>(controls_[i])) {
      box->setCurrentIndex(dials[i].value - dials[i].least);
    }
  }
  isFilling_ = false;
}

QWidget* DialRows::makeControl(const Dial& dial) {
  const auto turn = [this, id = dial.id](int value) {
    if (!isFilling_) {
      Q_EMIT turned(id, value);
    }
  };
  if (dial.words.isEmpty()) {
    auto* const stepper = new Stepper(dial.name, dial.least, dial.most, this);
    connect(stepper, &Stepper::valueChanged, this, turn);
    return stepper;
  }
  auto* const box = new ChoiceBox(this);
  box->addItems(dial.words);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  constexpr int kLetters = 10;
  box->setMinimumContentsLength(kLetters);
  connect(box, &QComboBox::currentIndexChanged, this,
          [turn, least = dial.least](int index) { turn(index + least); });
  return box;
}

void DialRows::build(const QList<Dial>& dials) {
  while (QLayoutItem* const item = rows_->takeAt(0)) {
    // Later: the change may come from the very control that goes.
    item->widget()->hide();
    item->widget()->setParent(nullptr);
    item->widget()->deleteLater();
    delete item;
  }
  controls_.clear();
  for (const Dial& dial : dials) {
    auto* const row = new QWidget(this);
    auto* const line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(10);
    QWidget* const control = makeControl(dial);
    control->setObjectName(QStringLiteral("dial:") + dial.id);
    control->setAccessibleName(dial.name);
    auto* const name = new QLabel(dial.name, row);
    name->setWordWrap(true);
    name->setTextFormat(Qt::PlainText);
    name->setBuddy(control);
    line->addWidget(name, 1);
    line->addWidget(control);
    rows_->addWidget(row);
    controls_.append(control);
  }
  setVisible(!dials.isEmpty());
}

}  // namespace byways::app
