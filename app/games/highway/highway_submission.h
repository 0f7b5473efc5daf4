// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QList>
#include <QString>

#include <optional>

#include "engine/highway/notation.h"

namespace byways::app {

class Match;

/// The step that places a tile of that kind: "B2=L".
[[nodiscard]] QString highwayStep(QChar kind, const QString& cell);

/// The submission in hand, as the steps that the match has of it.
class HighwaySubmission {
 public:
  /// `match` must outlive it.
  explicit HighwaySubmission(Match& match) : match_(match) {}

  [[nodiscard]] QList<highway::WrittenStep> steps() const;
  /// The tile or robber placed there in this turn, the tile if both; null if none.
  [[nodiscard]] QChar tileOn(const QString& cell) const;
  /// The direction chosen, as in records; nothing while none is.
  [[nodiscard]] std::optional<QString> direction() const;

  /// Takes a step back, whichever; one that isn't there changes nothing.
  void remove(const QString& step);
  /// Takes back what tileOn says.
  void takeBack(const QString& cell);
  /// Chooses a direction; the same again takes it back.
  void choose(const QString& direction);

 private:
  Match& match_;
};

}  // namespace byways::app
