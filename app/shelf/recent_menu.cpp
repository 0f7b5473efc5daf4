// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/recent_menu.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>

#include "app/look/literal.h"

namespace byways::app {

RecentMenu::RecentMenu(Preferences& preferences, QWidget* parent) : QMenu(parent), preferences_(preferences) {
  setToolTipsVisible(true);
  connect(this, &QMenu::aboutToShow, this, &RecentMenu::fill);
  connect(&preferences, &Preferences::recentFilesChanged, this, &RecentMenu::fill);
  fill();
}

void RecentMenu::fill() {
  clear();
  const QStringList files = preferences_.recentFiles();
  for (const QString& path : files) {
    QAction* const action = addAction(literal(QFileInfo(path).fileName()));
    action->setMenuRole(QAction::NoRole);
    action->setToolTip(QDir::toNativeSeparators(path));
    connect(action, &QAction::triggered, this, [this, path] {
      // Every list of recent files is filled again, because the file may turn out to be missing. This is
      // deferred, because it deletes the action.
      QMetaObject::invokeMethod(&preferences_, &Preferences::recentFilesChanged, Qt::QueuedConnection);
      Q_EMIT openRequested(path);
    });
  }
  if (!files.isEmpty()) {
    addSeparator();
    connect(addAction(tr("Forget these files")), &QAction::triggered, &preferences_,
            &Preferences::clearRecentFiles);
  }
  menuAction()->setEnabled(!files.isEmpty());
  Q_EMIT filled();
}

void RecentMenu::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    fill();
  }
  QMenu::changeEvent(event);
}

}  // namespace byways::app
