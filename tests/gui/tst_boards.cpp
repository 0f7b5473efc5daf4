// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLineF>
#include <QPainter>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

#include "app/board/hex_shapes.h"
#include "app/board/svg_board.h"
#include "app/games/pass/pass_painter.h"
#include "app/games/pass/pass_surface.h"
#include "app/games/trypsylon/trypsylon_scene.h"
#include "app/look/look.h"
#include "engine/bypass/bypass_game.h"
#include "engine/bypass/insight.h"
#include "engine/hex/grid.h"
#include "engine/overpass/board.h"
#include "engine/trypsylon/insight.h"
#include "engine/trypsylon/trypsylon_game.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

/// The pictures of the boards match the engine's boards.
class Boards : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyBoardIsKnown();
  void everyCellHasItsElement_data();
  void everyCellHasItsElement();
  void thereIsNothingElse_data() { everyCellHasItsElement_data(); }
  void thereIsNothingElse();
  void groupsCoverTheWholeBoard_data() { everyCellHasItsElement_data(); }
  void groupsCoverTheWholeBoard();
  void pointsFindTheirCell_data() { everyCellHasItsElement_data(); }
  void pointsFindTheirCell();
  void bothThemesDiffer();
  void bypassSheets_data();
  void bypassSheets();
  void trypsylonBoards_data();
  void trypsylonBoards();
  void trypsylonCards();
  void overpassBoard();
  void namesStandBesidePieces();
};

namespace {

QString nameOf(const hex::Grid& grid, hex::Cell cell) { return QString::fromStdString(grid.name(cell)); }

// All ids in the file; each occurs once.
QSet<QString> idsIn(const QString& board) {
  QSet<QString> ids;
  QFile file(QStringLiteral(":/boards/") + board + QStringLiteral(".svg"));
  if (!file.open(QIODevice::ReadOnly)) {
    return ids;
  }
  QXmlStreamReader svg(&file);
  while (!svg.atEnd()) {
    if (svg.readNext() == QXmlStreamReader::StartElement &&
        svg.attributes().hasAttribute(QStringLiteral("id"))) {
      const QString id = svg.attributes().value(QStringLiteral("id")).toString();
      ids.insert(ids.contains(id) ? QStringLiteral("twice: ") + id : id);
    }
  }
  return ids;
}

bool isNear(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()) < 0.6; }

}  // namespace

void Boards::everyCellHasItsElement_data() {
  QTest::addColumn<QString>("shape");
  for (const QString& file : QDir(QStringLiteral(":/boards")).entryList({QStringLiteral("*.svg")})) {
    const QString shape = file.section(QLatin1Char('.'), 0, 0);
    if (hex::Grid::named(shape.toStdString())) {
      QTest::addRow("%s", qPrintable(shape)) << shape;
    }
  }
}

// None of the other tests would look at a picture with an unknown name.
void Boards::everyBoardIsKnown() {
  const QStringList known{QStringLiteral("bypass-"), QStringLiteral("trypsylon-"),
                          QStringLiteral("overpass")};
  for (const QString& file : QDir(QStringLiteral(":/boards")).entryList({QStringLiteral("*.svg")})) {
    const QString board = file.section(QLatin1Char('.'), 0, 0);
    const bool isKnown =
        hex::Grid::named(board.toStdString()) ||
        std::any_of(known.begin(), known.end(), [&](const QString& name) { return board.startsWith(name); });
    QVERIFY2(isKnown,
             qPrintable(QStringLiteral("boards/%1 matches no board of the engine: call it as "
                                       "hex::Grid::named does, or test it in tests/gui/tst_boards.cpp")
                            .arg(file)));
  }
}

void Boards::everyCellHasItsElement() {
  QFETCH(const QString, shape);
  const hex::Grid grid = *hex::Grid::named(shape.toStdString());
  const SvgBoard& board = SvgBoard::get(shape, false);
  QVERIFY(board.isValid());
  for (hex::Cell cell = 0; cell < grid.cells(); ++cell) {
    const QString name = nameOf(grid, cell);
    QVERIFY2(board.has(name), qPrintable(name));
    const QPointF off = board.centre(name) - hexCentre(grid.axial(cell));
    QVERIFY2(std::abs(off.x()) < 0.05 && std::abs(off.y()) < 0.05, qPrintable(name));
    const QRectF bounds = board.bounds(name);
    QVERIFY(bounds.width() > 1.5 * kHexApothem && bounds.width() < 2 * kHexApothem);
    QVERIFY(bounds.height() > 1.5 * kHexCorner && bounds.height() < 2 * kHexCorner);
  }
}

void Boards::thereIsNothingElse() {
  QFETCH(const QString, shape);
  const hex::Grid grid = *hex::Grid::named(shape.toStdString());
  QSet<QString> expected{QStringLiteral("slab"), QStringLiteral("cells"), QStringLiteral("coordinates")};
  for (hex::Cell cell = 0; cell < grid.cells(); ++cell) {
    expected.insert(nameOf(grid, cell));
  }
  QFile file(QStringLiteral(":/boards/") + shape + QStringLiteral(".svg"));
  QVERIFY(file.open(QIODevice::ReadOnly));
  QXmlStreamReader svg(&file);
  while (!svg.atEnd()) {
    if (svg.readNext() == QXmlStreamReader::StartElement &&
        svg.attributes().hasAttribute(QStringLiteral("id"))) {
      const QString id = svg.attributes().value(QStringLiteral("id")).toString();
      QVERIFY2(expected.remove(id), qPrintable(id));  // also fails for an id that occurs twice
    }
  }
  QVERIFY2(!svg.hasError(), qPrintable(svg.errorString()));
  QVERIFY(expected.isEmpty());
}

void Boards::groupsCoverTheWholeBoard() {
  QFETCH(const QString, shape);
  const SvgBoard& board = SvgBoard::get(shape, false);
  QCOMPARE(board.viewBox().center(), QPointF());
  for (const char* group : {"slab", "coordinates"}) {
    QCOMPARE(board.bounds(QString::fromLatin1(group)), board.viewBox());
  }
  QVERIFY(board.viewBox().contains(board.bounds(QStringLiteral("cells"))));
}

void Boards::pointsFindTheirCell() {
  QFETCH(const QString, shape);
  const hex::Grid grid = *hex::Grid::named(shape.toStdString());
  for (hex::Cell cell = 0; cell < grid.cells(); ++cell) {
    const QPointF centre = hexCentre(grid.axial(cell));
    for (const QPointF offset : {QPointF(0, 0), QPointF(34, 0), QPointF(-34, 0), QPointF(0, 39),
                                 QPointF(0, -39), QPointF(17, 29), QPointF(-17, -29)}) {
      const std::optional<hex::Cell> found = hexCellAt(grid, centre + offset);
      QVERIFY2(found == cell, qPrintable(nameOf(grid, cell)));
    }
  }
  const QPointF corner = hexCentre(grid.axial(0));
  QVERIFY(!hexCellAt(grid, corner + QPointF(-36, 0)));
  QVERIFY(!hexCellAt(grid, corner + QPointF(-20, -36)));
  QVERIFY(!hexCellAt(grid, QPointF(5000, 0)));
}

void Boards::bothThemesDiffer() {
  const auto middle = [](bool dark) {
    QImage image(200, 180, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    SvgBoard::get(QStringLiteral("hexhex-6"), dark)
        .paint(painter, image.rect(), {QStringLiteral("slab"), QStringLiteral("cells")});
    return image.pixelColor(100, 90);
  };
  QVERIFY(middle(false).lightnessF() > 0.8);
  QVERIFY(middle(true).lightnessF() < 0.35);
  QVERIFY(!SvgBoard::get(QStringLiteral("no-such-board"), false).isValid());
}

void Boards::bypassSheets_data() {
  QTest::addColumn<QString>("board");
  for (const OptionValue& board : bypass::game().options().front().values) {
    QTest::addRow("%s", to_text(board).c_str()) << QString::fromStdString(to_text(board));
  }
}

// The picture has the hexes, links, letters and score tracks of the engine's board, at the right positions,
// and nothing else.
void Boards::bypassSheets() {
  QFETCH(QString, board);
  const Game& game = bypass::game();
  const auto state = game.new_state(
      {.players = 2,
       .options = Options::complete(game.options(), {{"board", board.toStdString()}, {"start", 1}})});
  const bypass::Insight* const insight = bypass::insight_into(*state);
  const hex::Grid grid(board.section(QLatin1Char('-'), -1)
                           .toInt());  // the name ends with the size, also on boards of intersections
  const SvgBoard& sheet = SvgBoard::get(QStringLiteral("bypass-") + board, false);
  QVERIFY(sheet.isValid());
  QSet<QString> expected{QStringLiteral("slab"),    QStringLiteral("cells"),  QStringLiteral("links"),
                         QStringLiteral("letters"), QStringLiteral("tracks"), QStringLiteral("coordinates")};
  for (hex::Cell cell = 0; cell < grid.cells(); ++cell) {
    expected.insert(nameOf(grid, cell));
    QVERIFY2(isNear(sheet.centre(nameOf(grid, cell)), hexCentre(grid.axial(cell))),
             qPrintable(nameOf(grid, cell)));
  }
  for (const std::string& step : state->legal_steps()) {
    const QString link = QString::fromStdString(step);
    if (!link.contains(QLatin1Char('-'))) {
      continue;  // walls are on the same links
    }
    expected.insert(link);
    const auto centreOf = [&](int end) {
      return hexCentre(grid.axial(*grid.find(link.section(QLatin1Char('-'), end, end).toStdString())));
    };
    QVERIFY2(isNear(sheet.centre(link), (centreOf(0) + centreOf(1)) / 2), qPrintable(link));
  }
  for (int letter = 0; letter < 3; ++letter) {
    for (const std::string& hex : insight->letter_hexes(letter)) {
      expected.insert(QStringLiteral("letter-") + QString::fromStdString(hex));
    }
    const QString track = QStringLiteral("track-") + QChar(u'A' + letter);
    expected.insert(track);
    for (int number = 1; number <= insight->track_length(); ++number) {
      expected.insert(track + QStringLiteral("-%1").arg(number));
    }
  }
  const QSet<QString> ids = idsIn(QStringLiteral("bypass-") + board);
  QVERIFY2((ids - expected).isEmpty(), qPrintable(QStringList((ids - expected).values()).join(u' ')));
  QVERIFY2((expected - ids).isEmpty(), qPrintable(QStringList((expected - ids).values()).join(u' ')));
}

void Boards::trypsylonBoards_data() {
  QTest::addColumn<QString>("board");
  for (const OptionValue& board : trypsylon::game().options().front().values) {
    QTest::addRow("%s", to_text(board).c_str()) << QString::fromStdString(to_text(board));
  }
}

// The picture has the cells and ends of the engine's board, at the positions that the table uses. It has no
// other places.
void Boards::trypsylonBoards() {
  QFETCH(QString, board);
  const Game& game = trypsylon::game();
  const auto state = game.new_state(
      {.players = 2,
       .options = Options::complete(game.options(), {{"board", board.toStdString()}, {"start", 1}})});
  const trypsylon::Insight& insight = *trypsylon::insight_into(*state);
  const TrypsylonSurface places(insight.columns(), insight.rows());
  const SvgBoard& sheet = SvgBoard::get(QStringLiteral("trypsylon-") + board, false);
  QVERIFY(sheet.isValid());
  QCOMPARE(sheet.viewBox(), places.picture());
  QSet<QString> expected{QStringLiteral("ground"), QStringLiteral("cells"), QStringLiteral("ends"),
                         QStringLiteral("coordinates")};
  for (const QString& group : QSet<QString>(expected)) {
    QCOMPARE(sheet.bounds(group).size(), sheet.viewBox().size());
  }
  const auto check = [&](const std::string& name) {
    const QString place = QString::fromStdString(name);
    expected.insert(place);
    QVERIFY2(isNear(sheet.centre(place), places.areaOf(place).center()), qPrintable(place));
    QCOMPARE(places.placeAt(sheet.centre(place)), place);
  };
  for (const std::string& cell : insight.face_down()) {
    check(cell);
  }
  for (const std::string& end : insight.all_ends()) {
    check(end);
    QCOMPARE(places.entry(QString::fromStdString(end)).toStdString(), insight.line(end).front());
  }
  QCOMPARE(places.cells().size(), static_cast<qsizetype>(insight.face_down().size()));
  QCOMPARE(places.ends().size(), static_cast<qsizetype>(insight.all_ends().size()));
  QCOMPARE(idsIn(QStringLiteral("trypsylon-") + board), expected);
}

void Boards::trypsylonCards() {
  const SvgBoard& cards = SvgBoard::get(QStringLiteral("trypsylon-cards"), false);
  QVERIFY(cards.isValid());
  QCOMPARE(idsIn(QStringLiteral("trypsylon-cards")),
           (QSet<QString>{QStringLiteral("back"), QStringLiteral("nw"), QStringLiteral("ne"),
                          QStringLiteral("se"), QStringLiteral("sw")}));
  // TRY-1: the path leads to the card's corner and to the middles of the two sides that don't touch it. Wood
  // is redder than water.
  const auto isWood = [&](const QString& card, QPointF at) {
    QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    cards.paint(painter, image.rect(), {card});
    const QColor colour = image.pixelColor((QPointF(100, 100) + 2 * at).toPoint());
    return colour.red() > colour.blue();
  };
  const QHash<QString, QPointF> corners{{QStringLiteral("nw"), {-1, -1}},
                                        {QStringLiteral("ne"), {1, -1}},
                                        {QStringLiteral("se"), {1, 1}},
                                        {QStringLiteral("sw"), {-1, 1}}};
  for (auto card = corners.cbegin(); card != corners.cend(); ++card) {
    const QPointF towards = card.value();
    QVERIFY(isWood(card.key(), 30 * towards));
    QVERIFY(isWood(card.key(), {-44 * towards.x(), 0}));
    QVERIFY(isWood(card.key(), {0, -44 * towards.y()}));
    QVERIFY(!isWood(card.key(), {44 * towards.x(), 0}));
    QVERIFY(!isWood(card.key(), {0, 44 * towards.y()}));
    QVERIFY(!isWood(card.key(), -30 * towards));
  }
}

// The picture has the nodes, spaces and lines of the engine's board at the positions that the table uses.
// Parts that some games leave out are in separate groups.
void Boards::overpassBoard() {
  const overpass::Board& board = overpass::board();
  const SvgBoard& sheet = SvgBoard::get(QStringLiteral("overpass"), false);
  QVERIFY(sheet.isValid());
  QCOMPARE(sheet.viewBox(), PassSurface::picture());
  QSet<QString> expected;
  for (const char* group :
       {"ground", "spaces", "transit", "lines", "nodes", "exits", "groups", "reserve-0", "reserve-1",
        "reserve-2", "reserve-3", "trays-0", "trays-1", "trays-2", "trays-3", "node-names"}) {
    expected.insert(QString::fromLatin1(group));
    QCOMPARE(sheet.bounds(QString::fromLatin1(group)), sheet.viewBox());
  }
  const PassSurface& nodes = PassSurface::of(PassGround::Nodes);
  for (const QString& node : nodes.ids()) {
    expected.insert(node);
    QVERIFY2(isNear(sheet.centre(node), nodes.centre(node)), qPrintable(node));
    QCOMPARE(nodes.placeAt(sheet.centre(node)), node);
  }
  const PassSurface& spaces = PassSurface::of(PassGround::Spaces);
  for (const QString& space : spaces.ids()) {
    expected.insert(space);
    QVERIFY2(sheet.bounds(space).contains(spaces.centre(space)), qPrintable(space));
    QVERIFY2(isNear(sheet.centre(space), spaces.borderOf(space).boundingRect().center()), qPrintable(space));
    QCOMPARE(spaces.placeAt(spaces.centre(space)), space);
  }
  for (overpass::Line line = 0; line < board.lines(); ++line) {
    const QString first = QString::fromStdString(board.node_id(board.nodes_on(line).front()));
    const QString last = QString::fromStdString(board.node_id(board.nodes_on(line).back()));
    const QString id = first + QLatin1Char('-') + last;
    expected.insert(id);
    QVERIFY2(isNear(sheet.centre(id), (nodes.centre(first) + nodes.centre(last)) / 2), qPrintable(id));
  }
  for (const std::string& exit : overpass::ids_of(board.exits())) {
    expected.insert(QStringLiteral("exit-") + QString::fromStdString(exit));
  }
  board.transit().for_each([&](int space) {
    expected.insert(QStringLiteral("tile-") + QString::fromStdString(board.space_id(space)));
  });
  for (const overpass::TeeGroup& group : board.drawing().groups) {
    expected.insert(QStringLiteral("group-") + QString::fromStdString(board.drawing().vertex_id(group.node)));
  }
  QCOMPARE(idsIn(QStringLiteral("overpass")), expected);
}

// The names that hints and turns use can be read on the board: in the middle of an empty space, beside a
// piece if there is room, never on or below one.
void Boards::namesStandBesidePieces() {
  constexpr int kSide = 1452;  // two pixels for each unit
  const auto picture = [&](PassGround ground, const QString& piece, bool names) {
    PassScene scene;
    scene.ground = ground;
    if (!piece.isEmpty()) {
      scene.pieces.insert(piece, 0);
    }
    QImage image(kSide, kSide, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintPassPosition(painter, QRectF(0, 0, kSide, kSide), scene, *Look::still({.coordinates = names}));
    return image;
  };
  const auto around = [&](QPointF centre, double reach) {
    const QPointF at = 2 * (centre + QPointF(kPassHalf, kPassHalf));
    return QRectF(at.x() - 2 * reach, at.y() - 2 * reach, 4 * reach, 4 * reach).toRect();
  };
  for (const PassGround ground : {PassGround::Nodes, PassGround::Spaces}) {
    const PassSurface& places = PassSurface::of(ground);
    const QImage named = picture(ground, {}, true);
    const QImage plain = picture(ground, {}, false);
    for (const QString& place : places.ids()) {
      const QRect near = around(places.centre(place), ground == PassGround::Nodes ? 32 : 12);
      QVERIFY2(named.copy(near) != plain.copy(near), qPrintable(place));
    }
    for (const QString& place : {places.ids().value(3), places.ids().value(20), places.ids().last()}) {
      const QRect piece = around(places.centre(place), 0.7 * kPassPiece);
      QVERIFY2(picture(ground, place, true).copy(piece) == picture(ground, place, false).copy(piece),
               qPrintable(place));
    }
  }
  const PassSurface& spaces = PassSurface::of(PassGround::Spaces);
  for (const QString& space : spaces.ids()) {
    if (const std::optional<QPointF> at = spaces.namePoint(space)) {
      QVERIFY2(QLineF(*at, spaces.centre(space)).length() > kPassPiece + 6, qPrintable(space));
      QCOMPARE(spaces.placeAt(*at), space);
    }
  }
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("boards", Boards);
#include "tst_boards.moc"
