// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// Whether the person with this name wanted a coach when last asked; false for people who were never asked,
/// and for an empty name. Kept in the settings.
[[nodiscard]] bool wantsCoach(const QString& name);
/// Stores whether the person wants a coach. Does nothing for an empty name.
void rememberCoach(const QString& name, bool wants);

}  // namespace byways::app
