// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/joined.h"

#include <QCoreApplication>

namespace byways::app {

namespace {

/// The context of these texts for translators.
struct Joined {
  Q_DECLARE_TR_FUNCTIONS(Joined)
};

QString afterSentence(const QString& sentence, const QString& next) {
  return Joined::tr("%1 %2", "two sentences").arg(sentence, next);
}

bool isSentence(const QString& text) { return QStringLiteral(".!?…。！？").contains(text.back()); }

}  // namespace

QString joinParts(QStringList parts) {
  parts.removeAll(QString());
  return parts.join(Joined::tr(", ", "between the parts of a list"));
}

QString joinPhrases(QStringList phrases) {
  phrases.removeAll(QString());
  QString text = phrases.value(0);
  for (const QString& next : phrases.mid(1)) {
    text = isSentence(text)
               ? afterSentence(text, next)
               : text + Joined::tr(". ", "between phrases that have no full stops of their own") + next;
  }
  return text;
}

QString joinSentences(QStringList sentences) {
  sentences.removeAll(QString());
  QString text = sentences.value(0);
  for (const QString& next : sentences.mid(1)) {
    text = afterSentence(text, next);
  }
  return text;
}

QString asSentence(const QString& phrase) { return Joined::tr("%1.", "a phrase as a sentence").arg(phrase); }

}  // namespace byways::app
