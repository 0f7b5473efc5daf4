// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/games/arranger.h"

class QVBoxLayout;

namespace byways::app {

/// The numbers and choices of a position, one below the other.
class NumberRows final : public QWidget {
  Q_OBJECT

 public:
  explicit NumberRows(QWidget* parent);

  /// Shows these. Controls that are there already are kept.
  void setNumbers(const QList<PositionNumber>& numbers);

 Q_SIGNALS:
  /// Somebody has changed one of them.
  void turned(const QString& number, int value);

 private:
  void build(const QList<PositionNumber>& numbers);
  [[nodiscard]] QWidget* makeControl(const PositionNumber& number);

  QVBoxLayout* rows_;
  QList<PositionNumber> numbers_;
  QList<QWidget*> controls_;
  bool isFilling_ = false;
};

}  // namespace byways::app
