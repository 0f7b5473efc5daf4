// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include "app/statistics/people.h"

namespace byways::app {

/// The actions on a person in the statistics: rename, merge, forget, reset. They never change records, and
/// this menu can undo all of them.
class PersonMenu : public QMenu {
  Q_OBJECT

 public:
  /// `people` must outlive the menu.
  explicit PersonMenu(People& people, QWidget* parent = nullptr);

  /// Sets the person whom the menu is about, the game (null for all), and the other people.
  void setPerson(const QString& person, const Game* game, const QStringList& others);
  /// Asks whether to reset the person's rating in the game. Precondition: the game isn't null.
  void resetRating();

 Q_SIGNALS:
  /// The person has another name now.
  void renamed(const QString& person);

 private:
  void fill();
  QAction* add(const char* name, const QString& text, void (PersonMenu::*act)());
  void askForName();
  void rename(const QString& name);
  // Whether the last change was stored; if it wasn't, tells people.
  bool isKept();
  void merge();
  void separate();
  void forget();
  void rememberAll();
  void reset();
  void countAll();

  People& people_;
  QString person_;
  const Game* game_ = nullptr;
  QStringList others_;
};

}  // namespace byways::app
