// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// More headers that many files of the window include, some of them the project's own. Precompiled together
// with those of precompiled.h, but not in debug builds: there, a change to one of the project's own headers
// would rebuild everything.

#include <QAccessible>
#include <QDateTime>
#include <QDir>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSettings>
#include <QStyleOption>

#include <chrono>
#include <set>

#include "app/board/board_view.h"
#include "app/games/game_face.h"
#include "app/job/job.h"
#include "app/look/look.h"
#include "app/match/match.h"
#include "app/settings/preferences.h"
