// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenuBar>
#include <QObject>
#include <QPointer>
#include <QWidget>

namespace byways::app {

/// Gives the keyboard focus back to where it was before the menus took it. Qt forgets that place when a
/// second menu is opened by its letter, and the keys would stay with the menu bar.
class MenuFocus final : public QObject {
 public:
  /// Watches that menu bar, which owns it.
  explicit MenuFocus(QMenuBar& bar);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void giveBackSoon();

  QMenuBar& bar_;
  QPointer<QWidget> before_;
};

}  // namespace byways::app
