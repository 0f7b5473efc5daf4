// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace byways::app {

class MainWindow;

/// Opens files that the system names in an event to the running program instead of on its command line. macOS
/// does so when a record is double-clicked or dropped on the program's icon.
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
