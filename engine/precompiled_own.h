// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Own headers that most files of the engine include, precompiled beside those of precompiled.h where
// everything is built rather than changed.

#include "engine/core/record.h"
