// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace byways::app {

/// A question that people are asked before something is done.
struct Question {
  QString question;     ///< "Ann resigns?"
  QString consequence;  ///< what follows from it, as a sentence
  QString yes;          ///< the button that does it
  /// Whether it can't be undone, or ends a game for everybody: then Enter doesn't do it.
  bool isFinal = false;
};

/// Asks in a window over `parent` and waits for the answer: whether to do it. The window is named "confirm".
[[nodiscard]] bool ask(QWidget* parent, const Question& question);

/// Tells in a window over `parent` that something could not be done, and why, each as a sentence. The window
/// is named "refused".
void tell(QWidget* parent, const QString& what, const QString& why);

}  // namespace byways::app
