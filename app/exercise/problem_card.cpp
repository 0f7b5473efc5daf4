// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/problem_card.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/stars.h"
#include "app/games/game_face.h"
#include "app/look/look.h"
#include "app/shelf/board_thumb.h"

namespace byways::app {

namespace {

constexpr int kMargin = CardFrame::kShadow + 12;
constexpr int kBelowThumb = 8;
constexpr int kBetweenLines = 2;
constexpr int kAboveStars = 5;
constexpr int kCardStar = 17;
constexpr int kCardStarGap = 4;
constexpr double kSmallText = 0.92;

QFont nameFont(QFont font) {
  font.setWeight(QFont::DemiBold);
  return font;
}

QFont gradeFont(QFont font) {
  font.setPointSizeF(font.pointSizeF() * kSmallText);
  return font;
}

QString gradeLine(int grade) {
  return ProblemCard::tr("%1  %2", "dots and word of a grade").arg(gradeDots(grade), gradeName(grade));
}

}  // namespace

ProblemCard::ProblemCard(const Problem& problem, const GameFace& face, const Progress& progress,
                         const Look& look, QWidget* parent)
    : CardFrame(parent),
      problem_(problem),
      progress_(progress),
      look_(look),
      thumb_(new BoardThumb(
          face, [&problem] { return std::shared_ptr<const Match>(matchOf(problem)); }, look, this)) {
  setObjectName(QStringLiteral("problem ") + QString::fromStdString(problem.id));
  setActive(true);
  refresh();
}

int ProblemCard::narrowest(const QFont& font) {
  int widest = BoardThumb::kSize;
  const QFontMetrics metrics(gradeFont(font));
  for (int grade = 1; grade <= problems::kHardest; ++grade) {
    widest = qMax(widest, metrics.horizontalAdvance(gradeLine(grade)));
  }
  for (const QString& state : {tr("Solution seen"), tr("Not solved yet")}) {
    widest = qMax(widest, metrics.horizontalAdvance(state));
  }
  return widest + 2 * kMargin;
}

QSize ProblemCard::sizeHint() const {
  const int height = 2 * kMargin + BoardThumb::kSize + kBelowThumb + QFontMetrics(nameFont(font())).height() +
                     kBetweenLines + QFontMetrics(gradeFont(font())).height() + kAboveStars + kCardStar;
  return {BoardThumb::kSize + 2 * kMargin, height};
}

void ProblemCard::resizeEvent(QResizeEvent* event) {
  thumb_->move((width() - BoardThumb::kSize) / 2, kMargin);
  CardFrame::resizeEvent(event);
}

QString ProblemCard::stateText() const {
  const Progress::Kept kept = progress_.of(exerciseId(problem_));
  return kept.best != Stars::None ? tr("Solved, %1").arg(starsText(kept.best))
         : kept.wasShown          ? tr("Solution seen")
         : kept.isUnderWay        ? tr("Not solved yet")
                                  : tr("Not tried yet");
}

void ProblemCard::refresh() {
  const QString state = stateText();
  // The heading above the cards isn't read with them.
  setAccessibleName(QStringList{gameTitle(*problem_.game), problemName(problem_), gradeName(problem_.grade),
                                problemDepth(problem_), state}
                        .join(QStringLiteral(". ")));
  setToolTip(problemDepth(problem_) + QLatin1Char('\n') + state);
  update();
}

void ProblemCard::paintEvent(QPaintEvent* event) {
  CardFrame::paintEvent(event);
  QPainter painter(this);
  const auto write = [&](const QFont& font, const QColor& colour, int top, const QString& text) {
    painter.setFont(font);
    painter.setPen(colour);
    const int height = QFontMetrics(font).height();
    painter.drawText(QRect(kMargin, top, width() - 2 * kMargin, height), Qt::AlignHCenter | Qt::AlignVCenter,
                     text);
    return top + height;
  };
  int top = kMargin + BoardThumb::kSize + kBelowThumb;
  top = write(nameFont(font()), look_.colours().text, top, problemName(problem_)) + kBetweenLines;
  top = write(gradeFont(font()), look_.colours().quietText, top, gradeLine(problem_.grade)) + kAboveStars;
  const Progress::Kept kept = progress_.of(exerciseId(problem_));
  if (kept.best == Stars::None && kept.isUnderWay) {
    // In place of stars of which none is earned.
    write(gradeFont(font()), look_.colours().text,
          top + (kCardStar - QFontMetrics(gradeFont(font())).height()) / 2, stateText());
    return;
  }
  const QList<StarShape> stars = starShapes(kept.best);
  const int all = kMostStars * (kCardStar + kCardStarGap) - kCardStarGap;
  const bool isMirrored = layoutDirection() == Qt::RightToLeft;
  for (int star = 0; star < kMostStars; ++star) {
    const int place = isMirrored ? kMostStars - 1 - star : star;
    const QRectF square((width() - all) / 2.0 + place * (kCardStar + kCardStarGap), top, kCardStar,
                        kCardStar);
    drawStar(painter, square, stars[star], look_);
  }
}

void ProblemCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    refresh();
  } else if (event->type() == QEvent::FontChange) {
    updateGeometry();
  }
  CardFrame::changeEvent(event);
}

}  // namespace byways::app
