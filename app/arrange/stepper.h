// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>
#include <QWidget>

class QToolButton;

namespace byways::app {

/// A spin box between two buttons that lower and raise its number.
class Stepper final : public QWidget {
  Q_OBJECT

 public:
  Stepper(const QString& name, int least, int most, QWidget* parent);

  void setValue(int value) { number_->setValue(value); }

 Q_SIGNALS:
  void valueChanged(int value);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QToolButton* makeButton(const QString& sign, int step);
  void refresh();

  QSpinBox* number_;
  QToolButton* less_;
  QToolButton* more_;
};

}  // namespace byways::app
