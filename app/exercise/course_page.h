// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QWidget>

#include "app/games/game_face.h"
#include "engine/courses.h"

class QLabel;
class QProgressBar;

namespace byways::app {

class CardFrame;
class CardScroll;
class Look;
class Progress;
class StarRow;

/// The courses of a game: the path of their lessons and how far somebody has come.
class CoursePage : public QWidget {
  Q_OBJECT

 public:
  /// The references must outlive it.
  CoursePage(Progress& progress, const Look& look, QWidget* parent = nullptr);

  /// Shows the courses of a game. Precondition: hasCourse(face).
  void open(const GameFace& face);
  /// Whether there is a course on that game.
  [[nodiscard]] static bool hasCourse(const GameFace& face);

 Q_SIGNALS:
  /// By its id.
  void exerciseRequested(const QString& id);
  void playRequested(const byways::app::GameFace* face);
  void rulesRequested(const byways::app::GameFace* face);
  void shelfRequested();

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  struct Row {
    const lessons::Lesson* lesson;
    CardFrame* card;
    QLabel* number;
    QLabel* title;
    QLabel* state;
    StarRow* stars;
  };
  struct Section {
    const Course* course;
    QLabel* heading;
    QProgressBar* bar;
    QPushButton* go;
    QPushButton* anew;
    std::vector<Row> rows;
  };

  QWidget* makeHead();
  void addSection(const Course& course);
  Row makeRow(const lessons::Lesson& lesson, QWidget* parent);
  void clear();
  void walk(const CardFrame* from, Qt::Key arrow);
  void askToForget(const Course& course);
  void refresh();

  Progress& progress_;
  const Look& look_;
  CardScroll* scroll_;
  const GameFace* face_ = nullptr;
  QLabel* title_ = nullptr;
  QLabel* about_ = nullptr;
  QPushButton* rules_ = nullptr;
  QPushButton* play_ = nullptr;
  QPushButton* back_ = nullptr;
  QWidget* list_ = nullptr;
  std::vector<Section> sections_;
};

}  // namespace byways::app
