// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace byways::app {

/// Makes scroll areas safe for screen readers: Qt's own interface of them reads past the end of a list when a
/// scroll bar has gone between the question how many children there are and the one for the last of them.
/// Calling it again does nothing.
void installScrollAccessibility();

}  // namespace byways::app
