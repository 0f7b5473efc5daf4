// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace byways::app {

/// How much room the panel beside the board has; each of its parts decides by this what to show. The page
/// takes the first value with which everything that must be visible fits.
enum class PanelRoom {
  Ample,   ///< for everything, and space is reserved for remarks
  Low,     ///< no space is reserved
  Once,    ///< nothing repeats what a desk says already
  Scarce,  ///< without a desk: the task scrolls together with the rest that the turn allows
};

}  // namespace byways::app
