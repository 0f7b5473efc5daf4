// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/games/arranger.h"

class QVBoxLayout;

namespace byways::app {

/// The numbers and choices of a position as rows of controls.
class NumberRows final : public QWidget {
  Q_OBJECT

 public:
  explicit NumberRows(QWidget* parent);

  /// Shows `numbers`, in the existing controls if possible.
  void setNumbers(const QList<PositionNumber>& numbers);

 Q_SIGNALS:
  /// Somebody has changed a value.
  void edited(const QString& number, int value);

 private:
  void build(const QList<PositionNumber>& numbers);
  [[nodiscard]] QWidget* makeControl(const PositionNumber& number);

  QVBoxLayout* rows_;
  QList<PositionNumber> numbers_;
  QList<QWidget*> controls_;
  bool isFilling_ = false;
};

}  // namespace byways::app
