// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/puzzle_head.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/puzzle_record.h"
#include "app/exercise/stars.h"
#include "app/look/direction.h"
#include "app/look/look.h"
#include "engine/challenges/challenge_games.h"

namespace byways::app {

namespace {

constexpr qreal kHeadRounding = 12;
constexpr int kHeadStar = 18;
constexpr int kFullHousePieces = 40;  // pieces (SOL-1)

}  // namespace

PuzzleHead::PuzzleHead(const Match& match, const Puzzle* puzzle, const Progress& progress, const Look& look,
                       QWidget* parent)
    : QWidget(parent),
      match_(match),
      puzzle_(puzzle),
      progress_(progress),
      look_(look),
      name_(new QLabel(this)),
      grade_(new QLabel(this)),
      stars_(new StarRow(look, this)),
      moves_(new QLabel(this)),
      count_(new QLabel(this)),
      hints_(new QLabel(this)),
      best_(new QLabel(this)) {
  setObjectName(QStringLiteral("puzzleHead"));
  name_->setObjectName(QStringLiteral("puzzleName"));
  name_->setProperty("role", QStringLiteral("heading"));
  name_->setWordWrap(true);
  grade_->setProperty("role", QStringLiteral("small"));
  stars_->setStarSize(kHeadStar);
  moves_->setObjectName(QStringLiteral("moveCount"));
  moves_->setProperty("role", QStringLiteral("heading"));
  count_->setObjectName(QStringLiteral("pieceCount"));
  count_->setProperty("role", QStringLiteral("quiet"));
  count_->setWordWrap(true);
  hints_->setObjectName(QStringLiteral("hintCount"));
  hints_->setProperty("role", QStringLiteral("quiet"));
  hints_->setWordWrap(true);
  best_->setObjectName(QStringLiteral("bestResult"));
  best_->setProperty("role", QStringLiteral("quiet"));
  best_->setWordWrap(true);
  auto* const below = new QHBoxLayout;
  below->addWidget(grade_, 1);
  below->addWidget(stars_, 0, Qt::AlignVCenter);
  auto* const counts = new QHBoxLayout;
  counts->setSpacing(6);
  counts->addWidget(moves_, 0, Qt::AlignBaseline);
  counts->addWidget(count_, 1, Qt::AlignBaseline);
  auto* const column = new QVBoxLayout(this);
  setReadingMargins(this, column, {16, 11, 14, 11});
  column->setSpacing(2);
  column->addWidget(name_);
  column->addLayout(below);
  column->addLayout(counts);
  column->addWidget(hints_);
  column->addWidget(best_);
  refresh();
}

QString PuzzleHead::countText() const {
  const PuzzleResult now = standingOf(match_.timeline());
  const bool fills = challenges::goal_of(match_.game()) == challenges::Goal::Fill;
  return fills ? tr("%1 of %2 pieces").arg(now.pieces).arg(kFullHousePieces)
               : tr("%n piece(s) left", nullptr, now.pieces);
}

void PuzzleHead::refresh() {
  const PuzzleResult now = standingOf(match_.timeline());
  moves_->setText(tr("%n move(s)", nullptr, now.moves));
  count_->setText(countText());
  const Attempt attempt = attemptIn(match_);
  // Never empty: the buttons below stay where they are when the first hint is taken.
  hints_->setText(attempt.hints == 0 ? tr("No hint in this attempt")
                                     : tr("%n hint(s) in this attempt", nullptr, attempt.hints));
  QStringList spoken{moves_->text(), count_->text(), hints_->text()};
  if (puzzle_ == nullptr) {
    const std::string_view title = match_.game().title();
    name_->setText(QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())));
    grade_->hide();
    stars_->hide();
    best_->hide();
  } else {
    const std::optional<PuzzleResult> best = bestResult(progress_, *puzzle_);
    const Stars stars = progress_.of(exerciseId(*puzzle_)).best;
    name_->setText(puzzleName(*puzzle_));
    grade_->setText(gradeName(puzzle_->grade));
    stars_->setStars(stars);
    const bool isBegun = match_.timeline().length() > 0;
    best_->setText(
        attempt.shown
            ? tr("A solution was shown: this attempt earns a hollow star. Start again to earn more.")
        : best    ? tr("Best: %1").arg(puzzleResultText(*puzzle_, *best))
        : isBegun ? tr("Not finished yet")
                  : tr("Not tried yet"));
    spoken =
        QStringList{name_->text(), grade_->text()} + spoken + QStringList{best_->text(), starsText(stars)};
  }
  setAccessibleName(spoken.join(QStringLiteral(", ")));
}

void PuzzleHead::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(look_.colours().line, 1));
  painter.setBrush(look_.colours().panel);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kHeadRounding, kHeadRounding);
}

}  // namespace byways::app
