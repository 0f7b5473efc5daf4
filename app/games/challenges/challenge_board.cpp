// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/challenges/challenge_board.h"

#include <QPainter>
#include <QRadialGradient>
#include <QVariantAnimation>

#include <algorithm>
#include <cmath>

#include "app/board/stone.h"
#include "app/games/common_words.h"
#include "app/games/pass/pass_texts.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "engine/challenges/insight.h"

namespace byways::app {

namespace {

constexpr int kLightMilliseconds = 1100;  // for the whole board; each place is lit for a sixth of this time
constexpr double kLightBand = 0.2;
constexpr double kLightStrength = 0.75;

}  // namespace

ChallengeBoard::ChallengeBoard(Match& match, const Look& look, PassGround ground, QWidget* parent)
    : PassBoard(match, look, ground, parent),
      steps_(challengeSteps(match.state())),
      showsLastMove_(challengeOf(match.game()) !=
                     Challenge::FullHouse),  // in other challenges, a move changes more than its two ends, so
                                             // that an arrow shows it
      light_(new QVariantAnimation(this)) {
  light_->setDuration(kLightMilliseconds);
  light_->setStartValue(0.0);
  light_->setEndValue(1.0 + kLightBand);
  connect(light_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
}

PassScene ChallengeBoard::makeScene() const {
  PassScene scene = challengeScene(match());
  const std::optional<ChallengeStep> last = lastChallengeStep(match());
  if (!showsLastMove_ || !last) {
    return scene;
  }
  const State& before = match().timeline().state_at(match().timeline().cursor() - 1);
  if (const challenges::JumpInsight* const insight = challenges::jump_insight(before)) {
    for (const std::string& node : insight->way(last->text.toStdString())) {
      scene.way.append(QString::fromStdString(node));
    }
  } else {
    scene.arrows.append({last->from, last->to});
  }
  return scene;
}

QStringList ChallengeBoard::liftable() const {
  QStringList places;
  for (const ChallengeStep& step : steps_) {
    if (!places.contains(step.from)) {
      places.append(step.from);
    }
  }
  return places;
}

QList<PassMark> ChallengeBoard::targets(const QString& from) const {
  QList<PassMark> marks;
  for (const ChallengeStep& step : steps_) {
    if (step.from == from) {
      marks.append(
          {.place = step.to, .kind = markKind(), .price = 0, .step = step.text, .takes = step.removed});
    }
  }
  return marks;
}

// The steps that people could mean by putting down the piece in hand at the place that is pointed at.
QList<ChallengeStep> ChallengeBoard::stepsUnderHand(const PassScene& scene) const {
  QList<ChallengeStep> found;
  const bool hasChosen = scene.choice && scene.choice->chosen >= 0;
  if (scene.choice && scene.choice->onBoard && !hasChosen) {
    return found;
  }
  const QString chosen = hasChosen ? scene.choice->options.value(scene.choice->chosen).step : QString();
  for (const PassMark& mark : marksNow()) {
    if (hasChosen ? mark.step == chosen : mark.place == scene.marks.pointed) {
      found.append(*readChallengeStep(mark.step));
    }
  }
  return found;
}

void ChallengeBoard::decorate(PassScene& scene) const {
  if (!scene.lifted.isEmpty() || !hint_.isEmpty()) {
    scene.way.clear();  // a hint about the next move matters more than the last move
  }
  if (!hint_.isEmpty()) {
    const ChallengeStep step = *readChallengeStep(hint_);
    const bool isWhole = hintKind_ == Hint::Whole;
    // Places that the hint doesn't show lose their marks, but moves to them can still be played.
    scene.targets.removeIf([&](const PassMark& mark) {
      return !scene.lifted.isEmpty() && (scene.lifted != step.from || (isWhole && mark.place != step.to)) &&
             mark.place != scene.marks.pointed;
    });
    for (const QString& place : isWhole ? QStringList{step.from, step.to} : QStringList{step.from}) {
      scene.targets.append({.place = place, .kind = PassMark::Kind::Hint, .price = 0, .step = {}});
    }
    if (isWhole && (scene.lifted.isEmpty() || scene.lifted == step.from)) {
      showStep(scene, step);
    }
  }
  if (!scene.lifted.isEmpty()) {
    for (const ChallengeStep& step : stepsUnderHand(scene)) {
      showStep(scene, step);
    }
  }
}

std::optional<Refusal> ChallengeBoard::liftRefusal(const QString& place) const {
  if (mover() < 1 || !spots().has(place) || !sceneAtRest().holds(place)) {
    return PassBoard::liftRefusal(place);
  }
  if (const auto* const insight = overpass::groups_insight(match().state())) {
    return insight->lift_refusal(match().onTurn(), place.toStdString());
  }
  // If the piece can't move at all, the reason is why it can't move to one of its neighbours.
  const QStringList& beside = spots().beside(place);
  for (const QString& to : beside) {
    if (auto refusal = dropRefusal(place, to)) {
      return refusal;
    }
  }
  return PassBoard::liftRefusal(place);
}

std::optional<Refusal> ChallengeBoard::dropRefusal(const QString& from, const QString& to) const {
  if (!spots().has(from) || !spots().has(to)) {
    return PassBoard::dropRefusal(from, to);
  }
  const Timeline& timeline = match().timeline();
  return timeline.refusal(timeline.to_move(), stepToRefuse(from, to).toStdString());
}

void ChallengeBoard::positionChanged(const Transition& transition) {
  steps_ = challengeSteps(match().state());
  hint_.clear();
  // The engine has a single reserve; on the board it is the pile of the plain pieces.
  Transition changes = transition;
  for (Change& change : changes) {
    if (change.from == "reserve") {
      change.from = "reserve:plain";
    }
  }
  PassBoard::positionChanged(changes);
}

void ChallengeBoard::showHint(const QString& step, Hint kind) {
  hint_ = step;
  hintKind_ = kind;
  if (kind == Hint::Whole && !step.isEmpty() && !lifted().isEmpty() &&
      !step.startsWith(lifted() + QLatin1Char('>'))) {
    emptyHand();  // the hint is about another piece
  }
  update();
}

void ChallengeBoard::showLastMove() {
  showsLastMove_ = true;
  rebuild();
}

bool ChallengeBoard::isCelebrating() const { return light_->state() == QAbstractAnimation::Running; }

void ChallengeBoard::celebrate() {
  if (look().animations()) {
    light_->stop();
    light_->start();
  }
}

void ChallengeBoard::paintOver(QPainter& painter) {
  PassBoard::paintOver(painter);
  if (isCelebrating()) {
    paintLight(painter);
  }
}

// Paints a ring of light that grows from the centre.
void ChallengeBoard::paintLight(QPainter& painter) const {
  const double front = light_->currentValue().toDouble();
  const QColor gold = mixed(look().colours().accent, Qt::white, 0.35);
  painter.save();
  painter.setPen(Qt::NoPen);
  for (const QString& place : spots().ids()) {
    const double distance = std::hypot(spots().centre(place).x(), spots().centre(place).y()) / kPassSlab;
    const double behind = (front - distance) / kLightBand;
    if (behind <= 0 || behind >= 1) {
      continue;
    }
    const double strength = kLightStrength * std::sin(behind * 3.14159);
    const QRectF area = areaOf(place);
    const double radius = area.width() * 0.95;
    QRadialGradient glow(area.center(), radius);
    glow.setColorAt(0, faint(gold, strength));
    glow.setColorAt(1, faint(gold, 0));
    painter.setBrush(glow);
    painter.drawEllipse(area.center(), radius, radius);
  }
  painter.restore();
}

QString ChallengeBoard::describe(const QString& place) const {
  if (const std::optional<PassMark> option = optionOf(place)) {
    const ChallengeStep step = *readChallengeStep(option->step);
    return step.removed.isEmpty() ? tr("Bring in %1").arg(listText(step.broughtIn))
                                  : tr("Remove %1").arg(describePlace(step.removed));
  }
  return isAsking() && (place == choice()->place || place == pointed()) ? questionText()
                                                                        : describePlace(place);
}

QString ChallengeBoard::questionText() const {
  QStringList pieces;
  for (const PassMark& option : choice()->options) {
    pieces.append(option.takes);
  }
  const QString last = pieces.takeLast();
  const QString asked =
      look().keysAreInUse()
          ? tr("Which piece leaves, %1 or %2? Choose with an arrow key and press Enter; Escape cancels the "
               "move.",
               "places, the last place")
          : tr("Which piece leaves, %1 or %2? Click it, or press Escape to cancel the move.",
               "places, the last place");
  return asked.arg(joinParts(pieces), last);
}

QString ChallengeBoard::describePlace(const QString& place) const {
  const PassScene& scene = sceneAtRest();
  if (place.startsWith(QLatin1String("reserve:"))) {
    return scene.piles.isEmpty() ? QString()
                                 : tr("%n piece(s) outside", nullptr, scene.piles.first().reserve);
  }
  if (!spots().has(place)) {
    return {};
  }
  QStringList parts{place};
  const auto piece = scene.pieces.constFind(place);
  if (piece == scene.pieces.constEnd()) {
    parts.append(tr("empty"));
  } else {
    parts.append(*piece == kPlainPiece ? tr("piece")
                                       : tr("%1 piece", "a colour").arg(passColourName(*piece)));
  }
  QStringList removed;
  for (const PassMark& mark : marksNow()) {
    if (mark.place != place) {
      continue;
    }
    const ChallengeStep step = *readChallengeStep(mark.step);
    if (mark.kind == PassMark::Kind::BringIn) {
      parts.append(tr("a piece may come in"));
    } else if (!step.removed.isEmpty()) {
      removed.append(step.removed);
    } else if (step.broughtIn.isEmpty()) {
      parts.append(tr("the piece can go here"));
    } else {
      parts.append(tr("brings in %1").arg(listText(step.broughtIn)));
    }
  }
  if (!removed.isEmpty()) {
    parts.append(removed.size() == 1 ? tr("landing here removes %1").arg(removed.first())
                                     : tr("landing here removes one of these: %1").arg(listText(removed)));
  }
  if (place == lifted()) {
    parts.append(tr("in hand"));
  }
  return joinParts(parts);
}

QString ChallengeBoard::actionOf(const QString& place) const {
  if (optionOf(place)) {
    return describe(place);
  }
  if (place == lifted() && !place.isEmpty()) {
    return tr("Put it back");
  }
  for (const PassMark& mark : marksNow()) {
    if (mark.place == place) {
      return mark.kind == PassMark::Kind::BringIn ? tr("Bring a piece in") : tr("Put it here");
    }
  }
  return canLift(place) ? tr("Pick it up") : QString();
}

}  // namespace byways::app
