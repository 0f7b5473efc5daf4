// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Headers that most files of the window include, precompiled if BYWAYS_PRECOMPILE is on. That option is off
// by default, so every file still includes what it uses.

#include <QApplication>
#include <QDialog>
#include <QHBoxLayout>
#include <QHash>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>
