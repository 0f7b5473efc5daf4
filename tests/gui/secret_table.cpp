// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/secret_table.h"

#include <QTest>

namespace byways::app::test {

void SecretTable::submit(const QString& parts) {
  lift();
  const QStringList words = parts.split(u' ');
  for (const QString& word : words) {
    QVERIFY2(!gui.match().play(word), qPrintable(word));
  }
  hand_.seal();
  hand_.skipRace();
}

}  // namespace byways::app::test
