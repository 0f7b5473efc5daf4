// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QMainWindow>
#include <QPushButton>
#include <QStackedWidget>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

#include "app/exercise/own_puzzles.h"
#include "app/export/export_job.h"
#include "app/games/game_face.h"
#include "app/job/job.h"
#include "app/library/library.h"
#include "app/settings/preferences.h"
#include "app/setup/known_person.h"
#include "app/setup/usual_setup.h"

namespace byways::challenges {
struct Puzzle;
}

namespace byways::app {

class Actions;
class ArchivePage;
class ArrangePage;
class Banner;
class EveningPage;
class GameIndex;
class LiveStatistics;
class Look;
class CoursePage;
class DayPage;
class Days;
class ExerciseRun;
class MatchKeeper;
class OfferBar;
class People;
class Progress;
class PuzzleRoom;
class ReviewMemory;
class ReviewPage;
class RulesBook;
class RulesDock;
class ShelfPage;
class StatisticsPage;
class TablePage;
class Toast;
class Trash;
class TrashPage;

/// The window: the shelf, or a match on the table with the rules beside it.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  /// The references must outlive the window.
  MainWindow(Preferences& preferences, Look& look, Library& library);
  ~MainWindow() override;

  /// Puts a new match on the table.
  void start(const MatchSetup& setup);
  /// Lets people set up a position for a game with this setup, beginning with the position of `table` unless
  /// that is null. What is on the table stays there until a game begins from the new position.
  void arrange(const MatchSetup& setup, const Timeline* table = nullptr);
  /// Whether a file that is opened joins the list of recent ones.
  enum class Recent { Add, Leave };
  /// Puts a record on the table. If it can't be read, tells people and changes nothing. If another window has
  /// the game open, offers a copy.
  bool openFile(const QString& path, Recent recent = Recent::Add);
  void showShelf();
  /// Shows the page with puzzles and problems; scrolls to those of `game` unless that is null.
  void showPuzzles(const Game* game = nullptr);
  /// Shows the page with all finished games.
  void showArchive();
  /// Shows the page with statistics about people.
  void showStatistics();
  /// Shows the scoreboard of the evening.
  void showEvening();
  /// Shows the page with the trash.
  void showTrash();
  /// Shows the page with the exercises of all days.
  void showDays();
  /// Opens the exercise of `day`. Precondition: Days::isOffered(day).
  void openDay(const QDate& day);
  /// The local date.
  [[nodiscard]] QDate today() const;

  /// Shows the courses of a rule set, or its rules if it has no course.
  void learn(const GameFace* face);
  /// Puts an exercise on the table.
  void openExercise(std::unique_ptr<ExerciseRun> run);
  /// Opens the exercise with the id `id`; does nothing if there is none.
  void openExercise(const QString& id);
  /// The results of exercises.
  [[nodiscard]] Progress& progress() const { return *progress_; }

  /// The page on the table; null while the shelf is shown.
  [[nodiscard]] TablePage* table() const { return table_; }
  /// The page on which a position is set up; null while none is.
  [[nodiscard]] ArrangePage* arranging() const { return arranging_; }
  /// Opens the review of the game on the table; does nothing if there is no game to review.
  void review();
  /// The page of the review; null while there is none.
  [[nodiscard]] ReviewPage* reviewing() const { return review_; }
  /// The setup of a game with the usual number of players, the options that the rule set's face proposes, and
  /// the names last used.
  [[nodiscard]] static MatchSetup usualSetup(const GameFace& face, const Preferences& preferences);

 protected:
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void connectActions();
  void connectShelf();
  void connectRoom();
  void connectArchive();
  void showPage(QWidget* page);
  void visit(QWidget* page);
  void goBack();
  bool lookAgain(const QString& path);
  void reviewFile(const QString& path);
  void matchStrength(MatchSetup& setup);
  void connectRules();
  void play(const GameFace* face);
  void playAgainstComputer(const GameFace* face);
  [[nodiscard]] OneClick oneClick(const Game& game) const;
  void offerCoach(const KnownPeople& people);
  void noteDefeat();
  /// The file of an unfinished game of the puzzle with the id `puzzle`; empty if there is none.
  [[nodiscard]] QString begunGameOf(const QString& puzzle);
  void putOnTable(std::unique_ptr<Match> match, const QString& autosavePath, const QString& file,
                  std::unique_ptr<GameLock> lock = nullptr, std::unique_ptr<ExerciseRun> exercise = nullptr);
  void openBoardMenu(QPoint at);
  void clearTable();
  void leaveArranging();
  void leaveReview();
  void refreshReview();
  void refreshArranging();
  void askForNewGame(const GameFace* face, const std::optional<MatchSetup>& proposal);
  void askForFile();
  void copyRecord();
  void printGame();
  void exportGame(std::optional<ExportWhat> what = {});
  void copyPicture();
  void pasteRecord();
  void openText(const QString& text);
  void openFound(std::vector<OpenedMatch> found, bool looksLikeRecord);
  void connectTrash();
  void connectDays();
  /// Offers to make a puzzle of the challenge `game`. If `code` isn't empty, it offers the puzzle that the
  /// code stands for.
  void makePuzzle(const Game& game, const QString& code);
  /// Makes the puzzle that `code` stands for again, to keep it if `isToKeep`, otherwise to play it.
  void remake(const QString& code, bool isToKeep);
  void playOwn(const OwnPuzzle& puzzle);
  void keepForeign(OwnPuzzle puzzle);
  void editOwn(const OwnPuzzle& puzzle);
  /// Plays the position being set up; if it is kept as the user's own puzzle, plays that puzzle.
  void playArranged(const MatchSetup& setup);
  void shareOwn(const OwnPuzzle& puzzle);
  /// Begins the puzzle in the file `path`, or opens it for editing if it is a sketch. Returns false if there
  /// is no puzzle in the file.
  bool openPuzzle(const QString& path, Recent recent);
  /// Keeps the position being set up as the user's own puzzle. The position replaces the edited puzzle, or
  /// becomes a new puzzle if both board and name have changed. Returns whether it was kept.
  bool keepOwn();
  /// Keeps the position when somebody leaves the page without keeping it. If the edited puzzle is a sketch,
  /// the position replaces it; otherwise the position becomes a copy of the puzzle.
  void keepSketch();
  bool keepAs(OwnPuzzle puzzle, const QString& name);
  void copyResult(const QDate& day);
  void connectEvening();
  void tellOfEvening();
  void offerPuttingBack(const QString& inTrash, const QString& what);
  void offerKeeping();
  void save();
  bool saveAs();
  bool saveTo(const QString& path);
  bool mayReplace(const QString& path);
  void noteEdit();
  void refreshUnsaved();
  [[nodiscard]] bool mayLeaveTable();
  [[nodiscard]] bool mayLoseProgress();
  [[nodiscard]] QString proposedName() const;
  [[nodiscard]] QStringList namesAtTable() const;
  void resign();
  void leave();
  void agreeOnDraw();
  void connectCourse();
  void addExerciseDesk();
  void putOnTable(std::unique_ptr<ExerciseRun> exercise);
  void changeTable();
  /// Whether the game on the table is one that is kept in a file. Precondition: there is a table.
  [[nodiscard]] bool isKeptGame() const;
  void showPageOf(const ExerciseRun& exercise);
  /// Opens the next problem of a training with the problems of `game`, or of all games if it is null.
  void train(const Game* game);
  /// The line above a problem of the training: the strength in problems, and how many problems are due again.
  [[nodiscard]] QString trainingText(const Game* game) const;
  /// Opens the problem with the id `id` as part of a training with the problems of `game`, or of all games if
  /// it is null.
  void openInTraining(const QString& id, const Game* game);
  /// Whether to offer the first lesson beside the exercise on the table: nothing else of the exercise's rule
  /// set was ever played or learned, and the lesson can lead back to the exercise.
  [[nodiscard]] bool canOfferLesson() const;
  void openFirstLesson();
  void goToNextExercise();
  void keepExplored(const Match& match);
  /// Offers to end a game in which nobody has moved for many turns, and withdraws the offer once somebody
  /// moves. Only where the players can agree on a draw.
  void offerDraw(bool canAgree);
  /// Hides the offer with the text `offered` if it is still shown, and empties `offered`.
  void withdraw(QString& offered);
  void readRules(const GameFace* face);
  void openRules(bool isOpen);
  void focusGame();
  void showRule(const QString& rule);
  void refresh();
  void refreshTitle(bool atTable);
  [[nodiscard]] QString undoHelp() const;
  void retranslate();
  void placeRules();
  void restoreWindow();
  void report(const QString& title, const QString& problem);
  void reportLeftRound();
  void tellOfStandstill(std::chrono::milliseconds time);

  Preferences& preferences_;
  Look& look_;
  Library& library_;
  std::unique_ptr<Trash> trash_;
  std::unique_ptr<Progress> progress_;
  std::unique_ptr<OwnPuzzles> own_;
  OwnPuzzle edited_;  // the puzzle on the page for setting up positions
  std::unique_ptr<Days> days_;
  std::unique_ptr<GameIndex> games_;
  std::unique_ptr<People> people_;
  std::unique_ptr<LiveStatistics> statistics_;
  std::unique_ptr<ReviewMemory> reviews_;
  std::unique_ptr<MatchKeeper> keeper_;  // saves the match on the table
  TablePage* table_ = nullptr;  // declared before everything that may send events during construction
  ArrangePage* arranging_ = nullptr;
  ReviewPage* review_ = nullptr;
  Actions* actions_;
  Banner* unsaved_;  // shown as long as something can't be saved
  QPushButton* saveElsewhere_;
  QStackedWidget* pages_;
  ShelfPage* shelf_;
  PuzzleRoom* room_;
  CoursePage* course_;
  ArchivePage* archive_;
  StatisticsPage* statisticsPage_;
  TrashPage* trashPage_;
  DayPage* dayPage_;
  EveningPage* evening_;
  QList<QWidget*> wayBack_;  // pages that Escape leads back to; the last one is next
  QString gameBefore_;       // the file of the game that was on the table before wayBack_, if any
  RulesBook* book_;
  RulesDock* rules_ = nullptr;  // created after the pages
  OfferBar* offer_;
  QString drawOffer_;        // the text of the offer of a draw; empty if there is none
  QString coachOffer_;       // the text of the offer of a coach; empty if there is none
  bool canPutBack_ = false;  // whether the current offer is to put back a removed game
  Toast* toast_;             // over all pages
  std::unique_ptr<Match> match_;
  std::optional<const Game*> training_;    // set during a training: the problems' rule set, or null for all
  std::unique_ptr<ExerciseRun> exercise_;  // null unless an exercise is on the table
  QString gameBelow_;                      // while somebody explores from a puzzle, the puzzle's file
  struct Found {
    std::vector<OpenedMatch> games;
    bool looksLikeRecord = false;
  };
  struct Remade {
    std::optional<OwnPuzzle> puzzle;
    bool isToKeep = false;
  };
  Job<Found> finding_;    // finds games in a long text
  Job<Remade> remaking_;  // makes a puzzle from its code
  Job<QImage> picture_;   // draws a picture for the clipboard
};

}  // namespace byways::app
