// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include "app/games/game_face.h"

class QVBoxLayout;

namespace byways::app {

/// The options of one game, each with its explanation: switches, segmented buttons for a few short values,
/// combo boxes for more. The controls are named "option NAME".
class OptionRows : public QWidget {
  Q_OBJECT

 public:
  explicit OptionRows(const GameFace& face, QWidget* parent = nullptr);

  /// Every option with what is chosen.
  [[nodiscard]] OptionMap chosen() const { return chosen_; }
  /// Options left out get their default; values that the game doesn't have are ignored.
  void setChosen(const OptionMap& chosen);
  /// Only options that matter for this number of players are offered, and values that fit it; what was chosen
  /// comes back when it fits again.
  void setPlayers(int players);
  [[nodiscard]] bool isUsual() const;

 Q_SIGNALS:
  void changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void addRow(const OptionSpec& spec);
  [[nodiscard]] QWidget* makeSwitch(const OptionSpec& spec);
  [[nodiscard]] QWidget* makeChoice(const OptionSpec& spec);
  void choose(const OptionSpec& spec, const OptionValue& value);

  const GameFace& face_;
  int players_;
  OptionMap chosen_;
  QVBoxLayout* rows_;
};

}  // namespace byways::app
