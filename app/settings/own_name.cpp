// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/own_name.h"

#include <QStringList>

namespace byways::app {

QString ownName() {
  static const QStringList kNobodys{
      QStringLiteral("root"),    QStringLiteral("user"),   QStringLiteral("admin"),
      QStringLiteral("default"), QStringLiteral("guest"),  QStringLiteral("administrator"),
      QStringLiteral("runner"),  QStringLiteral("nobody"), QStringLiteral("owner")};
  for (const char* const variable : {"USER", "LOGNAME", "USERNAME"}) {
    QString name = qEnvironmentVariable(variable).section(QLatin1Char('@'), 0, 0).trimmed();
    if (!name.isEmpty()) {
      name[0] = name[0].toUpper();
      return kNobodys.contains(name, Qt::CaseInsensitive) ? QString() : name;
    }
  }
  return {};
}

}  // namespace byways::app
