// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "app/games/overpass/pass_examples.h"

namespace byways::app {

/// The pictures of the challenges' rules pages.
[[nodiscard]] std::span<const PassPicture> challengePictures();

}  // namespace byways::app
