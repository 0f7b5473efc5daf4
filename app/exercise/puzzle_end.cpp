// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/puzzle_end.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/puzzle_record.h"
#include "app/exercise/stars.h"
#include "app/games/game_face.h"
#include "app/look/look.h"
#include "app/look/spoken_role.h"

namespace byways::app {

namespace {

constexpr qreal kEndRounding = 12;
constexpr int kEndStar = 26;

}  // namespace

PuzzleEnd::PuzzleEnd(const Match& match, const GameFace& face, const Puzzle* puzzle, const Progress& progress,
                     const Look& look, QWidget* parent)
    : QWidget(parent),
      match_(match),
      face_(face),
      puzzle_(puzzle),
      progress_(progress),
      look_(look),
      headline_(new QLabel(this)),
      stars_(new StarRow(look, this)),
      reason_(new QLabel(this)),
      best_(new QLabel(this)),
      primary_(new QPushButton(this)),
      other_(new QPushButton(this)) {
  setObjectName(QStringLiteral("puzzleEnd"));
  setSpokenRole(this, QAccessible::Grouping);
  headline_->setObjectName(QStringLiteral("puzzleHeadline"));
  reason_->setObjectName(QStringLiteral("puzzleReason"));
  best_->setObjectName(QStringLiteral("puzzleBest"));
  best_->setProperty("role", QStringLiteral("quiet"));
  primary_->setObjectName(QStringLiteral("puzzleNext"));
  primary_->setProperty("primary", true);
  other_->setObjectName(QStringLiteral("puzzleOther"));
  headline_->setProperty("role", QStringLiteral("result"));
  stars_->setStarSize(kEndStar);
  for (QLabel* const label : {headline_, reason_, best_}) {
    label->setWordWrap(true);
  }
  auto* const top = new QHBoxLayout;
  top->addWidget(headline_, 1);
  top->addWidget(stars_, 0, Qt::AlignVCenter);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(18, 14, 18, 14);
  column->setSpacing(7);
  column->addLayout(top);
  column->addWidget(reason_);
  column->addWidget(best_);
  column->addSpacing(2);
  column->addWidget(primary_);
  column->addWidget(other_);
  connect(primary_, &QPushButton::clicked, this,
          [this] { solved_ ? Q_EMIT nextRequested() : Q_EMIT undoRequested(); });
  connect(other_, &QPushButton::clicked, this,
          [this] { solved_ ? Q_EMIT roomRequested() : Q_EMIT restartRequested(); });
  refresh();
}

void PuzzleEnd::refresh() {
  const std::optional<PuzzleResult> result = resultOf(match_.timeline());
  setVisible(result.has_value());
  if (!result) {
    return;
  }
  solved_ = result->solved;
  headline_->setText(solved_ ? tr("Solved") : tr("Stuck"));
  reason_->setText(face_.resultText(match_));
  QString best;
  const Attempt attempt = attemptIn(match_);
  if (puzzle_ != nullptr) {
    PuzzleResult own = *result;
    own.hints = attempt.hints;
    best = attempt.shown
               ? tr("A solution was shown: this attempt earns a hollow star. Start again to earn more.")
               : bestText(own);
  }
  stars_->setStars(isDoneWith(match_.timeline(), puzzle_) ? starsFor(attempt) : Stars::None);
  stars_->setVisible(puzzle_ != nullptr && solved_);
  best_->setText(best);
  best_->setVisible(!best.isEmpty());
  primary_->setText(solved_ ? tr("Next puzzle") : tr("Undo"));
  primary_->setVisible(!solved_ || puzzle_ != nullptr);
  other_->setText(solved_ ? tr("All puzzles") : tr("Start again"));
  setAccessibleName(summary());
  update();
}

// What it is worth beside the best there was. Being stuck is no best to be proud of.
QString PuzzleEnd::bestText(const PuzzleResult& own) const {
  QStringList says;
  if (own.solved && own.hints > 0) {
    says.append(tr("With %n hint(s), so it earns one star.", nullptr, own.hints));
  }
  const std::optional<PuzzleResult> kept = bestResult(progress_, *puzzle_);
  if (kept && *kept == own && own.solved) {
    says.append(tr("That is your best."));
  } else if (kept && !(*kept == own)) {
    says.append(tr("Your best: %1").arg(puzzleResultText(*puzzle_, *kept)));
  }
  return says.join(QLatin1Char(' '));
}

QString PuzzleEnd::summary() const {
  QStringList parts{headline_->text() + QLatin1Char('.'), reason_->text(), best_->text()};
  parts.removeAll(QString());
  return parts.join(QLatin1Char(' '));
}

void PuzzleEnd::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(solved_ ? look_.colours().good : look_.colours().line, 2));
  painter.setBrush(look_.colours().raised);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kEndRounding, kEndRounding);
}

}  // namespace byways::app
