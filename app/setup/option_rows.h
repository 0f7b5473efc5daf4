// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>
#include <QWidget>

#include "app/games/game_face.h"

class QToolButton;
class QVBoxLayout;

namespace byways::app {

/// The options of one rule set, each with its explanation: switches, segmented buttons for a few short
/// values, combo boxes for more. The controls are named "option NAME". Options that few people change
/// (OptionOffer::isRare, and all options that name a seat) are folded away below a button named
/// "moreOptions".
class OptionRows : public QWidget {
  Q_OBJECT

 public:
  explicit OptionRows(const GameFace& face, QWidget* parent = nullptr);

  /// Every option with its chosen value, except those left to the lot (OptionOffer::drawn).
  [[nodiscard]] OptionMap chosen() const { return chosen_; }
  /// Every option with the value chosen or drawn.
  [[nodiscard]] OptionMap settled() const;
  /// Options that are left out, or have a value that the rule set doesn't allow, get the value that the rule
  /// set's face proposes, or are left to the lot.
  void setChosen(const OptionMap& chosen);
  /// Makes a choice as people do. Precondition: the rule set has the option, and the option has the value.
  void choose(const std::string& option, const OptionValue& value);
  /// Offers only the options and values that fit `players` players. A choice that doesn't fit comes back when
  /// it fits again.
  void setPlayers(int players);
  [[nodiscard]] bool isUsual() const;
  /// Sets what the players are called, in seat order. A player whose name is empty is called "Player 1".
  void setNames(const QStringList& names);
  [[nodiscard]] bool isUnfolded() const;
  /// Whether any of the options that can be folded away isn't as usual.
  [[nodiscard]] bool hasRareChoice() const { return rareChoices() > 0; }
  void setUnfolded(bool on);
  /// The position of the button that unfolds the rare options.
  [[nodiscard]] QPoint foldTop() const;

 Q_SIGNALS:
  void changed();
  /// Emitted when people unfold or fold the options, not by setUnfolded.
  void unfolded(bool on);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void addRow(const OptionSpec& spec);
  void updateFold();
  [[nodiscard]] int rareChoices() const;
  [[nodiscard]] bool isOffered(const OptionSpec& spec) const;
  [[nodiscard]] bool isRare(const OptionSpec& spec) const;
  [[nodiscard]] bool isUsual(const OptionSpec& spec) const;
  [[nodiscard]] QString textOf(const OptionSpec& spec, const OptionValue& value) const;
  [[nodiscard]] QWidget* makeSwitch(const OptionSpec& spec);
  [[nodiscard]] QWidget* makeChoice(const OptionSpec& spec);
  void choose(const OptionSpec& spec, const OptionValue& value);
  void leaveToLot(const OptionSpec& spec);
  [[nodiscard]] bool isDrawn(const OptionSpec& spec) const { return lots_.contains(spec.name); }
  /// The value that an option has at first. Precondition: the option isn't drawn by lot.
  [[nodiscard]] const OptionValue& proposed(const OptionSpec& spec) const;

  const GameFace& face_;
  int players_;
  OptionMap lots_;  // the values drawn for choices that are left to the lot
  OptionMap chosen_;
  QStringList names_;
  QVBoxLayout* rows_;
  QToolButton* more_;
  QWidget* rare_;
  QVBoxLayout* rareRows_;
};

}  // namespace byways::app
