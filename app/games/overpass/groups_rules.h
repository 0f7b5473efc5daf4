// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// The rules page of Groups-of-Three: see GameFace::rules.
[[nodiscard]] QString groupsRules();

}  // namespace byways::app
