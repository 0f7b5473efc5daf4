// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons that can’t be pressed say why, whether one tries by mouse, keys, finger or screen reader.
#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>

#include "app/board/refusal_bubble.h"
#include "engine/courses.h"
#include "engine/games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

RefusalBubble* bubbleOver(const QWidget& window) {
  for (auto* const bubble : window.findChildren<RefusalBubble*>()) {
    if (bubble->isVisible()) {
      return bubble;
    }
  }
  return nullptr;
}

}  // namespace

class GreyButtons : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void greyButtonsSayWhy();
  void aGreyButtonAnswersAFinger();
  void whoseTurnItIsIsSaidAtTheButton();
  void submittingTooEarlyIsAnAnswer();
};

void GreyButtons::greyButtonsSayWhy() {
  Gui gui;
  gui.startByg(4);
  auto& end = gui.find<QPushButton>("endTurn");
  QVERIFY(!canPress(end));
  const auto isSaid = [&] {
    const RefusalBubble* const bubble = bubbleOver(gui.window());
    const QString text = bubble != nullptr ? bubble->text() : QString();
    const bool isThere = !text.isEmpty() && text == end.toolTip();
    gui.key(Qt::Key_Escape);
    return isThere && bubbleOver(gui.window()) == nullptr;
  };
  QTest::mouseClick(&end, Qt::LeftButton);
  QVERIFY(isSaid());
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
    end.setFocus(Qt::TabFocusReason);
    QVERIFY(end.hasFocus());
    gui.key(key);
    QVERIFY(isSaid());
  }
  QAccessibleInterface* const said = QAccessible::queryAccessibleInterface(&end);
  said->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  QVERIFY(isSaid());
  QCOMPARE(said->text(QAccessible::Description), end.toolTip());
  QCOMPARE(gui.timeline().length(), std::size_t(0));

  gui.window().arrange({find_game("byg"), {{"size", 4}}, {at("Ann"), at("Ben")}, {0, 1}});
  QTest::mouseClick(&gui.find<QPushButton>("emptyBoard"), Qt::LeftButton);
  auto& play = gui.find<QPushButton>("playArranged");
  if (!canPress(play)) {
    QTest::mouseClick(&play, Qt::LeftButton);
    const RefusalBubble* const bubble = bubbleOver(gui.window());
    QVERIFY(bubble != nullptr);
    QCOMPARE(bubble->text(), gui.find<QLabel>("arrangeStatus").text());
  }
}

void GreyButtons::aGreyButtonAnswersAFinger() {
  Gui gui;
  gui.startByg(4);
  const std::unique_ptr<QPointingDevice> screen(QTest::createTouchDevice());
  auto& end = gui.find<QPushButton>("endTurn");
  const QPoint middle = end.mapTo(&gui.window(), end.rect().center());
  QTest::touchEvent(&gui.window(), screen.get()).press(0, middle, &gui.window());
  QTest::touchEvent(&gui.window(), screen.get()).release(0, middle, &gui.window());
  QTRY_VERIFY(bubbleOver(gui.window()) != nullptr);
}

void GreyButtons::whoseTurnItIsIsSaidAtTheButton() {
  Gui gui;
  MatchSetup setup{find_game("byg"), {{"size", 4}, {"priority", 1}, {"first", 1}}, {at("Ann"), {}}, {0, 1}};
  setup.levels = {0, 8};  // the computer begins
  gui.window().start(setup);
  QVERIFY(gui.match().isComputersTurn());
  auto& end = gui.find<QPushButton>("endTurn");
  QVERIFY(!canPress(end));
  QTest::mouseClick(&end, Qt::LeftButton);
  const RefusalBubble* const bubble = bubbleOver(gui.window());
  QVERIFY(bubble != nullptr);
  QVERIFY2(bubble->text().contains(gui.match().name(2)), qPrintable(bubble->text()));
  const QRect button(end.mapTo(&gui.window(), QPoint()), end.size());
  QVERIFY(!bubble->seen().intersects(button));
}

// For the step of a lesson that says: "Try to submit without it."
void GreyButtons::submittingTooEarlyIsAnAnswer() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  const lessons::Lesson& lesson = *find_lesson("highway/1");
  gui.open(lesson);
  const auto asks = [](const lessons::Step& step) { return step.kind == lessons::Kind::Refuse; };
  const auto found = std::find_if(lesson.steps.begin(), lesson.steps.end(), asks);
  QVERIFY(found != lesson.steps.end());
  for (auto step = lesson.steps.begin(); step != found; ++step) {
    QTRY_VERIFY(canPress(gui.wayOn()));
    QTest::mouseClick(&gui.wayOn(), Qt::LeftButton);
  }
  QCOMPARE(gui.wayOn().text(), at("Skip"));
  QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
  QTRY_COMPARE(gui.wayOn().text(), at("Continue"));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("grey_buttons", GreyButtons);
#include "tst_grey_buttons.moc"
