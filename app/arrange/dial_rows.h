// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/games/arranger.h"

class QVBoxLayout;

namespace byways::app {

/// The numbers and choices of a position, one below the other.
class DialRows final : public QWidget {
  Q_OBJECT

 public:
  explicit DialRows(QWidget* parent);

  /// Shows these. Controls that are there already are kept.
  void setDials(const QList<Dial>& dials);

 Q_SIGNALS:
  /// Somebody has changed one of them.
  void turned(const QString& dial, int value);

 private:
  void build(const QList<Dial>& dials);
  [[nodiscard]] QWidget* makeControl(const Dial& dial);

  QVBoxLayout* rows_;
  QList<Dial> dials_;
  QList<QWidget*> controls_;
  bool isFilling_ = false;
};

}  // namespace byways::app
