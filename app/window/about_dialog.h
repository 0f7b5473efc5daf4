// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QPushButton;
class QTabWidget;

namespace byways::app {

class ClosedPage;
class Look;

/// Says what this program is, who made the games, and under which licences it is published.
class AboutDialog : public QDialog {
  Q_OBJECT

 public:
  explicit AboutDialog(const Look& look, QWidget* parent = nullptr);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  [[nodiscard]] static QString programText();
  [[nodiscard]] static QString gamesText();
  [[nodiscard]] static QString licencesText();

  QLabel* tagline_;
  QLabel* version_;
  QTabWidget* tabs_;
  ClosedPage* program_;
  ClosedPage* games_;
  ClosedPage* licences_;
  QPushButton* close_;
};

}  // namespace byways::app
