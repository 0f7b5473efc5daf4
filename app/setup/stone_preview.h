// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace byways::app {

class Look;

/// One stone of each seat colour, as they look on the board with the current preferences.
class StonePreview : public QWidget {
  Q_OBJECT

 public:
  explicit StonePreview(const Look& look, QWidget* parent = nullptr);

  [[nodiscard]] QSize sizeHint() const override { return {264, 60}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const Look& look_;
};

}  // namespace byways::app
