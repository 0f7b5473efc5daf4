// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/mono_line/mono.h"

#include <QCoreApplication>

#include <array>

namespace byways::app {

namespace {

constexpr std::array kMonoPictures{
    PassPicture{.name = "mono-lines",
                .region = QRectF(-250, -250, 500, 420),
                .pieces = "F1=white D5=black",
                .tinted = "F1 D5",
                .colour = "black"},
    PassPicture{.name = "mono-shared",
                .region = QRectF(-250, -250, 500, 250),
                .pieces = "F1=red G3=blue",
                .lines = "G3-F1",
                .proving = "F1 G3",
                .wrong = "G3",
                .colour = "blue"},
};

class MonoPage final : public PassPage {
  Q_DECLARE_TR_FUNCTIONS(MonoRules)

 public:
  MonoPage() : PassPage(kMonoPictures) {
    paragraph(
        tr("Two sides take turns putting pieces on the board. No line may ever hold pieces of both sides. "
           "The last player who can place a piece wins."));

    heading(tr("Your turn"));
    explains("MON-2 LIN-1");
    paragraph(
        tr("Put one of your pieces on an empty place where lines meet. The piece takes <b>every line</b> "
           "that runs through that place or ends there, along its whole length. Neither side may put a piece "
           "on a line that the other side holds."));
    picture("mono-lines", tr("A white piece and a black piece. The lines that each of them holds are tinted "
                             "in their owner’s colour."));
    note(tr(
        "Each side holds the lines through its piece. Neither side may put a piece on the other’s lines."));
    explains("MON-1 MON-5");
    paragraph(
        tr("You may try your piece in different places before you end the turn. After that, it never moves. "
           "One side has the white and red pieces, the other has the black and blue ones: twenty pieces "
           "each. Which of your two colours you use makes no difference."));

    heading(tr("The end"));
    explains("MON-3 TURN-6");
    paragraph(tr("Whoever can’t place a piece on their turn loses."));
    paragraph(
        tr("Count the pieces: if all forty find a place, the start player is the first to have none left, "
           "and loses. So the start player has to close lines, and the other player has to keep them open."));

    heading(tr("The strict game"));
    paragraph(
        tr("In the friendly game, the program doesn’t let you put a piece on one of the other side’s lines, "
           "and says which line it is. In the <b>strict</b> game, you may use any empty place, even by "
           "mistake. So keep an eye on the lines."));
    explains("MON-4");
    paragraph(
        tr("At the start of your turn, you may <b>claim</b> that a line holds pieces of both sides. If a "
           "line does, you win at once, whoever made the mistake. If no line does, you lose nothing, but you "
           "may claim only once a turn."));
    picture("mono-shared", tr("A red piece and a blue piece on the same line, which is lit."));
    note(tr("The blue piece shares a line with the red one. Whoever claims first wins."));
    paragraph(
        tr("A player without a free place may resign, or put a piece on a taken line and hope that nobody "
           "notices."));

    heading(tr("Where it comes from"));
    paragraph(
        tr("Mono-Line is a game by Arthur Blumberg, published by Kadon Enterprises as part of the Over-Pass "
           "set. The board shown here is a reconstruction."));
  }
};

}  // namespace

std::unique_ptr<RulesPage> MonoFace::rules() const { return std::make_unique<MonoPage>(); }

}  // namespace byways::app
