// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QWidget>

#include "app/statistics/statistics_sheet.h"

namespace byways::app {

class CardGrid;
class CardScroll;
class ChartView;
class GameIndex;
class LiveStatistics;
class Look;
class People;
class PersonMenu;

/// The page with a person's results in finished games, in one rule set or in all.
class StatisticsPage : public QWidget {
  Q_OBJECT

 public:
  /// The references must outlive the page. The page updates when they or the language change.
  StatisticsPage(const LiveStatistics& statistics, const GameIndex& games, People& people, const Look& look,
                 QWidget* parent = nullptr);

  /// Sets what has been done in exercises on this computer.
  void setExercises(const ExerciseStatistics& exercises);
  /// The sheet that is shown at the moment.
  [[nodiscard]] const StatisticsSheet& sheet() const { return sheet_; }

 Q_SIGNALS:
  void archiveRequested();
  void shelfRequested();
  /// Back to the previous page.
  void backRequested();
  /// A file has been written; `text` is a sentence for people.
  void told(const QString& text);
  /// A file could not be written; a title and a sentence for people.
  void failed(const QString& title, const QString& problem);

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  [[nodiscard]] QWidget* makeHead();
  [[nodiscard]] QWidget* makeChoices();
  QLabel* addSection(ChartView* chart);
  void makeExportMenu();
  [[nodiscard]] QString person() const { return person_->currentData().toString(); }
  [[nodiscard]] const Game* game() const;
  void refresh();
  void fillPeople();
  void fillGames();
  void showSheet();
  void showFacts();
  void showStrength();
  void showExercises();
  void choose(const QString& person);
  void save(const QString& ending, const QByteArray& bytes);
  void savePicture();
  void saveTable();
  void saveExercises();
  void print();
  void retranslate();

  const LiveStatistics& statistics_;
  const GameIndex& games_;
  const Look& look_;
  StatisticsSheet sheet_;
  CardScroll* scroll_;
  QLabel* title_;
  QLabel* kept_;
  QPushButton* archive_;
  QPushButton* shelf_;
  QComboBox* person_;
  QComboBox* game_;
  QPushButton* about_;  // opens the menu of the person
  PersonMenu* personMenu_;
  QPushButton* export_;
  QMenu* exportMenu_;
  QAction* picture_;
  QAction* table_;
  QAction* exerciseTable_;
  QAction* print_;
  QLabel* empty_;
  CardGrid* facts_;
  QLabel* strength_;
  QPushButton* begin_;
  ChartView* ratings_;
  QLabel* ratingsHeading_ = nullptr;
  ChartView* results_;
  QLabel* resultsHeading_ = nullptr;
  QLabel* note_;
  ChartView* done_;
  QLabel* doneHeading_ = nullptr;
  QLabel* doneNote_;
  ExerciseStatistics exercises_;
};

}  // namespace byways::app
