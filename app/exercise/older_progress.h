// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exercise/progress.h"

namespace byways::app {

/// What earlier versions of the program have stored in `folder`, by the ids of exercises. The files are
/// puzzles.json, problems.json and lessons.json (docs/file-format.md). Damaged parts are left out; the files
/// aren't changed.
///
/// Nothing that was earned is lost. Puzzles used to have two stars: a puzzle with both stars gets three, a
/// puzzle with one star gets two, and hollow stars, which stood for hints, become one star. The stars of
/// problems and lessons don't change.
[[nodiscard]] QMap<QString, Progress::Kept> olderProgress(const QString& folder);

}  // namespace byways::app
