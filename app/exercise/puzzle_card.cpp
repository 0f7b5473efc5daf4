// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/puzzle_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <cmath>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/puzzle_record.h"
#include "app/exercise/stars.h"
#include "app/games/challenges/challenge_board.h"
#include "app/games/pass/pass_scene.h"
#include "app/look/look.h"
#include "app/shelf/board_thumb.h"
#include "engine/games.h"

namespace byways::app {

namespace {

constexpr int kCardMargin = CardFrame::kShadow + 12;

QLabel* newCardLine(const char* name, const char* role, QWidget* parent) {
  auto* const label = new QLabel(parent);
  label->setObjectName(QLatin1String(name));
  label->setProperty("role", QLatin1String(role));
  label->setWordWrap(true);
  label->setAttribute(Qt::WA_TransparentForMouseEvents);
  return label;
}

/// The part of the board that a thumbnail shows.
struct Part {
  double zoom = 1;
  QPointF middle;  // in parts of the board, each from 0 to 1
};

// Many puzzles only fill the middle of the board, those of Full House a corner of it.
Part partOf(const Match& match) {
  const PassScene scene = challengeScene(match);
  constexpr double kRoomAround = 45;  // in board units
  const bool isMiddle = scene.on == PassOn::Nodes;
  const double largest = isMiddle ? 2.4 : 3.2;
  double farthest = 0;
  QRectF box;
  for (auto piece = scene.pieces.cbegin(); piece != scene.pieces.cend(); ++piece) {
    const QPointF at = PassPlaces::of(scene.on).centre(piece.key());
    const QRectF spot(at - QPointF(1, 1), QSizeF(2, 2));
    farthest = std::max({farthest, std::abs(at.x()), std::abs(at.y())});
    box = box.isNull() ? spot : box.united(spot);
  }
  if (isMiddle) {
    return {std::clamp(kPassHalf / (farthest + kRoomAround), 1.0, largest), {0.5, 0.5}};
  }
  const double half = std::max(box.width(), box.height()) / 2 + kRoomAround;
  const QPointF middle = QPointF(0.5, 0.5) + box.center() / (2 * kPassHalf);
  return {std::clamp(kPassHalf / half, 1.0, largest), middle};
}

}  // namespace

BoardThumb* newPuzzleThumb(const GameFace& face, const std::shared_ptr<const Match>& match, const Look& look,
                           QWidget* parent) {
  auto* const thumb = new BoardThumb(face, match, look, parent);
  const Part part = partOf(*match);
  thumb->setZoom(part.zoom, part.middle);
  return thumb;
}

PuzzleCard::PuzzleCard(const Puzzle& puzzle, const GameFace& face, std::shared_ptr<const Match> begun,
                       const Progress& progress, const Look& look, QWidget* parent)
    : CardFrame(parent),
      puzzle_(puzzle),
      begun_(std::move(begun)),
      progress_(progress),
      title_(newCardLine("title", "heading", this)),
      grade_(newCardLine("grade", "small", this)),
      stars_(new StarRow(look, this)),
      best_(newCardLine("best", "", this)),
      state_(newCardLine("state", "small", this)) {
  setObjectName(QStringLiteral("puzzle ") + QString::fromStdString(puzzle.id));
  std::shared_ptr<const Match> shown = begun_;
  if (!shown) {
    shown = std::make_shared<const Match>(setupOf(puzzle, {}));
  }
  auto* const texts = new QVBoxLayout;
  texts->setSpacing(3);
  texts->addWidget(title_);
  texts->addWidget(grade_);
  texts->addSpacing(6);
  texts->addWidget(stars_);
  texts->addSpacing(2);
  texts->addWidget(best_);
  texts->addWidget(state_);
  texts->addStretch();
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(kCardMargin, kCardMargin, kCardMargin, kCardMargin);
  row->setSpacing(14);
  row->addWidget(newPuzzleThumb(face, shown, look, this), 0, Qt::AlignTop);
  row->addLayout(texts, 1);
  setActive(true);
  refresh();
}

void PuzzleCard::refresh() {
  const Progress::Kept kept = progress_.of(exerciseId(puzzle_));
  const std::optional<PuzzleResult> best = bestResult(progress_, puzzle_);
  title_->setText(puzzleName(puzzle_));
  grade_->setText(
      tr("%1  %2", "dots and word of a grade").arg(gradeDots(puzzle_.grade), gradeName(puzzle_.grade)));
  stars_->setStars(kept.best);
  const QString begunText =
      begun_ ? tr("Begun: %n move(s)", nullptr, standingOf(begun_->timeline()).moves) : QString();
  best_->setText(best     ? tr("Best: %1").arg(puzzleResultText(puzzle_, *best))
                 : begun_ ? begunText
                          : tr("Not tried yet"));
  QStringList state;
  if (best && begun_) {
    state.append(begunText);
  }
  if (kept.wasShown) {
    state.append(tr("Solution seen"));
  }
  state_->setText(state.join(QStringLiteral(" · ")));
  state_->setVisible(!state.isEmpty());
  // The heading above the cards isn't read with them.
  const std::string_view title = find_game(puzzle_.game)->title();
  QStringList spoken{QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())),
                     puzzleName(puzzle_), gradeName(puzzle_.grade), best_->text()};
  if (kept.best != Stars::None) {
    spoken.append(starsText(kept.best));
  }
  if (!state_->text().isEmpty()) {
    spoken.append(state_->text());
  }
  setAccessibleName(spoken.join(QStringLiteral(". ")));
}

void PuzzleCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    refresh();
  }
  CardFrame::changeEvent(event);
}

}  // namespace byways::app
