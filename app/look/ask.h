// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace byways::app {

/// Something that people are asked before it is done.
struct Question {
  QString question;     ///< "Ann resigns?"
  QString consequence;  ///< what comes of it, as a sentence
  QString yes;          ///< the button that does it
  /// Whether it can't be undone: then Enter doesn't do it.
  bool isFinal = false;
};

/// Asks in a window over `parent` and waits for the answer: whether to do it. The window is named "confirm".
[[nodiscard]] bool ask(QWidget* parent, const Question& question);

}  // namespace byways::app
