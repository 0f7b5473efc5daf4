// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace byways::app {

/// What people are asked before a file is saved.
struct SaveQuestion {
  QString name;    ///< of the dialog, as an object
  QString title;   ///< of the dialog
  QString kind;    ///< of file: "Web pages"; the dialog adds the ending
  QString ending;  ///< that the file gets, without a dot, in lower case
  QString folder;  ///< to begin in
  QString file;    ///< the name on offer, without folder and ending
};

/// Asks where to save a file, in a window over `parent`, and waits for the answer: a path with that very
/// ending, whatever was typed, or nothing. A file that is there is only named once people have agreed to
/// replace it. This is the only place where the program asks so.
[[nodiscard]] QString askWhereToSave(QWidget* parent, const SaveQuestion& question);

/// The path with that ending: added, or in place of another one that files of the program have
/// ("game.gif" becomes "game.html", but "Ann vs. Ben" becomes "Ann vs. Ben.html").
[[nodiscard]] QString withEnding(const QString& path, const QString& ending);

}  // namespace byways::app
