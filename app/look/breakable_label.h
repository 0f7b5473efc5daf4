// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace byways::app {

/// A label that takes as many lines as its text needs at its width. A word that is wider than the label, such
/// as a player's name, is broken instead of cut off.
class BreakableLabel : public QLabel {
  Q_OBJECT

 public:
  explicit BreakableLabel(QWidget* parent = nullptr);

  void setWholeText(const QString& text);
  [[nodiscard]] const QString& wholeText() const { return whole_; }

  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void breakText();

  QString whole_;
};

}  // namespace byways::app
