// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>

#include <algorithm>

#include "app/games/challenges/challenge_board.h"
#include "engine/challenges/insight.h"
#include "engine/overpass/insight.h"

namespace byways::app {

FullHouseBoard::FullHouseBoard(Match& match, const Look& look, QWidget* parent)
    : ChallengeBoard(match, look, PassGround::Spaces, parent), takeOut_(new QAction(this)) {
  takeOut_->setObjectName(QStringLiteral("takeOut"));
  takeOut_->setShortcut(Qt::Key_Backspace);
  takeOut_->setShortcutContext(Qt::WidgetShortcut);
  connect(takeOut_, &QAction::triggered, this, &FullHouseBoard::takeBackLast);
  connect(&match, &Match::changed, this, &FullHouseBoard::updateTakeOut);
  addAction(takeOut_);
  FullHouseBoard::appearanceChanged();
}

void FullHouseBoard::appearanceChanged() {
  takeOut_->setText(tr("Send the newest piece back out"));
  updateTakeOut();
  ChallengeBoard::appearanceChanged();
}

void FullHouseBoard::updateTakeOut() {
  const std::optional<ChallengeStep> last = lastChallengeStep(match());
  takeOut_->setEnabled(last && !last->broughtIn.isEmpty());
}

// For each space to which the piece can move, only the steps that bring in the most pieces.
QList<PassMark> FullHouseBoard::targets(const QString& from) const {
  QList<PassMark> marks;
  for (const ChallengeStep& step : steps()) {
    const bool isMost = std::none_of(steps().begin(), steps().end(), [&step](const ChallengeStep& other) {
      return other.from == step.from && other.to == step.to && other.broughtIn.size() > step.broughtIn.size();
    });
    if (step.from == from && isMost) {
      marks.append({.place = step.to, .kind = markKind(), .price = 0, .step = step.text});
    }
  }
  return marks;
}

// Offers the pieces that the last move could have brought in, too.
QList<PassMark> FullHouseBoard::offers() const {
  QList<PassMark> marks;
  const std::optional<ChallengeStep> last = lastChallengeStep(match());
  if (!last) {
    return marks;
  }
  const Timeline& timeline = match().timeline();
  const State& before = timeline.state_at(timeline.cursor() - 1);
  const overpass::GroupsInsight* const insight = overpass::groups_insight(before);
  if (insight == nullptr) {
    return marks;
  }
  for (const overpass::BringIn& bringIn :
       insight->bring_ins(last->from.toStdString(), last->to.toStdString())) {
    const QString space = QString::fromStdString(bringIn.space);
    const QString step = last->bringing(last->broughtIn + QStringList{space});
    if (!last->broughtIn.contains(space) && !before.refusal(before.to_move(), step.toStdString())) {
      marks.append({.place = space, .kind = PassMark::Kind::BringIn, .price = 0, .step = step});
    }
  }
  return marks;
}

bool FullHouseBoard::playMark(const PassMark& mark) {
  return mark.kind == PassMark::Kind::BringIn ? !match().replaceStep(mark.step)
                                              : ChallengeBoard::playMark(mark);
}

bool FullHouseBoard::takeBackLast() {
  const std::optional<ChallengeStep> last = lastChallengeStep(match());
  if (!last || last->broughtIn.isEmpty()) {
    return false;
  }
  return !match().replaceStep(last->bringing(last->broughtIn.mid(0, last->broughtIn.size() - 1)));
}

void FullHouseBoard::decorate(PassScene& scene) const {
  ChallengeBoard::decorate(scene);
  // The piece in transit has to move on, so the places to which it can go are marked.
  const challenges::FullHouseInsight* const insight = challenges::full_house_insight(match().state());
  const QString moving = insight != nullptr ? QString::fromStdString(insight->must_move()) : QString();
  if (!moving.isEmpty() && scene.lifted.isEmpty() && hint().isEmpty()) {
    for (const ChallengeStep& step : steps()) {
      if (step.broughtIn.isEmpty()) {
        scene.arrows.append({step.from, step.to});
      }
    }
  }
}

void FullHouseBoard::showStep(PassScene& scene, const ChallengeStep& step) const {
  scene.arrows.append({step.from, step.to});
  for (const QString& space : step.broughtIn) {
    scene.ghosts.insert(space, kPlainPiece);
  }
  scene.litGroups.append(challengeGroups(step));
}

QString FullHouseBoard::stepToRefuse(const QString& from, const QString& to) const {
  return ChallengeStep{.text = {}, .from = from, .removed = {}, .to = to, .broughtIn = {}}.bringing({});
}

}  // namespace byways::app
