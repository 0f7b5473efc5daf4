// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace byways::app {

class MainWindow;

/// Opens the files that the system sends to a running program instead of naming them on its command line, as
/// macOS does when a record is double-clicked or dropped on the program's icon.
class FileOpener : public QObject {
 public:
  /// Listens to the application's events. `window` owns the opener.
  explicit FileOpener(MainWindow& window);

  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void open(const QString& path);

  MainWindow& window_;
};

}  // namespace byways::app
