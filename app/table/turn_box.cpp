// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/turn_box.h"

#include <QHBoxLayout>
#include <QPainter>

#include "app/look/look.h"
#include "app/look/spoken_role.h"

namespace byways::app {

namespace {

constexpr int kTick = 18;

using Kind = TurnItem::Kind;

// A ring in the place of the tick that is still to come, a full dot for what can be chosen, a stroke for what
// can't; nothing for a fact.
QPixmap markOf(Kind kind, const Colours& colours, qreal scale) {
  constexpr qreal kRing = 11;
  constexpr qreal kMargin = (kTick - kRing) / 2;
  constexpr qreal kDot = 4;
  QPixmap pixmap(QSize(kTick, kTick) * scale);
  pixmap.setDevicePixelRatio(scale);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPointF middle(kTick / 2.0, kTick / 2.0);
  painter.setPen(QPen(colours.quietText, 1.5));
  if (kind == Kind::Task) {
    painter.drawEllipse(QRectF(kMargin, kMargin, kRing, kRing));
  } else if (kind == Kind::Open) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.good);
    painter.drawEllipse(middle, kDot, kDot);
  } else if (kind == Kind::Closed) {
    painter.drawLine(middle - QPointF(kDot, 0), middle + QPointF(kDot, 0));
  }
  return pixmap;
}

// The mark, for those who can't see it.
QString spokenItem(const TurnItem& item) {
  switch (item.kind) {
    case Kind::Task:
      return item.done ? TurnBox::tr("Done: %1").arg(item.text) : item.text;
    case Kind::Open:
      return TurnBox::tr("Possible: %1").arg(item.text);
    case Kind::Closed:  // its text says "no" itself
    case Kind::Fact:
      break;
  }
  return item.text;
}

void clear(QLayout* layout) {
  while (QLayoutItem* const item = layout->takeAt(0)) {
    delete item->widget();
    delete item;
  }
}

}  // namespace

TurnBox::TurnBox(const Match& match, const GameFace& face, const Look& look, QWidget* parent)
    : QWidget(parent),
      match_(match),
      face_(face),
      look_(look),
      headline_(new QLabel(this)),
      task_(new QLabel(this)),
      items_(new QVBoxLayout),
      choices_(new QVBoxLayout),
      roll_(new QPushButton(this)),
      end_(new QPushButton(this)) {
  setObjectName(QStringLiteral("turnBox"));
  setSpokenRole(this, QAccessible::Grouping);
  headline_->setObjectName(QStringLiteral("headline"));
  QFont large = font();
  large.setPointSizeF(large.pointSizeF() * 1.25);
  large.setWeight(QFont::DemiBold);
  headline_->setFont(large);
  headline_->setTextFormat(Qt::PlainText);
  headline_->setWordWrap(true);
  task_->setObjectName(QStringLiteral("task"));
  task_->setTextFormat(Qt::PlainText);
  task_->setWordWrap(true);
  end_->setObjectName(QStringLiteral("endTurn"));
  end_->setProperty("primary", true);
  // Enter reaches it from anywhere at the table, so it need not take the focus from the board.
  end_->setFocusPolicy(Qt::TabFocus);
  roll_->setObjectName(QStringLiteral("roll"));
  roll_->setProperty("primary", true);
  roll_->setFocusPolicy(Qt::TabFocus);

  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(4, 4, 4, 4);
  column->setSpacing(6);
  column->addWidget(headline_);
  column->addWidget(task_);
  column->addLayout(items_);
  column->addLayout(choices_);
  column->addWidget(roll_);
  column->addWidget(end_);
  connect(roll_, &QPushButton::clicked, this, &TurnBox::rollRequested);
  connect(end_, &QPushButton::clicked, this, &TurnBox::endTurnRequested);
  refresh();
}

void TurnBox::refresh() {
  const Seat seat = match_.timeline().to_move();
  const int colour = face_.colourOnTurn(match_);
  headline_->setText(match_.isTableOpen()
                         ? (match_.timeline().can_redo() ? tr("Looking back") : tr("For everybody to see"))
                     : colour >= 0 ? tr("%1, with %2", "a player, a colour")
                                         .arg(match_.name(match_.onTurn()), face_.pieceColourName(colour))
                     : match_.isRollDue() ? tr("%1 to roll").arg(match_.name(match_.onTurn()))
                     : seat > 0           ? tr("%1 to move").arg(match_.name(seat))
                     : seat == kChance    ? tr("Before the lot")
                                          : tr("Game over"));
  task_->setText(face_.task(match_));
  task_->setVisible(!task_->text().isEmpty());
  headline_->setVisible(match_.players() > 1);  // one who is alone knows
  refreshItems();
  refreshChoices();
  refreshRoll();
  refreshEnd();
  // What was announced last may be out of date, or a secret by now.
  const bool isHidden = match_.isCurtained() && !match_.isTableOpen();
  if (const QString name = isHidden ? QString() : summary(); name != accessibleName()) {
    setAccessibleName(name);
  }
}

QString TurnBox::summary() const { return headline_->text() + QStringLiteral(". ") + task_->text(); }

void TurnBox::refreshRoll() {
  roll_->setVisible(match_.isRollDue());
  roll_->setIcon(look_.icon(QStringLiteral("dice"), &Colours::accentText));
  roll_->setText(tr("Roll the dice"));
  roll_->setToolTip(tr("Roll the dice (Space)"));
}

void TurnBox::refreshEnd() {
  const Seat seat = match_.timeline().to_move();
  end_->setIcon(look_.icon(QStringLiteral("end-turn"), &Colours::accentText));
  end_->setVisible(seat > 0 && choices_->isEmpty() && !face_.turnsEndThemselves());
  if (match_.isTableOpen()) {
    end_->setText(match_.timeline().can_redo() ? tr("Play on from here") : tr("Submit in secret"));
    end_->setEnabled(true);
    end_->setToolTip(tr("Lower the curtain for the first player (Enter)"));
    return;
  }
  const bool isSecret = match_.game().has_secret_turns();
  const std::optional<Refusal> refusal = match_.timeline().refusal(seat, "end");
  end_->setText(isSecret ? tr("Seal") : tr("End turn"));
  end_->setEnabled(seat > 0 && !refusal && !match_.isCurtained());
  end_->setToolTip(match_.isCurtained() ? QString()
                   : refusal            ? face_.explain(*refusal, match_)
                   : isSecret           ? tr("Seal the submission: it can't be changed any more (Enter)")
                                        : tr("End the turn (Enter)"));
}

void TurnBox::refreshItems() {
  clear(items_);
  for (const TurnItem& item : face_.turnItems(match_)) {
    auto* const line = new QWidget(this);
    auto* const row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    auto* const tick = new QLabel(line);
    tick->setFixedSize(kTick, kTick);
    const bool isTicked = item.kind == Kind::Task && item.done;
    tick->setPixmap(isTicked
                        ? look_.icon(QStringLiteral("check")).pixmap(QSize(kTick, kTick), devicePixelRatioF())
                        : markOf(item.kind, look_.colours(), devicePixelRatioF()));
    auto* const text = new QLabel(item.text, line);
    text->setObjectName(QStringLiteral("turnItem"));
    text->setWordWrap(true);
    text->setProperty("role", item.kind == Kind::Closed ? QStringLiteral("quiet") : QString());
    text->setAccessibleName(spokenItem(item));
    row->addWidget(tick, 0, Qt::AlignTop);
    row->addWidget(text, 1);
    items_->addWidget(line);
  }
}

void TurnBox::refreshChoices() {
  clear(choices_);
  QWidget* before = end_;
  for (const auto& [step, label] : face_.choices(match_)) {
    auto* const button =
        new QPushButton(QString(label).replace(QLatin1Char('&'), QStringLiteral("&&")), this);
    button->setObjectName(QStringLiteral("choice ") + step);
    connect(button, &QPushButton::clicked, this, [this, step = step] { Q_EMIT stepRequested(step); });
    choices_->addWidget(button);
    setTabOrder(before, button);
    before = button;
  }
}

}  // namespace byways::app
