// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/line_until.h"

namespace byways::app {

Timeline lineUntil(const Timeline& timeline, std::size_t cursor) {
  Timeline line(timeline.game(), timeline.setup());
  for (const Entry& entry : timeline.entries_until(cursor)) {
    static_cast<void>(line.play_entry(entry));
  }
  return line;
}

}  // namespace byways::app
