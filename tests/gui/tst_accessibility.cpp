// SPDX-License-Identifier: GPL-3.0-or-later
// The board used only through the interface for screen readers.
#include <QAccessible>
#include <QSet>
#include <QTest>

#include "engine/core/random.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

// What `widget` announced last. No screen reader listens in tests, but the accessible name of the widget is
// the same text.
QString said(Gui& gui, const char* widget) { return gui.find<QWidget>(widget).accessibleName(); }

QAccessibleInterface* child(Gui& gui, const QString& place) {
  QAccessibleInterface* const board = QAccessible::queryAccessibleInterface(&gui.board());
  return board->child(static_cast<int>(gui.board().places().indexOf(place)));
}

}  // namespace

class Accessibility : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyPlaceHasNameStateAndAction();
  void aWholeGameByActions();
  void refusalsAndTurnsAreSaid();
  void everyWidgetInReachHasAName();
};

void Accessibility::everyPlaceHasNameStateAndAction() {
  Gui gui;
  gui.startByg(5);
  QAccessibleInterface* const board = QAccessible::queryAccessibleInterface(&gui.board());
  QVERIFY(board != nullptr);
  constexpr int kPlaces = 61;
  for (int i = kPlaces; i < board->childCount(); ++i) {
    QVERIFY2(board->child(i)->state().invisible, "what enlarges a board waits until it is enlarged");
  }
  QSet<QString> names;
  for (int i = 0; i < kPlaces; ++i) {
    QAccessibleInterface* const place = board->child(i);
    QVERIFY(place->isValid());
    QCOMPARE(board->indexOfChild(place), i);
    QCOMPARE(place->parent()->object(), &gui.board());
    QVERIFY(place->text(QAccessible::Name).startsWith(gui.board().places()[i]));
    names.insert(place->text(QAccessible::Name));
    QVERIFY(place->state().focusable);
    QVERIFY(place->rect().isValid());
    QCOMPARE(board->childAt(place->rect().center().x(), place->rect().center().y()), place);
    QAccessibleActionInterface* const actions = place->actionInterface();
    QVERIFY(actions != nullptr);
    QVERIFY(!actions->localizedActionDescription(QAccessibleActionInterface::pressAction()).isEmpty());
  }
  QCOMPARE(names.size(), 61);
  gui.clickPlace(QStringLiteral("E5"));
  QVERIFY(child(gui, QStringLiteral("E5"))->text(QAccessible::Name).contains(QStringLiteral("Ben")));
}

void Accessibility::aWholeGameByActions() {
  Gui gui;
  gui.startByg(3);
  Random random(5);
  for (int events = 0; gui.timeline().to_move() != kNobody; ++events) {
    QVERIFY(events < 200);
    const std::vector<std::string> steps = gui.timeline().state().legal_steps();
    const bool mayEnd = !gui.timeline().refusal(gui.timeline().to_move(), "end");
    const std::uint32_t choice = random.below(static_cast<std::uint32_t>(steps.size()) + (mayEnd ? 1U : 0U));
    const std::size_t before = gui.timeline().cursor();
    if (choice == steps.size()) {
      QWidget* const end = gui.window().findChild<QWidget*>(QStringLiteral("endTurn"));
      QAccessible::queryAccessibleInterface(end)->actionInterface()->doAction(
          QAccessibleActionInterface::pressAction());
      // A button acts shortly after its press action.
      QTRY_COMPARE(gui.timeline().cursor(), before + 1);
    } else {
      const QString place = QString::fromStdString(steps[choice]);
      child(gui, place)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
      QCOMPARE(gui.timeline().cursor(), before + 1);
      QCOMPARE(gui.board().cursor(), place);
    }
  }
  QVERIFY(said(gui, "resultPanel").contains(QStringLiteral("wins")));
}

void Accessibility::refusalsAndTurnsAreSaid() {
  Gui gui;
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  gui.endTurn();
  QVERIFY2(said(gui, "turnBox").contains(QStringLiteral("Ann to move")), qPrintable(said(gui, "turnBox")));
  gui.clickPlace(QStringLiteral("D4"));
  QVERIFY2(said(gui, "refusalText").contains(QStringLiteral("D4")), qPrintable(said(gui, "refusalText")));
}

void Accessibility::everyWidgetInReachHasAName() {
  Gui gui;
  gui.startByg(4);
  const QList<QWidget*> widgets = gui.window().findChildren<QWidget*>();
  for (QWidget* const widget : widgets) {
    if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus) {
      continue;
    }
    QAccessibleInterface* const accessible = QAccessible::queryAccessibleInterface(widget);
    QVERIFY(accessible != nullptr);
    const bool isContainer =
        accessible->role() == QAccessible::Client || accessible->role() == QAccessible::Pane;
    QVERIFY2(isContainer || !accessible->text(QAccessible::Name).isEmpty(),
             qPrintable(QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') +
                        widget->objectName()));
  }
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("accessibility", Accessibility);
#include "tst_accessibility.moc"
