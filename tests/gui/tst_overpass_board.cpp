// SPDX-License-Identifier: GPL-3.0-or-later
// What all games on the Over-Pass board share: places, arrow keys, the wheel.
#include <QFile>
#include <QImage>
#include <QLineF>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <ctime>

#include "app/games/pass/pass_painter.h"
#include "app/games/pass/pass_surface.h"
#include "engine/overpass/board.h"
#include "engine/overpass/overpass_games.h"
#include "tests/gui/board_glance.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/pass_hand.h"

namespace byways::app::test {

class OverpassBoards : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void arrowsReachEveryPlace_data();
  void arrowsReachEveryPlace();
  void arrowsReachPilesAndDice();
  void placesHaveRoomForAHand();
  void nothingComesUpUnderTheHand();
  void theButtonShowsTheWholeBoard();
  void theWheelEnlarges();
  void aPieceIsPutBack();
  void namesLieBesideTheTrays();
  void piecesTellTheirColours();
  void aFrameIsPaintedFast();

 private:
  std::unique_ptr<Gui> gui_;
  std::unique_ptr<PassHand> hand_;
};

namespace {

constexpr int kFinger = 28;

// Whether a place has enough room for a finger: every point of a disc around its middle belongs to it.
bool hasRoom(const PassBoard& board, const QString& place) {
  const QPointF middle = board.areaOf(place).center();
  for (int x = -kFinger / 2; x <= kFinger / 2; x += 2) {
    for (int y = -kFinger / 2; y <= kFinger / 2; y += 2) {
      if (x * x + y * y <= kFinger * kFinger / 4 && board.placeAt(middle + QPointF(x, y)) != place) {
        return false;
      }
    }
  }
  return true;
}

QStringList centralNodes() {
  QStringList nodes;
  for (const QString& node : PassSurface::of(PassGround::Nodes).ids()) {
    if (QStringLiteral("OABCD").contains(node[0])) {
      nodes.append(node);
    }
  }
  return nodes;
}

}  // namespace

void OverpassBoards::init() {
  hand_.reset();
  gui_ = std::make_unique<Gui>();
  hand_ = std::make_unique<PassHand>(*gui_);
  gui_->window().resize(900, 650);
  hand_->start(overpass::over_pass_game(), 3);
}

void OverpassBoards::arrowsReachEveryPlace_data() {
  QTest::addColumn<bool>("nodes");
  QTest::addRow("nodes") << true;
  QTest::addRow("spaces") << false;
}

void OverpassBoards::arrowsReachEveryPlace() {
  QFETCH(bool, nodes);
  const PassSurface& places = PassSurface::of(nodes ? PassGround::Nodes : PassGround::Spaces);
  const std::size_t count = nodes ? static_cast<std::size_t>(overpass::board().nodes())
                                  : static_cast<std::size_t>(overpass::board().spaces());
  QCOMPARE(static_cast<std::size_t>(places.ids().size()), count);
  for (const QString& start : places.ids()) {
    QSet<QString> seen{start};
    QStringList queue{start};
    while (!queue.isEmpty()) {
      const QString here = queue.takeFirst();
      for (const Qt::Key arrow : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
        const QString there = places.next(here, arrow);
        if (!seen.contains(there)) {
          seen.insert(there);
          queue.append(there);
        }
      }
    }
    if (static_cast<std::size_t>(seen.size()) != count) {
      QStringList missing;
      for (const QString& id : places.ids()) {
        if (!seen.contains(id)) {
          missing.append(id);
        }
      }
      QFAIL(qPrintable(start + QStringLiteral(" never leads to ") + missing.join(u' ')));
    }
  }
}

void OverpassBoards::arrowsReachPilesAndDice() {
  for (const char* const place :
       {"dice", "home:white", "reserve:red", "O", "reserve:white", "home:black", "J6"}) {
    hand_->walkTo(QString::fromLatin1(place));
  }
}

// Places are at least 28 pixels wide: everywhere on a large board, and on the smallest board after zooming.
void OverpassBoards::placesHaveRoomForAHand() {
  PassBoard& board = hand_->board();
  for (const QString& node : centralNodes()) {
    board.setZoom(2, board.areaOf(node).center());
    QVERIFY2(hasRoom(board, node), qPrintable(node));
    board.setZoom(1, {});
  }
  gui_->window().resize(1500, 1300);
  QCoreApplication::processEvents();
  for (const QString& node : centralNodes()) {
    QVERIFY2(hasRoom(board, node), qPrintable(node));
  }
}

// However long mouse or cursor rest, no place moves or takes another's clicks.
void OverpassBoards::nothingComesUpUnderTheHand() {
  PassBoard& board = hand_->board();
  QHash<QString, QRectF> before;
  for (const QString& place : board.places()) {
    before.insert(place, board.areaOf(place));
  }
  const auto isAsBefore = [&] {
    return std::all_of(before.keyBegin(), before.keyEnd(), [&](const QString& place) {
      return board.areaOf(place) == before.value(place) &&
             board.placeAt(before.value(place).center()) == place;
    });
  };
  hand_->click(QStringLiteral("A0"));
  constexpr int kRest = 250;
  QTest::qWait(kRest);
  QVERIFY(isAsBefore());
  hand_->walkTo(QStringLiteral("B0"));
  QTest::qWait(kRest);
  QVERIFY(isAsBefore());
}

// The button is visible while the board is zoomed; the key 0 and the menu do the same.
void OverpassBoards::theButtonShowsTheWholeBoard() {
  PassBoard& board = hand_->board();
  auto& whole = gui_->find<QPushButton>("wholeBoard");
  auto& inMenu = gui_->find<QAction>("boardZoomWhole");
  QVERIFY(!whole.isVisible());
  QVERIFY(!inMenu.isEnabled());
  gui_->find<QAction>("boardZoomIn").trigger();
  QCOMPARE(board.zoom(), 1.25);
  QVERIFY(whole.isVisible());
  QVERIFY(board.rect().contains(whole.geometry()));
  QTest::mouseClick(&whole, Qt::LeftButton);
  QCOMPARE(board.zoom(), 1.0);
  QVERIFY(!whole.isVisible());
  gui_->find<QAction>("boardZoomIn").trigger();
  QVERIFY(inMenu.isEnabled());
  board.setFocus();
  gui_->key(Qt::Key_0);
  QCOMPARE(board.zoom(), 1.0);
}

void OverpassBoards::theWheelEnlarges() {
  PassBoard& board = hand_->board();
  const QPointF before = board.areaOf(QStringLiteral("C1")).center();
  hand_->wheel(QStringLiteral("C1"), 4);
  QCOMPARE(board.zoom(), 2.0);
  QVERIFY(QLineF(board.areaOf(QStringLiteral("C1")).center(), before).length() < 1.5);
  for (const QString& node : {QStringLiteral("A1"), QStringLiteral("B2"), QStringLiteral("C1")}) {
    QVERIFY2(hasRoom(board, node), qPrintable(node));
  }
  // The cursor is always visible.
  hand_->walkTo(QStringLiteral("J6"));
  QVERIFY(QRectF(board.rect()).contains(board.areaOf(QStringLiteral("J6")).center()));
  hand_->wheel(QStringLiteral("J6"), -9);
  QCOMPARE(board.zoom(), 1.0);
  QVERIFY(QLineF(board.areaOf(QStringLiteral("C1")).center(), before).length() < 1.5);
  gui_->key(Qt::Key_Plus);
  QCOMPARE(board.zoom(), 1.25);
  gui_->key(Qt::Key_Minus);
  QCOMPARE(board.zoom(), 1.0);
}

void OverpassBoards::aPieceIsPutBack() {
  PassBoard& board = hand_->board();
  hand_->roll(PassHand::Way::Keys);
  hand_->click(QStringLiteral("O"));
  QCOMPARE(board.lifted(), QStringLiteral("O"));
  hand_->click(QStringLiteral("O"));
  QCOMPARE(board.lifted(), QString());
  hand_->click(QStringLiteral("O"));
  gui_->key(Qt::Key_Escape);
  QCOMPARE(board.lifted(), QString());
  gui_->preferences().setHighlights(Highlights::None);  // so that nothing but the piece is drawn at J0
  hand_->pointNowhere();
  const BoardGlance before(board);
  hand_->press(QStringLiteral("O"));
  hand_->carryTo(QStringLiteral("J0"));
  QVERIFY(before.changedAt(QStringLiteral("J0")) && before.changedAt(QStringLiteral("O")));
  hand_->letGo(QStringLiteral("J0"));
  QCOMPARE(board.lifted(), QString());
  QVERIFY(gui_->timeline().open_steps().empty());
}

// Names of nodes don't overlap the trays, where reserves, pieces at home and players' names are.
void OverpassBoards::namesLieBesideTheTrays() {
  QFile file(QStringLiteral(":/boards/overpass.svg"));
  QVERIFY(file.open(QIODevice::ReadOnly));
  static const QRegularExpression name(
      QStringLiteral("<text class=\"pass-name\" x=\"([-0-9.]+)\" y=\"([-0-9.]+)\">(\\w+)</text>"));
  int names = 0;
  for (auto found = name.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    const QRectF box(match.captured(1).toDouble() - 9, match.captured(2).toDouble() - 9, 18, 12);
    ++names;
    for (int corner = 0; corner < kPassCorners; ++corner) {
      QVERIFY2(!PassSurface::reserveArea(corner).intersects(box), qPrintable(match.captured(3)));
      QVERIFY2(!PassSurface::homeArea(corner).united(PassSurface::nameArea(corner)).intersects(box),
               qPrintable(match.captured(3)));
    }
  }
  QCOMPARE(names, overpass::board().nodes());
}

// With the marks for colour-blind people, any two pieces differ even without their colours.
void OverpassBoards::piecesTellTheirColours() {
  const auto picture = [](int colour, bool strong) {
    QImage image(60, 60, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawPassPiece(painter, {30, 30}, 24, colour, strong);
    return image;
  };
  // For points of a grid on a piece: whether a mark is there, so that the lightness differs from the piece's
  // own.
  const auto marks = [&](int colour) {
    const QImage image = picture(colour, true);
    const float body = passPieceColour(colour).lightnessF();
    QList<bool> inlaid;
    for (int x = 16; x <= 44; x += 2) {
      for (int y = 16; y <= 44; y += 2) {
        inlaid.append(qAbs(image.pixelColor(x, y).lightnessF() - body) > 0.38F);
      }
    }
    return inlaid;
  };
  for (int one = kPlainPiece; one < overpass::kColours; ++one) {
    QVERIFY(picture(one, true) != picture(one, false));
    for (int other = kPlainPiece; other < one; ++other) {
      QVERIFY2(marks(one) != marks(other), qPrintable(QStringLiteral("%1 %2").arg(one).arg(other)));
    }
  }
}

// Paints the board with marks while the mouse moves. Processor time is measured, since it hardly depends on
// other programs.
void OverpassBoards::aFrameIsPaintedFast() {
  PassBoard& board = hand_->board();
  hand_->roll(PassHand::Way::Keys);
  hand_->click(QStringLiteral("O"));
  hand_->pointNowhere();
  hand_->point(QStringLiteral("A0"));
  QImage image(board.size(), QImage::Format_ARGB32_Premultiplied);
  board.render(&image);
  const std::clock_t start = std::clock();
  constexpr int kFrames = 10;
  for (int frame = 0; frame < kFrames; ++frame) {
    board.render(&image);
  }
  const double each = 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC / kFrames;
  qInfo("a frame: %.1f ms", each);
  QVERIFY(each < 50);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("overpass_board", OverpassBoards);
#include "tst_overpass_board.moc"
