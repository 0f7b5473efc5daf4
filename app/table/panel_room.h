// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace byways::app {

/// How much room the panel beside the board has. Each part of the panel uses it to decide what to show. The
/// page tries Ample, then Low; if what must be visible doesn't fit then either, it takes one of the others.
enum class PanelRoom {
  Ample,           ///< everything is shown, and space is reserved for remarks, even if there are none
  Low,             ///< everything is shown, but no space is reserved
  ScarceWithDesk,  ///< nothing is shown that the desk says anyway, such as the task
  Scarce,          ///< no desk: the task scrolls, together with what else the turn allows
};

}  // namespace byways::app
