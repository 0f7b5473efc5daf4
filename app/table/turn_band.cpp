// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/turn_band.h"

#include <QLocale>
#include <QPainter>

#include <cmath>

#include "app/games/piece_colours.h"
#include "app/look/look.h"
#include "app/look/short_name.h"
#include "app/look/spoken_role.h"
#include "app/match/match_clock.h"
#include "app/settings/preferences.h"
#include "app/table/clock_text.h"

namespace byways::app {

namespace {

constexpr int kBandAir = 4;  // above and below the text
constexpr int kLargeAir = 8;
constexpr double kLargeFont = 2.4;  // times the usual one
constexpr int kBandEdge = 12;
constexpr double kSignInRing = 0.72;
constexpr double kBandRing = 1.6;

double luminance(const QColor& colour) {
  const auto linear = [](double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

// Black or white, whichever has more contrast.
QColor readableOn(const QColor& colour) { return luminance(colour) > 0.179 ? Qt::black : Qt::white; }

}  // namespace

TurnBand::TurnBand(const Match& match, const GameFace& face, const MatchClock* clock, const Look& look,
                   const Preferences& preferences, QWidget* parent)
    : QWidget(parent), match_(match), face_(face), clock_(clock), look_(look), preferences_(preferences) {
  setObjectName(QStringLiteral("turnBand"));
  setSpokenRole(this, QAccessible::StaticText);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setAttribute(Qt::WA_TransparentForMouseEvents);  // clicks go to what the band covers
  if (clock != nullptr) {
    connect(clock, &MatchClock::ticked, this, qOverload<>(&QWidget::update));
  }
}

void TurnBand::refresh(bool isWanted, bool isDrawing) {
  isDrawingLot_ = isDrawing;
  const bool isOff = preferences_.turnBand() == Preferences::TurnBand::Off;
  setVisible(isWanted && !isOff && match_.players() > 1);
  setAccessibleName(text());
  updateGeometry();
  update();
}

// The seat on turn; the winner's after the end.
Seat TurnBand::seat() const {
  const std::optional<Outcome> outcome = match_.timeline().outcome();
  if (outcome) {
    return outcome->winners.size() == 1 ? outcome->winners.front() : kNobody;
  }
  return isDrawingLot_ || match_.isTableOpen() ? kNobody : qMax(kNobody, match_.onTurn());
}

QString TurnBand::text() const {
  const std::optional<Outcome> outcome = match_.timeline().outcome();
  if (outcome) {
    QStringList names;
    for (const Seat seat : outcome->winners) {
      names << match_.name(seat);
    }
    return names.isEmpty()     ? tr("A draw")
           : names.size() == 1 ? tr("%1 wins", "a player").arg(names.front())
                               : tr("%1 share the win", "players").arg(QLocale().createSeparatedList(names));
  }
  const Seat seat = this->seat();
  return isDrawingLot_        ? tr("Who starts?")
         : seat < 1           ? tr("Visible to everyone")
         : match_.isRollDue() ? tr("%1 rolls the dice", "a player").arg(match_.name(seat))
                              : tr("%1 to move", "a player").arg(match_.name(seat));
}

QFont TurnBand::bandFont() const {
  QFont large = font();
  large.setBold(true);
  if (preferences_.turnBand() == Preferences::TurnBand::Large) {
    large.setPointSizeF(large.pointSizeF() * kLargeFont);
  }
  return large;
}

QSize TurnBand::sizeHint() const {
  const bool isLarge = preferences_.turnBand() == Preferences::TurnBand::Large;
  return {0, QFontMetrics(bandFont()).height() + 2 * (isLarge ? kLargeAir : kBandAir)};
}

QSize TurnBand::minimumSizeHint() const { return sizeHint(); }

QColor TurnBand::colour() const {
  const Seat seat = this->seat();
  if (seat < 1) {
    return look_.colours().raised;
  }
  const int onTurn = face_.colourOnTurn(match_);
  return face_.pieceColours(match_.players(), seat).contains(onTurn)
             ? face_.facts().pieceColours->colour(onTurn)
             : face_.seatColour(match_, seat, look_);
}

void TurnBand::paintMark(QPainter& painter, QPointF centre, double radius) const {
  const Seat seat = this->seat();
  // On a ring, because the mark has the same colour as the band.
  if (seat > 0) {
    painter.setPen(QPen(readableOn(colour()), kBandRing));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, radius - kBandRing / 2, radius - kBandRing / 2);
    radius *= kSignInRing;
  }
  const QList<int> pieces = seat < 1 ? QList<int>() : face_.pieceColours(match_.players(), seat);
  if (!pieces.isEmpty()) {
    const int onTurn = face_.colourOnTurn(match_);
    face_.facts().pieceColours->draw(painter, centre, radius,
                                     pieces.contains(onTurn) ? onTurn : pieces.front(), look_);
  } else if (seat > 0) {
    static_cast<void>(face_.drawSeat(painter, centre, radius, match_, seat, look_));
  }
}

void TurnBand::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor ground = colour();
  painter.fillRect(rect(), ground);
  const QFont wanted = bandFont();
  painter.setFont(wanted);
  painter.setPen(seat() < 1 ? look_.colours().text : readableOn(ground));
  const QFontMetrics metrics(wanted);
  const bool isMirrored = layoutDirection() == Qt::RightToLeft;
  const double mark = height() / 2.0 - 3;
  QRect room = rect().adjusted(kBandEdge, 0, -kBandEdge, 0);
  const double across = isMirrored ? room.right() - mark : room.left() + mark;
  painter.save();
  paintMark(painter, QPointF(across, height() / 2.0), mark);
  painter.restore();
  const int taken = seat() < 1 ? 0 : static_cast<int>(2 * mark) + kBandEdge;
  room.adjust(isMirrored ? 0 : taken, 0, isMirrored ? -taken : 0, 0);
  const int leading = isMirrored ? Qt::AlignRight : Qt::AlignLeft;
  const int trailing = isMirrored ? Qt::AlignLeft : Qt::AlignRight;
  const QString time = clock_ != nullptr && seat() > 0 && !match_.timeline().outcome()
                           ? shortClockText(*clock_, seat(), true)
                           : QString();
  painter.drawText(room, trailing | Qt::AlignVCenter, time);
  const int forTime = time.isEmpty() ? 0 : metrics.horizontalAdvance(time) + kBandEdge;
  room.adjust(isMirrored ? forTime : 0, 0, isMirrored ? 0 : -forTime, 0);
  const int other =
      metrics.horizontalAdvance(text()) - metrics.horizontalAdvance(match_.name(qMax(1, seat())));
  const QString name =
      shortName(match_.name(qMax(1, seat())), QFontMetricsF(metrics), qMax(1, room.width() - other));
  QString said = text();
  if (seat() > 0) {
    said.replace(match_.name(seat()), name);
  }
  painter.drawText(room, leading | Qt::AlignVCenter, metrics.elidedText(said, Qt::ElideRight, room.width()));
}

}  // namespace byways::app
