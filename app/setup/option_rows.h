// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>
#include <QWidget>

#include "app/games/game_face.h"

class QToolButton;
class QVBoxLayout;

namespace byways::app {

/// The options of one game, each with its explanation: switches, segmented buttons for a few short values,
/// combo boxes for more. The controls are named "option NAME". Those that few people change
/// (OptionOffer::isRare, and all that name a seat) are folded away below a button named "moreOptions".
class OptionRows : public QWidget {
  Q_OBJECT

 public:
  explicit OptionRows(const GameFace& face, QWidget* parent = nullptr);

  /// Every option with its chosen value, except those left to the lot (OptionOffer::drawn).
  [[nodiscard]] OptionMap chosen() const { return chosen_; }
  /// Every option with the value chosen or drawn.
  [[nodiscard]] OptionMap settled() const;
  /// Options left out get what the game's face proposes; values that the game doesn't have are ignored.
  void setChosen(const OptionMap& chosen);
  /// Makes a choice as people do. Precondition: the game has the option, and the option the value.
  void choose(const std::string& option, const OptionValue& value);
  /// Only options that matter for this number of players are offered, and values that fit it; a choice that
  /// doesn't fit comes back when it fits again.
  void setPlayers(int players);
  [[nodiscard]] bool isUsual() const;
  /// The names that seats go by, in seat order; empty ones are called "Player 1".
  void setNames(const QStringList& names);
  [[nodiscard]] bool isUnfolded() const;
  /// Whether an option that is folded away is not as usual.
  [[nodiscard]] bool hasRareChoice() const { return rareChoices() > 0; }
  void setUnfolded(bool on);
  /// The position of the button that unfolds the other options.
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
  /// What an option begins with. Precondition: it isn't drawn.
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
