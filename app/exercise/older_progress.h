// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exercise/progress.h"

namespace byways::app {

/// What earlier versions stored in that folder, by the ids of exercises: puzzles.json, problems.json and
/// lessons.json (docs/file-format.md). Damaged parts are left out; the files stay as they are.
///
/// Nothing that was earned is lost. A puzzle used to have two stars: both become three, one becomes two, and
/// hollow ones, which stood for hints, become one. The stars of problems and lessons stay.
[[nodiscard]] QMap<QString, Progress::Kept> olderProgress(const QString& folder);

}  // namespace byways::app
