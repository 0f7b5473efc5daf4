// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QObject>

#include <array>
#include <utility>

#include "app/board/motion.h"
#include "app/games/bypass/bypass_scene.h"

class QVariantAnimation;

namespace byways::app {

class Look;

/// What moves on Bypass's board: strokes that are drawn and wiped, the glow of routes just closed, and the
/// routes of the end, one after the other. Where nothing is to move everything is at its end at once.
class BypassMotion : public QObject {
  Q_OBJECT

 public:
  /// `board` is repainted. Both must outlive it.
  BypassMotion(QWidget& board, const Look& look);

  /// The board has changed from one scene to another; `isStep` says whether by one step onwards.
  void follow(const BypassScene& before, const BypassScene& now, bool isStep);
  /// Shows the routes of the end at once.
  void stopScoring();

  /// Puts the strokes on their way, and the part of the routes that is shown, into a scene.
  void addStrokes(BypassScene& scene) const;
  /// And the glow of routes just closed.
  void addGlow(BypassScene& scene) const;

 Q_SIGNALS:
  /// What lies below everything has changed: the routes of the end.
  void restingChanged();

 private:
  void noteRoutes(const BypassScene& before, const BypassScene& now);
  void redraw(int link, const BypassInk& before, const BypassInk& now);
  void startScoring();

  QWidget& board_;
  const Look& look_;
  QMap<int, double> drawing_;
  QMap<int, std::pair<BypassInk, double>> erasing_;
  std::array<double, kBypassLetters> revealed_{1, 1, 1};
  QVariantAnimation* scoring_ = nullptr;  // owned by this
  int changes_ = 0;                       // seen so far: strokes of an earlier one are overtaken
  QList<int> fresh_;                      // letters of routes just closed; they glow until the next step
  Motion glowing_;
};

}  // namespace byways::app
