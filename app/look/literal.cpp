// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/literal.h"

namespace byways::app {

QString literal(QString text) { return text.replace(QLatin1Char('&'), QLatin1String("&&")); }

}  // namespace byways::app
