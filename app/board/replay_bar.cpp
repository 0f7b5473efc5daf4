// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/replay_bar.h"

#include <QEvent>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include "app/board/announce.h"
#include "app/board/stone.h"
#include "app/look/direction.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kSlow = 0.5;
constexpr double kFast = 2;
constexpr int kBeforeGoOn = 6;         // pixels
constexpr double kBetweenSteps = 900;  // milliseconds at normal speed

QString speedText(double speed) {
  return speed < 1   ? QStringLiteral("\u00bd\u00d7")
         : speed > 1 ? QStringLiteral("2\u00d7")
                     : QStringLiteral("1\u00d7");
}

void setTexts(QAbstractButton& button, const QString& text, const QString& keys) {
  button.setAccessibleName(text);
  button.setToolTip(keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys));
}

}  // namespace

ReplayBar::ReplayBar(const QString& name, const Look& look, QWidget* parent, Shape shape)
    : QWidget(parent), look_(look), playback_([this] { return playOn(); }, [this] { return pause(); }) {
  setObjectName(name + QStringLiteral("Bar"));
  caption_ = new QLabel(this);
  caption_->setObjectName(name + QStringLiteral("Caption"));
  caption_->setWordWrap(true);
  auto* row = new QHBoxLayout;
  row->setSpacing(2);
  if (shape == Shape::Row) {
    setLayout(row);
    setReadingMargins(this, row, {14, 5, 6, 5});
    row->addWidget(caption_, 1);
  } else {
    auto* const column = new QVBoxLayout(this);
    setReadingMargins(this, column, {14, 11, 10, 10});
    column->setSpacing(8);
    column->addWidget(caption_);
    column->addLayout(row);
    if (shape == Shape::Column) {
      row->addStretch();  // the buttons in the middle
    }
  }
  // The arrow keys go forward to the right in every language, so these buttons are never mirrored.
  transport_ = new QWidget(this);
  transport_->setLayoutDirection(Qt::LeftToRight);
  auto* const buttons = new QHBoxLayout(transport_);
  buttons->setContentsMargins(0, 0, 0, 0);
  buttons->setSpacing(2);
  row->addWidget(transport_);
  const auto add = [&](const char* part, const char* icon, auto act) {
    auto* const button = new QToolButton(transport_);
    button->setObjectName(name + QLatin1String(part));
    button->setAutoRaise(true);
    if (icon != nullptr) {
      button->setIcon(look_.icon(QString::fromLatin1(icon)));
    }
    button->setIconSize({20, 20});
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this, act);
    buttons->addWidget(button);
    return button;
  };
  replay_ = add("Replay", "first", [this] { replay(); });
  back_ = add("Back", "previous", [this] { step(-1); });
  play_ = add("Play", "play", [this] { playOrPause(); });
  forward_ = add("Forward", "next", [this] { step(1); });
  speedButton_ = add("Speed", nullptr, [this] { changeSpeed(); });
  continue_ = new QPushButton(this);
  continue_->setObjectName(name + QStringLiteral("Continue"));
  continue_->setProperty("primary", true);
  continue_->setFocusPolicy(Qt::TabFocus);
  if (shape == Shape::Row) {
    row->addSpacing(kBeforeGoOn);
    row->addWidget(continue_);
  } else if (shape == Shape::TwoRows) {
    row->addStretch();
    row->addWidget(continue_);
  } else {
    row->addStretch();
    static_cast<QVBoxLayout*>(layout())->addWidget(continue_);
  }
  connect(continue_, &QPushButton::clicked, this, [this] { goOn(); });
  connect(&look, &Look::changed, this, [this] { refresh(); });
  connect(&playback_, &Playback::finished, this, [this] { refresh(); });
}

void ReplayBar::insertPart(QWidget* part) { static_cast<QVBoxLayout*>(layout())->insertWidget(1, part); }

int ReplayBar::pause() const { return static_cast<int>(kBetweenSteps / speed_); }

void ReplayBar::setPlaying(bool on) {
  on ? playback_.play() : playback_.stop();
  refresh();
}

bool ReplayBar::playOn() {
  stepAndSay(1);
  return !isAtEnd();
}

void ReplayBar::stepAndSay(int steps) {
  const QString before = caption_->text();
  goBy(steps);
  refresh();
  if (caption_->text() != before) {
    announce(this, caption_->text());
  }
}

void ReplayBar::playOrPause() {
  if (!isLoaded()) {
    return;
  }
  if (isAtEnd()) {
    replay();
  } else if (!playsByItself()) {
    step(1);
  } else {
    setPlaying(!isPlaying());
  }
}

void ReplayBar::step(int steps) {
  if (isLoaded()) {
    playback_.stop();
    stepAndSay(steps);
  }
}

void ReplayBar::replay() {
  if (isLoaded()) {
    goToStart();
    setPlaying(playsByItself() && !isAtEnd());
  }
}

bool ReplayBar::handleKey(int key) {
  switch (key) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
      isAtEnd() ? goOn() : playOrPause();
      return true;
    case Qt::Key_Left:
      step(-1);
      return true;
    case Qt::Key_Right:
      step(1);
      return true;
    case Qt::Key_Home:
      replay();
      return true;
    case Qt::Key_Escape:
      goOn();
      return true;
    default:
      return false;
  }
}

// Keys arrive here while one of the buttons has the focus.
void ReplayBar::keyPressEvent(QKeyEvent* event) {
  const bool isPlain = (event->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) == Qt::NoModifier;
  if (!isPlain || !isLoaded() || !handleKey(event->key())) {
    QWidget::keyPressEvent(event);
  }
}

void ReplayBar::changeSpeed() {
  speed_ = speed_ < 1 ? 1 : speed_ > 1 ? kSlow : kFast;
  refresh();
}

int ReplayBar::rowHeight(int width, const QStringList& captions, const QStringList& goOns) const {
  const QMargins margins = layout()->contentsMargins();
  const QFontMetrics onButton = continue_->fontMetrics();
  const QSize button = continue_->sizeHint();
  int widest = button.width();
  for (const QString& text : goOns) {
    widest = qMax(widest, button.width() - onButton.horizontalAdvance(continue_->text()) +
                              onButton.horizontalAdvance(text));
  }
  const int taken = margins.left() + margins.right() + transport_->sizeHint().width() + kBeforeGoOn + widest +
                    3 * layout()->spacing();
  int height = qMax(button.height(), transport_->sizeHint().height());
  const QRect room(0, 0, qMax(1, width - taken), 10000);
  for (const QString& text : captions) {
    height = qMax(height, caption_->fontMetrics().boundingRect(room, Qt::TextWordWrap, text).height());
  }
  return height + margins.top() + margins.bottom();
}

void ReplayBar::showFace(const Face& face) {
  setTexts(*replay_, tr("Play it again"), tr("Home"));
  setTexts(*back_, tr("Step back"), tr("Left"));
  setTexts(*play_, isPlaying() ? tr("Pause") : tr("Play"), tr("Space"));
  setTexts(*forward_, tr("Step forward"), tr("Right"));
  setTexts(*speedButton_, tr("Speed %1").arg(speedText(speed_)), {});
  play_->setIcon(look_.icon(isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
  speedButton_->setText(speedText(speed_));
  play_->setEnabled(face.canPlay);
  speedButton_->setEnabled(face.canPlay);
  back_->setEnabled(face.canGoBack);
  forward_->setEnabled(face.canGoForward);
  continue_->setText(face.goOn);
  continue_->setVisible(!face.goOn.isEmpty());
  setTexts(*continue_, face.goOn, face.goOnKey);
  caption_->setText(face.caption);
}

void ReplayBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(look_.colours().line, 1));
  painter.setBrush(faint(look_.colours().panel, 0.96));
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 14, 14);
}

void ReplayBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    refresh();
  }
  QWidget::changeEvent(event);
}

}  // namespace byways::app
