// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/library.h"

namespace byways::app {

Autosave::Autosave(const Match& match, QString path, QObject* parent)
    : QObject(parent), match_(match), path_(std::move(path)) {
  connect(&match, &Match::changed, this, &Autosave::save);
  connect(&match, &Match::extraChanged, this, &Autosave::save);
}

void Autosave::save() {
  const QString problem = Library::write(match_, path_);
  if (!problem.isEmpty() && !failing_) {
    Q_EMIT failed(problem);
  }
  failing_ = !problem.isEmpty();
}

}  // namespace byways::app
