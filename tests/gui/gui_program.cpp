// SPDX-License-Identifier: GPL-3.0-or-later
// One program for all tests of the window, because linking Qt and the window once for each would take
// minutes.
#include "tests/gui/gui_program.h"

#include <QApplication>
#include <QTest>

#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

namespace {

using Makers = std::map<std::string, std::unique_ptr<QObject> (*)()>;

// Filled before main(), and constant afterwards.
Makers& makers() {
  static Makers all;
  return all;
}

// One screen larger than any window in the tests, unless BYWAYS_SCREENS says otherwise: "1024x576 2560x1440".
std::unique_ptr<QTemporaryFile> makeScreens() {
  QList<QSize> sizes;
  const QStringList words =
      qEnvironmentVariable("BYWAYS_SCREENS", QStringLiteral("2560x1700")).split(QLatin1Char(' '));
  for (const QString& word : words) {
    sizes.append({word.section(QLatin1Char('x'), 0, 0).toInt(), word.section(QLatin1Char('x'), 1).toInt()});
  }
  return setScreens(sizes);
}

}  // namespace

GuiTest::GuiTest(const char* name, std::unique_ptr<QObject> (*make)()) { makers().emplace(name, make); }

}  // namespace byways::app::test

int main(int count, char** words) {
  const auto& all = byways::app::test::makers();
  const auto chosen = count > 1 ? all.find(words[1]) : all.end();
  if (chosen == all.end()) {
    std::fputs("usage: gui_tests NAME [OPTION OF QT TEST…] [FUNCTION…], NAME being one of\n", stderr);
    for (const auto& [name, make] : all) {
      std::fprintf(stderr, "  %s\n", name.c_str());
    }
    return 2;
  }
  QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
  const auto screens = byways::app::test::makeScreens();
  const QApplication application(count, words);
  std::vector<char*> rest(words, words + count);
  rest.erase(rest.begin() + 1);
  const std::unique_ptr<QObject> test = chosen->second();
  return QTest::qExec(test.get(), static_cast<int>(rest.size()), rest.data());
}
