// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPageSize>
#include <QPushButton>
#include <QWidget>

namespace byways::app {

class Look;

/// Chooses one of the boards for playing on paper, shows its page, and prints it or writes it as PDF.
class PrintBoards : public QDialog {
  Q_OBJECT

 public:
  explicit PrintBoards(const Look& look, QWidget* parent = nullptr);

  /// Writes the chosen page as PDF; answers whether that was possible.
  [[nodiscard]] bool writePdf(const QString& path) const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] QString board() const;
  [[nodiscard]] QPageSize paper() const;
  void paintPreview();
  void print();
  void askForPdf();

  QComboBox* board_;
  QComboBox* paper_;
  QWidget* preview_;
  QLabel* problem_;
};

}  // namespace byways::app
