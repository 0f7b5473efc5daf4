// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include <functional>

#include "app/opponents/thinker.h"

namespace byways::app {

class Match;

/// A hint for the person to move. Each request gives away more: first where the next step is, then the whole
/// turn; the third plays it. Ending the turn is left to the player, unless nothing else is left to do.
class Hints : public QObject {
  Q_OBJECT

 public:
  enum class Stage {
    None,
    Thinking,  ///< the search is running
    Where,     ///< shows the place of the next step
    Whole      ///< shows the whole turn
  };

  /// Returns which of `steps`, the steps that `seat` still has to play, the hint mentions and plays, in the
  /// order in which the hint mentions them (GameFace::hintedSteps).
  using Told = std::function<QStringList(const QStringList& steps, Seat seat)>;

  /// `match` and whatever `told` refers to must outlive the hints.
  Hints(Match& match, Told told, QObject* parent = nullptr);

  /// Whether a person is to move and can get a hint.
  [[nodiscard]] bool canHint() const;
  /// Starts a search, gives away more, or plays the hint. Does nothing while the search is running or if
  /// !canHint().
  void next();
  /// Discards the hint. To be called when the position changes.
  void forget();

  [[nodiscard]] Stage stage() const { return stage_; }
  /// The steps that the hint mentions, without the end of the turn. At stage Where, only the first of them
  /// may be shown. Valid from stage Where on.
  [[nodiscard]] const QStringList& steps() const { return steps_; }
  /// The whole turn as the record writes it.
  [[nodiscard]] QString turn() const { return turn_; }
  /// The player's chance of winning with this turn, 0 to 1.
  [[nodiscard]] double chance() const { return chance_; }
  /// Whether chance() is proven.
  [[nodiscard]] bool isProven() const { return isProven_; }

 Q_SIGNALS:
  void changed();

 private:
  void take(const search::Advice& advice);
  void play();

  Match& match_;
  Told told_;
  Thinker thinker_;
  Stage stage_ = Stage::None;
  Seat seat_ = kNobody;
  QStringList steps_;
  QString turn_;
  double chance_ = 0;
  bool isProven_ = false;
};

}  // namespace byways::app
