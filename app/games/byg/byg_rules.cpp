// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/byg/byg.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "app/games/byg/byg_board.h"
#include "app/look/look.h"
#include "app/rules/rules_page.h"
#include "engine/byg/byg_game.h"
#include "engine/core/entry.h"
#include "engine/core/setup.h"

namespace byways::app {

namespace {

class BygPage final : public RulesPage {
  Q_DECLARE_TR_FUNCTIONS(BygRules)

 public:
  BygPage() {
    paragraph(
        tr("Two players fill a board with stones. In the end, the <b>largest group</b> wins. But the more "
           "groups you have, the more stones you may place. So you want many groups, but also one big group. "
           "The art is knowing when to join many groups into one."));

    heading(tr("Groups and liberties"));
    explains("BYG-4");
    paragraph(
        tr("Stones of one colour that touch belong together: they are a <b>group</b>. A stone that touches "
           "no other of its colour is a group of one."));
    paragraph(tr(
        "The empty cells beside a group are its <b>liberties</b>. These are the places where it can grow."));
    picture("byg-groups",
            tr("A violet group of three stones with a glowing outline. Rings mark its liberties. There is "
               "also a violet group of one stone, and two amber groups of two stones."));
    note(
        tr("Violet and amber have two groups each. The rings show the liberties of the larger violet group. "
           "During a game, point at a group to see its liberties."));

    heading(tr("Before you begin"));
    explains("BYG-1");
    paragraph(
        tr("One of you, drawn by lot, has <b>priority</b>. Before the game, that player chooses who is the "
           "<b>First</b> player and who is the <b>Second</b>. If the largest groups are equal at the end, "
           "the player with priority wins. When you set up the game, you can also settle who has priority "
           "and who is First."));
    explains("BYG-2");
    paragraph(
        tr("In the <b>opening</b>, each player places one stone on any empty cell: the Second player first, "
           "then the First player. After that you take full turns, starting with the First player."));

    heading(tr("Your turn"));
    explains("BYG-3 BYG-5 HEX-1");
    paragraph(tr(
        "Count your groups as the turn begins. You may place that many stones, but no more than "
        "<b>three</b>. You must place at least <b>one</b>. Stones go on empty cells and never move again."));
    picture("byg-count", tr("Violet began the turn with three groups and has placed three stones, marked by "
                            "dashed rings. One stone extends the group at the top, and one extends the group "
                            "on the left. The third is a new group."));
    note(
        tr("Three groups, so three stones. Two of the stones each extend a group, and the third starts a new "
           "group. Dashed rings mark stones that you can still take back."));
    paragraph(tr("The order in which you place your stones makes no difference."));

    heading(tr("Stones placed in one turn don’t touch"));
    explains("BYG-6");
    paragraph(tr("Two stones that you place in the same turn may not be next to each other."));
    picture("byg-adjacent", tr("A violet stone has just been placed in the middle and is marked by a ring. "
                               "The cell to its right touches that stone and is struck out."));
    note(
        tr("The cell that is struck out touches a stone placed this turn. On your next turn, you could play "
           "there."));

    heading(tr("A group grows only once a turn"));
    explains("BYG-7");
    paragraph(
        tr("For each group that you had when the turn began, only one of the stones you place this turn may "
           "go on its liberties."));
    picture("byg-once", tr("A violet group of three stones with a glowing outline. A stone placed this turn "
                           "touches it above. A cell that touches it below is struck out."));
    note(
        tr("The stone above has extended the outlined group. A second stone, below, would extend it again."));
    paragraph(
        tr("This rule is only about your own groups. You may place as many stones as you like beside your "
           "opponent’s groups."));

    heading(tr("Joining groups"));
    paragraph(
        tr("One stone may touch two or three of your groups and join them. This extends <b>each</b> of these "
           "groups, so no other stone you place this turn may touch any of them."));
    picture("byg-join", tr("A stone in the middle joins two violet groups of two stones each. All the empty "
                           "cells around the new group of five are hatched."));
    note(
        tr("One stone has joined two groups into a group of five. The hatched cells are closed for the rest "
           "of this turn. You now have one group fewer, which can cost you a stone next turn."));
    explains("BYG-8");
    paragraph(
        tr("The first stone of a turn may go on any empty cell. So there is always something to play, and "
           "nobody ever passes."));

    heading(tr("The end"));
    explains("BYG-9 TURN-6");
    paragraph(
        tr("Play goes on until the board is full. Then compare both players’ largest groups: the larger one "
           "wins. If they are equal, the player with <b>priority</b> wins. So there is always a winner."));
    picture("byg-end", tr("A full board. The largest violet group has eight stones, the largest amber group "
                          "seven. Both are outlined; the other stones are faded."));
    note(
        tr("Eight stones against seven: violet wins. Other groups no longer count, however many there are."));

    heading(tr("With a clock"));
    explains("BYG-10");
    paragraph(
        tr("For a faster game, switch on the clock. You then have 60 seconds for each turn. When they are "
           "used up, your reserve begins to run: 5 minutes for the whole game, never refilled. Unused "
           "seconds of a turn are not saved. Whoever runs out of reserve loses."));

    heading(tr("Where it comes from"));
    paragraph(
        tr("Byg is a game by Nick Bentley from 2010. It grew out of Symple, by Christian Freeling and "
           "Benedikt Rosenau."));
  }

  void drawPicture(QPainter& painter, const QRectF& area, const QString& name,
                   const Look& look) const override {
    if (const std::optional<BygScene> scene = bygExample(name, look)) {
      // Draws a little larger than the area, so that only the board's shadow is clipped.
      const QPointF more(0.035 * area.width(), 0.035 * area.height());
      paintByg(painter, QRectF(area.topLeft() - more, area.bottomRight() + more), *scene, look);
    }
  }
};

constexpr int kSide = 4;     // of most pictures; small enough to take in at a glance
constexpr int kEndSide = 3;  // of the picture of a full board; small enough to count stones

/// A picture: a position with violet to move, and what violet does. Lists of cells are names separated by
/// spaces.
struct Example {
  const char* name = "";
  int side = kSide;
  const char* violet = "";
  const char* amber = "";
  const char* played = "";   ///< the stones of the turn shown, which ends if the board is full
  const char* pointed = "";  ///< a stone whose group stands out
  const char* tried = "";    ///< a cell where the turn may place no further stone
  bool showClosed = false;
};

constexpr std::array kExamples{
    Example{.name = "byg-groups", .violet = "B2 C3 D4 F4", .amber = "C5 D6 E1 F1", .pointed = "C3"},
    Example{.name = "byg-count", .violet = "A2 D2 D3 F4", .amber = "C1 D7 E4 E5", .played = "A3 E2 C5"},
    Example{.name = "byg-adjacent", .violet = "B2 F4", .amber = "C5 E2 E3", .played = "D4", .tried = "D5"},
    Example{
        .name = "byg-once", .violet = "C2 C3 D4 F1", .amber = "A1 D6 E6 F3", .played = "B3", .tried = "E4"},
    Example{.name = "byg-join",
            .violet = "B2 C2 D4 E4 F1",
            .amber = "A4 D6 E6 E1",
            .played = "C3",
            .showClosed = true},
    Example{.name = "byg-end",
            .side = kEndSide,
            .violet = "A1 B1 B2 C2 C3 D2 D3 E2",
            .amber = "A2 A3 B3 B4 C4 D4 E3 C1 D1 E1",
            .played = "C5"},
};

std::vector<std::string> wordsOf(const char* words) {
  return *words == '\0' ? std::vector<std::string>() : split_words(words);
}

/// The state after the turn of `example`; null if the engine refuses the turn.
std::unique_ptr<State> stateOf(const Example& example) {
  nlohmann::json cells = nlohmann::json::object();
  for (const auto& [names, seat] : {std::pair(example.violet, 1), std::pair(example.amber, 2)}) {
    for (const std::string& name : split_words(names)) {
      cells[name] = seat;
    }
  }
  const auto setup = check_setup(byg::game(), 2, {{"size", example.side}},
                                 Arrangement{.to_move = 1, .position = {{"cells", cells}, {"priority", 1}}});
  if (!setup) {
    return nullptr;
  }
  std::unique_ptr<State> state = first_state(byg::game(), *setup);
  for (const std::string& step : wordsOf(example.played)) {
    if (state->refusal(1, step)) {
      return nullptr;
    }
    state->play(step);
  }
  return state;
}

}  // namespace

std::unique_ptr<RulesPage> BygFace::rules() const { return std::make_unique<BygPage>(); }

std::optional<BygScene> bygExample(const QString& name, const Look& look) {
  const Example* const example = findPicture(kExamples, name);
  const std::unique_ptr<State> state = example != nullptr ? stateOf(*example) : nullptr;
  if (!state) {
    return std::nullopt;
  }
  StoneScene stones = emptyByg(example->side);
  placeStones(stones, state->position());
  stones.colours = {look.seatColour(0), look.seatColour(1)};
  stones.over = std::find(stones.stones.begin(), stones.stones.end(), 0) == stones.stones.end();
  if (!stones.over) {
    stones.openTurn = cellsNamed(stones.grid, wordsOf(example->played));
  }
  if (const auto refusal = state->refusal(1, example->tried)) {
    stones.marks.refuse(*refusal, QString::fromLatin1(example->tried));
  }
  BygScene scene(std::move(stones));
  scene.groupAt = scene.grid.find(example->pointed);
  if (example->showClosed) {
    scene.closed = bygClosed(*state, scene.grid);
  }
  return scene;
}

}  // namespace byways::app
