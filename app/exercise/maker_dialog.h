// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>

#include <optional>

#include "app/job/job.h"
#include "app/look/choice_box.h"
#include "engine/challenges/maker.h"

namespace byways::app {

/// Makes new puzzles of the solo challenges: either of a chosen kind, difficulty and number of pieces, or
/// from the code of a puzzle that was made elsewhere. The work is done on another thread; closing the dialog
/// stops it.
class MakerDialog : public QDialog {
  Q_OBJECT

 public:
  /// `game` is the challenge that is selected at first.
  MakerDialog(const Game& game, QWidget* parent);

  /// The puzzle to be played; nothing unless the dialog was accepted.
  [[nodiscard]] const std::optional<challenges::MadePuzzle>& made() const { return made_; }
  /// Shows the puzzle with the code `code`, or why the code is invalid.
  void enterCode(const QString& code);

 private:
  void layOut();
  void offerSizes();
  void readCode();
  void make();
  void show(const std::optional<challenges::MadePuzzle>& made);
  [[nodiscard]] const Game& game() const;
  [[nodiscard]] challenges::Recipe recipe() const;
  void forget();

  ChoiceBox* kind_;
  ChoiceBox* difficulty_;
  ChoiceBox* size_;
  QLineEdit* code_;
  QLabel* fault_;
  QLabel* found_;
  QProgressBar* progress_;
  QPushButton* make_;
  QPushButton* copy_;
  QPushButton* play_;
  std::optional<challenges::Recipe> typed_;  // read from the code; nothing if the code is invalid
  std::optional<challenges::MadePuzzle> made_;
  using Work = Job<std::optional<challenges::MadePuzzle>, int>;
  JobThread thread_;
  Work job_;
};

}  // namespace byways::app
