// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include "app/export/export_job.h"
#include "app/job/job.h"
#include "app/settings/preferences.h"

namespace byways::app {

class DoneLine;
class ExportFields;
class Look;
class PagePreview;

/// Writes the game on the table to a file: the position or the empty board as PDF, SVG or PNG, or the whole
/// game as pictures. Shows beforehand what the file will look like, and afterwards where it is; remembers
/// what was chosen. A separate thread draws everything.
class ExportDialog : public QDialog {
  Q_OBJECT

 public:
  /// The references must outlive the dialog.
  ExportDialog(const Match& match, Preferences& preferences, const Look& look, QWidget* parent = nullptr);

  /// Chooses what to export, overriding the remembered choice.
  void setWhat(ExportWhat what);

  /// Stops writing, or closes the dialog if nothing is being written.
  void reject() override;

 private:
  void layOut();
  void refresh();
  void askWhere();
  [[nodiscard]] QString askForFile();
  [[nodiscard]] QString askForFolder();
  void write(bool replace);
  void finish(const ExportOutcome& outcome);
  void setBusy(bool busy);
  void complain(const QString& problem);

  Preferences& preferences_;
  const Look& look_;
  GameCopy game_;
  JobThread thread_;  // shared by both jobs, so that the board is loaded only once
  PagePreview* preview_;
  ExportFields* fields_;
  QLabel* problem_;
  DoneLine* done_;
  QProgressBar* progress_;
  QPushButton* close_;
  QPushButton* export_;
  QString target_;
  bool isCancelled_ = false;  // whether the file being written is no longer wanted
  struct Progress {
    int done = 0;
    int all = 0;
  };
  using Work = Job<ExportOutcome, Progress>;
  Work job_;
};

}  // namespace byways::app
