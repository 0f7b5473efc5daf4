// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace byways::app {

/// Everything that keys and mouse do at the table.
class ShortcutsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ShortcutsDialog(QWidget* parent = nullptr);
};

}  // namespace byways::app
