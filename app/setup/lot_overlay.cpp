// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/setup/lot_overlay.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <array>

#include "app/board/announce.h"
#include "app/board/die.h"
#include "app/look/look.h"
#include "app/look/short_name.h"
#include "app/look/spoken_role.h"

namespace byways::app {

namespace {

constexpr int kHops = 8;
constexpr int kFirstHop = 45;  // ms; each one takes longer than the one before
constexpr int kSlower = 9;
constexpr int kDiceTick = 16;     // ms
constexpr int kTicksOfRoll = 16;  // how long one player's dice roll
constexpr int kTicksToLook = 12;  // between the last roll and the sentence
constexpr double kTicketHeight = 46;
constexpr double kTicketGap = 10;
constexpr double kSign = 9;
constexpr double kOverlayPadding = 28;
constexpr double kOverlayWidth = 380;
constexpr double kGoOnGap = 8;
constexpr double kGoOnBelow = 14;

}  // namespace

LotOverlay::LotOverlay(const QList<Ticket>& tickets, int drawn, const QString& sentence, const Look& look,
                       QWidget* parent)
    : QWidget(parent),
      tickets_(tickets),
      drawn_(drawn),
      sentence_(sentence),
      look_(look),
      focusBefore_(QApplication::focusWidget()) {
  setObjectName(QStringLiteral("lotOverlay"));
  setAccessibleName(sentence);
  setSpokenRole(this, QAccessible::AlertMessage, [this] { hurry(); });
  setFocusPolicy(Qt::StrongFocus);
  parent->installEventFilter(this);
  QCoreApplication::instance()->installEventFilter(
      this);  // the keyboard focus may be in a widget outside of the overlay
  setGeometry(parent->rect());
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &LotOverlay::advance);
  if (look.animations() && rollsDice()) {
    lit_ = -1;
    timer_.start(kDiceTick);
  } else if (look.animations() && tickets_.size() > 1) {
    hops_ = kHops;
    // Starts at the name from which kHops hops lead to the drawn one.
    const auto count = static_cast<int>(tickets_.size());
    lit_ = ((drawn_ - hops_) % count + count) % count;
    timer_.start(kFirstHop);
  } else {
    reveal();
  }
  raise();
  show();
  setFocus();
}

void LotOverlay::advance() {
  if (rollsDice()) {
    advanceDice();
    return;
  }
  if (hops_ > 0) {
    --hops_;
    lit_ = (lit_ + 1) % static_cast<int>(tickets_.size());
    update();
  }
  if (hops_ == 0) {
    reveal();
  } else {
    timer_.start(kFirstHop + (kHops - hops_) * kSlower);
  }
}

// Rolls the dice of one player after another.
void LotOverlay::advanceDice() {
  ++rolls_;
  update();
  if (rolls_ >= kTicksOfRoll * static_cast<int>(tickets_.size()) + kTicksToLook) {
    reveal();
  } else {
    timer_.start(kDiceTick);
  }
}

void LotOverlay::reveal() {
  timer_.stop();
  shown_ = true;
  hops_ = 0;
  lit_ = drawn_;
  update();
  announce(this, sentence_);
  Q_EMIT revealed();
}

void LotOverlay::hurry() { shown_ ? end() : reveal(); }

void LotOverlay::end() {
  if (!shown_) {
    reveal();
  }
  if (!isOver_) {
    finish();
    hide();
    deleteLater();
  }
}

void LotOverlay::finish() {
  isOver_ = true;
  if (hasFocus() && focusBefore_) {
    focusBefore_->setFocus();
  }
  update();
  Q_EMIT finished();
}

// Whether the event is a key press that is meant for the overlay: any key in this window, wherever the focus
// is, except modifiers and Tab.
bool LotOverlay::isMeant(const QObject& watched, const QEvent& event) const {
  const bool isKey = event.type() == QEvent::KeyPress || event.type() == QEvent::ShortcutOverride;
  if (!isKey || isOver_ || !isVisible() || !watched.isWidgetType() || &watched == this ||
      static_cast<const QWidget&>(watched).window() != window()) {
    return false;
  }
  const auto& key = static_cast<const QKeyEvent&>(event);
  constexpr std::array kSilent{Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Shift, Qt::Key_Control,
                               Qt::Key_Alt, Qt::Key_AltGr,   Qt::Key_Meta,  Qt::Key_CapsLock};
  return (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0 &&
         std::find(kSilent.begin(), kSilent.end(), key.key()) == kSilent.end();
}

bool LotOverlay::eventFilter(QObject* watched, QEvent* event) {
  if (isMeant(*watched, *event)) {
    if (event->type() == QEvent::KeyPress) {
      hurry();
    }
    event->accept();
    return true;
  }
  if (watched == parent() && event->type() == QEvent::Resize) {
    setGeometry(parentWidget()->rect());
  }
  return QWidget::eventFilter(watched, event);
}

// Once the overlay is over, swallows the second click of a double click, which isn't meant for the board.
void LotOverlay::mousePressEvent(QMouseEvent* /*event*/) {
  if (!shown_) {
    reveal();
  } else if (!isOver_) {
    finish();
    QTimer::singleShot(QApplication::doubleClickInterval(), this, &QObject::deleteLater);
  }
}

void LotOverlay::keyPressEvent(QKeyEvent* /*event*/) { hurry(); }

void LotOverlay::paintEvent(QPaintEvent* /*event*/) {
  if (isOver_) {
    return;
  }
  const Colours& colours = look_.colours();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QColor veil = colours.window;
  veil.setAlphaF(0.72F);
  painter.fillRect(rect(), veil);

  QFont large = font();
  large.setPointSizeF(large.pointSizeF() * 1.3);
  large.setWeight(QFont::DemiBold);
  const double width = qMin(kOverlayWidth, this->width() - 40.0);
  const QRectF line(0, 0, width - 2 * kOverlayPadding, 1000);
  const auto flags = static_cast<int>(Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap);
  const double textHeight = QFontMetricsF(large).boundingRect(line, flags, sentence_).height();
  const auto count = static_cast<double>(tickets_.size());
  const double ticketsHeight = count * kTicketHeight + (count - 1) * kTicketGap;
  const QString goOn = tr("Click or press a key to go on");
  const double goOnHeight = QFontMetricsF(font()).boundingRect(line, flags, goOn).height() + kGoOnGap;
  QRectF panel(0, 0, width, ticketsHeight + textHeight + 3 * kOverlayPadding - 8 + goOnHeight);
  panel.moveCenter(QRectF(rect()).center());

  painter.setPen(QPen(colours.line, 1));
  painter.setBrush(colours.panel);
  painter.drawRoundedRect(panel, 18, 18);
  painter.setPen(colours.quietText);
  painter.drawText(QRectF(line.left() + panel.left() + kOverlayPadding,
                          panel.bottom() - goOnHeight - kGoOnBelow, line.width(), goOnHeight),
                   static_cast<int>(Qt::AlignCenter | Qt::TextWordWrap), goOn);
  QRectF ticket(panel.left() + kOverlayPadding, panel.top() + kOverlayPadding,
                panel.width() - 2 * kOverlayPadding, kTicketHeight);
  for (int index = 0; index < tickets_.size(); ++index) {
    drawTicket(painter, ticket, index);
    ticket.translate(0, kTicketHeight + kTicketGap);
  }
  // Room for the sentence is reserved from the start, so that nothing jumps.
  if (shown_) {
    painter.setFont(large);
    painter.setPen(colours.text);
    painter.drawText(QRectF(ticket.left(), ticket.top() + kOverlayPadding - kTicketGap - 4, ticket.width(),
                            textHeight + 4),
                     flags, sentence_);
  }
}

void LotOverlay::drawTicket(QPainter& painter, const QRectF& area, int index) const {
  const Colours& colours = look_.colours();
  const Ticket& ticket = tickets_.at(index);
  const QColor colour = ticket.sign ? colours.accent : look_.seatColour(ticket.colour);
  const bool lit = index == lit_;
  QColor ground = colour;
  ground.setAlphaF(lit ? 0.22F : 0.0F);
  painter.setBrush(ground);
  painter.setPen(QPen(lit ? colour : colours.line, lit ? 2 : 1));
  painter.drawRoundedRect(area, 12, 12);
  painter.setOpacity(lit || !shown_ ? 1.0 : 0.5);
  const bool isMirrored = layoutDirection() == Qt::RightToLeft;
  const QPointF middle(isMirrored ? area.right() - 24 : area.left() + 24, area.center().y());
  if (ticket.sign) {
    ticket.sign(painter, middle, kSign);
  } else {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(middle, kSign, kSign);
  }
  QFont name = font();
  name.setPointSizeF(name.pointSizeF() * 1.1);
  name.setWeight(lit ? QFont::DemiBold : QFont::Normal);
  painter.setFont(name);
  painter.setPen(colours.text);
  const double diceWidth = rollsDice() ? 2 * area.height() : 0;
  const double end = 14 + diceWidth;
  const QRectF text = isMirrored ? area.adjusted(end, 0, -46, 0) : area.adjusted(46, 0, -end, 0);
  painter.drawText(text, static_cast<int>(Qt::AlignVCenter | Qt::AlignLeft),
                   shortName(ticket.name, QFontMetricsF(name), text.width()));
  if (rollsDice()) {
    const double left = isMirrored ? area.left() + 8 : area.right() - diceWidth - 8;
    drawRoll(painter, QRectF(left, area.top() + 2, diceWidth, area.height() - 4), index);
  }
  painter.setOpacity(1.0);
}

void LotOverlay::drawRoll(QPainter& painter, const QRectF& area, int index) const {
  const double turn = shown_ ? 1 : static_cast<double>(rolls_ - index * kTicksOfRoll) / kTicksOfRoll;
  drawDice(painter, area, *tickets_.at(index).dice,
           {.turn = turn, .number = 2 * index, .waits = turn <= 0, .faint = false});
}

}  // namespace byways::app
