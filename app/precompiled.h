// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What most files of the window include, compiled once for all if BYWAYS_PRECOMPILE is on. Every file still
// includes what it uses, as the release preset does without this one.

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
