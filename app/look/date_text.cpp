// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/date_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace byways::app {

namespace {

/// The context of these texts for translators.
struct DayTexts {
  Q_DECLARE_TR_FUNCTIONS(DayTexts)
};

}  // namespace

QString dateText(const QDate& date) {
  return QLocale().toString(date, DayTexts::tr("d MMM yyyy", "how a short date is written: 26 Nov 2026"));
}

QString dateText(const QDateTime& time) {
  return dateText(time.date()) + QLatin1Char(' ') + QLocale().toString(time.time(), QLocale::ShortFormat);
}

}  // namespace byways::app
