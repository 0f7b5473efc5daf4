// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QWidget>

namespace byways::app {

/// One setting: its name and a short explanation, and to their right the control.
class SettingRow : public QWidget {
  Q_OBJECT

 public:
  /// Takes ownership of `control`.
  explicit SettingRow(QWidget* control, QWidget* parent = nullptr);

  /// Sets the texts, and makes screen readers announce them with the control. `help` may be empty.
  void setTexts(const QString& name, const QString& help);

 private:
  QWidget* control_;
  QLabel* name_;
  QLabel* help_;
};

}  // namespace byways::app
