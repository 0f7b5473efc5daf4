// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "app/games/bypass/bypass_scene.h"
#include "engine/core/refusal.h"

namespace byways::app {

/// What a hand draws with.
enum class BypassPen { Path, Wall };

/// What the turn in hand allows on a board of Bypass, as far as the hand needs it: asked of the engine, and
/// said of links. Where nobody is to move it allows nothing.
class BypassTurn {
 public:
  /// `scene` is that of the match. Both must outlive it; it always speaks of them as they are.
  BypassTurn(const Match& match, const BypassScene& scene) : match_(match), scene_(scene) {}

  /// Whether the turn still has a stroke for that pen.
  [[nodiscard]] bool isDue(BypassPen pen) const;
  [[nodiscard]] bool isAnyDue() const { return isDue(BypassPen::Path) || isDue(BypassPen::Wall); }
  [[nodiscard]] bool mayDraw(int link, BypassPen pen) const;
  [[nodiscard]] bool mayDraw(int link) const {
    return mayDraw(link, BypassPen::Path) || mayDraw(link, BypassPen::Wall);
  }
  /// Whether a stroke may be chosen for a swap now, or complete one.
  [[nodiscard]] bool maySwap(int link) const;
  /// Strokes that a swap may begin with; a click on the stroke drawn last wipes it instead.
  [[nodiscard]] LinkList swappable() const;
  /// How many steps a click on a link drawn in this turn takes back to wipe it; 0 if it doesn't.
  [[nodiscard]] int stepsToWipe(int link) const;
  /// Whether the strokes break BYP-7 or BYP-8 as they are.
  [[nodiscard]] bool isIllegal() const { return !scene_.loop.empty() || !scene_.cutOff.empty(); }
  /// Strokes that a swap could change to mend that.
  [[nodiscard]] LinkList mending() const;
  /// Why nothing can be done with the link, or with a hex where there is none; nothing if there is nothing to
  /// say. `pen` is the one in hand.
  [[nodiscard]] std::optional<Refusal> refusalOf(std::optional<int> link, BypassPen pen) const;

  /// Whether a refusal is about the board as it stands, loop or cut-off hexes, and not about one step.
  [[nodiscard]] static bool isOfTheBoard(const Refusal& refusal);

  /// The steps of the record.
  [[nodiscard]] QString stepFor(int link, BypassPen pen) const;
  [[nodiscard]] QString swapStepFor(int link) const;

 private:
  [[nodiscard]] Seat mover() const;
  [[nodiscard]] std::optional<Refusal> refusalOf(const QString& step) const;

  const Match& match_;
  const BypassScene& scene_;
};

}  // namespace byways::app
