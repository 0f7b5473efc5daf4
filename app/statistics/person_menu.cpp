// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/person_menu.h"

#include <QInputDialog>

#include <utility>

#include "app/library/finished_game.h"
#include "app/look/ask.h"
#include "app/look/literal.h"
#include "app/look/run_dialog.h"
#include "app/statistics/statistics_sheet.h"

namespace byways::app {

namespace {

constexpr int kLongestPerson = 40;  // letters, as for names at the table

}  // namespace

PersonMenu::PersonMenu(People& people, QWidget* parent) : QMenu(parent), people_(people) {
  setObjectName(QStringLiteral("personMenu"));
  connect(this, &QMenu::aboutToShow, this, &PersonMenu::fill);
}

void PersonMenu::setPerson(const QString& person, const Game* game, const QStringList& others) {
  person_ = person;
  game_ = game;
  others_ = others;
}

QAction* PersonMenu::add(const char* name, const QString& text, void (PersonMenu::*act)()) {
  QAction* const action = addAction(text);
  action->setObjectName(QLatin1String(name));
  // Queued until the menu has closed, because most actions open a window.
  connect(action, &QAction::triggered, this, act, Qt::QueuedConnection);
  return action;
}

void PersonMenu::fill() {
  clear();
  add("renamePerson", tr("Rename…"), &PersonMenu::askForName);
  add("mergePerson", tr("The same person as…"), &PersonMenu::merge)->setEnabled(!others_.isEmpty());
  if (!people_.otherNamesOf(person_).isEmpty()) {
    add("separatePerson", tr("Separate the names again"), &PersonMenu::separate);
  }
  addSeparator();
  add("forgetPerson", tr("Forget…"), &PersonMenu::forget);
  if (people_.hasForgotten()) {
    add("rememberAll", tr("Bring back forgotten people"), &PersonMenu::rememberAll);
  }
  addSeparator();
  if (game_ != nullptr) {
    add("resetRating", tr("Reset the rating…"), &PersonMenu::resetRating);
  }
  add("resetPerson", tr("Reset the statistics…"), &PersonMenu::reset);
  if (people_.wasReset(person_)) {
    add("countAll", tr("Count all games again"), &PersonMenu::countAll);
  }
}

void PersonMenu::askForName() {
  QInputDialog dialog(parentWidget());
  dialog.setObjectName(QStringLiteral("renameDialog"));
  dialog.setWindowTitle(tr("Rename"));
  dialog.setLabelText(literal(tr("What should %1 be called in the statistics? The records stay as they are.")
                                  .arg(personText(person_))));
  dialog.setTextValue(person_);
  if (runDialog(dialog) != QDialog::Accepted) {
    return;
  }
  const QString name = dialog.textValue().simplified().left(kLongestPerson);
  const bool isTaken = others_.contains(name);
  if (name.isEmpty() ||
      (isTaken &&
       !ask(parentWidget(), {tr("Are %1 and %2 the same person?").arg(personText(person_), name),
                             tr("Their games will be counted together. You can separate them again later."),
                             tr("The same")}))) {
    return;
  }
  rename(name);
}

void PersonMenu::rename(const QString& name) {
  people_.rename(person_, name);
  if (isKept()) {
    Q_EMIT renamed(people_.personOf(name));
  }
}

bool PersonMenu::isKept() {
  if (!people_.problem().isEmpty()) {
    tell(parentWidget(), tr("This couldn’t be saved, so nothing has changed."), people_.problem());
  }
  return people_.problem().isEmpty();
}

void PersonMenu::merge() {
  QStringList names{QString()};  // an empty first entry, so that nobody is selected by default
  for (const QString& other : std::as_const(others_)) {
    names << personText(other);
  }
  QInputDialog dialog(parentWidget());
  dialog.setObjectName(QStringLiteral("mergeDialog"));
  dialog.setWindowTitle(tr("The same person"));
  dialog.setLabelText(literal(tr("Under which name should the games of %1 be counted? The records don’t "
                                 "change, and you can separate the names again.")
                                  .arg(personText(person_))));
  dialog.setComboBoxItems(names);
  if (runDialog(dialog) == QDialog::Accepted) {
    if (const auto chosen = names.indexOf(dialog.textValue()); chosen > 0) {
      rename(others_.value(chosen - 1));
    }
  }
}

void PersonMenu::separate() {
  people_.separate(person_);
  isKept();
}

void PersonMenu::forget() {
  if (ask(parentWidget(), {tr("Forget %1?").arg(personText(person_)),
                           tr("This person will be left out of the statistics and will appear in opponents’ "
                              "games without a name. The games are kept."),
                           tr("Forget")})) {
    people_.forget(person_);
    isKept();
  }
}

void PersonMenu::rememberAll() {
  people_.rememberAll();
  isKept();
}

void PersonMenu::reset() {
  if (ask(parentWidget(),
          {tr("Reset the statistics of %1?").arg(personText(person_)),
           tr("Games played so far will no longer count. The games themselves are kept."), tr("Reset")})) {
    people_.reset(person_, QDateTime::currentDateTimeUtc());
    isKept();
  }
}

void PersonMenu::resetRating() {
  if (ask(parentWidget(), {tr("Reset the rating of %1 in %2?").arg(personText(person_), titleOf(*game_)),
                           tr("Computers that adapt to this person’s strength will start at the easiest "
                              "level again. The games and the other statistics are kept."),
                           tr("Reset")})) {
    people_.resetRating(person_, *game_, QDateTime::currentDateTimeUtc());
    isKept();
  }
}

void PersonMenu::countAll() {
  people_.countAll(person_);
  isKept();
}

}  // namespace byways::app
