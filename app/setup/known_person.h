// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace byways::app {

/// Somebody who has played here before, to be offered as a player.
struct KnownPerson {
  QString name;     ///< never empty
  int colour = -1;  ///< Match::colourIndex in the last game with an own colour; -1 for none
  int level = 0;  ///< level of the computer that the person last played against in this rule set; 0 for none
  int games = 0;  ///< how many games this person has played

  bool operator==(const KnownPerson&) const = default;
};

/// The people who played most recently come first.
using KnownPeople = QList<KnownPerson>;

}  // namespace byways::app
