// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include <functional>

#include "app/opponents/thinker.h"

namespace byways::app {

class Match;

/// A hint for the person to move, a little more of it each time it is asked for: where, what, and then it is
/// played. The turn is ended only where nothing else is left of the hint.
class Hints : public QObject {
  Q_OBJECT

 public:
  enum class Stage {
    None,
    Thinking,  ///< the answer is looked for
    Where,     ///< the place of the next step is given away
    Whole      ///< the whole turn is
  };

  /// What is told of a turn of that seat whose steps these are.
  using Told = std::function<QStringList(const QStringList& steps, Seat seat)>;

  /// `match` must outlive it, and all that `told` uses.
  Hints(Match& match, Told told, QObject* parent = nullptr);

  /// Whether there is somebody to give a hint to.
  [[nodiscard]] bool canHint() const;
  /// Looks for a turn, gives away more of it, or plays it, for the player to move. Does nothing while it
  /// looks or if there is nobody.
  void next();
  /// To be called when something has changed: the hint is about a position that is gone.
  void forget();

  [[nodiscard]] Stage stage() const { return stage_; }
  /// What is left to play of the turn, as far as it is told; the end isn't one of them. From the stage
  /// Where on.
  [[nodiscard]] const QStringList& steps() const { return steps_; }
  /// The whole turn as the record writes it, with those steps.
  [[nodiscard]] QString turn() const { return turn_; }
  /// How likely the search takes it that this player wins, from 0 to 1.
  [[nodiscard]] double chance() const { return chance_; }
  /// Whether the search has proven that.
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
