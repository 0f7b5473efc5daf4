// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace byways::app {

/// While it lives, Enter and Space do the same to whatever has the focus in the program: they press buttons,
/// open lists of choices, and open rows. Qt leaves Enter to the default button of a dialog, and Space in rows
/// to typing. A key that is held down presses nothing: it was meant for what was there before.
class PressKeys : public QObject {
  Q_OBJECT

 public:
  explicit PressKeys(QObject* parent);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace byways::app
