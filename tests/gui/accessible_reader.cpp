// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/accessible_reader.h"

#include <QApplication>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace byways::app::test {

QString text(const char* latin) { return QString::fromLatin1(latin); }

bool beginsWith(const QString& whole, const char* part) { return whole.startsWith(QLatin1String(part)); }

QList<SpokenPlace> thatOffer(const QList<SpokenPlace>& places, const char* action) {
  QList<SpokenPlace> found;
  std::copy_if(places.begin(), places.end(), std::back_inserter(found),
               [action](const SpokenPlace& place) { return beginsWith(place.action, action); });
  return found;
}

void Reader::start(const char* title, const std::function<void(const AccessiblePlayer&)>& fill) {
  AccessiblePlayer::inDialog([&fill](const AccessiblePlayer& sheet) {
    sheet.write(QStringLiteral("Name of player 1"), QStringLiteral("Ann"));
    sheet.write(QStringLiteral("Name of player 2"), QStringLiteral("Ben"));
    fill(sheet);
    sheet.press(QStringLiteral("Play"));
  });
  player_.press(QStringLiteral("Play ") + QLatin1String(title));
  QVERIFY(gui_.window().table() != nullptr);
  const auto lot = [this] {
    return player_.find(QAccessible::AlertMessage, [](const QString& name) { return !name.isEmpty(); });
  };
  if (QAccessibleInterface* const shown = lot()) {
    shown->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    AccessiblePlayer::waitFor([&lot] { return lot() == nullptr; });
  }
  QCoreApplication::processEvents();
}

void Reader::play(const std::function<void()>& turn, int enough) {
  for (int turns = 0; !isOver() && turns < enough; ++turns) {
    QVERIFY2(turns < kMostTurns, qPrintable(player_.demands().join(u'\n')));
    QCoreApplication::processEvents();
    turn();
    if (QTest::currentTestFailed()) {
      return;
    }
  }
}

void Reader::compareResult() {
  QVERIFY(findResult() != nullptr);
  const QString read = findResult()->text(QAccessible::Name);
  const QString file = gui_.folder() + QStringLiteral("/whole.byways");
  QCOMPARE(Library::write(gui_.match(), file), QString());
  const nlohmann::json shown = showByCli(file);
  QVERIFY(shown.is_object() && shown.contains("result") && shown["result"].is_object());
  const nlohmann::json winners = shown["result"].value("winners", nlohmann::json::array());
  if (gui_.match().players() == 1) {
    QVERIFY2(read.startsWith(QStringLiteral("Solved.")), qPrintable(read));
    return;
  }
  QVERIFY(!winners.empty());
  if (winners.size() == 1) {
    const QString winner = gui_.match().name(winners.at(0).get<int>());
    QVERIFY2(read.startsWith(winner + QStringLiteral(" wins")), qPrintable(read));
  }
}

bool Reader::pressIfOffered(const char* name) {
  const bool can = player_.canPress(QLatin1String(name));
  if (can) {
    player_.press(QLatin1String(name));
    // The program asks before a turn that ends the game or loses something.
    if (QWidget* const question = QApplication::activeModalWidget()) {
      const AccessiblePlayer dialog(*question);
      for (const char* const sure : {"End the game", "End the turn"}) {
        if (dialog.canPress(QLatin1String(sure))) {
          dialog.press(QLatin1String(sure));
          break;
        }
      }
    }
  }
  return can;
}

const SpokenPlace& Reader::some(const QList<SpokenPlace>& places) {
  return places.at(static_cast<qsizetype>(random_.below(static_cast<std::uint32_t>(places.size()))));
}

QString Reader::colour() const {
  static const QRegularExpression with(QStringLiteral("with (\\w+)"));
  return with.match(player_.demands().value(0)).captured(1);
}

void Reader::decide(const QString& name) {
  static const QRegularExpression option(
      QStringLiteral("^(Remove|Bring in|Over-Pass for|Trade for|Slide for)"));
  const QList<SpokenPlace> all = player_.actions();
  for (const SpokenPlace& place : all) {
    if (place.name.contains(option) && place.name.startsWith(name)) {
      press(place);
      return;
    }
  }
}

// The result of a game is in a panel; that of an exercise is a remark on the desk.
QAccessibleInterface* Reader::findResult() {
  const bool isAlone = gui_.match().players() == 1;
  return player_.find(isAlone ? QAccessible::StaticText : QAccessible::Grouping, [](const QString& name) {
    static const QRegularExpression result(
        QStringLiteral("^(A draw|.* wins|.* share the win|Solved|Stuck)\\."));
    return result.match(name).hasMatch();
  });
}

}  // namespace byways::app::test
