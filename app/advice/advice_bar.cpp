// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/advice/advice_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QResizeEvent>

#include <algorithm>

#include "app/advice/adviser.h"
#include "app/advice/chance_bar.h"
#include "app/games/game_face.h"
#include "app/look/direction.h"
#include "app/look/look.h"
#include "app/match/match.h"

namespace byways::app {

namespace {

constexpr int kAroundText = 22;  // pixels to the left and right of a button's text, in total

}  // namespace

AdviceBar::AdviceBar(const Adviser& adviser, const Match& match, const GameFace& face, const Look& look,
                     QWidget* parent)
    : QWidget(parent),
      adviser_(adviser),
      match_(match),
      face_(face),
      look_(look),
      chances_(new ChanceBar(look, this)) {
  setObjectName(QStringLiteral("adviceBar"));
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(16, 2, 16, 2);
  row->setSpacing(6);
  row->addWidget(chances_, 1);
  for (int i = 0; i < Adviser::kMostTurns; ++i) {
    auto* const turn = new QPushButton(this);
    turn->setObjectName(QStringLiteral("advisedTurn%1").arg(i + 1));
    turn->setProperty("compact", true);
    turn->installEventFilter(this);
    row->addWidget(turn);
    turns_.append(turn);
  }
}

void AdviceBar::refresh() {
  refreshChances();
  const QStringList labels = labelsOf(adviser_.turns());
  for (int i = 0; i < turns_.size(); ++i) {
    QPushButton& button = *turns_[i];
    const bool isKnown = i < adviser_.turns().size();
    if (isKnown) {
      const AdvisedTurn& turn = adviser_.turns()[i];
      const QString chance = chanceText(turn.chance);
      const QString words =
          turn.steps.isEmpty() ? tr("End the turn") : face_.asSeen(match_, look_).turnText(turn.turn, match_);
      button.setText(tr("%1  %2", "a turn in short, a chance to win").arg(labels[i], chance));
      button.setAccessibleName(
          tr("Advice %1, chance to win %2: %3", "its number in the list, a chance, a turn in words")
              .arg(i + 1)
              .arg(chance, words));
    } else {
      button.setText(QStringLiteral("…"));
      button.setAccessibleName(tr("Advice %1: not known yet", "its number in the list").arg(i + 1));
    }
    button.setMinimumWidth(button.fontMetrics().horizontalAdvance(button.text()) + kAroundText);
    // A button that lost the focus while it is briefly unavailable would be hard to find again by keys.
    button.setFocusPolicy(isKnown || button.hasFocus() ? Qt::StrongFocus : Qt::NoFocus);
  }
  fitTurns();
  updatePointed();
}

QStringList AdviceBar::ownSteps(const QList<AdvisedTurn>& turns, qsizetype index) {
  const QStringList& steps = turns[index].steps;
  QStringList own = steps;
  own.removeIf([&turns](const QString& step) {
    return std::all_of(turns.begin(), turns.end(),
                       [&step](const AdvisedTurn& turn) { return turn.steps.contains(step); });
  });
  if (!own.isEmpty() || turns.size() == 1) {
    return own.isEmpty() ? steps : own;
  }
  // If only the order differs, returns the steps from the first difference on.
  qsizetype same = 0;
  while (same + 1 < steps.size() &&
         std::all_of(turns.begin(), turns.end(), [&steps, same](const AdvisedTurn& turn) {
           return turn.steps.value(same) == steps[same];
         })) {
    ++same;
  }
  return steps.mid(same);
}

// The labels are ownSteps, in notation, shortened to what still distinguishes the turn.
QStringList AdviceBar::labelsOf(const QList<AdvisedTurn>& turns) {
  constexpr qsizetype kMost = 8;
  QStringList labels;
  for (qsizetype index = 0; index < turns.size(); ++index) {
    const QStringList own = ownSteps(turns, index);
    QString label = own.isEmpty() ? tr("End") : QString();
    const auto isTaken = [&](const QString& text) {
      for (qsizetype other = 0; other < turns.size(); ++other) {
        if (other != index && ownSteps(turns, other).join(QLatin1Char(' ')).startsWith(text)) {
          return true;
        }
      }
      return false;
    };
    qsizetype shown = 0;
    while (shown < own.size() && (shown == 0 || isTaken(label) || label.size() + own[shown].size() < kMost)) {
      label += (shown > 0 ? QStringLiteral(" ") : QString()) + own[shown];
      ++shown;
    }
    labels.append(own.isEmpty() ? label
                                : asNotation(shown < own.size() ? label + QStringLiteral("…") : label));
  }
  return labels;
}

// Shows the best turns, as many as fit beside the bar, but at least one; none if there is nothing to show.
void AdviceBar::fitTurns() {
  const QMargins margins = layout()->contentsMargins();
  int room = width() - margins.left() - margins.right() - chances_->minimumSizeHint().width();
  for (int i = 0; i < turns_.size(); ++i) {
    QPushButton& button = *turns_[i];
    const bool isKnown = i < adviser_.turns().size();
    room -= qMax(button.minimumWidth(), button.sizeHint().width()) + layout()->spacing();
    // Buttons stay while the adviser is still searching.
    const bool isWanted = isKnown || (adviser_.isLooking() && (!button.isHidden() || i == 0));
    button.setVisible(isWanted && (room >= 0 || i == 0));
  }
}

// The height doesn't depend on whether there are turns, so that the board above keeps its size.
QSize AdviceBar::minimumSizeHint() const {
  const QMargins margins = layout()->contentsMargins();
  const int height = qMax(chances_->minimumSizeHint().height(), turns_.front()->sizeHint().height());
  return {chances_->minimumSizeHint().width() + margins.left() + margins.right(),
          height + margins.top() + margins.bottom()};
}

void AdviceBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitTurns();
}

void AdviceBar::refreshChances() {
  QList<ChanceBar::Part> parts;
  for (int i = 0; i < adviser_.chances().size(); ++i) {
    parts.append({match_.name(i + 1), face_.seatColour(match_, i + 1, look_), adviser_.chances()[i]});
  }
  chances_->showParts(parts, !adviser_.isCurrent()  ? ChanceBar::State::Before
                             : adviser_.isLooking() ? ChanceBar::State::Rough
                                                    : ChanceBar::State::Known);
}

bool AdviceBar::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::Enter:
    case QEvent::Leave:
    case QEvent::FocusIn:
    case QEvent::FocusOut:
    case QEvent::HoverEnter:
    case QEvent::HoverLeave:
      // Queued, so that the button has handled the event by then.
      QMetaObject::invokeMethod(this, &AdviceBar::updatePointed, Qt::QueuedConnection);
      break;
    default:
      break;
  }
  return QWidget::eventFilter(watched, event);
}

void AdviceBar::updatePointed() {
  int found = -1;
  for (int i = 0; i < turns_.size() && i < adviser_.turns().size(); ++i) {
    if (turns_[i]->underMouse() || (found < 0 && turns_[i]->hasFocus())) {
      found = i;
    }
  }
  const bool mayDiffer = found >= 0 || pointed_ >= 0;
  pointed_ = found;
  if (mayDiffer) {
    Q_EMIT pointedChanged();  // the same button may stand for another turn now
  }
}

}  // namespace byways::app
