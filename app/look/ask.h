// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace byways::app {

/// A yes-or-no question before something is done.
struct Question {
  QString question;     ///< "Ann resigns?"
  QString consequence;  ///< what will happen, as a sentence
  QString yes;          ///< label of the button that does it
  /// Whether saying yes can't be undone, or ends a game for everybody: then Enter doesn't confirm.
  bool isFinal = false;
};

/// Asks in a dialog over `parent`, named "confirm", and waits. Returns whether the answer was yes.
[[nodiscard]] bool ask(QWidget* parent, const Question& question);

/// Reports in a dialog over `parent`, named "refused", what could not be done and why, each as a sentence.
void tell(QWidget* parent, const QString& what, const QString& why);

}  // namespace byways::app
