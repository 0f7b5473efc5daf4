// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// The rules of Hexagonal Highway as GameFace::rules wants them.
[[nodiscard]] QString highwayRules();

}  // namespace byways::app
