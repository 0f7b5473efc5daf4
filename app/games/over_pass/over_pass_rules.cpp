// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/over_pass/over_pass.h"

#include <QCoreApplication>

#include <array>

namespace byways::app {

namespace {

constexpr QRectF kNorthEast(-50, -250, 300, 230);

constexpr std::array kOverPassPictures{
    PassPicture{.name = "over-pass-start", .start = true, .exits = true},
    PassPicture{.name = "over-pass-chain",
                .region = kNorthEast,
                .pieces = "G2=white F1=black G1=red E2=blue D1=red",
                .lifted = "G2",
                .steps = "G2>F0",
                .way = "G2 F1 G1 F0"},
    PassPicture{.name = "over-pass-own",
                .region = kNorthEast,
                .pieces = "G2=white F1=black G1=white E2=blue D1=red",
                .lifted = "G2",
                .refused = "F0",
                .proving = "G1",
                .wrong = "G2>F0"},
    PassPicture{.name = "over-pass-trade",
                .region = QRectF(-170, -250, 340, 230),
                .pieces = "F1=white C2=red G3=blue",
                .lifted = "F1",
                .steps = "C2=F1",
                .lines = "F1-F2 C1-C2"},
    PassPicture{.name = "over-pass-slide",
                .region = kNorthEast,
                .pieces = "F1=blue E4=white",
                .lifted = "F1",
                .steps = "F1-G1 F1-G2",
                .arrows = "F1-G1 F1-G2"},
    PassPicture{.name = "over-pass-perimeter",
                .region = QRectF(-40, -363, 390, 290),
                .pieces = "J1=white I1=red G1=black",
                .lifted = "J1",
                .steps = "J1>home J1>J2",
                .way = "J1 I1 J2",
                .exits = true},
    PassPicture{.name = "over-pass-centre",
                .region = QRectF(-115, -115, 230, 230),
                .pieces = "O=white A0=black A2=white",
                .lifted = "O",
                .steps = "O>A1 O>A7 O>B0 O>B1 O>B7 O-A3 O-A4 O-A5 O-A6"},
};

class OverPassPage final : public PassPage {
  Q_DECLARE_TR_FUNCTIONS(OverPassRules)

 public:
  OverPassPage() : PassPage(kOverPassPictures) {
    paragraph(
        tr("The ten pieces of each colour come in through the middle of the board, one each turn, and have "
           "to leave at the board’s eight points. They travel by passing over chains of other pieces, so "
           "everybody builds roads for everybody else."));

    heading(tr("The board"));
    explains("OVP-1 LIN-1");
    paragraph(tr(
        "Pieces stand where lines meet. Two places are <b>next to each other</b> if one comes right after "
        "the other on a line. The dark square in the middle is <b>O</b>, and the eight outermost points are "
        "the <b>exits</b>. Two pieces of each colour begin around O; the other eight wait in the reserve."));
    picture("over-pass-start", tr("The whole board. Two pieces of each colour stand around the middle, "
                                  "opposite each other. The reserves and homes are in the corners."));
    note(
        tr("The start. With two players, each has two colours: one player white and red, the other black and "
           "blue. With three players, blue isn’t used."));

    heading(tr("Your turn"));
    explains("OVP-2");
    paragraph(
        tr("The colours take turns: white, black, red, blue. If your colour still has pieces in reserve, one "
           "of them is put on O. Then you roll both dice, and the <b>sum</b> is how many moves you have. You "
           "may use fewer, but unused moves are lost."));
    explains("OVP-3");
    paragraph(
        tr("You may move pieces of <b>any colour</b>, your own and the others’. The exception is a piece on "
           "an exit: only its owner may move it."));
    explains("OVP-4 OVP-12");
    paragraph(
        tr("There are four kinds of move. An Over-Pass, a Trade and an Exit take <b>one</b> move each; a "
           "Slide takes <b>two</b>. A place can hold only one piece."));

    heading(tr("Over-Pass"));
    explains("OVP-5");
    paragraph(tr(
        "A piece travels over a chain of one or more pieces, each next to the one before, and lands on an "
        "empty place next to the last one. The chain may <b>turn</b> at every piece, as often as you like."));
    picture("over-pass-chain", tr("A white piece passes over a black one, turns, passes over a red one, "
                                  "turns again, and lands on the empty place next to the red piece."));
    note(tr("The white piece passes over the black and the red piece, turning twice. That is one move."));
    paragraph(
        tr("A piece can pass over all other colours, but not over a piece of <b>its own colour</b>. It can’t "
           "pass the same place twice."));
    picture("over-pass-own", tr("The same pieces, but the second one in the chain is also white. The move is "
                                "refused, and the second piece lights up."));
    note(tr("Here, the second piece is also white, so the way is blocked."));

    heading(tr("Trade"));
    explains("OVP-7");
    paragraph(
        tr("Two pieces of <b>different colours</b> may change places, however far apart, if they are on two "
           "<b>different lines that are parallel</b>. Only a line that runs through a piece’s place counts, "
           "not one that ends there."));
    picture("over-pass-trade", tr("A white piece on an outer line and a red piece on an inner line that is "
                                  "parallel to it. Both lines are lit."));
    note(
        tr("White and red are on two parallel lines, so they may change places. Any player may make this "
           "trade."));

    heading(tr("Slide"));
    explains("OVP-8 LIN-2");
    paragraph(
        tr("A piece moves along a line to the next place, if that place is empty and <b>farther out</b>, "
           "away from O. A slide costs two moves."));
    picture("over-pass-slide",
            tr("A blue piece with arrows to the two places next to it that are farther out."));
    note(tr("The blue piece can slide to two places. The other places next to it aren’t farther out."));

    heading(tr("Exits"));
    explains("OVP-6");
    paragraph(
        tr("A piece on an exit can’t be traded and can’t slide. Only its owner may move it. It goes home "
           "with an <b>Exit</b>, on a turn of its own colour, or makes an Over-Pass along the <b>outer "
           "edge</b>: over pieces on the edge, to a place on the edge."));
    explains("OVP-9");
    paragraph(
        tr("As long as any reserve holds a piece, of whatever colour, an Exit needs an <b>even roll</b>. "
           "Once all reserves are empty, any roll will do."));
    picture("over-pass-perimeter",
            tr("A white piece on an exit. It can go home, or pass over the red piece on the outer edge to "
               "the next exit. It can’t pass over the black piece inside."));
    note(
        tr("The white piece can go home, or pass along the edge over the red one. It can’t pass over the "
           "black one."));

    heading(tr("O must be empty"));
    explains("OVP-10");
    paragraph(
        tr("When the turn ends, no piece may be on O. So save enough moves to empty it. The program refuses "
           "a move after which O could no longer be emptied."));
    picture("over-pass-centre", tr("The middle of the board. A black piece and another white one are next to "
                                   "the white piece on O. Five places around the black piece are marked as "
                                   "one move away, four others next to O as two moves away."));
    note(
        tr("Everywhere the white piece can go from O: over the black piece for one move, or by a slide for "
           "two. It can’t pass over the other white piece."));
    paragraph(
        tr("If your roll isn’t enough to empty O in any way, the turn has no moves, and the piece on O goes "
           "back to its reserve. That is very rare."));

    heading(tr("The end"));
    explains("OVP-11 TURN-6");
    paragraph(
        tr("The first player to bring all ten pieces home wins at once. With two players, an option says "
           "whether one colour has to be home or both."));

    heading(tr("Where it comes from"));
    paragraph(
        tr("Over-Pass is a game by Arthur Blumberg, published by Kadon Enterprises. The board shown here is "
           "a reconstruction."));
  }
};

}  // namespace

std::unique_ptr<RulesPage> OverPassFace::rules() const { return std::make_unique<OverPassPage>(); }

}  // namespace byways::app
