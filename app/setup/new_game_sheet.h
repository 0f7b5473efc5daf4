// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <optional>

#include "app/games/game_face.h"
#include "app/opponents/level_words.h"
#include "app/setup/known_person.h"

class QLabel;
class QPushButton;

namespace byways::app {

class ClockRows;
class OptionRows;
class Preferences;
class SeatRows;
class SettingRow;
class SwitchBox;

/// The dialog for names, colours, seats and options of a new game. It has defaults for everything, so Play is
/// the only click needed.
class NewGameSheet : public QDialog {
  Q_OBJECT

 public:
  /// The result of exec() if people want to set up a position first.
  static constexpr int kArrange = Accepted + 1;

  /// `proposal` fills the sheet, for another game between the same people; without a proposal the names are
  /// those last used. `preferences` stores the names on accept. The references must outlive the sheet. With
  /// `strength`, computers that match a person's strength are offered. The names of `people` are offered
  /// while names are typed.
  NewGameSheet(const GameFace& face, Preferences& preferences, const Look& look,
               const std::optional<MatchSetup>& proposal, QWidget* parent = nullptr,
               const StrengthOf& strength = {}, const KnownPeople& people = {});

  /// The chosen setup, which check_setup accepts. If the first turns are to be given, each call draws an
  /// opening by lot.
  [[nodiscard]] MatchSetup setup() const;

  void accept() override;

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void remember();
  void layOut();
  void fill(const std::optional<MatchSetup>& proposal);
  void reset();
  void retranslate();
  void updateReset();
  void updateNote();
  void updateCoach();
  void updateClock();
  void updateOpening();
  void fitPlayers(int players);
  void fitHeight();
  void showRareOptions();

  const GameFace& face_;
  Preferences& preferences_;
  SeatRows* seats_;
  OptionRows* options_;
  ClockRows* clock_;
  SwitchBox* rolls_;  // whether rolls may be taken back; hidden in games without dice
  SettingRow* rollsRow_;
  SwitchBox* balanced_;  // whether the first turns are given; offered where this is fairer
  SettingRow* balancedRow_;
  QLabel* overline_;
  QLabel* title_;
  QLabel* facts_;
  QLabel* optionsHeading_;
  QLabel* note_;
  QPushButton* arrange_;
  QPushButton* reset_;
  QPushButton* cancel_;
  QPushButton* play_;
};

}  // namespace byways::app
