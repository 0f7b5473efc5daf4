// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/player_card.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "app/advice/coach.h"
#include "app/games/piece_colours.h"
#include "app/look/direction.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "app/look/short_name.h"
#include "app/look/spoken_role.h"
#include "app/match/match_clock.h"
#include "app/setup/piece_row.h"
#include "app/table/clock_text.h"
#include "engine/opponents.h"

namespace byways::app {

namespace {

constexpr qreal kCardRounding = 10;
constexpr qreal kStripe = 5;    // width of the colour at the left edge
constexpr double kPiece = 7.5;  // radius
constexpr int kBesideName = 8;
constexpr int kBesideFact = 10;
constexpr int kUsualAir = 10;  // margin above and below, in pixels, like kCompactAir and kTightAir
constexpr int kCompactAir = 5;
constexpr int kTightAir = 2;
constexpr int kLongName = 22;  // letters
constexpr int kShortName = 7;
constexpr double kCardSign = 9;  // radius
constexpr int kBesideStripe = 18;
constexpr int kBesideSign = 33;
constexpr int kMore = 20;  // width of the button in pixels; kMoreIcon is that of its icon
constexpr int kMoreIcon = 16;
// Pixels from the edge of the card to the end of a line: kNearEdge if the line ends with the button,
// otherwise kCompactEdge or kUsualEdge.
constexpr int kNearEdge = 5;
constexpr int kCompactEdge = 12;
constexpr int kUsualEdge = 14;

bool hasWon(const Match& match, Seat seat) {
  const auto outcome = match.timeline().outcome();
  return outcome &&
         std::find(outcome->winners.begin(), outcome->winners.end(), seat) != outcome->winners.end();
}

}  // namespace

PlayerCard::PlayerCard(const Match& match, Seat seat, const GameFace& face, const MatchClock* clock,
                       const Look& look, Size size, QWidget* parent)
    : QWidget(parent),
      match_(match),
      seat_(seat),
      size_(size),
      face_(face),
      clock_(clock),
      look_(look),
      name_(new QLabel(this)),
      pieces_(new PieceRow(face, look, kPiece, this)),
      state_(new QLabel(this)),
      lines_(new QLabel(this)),
      time_(new QLabel(this)),
      more_(new QToolButton(this)) {
  setObjectName(QStringLiteral("player%1").arg(seat));
  setSpokenRole(this, QAccessible::Grouping);
  name_->setObjectName(QStringLiteral("name%1").arg(seat));
  lines_->setObjectName(QStringLiteral("lines%1").arg(seat));
  time_->setObjectName(QStringLiteral("time%1").arg(seat));
  name_->setProperty("role", QStringLiteral("name"));
  lines_->setProperty("quiet", true);
  pieces_->setObjectName(QStringLiteral("pieces%1").arg(seat));
  pieces_->setColours(face.pieceColours(match.players(), seat));
  pieces_->setVisible(!pieces_->colours().isEmpty());
  time_->setVisible(clock != nullptr);
  more_->setObjectName(QStringLiteral("seatButton%1").arg(seat));
  more_->setAutoRaise(true);
  more_->setProperty("small", true);
  more_->setIconSize({kMoreIcon, kMoreIcon});
  more_->setPopupMode(QToolButton::InstantPopup);
  more_->setFocusPolicy(Qt::TabFocus);
  more_->hide();
  layOut();
  if (clock != nullptr) {
    connect(clock, &MatchClock::ticked, this, &PlayerCard::refreshClock);
  }
  refresh();
}

void PlayerCard::layOut() {
  auto* const head = new QHBoxLayout;
  name_->setMinimumWidth(1);  // see fitHead
  if (pieces_->colours().isEmpty()) {
    head->addWidget(name_, 1);
  } else {
    head->setSpacing(kBesideName);
    head->addWidget(name_);
    head->addWidget(pieces_);
    head->addStretch(1);
  }
  auto* const column = new QVBoxLayout(this);
  column->setSpacing(2);
  column->addLayout(head);
  if (size_ == Size::Compact) {
    head->setSpacing(kBesideFact);
    head->addWidget(lines_);
    head->addWidget(time_);
  } else {
    lines_->setWordWrap(true);
    column->addWidget(lines_);
  }
  head->addWidget(state_);
  head->addWidget(more_);
  if (size_ == Size::Usual) {
    column->addWidget(time_);
  }
  followDirection(this, [this](bool /*isMirrored*/) { fitMargins(); });
}

// The button has a margin of its own, unlike words, so a card with a button needs less beside it.
void PlayerCard::fitMargins() {
  const bool isCompact = size_ == Size::Compact;
  const int before = face_.facts().seatsAreNumbered ? kBesideSign : kBesideStripe;
  const int after = more_->menu() != nullptr ? kNearEdge : isCompact ? kCompactEdge : kUsualEdge;
  const int air = isTight_ ? (isCompact ? kTightAir : kCompactAir) : (isCompact ? kCompactAir : kUsualAir);
  const bool isMirrored = layoutDirection() == Qt::RightToLeft;
  layout()->setContentsMargins(isMirrored ? after : before, air, isMirrored ? before : after, air);
}

void PlayerCard::setMenu(QMenu* menu) {
  more_->setMenu(menu);
  more_->setVisible(menu != nullptr);
  fitMargins();
  fit();
}

QWidget* PlayerCard::menuButton() const { return more_; }

void PlayerCard::contextMenuEvent(QContextMenuEvent* event) {
  if (QMenu* const menu = more_->menu()) {
    menu->popup(event->globalPos());
  } else {
    event->ignore();
  }
}

// A computer's level stays visible while it moves if there is room; the frame and the box below the cards
// also show who is to move.
QStringList PlayerCard::stateTexts() const {
  const bool hasLeft = match_.state().has_left(seat_);
  const QString lasting = hasWon(match_, seat_)  ? tr("won")
                          : hasLeft              ? tr("has left")
                          : match_.drifts(seat_) ? tr("vacant", "a seat without a person")
                                                 : QString();
  const QString state = active_ ? (match_.isRollDue() ? tr("to roll") : tr("to move")) : lasting;
  const QString least = active_ ? QString() : lasting;
  if (match_.level(seat_) == 0 && !hasLeft && match_.isCoached(seat_) && Coach::canCoach(match_)) {
    const QString coach = tr("coach", "helps this player");
    return {state.isEmpty()
                ? coach
                : tr("%1, %2", "coach, what is about the player: coach, to move").arg(coach, state),
            state.isEmpty() ? coach : state, least};
  }
  if (match_.level(seat_) == 0 || hasLeft) {
    return {state, state, least};
  }
  const QString level = tr("level %1", "of a computer").arg(match_.level(seat_));
  return {state.isEmpty()
              ? level
              : tr("%1, %2", "the level of a computer, what is about it: level 3, to move").arg(level, state),
          least.isEmpty() ? level : least, least};
}

void PlayerCard::refresh() {
  active_ = match_.onTurn() == seat_ && !match_.isTableOpen();
  const QString name = match_.name(seat_);
  const bool hasLeft = match_.state().has_left(seat_);
  name_->setEnabled(!hasLeft);
  name_->setToolTip(name);
  more_->setIcon(look_.icon(QStringLiteral("dot-menu")));
  more_->setToolTip(tr("Who plays as %1", "a player").arg(name));
  more_->setAccessibleName(more_->toolTip());
  states_ = stateTexts();
  pieces_->setOnTurn(active_ ? face_.colourOnTurn(match_) : -1);
  writeLines(face_.asSeen(match_, look_).seatLines(match_, seat_));
  refreshClock();
  fit();
  update();
}

// Keeps the facts, which fit() shows, and tells them to screen readers.
void PlayerCard::writeLines(const QStringList& lines) {
  facts_ = lines;
  const QString all = joined(facts_, QStringLiteral("  ·  "));
  lines_->setToolTip(size_ == Size::Compact ? all : QString());
  const QString colour = pieces_->colours().isEmpty() ? Look::seatColourName(match_.colourIndex(seat_))
                                                      : pieces_->accessibleName();
  setAccessibleName(joinParts({match_.name(seat_), colour, states_.value(0), all}));
}

QString PlayerCard::joined(const QStringList& facts, const QString& between) {
  return (QStringList(facts.mid(0, 2).join(between)) + facts.mid(2)).join(QLatin1Char('\n'));
}

// Facts that are too long to share a line get one each, so that none is broken.
void PlayerCard::fitLines() {
  if (size_ == Size::Compact) {
    return;
  }
  const QMargins margins = layout()->contentsMargins();
  const QStringList facts = below_.isEmpty() ? facts_ : QStringList(below_) + facts_;
  const QString shared = joined(facts, QStringLiteral("  ·  "));
  const bool hasRoom = lines_->fontMetrics().horizontalAdvance(shared.section(QLatin1Char('\n'), 0, 0)) <=
                       width() - margins.left() - margins.right();
  lines_->setText(hasRoom ? shared : joined(facts, QStringLiteral("\n")));
}

int PlayerCard::roomBeside(const QString& state, const QString& fact) const {
  const QMargins margins = layout()->contentsMargins();
  const auto taken = [](int width) { return width > 0 ? width + kBesideFact : 0; };
  return width() - margins.left() - margins.right() - taken(state_->fontMetrics().horizontalAdvance(state)) -
         taken(lines_->fontMetrics().horizontalAdvance(fact)) -
         taken(size_ == Size::Compact && clock_ != nullptr
                   ? time_->fontMetrics().horizontalAdvance(time_->text())
                   : 0) -
         taken(pieces_->isHidden() ? 0 : pieces_->sizeHint().width()) -
         taken(more_->isHidden() ? 0 : look_.pressable(kMore));
}

// If the line is too short, drop first the note that it is the player's turn, then a computer's level (which
// a card of several lines shows below), then shorten the name. Points are never dropped.
void PlayerCard::fitHead() {
  for (QLabel* const label : {name_, state_, lines_}) {
    label->ensurePolished();
  }
  // No higher than the name, so that the button doesn't make cards higher.
  more_->setFixedSize(look_.pressable(kMore), look_.pressable(qMin(kMore, name_->fontMetrics().height())));
  const bool isCompact = size_ == Size::Compact;
  const QString name = match_.name(seat_);
  const QFontMetrics metrics = name_->fontMetrics();
  const int longest = metrics.averageCharWidth() * kLongName;
  const int whole = qMin(metrics.horizontalAdvance(name), longest);
  const int least = qMin(whole, metrics.averageCharWidth() * kShortName);
  const QString points = isCompact ? facts_.value(0) : QString();
  const QStringList states = states_.isEmpty() ? QStringList(QString()) : states_;
  QString state = states.constLast();
  for (const int wanted : {least, whole}) {
    const auto fits = [&](const QString& words) { return roomBeside(words, points) >= wanted; };
    if (const auto fitting = std::find_if(states.begin(), states.end(), fits); fitting != states.end()) {
      state = *fitting;
    }
  }
  state_->setText(state);
  state_->setVisible(!isCompact || !state.isEmpty());
  if (isCompact) {
    lines_->setText(points);
  } else {
    below_ = match_.level(seat_) > 0 && state.isEmpty() ? states_.value(1) : QString();
  }
  const int room = qMax(1, roomBeside(state, points));
  name_->setText(shortName(name, QFontMetricsF(metrics), qMin(room, longest)));
}

void PlayerCard::fit() {
  fitHead();
  fitLines();
}

void PlayerCard::setTight(bool tight) {
  isTight_ = tight;
  fitMargins();
}

void PlayerCard::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

void PlayerCard::rest(const QStringList& lines) {
  if (active_) {
    active_ = false;
    states_ = match_.level(seat_) > 0 ? stateTexts() : QStringList();
    pieces_->setOnTurn(-1);
    writeLines(QStringList(facts_));  // so that screen readers no longer hear that it is the player's turn
    update();
  }
  if (!lines.isEmpty()) {
    writeLines(lines);
  }
  fit();
}

void PlayerCard::wait() {
  rest();
  states_.clear();
  facts_ = QStringList(QStringLiteral(" "));  // the card stays as high as it is
  fit();
  setAccessibleName(match_.name(seat_));
}

void PlayerCard::refreshClock() {
  if (clock_ == nullptr) {
    return;
  }
  // Computers need no clock, and players who have left have none. After the end there is no next turn.
  const bool isOver = match_.timeline().outcome().has_value();
  const bool isPersons = match_.level(seat_) == 0 && !match_.state().has_left(seat_) &&
                         !(isOver && clock_->rules().reserve == TurnClock::Time::zero());
  const QString time = !isPersons ? QString()
                       : active_  ? thinkingClockText(*clock_, seat_)
                                  : waitingClockText(*clock_, seat_);
  time_->setText(size_ == Size::Compact && isPersons ? shortClockText(*clock_, seat_, active_) : time);
  time_->setToolTip(size_ == Size::Compact ? time : QString());
  time_->setProperty("role",
                     isPersons && active_ && clock_->isUp(seat_) ? QStringLiteral("warning") : QString());
  time_->style()->polish(time_);
}

void PlayerCard::paintEvent(QPaintEvent*) {
  const Colours& colours = look_.colours();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
  // In the colour of text: the accent colour would look like the keyboard focus.
  painter.setPen(QPen(active_ ? colours.text : colours.line, active_ ? 1.5 : 1));
  painter.setBrush(active_ ? colours.raised : colours.panel);
  painter.drawRoundedRect(box, kCardRounding, kCardRounding);
  if (face_.facts().seatsAreNumbered) {
    const double across = box.left() + 6 + kCardSign;
    const QPointF centre(layoutDirection() == Qt::RightToLeft ? box.left() + box.right() - across : across,
                         QRectF(name_->geometry()).center().y());
    static_cast<void>(face_.drawSeat(painter, centre, kCardSign, match_, seat_, look_));
    return;
  }
  const qreal air = layout()->contentsMargins().top() - (size_ == Size::Compact ? 0 : 1);
  // The stripe is at the start of the card, beside the name.
  QRectF stripe = box.adjusted(6, air, 6 + kStripe - box.width(), -air);
  if (layoutDirection() == Qt::RightToLeft) {
    stripe.moveRight(box.right() - 6);
  }
  paintStripe(painter, stripe);
}

// The seat's colour, or those of its pieces one below the other.
void PlayerCard::paintStripe(QPainter& painter, const QRectF& stripe) const {
  QList<QColor> parts;
  for (const int colour : pieces_->colours()) {
    parts.append(face_.facts().pieceColours->colour(colour));
  }
  if (parts.isEmpty()) {
    parts.append(look_.seatColour(match_.colourIndex(seat_)));
  }
  QPainterPath shape;
  shape.addRoundedRect(stripe, kStripe / 2, kStripe / 2);
  painter.save();
  painter.setClipPath(shape);
  const double height = stripe.height() / static_cast<double>(parts.size());
  QRectF part(stripe.topLeft(), QSizeF(stripe.width(), height));
  for (const QColor& colour : parts) {
    painter.fillRect(part, colour);
    part.translate(0, height);
  }
  painter.restore();
  // Ivory on a light panel and black on a dark one need an edge.
  if (!pieces_->colours().isEmpty()) {
    painter.setPen(QPen(look_.colours().line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
  }
}

}  // namespace byways::app
