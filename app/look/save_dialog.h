// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace byways::app {

/// What the dialog for saving a file shows.
struct SaveQuestion {
  QString name;    ///< object name of the dialog
  QString title;   ///< window title
  QString kind;    ///< kind of file: "Web pages"; the dialog adds the ending
  QString ending;  ///< without a dot, in lower case
  QString folder;  ///< initial folder
  QString file;    ///< suggested name, without folder and ending
};

/// Asks in a dialog over `parent` where to save a file, and waits. Returns a path with exactly the ending of
/// `question`, whatever was typed; empty if nothing is to be saved. An existing file is returned only if
/// people agreed to replace it. No other code asks for a path to save to.
[[nodiscard]] QString askWhereToSave(QWidget* parent, const SaveQuestion& question);

/// `path` with the ending `ending`, which is appended, or put in place of another ending that the program
/// uses ("game.gif" becomes "game.html", but "Ann vs. Ben" becomes "Ann vs. Ben.html").
[[nodiscard]] QString withEnding(const QString& path, const QString& ending);

}  // namespace byways::app
