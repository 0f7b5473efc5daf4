// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace byways::app {

/// Makes scroll areas safe for screen readers: Qt's own interface reads past the end of a list if a scroll
/// bar disappears between the calls of childCount and child. Calling this again does nothing.
void installScrollAccessibility();

}  // namespace byways::app
