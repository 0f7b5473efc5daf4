// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// The rules of TRYPSYLON as GameFace::rules wants them.
[[nodiscard]] QString trypsylonRules();

}  // namespace byways::app
