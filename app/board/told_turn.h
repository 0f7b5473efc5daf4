// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace byways::app {

/// What a board says while it plays something out; empty if it says nothing.
struct ToldTurn {
  QString headline;   ///< "Round 4 plays out"
  QString text;       ///< a sentence or two about it
  QStringList facts;  ///< the effects so far, one sentence each

  bool operator==(const ToldTurn&) const = default;
};

}  // namespace byways::app
