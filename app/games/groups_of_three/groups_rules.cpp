// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/groups_of_three/groups.h"

#include <QCoreApplication>

#include <array>

namespace byways::app {

namespace {

constexpr std::array kGroupsPictures{
    PassPicture{.name = "groups-start", .ground = PassGround::Spaces, .start = true, .transit = true},
    PassPicture{.name = "groups-all", .ground = PassGround::Spaces, .transit = true, .overlay = true},
    PassPicture{.name = "groups-three",
                .ground = PassGround::Spaces,
                .region = QRectF(-110, -250, 290, 220),
                .pieces = "d1=white f2=black d3=red g1=blue",
                .lifted = "d1",
                .steps = "d1>e1+g2",
                .arrows = "d1-e1",
                .groups = "g2-f2-e1",
                .transit = true},
    PassPicture{.name = "groups-transit",
                .ground = PassGround::Spaces,
                .region = QRectF(-95, -110, 190, 190),
                .pieces = "c2=white c0=black a4=red d6=blue d5=white",
                .lifted = "c2",
                .steps = "c2>b1",
                .way = "c2 b1 a2 z",
                .transit = true},
};

class GroupsPage final : public PassPage {
  Q_DECLARE_TR_FUNCTIONS(GroupsRules)

 public:
  GroupsPage() : PassPage(kGroupsPictures) {
    explains("GRP-1");
    paragraph(
        tr("The pieces stand in the spaces between the lines. Three of each colour begin near the rim; the "
           "other seven wait in reserve. Form groups of three to bring them in, and take all your pieces "
           "home through the middle."));
    picture("groups-start", tr("The whole board. Three pieces of each colour stand in spaces near the rim. "
                               "Four tiles around the middle are transit spaces."));
    note(
        tr("The start. With two players, each has two colours: one player white and red, the other black and "
           "blue. With three players, blue isn’t used."));

    heading(tr("Your turn"));
    explains("GRP-2");
    paragraph(
        tr("The colours take turns: white, black, red, blue. Roll both dice. Their <b>sum</b> is how many "
           "moves you have. You may move one or several pieces, but only of the <b>colour whose turn it "
           "is</b>. Unused moves are lost."));
    explains("GRP-3");
    paragraph(
        tr("A move takes a piece <b>across a side</b> of its space into an empty space next to it. Spaces "
           "that meet only at a point are not neighbours, and there is no jumping."));

    heading(tr("Groups of three"));
    paragraph(
        tr("Wherever a line ends at another line, three spaces meet: one on either side of the line that "
           "ends, and one on the far side of the other line. These three spaces form a group."));
    picture("groups-all",
            tr("The whole board. Where a line ends, a small sign with three arms joins three spaces."));
    note(
        tr("Each sign joins the three spaces of a group. There are 36 groups. Press T to show them on the "
           "board."));
    explains("GRP-7");
    paragraph(
        tr("When your move fills the <b>second</b> space of a group, you may put a piece of the same colour "
           "from the reserve into the <b>third</b> space. This costs no move. It doesn’t matter whose piece "
           "is in the first space. One move may bring in pieces for several groups at once."));
    picture("groups-three", tr("A white piece moves into a group that already holds a black piece. The third "
                               "space is marked: a white piece may come in there."));
    note(tr("White moves next to black, and a white piece may come in on the third space."));
    paragraph(
        tr("You bring a piece in right after the move or not at all. A piece that comes in doesn’t bring in "
           "another."));

    heading(tr("Transit and home"));
    explains("GRP-4 GRP-6 GRP-8");
    paragraph(
        tr("The way home leads through a <b>transit space</b> (one of the four tiles) and then a small "
           "triangle to the middle. A piece that enters the middle is home at once. You may cross transit "
           "spaces, but none of your pieces may be in a transit space when the turn ends. Neither the "
           "transit spaces nor the middle belong to a group."));
    picture("groups-transit", tr("The middle of the board. A white piece goes through a tile and a small "
                                 "triangle to the dark square."));
    note(
        tr("Three moves take this piece home. With only two, it gets as far as the small triangle. With only "
           "one, it can’t set out, as it must not stay on the tile."));
    explains("GRP-5");
    paragraph(
        tr("As long as a colour has pieces in reserve, at least <b>two</b> of its pieces have to stay on the "
           "board."));

    heading(tr("The end"));
    explains("GRP-9 TURN-6");
    paragraph(
        tr("The first player with all pieces home wins at once. With two players, an option says whether one "
           "colour or both must be home."));

    heading(tr("Where it comes from"));
    paragraph(
        tr("Groups-of-Three is a game by Arthur Blumberg, published by Kadon Enterprises as part of the "
           "Over-Pass set. The board shown here is a reconstruction."));
  }
};

}  // namespace

std::unique_ptr<RulesPage> GroupsFace::rules() const { return std::make_unique<GroupsPage>(); }

}  // namespace byways::app
