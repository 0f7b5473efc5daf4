// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/advice/chance_bar.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <array>

#include "app/look/look.h"
#include "app/look/spoken_role.h"

namespace byways::app {

namespace {

constexpr int kLeastWidth = 90;
constexpr int kPadding = 4;  // above and below the text
constexpr double kRounding = 6;
constexpr double kGap = 2;
constexpr double kFaint = 0.45;       // opacity of chances of an earlier position
constexpr int kPatternStrength = 70;  // of 255
constexpr std::array kPatterns{Qt::BDiagPattern, Qt::Dense6Pattern,    Qt::FDiagPattern,
                               Qt::HorPattern,   Qt::DiagCrossPattern, Qt::VerPattern};
static_assert(kPatterns.size() == Look::kSeatColours, "each colour of a seat has a pattern of its own");

QColor textOn(const QColor& ground) {
  constexpr double kLight = 0.55;
  const double brightness = 0.3 * ground.redF() + 0.59 * ground.greenF() + 0.11 * ground.blueF();
  return brightness > kLight ? QColor(Qt::black) : QColor(Qt::white);
}

}  // namespace

QString chanceText(double chance) {
  constexpr int kStep = 5;  // in per cent; estimates aren't more precise than that
  constexpr int kNearEnd = 4;
  const int whole = qRound(chance * 100);
  const bool isNearEnd = whole <= kNearEnd || whole >= 100 - kNearEnd;
  // A no-break space keeps number and sign on one line.
  return ChanceBar::tr("%1 %", "a chance to win")
      .arg(isNearEnd ? whole : qRound(chance * 100 / kStep) * kStep)
      .replace(QLatin1Char(' '), QChar(QChar::Nbsp));
}

ChanceBar::ChanceBar(const Look& look, QWidget* parent) : QWidget(parent), look_(look) {
  setObjectName(QStringLiteral("chanceBar"));
  setSpokenRole(this, QAccessible::StaticText);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  showParts({});
}

void ChanceBar::showParts(const QList<Part>& parts, State state) {
  parts_ = parts;
  state_ = parts.isEmpty() ? State::Known : state;
  QStringList texts;
  for (const Part& part : parts) {
    texts.append(tr("%1 %2", "a player, a chance to win").arg(part.name, chanceText(part.chance)));
  }
  const QString list = QLocale().createSeparatedList(texts);
  const QString text = texts.isEmpty()           ? tr("Chances to win: not known yet")
                       : state_ == State::Before ? tr("Chances to win, before the last turn: %1").arg(list)
                       : state_ == State::Rough
                           ? tr("Chances to win, still thinking: %1", "players with theirs").arg(list)
                           : tr("Chances to win: %1", "players with theirs").arg(list);
  setAccessibleName(text);
  setToolTip(text);
  update();
}

QSize ChanceBar::sizeHint() const { return {2 * kLeastWidth, fontMetrics().height() + 2 * kPadding}; }
QSize ChanceBar::minimumSizeHint() const { return {kLeastWidth, sizeHint().height()}; }

void ChanceBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF all = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  QPainterPath shape;
  shape.addRoundedRect(all, kRounding, kRounding);
  painter.fillPath(shape, look_.colours().line);
  if (parts_.isEmpty()) {
    painter.setPen(look_.colours().quietText);
    painter.drawText(all, Qt::AlignCenter, QStringLiteral("…"));
    return;
  }
  double sum = 0;
  for (const Part& part : parts_) {
    sum += part.chance;
  }
  painter.save();
  painter.setClipPath(shape);
  painter.setOpacity(state_ == State::Before ? kFaint : 1.0);
  double done = 0;
  for (qsizetype index = 0; sum > 0 && index < parts_.size(); ++index) {
    const double share = all.width() * parts_[index].chance / sum;
    const double left = layoutDirection() == Qt::RightToLeft ? all.right() - done - share : all.left() + done;
    paintPart(painter, QRectF(left, all.top(), share, all.height()), index);
    done += share;
  }
  painter.restore();
}

void ChanceBar::paintPart(QPainter& painter, const QRectF& area, qsizetype index) const {
  const Part& part = parts_[index];
  const QRectF inner = area.adjusted(kGap / 2, 0, -kGap / 2, 0);
  if (inner.width() <= 0) {
    return;
  }
  painter.fillRect(inner, part.colour);
  QColor ink = textOn(part.colour);
  if (look_.picture().patterns) {
    QColor pattern = ink;
    pattern.setAlpha(kPatternStrength);
    painter.fillRect(inner,
                     QBrush(pattern, kPatterns.at(static_cast<std::size_t>(index) % kPatterns.size())));
  }
  const QString chance = chanceText(part.chance) + (state_ == State::Rough ? QStringLiteral("…") : QString());
  const QFontMetrics metrics = fontMetrics();
  const int room = static_cast<int>(inner.width()) - 2 * kPadding;
  const int forName = room - metrics.horizontalAdvance(chance) - metrics.averageCharWidth();
  QString text = metrics.horizontalAdvance(chance) <= room ? chance : QString();
  if (const QString name = metrics.elidedText(part.name, Qt::ElideRight, forName);
      forName >= 3 * metrics.averageCharWidth() && name.size() > 1) {
    text = name + QLatin1Char(' ') + chance;
  }
  painter.setPen(ink);
  painter.drawText(inner, Qt::AlignCenter, text);
}

}  // namespace byways::app
