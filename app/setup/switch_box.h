// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace byways::app {

/// A check box that looks like a switch, for settings that take effect at once. Its text is in a separate
/// label.
class SwitchBox : public QCheckBox {
  Q_OBJECT

 public:
  explicit SwitchBox(QWidget* parent = nullptr);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  [[nodiscard]] bool hitButton(const QPoint& point) const override { return rect().contains(point); }
};

}  // namespace byways::app
