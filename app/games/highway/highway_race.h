// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <vector>

#include "app/games/highway/highway_scene.h"

namespace byways::app {

/// A round as it is shown to everybody: what the board looks like at every moment of it. A plain value made
/// of what is public of the round (highway::RoundReport).
///
/// Time runs from 0 to stages(). A stage is the placing of signs, a step of all travellers at once, the end
/// of the round, or the returns.
class HighwayRace {
  Q_DECLARE_TR_FUNCTIONS(HighwayRace)

 public:
  /// The round travelled last at the match's cursor. Precondition: there is one.
  explicit HighwayRace(const Match& match);

  [[nodiscard]] int round() const { return report_.round; }
  [[nodiscard]] int stages() const { return static_cast<int>(stages_.size()); }
  /// How long a stage lasts at the usual speed. Precondition: 0 <= stage < stages().
  [[nodiscard]] int milliseconds(int stage) const;
  /// The board at that time.
  [[nodiscard]] HighwayScene at(double time) const;
  /// The seat's points at that time: those from before the round, and what it has gained so far.
  [[nodiscard]] int scoreAt(Seat seat, double time) const;
  /// What is going on: "Step 3 of 7". At the end what the round has brought each player.
  [[nodiscard]] QString caption(double time) const;
  /// What has come of the round until that time, a sentence each. At the end it is all there is to tell.
  [[nodiscard]] QStringList facts(double time) const;
  /// The whole round in words, for a screen reader.
  [[nodiscard]] QString summary() const;

 private:
  enum class Stage { Signs, Step, Takings, Crash, Return, Reversal };

  [[nodiscard]] double progress(Stage stage, double time) const;
  [[nodiscard]] double stepsAt(double time) const;
  [[nodiscard]] bool hasRobbed(double time) const { return progress(Stage::Takings, time) > 0.3; }
  [[nodiscard]] int gainAt(std::size_t traveller, double time) const;
  void addSigns(HighwayScene& scene, double time) const;
  void addTravellers(HighwayScene& scene, double time) const;
  [[nodiscard]] QStringList journeyTexts(double time) const;
  [[nodiscard]] QString crashText() const;
  [[nodiscard]] QString returnText() const;
  [[nodiscard]] QString signsText() const;
  [[nodiscard]] QString names(const std::vector<Seat>& seats) const;

  highway::RoundReport report_;
  HighwayScene before_;
  std::vector<Stage> stages_;
  QList<HighwayTrail> trails_;
  QStringList names_;  // by seat from 0
};

}  // namespace byways::app
