// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include "app/print/paper.h"

namespace byways::app {

class Look;

/// Chooses one of the boards for playing on paper, shows its page, and prints it or writes it as PDF.
class PrintBoards : public QDialog {
  Q_OBJECT

 public:
  explicit PrintBoards(const Look& look, QWidget* parent = nullptr);

  /// Writes the chosen page as PDF in one go; answers what went wrong as a sentence, empty if nothing.
  [[nodiscard]] QString writePdf(const QString& path) const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] QString board() const;
  [[nodiscard]] Paper paper() const;
  void paintPreview();
  void print();
  void askForPdf();

  QComboBox* board_;
  QComboBox* paper_;
  QWidget* preview_;
  QLabel* problem_;
};

}  // namespace byways::app
