// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// The rules page of Over-Pass: see GameFace::rules.
[[nodiscard]] QString overPassRules();

}  // namespace byways::app
