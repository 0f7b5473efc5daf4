// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace byways::app {

/// While this object lives, Enter and Space do the same to the focused widget everywhere in the program:
/// press a button, open a combo box, open a row. Qt's own Enter would press a dialog's default button, and
/// Space in a list would start a search. Auto-repeat presses nothing, because the key was meant for the
/// widget that had the focus before.
class PressKeys : public QObject {
  Q_OBJECT

 public:
  explicit PressKeys(QObject* parent);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace byways::app
