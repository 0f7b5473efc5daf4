// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The project's own headers that most files of the engine include. Precompiled in addition to precompiled.h,
// except in debug builds, where changing one of them would rebuild everything.

#include "engine/core/record.h"
