// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAction>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTemporaryFile>

#include <memory>

#include "app/board/board_view.h"
#include "app/library/library.h"
#include "app/look/look.h"
#include "app/settings/language.h"
#include "app/settings/preferences.h"
#include "app/table/table_page.h"
#include "app/window/main_window.h"
#include "engine/core/random.h"
#include "engine/courses.h"
#include "engine/problem_book.h"

namespace byways::app::test {

/// Redirects settings to the test's own folder and fixes the locale. Call it before anything else.
void isolate(const QString& folder);

/// With Qt's platform "offscreen", replaces the small default screen by these screens side by side, in
/// pixels. Call it before the application is created. Programs started from here get the same screens as long
/// as the returned file exists.
[[nodiscard]] std::unique_ptr<QTemporaryFile> setScreens(const QList<QSize>& sizes);

/// The program with its own folder, in English, without animations.
class Gui {
 public:
  /// `folder` has settings and games; if empty, a temporary one is used.
  explicit Gui(const QString& folder = {});

  [[nodiscard]] Preferences& preferences() { return *preferences_; }
  [[nodiscard]] Look& look() { return *look_; }
  [[nodiscard]] Library& library() { return *library_; }
  [[nodiscard]] MainWindow& window() { return *window_; }
  [[nodiscard]] Match& match() { return window_->table()->match(); }
  [[nodiscard]] const Timeline& timeline() { return match().timeline(); }
  [[nodiscard]] BoardView& board() { return window_->table()->board(); }
  [[nodiscard]] QString folder() const { return folder_; }
  /// The unfinished games in the library, latest first, read from their files.
  [[nodiscard]] QList<SavedGame> unfinished() const { return saved(false); }
  [[nodiscard]] QList<SavedGame> finished() const { return saved(true); }

  /// Starts a game of Byg between Ann and Ben, with lots and choices settled.
  void startByg(int size, OptionMap more = {});

  /// The widget with the object name `name`. Asserts that there is one.
  template <class T>
  [[nodiscard]] T& find(const char* name) {
    T* const widget = window_->findChild<T*>(QString::fromLatin1(name));
    Q_ASSERT_X(widget != nullptr, "find", name);
    return *widget;
  }

  /// Opens an exercise.
  void open(const lessons::Lesson& lesson);
  void open(const problems::Problem& problem);
  /// The button that continues: to the next step, or past the current task.
  [[nodiscard]] QPushButton& wayOn();
  /// Waits until the page of puzzles and problems has all its cards.
  void fillRoom();
  /// Clicks the button with the object name `name`, for a hint or the solution, and clicks it again if it
  /// asks for confirmation.
  void askFor(const char* name);

  /// The action with the object name `name`; aborts if there is none.
  [[nodiscard]] QAction& action(const char* name);
  /// Confirms the question that is about to open.
  void agreeSoon();
  /// Confirms a question if one is open.
  void agreeIfAsked();

  /// Moves the mouse to the place and clicks.
  void clickPlace(const QString& place);
  void hoverPlace(const QString& place);
  /// Moves the cursor to the place by arrow keys; returns whether that was possible.
  [[nodiscard]] bool walkTo(const QString& place);
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
  /// Ends the turn with its shortcut.
  void endTurn() { key(Qt::Key_Return, Qt::ControlModifier); }

 private:
  [[nodiscard]] QList<SavedGame> saved(bool isOver) const;

  std::unique_ptr<QTemporaryDir> temporary_;
  QString folder_;
  std::unique_ptr<Preferences> preferences_;
  std::unique_ptr<Language> language_;
  std::unique_ptr<Look> look_;
  std::unique_ptr<Library> library_;
  std::unique_ptr<MainWindow> window_;
};

/// A place or step in UTF-8 as a QString.
[[nodiscard]] QString at(const char* text);
/// Whether the button can be pressed now, visibly and for screen readers.
[[nodiscard]] bool canPress(QAbstractButton& button);
/// The steps of the unfinished turn, in order.
[[nodiscard]] QStringList openSteps(Gui& gui);
/// Plays a random step, rolls, or lowers or lifts the curtain, whatever is next, for any seat. Returns false
/// if the game is over or the step was refused.
bool playOn(Match& match, Random& random);
/// The last entry as in records, without its seat. Precondition: there is one.
[[nodiscard]] QString lastTurn(Gui& gui);
/// The path of the first saved game; the folder if there is none.
[[nodiscard]] QString savedGame(Gui& gui);
/// The content of a file; empty if it can't be read.
[[nodiscard]] QByteArray bytesOfFile(const QString& path);
/// The output of `byways-cli show` for the file.
[[nodiscard]] nlohmann::json showByCli(const QString& file);
/// Checks that the game on the table is over with the result that `byways-cli show` prints, and that the
/// window says who has won.
void compareEndWithCli(Gui& gui);

}  // namespace byways::app::test
