// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/overpass/pass_examples.h"

namespace byways::app {

/// The pictures of the rules page of Groups-of-Three.
[[nodiscard]] std::span<const PassPicture> groupsPictures();

}  // namespace byways::app
