// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace byways::app {

/// How much room there is beside the board, by which each part of the panel decides what it shows. The page
/// takes the first one with which all that has to be in sight fits.
enum class PanelRoom {
  Ample,   ///< for everything, and for what may be said later
  Low,     ///< nothing is kept free
  Once,    ///< nothing is said that a desk says already
  Scarce,  ///< without a desk: what is to be done scrolls with what else the turn allows
};

}  // namespace byways::app
