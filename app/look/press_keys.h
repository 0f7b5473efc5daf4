// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace byways::app {

/// While this object lives, Enter and Space do the same to the focused widget everywhere in the program:
/// press a button, open a combo box, open a row. In Qt, Enter goes to a dialog's default button, and Space in
/// a list starts a search. Auto-repeat presses nothing: the key was meant for what was there before.
class PressKeys : public QObject {
  Q_OBJECT

 public:
  explicit PressKeys(QObject* parent);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace byways::app
