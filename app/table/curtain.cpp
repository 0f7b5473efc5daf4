// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/curtain.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

#include "app/games/turn_words.h"
#include "app/look/breakable.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "app/look/spoken_role.h"
#include "app/table/turn_box.h"

namespace byways::app {

namespace {

constexpr int kTextWidth = 440;
constexpr qreal kFold = 46;  // width of a fold of the cloth
constexpr qreal kCurtainRounding = 18;
constexpr int kCurtainAir = 30;           // around the texts, inside their panel
constexpr int kRepeatMilliseconds = 400;  // longer than the interval at which a held key repeats

// Folded cloth in a tone that is clearly related to the player's colour.
void paintCloth(QPainter& painter, const QRectF& area, const QColor& window, const QColor& colour) {
  const auto mixed = [&](qreal part) {
    return QColor::fromRgbF(static_cast<float>(window.redF() + (colour.redF() - window.redF()) * part),
                            static_cast<float>(window.greenF() + (colour.greenF() - window.greenF()) * part),
                            static_cast<float>(window.blueF() + (colour.blueF() - window.blueF()) * part));
  };
  QLinearGradient fold(area.left(), 0, area.left() + kFold, 0);
  fold.setSpread(QGradient::RepeatSpread);
  fold.setColorAt(0, mixed(0.34));
  fold.setColorAt(0.35, mixed(0.22));
  fold.setColorAt(0.8, mixed(0.42));
  fold.setColorAt(1, mixed(0.34));
  painter.fillRect(area, fold);
}

}  // namespace

Curtain::Curtain(Match& match, const GameFace& face, const Look& look, QWidget* parent)
    : QWidget(parent),
      match_(match),
      face_(face),
      look_(look),
      headline_(new QLabel(this)),
      request_(new QLabel(this)),
      about_(new QLabel(this)),
      waiting_(new QLabel(this)),
      lift_(new QPushButton(this)) {
  setObjectName(QStringLiteral("curtain"));
  setFocusPolicy(Qt::StrongFocus);
  setSpokenRole(this, QAccessible::Grouping);
  headline_->setObjectName(QStringLiteral("curtainHeadline"));
  headline_->setProperty("role", QStringLiteral("title"));
  request_->setObjectName(QStringLiteral("curtainRequest"));
  request_->setProperty("role", QStringLiteral("strong"));
  about_->setObjectName(QStringLiteral("curtainAbout"));
  waiting_->setObjectName(QStringLiteral("curtainWaiting"));
  waiting_->setProperty("role", QStringLiteral("quiet"));
  lift_->setObjectName(QStringLiteral("liftCurtain"));
  lift_->setProperty("primary", true);
  // Neither focused nor the default button, because the Enter that ended the last turn must not lift the
  // curtain.
  lift_->setFocusPolicy(Qt::TabFocus);
  auto* const texts = new QVBoxLayout;
  texts_ = texts;
  texts->setSpacing(12);
  for (QLabel* const label : {headline_, request_, about_, waiting_}) {
    label->setWordWrap(true);
    label->setFixedWidth(kTextWidth);
    label->setAlignment(Qt::AlignHCenter);
    texts->addWidget(label);
  }
  texts->insertSpacing(2, 4);
  texts->addSpacing(6);
  texts->addWidget(lift_, 0, Qt::AlignHCenter);
  auto* const column = new QVBoxLayout(this);
  column->addStretch();
  auto* const row = new QHBoxLayout;
  row->addStretch();
  row->addLayout(texts);
  row->addStretch();
  column->addLayout(row);
  column->addStretch();
  connect(lift_, &QPushButton::clicked, this, [this] { match_.liftCurtain(); });
  QCoreApplication::instance()->installEventFilter(this);
  refresh();
}

void Curtain::refresh() {
  const Seat seat = match_.timeline().to_move();
  if (seat < 1 || !match_.isCurtained()) {
    return;
  }
  const QString name = match_.name(seat);
  const bool isPersons = !match_.isComputersTurn();
  headline_->setText(breakable(isPersons ? tr("Pass to %1").arg(name) : TurnBox::tr("%1 to move").arg(name)));
  request_->setText(isPersons ? breakable(tr("%1, press Space when nobody else is looking.").arg(name))
                              : TurnBox::tr("Thinking…"));
  lift_->setVisible(isPersons);
  about_->setText(face_.curtainText(match_));
  about_->setVisible(!about_->text().isEmpty());
  waiting_->setText(waitingText());
  waiting_->setVisible(!waiting_->text().isEmpty());
  lift_->setText(tr("Lift the curtain"));
  setAccessibleName(summary());
  update();
}

QString Curtain::waitingText() const {
  int people = 0;
  int before = 0;
  for (Seat seat = 1; seat <= match_.players(); ++seat) {
    if (!match_.drifts(seat) && match_.level(seat) == 0 && !match_.state().has_left(seat)) {
      ++people;
      before += seat < match_.timeline().to_move() ? 1 : 0;
    }
  }
  return people == 1 ? QString() : tr("%1 of %n player(s) have submitted.", nullptr, people).arg(before);
}

QString Curtain::summary() const {
  QStringList parts{asSentence(headline_->text()), request_->text(), about_->text(), waiting_->text()};
  return joinSentences(parts);
}

void Curtain::noteInput(bool isSpace) {
  spaceWasLast_ = isSpace;
  sinceLastInput_.start();
}

bool Curtain::eventFilter(QObject* object, QEvent* event) {
  const bool isOwnPress = object == this && event->type() == QEvent::KeyPress;  // see keyPressEvent
  if (object->isWidgetType() && !isOwnPress) {
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease) {
      noteInput(static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space);
    } else if (event->type() == QEvent::MouseButtonPress) {
      noteInput(false);
    }
  }
  return QWidget::eventFilter(object, event);
}

// Some platforms report key repeat as releases and presses.
void Curtain::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier) {
    const bool isHeld = event->isAutoRepeat() || (spaceWasLast_ && sinceLastInput_.isValid() &&
                                                  sinceLastInput_.elapsed() < kRepeatMilliseconds);
    noteInput(true);
    if (!isHeld) {
      match_.liftCurtain();
    }
    return;
  }
  noteInput(false);
  QWidget::keyPressEvent(event);
}

void Curtain::paintEvent(QPaintEvent* /*event*/) {
  const Colours& colours = look_.colours();
  const Seat seat = qMax(1, match_.timeline().to_move());
  const QColor colour = look_.seatColour(match_.colourIndex(seat));
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintCloth(painter, rect(), colours.window, colour);
  const QRectF texts =
      QRectF(texts_->geometry()).adjusted(-kCurtainAir, -kCurtainAir, kCurtainAir, kCurtainAir);
  painter.setPen(QPen(colour, 2));
  painter.setBrush(colours.panel);
  painter.drawRoundedRect(texts, kCurtainRounding, kCurtainRounding);
}

}  // namespace byways::app
