// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace byways::app {

/// Makes scroll areas safe for screen readers: Qt's own interface reads past the end of a list if a scroll
/// bar disappears between asking for the number of children and asking for the last of them. Calling it again
/// does nothing.
void installScrollAccessibility();

}  // namespace byways::app
