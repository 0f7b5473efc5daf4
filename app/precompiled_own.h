// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Further headers that many files of the window include, some of them the project's own. Precompiled in
// addition to precompiled.h, except in debug builds, where changing one of them would rebuild everything.

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
