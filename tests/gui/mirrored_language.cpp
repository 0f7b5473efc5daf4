// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/mirrored_language.h"

#include <QGuiApplication>
#include <QRegularExpression>

namespace byways::app::test {

namespace {

constexpr char16_t kAlef = 0x05D0;
constexpr int kLetters = 27;

QString lettered(QString text) {
  for (QChar& letter : text) {
    if (letter.isLetter()) {
      letter = QChar(static_cast<char16_t>(kAlef + letter.toLower().unicode() % kLetters));
    }
  }
  return text;
}

}  // namespace

RightToLeft::RightToLeft() { QGuiApplication::setLayoutDirection(Qt::RightToLeft); }

RightToLeft::~RightToLeft() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }

MirroredLanguage::MirroredLanguage() { QCoreApplication::installTranslator(this); }

MirroredLanguage::~MirroredLanguage() { QCoreApplication::removeTranslator(this); }

QString MirroredLanguage::translate(const char* context, const char* text, const char* /*disambiguation*/,
                                    int /*number*/) const {
  // Qt parses the names of keys.
  if (qstrcmp(context, "QShortcut") == 0) {
    return {};
  }
  static const QRegularExpression kept(QStringLiteral("%L?\\d|%n|<[^>]*>|&[a-z]+;|&#\\d+;"));
  const QString whole = QString::fromUtf8(text);
  QString answer;
  qsizetype at = 0;
  for (auto match = kept.globalMatch(whole); match.hasNext();) {
    const QRegularExpressionMatch verbatim = match.next();
    answer += lettered(whole.mid(at, verbatim.capturedStart() - at)) + verbatim.captured();
    at = verbatim.capturedEnd();
  }
  return answer + lettered(whole.mid(at));
}

}  // namespace byways::app::test
