// SPDX-License-Identifier: GPL-3.0-or-later
// What moves on Bypass's board.
#include <QVariantAnimation>

#include <algorithm>

#include "app/games/bypass/bypass_board.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kDrawingMilliseconds = 170;
constexpr int kErasingMilliseconds = 110;
constexpr int kRouteMilliseconds = 850;
constexpr std::size_t kStepsAtOnce = 2;  // what changes more than so many is a jump and doesn't move

}  // namespace

void BypassBoard::animate(const BypassScene& before) {
  if (!look().animations() || !isVisible() || before.ink.size() != scene_.ink.size()) {
    return;
  }
  const std::size_t cursor = match().timeline().cursor();
  if (scene_.showRoutes && !before.showRoutes && cursor == cursorBefore_ + 1) {
    startScoring();
  }
  LinkList changed;
  for (int link = 0; link < links().count(); ++link) {
    if (!(before.at(link) == scene_.at(link))) {
      changed.push_back(link);
    }
  }
  if (changed.size() <= kStepsAtOnce) {
    for (const int link : changed) {
      redraw(link, before.at(link));
    }
  }
}

void BypassBoard::noteRoutes(const BypassScene& before) {
  fresh_.clear();
  if (scene_.showRoutes || match().timeline().cursor() != cursorBefore_ + 1) {
    return;
  }
  for (int letter = 0; letter < kBypassLetters; ++letter) {
    const auto i = static_cast<std::size_t>(letter);
    if (before.routes[i].empty() && !scene_.routes[i].empty()) {
      fresh_.append(letter);
    }
  }
  if (!fresh_.isEmpty()) {
    constexpr int kGlowMilliseconds = 900;
    glowing_.start(kGlowMilliseconds);
  }
}

// Wipes what was there, then draws what is there now.
void BypassBoard::redraw(int link, const BypassInk& before) {
  const int erasing = before.seat != 0 ? kErasingMilliseconds : 0;
  const int drawing = scene_.at(link).seat != 0 ? kDrawingMilliseconds : 0;
  if (erasing > 0) {
    erasing_.insert(link, {before, 0});
  }
  drawing_.insert(link, 0);
  const int total = std::max(1, erasing + drawing);
  const std::size_t when = match().timeline().cursor();
  auto* const animation = new QVariantAnimation(this);
  animation->setDuration(total);
  animation->setStartValue(0.0);
  animation->setEndValue(static_cast<double>(total));
  connect(animation, &QVariantAnimation::valueChanged, this, [=, this](const QVariant& value) {
    if (!drawing_.contains(link) || match().timeline().cursor() != when) {
      return;  // overtaken by another change
    }
    const double time = value.toDouble();
    if (time < erasing) {
      erasing_[link] = {before, time / erasing};
    } else {
      erasing_.remove(link);
      const double part = drawing > 0 ? (time - erasing) / drawing : 1;
      drawing_[link] = 1 - (1 - part) * (1 - part);
    }
    update();
  });
  animation->start(QAbstractAnimation::DeleteWhenStopped);
}

void BypassBoard::startScoring() {
  revealed_ = {0, 0, 0};
  scoring_ = new QVariantAnimation(this);
  scoring_->setDuration(kBypassLetters * kRouteMilliseconds);
  scoring_->setStartValue(0.0);
  scoring_->setEndValue(static_cast<double>(kBypassLetters));
  connect(scoring_, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
    for (std::size_t letter = 0; letter < kBypassLetters; ++letter) {
      revealed_[letter] = std::clamp(value.toDouble() - static_cast<double>(letter), 0.0, 1.0);
    }
    forgetResting();
    update();
  });
  connect(scoring_, &QVariantAnimation::finished, this, &BypassBoard::stopScoring);
  scoring_->start();
}

void BypassBoard::stopScoring() {
  if (scoring_ == nullptr) {
    return;
  }
  scoring_->deleteLater();
  scoring_->disconnect(this);
  scoring_ = nullptr;
  revealed_ = {1, 1, 1};
  forgetResting();
  update();
}

void BypassBoard::shakeRefused() { shaking_.start(Motion::kShakeMilliseconds); }

}  // namespace byways::app
