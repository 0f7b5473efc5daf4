// SPDX-License-Identifier: GPL-3.0-or-later
// What every game on the Over-Pass board has from its board: places, ways to walk, the lens, the wheel.
#include <QImage>
#include <QLineF>
#include <QPainter>
#include <QSet>
#include <QTest>

#include <ctime>

#include "app/games/overpass/pass_painter.h"
#include "app/games/overpass/pass_places.h"
#include "engine/overpass/board.h"
#include "engine/overpass/overpass_games.h"
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
  void theLensComesWhereItIsNeeded();
  void theLensKeepsStillAndGoes();
  void aLargeBoardNeedsNoLens();
  void keysHaveTheLensToo();
  void theWheelEnlarges();
  void aPieceIsPutBack();
  void piecesTellTheirColours();
  void aFrameIsPaintedFast();

 private:
  std::unique_ptr<Gui> gui_;
  std::unique_ptr<PassHand> hand_;
};

namespace {

constexpr int kFinger = 28;

// The room of a place on the screen as a hand finds it: every point of the disc belongs to it.
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
  for (const QString& node : PassPlaces::of(PassOn::Nodes).ids()) {
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
  const PassPlaces& places = PassPlaces::of(nodes ? PassOn::Nodes : PassOn::Spaces);
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

// 28 pixels at 900x650, through the lens where it takes one.
void OverpassBoards::placesHaveRoomForAHand() {
  int magnified = 0;
  for (const QString& node : centralNodes()) {
    hand_->pointNowhere();
    hand_->point(node);
    if (!hasRoom(hand_->board(), node)) {
      hand_->awaitLens();
      ++magnified;
    }
    QVERIFY2(hasRoom(hand_->board(), node), qPrintable(node));
  }
  QVERIFY(magnified >= 16);  // it was necessary
}

void OverpassBoards::theLensComesWhereItIsNeeded() {
  hand_->point(QStringLiteral("J2"));
  QTest::qWait(250);
  QVERIFY(!hand_->board().lens());
  hand_->point(QStringLiteral("A0"));
  QVERIFY(!hand_->board().lens());  // not under a mouse that passes by
  hand_->awaitLens();
}

void OverpassBoards::theLensKeepsStillAndGoes() {
  PassBoard& board = hand_->board();
  hand_->point(QStringLiteral("A0"));
  const QPointF before = board.areaOf(QStringLiteral("A0")).center();
  hand_->awaitLens();
  const PassLens lens = *board.lens();
  // What is aimed at stays under the mouse.
  QVERIFY(QLineF(board.areaOf(QStringLiteral("A0")).center(), before).length() < 1.5);
  QCOMPARE(board.placeAt(before), QStringLiteral("A0"));
  // Neighbours have moved apart, and real clicks find them there.
  hand_->click(QStringLiteral("B0"));
  QVERIFY(board.lens());
  QCOMPARE(board.lens()->middle, lens.middle);
  QCOMPARE(board.cursor(), QStringLiteral("B0"));
  QVERIFY(QLineF(board.areaOf(QStringLiteral("B0")).center(), before).length() > kFinger);
  // Beyond its rim it is gone at once, and the board lies as before.
  const QPointF beside = lens.middle + QPointF(lens.radius + 3, 0);
  QTest::mouseMove(&board, beside.toPoint());
  QCoreApplication::processEvents();
  QVERIFY(!board.lens());
  QCOMPARE(board.areaOf(QStringLiteral("A0")).center(), before);
}

void OverpassBoards::aLargeBoardNeedsNoLens() {
  gui_->window().resize(1500, 1300);
  QCoreApplication::processEvents();
  for (const QString& node : centralNodes()) {
    QVERIFY2(hasRoom(hand_->board(), node), qPrintable(node));
  }
  hand_->point(QStringLiteral("A0"));
  QTest::qWait(250);
  QVERIFY(!hand_->board().lens());
}

void OverpassBoards::keysHaveTheLensToo() {
  hand_->walkTo(QStringLiteral("A0"));
  QVERIFY(hand_->board().lens());
  hand_->walkTo(QStringLiteral("J0"));
  QVERIFY(!hand_->board().lens());
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
  // The cursor is never out of sight.
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
  hand_->press(QStringLiteral("O"));
  hand_->carryTo(QStringLiteral("J0"));
  QVERIFY(board.sceneNow().floating.has_value());
  hand_->letGo(QStringLiteral("J0"));
  QCOMPARE(board.lifted(), QString());
  QVERIFY(gui_->timeline().open_steps().empty());
}

// Colour-blind people have the marks: no two pieces look alike without their colours.
void OverpassBoards::piecesTellTheirColours() {
  const auto picture = [](int colour, bool strong) {
    QImage image(60, 60, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawPassPiece(painter, {30, 30}, 24, colour, strong);
    return image;
  };
  // Where the marks are: the lightness of a piece along its face, less the piece's own.
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

// Marks, lens and all, while the mouse moves. Time of the processor: how much else a machine does is another
// matter.
void OverpassBoards::aFrameIsPaintedFast() {
  PassBoard& board = hand_->board();
  hand_->roll(PassHand::Way::Keys);
  hand_->click(QStringLiteral("O"));
  hand_->pointNowhere();
  hand_->point(QStringLiteral("A0"));
  hand_->awaitLens();
  QImage image(board.size(), QImage::Format_ARGB32_Premultiplied);
  board.render(&image);
  const std::clock_t start = std::clock();
  constexpr int kFrames = 10;
  for (int frame = 0; frame < kFrames; ++frame) {
    board.render(&image);
  }
  const double each = 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC / kFrames;
  qInfo("a frame with lens: %.1f ms", each);
  QVERIFY(each < 50);
}

}  // namespace byways::app::test

QTEST_MAIN(byways::app::test::OverpassBoards)
#include "tst_overpass_board.moc"
