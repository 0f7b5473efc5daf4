// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QTimer>

namespace byways::app {

/// A short message that lies over the lower edge of its parent, or over the upper edge of a dialog, for some
/// seconds, so that nothing has to move. It is announced, and lets the mouse through.
class Toast : public QLabel {
  Q_OBJECT

 public:
  explicit Toast(QWidget* parent);

  /// The toast over the window of `source`, which owns it; created on first use.
  [[nodiscard]] static Toast& over(const QWidget& source);

  void showText(const QString& text);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void place();

  QTimer timer_;
};

}  // namespace byways::app
