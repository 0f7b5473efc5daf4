// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass_board.h"

#include <QVariantAnimation>

#include <algorithm>

#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kDrawingMilliseconds = 170;
constexpr int kErasingMilliseconds = 110;
constexpr int kRouteMilliseconds = 850;
constexpr int kGlowMilliseconds = 900;
constexpr std::size_t kStepsAtOnce = 2;  // a change of more steps is a jump and isn't animated

}  // namespace

BypassMotion::BypassMotion(QWidget& board, const Look& look)
    : board_(board), look_(look), glowing_(board, look) {}

void BypassMotion::follow(const BypassScene& before, const BypassScene& now, bool isStep) {
  stopScoring();
  drawing_.clear();
  erasing_.clear();
  fresh_.clear();
  ++changes_;
  if (isStep && !now.showRoutes) {
    noteRoutes(before, now);
  }
  if (!look_.animations() || !board_.isVisible() || before.ink.size() != now.ink.size()) {
    return;
  }
  if (now.showRoutes && !before.showRoutes && isStep) {
    startScoring();
  }
  LinkList changed;
  for (int link = 0; link < now.links().count(); ++link) {
    if (!(before.at(link) == now.at(link))) {
      changed.push_back(link);
    }
  }
  if (changed.size() <= kStepsAtOnce) {
    for (const int link : changed) {
      redraw(link, before.at(link), now.at(link));
    }
  }
}

void BypassMotion::noteRoutes(const BypassScene& before, const BypassScene& now) {
  for (int letter = 0; letter < kBypassLetters; ++letter) {
    const auto i = static_cast<std::size_t>(letter);
    if (before.routes[i].empty() && !now.routes[i].empty()) {
      fresh_.append(letter);
    }
  }
  if (!fresh_.isEmpty()) {
    glowing_.start(kGlowMilliseconds);
  }
}

// Wipes what was there, then draws what is there now.
void BypassMotion::redraw(int link, const BypassInk& before, const BypassInk& now) {
  const int erasing = before.seat != 0 ? kErasingMilliseconds : 0;
  const int drawing = now.seat != 0 ? kDrawingMilliseconds : 0;
  if (erasing > 0) {
    erasing_.insert(link, {before, 0});
  }
  drawing_.insert(link, 0);
  const int total = std::max(1, erasing + drawing);
  auto* const animation = new QVariantAnimation(this);
  animation->setDuration(total);
  animation->setStartValue(0.0);
  animation->setEndValue(static_cast<double>(total));
  const auto advance = [=, this, change = changes_](const QVariant& value) {
    if (change != changes_) {
      return;  // another change of the board has ended this animation
    }
    const double time = value.toDouble();
    if (time < erasing) {
      erasing_[link] = {before, time / erasing};
    } else {
      erasing_.remove(link);
      const double part = drawing > 0 ? (time - erasing) / drawing : 1;
      drawing_[link] = 1 - (1 - part) * (1 - part);
    }
    board_.update();
  };
  connect(animation, &QVariantAnimation::valueChanged, this, advance);
  animation->start(QAbstractAnimation::DeleteWhenStopped);
}

void BypassMotion::startScoring() {
  revealed_ = {0, 0, 0};
  scoring_ = new QVariantAnimation(this);
  scoring_->setDuration(kBypassLetters * kRouteMilliseconds);
  scoring_->setStartValue(0.0);
  scoring_->setEndValue(static_cast<double>(kBypassLetters));
  connect(scoring_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
    for (std::size_t letter = 0; letter < kBypassLetters; ++letter) {
      revealed_[letter] = std::clamp(value.toDouble() - static_cast<double>(letter), 0.0, 1.0);
    }
    Q_EMIT restingChanged();
    board_.update();
  });
  connect(scoring_, &QVariantAnimation::finished, this, &BypassMotion::stopScoring);
  scoring_->start();
}

void BypassMotion::stopScoring() {
  if (scoring_ == nullptr) {
    return;
  }
  scoring_->deleteLater();
  scoring_->disconnect(this);
  scoring_ = nullptr;
  revealed_ = {1, 1, 1};
  Q_EMIT restingChanged();
  board_.update();
}

void BypassMotion::addStrokes(BypassScene& scene) const {
  scene.drawing = drawing_;
  scene.erasing = erasing_;
  scene.revealed = revealed_;
}

// The light runs along the route, then settles to a mark that stays until the next step.
void BypassMotion::addGlow(BypassScene& scene) const {
  constexpr double kRun = 0.55;
  constexpr double kRest = 0.6;
  scene.fresh = fresh_;
  scene.freshPart = std::min(1.0, glowing_.part() / kRun);
  scene.freshGlow = 1 - (1 - kRest) * std::clamp((glowing_.part() - kRun) / (1 - kRun), 0.0, 1.0);
}

}  // namespace byways::app
