// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/challenges/challenge_board.h"

#include <QPainter>
#include <QRadialGradient>
#include <QVariantAnimation>

#include <algorithm>
#include <cmath>

#include "app/board/stone.h"
#include "app/games/overpass/pass_texts.h"
#include "app/look/look.h"
#include "engine/challenges/insight.h"
#include "engine/overpass/board.h"

namespace byways::app {

namespace {

using overpass::Node;

constexpr int kLightMilliseconds = 1100;  // for the whole board; it passes each place in a fifth of it
constexpr double kLightBand = 0.2;
constexpr double kLightStrength = 0.75;

std::optional<Node> nodeOf(const QString& place) { return overpass::board().find_node(place.toStdString()); }

}  // namespace

ChallengeBoard::ChallengeBoard(Match& match, const Look& look, const Preferences& preferences, PassOn on,
                               QWidget* parent)
    : PassBoard(match, look, preferences, on, parent),
      steps_(challengeSteps(match.state())),
      light_(new QVariantAnimation(this)) {
  light_->setDuration(kLightMilliseconds);
  light_->setStartValue(0.0);
  light_->setEndValue(1.0 + kLightBand);
  connect(light_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
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
      marks.append({.place = step.to, .kind = markKind(), .price = 0, .step = step.text});
    }
  }
  return marks;
}

// The steps that putting the piece down where mouse or keys point could mean.
QList<ChallengeStep> ChallengeBoard::stepsUnderHand(const PassScene& scene) const {
  QList<ChallengeStep> found;
  const bool hasChosen = scene.choice && scene.choice->chosen >= 0;
  const QString chosen = hasChosen ? scene.choice->options.value(scene.choice->chosen).step : QString();
  for (const ChallengeStep& step : steps_) {
    const bool isMeant = hasChosen ? step.text == chosen : step.to == scene.pointed;
    if (step.from == scene.lifted && isMeant) {
      found.append(step);
    }
  }
  return found;
}

void ChallengeBoard::decorate(PassScene& scene) const {
  if (!hint_.isEmpty() && (scene.lifted.isEmpty() || hint_.startsWith(scene.lifted + QLatin1Char('>')))) {
    const ChallengeStep step = readChallengeStep(hint_);
    for (const QString& place : {step.from, step.to}) {
      scene.marks.append({.place = place, .kind = PassMark::Kind::Hint, .price = 0, .step = {}});
    }
    showStep(scene, step);
  }
  if (!scene.lifted.isEmpty()) {
    for (const ChallengeStep& step : stepsUnderHand(scene)) {
      showStep(scene, step);
    }
  }
}

std::optional<Refusal> ChallengeBoard::liftRefusal(const QString& place) const {
  if (match().timeline().to_move() < 1 || !spots().has(place) || !resting().holds(place)) {
    return PassBoard::liftRefusal(place);
  }
  // A piece that can't move at all: what is wrong with a move to its neighbour?
  const QStringList& beside = spots().beside(place);
  for (const QString& to : beside) {
    if (const auto refusal = dropRefusal(place, to)) {
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
  PassBoard::positionChanged(transition);
}

void ChallengeBoard::showHint(const QString& step) {
  if (step != hint_) {
    hint_ = step;
    putBack();
    rebuild();
  }
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

// A ring of light that grows out of the centre.
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
  const PassScene& scene = resting();
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
  for (const ChallengeStep& step : steps_) {
    if (step.from != lifted() || step.to != place) {
      continue;
    }
    if (!step.removed.isEmpty()) {
      parts.append(tr("landing that removes %1").arg(step.removed));
    } else if (step.broughtIn.isEmpty()) {
      parts.append(tr("a way to go"));
    } else {
      parts.append(tr("brings in %1").arg(passListText(step.broughtIn)));
    }
  }
  if (place == lifted()) {
    parts.append(tr("in hand"));
  }
  return parts.join(QStringLiteral(", "));
}

QString ChallengeBoard::actionOf(const QString& place) const {
  if (place == lifted() && !place.isEmpty()) {
    return tr("Put it back");
  }
  if (!lifted().isEmpty()) {
    const bool isTarget = std::any_of(steps_.begin(), steps_.end(), [&](const ChallengeStep& step) {
      return step.from == lifted() && step.to == place;
    });
    if (isTarget) {
      return tr("Put it here");
    }
  }
  return liftable().contains(place) ? tr("Take it up") : QString();
}

FullHouseBoard::FullHouseBoard(Match& match, const Look& look, const Preferences& preferences,
                               QWidget* parent)
    : ChallengeBoard(match, look, preferences, PassOn::Spaces, parent) {
  rebuild();
}

void FullHouseBoard::showStep(PassScene& scene, const ChallengeStep& step) const {
  scene.arrows.append({step.from, step.to});
  for (const QString& space : step.broughtIn) {
    scene.ghosts.insert(space, kPlainPiece);
  }
  scene.litGroups.append(challengeGroups(step));
}

QString FullHouseBoard::stepToRefuse(const QString& from, const QString& to) const {
  return from + QLatin1Char('>') + to;
}

JumpsBoard::JumpsBoard(Match& match, const Look& look, const Preferences& preferences, QWidget* parent)
    : ChallengeBoard(match, look, preferences, PassOn::Nodes, parent) {
  rebuild();
}

void JumpsBoard::showStep(PassScene& scene, const ChallengeStep& step) const {
  if (const challenges::JumpInsight* const insight = challenges::jump_insight(match().state())) {
    scene.way.clear();
    for (const std::string& node : insight->way(step.text.toStdString())) {
      scene.way.append(QString::fromStdString(node));
    }
  }
  scene.marks.append({.place = step.removed, .kind = PassMark::Kind::Remove, .price = 0, .step = {}});
}

// The piece that could be meant to go: one beside the landing, best one beside both.
QString JumpsBoard::stepToRefuse(const QString& from, const QString& to) const {
  const std::optional<Node> start = nodeOf(from);
  const std::optional<Node> landing = nodeOf(to);
  QString best;
  int bestWorth = -1;
  if (start && landing) {
    const overpass::Board& board = overpass::board();
    for (const QString& place : spots().beside(to)) {
      const Node node = *nodeOf(place);
      const int worth = (resting().holds(place) ? 2 : 0) + (board.beside(*start).has(node) ? 1 : 0);
      if (place != from && worth > bestWorth) {
        best = place;
        bestWorth = worth;
      }
    }
  }
  return QStringList{from, best, to}.join(QLatin1Char('>'));
}

}  // namespace byways::app
