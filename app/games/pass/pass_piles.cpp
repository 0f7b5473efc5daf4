// SPDX-License-Identifier: GPL-3.0-or-later
#include "QFontMetricsF"

#include <QGuiApplication>
#include <QPainter>
#include <QRadialGradient>

#include <algorithm>

#include "app/board/die.h"
#include "app/games/pass/pass_painter.h"
#include "app/games/pass/pass_surface.h"
#include "app/look/look.h"
#include "app/look/short_name.h"

namespace byways::app {

namespace {

constexpr int kLetters = 17;  // height in board units
constexpr int kLeastLetters = 12;
constexpr int kSmallCount = 13;  // for the number beside a long name
constexpr int kDigits = 19;
constexpr double kRound = 8;
const QColor kPale(255, 244, 222);
const QColor kDeep(48, 27, 12);
const QColor kBright(250, 214, 128);  // plate and frame of the colour on turn

QFont lettering(int height, bool bold) {
  QFont font = QGuiApplication::font();
  font.setPixelSize(height);
  font.setWeight(bold ? QFont::Bold : QFont::DemiBold);
  return font;
}

void drawFrame(QPainter& painter, const QRectF& area) {
  painter.setPen(QPen(kBright, 2.6));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(area.adjusted(-2, -2, 2, 2), kRound, kRound);
}

// Alignments of the texts. They are absolute because boards aren't mirrored for right-to-left languages.
constexpr auto kLeft = Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter;
constexpr auto kRight = Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter;

void drawReserve(QPainter& painter, const PassPile& pile, bool strong) {
  const QRectF area = PassSurface::reserveArea(pile.corner);
  const int capacity = std::max(pile.reserve, overpass::kPiecesEach);
  const double pitch =
      PassSurface::pileSpot(area, 1, capacity).x() - PassSurface::pileSpot(area, 0, capacity).x();
  const double radius = std::min(kPassPiece, 0.46 * pitch);
  for (int piece = 0; piece < pile.reserve; ++piece) {
    drawPassPiece(painter, PassSurface::pileSpot(area, piece, capacity), radius, pile.colour, strong);
  }
  const QRectF corner(area.right() - 48, area.bottom() - 28, 44, 24);
  painter.setFont(lettering(kDigits, true));
  if (pile.reserve > overpass::kPiecesEach) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(kDeep.red(), kDeep.green(), kDeep.blue(), 215));
    painter.drawRoundedRect(corner.adjusted(6, 1, 2, 2), kRound, kRound);
  }
  painter.setPen(kPale);
  painter.drawText(corner, static_cast<int>(kRight), QString::number(pile.reserve));
}

void drawHome(QPainter& painter, const PassPile& pile, bool strong) {
  const QRectF area = PassSurface::homeArea(pile.corner);
  for (int piece = 0; piece < std::max(pile.goal, pile.home); ++piece) {
    const QPointF spot = PassSurface::pileSpot(area, piece, pile.goal);
    if (piece < pile.home) {
      drawPassPiece(painter, spot, kPassPiece, pile.colour, strong);
      continue;
    }
    painter.setPen(QPen(QColor(kPale.red(), kPale.green(), kPale.blue(), 110), 1.2));
    painter.setBrush(QColor(0, 0, 0, 28));
    painter.drawEllipse(spot, 0.8 * kPassPiece, 0.8 * kPassPiece);
  }
}

// Draws a house, the symbol for pieces that are home.
void drawHouse(QPainter& painter, QPointF middle, const QColor& colour) {
  const QPolygonF house{middle + QPointF(-6.5, 0), middle + QPointF(0, -6.5), middle + QPointF(6.5, 0),
                        middle + QPointF(4.5, 0),  middle + QPointF(4.5, 6),  middle + QPointF(1.5, 6),
                        middle + QPointF(1.5, 2),  middle + QPointF(-1.5, 2), middle + QPointF(-1.5, 6),
                        middle + QPointF(-4.5, 6), middle + QPointF(-4.5, 0)};
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawPolygon(house);
}

constexpr double kHouse = 18;
constexpr double kSwatch = 13;  // size of the swatch with the tint of the owner's lines

QString countOf(const PassPile& pile) {
  return pile.home >= 0 ? QStringLiteral("%1/%2").arg(pile.home).arg(pile.goal) : QString();
}

QRectF plateOf(const PassPile& pile) { return PassSurface::nameArea(pile.corner).adjusted(3, 3, -3, -2); }

// The area of a plate for name and number.
QRectF roomIn(const PassPile& pile) {
  return plateOf(pile).adjusted(9 + (pile.seatColour >= 0 ? kSwatch + 4 : 0), 0, -9, 0);
}

double takenByCount(const PassPile& pile, int size) {
  const QString count = countOf(pile);
  return count.isEmpty() ? 0 : QFontMetricsF(lettering(size, true)).horizontalAdvance(count) + 8 + kHouse;
}

// The heights of names and numbers, in board units.
struct Lettering {
  int name = kLetters;
  int count = kLetters;
};

// The heights for all plates, because a name in larger letters would look more important. Long names and
// their numbers are written smaller before names are shortened.
Lettering letteringOf(const QList<PassPile>& piles) {
  Lettering size;
  const auto isTooWide = [&] {
    return std::any_of(piles.begin(), piles.end(), [&](const PassPile& pile) {
      return QFontMetricsF(lettering(size.name, true)).horizontalAdvance(pile.owner) >
             roomIn(pile).width() - takenByCount(pile, size.count);
    });
  };
  constexpr int kStillLarge = 14;
  while (size.name > kStillLarge && isTooWide()) {
    --size.name;
  }
  if (isTooWide()) {
    size.count = kSmallCount;
  }
  while (size.name > kLeastLetters && isTooWide()) {
    --size.name;
  }
  return size;
}

void drawPlate(QPainter& painter, const PassPile& pile, const Lettering& size, const Look& look) {
  const QRectF plate = plateOf(pile);
  painter.setPen(Qt::NoPen);
  painter.setBrush(pile.onTurn ? kBright : QColor(kDeep.red(), kDeep.green(), kDeep.blue(), 190));
  painter.drawRoundedRect(plate, kRound, kRound);
  if (pile.seatColour >= 0) {
    painter.setPen(QPen(kPale, 1.2));
    painter.setBrush(look.seatColour(pile.seatColour));
    const QRectF swatch(plate.left() + 7, plate.center().y() - kSwatch / 2, kSwatch, kSwatch);
    painter.drawRoundedRect(swatch, 3, 3);
    painter.setPen(QPen(passTintCore(look.seatColour(pile.seatColour), look.isDark()), 2.4));
    const QPointF middle = swatch.center();
    if (pile.banded) {
      for (const double x : {-2.7, 2.7}) {
        painter.drawLine(middle + QPointF(x, 2 - kSwatch / 2), middle + QPointF(x, kSwatch / 2 - 2));
      }
    } else {
      painter.drawLine(middle - QPointF(kSwatch / 2 - 2, 0), middle + QPointF(kSwatch / 2 - 2, 0));
    }
  }
  painter.setPen(pile.onTurn ? kDeep : kPale);
  const QString count = countOf(pile);
  const QRectF room = roomIn(pile);
  painter.setFont(lettering(size.count, true));
  painter.drawText(room, static_cast<int>(kRight), count);
  const double taken = takenByCount(pile, size.count);
  if (!count.isEmpty()) {
    drawHouse(painter, QPointF(room.right() - taken + kHouse - 3, room.center().y()),
              pile.onTurn ? kDeep : kPale);
    painter.setPen(pile.onTurn ? kDeep : kPale);
  }
  painter.setFont(lettering(size.name, pile.onTurn));
  const QString name = shortName(pile.owner, QFontMetricsF(painter.font()), room.width() - taken);
  painter.drawText(room, static_cast<int>(kLeft), name);
}

const QColor kGold(240, 196, 96);

void drawShine(QPainter& painter, const QRectF& area, bool strong) {
  QRadialGradient shine(area.center(), 0.56 * area.width());
  QColor inner = kGold;
  inner.setAlphaF(strong ? 0.85F : 0.5F);
  QColor outer = kGold;
  outer.setAlphaF(0);
  shine.setColorAt(0.25, inner);
  shine.setColorAt(1, outer);
  painter.setPen(Qt::NoPen);
  painter.setBrush(shine);
  painter.drawEllipse(area.center(), 0.56 * area.width(), 0.56 * area.height());
}

// Draws a dot for each move, at most six in a row like the pips of a die.
void drawMoves(QPainter& painter, const QRectF& area, const PassDice& dice) {
  constexpr int kColumns = 6;
  constexpr double kPitch = 12;
  constexpr double kDot = 4;
  for (int move = 0; move < dice.total; ++move) {
    const int row = move / kColumns;
    const int inRow = std::min(kColumns, dice.total - row * kColumns);
    const QPointF middle(area.center().x() + kPitch * (move % kColumns - (inRow - 1) / 2.0),
                         area.top() + kPitch * (0.5 + row));
    const bool isLeft = move < dice.movesLeft;
    painter.setPen(QPen(isLeft ? kGold.darker(150) : QColor(255, 240, 214, 130), 1.2));
    painter.setBrush(isLeft ? QBrush(kGold) : Qt::NoBrush);
    painter.drawEllipse(middle, kDot, kDot);
  }
}

}  // namespace

void drawPassPiles(QPainter& painter, const PassScene& scene, const Look& look) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const Lettering size = letteringOf(scene.piles);
  for (const PassPile& pile : scene.piles) {
    if (pile.onTurn) {
      drawFrame(painter, PassSurface::reserveArea(pile.corner));
    }
    if (pile.reserve >= 0) {
      drawReserve(painter, pile, look.picture().patterns);
    }
    if (pile.home >= 0) {
      drawHome(painter, pile, look.picture().patterns);
    }
    if (!pile.owner.isEmpty()) {
      drawPlate(painter, pile, size, look);
    }
  }
  painter.restore();
}

void drawPassDice(QPainter& painter, const PassScene& scene, const Look& look) {
  if (!scene.dice) {
    return;
  }
  const PassDice& dice = *scene.dice;
  const QRectF area = PassSurface::diceArea(dice.corner);
  const bool isDue = dice.state == PassDice::State::Due;
  const QString place = QStringLiteral("dice");
  const bool isPointed = scene.marks.pointed == place || scene.marks.cursor == place;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (isDue) {
    drawShine(painter, area, isPointed);
    // Before the roll, the values 3 and 5 that the dice show mean nothing.
    constexpr double kInset = 5;
    drawDice(painter, area.adjusted(kInset, 0, -kInset, 0), {3, 5},
             {.turn = 0, .number = 0, .waits = true, .faint = false});
    if (isPointed) {
      painter.setPen(QPen(look.isDark() ? kGold : QColor(255, 244, 214), 3));
      painter.setBrush(Qt::NoBrush);
      painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 9, 9);
    }
  } else {
    constexpr double kShare = 0.62;  // part of the area that the dice take; the dots lie below them
    const QRectF top(area.left(), area.top() + 2, area.width(), kShare * area.height());
    // Because a tumbling die needs more space than a die at rest, the dice shrink while they tumble, so that
    // they stay inside their tray.
    constexpr double kShrinks = 0.26;
    constexpr double kUntil = 0.33;  // part of the tumbling that is left when the dice begin to grow
    const double small = kShrinks * std::clamp((1 - dice.tumbled) / kUntil, 0.0, 1.0);
    const double inset = small * top.width() / 4;
    drawDice(painter, top.adjusted(2 * inset, inset, -2 * inset, -inset), dice.eyes,
             {.turn = dice.tumbled, .number = 0, .waits = false, .faint = dice.movesLeft == 0});
    drawMoves(painter, QRectF(area.left(), top.bottom() + 2, area.width(), area.bottom() - top.bottom()),
              dice);
  }
  painter.restore();
}

}  // namespace byways::app
