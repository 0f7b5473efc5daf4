// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QTimer>

namespace byways::app {

/// A short message that lies over its parent for some seconds, so that nothing has to move. It is at the
/// lower edge; in a dialog, at the upper edge. The message is announced, and mouse events pass through the
/// toast.
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
