// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/joined.h"

#include <QCoreApplication>

namespace byways::app {

namespace {

/// The context of these texts for translators.
struct Joined {
  Q_DECLARE_TR_FUNCTIONS(Joined)
};

QString join(QStringList& parts, const QString& between) {
  parts.removeAll(QString());
  return parts.join(between);
}

}  // namespace

QString joinParts(QStringList parts) { return join(parts, Joined::tr(", ", "between the parts of a list")); }

QString joinPhrases(QStringList phrases) {
  return join(phrases, Joined::tr(". ", "between phrases that have no full stops of their own"));
}

QString joinSentences(QStringList sentences) {
  sentences.removeAll(QString());
  QString text = sentences.value(0);
  for (const QString& next : sentences.mid(1)) {
    text = Joined::tr("%1 %2", "two sentences").arg(text, next);
  }
  return text;
}

QString asSentence(const QString& phrase) { return Joined::tr("%1.", "a phrase as a sentence").arg(phrase); }

}  // namespace byways::app
