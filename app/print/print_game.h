// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>

#include "app/job/job.h"
#include "app/print/game_paper.h"
#include "app/settings/preferences.h"

class QPrinter;

namespace byways::app {

class Look;
class PagePreview;
class PaperRows;
class PictureBoxes;

/// The dialog that prints the game on the table, as its preview shows it: with the light theme, whatever
/// the theme of the window. A separate thread draws the pages.
class PrintGame : public QDialog {
  Q_OBJECT

 public:
  /// The references must outlive the dialog.
  PrintGame(const Match& match, Preferences& preferences, const Look& look, QWidget* parent = nullptr);

  void reject() override;

 private:
  [[nodiscard]] PaperChoice choice() const;
  void build();
  void refresh();
  void remember();
  void print();

  Preferences& preferences_;
  const Look& look_;
  GameCopy game_;
  JobThread thread_;  // shared by both jobs, so that the board is loaded only once
  PagePreview* preview_;
  QComboBox* what_;
  PaperRows* paper_;
  PictureBoxes* options_;
  QCheckBox* turns_;
  QLabel* problem_;
  QPushButton* print_;
  Job<bool> job_;
};

}  // namespace byways::app
