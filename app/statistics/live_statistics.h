// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/statistics/statistics.h"

namespace byways::app {

class GameIndex;

/// The current statistics. They are counted again on demand, if games or people have changed.
class LiveStatistics : public QObject {
  Q_OBJECT

 public:
  /// The references must outlive this.
  LiveStatistics(const GameIndex& games, const People& people, QObject* parent = nullptr);

  /// The reference is valid until `changed` is emitted.
  [[nodiscard]] const Statistics& now() const;
  /// The level that matches the person whom `name` stands for in records; usable as a StrengthOf.
  [[nodiscard]] int strengthOf(const Game& game, const QString& name) const;

 Q_SIGNALS:
  void changed();

 private:
  void forget();

  const GameIndex& games_;
  const People& people_;
  mutable Statistics known_;
  mutable bool isOld_ = true;
};

}  // namespace byways::app
