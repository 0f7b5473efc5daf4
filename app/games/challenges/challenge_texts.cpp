// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/challenges/challenges.h"

#include <QCoreApplication>

#include "app/exercise/puzzle_list.h"
#include "app/exercise/puzzle_result.h"
#include "app/games/challenges/challenge_board.h"
#include "app/games/common_words.h"
#include "app/games/pass/pass_texts.h"

namespace byways::app {

namespace {

constexpr int kAllPieces = 40;  // of Full House (SOL-1)

/// The context of these texts for translators.
class ChallengeTexts {
  Q_DECLARE_TR_FUNCTIONS(ChallengeTexts)

 public:
  // Those that depend on a number or a colour are in challengeRefusalText.
  static constexpr ReasonSentence kSentences[] = {
      {"crooked.nothing-there", QT_TR_NOOP("There is no piece on %1 that could jump.")},
      {"crooked.over-itself", QT_TR_NOOP("The piece on %1 can’t jump over itself.")},
      {"crooked.nothing-to-jump", QT_TR_NOOP("A jump goes over a piece, and %1 is empty.")},
      {"crooked.not-beside",
       QT_TR_NOOP("A piece jumps over its neighbour, and %1 and %2 are no neighbours.")},
      {"crooked.same-place", QT_TR_NOOP("A jump doesn’t lead back to %1, where it began.")},
      {"crooked.not-behind", QT_TR_NOOP("A jump over %1 ends right beside it, and %2 isn’t there.")},
      {"crooked.taken", QT_TR_NOOP("A jump ends on an empty node, and %1 is taken.")},
      {"spiral.nothing-there", QT_TR_NOOP("There is no piece on %1 that could leap.")},
      {"spiral.same-place", QT_TR_NOOP("A leap ends elsewhere than on %1, where it began.")},
      {"spiral.over-itself", QT_TR_NOOP("The piece on %1 can’t pass over itself.")},
      {"spiral.nothing-to-pass", QT_TR_NOOP("A leap passes over pieces up to its landing, and %1 is empty.")},
      {"spiral.taken", QT_TR_NOOP("A leap ends on an empty node, and %1 is taken.")},
      {"spiral.not-behind",
       QT_TR_NOOP("A leap ends right beside the last piece passed over. %2 isn’t beside %1.")},
      {"spiral.out-of-reach", QT_TR_NOOP("No chain of pieces leads from %1 to %2: there is a gap between.")},
      {"spiral.leaves-perimeter",
       QT_TR_NOOP("The piece on %1 is on an exit point. It leaps along the outline of the board only.")},
      {"fullhouse.nothing-there", QT_TR_NOOP("There is no piece on %1 to move.")},
      {"fullhouse.not-adjacent", QT_TR_NOOP("A move goes across a side, and %1 and %2 have none in common.")},
      {"fullhouse.taken", QT_TR_NOOP("There is a piece on %1 already.")},
      {"fullhouse.no-group",
       QT_TR_NOOP("This move leaves no group of three with only %1 empty, so nothing comes in there.")},
      {"fullhouse.no-group-there",
       QT_TR_NOOP("%1 belongs to no group of three. Moving there brings nothing in.")},
      {"fullhouse.centre-closed", QT_TR_NOOP("In Full House nobody enters the Center Square.")},
      {"fullhouse.transit-first",
       QT_TR_NOOP("First the piece on %1 moves on: it is in transit and may not rest there.")},
      {"crooked.one-move", QT_TR_NOOP("Jump first: a move is one jump.")},
      {"spiral.one-move", QT_TR_NOOP("Leap first: a move is one leap.")},
      {"fullhouse.one-move", QT_TR_NOOP("Move a piece first: a move is one step.")},
      {"crooked.game-is-over", QT_TR_NOOP("No jump is left. Undo, or start again.")},
      {"spiral.game-is-over", QT_TR_NOOP("No leap is left. Undo, or start again.")},
      {"fullhouse.game-is-over", QT_TR_NOOP("No move is left. Undo, or start again.")},
      {"crooked.no-such-place", QT_TR_NOOP("The board has no node %1 to jump to or over.")},
      {"spiral.no-such-place", QT_TR_NOOP("The board has no node %1 to leap to or over.")},
      {"fullhouse.no-such-place", QT_TR_NOOP("The board has no space %1 to move to.")},
      {"crooked.wrong-seat", QT_TR_NOOP("Only %1 plays here, jump by jump."), 1},
      {"spiral.wrong-seat", QT_TR_NOOP("Only %1 plays here, leap by leap."), 1},
      {"fullhouse.wrong-seat", QT_TR_NOOP("Only %1 plays here, move by move."), 1},
  };
};

// The piece in transit, which has to move on (SOL-1); empty if there is none.
QString inTransit(const PassScene& scene) {
  for (auto piece = scene.pieces.cbegin(); piece != scene.pieces.cend(); ++piece) {
    if (piece.key().startsWith(QLatin1Char('b'))) {
      return piece.key();
    }
  }
  return {};
}

// Whether colours count (SOL-3).
bool isColoured(const Match& match) {
  return challengeOf(match.game()) == Challenge::Spiral && match.timeline().setup().options.is_on("colours");
}

QString fullHouseTask(const Match& match) {
  const QString moving = inTransit(challengeScene(match));
  return moving.isEmpty()
             ? ChallengeTexts::tr(
                   "Move a piece. Three-armed marks join the groups of three: where a move leaves one space "
                   "of a group empty, another piece may come in.")
             : ChallengeTexts::tr("The piece on %1 is in transit. It has to move on now.").arg(moving);
}

}  // namespace

QString ChallengeFace::explain(const Refusal& refusal, const Match& match) const {
  const auto argument = [&](std::size_t index) {
    return index < refusal.arguments.size() ? QString::fromStdString(refusal.arguments[index]) : QString();
  };
  if (refusal.reason == "spiral.own-colour") {
    return ChallengeTexts::tr("A %1 piece never passes over its own colour, which is in the way on %2.")
        .arg(passColourName(argument(0).toStdString()), argument(1));
  }
  if (refusal.reason == "fullhouse.reserve-empty") {
    return ChallengeTexts::tr("Only %n piece(s) are left outside.", nullptr, argument(0).toInt());
  }
  return refusalText("ChallengeTexts", ChallengeTexts::kSentences, refusal, match);
}

QString ChallengeFace::task(const Match& match) const {
  if (match.timeline().outcome()) {
    return {};
  }
  switch (challengeOf(match.game())) {
    case Challenge::FullHouse:
      return fullHouseTask(match);
    case Challenge::CrookedJumps:
      return ChallengeTexts::tr(
          "Jump over a neighbour, straight on or round the corner. The piece jumped over is removed.");
    case Challenge::Spiral:
      break;
  }
  return isColoured(match)
             ? ChallengeTexts::tr(
                   "Leap over one piece or several, never over its own colour. The last one passed over is "
                   "removed.")
             : ChallengeTexts::tr("Leap over one piece or several. The last one passed over is removed.");
}

QString ChallengeFace::aim(const Match& match) const {
  switch (challengeOf(match.game())) {
    case Challenge::FullHouse: {
      const Puzzle* const puzzle = puzzleOf(match);
      return puzzle == nullptr
                 ? ChallengeTexts::tr("Bring all %1 in, in as few moves as you can.").arg(kAllPieces)
                 : ChallengeTexts::tr("Bring all %1 in: %n move(s) is the best known.", nullptr, puzzle->best)
                       .arg(kAllPieces);
    }
    case Challenge::CrookedJumps:
      return ChallengeTexts::tr("Leave one piece, in the centre.");
    case Challenge::Spiral:
      break;
  }
  return isColoured(match)
             ? ChallengeTexts::tr("Leave one piece, best in the centre. None leaps over its own colour.")
             : ChallengeTexts::tr("Leave one piece, best in the centre.");
}

QList<TurnItem> ChallengeFace::turnItems(const Match& match) const {
  if (match.timeline().to_move() < 1) {
    return {};
  }
  const PassScene scene = challengeScene(match);
  const auto moves = static_cast<int>(challengeSteps(match.state()).size());
  QList<TurnItem> items;
  if (challengeOf(match.game()) == Challenge::FullHouse) {
    const auto outside = kAllPieces - static_cast<int>(scene.pieces.size());
    items.append(TurnItem::fact(ChallengeTexts::tr("%n piece(s) waiting outside", nullptr, outside)));
  }
  items.append(TurnItem::fact(ChallengeTexts::tr("%n move(s) possible", nullptr, moves)));
  return items;
}

QString challengeTurnText(const QString& entry) {
  QString steps = stepsOf(entry);
  const std::optional<ChallengeStep> step = readChallengeStep(steps);
  if (!step) {
    return steps;
  }
  if (!step->removed.isEmpty()) {
    return ChallengeTexts::tr("%1 over %2 to %3", "a jump").arg(step->from, step->removed, step->to);
  }
  QString text = ChallengeTexts::tr("%1 to %2", "a move").arg(step->from, step->to);
  if (!step->broughtIn.isEmpty()) {
    text =
        ChallengeTexts::tr("%1, bringing in %2", "a move, spaces").arg(text, passListText(step->broughtIn));
  }
  return text;
}

QString ChallengeFace::resultText(const Match& match) const {
  const std::optional<PuzzleResult> result = resultOf(match.timeline());
  if (!result) {
    return {};
  }
  if (challengeOf(match.game()) == Challenge::FullHouse) {
    return result->solved ? ChallengeTexts::tr("All %1 pieces are on the board after %n move(s).", nullptr,
                                               result->moves)
                                .arg(kAllPieces)
                          : ChallengeTexts::tr("Nothing can move any more. %n piece(s) are on the board.",
                                               nullptr, result->pieces);
  }
  if (result->pieces > 1) {
    return ChallengeTexts::tr("Nothing can jump any more. %n piece(s) are left.", nullptr, result->pieces);
  }
  return result->centre ? ChallengeTexts::tr("One piece is left, in the centre, after %n move(s).", nullptr,
                                             result->moves)
                        : ChallengeTexts::tr("One piece is left after %n move(s), but not in the centre.",
                                             nullptr, result->moves);
}

}  // namespace byways::app
