// SPDX-License-Identifier: GPL-3.0-or-later
// What the panel beside the board shows where there is little room.
#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QTest>

#include <array>

#include "app/games/catalogue.h"
#include "engine/courses.h"
#include "engine/games.h"
#include "tests/gui/cut_off_texts.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

// How much of a widget's height is in sight, above the mark for more below, in pixels.
int heightInSight(Gui& gui, const QWidget& widget) {
  QRect seen = widget.visibleRegion().boundingRect();
  const auto* const fold = gui.find<QWidget>("sideScroll").findChild<QWidget*>(at("moreBelow"));
  if (!seen.isEmpty() && fold->isVisible() && gui.find<QWidget>("sideScroll").isAncestorOf(&widget)) {
    seen.setBottom(qMin(seen.bottom(), fold->mapTo(&gui.window(), QPoint()).y() - 1 -
                                           widget.mapTo(&gui.window(), QPoint()).y()));
  }
  return qMax(0, seen.height());
}

QString cutReport(Gui& gui, const QWidget& widget) {
  const int seen = heightInSight(gui, widget);
  return widget.isVisible() && seen < widget.height()
             ? at("%1 pixels of %2 of %3").arg(seen).arg(widget.height()).arg(widget.objectName())
             : QString();
}

// The parts of a lesson that are cut off or out of sight. The lesson's text may be cut once there is a remark
// below it, unless other texts take the room.
QStringList hiddenOfLesson(Gui& gui) {
  QStringList found = squeezedParts(gui.window());
  const auto& remark = gui.find<QLabel>("exerciseRemark");
  const bool isOtherSaid = gui.find<QLabel>("task").isVisible() ||
                           gui.find<QWidget>("turnItems").isVisible() ||
                           gui.find<QLabel>("endTurnRemark").isVisible();
  const auto& text = gui.find<QLabel>("exerciseText");
  if (!remark.isVisible() || isOtherSaid || heightInSight(gui, text) == 0) {
    found << cutReport(gui, text);
  }
  found << cutReport(gui, remark);
  const QList<QPushButton*> buttons = gui.find<QWidget>("sidePanel").findChildren<QPushButton*>();
  for (const QPushButton* const button : buttons) {
    if (button->property("primary").toBool() || button->objectName().startsWith(at("choice"))) {
      found << cutReport(gui, *button);
    }
  }
  found.removeAll(QString());
  return found;
}

// Saves a picture of the window into the folder in BYWAYS_PICTURES, if a developer has set it.
void keepPicture(Gui& gui, const QString& name) {
  if (const QString folder = qEnvironmentVariable("BYWAYS_PICTURES"); !folder.isEmpty()) {
    QTest::qWait(200);
    gui.window().grab().save(folder + at("/") + QString(name).replace(at("/"), at("-")) + at(".png"));
  }
}

constexpr std::array kTextSizes{100, 130, 150};

}  // namespace

class Room : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aLessonSaysItsTaskAndItsAnswer_data();
  void aLessonSaysItsTaskAndItsAnswer();
  void nothingLiesOverAnother_data();
  void nothingLiesOverAnother();
};

void Room::aLessonSaysItsTaskAndItsAnswer_data() {
  QTest::addColumn<QString>("code");
  QTest::addColumn<int>("texts");
  QTest::addColumn<QSize>("size");
  for (const char* const code : {"en", "de", "ja"}) {
    for (const int texts : kTextSizes) {
      for (const QSize size : {QSize(1024, 576), QSize(900, 650)}) {
        QTest::addRow("%s %d %dx%d", code, texts, size.width(), size.height()) << at(code) << texts << size;
      }
    }
  }
}

void Room::aLessonSaysItsTaskAndItsAnswer() {
  QFETCH(const QString, code);
  QFETCH(const int, texts);
  QFETCH(const QSize, size);
  constexpr int kSteps = 4;
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.preferences().setLanguage(code);
  gui.preferences().setTextSize(texts);
  const auto usual = qScopeGuard([&gui] { gui.preferences().setTextSize(100); });  // the next Gui's as well
  gui.window().resize(size);
  for (const char* const id : {"byg/2", "over-pass/3"}) {
    gui.window().showShelf();
    gui.open(*find_lesson(id));
    for (int step = 0; step < kSteps; ++step) {
      const auto look = [&](const char* when) {
        const QString what = at("%1 step %2 %3").arg(at(id)).arg(step).arg(at(when));
        static_cast<void>(QTest::qWaitFor([&gui] { return hiddenOfLesson(gui).isEmpty(); }, 1500));
        keepPicture(gui, at(QTest::currentDataTag()) + at(" ") + what);
        const QStringList hidden = hiddenOfLesson(gui);
        QVERIFY2(hidden.isEmpty(), qPrintable(what + at(": ") + hidden.join(at(", "))));
      };
      QTest::qWait(20);
      look("asked");
      for (int press = 0; press < 2 && gui.find<QPushButton>("solution").isVisible(); ++press) {
        QTest::mouseClick(&gui.find<QPushButton>("solution"), Qt::LeftButton);
        QCoreApplication::processEvents();
      }
      auto& go = gui.find<QPushButton>("exerciseGo");
      QTRY_VERIFY(!go.visibleRegion().isEmpty());
      look("answered");
      QTest::mouseClick(&go, Qt::LeftButton);
    }
  }
}

void Room::nothingLiesOverAnother_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<int>("texts");
  for (const char* const game : {"byg", "bypass", "highway", "over-pass", "groups-of-three", "mono-line",
                                 "trypsylon", "crooked-jumps", "full-house"}) {
    for (const int texts : kTextSizes) {
      QTest::addRow("%s %d", game, texts) << QString::fromLatin1(game) << texts;
    }
  }
}

// In the lowest window that tables are made for, at the start and after some turns.
void Room::nothingLiesOverAnother() {
  QFETCH(const QString, game);
  QFETCH(const int, texts);
  constexpr int kMostSteps = 9;
  Gui gui;
  gui.preferences().setTextSize(texts);
  const auto usual = qScopeGuard([&gui] { gui.preferences().setTextSize(100); });  // the next Gui's as well
  gui.window().start(MainWindow::usualSetup(faceOf(*find_game(game.toStdString())), gui.preferences()));
  gui.window().resize(1024, 576);
  for (int keys = 0; keys < 3 && gui.window().findChild<QWidget*>(at("lotOverlay")) != nullptr; ++keys) {
    gui.key(Qt::Key_Escape);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  Random random(3);
  bool goesOn = true;
  for (int steps = 0; steps <= kMostSteps && goesOn; ++steps) {
    const auto found = [&gui] { return squeezedParts(gui.window()).join(at(", ")); };
    QTest::qWait(20);
    static_cast<void>(QTest::qWaitFor([&found] { return found().isEmpty(); }, 1500));
    keepPicture(gui, at("%1 %2 %3").arg(game).arg(texts).arg(steps));
    QVERIFY2(found().isEmpty(), qPrintable(at("after %1 steps: %2").arg(steps).arg(found())));
    goesOn = playOn(gui.match(), random);
  }
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("room", Room);
#include "tst_room.moc"
