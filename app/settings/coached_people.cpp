// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/coached_people.h"

#include <QSettings>
#include <QStringList>

namespace byways::app {

namespace {

QString kCoachedPeople() { return QStringLiteral("coachedPeople"); }

}  // namespace

bool wantsCoach(const QString& name) {
  const QString person = name.simplified();
  return !person.isEmpty() && QSettings().value(kCoachedPeople()).toStringList().contains(person);
}

void rememberCoach(const QString& name, bool wants) {
  const QString person = name.simplified();
  if (person.isEmpty() || wantsCoach(person) == wants) {
    return;
  }
  QSettings settings;
  QStringList people = settings.value(kCoachedPeople()).toStringList();
  wants ? people.append(person) : static_cast<void>(people.removeAll(person));
  settings.setValue(kCoachedPeople(), people);
}

}  // namespace byways::app
