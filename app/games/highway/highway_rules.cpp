// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

#include "app/games/highway/highway_painter.h"
#include "app/games/highway/highway_scene.h"
#include "app/look/look.h"
#include "app/rules/rules_page.h"
#include "engine/highway/notation.h"
#include "engine/highway/report.h"
#include "engine/highway/state.h"

namespace byways::app {

namespace {

using highway::Twist;

class HighwayPage final : public RulesPage {
  Q_DECLARE_TR_FUNCTIONS(HighwayRules)

 public:
  HighwayPage() {
    paragraph(
        tr("Everybody plans in secret, then all set off at once. Over <b>six rounds</b>, try to travel as "
           "far as you can, and place signs and barriers so that the others don’t."));

    heading(tr("Your plan"));
    explains("HWY-1 HWY-2");
    paragraph(
        tr("Each player is given a corner at random: their <b>starting hex</b>. Each round, you secretly "
           "submit up to <b>two signs</b> that turn travellers left or right, up to <b>one barrier</b>, and "
           "the <b>direction</b> in which you set out."));
    paragraph(
        tr("If you share one computer, you take turns to plan, and a <b>curtain</b> hides the table while "
           "you change seats. Check your plan and change it as you like. Once you submit the plan, you can’t "
           "change it. The others never see your plan, only its effects."));

    heading(tr("What you control"));
    explains("HWY-4");
    paragraph(
        tr("You place things on cells that you <b>control</b>: those within two steps of you. "
           "Several players may control the same cell."));
    picture("highway-control", tr("A player stands in the corner A1. Nine cells are tinted: A1, A2, A3, B1, "
                                  "B2, B3, C1, C2 and C3."));
    note(tr("A player on A1 controls the nine tinted cells."));
    explains("HWY-5 HEX-1");
    paragraph(
        tr("Nothing can be placed on a cell where a player stands. A barrier never lies on a corner. Your "
           "signs and your barrier each go on a different cell. They may cover what already lies there."));

    heading(tr("All at once"));
    explains("HWY-6");
    paragraph(
        tr("When all have submitted, everything is placed at the same moment. If several players have chosen "
           "the same thing for a cell, it is placed there once. If they have chosen <b>different</b> things, "
           "none of them is placed, and what lay there before stays."));
    picture("highway-clash", tr("A sign and a barrier meet on the same cell and break apart."));
    note(tr("One player wanted a sign here, another a barrier: neither is placed."));
    explains("HWY-7");
    paragraph(
        tr("Signs stay until something covers them. At the end of the round, barriers are removed, along "
           "with any signs under them."));

    heading(tr("The journey"));
    explains("HWY-3 HWY-8 HWY-10");
    paragraph(
        tr("Then everyone travels, starting from where they stand. You go straight on. On a sign, you turn "
           "one hex side to <b>your</b> left or right. Players don’t block each other. Every cell that you "
           "move onto scores <b>one point</b>."));
    picture("highway-signs", tr("A traveller goes east from E1, turns left at a sign on E4, turns right at "
                                "another sign on B4, and ends at the edge."));
    note(
        tr("A left turn, then a right turn: eight cells, eight points. A sign on the cell where you start "
           "does nothing."));
    explains("HWY-9");
    paragraph(
        tr("You stop before the edge of the board, before a barrier, and before a cell where you have "
           "already been <b>in this round</b>."));
    picture("highway-barrier", tr("A traveller goes east from E1 and stops on E6, before a barrier on E7."));
    picture("highway-trail", tr("Five signs lead a traveller round in a circle. The traveller stops just "
                                "before the starting cell."));
    note(tr("Five left turns lead back to the start. The journey ends one cell before the start."));

    heading(tr("Collisions"));
    explains("HWY-15");
    paragraph(
        tr("Players who end a round on the same cell <b>all leave it</b>: each goes back to their own "
           "starting hex, the corner where that player began. If somebody else stands there, a free starting "
           "hex is drawn by lot instead. Anyone already on their own starting hex stays. Going back scores "
           "no points."));
    picture(
        "highway-crash",
        tr("Two travellers, one along the middle row and one along the edge, end on the same corner, E9."));
    note(
        tr("Both have ended on E9, so each goes back to their own starting hex. Players pass through each "
           "other while they travel."));

    heading(tr("Twists from round 2 on"));
    explains("HWY-17");
    paragraph(
        tr("Round 1 has no twist. Every later round changes one rule, for that round only. But the signs "
           "that are turned over in round 4 stay that way."));
    explains("HWY-11");
    paragraph(
        QStringLiteral("<b>%1.</b> %2").arg(highwayRoundTitle(2), highwayTwistText(Twist::CenterControl)));
    picture("highway-centre", tr("A traveller crosses the board from E1 to E9, through the middle."));
    note(
        tr("Three cells in the middle give two points each, four others give one each, and E9, at the edge, "
           "gives none: ten points."));
    paragraph(
        QStringLiteral("<b>%1.</b> %2").arg(highwayRoundTitle(3), highwayTwistText(Twist::LineOfSight)));
    picture("highway-sight", tr("Six lines of tinted cells run from a player on E3. The lines go on past a "
                                "sign, but end at the players on C3 and E7."));
    note(tr("Signs don’t block the view, but players do: the cells behind a player are out of sight."));
    explains("HWY-12");
    paragraph(
        QStringLiteral("<b>%1.</b> %2").arg(highwayRoundTitle(4), highwayTwistText(Twist::ReverseTheWorld)));

    explains("HWY-13");
    paragraph(
        QStringLiteral("<b>%1.</b> %2").arg(highwayRoundTitle(5), highwayTwistText(Twist::HighwayRobbery)));
    picture("highway-closer", tr("The cells around a player on D3 are tinted, and so are all cells that are "
                                 "closer to that player than to the players on D7 and H3."));
    note(tr("Cells that are just as close to another player don’t count."));
    paragraph(tr(
        "Your robbers may hide on any cell that you control and where nobody stands, even on a corner or "
        "together with one of your signs. They stop nobody and are never shown. Whoever moves onto a robber "
        "loses two points to its owner, so a score may fall below zero. Your own robbers leave you alone."));
    picture("highway-robbery", tr("A traveller goes east from E1 across the board, over a coin on E4."));
    note(
        tr("The traveller scores a point for E4, as for any cell, but pays two points to the owner of the "
           "robber there."));
    explains("HWY-14");
    paragraph(
        QStringLiteral("<b>%1.</b> %2").arg(highwayRoundTitle(6), highwayTwistText(Twist::RubberWalls)));
    picture("highway-bounce", tr("A traveller sets out from C6 to the east, bounces off the edge four times "
                                 "and stops on C5, before its own trail."));
    note(tr("You bounce off the edge of the board like a ball. A sign on an edge cell turns you first."));
    picture("highway-corner", tr("One traveller comes along the edge to the corner E9 and bounces on to D8. "
                                 "The other one runs straight into the corner and stops."));
    note(tr("In a corner, you stop only if you head straight out, away from the middle of the board."));

    heading(tr("The end"));
    explains("HWY-16 TURN-6");
    paragraph(
        tr("After round 6, nobody is sent back. Whoever has the most points wins. Players who tie for the "
           "most points share the win."));

    heading(tr("Fewer than six players"));
    paragraph(
        tr("The game is made for six players. Two to five can play as well, with some corners left empty. Or "
           "let computers take the other seats: when you set up the game, you choose who takes each seat."));
  }

  void drawPicture(QPainter& painter, const QRectF& area, const QString& name,
                   const Look& look) const override;
};

using highway::PartKind;
using highway::Position;

/// A picture: the round, who stands where at its beginning, what lies there, and what happens.
struct HighwayPicture {
  const char* name = "";
  int round = 1;
  const char* players = "";   // the cells of travellers, by seat
  const char* tiles = "";     // as in records, with barriers and robbers
  const char* journeys = "";  // the directions of journeys, by seat; "-" for no journey
  int control = 0;            // the seat whose cells are tinted, 0 for none
  const char* fails = "";     // a cell and the tiles that meet there
  const char* focus = "";     // the cell in the middle of a part of the board; empty for all of it
};

constexpr std::array kHighwayPictures{
    HighwayPicture{.name = "highway-control", .players = "A1", .control = 1, .focus = "B3"},
    HighwayPicture{.name = "highway-signs", .players = "E1", .tiles = "E4=L B4=R", .journeys = "e"},
    HighwayPicture{.name = "highway-trail",
                   .players = "E4",
                   .tiles = "E5=L D5=L C4=L C3=L D3=L",
                   .journeys = "e",
                   .focus = "D4"},
    HighwayPicture{.name = "highway-barrier", .players = "E1", .tiles = "E7=X", .journeys = "e"},
    HighwayPicture{.name = "highway-clash", .players = "D3 E6", .fails = "D5 LX", .focus = "D5"},
    HighwayPicture{.name = "highway-crash", .players = "E1 A5", .journeys = "e se"},
    HighwayPicture{.name = "highway-centre", .round = 2, .players = "E1", .journeys = "e"},
    HighwayPicture{.name = "highway-sight", .round = 3, .players = "E3 C3 E7", .tiles = "E5=L", .control = 1},
    HighwayPicture{.name = "highway-closer", .round = 5, .players = "D3 D7 H3", .control = 1},
    HighwayPicture{
        .name = "highway-robbery", .round = 5, .players = "E1 C3", .tiles = "E4=$", .journeys = "e -"},
    HighwayPicture{.name = "highway-bounce", .round = 6, .players = "C6", .journeys = "e"},
    HighwayPicture{.name = "highway-corner", .round = 6, .players = "F8 E6", .journeys = "ne e"},
};

constexpr double kNear = 1.9;  // how much larger a part of the board is drawn
constexpr double kRounding = 14;

QStringList wordsOf(const char* text) {
  return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

highway::Cell cellOf(const QString& name) {
  return *hex::Grid(highway::Hexes::kSide).find(name.toStdString());
}

// The position at the beginning of the picture's round, without tiles.
Position positionOf(const HighwayPicture& picture) {
  const QStringList cells = wordsOf(picture.players);
  // The rules have no game for one player, so a second one, who isn't shown, stands far away.
  Position position(std::max(2, static_cast<int>(cells.size())));
  highway::RoundEnd end;
  end.cells.fill(cellOf(QStringLiteral("I5")));
  for (qsizetype i = 0; i < cells.size(); ++i) {
    end.cells.at(static_cast<std::size_t>(i)) = cellOf(cells[i]);
  }
  position.place(end.cells);
  while (position.round() < picture.round) {
    position.finish(end);
  }
  return position;
}

highway::Tiles tilesOf(const HighwayPicture& picture) {
  highway::Tiles tiles;
  for (const QString& word : wordsOf(picture.tiles)) {
    const highway::Part part = highway::part_of(word.toStdString());
    if (part.kind == PartKind::Left) {
      tiles.left.add(part.place);
    } else if (part.kind == PartKind::Right) {
      tiles.right.add(part.place);
    } else if (part.kind == PartKind::Blockade) {
      tiles.blockades.add(part.place);
    }
  }
  return tiles;
}

void addPieces(const HighwayPicture& picture, HighwayScene& scene) {
  Seat seat = 0;
  for (const QString& cell : wordsOf(picture.players)) {
    ++seat;
    HighwayTraveller traveller;
    traveller.seat = seat;
    traveller.colour = seat - 1;
    traveller.cell = cell;
    scene.travellers.append(traveller);
  }
  for (const QString& word : wordsOf(picture.tiles)) {
    const highway::WrittenStep step = *highway::read_step(word.toStdString());
    const QString cell = QString::fromStdString(step.cell);
    if (step.kind == PartKind::Robber) {
      scene.robbers.append(cell);
    } else {
      scene.tiles.insert(cell, QLatin1Char(highway::kind_name(step.kind).front()));
    }
  }
  if (const QStringList fails = wordsOf(picture.fails); fails.size() == 2) {
    scene.fails.insert(fails[0], fails[1]);
    scene.failing = 0.4;
  }
}

// Puts travellers at the ends of their journeys, with the points that these have gained.
void addJourneys(const HighwayPicture& picture, const Position& position, HighwayScene& scene) {
  const QStringList directions = wordsOf(picture.journeys);
  const highway::Tiles tiles = tilesOf(picture);
  for (qsizetype i = 0; i < directions.size(); ++i) {
    const auto direction = highway::find_direction(directions[i].toStdString());
    const highway::JourneyReport journey =
        highway::journey_of(position, static_cast<int>(i), tiles, direction.value_or(highway::kStay));
    if (journey.cells.empty()) {
      continue;
    }
    HighwayTraveller& traveller = scene.travellers[i];
    traveller.cell = QString::fromStdString(journey.cells.back().cell);
    scene.trails.append(highwayTrail(journey, traveller.colour, scene.grid));
  }
  for (HighwayTraveller& one : scene.travellers) {
    one.hasCrashed = std::any_of(
        scene.travellers.cbegin(), scene.travellers.cend(),
        [&](const HighwayTraveller& other) { return other.seat != one.seat && other.cell == one.cell; });
  }
}

void addControl(const HighwayPicture& picture, const Position& position, HighwayScene& scene) {
  if (picture.control == 0) {
    return;
  }
  scene.controlColour = picture.control - 1;
  const highway::HighwayState state(position);
  for (const highway::ControlledCell& cell : state.controlled(picture.control)) {
    scene.controlled.insert(QString::fromStdString(cell.cell), cell.why);
  }
}

}  // namespace

std::unique_ptr<RulesPage> HighwayFace::rules() const { return std::make_unique<HighwayPage>(); }

std::optional<HighwayScene> highwayExample(const QString& name) {
  const HighwayPicture* const picture = findPicture(kHighwayPictures, name);
  if (picture == nullptr) {
    return std::nullopt;
  }
  const Position position = positionOf(*picture);
  HighwayScene scene;
  scene.round = picture->round;
  addPieces(*picture, scene);
  addControl(*picture, position, scene);
  addJourneys(*picture, position, scene);
  return scene;
}

void HighwayPage::drawPicture(QPainter& painter, const QRectF& area, const QString& name,
                              const Look& look) const {
  const std::optional<HighwayScene> scene = highwayExample(name);
  if (!scene) {
    return;
  }
  const QString focus = QString::fromLatin1(findPicture(kHighwayPictures, name)->focus);
  if (focus.isEmpty()) {
    paintHighway(painter, area, *scene, look);
    return;
  }
  // Draws the whole board larger than the picture, clipped so that the focus is in the middle.
  const QPointF middle = highwayPlacement(area, look).map(highwayCentre(focus)) - area.topLeft();
  const QRectF whole(area.center() - middle * kNear, area.size() * kNear);
  painter.save();
  QPainterPath card;
  card.addRoundedRect(area, kRounding, kRounding);
  painter.setClipPath(card, Qt::IntersectClip);
  paintHighway(painter, whole, *scene, look);
  painter.restore();
}

}  // namespace byways::app
