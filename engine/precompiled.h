// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Headers that most files of the engine include; they are precompiled if BYWAYS_PRECOMPILE is on. Every file
// still includes what it uses.

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>
