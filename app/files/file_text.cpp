// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/file_text.h"

#include <QLocale>

namespace byways::app {

namespace {

// Whether the character is a bidirectional control or a line break.
bool disturbs(QChar character) {
  const char16_t code = character.unicode();
  return character.category() == QChar::Other_Control || (code >= 0x2028 && code <= 0x202E) ||
         (code >= 0x2066 && code <= 0x2069);
}

// Replaces characters that some system doesn't allow in file names by spaces.
QString cleaned(const QString& text) {
  QString clean;
  for (const QChar character : text) {
    const bool isTaken = QStringLiteral("<>:\"/\\|?*").contains(character) || disturbs(character) ||
                         character.category() == QChar::Other_Format;
    clean.append(isTaken ? QLatin1Char(' ') : character);
  }
  // Normalised, because macOS decomposes letters and the same name could have two forms.
  return clean.simplified().normalized(QString::NormalizationForm_C);
}

}  // namespace

QString plainText(const QString& text, int most) {
  QString plain;
  for (const QChar character : text) {
    plain.append(disturbs(character) ? QChar(QChar::ReplacementCharacter) : character);
  }
  if (plain.size() <= most) {
    return plain;
  }
  qsizetype head = most / 2;
  qsizetype tail = most - head - 1;
  head -= plain[head - 1].isHighSurrogate() ? 1 : 0;
  tail -= plain[plain.size() - tail].isLowSurrogate() ? 1 : 0;
  return plain.first(head) + QChar(0x2026) + plain.last(tail);
}

QString gameFileName(const QString& game, const QStringList& names, QDate date) {
  constexpr int kNameInFile = 24;  // a file name may have 255 bytes, with up to six players
  QStringList parts{cleaned(game)};
  QStringList clean;
  for (const QString& name : names) {
    if (const QString some = cleaned(name); !some.isEmpty()) {
      clean.append(plainText(some, kNameInFile));
    }
  }
  if (!clean.isEmpty()) {
    parts.append(cleaned(QLocale().createSeparatedList(clean)));
  }
  parts.append(date.toString(Qt::ISODate));
  QString whole = parts.join(QStringLiteral(" – "));
  while (whole.toUtf8().size() > 200) {
    whole.chop(1);
  }
  return whole;
}

}  // namespace byways::app
