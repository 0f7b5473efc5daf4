// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/breakable.h"

namespace byways::app {

namespace {

constexpr int kLongestWord = 18;  // characters that fit into the narrowest column at the largest text size
constexpr QChar kZeroWidthSpace(0x200B);

bool beginsWord(QChar before) { return before.isSpace() || before == QLatin1Char('-'); }

}  // namespace

QString breakable(const QString& text) {
  QString broken;
  int letters = 0;
  for (const QChar letter : text) {
    letters = beginsWord(letter) ? 0 : letters + 1;
    if (letters > kLongestWord && !letter.isLowSurrogate() && !letter.isMark()) {
      broken.append(kZeroWidthSpace);
      letters = 1;
    }
    broken.append(letter);
  }
  return broken;
}

QString breakable(const QString& text, const QFontMetrics& metrics, int width) {
  QString broken;
  QString part;  // of a word, since the last break
  for (const QChar letter : text) {
    const bool isOwn = !letter.isLowSurrogate() && !letter.isMark();
    if (isOwn && !part.isEmpty() && metrics.horizontalAdvance(part + letter) > width) {
      broken.append(kZeroWidthSpace);
      part.clear();
    }
    broken.append(letter);
    part = beginsWord(letter) ? QString() : part + letter;
  }
  return broken;
}

}  // namespace byways::app
