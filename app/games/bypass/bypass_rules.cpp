// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

#include "app/board/svg_board.h"
#include "app/games/bypass/bypass_painter.h"
#include "app/look/look.h"
#include "app/rules/rules_page.h"
#include "engine/bypass/bypass_game.h"

namespace byways::app {

namespace {

class BypassPage final : public RulesPage {
  Q_DECLARE_TR_FUNCTIONS(BypassRules)

 public:
  BypassPage() {
    paragraph(
        tr("Everybody draws on the same board, each in their own colour. Little by little, everybody’s "
           "<b>paths</b> grow into one network, and <b>walls</b> limit where it can go. In the end, three "
           "routes run through the network. Whoever owns the most paths on these routes wins."));

    heading(tr("The board"));
    explains("BYP-2 HEX-1");
    paragraph(
        tr("Each of the six corner hexes has a Greek letter. Opposite corners share a letter: two have α, "
           "two have β and two have γ."));
    explains("BYP-1 BYP-6");
    paragraph(
        tr("Between any two neighbouring hexes there is a <b>link</b>. A link is open, or it holds one path "
           "or one wall. It never holds two things at once, whoever they belong to. There are no links along "
           "the outer edge of the board."));

    heading(tr("Your turn: a path and a wall"));
    explains("BYP-3 BYP-4 BYP-10");
    paragraph(tr("On each turn you draw one <b>path</b> and one <b>wall</b>. You may begin with either."));
    picture("bypass-path",
            tr("A board with three hexes a side. Violet has three paths, amber two. Violet has just drawn "
               "the third, from the middle hex to the hex at its lower right."));
    note(
        tr("A path is a line from the middle of a hex to the middle of its neighbour. It doesn’t have to "
           "touch your other paths."));
    picture("bypass-wall", tr("The same board. Violet has also drawn a wall between two hexes on the left."));
    note(tr("A wall lies on the side between two hexes. No path can cross it, not even your own."));
    paragraph(
        tr("To draw a path, drag from hex to hex. To draw a wall, use the right mouse button or take the pen "
           "for walls. With a pen in hand, you can also draw with a click. You can take everything back "
           "until you end the turn."));

    heading(tr("The swap"));
    explains("BYP-5");
    paragraph(
        tr("After drawing a path and a wall, you may <b>swap</b>: one of your paths becomes a wall, and one "
           "of your walls becomes a path, both staying on their links. You do both or neither, at most once "
           "a turn, and only with your own paths and walls, including those drawn this turn."));
    picture("bypass-swap", tr("The same board after a swap. The violet path at the top left has become a "
                              "wall, and a violet wall on the right has become a path."));
    note(tr("Violet has turned the path at the top left into a wall and the wall on the right into a path."));

    heading(tr("No loops"));
    explains("BYP-7");
    paragraph(
        tr("When a turn ends, the paths must not form a <b>loop</b>. All paths count for this, whatever "
           "their colour: between two hexes, there is never more than one way along paths."));
    picture(
        "bypass-loop",
        tr("Three paths, violet and amber, join three hexes at the upper right in a loop. The loop glows."));
    note(tr("The new path has closed a loop at the upper right. As it stands, violet can’t end the turn."));
    explains("BYP-9");
    paragraph(tr("During the turn, a loop is allowed, as a swap may still <b>repair</b> it."));
    picture("bypass-mended", tr("One path of the loop has become a wall, and a violet wall on the right has "
                                "become a path. Nothing glows any more."));
    note(
        tr("With a swap, violet has turned one path of the loop into a wall. Now the turn may end. “Show me” "
           "finds such swaps for you."));

    heading(tr("Nothing cut off"));
    explains("BYP-8");
    paragraph(
        tr("When a turn ends, walls must not cut a hex or a group of hexes off from the rest. It must be "
           "possible to walk from every hex to every other without crossing a wall."));
    picture("bypass-isolated", tr("Three walls around the corner at the lower left. The corner is shaded."));
    note(
        tr("The third wall has cut off the corner at the lower left. Violet can use a swap to turn a violet "
           "wall there into a path, or take back the last wall and draw it elsewhere."));

    heading(tr("The end"));
    explains("BYP-11");
    paragraph(
        tr("The game ends at once when a turn leaves all six letters connected. As there are no loops, "
           "exactly one <b>route</b> leads from α to α, one from β to β and one from γ to γ."));
    explains("BYP-12 BYP-14");
    paragraph(
        tr("On each route you score one point for every path of your own. A path that lies on two or three "
           "routes scores two or three points. Walls score nothing, and neither do paths that lie on no "
           "route."));
    picture("bypass-score", tr("A finished game. The network connects all six letters. Violet scores 3 "
                               "points on α, 2 on β and 2 on γ; amber scores 2 on each."));
    note(
        tr("Violet owns three paths on route α, two on β and two on γ: seven points in all. One path lies on "
           "both α and β and counts twice. Amber has two paths on each route: six points."));
    explains("BYP-13");
    paragraph(
        tr("The player with the most points wins. If several players share the lead, they share the win, "
           "with one exception: <b>whoever ended the game doesn’t share</b>. So think twice before you "
           "connect the last letter."));
    paragraph(tr(
        "A route is <b>complete</b> as soon as paths connect its two hexes. It glows, and the players’ cards "
        "show how many points each would have if the game ended now. A swap may still break the route."));

    heading(tr("Boards and players"));
    paragraph(tr(
        "The full game has five hexes a side. Four hexes a side make a quicker game; three make a ten-minute "
        "game for two or three players. The board of points is the board with four hexes a side, drawn "
        "differently: paths are sticks between the points, and walls are counters on the lines."));
    explains("TURN-6");
    paragraph(
        tr("With three or more players, anyone may leave. Paths and walls of players who have left stay on "
           "the board, and these paths still form part of routes."));
    paragraph(tr("You can print all four boards from the Game menu and play with pens."));

    heading(tr("Where it comes from"));
    paragraph(tr("Bypass is a game by Raymond Gallardo from 2010."));
  }

  void drawPicture(QPainter& painter, const QRectF& area, const QString& name,
                   const Look& look) const override;
};

/// A picture, as the game that leads to it: the finished turns of both players, then the steps of an
/// unfinished turn. This way, pictures can't show anything that the rules don't allow.
struct Example {
  const char* name = "";
  const char* turns = "";  // with commas between
  const char* open = "";
};

// Four quiet turns with which several pictures begin.
constexpr auto kBegun = "A1-B2 D1|E1,C4-C5 D2|E1,B2-C3 B4|C4,C3-C4 A2|B3";
// Four turns that prepare a loop at the upper right edge, where the rulebook's example has one.
constexpr auto kNearLoop = "A3-B4 C4|C5,A3-B3 D1|D2,B2-B3 C1|C2,C3-D3 A1|B1";

constexpr std::array kExamples{
    Example{.name = "bypass-path", .turns = kBegun, .open = "C3-D3"},
    Example{.name = "bypass-wall", .turns = kBegun, .open = "C3-D3 C1|C2"},
    Example{.name = "bypass-swap", .turns = kBegun, .open = "C3-D3 C1|C2 A1-B2>| B4|C4>-"},
    Example{.name = "bypass-loop", .turns = kNearLoop, .open = "B3-B4 C2|D2"},
    Example{.name = "bypass-mended", .turns = kNearLoop, .open = "B3-B4 C2|D2 A3-B4>| C4|C5>-"},
    Example{.name = "bypass-isolated", .turns = kBegun, .open = "C3-D3 E1|E2"},
    Example{.name = "bypass-score",
            .turns = "C1-C2 A1|A2,C2-C3 B1|C1,A1-B2 D3|D4,B2-B3 B1|B2,B3-C3 C1|D1,A3-B3 C5|D4,"
                     "C3-D3 B3|B4,C3-C4 D1|D2,C4-C5 A2|B3,C3-D2 D2|E2,D2-E1 E2|E3,D3-E3 B4|C5",
            .open = ""},
};

// The size of the board with three hexes along each edge, with coordinates, in board units.
constexpr QSizeF kShown(440, 400);
constexpr double kRounding = 14;

void playAll(Match& match, const QString& steps) {
  const QStringList words = steps.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  for (const QString& word : words) {
    static_cast<void>(match.play(word));
  }
}

}  // namespace

std::unique_ptr<RulesPage> BypassFace::rules() const { return std::make_unique<BypassPage>(); }

std::unique_ptr<Match> bypassExample(const QString& name) {
  const Example* const example = findPicture(kExamples, name);
  if (example == nullptr) {
    return nullptr;
  }
  auto match = std::make_unique<Match>(
      MatchSetup{&bypass::game(), {{"board", "hexhex-3"}, {"start", 1}}, {QString(), QString()}, {0, 1}});
  const QStringList turns = QString::fromLatin1(example->turns).split(QLatin1Char(','));
  for (const QString& turn : turns) {
    playAll(*match, turn);
    static_cast<void>(match->play(QStringLiteral("end")));
  }
  playAll(*match, QString::fromLatin1(example->open));
  return match;
}

void BypassPage::drawPicture(QPainter& painter, const QRectF& area, const QString& name,
                             const Look& look) const {
  const std::unique_ptr<Match> match = bypassExample(name);
  if (match == nullptr) {
    return;
  }
  const BypassScene scene = bypassScene(*match);
  if (scene.over) {
    paintBypass(painter, area, scene, look);
    return;
  }
  // Shows only the hexes, as large as they fit, because nothing is on the score tracks yet.
  const QRectF sheet = bypassSheet(scene, look).viewBox();
  const double scale = std::min(area.width() / kShown.width(), area.height() / kShown.height());
  const QRectF whole(area.center() + sheet.topLeft() * scale, sheet.size() * scale);
  painter.save();
  QRectF shown(QPointF(), kShown * scale);
  shown.moveCenter(area.center());
  QPainterPath card;
  card.addRoundedRect(shown, kRounding, kRounding);
  painter.setClipPath(card, Qt::IntersectClip);
  paintBypass(painter, whole, scene, look);
  painter.restore();
}

}  // namespace byways::app
