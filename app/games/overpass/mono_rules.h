// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// The rules page of Mono-Line: see GameFace::rules.
[[nodiscard]] QString monoRules();

}  // namespace byways::app
