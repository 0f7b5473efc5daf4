// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Headers that most tests of the engine include, precompiled if BYWAYS_PRECOMPILE is on. Every file still
// includes what it uses.

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/record.h"
#include "engine/core/timeline.h"
