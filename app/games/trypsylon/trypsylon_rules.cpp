// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

#include "app/games/trypsylon/trypsylon_painter.h"
#include "app/look/look.h"
#include "app/rules/rules_page.h"

namespace byways::app {

namespace {

class TrypsylonPage final : public RulesPage {
  Q_DECLARE_TR_FUNCTIONS(TrypsylonRules)

 public:
  TrypsylonPage() {
    paragraph(
        tr("A marsh of cards lies between four shores. One of you wants to walk from the <b>beach</b> in the "
           "west to the beach in the east, the other from the <b>meadow</b> in the north to the meadow in "
           "the south. Each turn, a card is pushed into a row or column and moves other cards along."));

    heading(tr("The cards"));
    explains("TRY-1");
    paragraph(
        tr("All cards are the same. The face shows a boardwalk with three arms: one runs into a "
           "<b>corner</b>, and the other two run to the middles of the two <b>sides</b> that don’t touch "
           "that corner. So each card can be turned four ways."));
    picture("trypsylon-card", tr("Four cards, each a quarter turn further round than the last: the corner "
                                 "arm points north-west, north-east, south-east and south-west."));
    note(tr("The four ways to turn a card, named after the corner that one arm runs into."));
    explains("TRY-2 HEX-1");
    paragraph(tr("At the start, all cards lie face down and show water."));

    heading(tr("Pushing in"));
    explains("TRY-3");
    paragraph(
        tr("To move, you <b>take</b> a card off the board, which leaves a gap. You turn the card face up, "
           "any way round, and set it against an end of a row or column <b>with a gap</b>. Then you "
           "<b>push</b>: the cards between that end and the gap move along by one place, and your card takes "
           "the place at the edge."));
    picture("trypsylon-push", tr("Left: nine cells with a gap in the middle. The four ends of the middle row "
                                 "and column are marked. Right: a card has been pushed in from the north, "
                                 "and the card that was there before now fills the gap."));
    note(tr("The gap in the middle can be filled from four ends. Here the card came from the north."));
    explains("TRY-4");
    paragraph(
        tr("At least one other card has to move, so you can’t push a card in at an end right next to the "
           "gap. A card from an edge can go back in at three ends, and a card from a corner at two."));
    paragraph(
        tr("Click a card to lift it. To turn it, use the wheel, a right click, R or the round arrows beside "
           "it. Click an arrow at the shore to set the card there. Then push it in with the tick, Enter or a "
           "second click on the arrow. That ends your turn."));

    heading(tr("Your turn"));
    explains("TRY-8");
    paragraph(tr("The first player begins with a simple move. After that, there are three kinds of move."));
    explains("TRY-5");
    paragraph(tr("<b>Simple move.</b> Take a card that is face down, and push it in."));
    explains("TRY-6");
    paragraph(
        tr("<b>Open move.</b> Take a card that is face up, and push it in. You may take any face-up card "
           "except the one that was pushed in last."));
    explains("TRY-7");
    paragraph(
        tr("<b>Double move.</b> Take two cards that are face down, and only then push them in, one after the "
           "other. You may do this only if your opponent’s last move was an <b>open</b> one."));
    picture("trypsylon-double",
            tr("Left: nine cells with two gaps. Five ends are marked. Right: the first card was pushed in "
               "from the east. The second card was pushed in from the north and moved the first one along."));
    note(
        tr("Two cards were taken off the board. The first went in from the east. The second went in from the "
           "north and moved the first one south."));
    explains("TRY-9");
    paragraph(
        tr("<b>Endgame.</b> A turn that begins with three or fewer cards face down can’t be a double move."));

    heading(tr("What is joined"));
    explains("TRY-11");
    paragraph(
        tr("<b>Sides.</b> Two neighbours are joined if both have an arm at the middle of the side between "
           "them."));
    picture("trypsylon-side", tr("Three cards in a row. The arms of the first two meet. The third has no arm "
                                 "on the side that faces the second."));
    note(tr("The first two cards are joined. The third isn’t."));
    explains("TRY-12");
    paragraph(
        tr("<b>Corners.</b> Where four cards meet, all arms that run into that point (two, three or four) "
           "are joined, but only if <b>all four</b> cards are face up."));
    picture("trypsylon-corner",
            tr("Left: four face-up cards, two of them joined across the corner. Right: the same cards, but "
               "one is face down, so nothing is joined across the corner."));
    note(
        tr("On the left, the pathway leads across the corner. On the right, it doesn’t, because one card is "
           "still face down. The board shows what is missing."));

    heading(tr("At the frame"));
    explains("TRY-13");
    paragraph(
        tr("An arm that meets the frame at the middle of a card’s side is joined to the shore there. Where "
           "two cards meet at the frame, arms into that point are joined to the shore and to each other, but "
           "only if <b>both</b> cards are face up."));
    picture("trypsylon-frame-point",
            tr("Left: two cards lead to the same point on the western frame and are joined to the west. "
               "Right: the lower card is face down, so the upper one isn’t joined to the west."));
    note(
        tr("On the left, both cards are joined to the west and to each other. On the right, the lower card "
           "is still face down, so the upper one doesn’t reach the west."));
    explains("TRY-14");
    paragraph(
        tr("An arm into a <b>corner of the board</b> is always joined to both shores that meet there."));
    picture("trypsylon-board-corner", tr("A card in the north-west whose corner arm runs into the corner of "
                                         "the board. The card is joined to north and west."));
    note(tr("This card is joined to the north and to the west."));
    explains("TRY-15");
    paragraph(tr("The frame is an end, <b>not a bridge</b>: no pathway runs along it or across it."));
    picture("trypsylon-frame-end",
            tr("Two cards on the western frame, with a face-down card between them. Both are joined to the "
               "west, but only the upper one is joined to the north."));
    note(tr("Both cards reach the west, but not each other. Only the upper one reaches the north."));

    heading(tr("The end"));
    explains("TRY-16 TURN-6");
    paragraph(
        tr("You win if, after either player’s move, a pathway of face-up cards joins your two shores. If one "
           "move joins both players’ shores, the player who <b>made the move</b> wins. In a double move, "
           "only the position after the second card counts."));
    picture("trypsylon-win", tr("A board of five by five. A pathway leads from the beach in the west to the "
                                "beach in the east, partly across corners. It glows."));
    note(tr("The pathway from west to east is complete."));
    explains("TRY-17");
    paragraph(
        tr("No game is drawn automatically. But when the same position with the same player to move comes up "
           "for the third time, either of you may claim a draw."));

    heading(tr("Expert"));
    explains("TRY-10");
    paragraph(
        tr("In Expert, too, the first player begins with a simple move. After that, there are <b>only double "
           "and open moves</b>, and you may choose either kind on every turn. There is no endgame: if a "
           "single card is left face down, a double move takes just that card."));
    picture("trypsylon-expert", tr("Left: eight face-up cards, and a gap where the last face-down card was. "
                                   "Right: that card has been pushed in from the east."));
    note(tr("The last card that is face down may be played by itself as a double move."));

    heading(tr("Players of different skill"));
    paragraph(
        tr("On a board of 5 × 6 or 6 × 5 cards, one player’s pathway is longer. Give it to the stronger "
           "player."));

    heading(tr("Touch-move"));
    explains("TRY-18");
    paragraph(
        tr("With this option, a card that has been lifted has to be played. Once it has been set against a "
           "row or column, it has to go in there. You may turn the card until you let go of it. Undo can "
           "still take back a touched card, if both of you agree."));

    heading(tr("Several games"));
    paragraph(
        tr("If you play again, the loser of the last game starts. In Expert, you take turns starting."));

    heading(tr("Where it comes from"));
    paragraph(tr("TRYPSYLON is a game by Robert Witter and Frank Warneke, published by WiWa Spiele."));
  }

  [[nodiscard]] double pictureShape(const QString& name) const override;
  void drawPicture(QPainter& painter, const QRectF& area, const QString& name,
                   const Look& look) const override;
};

/// A board: its cards as trypsylonScene reads them (or a single card), and the ends to highlight.
struct Drawn {
  int columns = 3;
  int rows = 3;
  bool frame = true;
  const char* cards = "";
  const char* ends = "";
  const char* last = "";
};

constexpr std::size_t kMostBoards = 4;

/// A picture: boards side by side.
struct Example {
  const char* name = "";
  double shape = 0.8;    // height divided by width
  bool follows = false;  // whether an arrow shows that the second board is the result of the first
  double closeUp = 1;    // magnification of a close-up, from the northwest corner
  std::array<Drawn, kMostBoards> boards;  // those without cards are not drawn
};

constexpr double kPair = 0.46;  // the shape of two square boards side by side

constexpr Drawn card(const char* corner) {
  return {.columns = 1, .rows = 1, .frame = false, .cards = corner};
}

constexpr Drawn four(const char* cards) { return {.columns = 2, .rows = 2, .frame = false, .cards = cards}; }

constexpr std::array kExamples{
    Example{
        .name = "trypsylon-card", .shape = 0.24, .boards = {card("nw"), card("ne"), card("se"), card("sw")}},
    Example{.name = "trypsylon-push",
            .shape = kPair,
            .follows = true,
            .boards = {Drawn{.cards = "? nw ? ? . ? ? ? ?", .ends = "Nb E2 Sb W2"},
                       Drawn{.cards = "? sw ? ? nw ? ? ? ?", .last = "b3"}}},
    Example{.name = "trypsylon-double",
            .shape = kPair,
            .follows = true,
            .boards = {Drawn{.cards = "? ? ? . ? ? ? ? .", .ends = "Na Nc E2 Sa W1"},
                       Drawn{.cards = "? ? se ? ? ? ? ? nw", .last = "c3"}}},
    Example{.name = "trypsylon-side",
            .shape = 0.62,
            .boards = {Drawn{.columns = 3, .rows = 2, .frame = false, .cards = "nw ne nw ? ? ?"}}},
    Example{.name = "trypsylon-corner", .shape = kPair, .boards = {four("se ne sw nw"), four("se ? sw nw")}},
    Example{.name = "trypsylon-frame-point",
            .shape = kPair,
            .closeUp = 1.6,
            .boards = {Drawn{.cards = "sw ? ? nw ? ? ? ? ?"}, Drawn{.cards = "sw ? ? ? ? ? ? ? ?"}}},
    Example{.name = "trypsylon-board-corner", .boards = {Drawn{.cards = "nw ? ? ? ? ? ? ? ?"}}},
    Example{.name = "trypsylon-frame-end", .boards = {Drawn{.cards = "se ? ? ? ? ? se ? ?"}}},
    Example{.name = "trypsylon-win",
            .boards = {Drawn{.columns = 5,
                             .rows = 5,
                             .cards = "? ? ? ? ? nw sw se ne nw ne se sw nw ne ? ? ? ? ? ? ? ? ? ?"}}},
    Example{.name = "trypsylon-expert",
            .shape = kPair,
            .follows = true,
            .boards = {Drawn{.cards = "ne nw sw se . se sw se se", .ends = "Nb E2 Sb W2"},
                       Drawn{.cards = "ne nw sw se se se sw se se", .last = "c2"}}},
};

constexpr double kGap = 0.1;            // between two boards, relative to the width
constexpr double kNarrowGap = 0.05;     // between three or more boards
constexpr double kCloseUpRounding = 8;  // radius of the corners of a close-up, in pixels

TrypsylonScene sceneOf(const Drawn& drawn) {
  const QString cards = QString::fromLatin1(drawn.cards);
  TrypsylonScene scene;
  if (drawn.columns == 1) {
    scene.columns = 1;
    scene.rows = 1;
    scene.cards.insert(QStringLiteral("a1"),
                       trypsylonScene(2, 2, cards + QStringLiteral(" ? ? ?")).at(QStringLiteral("a2")));
  } else {
    scene = trypsylonScene(drawn.columns, drawn.rows, cards);
  }
  scene.frame = drawn.frame;
  if (!drawn.frame) {
    // The cards are a section from the middle of a board, so no card is joined to a side and no corner lies
    // on the frame.
    scene.joined = {};
    scene.lit = {};
    std::erase_if(scene.joints, [](const trypsylon::Joint& joint) { return joint.cells.size() < 4; });
  }
  scene.marks.legal = QString::fromLatin1(drawn.ends).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  scene.last = QString::fromLatin1(drawn.last);
  return scene;
}

// Draws an arrow between a board and its result.
void paintArrow(QPainter& painter, const QRectF& area, const QColor& colour) {
  const double half = area.width() * 0.28;
  const QPointF tip = area.center() + QPointF(half, 0);
  painter.save();
  painter.setPen(QPen(colour, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawLine(area.center() - QPointF(half, 0), tip);
  painter.drawPolyline(
      QPolygonF({tip + QPointF(-half * 0.7, -half * 0.7), tip, tip + QPointF(-half * 0.7, half * 0.7)}));
  painter.restore();
}

}  // namespace

std::unique_ptr<RulesPage> TrypsylonFace::rules() const { return std::make_unique<TrypsylonPage>(); }

std::vector<TrypsylonScene> trypsylonExample(const QString& name) {
  std::vector<TrypsylonScene> boards;
  if (const Example* const example = findPicture(kExamples, name)) {
    for (const Drawn& drawn : example->boards) {
      if (*drawn.cards != '\0') {
        boards.push_back(sceneOf(drawn));
      }
    }
  }
  return boards;
}

double TrypsylonPage::pictureShape(const QString& name) const {
  const Example* const example = findPicture(kExamples, name);
  return example != nullptr ? example->shape : Example().shape;
}

void TrypsylonPage::drawPicture(QPainter& painter, const QRectF& area, const QString& name,
                                const Look& look) const {
  const std::vector<TrypsylonScene> boards = trypsylonExample(name);
  if (boards.empty()) {
    return;
  }
  const Example& example = *findPicture(kExamples, name);
  const auto count = static_cast<double>(boards.size());
  const double gap = area.width() * (count > 2 ? kNarrowGap : kGap);
  const double width = (area.width() - gap * (count - 1)) / count;
  QRectF place(area.topLeft(), QSizeF(width, area.height()));
  const std::unique_ptr<const Look> plain = Look::still(look.picture().without(&PictureOptions::coordinates));
  for (const TrypsylonScene& board : boards) {
    painter.save();
    QRectF whole = place;
    if (example.closeUp > 1) {
      QRectF square(QPointF(), QSizeF(1, 1) * std::min(place.width(), place.height()));
      square.moveCenter(place.center());
      QPainterPath shown;
      shown.addRoundedRect(square, kCloseUpRounding, kCloseUpRounding);
      painter.setClipPath(shown, Qt::IntersectClip);
      whole = QRectF(square.topLeft(), square.size() * example.closeUp);
    }
    paintTrypsylon(painter, whole, board, *plain);
    painter.restore();
    place.translate(width + gap, 0);
  }
  if (example.follows) {
    paintArrow(painter, QRectF(area.left() + width, area.top(), gap, area.height()),
               look.colours().quietText);
  }
}

}  // namespace byways::app
