// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenuBar>
#include <QObject>
#include <QPointer>
#include <QWidget>

namespace byways::app {

/// Gives the keyboard focus back to the widget that had it before the menus took it. Qt forgets this widget
/// when a second menu is opened by its letter; the menu bar would then keep the focus.
class MenuFocus final : public QObject {
 public:
  /// Watches `bar`, which owns this object.
  explicit MenuFocus(QMenuBar& bar);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void giveBackSoon();

  QMenuBar& bar_;
  QPointer<QWidget> before_;
};

}  // namespace byways::app
