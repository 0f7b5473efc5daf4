// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QStringList>

#include <map>
#include <string>

#include "app/opponents/thinker.h"

namespace byways::app {

class Match;

/// A good turn, and its player's chance to win with it.
struct AdvisedTurn {
  QString turn;       ///< as the record writes it
  QStringList steps;  ///< the steps that are still to be played, without the end of the turn
  double chance = 0;  ///< from 0 to 1
};

/// Computes everybody's chances and a few good turns: first roughly, then with a close look (closeLook). A
/// search runs only while the adviser is on and a person is to move.
class Adviser : public QObject {
  Q_OBJECT

 public:
  static constexpr int kMostTurns = 3;

  /// `match` must outlive the adviser, which is off at first.
  explicit Adviser(Match& match, QObject* parent = nullptr);

  /// Whether there is advice for `game`. There is none if computers can't play the rule set, or if its turns
  /// are secret.
  [[nodiscard]] static bool canAdvise(const Game& game) { return whyNot(game).isEmpty(); }
  /// Why there is no advice, in a few words; empty if there is some.
  [[nodiscard]] static QString whyNot(const Game& game);

  void setOn(bool on);
  [[nodiscard]] bool isOn() const { return isOn_; }
  /// To be called when the match has changed: searches again if there is somebody to advise.
  void refresh();

  [[nodiscard]] bool isLooking() const { return thinker_.isThinking(); }
  /// Whether the chances are those of the position on the table. While isLooking(), they may be rough.
  [[nodiscard]] bool isCurrent() const { return isCurrent_; }
  /// The chances by seat, from 0 to 1, as last computed; they may belong to an earlier position. Empty before
  /// the first result.
  [[nodiscard]] const QList<double>& chances() const { return chances_; }
  /// Good turns for the player to move, the best one first; at most kMostTurns. Empty while nothing is known.
  [[nodiscard]] const QList<AdvisedTurn>& turns() const { return turns_; }
  /// The latest result of a close look (closeLook) at the timeline's position; null if there is none.
  [[nodiscard]] const search::Advice* known(const Timeline& timeline) const;

 Q_SIGNALS:
  void changed();

 private:
  void look(bool isRough);
  void take(const search::Advice& advice);
  void show(const search::Advice& advice);
  void noteTurn();

  Match& match_;
  Thinker thinker_;
  bool isOn_ = false;
  bool isRough_ = false;  // whether the current search is the rough one
  bool isCurrent_ = false;
  std::map<std::string, search::Advice> known_;  // by positionKey
  QList<double> chances_;
  QList<AdvisedTurn> turns_;
  std::size_t notedAt_ = 0;  // the cursor at the start of the turn that noteTurn has counted last
  Seat notedFor_ = kNobody;
};

}  // namespace byways::app
