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

constexpr int kAllPieces = 40;  // number of pieces in Full House (SOL-1)

/// The context of these texts for translators.
class ChallengeTexts {
  Q_DECLARE_TR_FUNCTIONS(ChallengeTexts)
};

// The place of the piece in transit, which has to move on (SOL-1); empty if there is none.
QString inTransit(const PassScene& scene) {
  for (auto piece = scene.pieces.cbegin(); piece != scene.pieces.cend(); ++piece) {
    if (piece.key().startsWith(QLatin1Char('b'))) {
      return piece.key();
    }
  }
  return {};
}

// Whether the colours of pieces count (SOL-3).
bool isColoured(const Match& match) {
  return challengeOf(match.game()) == Challenge::Spiral && match.timeline().setup().options.is_on("colours");
}

QString fullHouseTask(const Match& match) {
  const QString moving = inTransit(challengeScene(match));
  return moving.isEmpty()
             ? ChallengeTexts::tr(
                   "Move a piece. Three-armed marks show the groups of three: if you move into a group and "
                   "only one of its spaces is still empty, another piece may come into that space.")
             : ChallengeTexts::tr("The piece on %1 is in transit. It has to move on now.").arg(moving);
}

}  // namespace

QString ChallengeFace::argumentText(const std::string& argument) const { return passColourName(argument); }

QString ChallengeFace::task(const Match& match) const {
  if (match.timeline().outcome()) {
    return {};
  }
  switch (challengeOf(match.game())) {
    case Challenge::FullHouse:
      return fullHouseTask(match);
    case Challenge::CrookedJumps:
      return ChallengeTexts::tr(
          "Jump over a neighbour, straight on or with a turn. The piece jumped over is removed.");
    case Challenge::Spiral:
      break;
  }
  return isColoured(match)
             ? ChallengeTexts::tr(
                   "Leap over one or more pieces, but none of the leaping piece’s colour. The last one "
                   "passed over is removed.")
             : ChallengeTexts::tr("Leap over one or more pieces. The last one passed over is removed.");
}

QString ChallengeFace::aim(const Match& match) const {
  switch (challengeOf(match.game())) {
    case Challenge::FullHouse: {
      const Puzzle* const puzzle = puzzleOf(match);
      return puzzle == nullptr
                 ? ChallengeTexts::tr("Bring in all %1 pieces, in as few moves as you can.").arg(kAllPieces)
                 : ChallengeTexts::tr("Bring in all %1 pieces. Best known: %n move(s).", nullptr,
                                      puzzle->best)
                       .arg(kAllPieces);
    }
    case Challenge::CrookedJumps:
      return ChallengeTexts::tr("Leave one piece, in the centre.");
    case Challenge::Spiral:
      break;
  }
  return isColoured(match)
             ? ChallengeTexts::tr(
                   "Leave one piece, ideally in the centre. No piece leaps over its own colour.")
             : ChallengeTexts::tr("Leave one piece, ideally in the centre.");
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
    text = ChallengeTexts::tr("%1, bringing in %2", "a move, spaces").arg(text, listText(step->broughtIn));
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
