// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/ago.h"

#include <QCoreApplication>
#include <QLocale>

#include "app/look/date_text.h"

namespace byways::app {

namespace {

struct Ago {
  Q_DECLARE_TR_FUNCTIONS(Ago)
};

}  // namespace

QString ago(const QDateTime& then, const QDateTime& now) {
  constexpr qint64 kMinute = 60;
  constexpr qint64 kHour = 60 * kMinute;
  const qint64 seconds = then.secsTo(now);
  const qint64 days = then.date().daysTo(now.date());
  if (seconds < 2 * kMinute) {
    return Ago::tr("just now");
  }
  if (seconds < kHour) {
    return Ago::tr("%n minute(s) ago", nullptr, static_cast<int>(seconds / kMinute));
  }
  if (days == 0) {
    return Ago::tr("today, %1").arg(QLocale().toString(then.time(), QLocale::ShortFormat));
  }
  if (days == 1) {
    return Ago::tr("yesterday");
  }
  constexpr qint64 kWeek = 7;
  if (days < kWeek) {
    return Ago::tr("%n day(s) ago", nullptr, static_cast<int>(days));
  }
  return dateText(then.date());
}

}  // namespace byways::app
