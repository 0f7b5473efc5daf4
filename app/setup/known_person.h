// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace byways::app {

/// Somebody who has played here before, to be offered as a player.
struct KnownPerson {
  QString name;     ///< never empty
  int colour = -1;  ///< of the last game in which they had one of their own: Match::colourIndex; -1 for none
  int level = 0;    ///< of the computer that they played against last, in the game to come; 0 for none
  int games = 0;    ///< in which they have played

  bool operator==(const KnownPerson&) const = default;
};

/// Those who played last come first.
using KnownPeople = QList<KnownPerson>;

}  // namespace byways::app
