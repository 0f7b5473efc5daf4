// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace byways::app {

/// What a board says while it plays something out; empty if it says nothing.
struct ToldTurn {
  QString headline;   ///< "Round 4 plays out"
  QString text;       ///< what it is about, a sentence or two
  QStringList facts;  ///< its effects so far, one sentence each

  bool operator==(const ToldTurn&) const = default;
};

}  // namespace byways::app
