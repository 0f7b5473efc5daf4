// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway_race_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <cmath>

#include "app/board/announce.h"
#include "app/board/stone.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kTickMilliseconds = 16;
constexpr double kSlow = 0.5;
constexpr double kFast = 2;

QString speedText(double speed) {
  return speed < 1   ? QStringLiteral("\u00bd\u00d7")
         : speed > 1 ? QStringLiteral("2\u00d7")
                     : QStringLiteral("1\u00d7");
}

}  // namespace

HighwayRaceBar::HighwayRaceBar(const Look& look, QWidget* parent) : QWidget(parent), look_(look) {
  setObjectName(QStringLiteral("raceBar"));
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(14, 5, 6, 5);
  row->setSpacing(2);
  caption_ = new QLabel(this);
  caption_->setObjectName(QStringLiteral("raceCaption"));
  caption_->setWordWrap(true);
  row->addWidget(caption_, 1);
  const auto add = [&](const char* name, const char* icon, auto act) {
    auto* const button = new QToolButton(this);
    button->setObjectName(QString::fromLatin1(name));
    button->setAutoRaise(true);
    if (icon != nullptr) {
      button->setIcon(look_.icon(QString::fromLatin1(icon)));
    }
    button->setIconSize({20, 20});
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this, act);
    row->addWidget(button);
    return button;
  };
  replay_ = add("raceReplay", "first", [this] { replay(); });
  back_ = add("raceBack", "previous", [this] { step(-1); });
  play_ = add("racePlay", "play", [this] { playOrPause(); });
  forward_ = add("raceForward", "next", [this] { step(1); });
  speedButton_ = add("raceSpeed", nullptr, [this] { changeSpeed(); });
  continue_ = new QPushButton(this);
  continue_->setObjectName(QStringLiteral("raceContinue"));
  continue_->setProperty("primary", true);
  continue_->setFocusPolicy(Qt::TabFocus);
  row->addSpacing(6);
  row->addWidget(continue_);
  connect(continue_, &QPushButton::clicked, this, &HighwayRaceBar::goOn);
  timer_.setInterval(kTickMilliseconds);
  connect(&timer_, &QTimer::timeout, this, &HighwayRaceBar::tick);
  connect(&look, &Look::changed, this, [this] { refresh(); });
  hide();
}

void HighwayRaceBar::present(const HighwayRace& race) {
  race_ = race;
  time_ = look_.animations() ? 0 : race.stages();
  show();
  raise();
  setPlaying(look_.animations() && race.stages() > 0);
  announce(this, race.summary());
  Q_EMIT sceneChanged();
}

void HighwayRaceBar::setPlaying(bool on) {
  if (on) {
    clock_.start();
    timer_.start();
  } else {
    timer_.stop();
  }
  refresh();
}

void HighwayRaceBar::setTime(double time) {
  time_ = std::clamp(time, 0.0, static_cast<double>(race_->stages()));
  if (isAtEnd()) {
    timer_.stop();
  }
  refresh();
  Q_EMIT sceneChanged();
}

void HighwayRaceBar::tick() {
  const auto stage = std::min(race_->stages() - 1, static_cast<int>(std::floor(time_)));
  const double part = speed_ * static_cast<double>(clock_.restart()) / race_->milliseconds(stage);
  // No jump over a stage, however long the machine was busy.
  setTime(std::min(time_ + part, static_cast<double>(stage) + 1));
}

void HighwayRaceBar::playOrPause() {
  if (isAtEnd()) {
    replay();
  } else if (!look_.animations()) {
    step(1);
  } else {
    setPlaying(!isPlaying());
  }
}

void HighwayRaceBar::step(int stages) {
  if (!race_) {
    return;
  }
  timer_.stop();
  setTime(stages > 0 ? std::floor(time_) + stages : std::ceil(time_) + stages);
}

void HighwayRaceBar::replay() {
  if (!race_) {
    return;
  }
  setTime(0);
  setPlaying(look_.animations() && race_->stages() > 0);
}

void HighwayRaceBar::changeSpeed() {
  speed_ = speed_ < 1 ? 1 : speed_ > 1 ? kSlow : kFast;
  refresh();
}

void HighwayRaceBar::goOn() {
  if (!race_) {
    return;
  }
  if (isAtEnd()) {
    close();
  } else {
    setTime(race_->stages());
  }
}

void HighwayRaceBar::close() {
  if (!race_) {
    return;
  }
  timer_.stop();
  race_.reset();
  hide();
  Q_EMIT closed();
}

void HighwayRaceBar::refresh() {
  const auto name = [](QAbstractButton* button, const QString& text, const QString& keys) {
    button->setAccessibleName(text);
    button->setToolTip(keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys));
  };
  name(replay_, tr("Play it again"), tr("Home"));
  name(back_, tr("Step back"), tr("Left"));
  name(play_, isPlaying() ? tr("Pause") : tr("Play"), tr("Space"));
  name(forward_, tr("Step on"), tr("Right"));
  name(speedButton_, tr("Speed %1").arg(speedText(speed_)), {});
  play_->setIcon(look_.icon(isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
  speedButton_->setText(speedText(speed_));
  if (!race_) {
    return;
  }
  // Where nothing moves one goes from step to step.
  play_->setEnabled(look_.animations());
  speedButton_->setEnabled(look_.animations());
  back_->setEnabled(time_ > 0);
  forward_->setEnabled(!isAtEnd());
  continue_->setText(isAtEnd() ? tr("Continue") : tr("Skip"));
  name(continue_, continue_->text(), tr("Enter"));
  caption_->setText(race_->caption(time_));
}

void HighwayRaceBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(look_.colours().line, 1));
  painter.setBrush(faint(look_.colours().panel, 0.96));
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 14, 14);
}

void HighwayRaceBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    refresh();
  }
  QWidget::changeEvent(event);
}

}  // namespace byways::app
