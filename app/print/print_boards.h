// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include "app/print/paper.h"

namespace byways::app {

class DoneLine;
class Look;
class Match;

/// The dialog in which people choose one of the boards for playing on paper, or all of them. It shows the
/// page, and prints it or writes it as PDF. It stays open for the next board.
class PrintBoards : public QDialog {
  Q_OBJECT

 public:
  explicit PrintBoards(const Look& look, QWidget* parent = nullptr);

  /// Selects the board on which the match is played.
  void chooseBoardOf(const Match& match);
  /// Writes the chosen pages as one PDF. Returns what went wrong as a sentence, or an empty text.
  [[nodiscard]] QString writePdf(const QString& path) const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] QStringList boards() const;
  [[nodiscard]] Paper paper() const;
  void paintPreview();
  void print();
  void askForPdf();

  QComboBox* board_;
  QComboBox* paper_;
  QWidget* preview_;
  QLabel* problem_;
  DoneLine* done_;
};

}  // namespace byways::app
