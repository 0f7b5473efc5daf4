// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/breakable.h"

namespace byways::app {

namespace {

constexpr int kLongestWord = 18;  // letters that fit into the narrowest column in the largest font
constexpr QChar kHere(0x200B);    // a space without width

bool beginsWord(QChar before) { return before.isSpace() || before == QLatin1Char('-'); }

}  // namespace

QString breakable(const QString& text) {
  QString broken;
  int letters = 0;
  for (const QChar letter : text) {
    letters = beginsWord(letter) ? 0 : letters + 1;
    if (letters > kLongestWord && !letter.isLowSurrogate() && !letter.isMark()) {
      broken.append(kHere);
      letters = 1;
    }
    broken.append(letter);
  }
  return broken;
}

QString breakable(const QString& text, const QFontMetrics& metrics, int width) {
  QString broken;
  QString part;  // of a word, that has to fit into a line
  for (const QChar letter : text) {
    const bool isOwn = !letter.isLowSurrogate() && !letter.isMark();
    if (isOwn && !part.isEmpty() && metrics.horizontalAdvance(part + letter) > width) {
      broken.append(kHere);
      part.clear();
    }
    broken.append(letter);
    part = beginsWord(letter) ? QString() : part + letter;
  }
  return broken;
}

}  // namespace byways::app
