// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/challenges/challenges.h"

#include <QCoreApplication>

#include <array>

namespace byways::app {

namespace {

constexpr QRectF kEast(-12, -62, 190, 178);

constexpr std::array kChallengePictures{
    PassPicture{.name = "full-house-group",
                .ground = PassGround::Spaces,
                .region = QRectF(-110, -250, 290, 220),
                .pieces = "d1=plain f2=plain d3=plain",
                .lifted = "d1",
                .steps = "d1>e1+g2",
                .arrows = "d1-e1",
                .groups = "g2-f2-e1",
                .transit = true},
    PassPicture{.name = "full-house-transit",
                .ground = PassGround::Spaces,
                .region = QRectF(-115, -115, 230, 230),
                .pieces = "b1=plain c0=plain d6=plain",
                .lifted = "b1",
                .steps = "b1>a2 b1>a3 b1>c2",
                .transit = true},
    PassPicture{.name = "crooked-jump",
                .region = kEast,
                .pieces = "C0=plain C7=plain D7=plain D0=plain C6=plain",
                .lifted = "D7",
                .steps = "D7>C7>B0",
                .way = "D7 C7 B0"},
    PassPicture{.name = "crooked-landings",
                .region = kEast,
                .pieces = "C0=plain C7=plain D7=plain D0=plain C6=plain",
                .lifted = "D7",
                .steps = "D7>C7>B0 D7>C7>B7 D7>C7>E0 D7>C6>B6 D7>C6>E13"},
    PassPicture{.name = "spiral-leap",
                .region = kEast,
                .pieces = "D7=white C7=black B0=red C0=blue D6=blue",
                .lifted = "D7",
                .steps = "D7>B0>A0",
                .way = "D7 C7 B0 A0"},
};

class ChallengePage final : public PassPage {
  Q_DECLARE_TR_FUNCTIONS(ChallengeRules)

 public:
  explicit ChallengePage(Challenge challenge) : PassPage(kChallengePictures) {
    switch (challenge) {
      case Challenge::FullHouse:
        writeFullHouse();
        break;
      case Challenge::CrookedJumps:
        writeCrookedJumps();
        break;
      case Challenge::Spiral:
        writeSpiral();
        break;
    }
    writeHelp();
  }

 private:
  void writeFullHouse() {
    explains("SOL-1 GRP-1 TURN-6");
    paragraph(
        tr("Three pieces are on the board; thirty-seven wait outside. Bring them <b>all</b> in, in as few "
           "moves as you can. Pieces stand in the <b>spaces</b> between the lines."));
    heading(tr("Moving"));
    explains("GRP-3");
    paragraph(
        tr("A move takes one piece across a side of its space into an empty space next to it. Spaces that "
           "meet only at a point aren’t neighbours, and there is no jumping. You may move any piece, as "
           "often as you like."));
    heading(tr("Groups of three"));
    explains("GRP-7");
    paragraph(
        tr("Where a line ends on another line, three spaces meet in a T: they form a <b>group of three</b>. "
           "If you move into a group and exactly <b>one</b> of its spaces is still empty, a piece may come "
           "into that space from outside. This costs no move."));
    picture("full-house-group", tr("A piece has moved into a space. Two of the three spaces around a T now "
                                   "hold pieces, and a third piece comes into the empty one."));
    note(
        tr("The move from d1 to e1 fills the second space of a group, so a piece may come in on g2, the "
           "third space."));
    paragraph(
        tr("If one move fills the second space of several groups, a piece may come in for each of them. A "
           "piece that comes in doesn’t bring in others. If you don’t bring a piece in right after the move, "
           "you can’t do so later."));
    heading(tr("Transit"));
    explains("GRP-6 GRP-8");
    paragraph(
        tr("The four spaces around the inner square are <b>transit</b> spaces. A piece may enter a transit "
           "space, but the <b>very next</b> move has to take that piece out again, even if only back to "
           "where it came from. No piece may enter the Center Square."));
    picture("full-house-transit",
            tr("A piece in one of the four transit spaces, with an arrow for each of its ways out."));
    note(tr("The piece on b1 has to move on now. No other piece may move."));
  }

  void writeCrookedJumps() {
    explains("SOL-2 LIN-1 TURN-6");
    paragraph(
        tr("Sixteen pieces lie around the centre. Jump until a <b>single piece</b> is left, and let it come "
           "to rest in the <b>Center Square</b>."));
    heading(tr("Jumping"));
    paragraph(
        tr("A piece jumps over <b>one</b> piece on a neighbouring node and lands on an empty node next to "
           "that piece. Two nodes are neighbours if one comes right after the other on a line. The piece "
           "jumped over leaves the board."));
    picture("crooked-jump",
            tr("A piece has jumped over its neighbour and turned there. The piece jumped over is marked."));
    note(tr("A jump from D7 over C7 to B0. The piece on C7 leaves the board."));
    paragraph(
        tr("The jump may go straight on or <b>turn</b> at the piece jumped over. But it must not end where "
           "it began."));
    picture("crooked-landings", tr("The same piece in hand, with a mark on each node where it may land."));
    note(
        tr("All places where the piece from D7 may land. Point at a place to see which piece would be "
           "removed."));
  }

  void writeSpiral() {
    explains("SOL-3 LIN-1 TURN-6");
    paragraph(
        tr("Forty pieces in four colours are coiled into a spiral. Unwind the spiral until a <b>single "
           "piece</b> is left. Ideally, that piece ends in the <b>Center Square</b>."));
    heading(tr("Leaping"));
    explains("OVP-5");
    paragraph(
        tr("A piece travels over a <b>chain</b> of one or more pieces, each next to the one before, and "
           "lands on an empty node next to the last one. The travelling piece may turn at every node, but it "
           "can’t pass a node twice."));
    paragraph(
        tr("A piece never passes over its <b>own colour</b>. If you play without colours, it may pass over "
           "any piece."));
    picture(
        "spiral-leap",
        tr("A white piece has travelled over a black piece, then over a red one. The red piece is marked."));
    note(
        tr("The white piece travels over black, then over red. The red piece, passed over last, leaves the "
           "board."));
    paragraph(tr("The <b>last</b> piece passed over leaves the board. The others stay."));
    paragraph(
        tr("Often a piece can reach the same node in several ways that remove different pieces. Those pieces "
           "light up, and you choose the one to remove."));
    heading(tr("On an exit point"));
    explains("OVP-6");
    paragraph(
        tr("A piece on one of the eight outermost nodes leaps only <b>along the outer edge</b> of the board: "
           "its chain and the node it lands on must be on that edge."));
  }

  void writeHelp() {
    heading(tr("Help"));
    explains("SOL-4");
    paragraph(tr(
        "Undo and redo as much as you like. <b>Hint</b> looks for a solution from the current position and "
        "shows which piece moves next; ask again to see the whole move. If there is no solution, the hint "
        "says how far to go back. If you use hints, you earn only one star. <b>Solution</b> plays a solution "
        "from start to end; if you play a solution yourself after that, you earn a hollow star."));
    heading(tr("Where it comes from"));
    paragraph(tr("One of the solitaire challenges of Over-Pass by Arthur Blumberg, Kadon Enterprises."));
  }
};

}  // namespace

std::unique_ptr<RulesPage> ChallengeFace::rules() const {
  return std::make_unique<ChallengePage>(challengeOf(game()));
}

}  // namespace byways::app
