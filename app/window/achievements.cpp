// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/achievements.h"

namespace byways::app {

Achievements::Achievements(const QString& folder, QObject* parent)
    : QObject(parent),
      puzzles_(folder + QStringLiteral("/puzzles.json")),
      problems_(folder + QStringLiteral("/problems.json")),
      lessons_(folder + QStringLiteral("/lessons.json")) {
  connect(&puzzles_, &PuzzleProgress::problemChanged, this, &Achievements::problemChanged);
  connect(&problems_, &ProblemProgress::problemChanged, this, &Achievements::problemChanged);
  connect(&lessons_, &LessonProgress::problemChanged, this, &Achievements::problemChanged);
}

void Achievements::retry() {
  puzzles_.retry();
  problems_.retry();
  lessons_.retry();
}

QString Achievements::problemOfResults() const {
  return puzzles_.problem().isEmpty() ? problems_.problem() : puzzles_.problem();
}

}  // namespace byways::app
