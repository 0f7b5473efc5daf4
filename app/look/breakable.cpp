// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/breakable.h"

namespace byways::app {

namespace {

constexpr int kLongestWord = 18;  // letters that fit into the narrowest column in the largest font

}  // namespace

QString breakable(const QString& text) {
  constexpr QChar kHere(0x200B);  // a space without width
  QString broken;
  int letters = 0;
  for (const QChar letter : text) {
    letters = letter.isSpace() || letter == QLatin1Char('-') ? 0 : letters + 1;
    if (letters > kLongestWord && !letter.isLowSurrogate() && !letter.isMark()) {
      broken.append(kHere);
      letters = 1;
    }
    broken.append(letter);
  }
  return broken;
}

}  // namespace byways::app
