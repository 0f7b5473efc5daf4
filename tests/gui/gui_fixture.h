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

/// Sends settings to a folder of the test's own and fixes the locale. To be called before anything else.
void isolate(const QString& folder);

/// Where windows are shown nowhere (Qt's platform "offscreen"), gives them these screens side by side, in
/// pixels, instead of a small one. To be called before there is an application; programs started from here
/// get the same screens as long as the answer lives.
[[nodiscard]] std::unique_ptr<QTemporaryFile> setScreens(const QList<QSize>& sizes);

/// The program in a folder of its own, in English, without animations.
class Gui {
 public:
  /// `folder` keeps settings and games; empty for a temporary one.
  explicit Gui(const QString& folder = {});

  [[nodiscard]] Preferences& preferences() { return *preferences_; }
  [[nodiscard]] Look& look() { return *look_; }
  [[nodiscard]] Library& library() { return *library_; }
  [[nodiscard]] MainWindow& window() { return *window_; }
  [[nodiscard]] Match& match() { return window_->table()->match(); }
  [[nodiscard]] const Timeline& timeline() { return match().timeline(); }
  [[nodiscard]] BoardView& board() { return window_->table()->board(); }
  [[nodiscard]] QString folder() const { return folder_; }
  /// The games in the library's folder, the latest first, each read from its file.
  [[nodiscard]] QList<SavedGame> unfinished() const { return saved(false); }
  [[nodiscard]] QList<SavedGame> finished() const { return saved(true); }

  /// Starts a game of Byg whose lots and choices are settled, between Ann and Ben.
  void startByg(int size, OptionMap more = {});

  /// The widget of that name; the test fails without it.
  template <class T>
  [[nodiscard]] T& find(const char* name) {
    T* const widget = window_->findChild<T*>(QString::fromLatin1(name));
    Q_ASSERT_X(widget != nullptr, "find", name);
    return *widget;
  }

  /// Puts an exercise on the table.
  void open(const lessons::Lesson& lesson);
  void open(const problems::Problem& problem);
  /// The button that leads on in it: to what comes next, or past what is asked.
  [[nodiscard]] QPushButton& wayOn();
  /// Clicks the button of a hint or of the solution, once more if that asks first.
  void askFor(const char* name);

  /// The action of that name; the program ends without it.
  [[nodiscard]] QAction& action(const char* name);
  /// Clicks the button that agrees in the question that is about to open.
  void agreeSoon();
  /// Clicks it in a question that is open, if there is one.
  void agreeIfAsked();

  /// Moves the mouse there and clicks, as a hand does.
  void clickPlace(const QString& place);
  void hoverPlace(const QString& place);
  /// Walks there by arrow keys and returns whether that was possible.
  [[nodiscard]] bool walkTo(const QString& place);
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
  /// Ends the turn by its key.
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

/// A place or a step as tests write it, in UTF-8.
[[nodiscard]] QString at(const char* text);
/// Whether the button can be pressed now: it is there, and a screen reader says so.
[[nodiscard]] bool canPress(QAbstractButton& button);
/// The steps of the turn that is open, in order.
[[nodiscard]] QStringList openSteps(Gui& gui);
/// Plays another step by lot, rolls, or looks behind the curtain, for whomever it is; false once the game is
/// over.
bool playOn(Match& match, Random& random);
/// The last entry as records write it, without its seat; there has to be one.
[[nodiscard]] QString lastTurn(Gui& gui);
/// The file of the first saved game; without one, the folder.
[[nodiscard]] QString savedGame(Gui& gui);
/// All of a file; nothing of one that can't be read.
[[nodiscard]] QByteArray bytesOfFile(const QString& path);
/// What `byways-cli show` says of the file, as JSON.
[[nodiscard]] nlohmann::json showByCli(const QString& file);
/// The game on the table, which is over, ended as `byways-cli show` says, and the window says who has won.
void compareEndWithCli(Gui& gui);

}  // namespace byways::app::test
