// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/refusal_bubble.h"

#include <QApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPathStroker>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/board/announce.h"
#include "app/board/stone.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kBubbleIcon = 20;
constexpr int kWidestAnswer = 270;
constexpr int kBubbleTip = 10;      // length of the tip
constexpr int kHalfBubbleTip = 9;   // half the width of the tip
constexpr int kBubbleShadow = 5;    // width of the shadow around the bubble
constexpr int kBubbleFromEdge = 6;  // least distance from the edge of the parent
constexpr double kBubbleRounding = 12;
constexpr double kShiftCost = 150;  // shifting the bubble off the middle has to uncover more pixels than this

double spaceOf(const QRect& rect) {
  return rect.isEmpty() ? 0 : static_cast<double>(rect.width()) * rect.height();
}

bool isKeyOnItsWay(int key) {
  return key == Qt::Key_Tab || key == Qt::Key_Backtab || key == Qt::Key_Shift || key == Qt::Key_Control ||
         key == Qt::Key_Alt || key == Qt::Key_AltGr || key == Qt::Key_Meta || key == Qt::Key_CapsLock;
}

}  // namespace

RefusalBubble::RefusalBubble(const Look& look, QWidget* parent)
    : QWidget(parent),
      look_(look),
      body_(new QWidget(this)),
      icon_(new QLabel(body_)),
      text_(new QLabel(body_)),
      link_(new QPushButton(body_)) {
  setObjectName(QStringLiteral("refusalBubble"));
  setFocusPolicy(Qt::NoFocus);
  setCursor(Qt::ArrowCursor);
  icon_->setFixedSize(kBubbleIcon, kBubbleIcon);
  text_->setObjectName(QStringLiteral("refusalText"));
  text_->setWordWrap(true);
  link_->setObjectName(QStringLiteral("whichRule"));
  link_->setProperty("link", true);
  link_->setFocusPolicy(Qt::TabFocus);  // so a click leaves the focus on the board
  link_->setCursor(Qt::PointingHandCursor);
  auto* const grid = new QGridLayout(body_);
  grid->setContentsMargins(12, 10, 14, 8);
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(2);
  grid->addWidget(icon_, 0, 0, Qt::AlignTop);
  grid->addWidget(text_, 0, 1);
  grid->addWidget(link_, 1, 1, Qt::AlignLeading);
  grid->setColumnStretch(1, 1);
  connect(link_, &QPushButton::clicked, this, [this] { Q_EMIT ruleRequested(rule_); });
  connect(&look, &Look::changed, this, [this] {
    refreshTexts();
    update();
  });
  refreshTexts();
  hide();
}

QString RefusalBubble::text() const { return isHidden() ? QString() : text_->text(); }

void RefusalBubble::refreshTexts() {
  icon_->setPixmap(
      look_.icon(QStringLiteral("info")).pixmap(QSize(kBubbleIcon, kBubbleIcon), devicePixelRatioF()));
  link_->setText(tr("See the rules"));
  link_->setToolTip(tr("What the rules say about this (Tab, then Enter)"));
}

void RefusalBubble::answer(const QString& text, const QString& rule, const Spot& spot) {
  const bool isNews = isHidden() || text != text_->text();
  text_->setText(text);
  rule_ = rule;
  link_->setVisible(!rule.isEmpty());
  fitText();
  moveTo(spot);
  show();
  raise();
  if (isNews) {
    announce(text_, text);
  }
}

// Makes the text as narrow as possible without adding a line.
void RefusalBubble::fitText() {
  const QMargins margins = body_->layout()->contentsMargins();
  const int taken = margins.left() + margins.right() + kBubbleIcon + 8 + 2 * kBubbleFromEdge;
  const int widest = std::max(120, std::min(kWidestAnswer, parentWidget()->width() - taken));
  const auto heightFor = [this](int width) {
    return text_->fontMetrics()
        .boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, text_->text())
        .height();
  };
  int width = widest;
  while (width > widest / 2 && heightFor(width - 6) == heightFor(widest)) {
    width -= 6;
  }
  width = std::min(widest, width + 2);
  // The label's own heightForWidth would still be that of the previous text.
  text_->setFixedSize(width, std::max(kBubbleIcon, heightFor(width)));
  body_->layout()->invalidate();
  body_->layout()->activate();
  body_->resize(body_->layout()->sizeHint());
}

// The position of the body on `side` of the place. `shift` 0 centres it on the place, -1 and 1 align an edge
// with an edge of the place, larger values shift it farther.
QRect RefusalBubble::besides(const Spot& spot, Side side, double shift) const {
  QRect body = body_->rect();
  const QPoint centre = spot.place.center();
  body.moveCenter(centre);
  switch (side) {
    case Side::Above:
      body.moveBottom(spot.place.top() - kBubbleTip);
      break;
    case Side::Below:
      body.moveTop(spot.place.bottom() + kBubbleTip);
      break;
    case Side::Before:
      body.moveRight(spot.place.left() - kBubbleTip);
      break;
    case Side::After:
      body.moveLeft(spot.place.right() + kBubbleTip);
      break;
  }
  const bool isAlongX = side == Side::Above || side == Side::Below;
  body.translate(isAlongX ? qRound(shift * (body.width() - spot.place.width()) / 2) : 0,
                 isAlongX ? 0 : qRound(shift * (body.height() - spot.place.height()) / 2));
  const QRect room =
      parentWidget()->rect().adjusted(kBubbleFromEdge, kBubbleFromEdge, -kBubbleFromEdge, -kBubbleFromEdge);
  body.moveRight(std::min(body.right(), room.right()));
  body.moveLeft(std::max(body.left(), room.left()));
  body.moveBottom(std::min(body.bottom(), room.bottom()));
  body.moveTop(std::max(body.top(), room.top()));
  return body;
}

// The tip from the body to the edge of the place, as narrow as a line where the place is far away.
QPainterPath RefusalBubble::tipTo(const QRectF& place) const {
  const QRectF body(body_->geometry());
  const QRectF inner = body.adjusted(kBubbleRounding, kBubbleRounding, -kBubbleRounding, -kBubbleRounding);
  const QPointF from(std::clamp(place.center().x(), inner.left(), std::max(inner.left(), inner.right())),
                     std::clamp(place.center().y(), inner.top(), std::max(inner.top(), inner.bottom())));
  const QPointF way = place.center() - from;
  const double length = std::hypot(way.x(), way.y());
  const QPointF unit = way / std::max(1.0, length);
  const double radius = std::min(place.width(), place.height()) / 2;
  const QPointF end = place.center() - unit * std::min(radius, length);
  const QPointF across = QPointF(-unit.y(), unit.x()) * kHalfBubbleTip;
  QPainterPath tip;
  tip.addPolygon(QPolygonF{from + across, end, from - across});
  tip.closeSubpath();
  return tip;
}

void RefusalBubble::moveTo(const Spot& spot) {
  QRect best;
  double least = 0;
  for (const Side side : {Side::Above, Side::Below, Side::After, Side::Before}) {
    for (const double shift : {0.0, -1.0, 1.0, -2.0, 2.0}) {
      const QRect body = besides(spot, side, shift);
      double cost = 20 * spaceOf(body & spot.place) + spaceOf(body) - spaceOf(body & spot.within) +
                    kShiftCost * std::abs(shift);
      for (const QRect& seen : spot.keptInView) {
        cost += 4 * spaceOf(body & seen);
      }
      for (const QRect& open : spot.open) {
        cost += 2 * spaceOf(body & open);
      }
      if (best.isNull() || cost < least) {
        best = body;
        least = cost;
      }
    }
  }
  if (spot.place.isNull()) {
    best.moveCenter(spot.within.center());
    best.moveBottom(spot.within.bottom() - kBubbleFromEdge);
  }
  const QRect all = (best | spot.place)
                        .adjusted(-kBubbleTip - kBubbleShadow, -kBubbleTip - kBubbleShadow,
                                  kBubbleTip + kBubbleShadow, kBubbleTip + kBubbleShadow);
  setGeometry(all);
  body_->move(best.topLeft() - all.topLeft());
  const QRectF body(body_->geometry());
  shape_ = QPainterPath();
  shape_.addRoundedRect(body, kBubbleRounding, kBubbleRounding);
  if (!best.intersects(spot.place) && !spot.place.isNull()) {
    shape_ = shape_.united(tipTo(QRectF(spot.place).translated(-all.topLeft())));
  }
  // The bubble takes mouse events only where it is visible.
  QPainterPathStroker around;
  around.setWidth(2 * kBubbleShadow);
  setMask(QRegion(around.createStroke(shape_).united(shape_).simplified().toFillPolygon().toPolygon()));
  update();
}

void RefusalBubble::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Colours& colours = look_.colours();
  for (int ring = kBubbleShadow; ring > 0; --ring) {
    painter.strokePath(shape_.translated(0, 1), QPen(QColor(0, 0, 0, look_.isDark() ? 26 : 12), 2 * ring,
                                                     Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  }
  painter.fillPath(shape_, colours.raised);
  painter.strokePath(shape_, QPen(mixed(colours.line, colours.warning, 0.55), 1.4));
}

// While the bubble is shown, this filter gets all events of the program.
bool RefusalBubble::eventFilter(QObject* watched, QEvent* event) {
  // The place moves with its board. The board may also be resized because something beside it appears or
  // disappears.
  if (event->type() == QEvent::Resize && watched->isWidgetType() && !isOurs(watched) &&
      (watched == parentWidget() || parentWidget()->isAncestorOf(static_cast<const QWidget*>(watched)))) {
    QMetaObject::invokeMethod(this, &RefusalBubble::spotMoved, Qt::QueuedConnection);
  }
  const auto type = event->type();
  const bool isKey = type == QEvent::KeyPress || type == QEvent::ShortcutOverride;
  if (isKey && watched->isWidgetType() && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
      static_cast<const QWidget*>(watched)->window() == window()) {
    event->accept();
    if (type == QEvent::KeyPress) {
      Q_EMIT dismissed();
    }
    return true;
  }
  if (endsAnswer(watched, event)) {
    Q_EMIT dismissed();
  }
  return QWidget::eventFilter(watched, event);
}

bool RefusalBubble::isOurs(const QObject* watched) const {
  return watched == this || isAncestorOf(static_cast<const QWidget*>(watched));
}

bool RefusalBubble::endsAnswer(const QObject* watched, const QEvent* event) const {
  if (!watched->isWidgetType() || isOurs(watched)) {
    return false;
  }
  switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::TouchBegin:
    case QEvent::TabletPress:
      return true;
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride:
      // Keys for getting to the link don't end the answer, nor do keys pressed while the link has the focus.
      return !isKeyOnItsWay(static_cast<const QKeyEvent*>(event)->key()) &&
             !isOurs(QApplication::focusWidget());
    default:
      return false;
  }
}

// The tip may lie over places that people want to click, so a press on it removes the answer.
void RefusalBubble::mousePressEvent(QMouseEvent* event) {
  event->accept();
  if (!body_->geometry().contains(event->position().toPoint())) {
    Q_EMIT dismissed();
  }
}

void RefusalBubble::mouseReleaseEvent(QMouseEvent* event) { event->accept(); }

void RefusalBubble::showEvent(QShowEvent* event) {
  qApp->installEventFilter(this);
  QWidget::showEvent(event);
}

void RefusalBubble::hideEvent(QHideEvent* event) {
  qApp->removeEventFilter(this);
  if (isHidden()) {  // the bubble itself is hidden, not only its page
    text_->clear();  // it may reveal a secret
    text_->setAccessibleName({});
  }
  QWidget::hideEvent(event);
}

void RefusalBubble::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    refreshTexts();
  }
  QWidget::changeEvent(event);
}

}  // namespace byways::app
