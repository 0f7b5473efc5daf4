// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include "app/games/game_face.h"
#include "engine/core/turn_clock.h"

namespace byways::app {

class ChoiceBox;
class SettingRow;

/// The name of the rule set's option for a clock of its own (BYG-10).
inline constexpr auto kOwnClock = "clock";

/// The clock of a new game: none, a time for each turn, a time for the game, or the game's own; and what
/// happens when time is up. If turns are secret, only planning them takes time, so a time for the game isn't
/// offered.
class ClockRows : public QWidget {
  Q_OBJECT

 public:
  /// `face` must outlive the rows.
  explicit ClockRows(const GameFace& face, QWidget* parent = nullptr);

  /// Off if there is no clock, or if it is the game's own.
  [[nodiscard]] ClockRules rules() const;
  /// Whether the game's own clock is chosen (kOwnClock).
  [[nodiscard]] bool isOwn() const;
  void setRules(const ClockRules& rules, bool isOwn);
  /// Whether the game has a clock of its own.
  [[nodiscard]] bool hasOwn() const { return hasOwn_; }
  /// Whether any clock is chosen.
  [[nodiscard]] bool isOn() const;
  /// The number of players, which decides whether running out of time means losing or leaving.
  void setPlayers(int players);

 Q_SIGNALS:
  void changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  enum class Kind { None, Turn, Game, Own };

  using Time = ClockRules::Time;

  [[nodiscard]] Kind kind() const;
  [[nodiscard]] SettingRow* addRow(ChoiceBox* box, const char* name);
  static void fill(ChoiceBox& box, QList<Time> times, Time chosen);
  void update();
  void retranslate();

  const GameFace& face_;
  bool hasOwn_;
  int players_;
  ClockRules rules_;  // also holds the values for kinds of clock that aren't chosen
  ChoiceBox* kind_;
  ChoiceBox* time_;
  ChoiceBox* more_;
  ChoiceBox* whenUp_;
  SettingRow* kindRow_;
  SettingRow* timeRow_;
  SettingRow* moreRow_;
  SettingRow* whenUpRow_;
};

}  // namespace byways::app
