// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "app/games/byg/byg_scene.h"

namespace byways::app {

/// The picture of that name in the rules page; nothing if there is none.
[[nodiscard]] std::optional<BygScene> bygExample(const QString& name, const Look& look);

}  // namespace byways::app
