// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace byways::app {

class GameFace;

/// Lists what keys and mouse do in the game on the table, on every board and in the whole program.
class ShortcutsDialog : public QDialog {
  Q_OBJECT

 public:
  /// `face` is that of the game on the table, or null if there is none. It must outlive the dialog.
  explicit ShortcutsDialog(const GameFace* face, QWidget* parent = nullptr);

 private:
  [[nodiscard]] QString gameKeys(const GameFace& face) const;
  [[nodiscard]] QString boardKeys() const;
  [[nodiscard]] QString listKeys() const;
  [[nodiscard]] QString programKeys() const;
};

}  // namespace byways::app
