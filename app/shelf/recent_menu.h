// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include "app/settings/preferences.h"

namespace byways::app {

/// A menu of the files that were opened or saved last, and an entry to forget them. Missing files aren't
/// offered.
class RecentMenu : public QMenu {
  Q_OBJECT

 public:
  RecentMenu(Preferences& preferences, QWidget* parent);

  /// Lists the files that exist now. Called automatically before the menu opens and when the list changes.
  void fill();

 Q_SIGNALS:
  void openRequested(const QString& path);
  /// The list may have changed. It may be empty now (QMenu::isEmpty).
  void filled();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  Preferences& preferences_;
};

}  // namespace byways::app
