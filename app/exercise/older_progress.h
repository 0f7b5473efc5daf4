// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exercise/progress.h"

namespace byways::app {

/// What earlier versions have kept in that folder, by the ids of exercises: puzzles.json, problems.json and
/// lessons.json (docs/file-format.md). What is damaged in them is left out; the files stay as they are.
///
/// Nothing that was earned is lost. A puzzle had two stars: both are three now, one is two, and hollow ones,
/// which took hints, are one. The stars of problems and lessons stay.
[[nodiscard]] QMap<QString, Progress::Kept> olderProgress(const QString& folder);

}  // namespace byways::app
