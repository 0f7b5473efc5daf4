// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/paper_rows.h"

#include "app/look/choice_box.h"

namespace byways::app {

namespace {

QString sizeKey() { return QStringLiteral("paper"); }
QString landscapeKey() { return QStringLiteral("landscape"); }

}  // namespace

PaperRows::PaperRows(Preferences& preferences, QWidget* parent)
    : QObject(parent),
      preferences_(preferences),
      size_(new ChoiceBox(parent)),
      orientation_(new ChoiceBox(parent)) {
  size_->setObjectName(QStringLiteral("paper"));
  size_->addItem(tr("A4"), static_cast<int>(QPageSize::A4));
  size_->addItem(tr("US Letter"), static_cast<int>(QPageSize::Letter));
  orientation_->setObjectName(QStringLiteral("orientation"));
  orientation_->addItem(tr("Portrait"), false);
  orientation_->addItem(tr("Landscape"), true);
  const int chosen = preferences.choice(sizeKey(), static_cast<int>(Paper::usual().size)).toInt();
  size_->setCurrentIndex(chosen == QPageSize::Letter ? 1 : 0);
  orientation_->setCurrentIndex(preferences.choice(landscapeKey(), false).toBool() ? 1 : 0);
  connect(size_, &QComboBox::currentIndexChanged, this, &PaperRows::changed);
  connect(orientation_, &QComboBox::currentIndexChanged, this, &PaperRows::changed);
}

void PaperRows::addTo(QFormLayout& form) {
  form.addRow(tr("Paper"), size_);
  form.addRow(tr("Orientation"), orientation_);
}

void PaperRows::setVisible(QFormLayout& form, bool visible) {
  form.setRowVisible(size_, visible);
  form.setRowVisible(orientation_, visible);
}

Paper PaperRows::paper() const {
  return {static_cast<QPageSize::PageSizeId>(size_->currentData().toInt()),
          orientation_->currentData().toBool()};
}

void PaperRows::remember() {
  preferences_.setChoice(sizeKey(), size_->currentData());
  preferences_.setChoice(landscapeKey(), orientation_->currentData());
}

}  // namespace byways::app
