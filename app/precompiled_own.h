// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What many files of the window include beside precompiled.h, own headers among it: precompiled, too, where
// everything is built rather than changed.

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
