// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace byways::app {

/// A button whose text wraps onto up to three lines, so that a long name doesn't make a column wider.
class WrapButton : public QPushButton {
  Q_OBJECT

 public:
  explicit WrapButton(QWidget* parent = nullptr);

  /// Sets the unwrapped text, which is also the button's accessible name. An ampersand is shown as an
  /// ampersand.
  void setWholeText(const QString& text);

  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void wrap();

  QString whole_;
};

}  // namespace byways::app
