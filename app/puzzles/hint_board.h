// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// What a challenge's board can do besides being played on.
class HintBoard {
 public:
  virtual ~HintBoard() = default;
  HintBoard(const HintBoard&) = delete;
  HintBoard& operator=(const HintBoard&) = delete;

  /// Lights up the piece and the landing of a step that is legal now, until something is played. Empty to
  /// take the light off.
  virtual void showHint(const QString& step) = 0;
  /// A light runs over the board; not where nothing is to move.
  virtual void celebrate() = 0;

 protected:
  HintBoard() = default;
};

}  // namespace byways::app
