// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/charts.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

#include "app/board/within.h"
#include "app/look/colour_tables.h"
#include "app/look/date_text.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "app/opponents/level_words.h"
#include "engine/search/level.h"

namespace byways::app {

namespace {

// The context for translators.
struct Charts {
  Q_DECLARE_TR_FUNCTIONS(Charts)
};

enum class Part { Won, Solved, Drawn, Lost, Alone };

// All lengths are multiples of the height of a line.
constexpr double kRow = 2.3;
constexpr double kBar = 0.9;
constexpr double kDoneRow = 2.8;
constexpr double kKey = 1.9;
constexpr double kNameShare = 0.36;  // the names' share of the width, at most
constexpr double kChart = 13;
constexpr int kMostDots = 60;  // more points would only make the line look thicker

int countOf(const Tally& tally, Part part) {
  switch (part) {
    case Part::Won:
      return tally.won;
    case Part::Solved:
      return tally.solved;
    case Part::Drawn:
      return tally.drawn;
    case Part::Lost:
      return tally.lost;
    case Part::Alone:
      return tally.alone - tally.solved;
  }
  return 0;
}

QString nameOf(Part part) {
  switch (part) {
    case Part::Won:
      return Charts::tr("Won");
    case Part::Solved:
      return Charts::tr("Solved", "of games");
    case Part::Drawn:
      return Charts::tr("Drawn");
    case Part::Lost:
      return Charts::tr("Lost");
    case Part::Alone:
      return Charts::tr("Not solved", "of games");
  }
  return {};
}

constexpr std::array kParts{Part::Won, Part::Solved, Part::Drawn, Part::Lost, Part::Alone};

// Draws one part of a bar: wins and solved challenges are filled, draws dotted, losses hatched, and unsolved
// challenges empty.
void drawPart(QPainter& painter, const QRectF& bar, Part part, const ChartLook& look) {
  QPainterPath area;
  area.addRect(bar);
  const bool isFull = part == Part::Won || part == Part::Solved;
  const QColor colour = part == Part::Lost ? look.lost : isFull ? look.won : look.quiet;
  const double step = bar.height() / 2.6;
  painter.fillPath(area, isFull ? colour : look.ground);
  if (part == Part::Lost) {
    QPainterPath lines;
    const int count = static_cast<int>(std::ceil((bar.width() + bar.height()) / step));
    for (int line = 0; line < count; ++line) {
      const double x = bar.left() - bar.height() + line * step;
      lines.moveTo(x, bar.bottom());
      lines.lineTo(x + bar.height(), bar.top());
    }
    strokeWithin(painter, area, lines, QPen(colour, step / 3.2));
  } else if (part == Part::Drawn) {
    QPainterPath dots;
    const double apart = step / 1.3;
    const int rows = static_cast<int>(std::ceil((bar.height() - step / 2) / apart));
    const int columns = static_cast<int>(std::ceil(bar.width() / step));
    for (int row = 0; row < rows; ++row) {
      const double first = bar.left() + (row % 2 == 0 ? step / 2 : step);
      for (int column = 0; column < columns; ++column) {
        dots.addEllipse(QPointF(first + column * step, bar.top() + step / 2 + row * apart), step / 6,
                        step / 6);
      }
    }
    fillWithin(painter, area, dots, colour);
  }
  painter.setPen(QPen(colour, std::max(1.0, bar.height() / 14)));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(bar);
}

void drawKey(QPainter& painter, const QRectF& area, const QList<ResultRow>& rows, const ChartLook& look) {
  const QFontMetricsF metrics(look.font);
  const double box = metrics.height() * 0.8;
  double x = area.left();
  for (const Part part : kParts) {
    const bool isThere = std::any_of(rows.begin(), rows.end(),
                                     [part](const ResultRow& row) { return countOf(row.tally, part) > 0; });
    if (!isThere) {
      continue;
    }
    const QString name = nameOf(part);
    const double wide = metrics.horizontalAdvance(name);
    drawPart(painter, {x, area.center().y() - box / 2, box * 1.4, box}, part, look);
    x += box * 1.4 + metrics.averageCharWidth();
    painter.setPen(look.quiet);
    painter.drawText(QRectF(x, area.top(), wide + 2, area.height()), Qt::AlignVCenter | Qt::AlignLeft, name);
    x += wide + metrics.averageCharWidth() * 3;
  }
}

QString day(const QDateTime& when) { return dateText(when.toLocalTime().date()); }

// Maps ratings to y coordinates in the area, and the indices of points to x coordinates.
struct Scale {
  double low = 0;
  double high = 1;
  QRectF area;

  [[nodiscard]] double y(double rating) const {
    return area.bottom() - (rating - low) / (high - low) * area.height();
  }
  [[nodiscard]] double x(qsizetype index, qsizetype count) const {
    return count == 1
               ? area.center().x()
               : area.left() + area.width() * static_cast<double>(index) / static_cast<double>(count - 1);
  }
};

// Draws a line at the rating of each level that is within the scale. `labelWidth` is the width of the column
// of labels left of the area.
void drawLevels(QPainter& painter, const Scale& scale, double labelWidth, const ChartLook& look) {
  for (int level = 1; level <= search::kLevels; ++level) {
    const double rating = ratingOfLevel(level).value;
    if (rating < scale.low || rating > scale.high) {
      continue;
    }
    const double y = scale.y(rating);
    painter.setPen(QPen(look.line, 1, Qt::DashLine));
    painter.drawLine(QPointF(scale.area.left(), y), QPointF(scale.area.right(), y));
    painter.setPen(look.quiet);
    painter.drawText(QRectF(scale.area.left() - labelWidth, y - labelWidth, labelWidth - 8, 2 * labelWidth),
                     Qt::AlignVCenter | Qt::AlignRight, Charts::tr("Level %1", "of a computer").arg(level));
  }
}

}  // namespace

ChartLook chartLookOf(const Look& look, const QFont& font) {
  const Colours& colours = look.colours();
  return {font,          colours.text,   colours.quietText, blended(colours.line, colours.quietText, 0.35),
          colours.panel, colours.accent, colours.warning};
}

QString ratingText(const Rating& rating) {
  const auto tens = [](double value) { return static_cast<int>(std::lround(value / 10)) * 10; };
  return Charts::tr("%1 ± %2", "a rating and its error")
      .arg(QLocale().toString(tens(rating.value)), QLocale().toString(std::max(10, tens(rating.error()))));
}

QString ResultRow::numbers() const {
  QStringList parts{Charts::tr("%n played", nullptr, tally.played())};
  if (tally.won > 0) {
    parts << Charts::tr("%n won", nullptr, tally.won);
  }
  if (tally.drawn > 0) {
    parts << Charts::tr("%n drawn", nullptr, tally.drawn);
  }
  if (tally.lost > 0) {
    parts << Charts::tr("%n lost", nullptr, tally.lost);
  }
  if (tally.alone > 0) {
    parts << Charts::tr("%n solved", nullptr, tally.solved);
  }
  return joinParts(parts);
}

QString ResultRow::spoken() const {
  const QString text = name + QStringLiteral(": ") + numbers();
  return joinPhrases({text, more});
}

double heightOfResults(const QList<ResultRow>& rows, const QFont& font) {
  return QFontMetricsF(font).height() * (kKey + kRow * static_cast<double>(rows.size()));
}

QString spokenResults(const QList<ResultRow>& rows) {
  QStringList lines;
  for (const ResultRow& row : rows) {
    lines << row.spoken();
  }
  return lines.join(QLatin1Char('\n'));
}

void drawResults(QPainter& painter, const QRectF& area, const QList<ResultRow>& rows, const ChartLook& look) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(look.font);
  const QFontMetricsF metrics(look.font);
  const double line = metrics.height();
  drawKey(painter, {area.left(), area.top(), area.width(), line * 1.2}, rows, look);
  const double gap = metrics.averageCharWidth() * 1.6;
  double widest = 0;  // the widest text of numbers
  int most = 1;
  for (const ResultRow& row : rows) {
    const QString text =
        row.more.isEmpty() ? row.numbers() : row.numbers() + QStringLiteral("  ·  ") + row.more;
    widest = std::max(widest, metrics.horizontalAdvance(text));
    most = std::max(most, row.tally.played());
  }
  double names = 0;
  for (const ResultRow& row : rows) {
    names = std::max(names, metrics.horizontalAdvance(row.name) + 1);
  }
  names = std::min(names, area.width() * kNameShare);
  const double left = area.left() + names + gap;
  // The numbers go after the longest bar, or below the bars if that leaves too little room.
  const bool isBelow = area.width() - names - widest - 2 * gap < area.width() * 0.22;
  const double bars = area.right() - left - (isBelow ? 0 : widest + gap);
  double y = area.top() + line * kKey;
  for (const ResultRow& row : rows) {
    const double middle = y + line * (isBelow ? 0.55 : kRow / 2);
    painter.setPen(look.text);
    painter.drawText(QRectF(area.left(), middle - line, names, 2 * line), Qt::AlignVCenter | Qt::AlignLeft,
                     metrics.elidedText(row.name, Qt::ElideRight, names));
    double x = left;
    for (const Part part : kParts) {
      const double wide = bars * countOf(row.tally, part) / most;
      if (wide > 0) {
        drawPart(painter, {x, middle - line * kBar / 2, wide, line * kBar}, part, look);
        x += wide;
      }
    }
    const QString text =
        row.more.isEmpty() ? row.numbers() : row.numbers() + QStringLiteral("  ·  ") + row.more;
    painter.setPen(look.quiet);
    const QRectF place = isBelow ? QRectF(left, middle + line * 0.5, bars, line * 1.1)
                                 : QRectF(left + bars + gap, middle - line, widest + 2, 2 * line);
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft,
                     metrics.elidedText(text, Qt::ElideRight, place.width()));
    y += line * kRow;
  }
  painter.restore();
}

double heightOfRatings(const QFont& font) { return QFontMetricsF(font).height() * kChart; }

QString spokenRatings(const QList<RatingPoint>& points) {
  const auto [lowest, highest] = std::minmax_element(
      points.begin(), points.end(),
      [](const RatingPoint& one, const RatingPoint& other) { return one.rating.value < other.rating.value; });
  return Charts::tr("After %n rated game(s): %1. Lowest %2, highest %3.", nullptr,
                    static_cast<int>(points.size()))
      .arg(ratingText(points.last().rating), ratingText(lowest->rating), ratingText(highest->rating));
}

double heightOfDone(const QList<DoneRow>& rows, const QFont& font) {
  return QFontMetricsF(font).height() * kDoneRow * static_cast<double>(rows.size());
}

QString spokenDone(const QList<DoneRow>& rows) {
  QStringList lines;
  for (const DoneRow& row : rows) {
    lines << row.spoken();
  }
  return lines.join(QLatin1Char('\n'));
}

void drawDone(QPainter& painter, const QRectF& area, const QList<DoneRow>& rows, const ChartLook& look) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(look.font);
  const QFontMetricsF metrics(look.font);
  const double line = metrics.height();
  double names = 0;
  for (const DoneRow& row : rows) {
    names = std::max(names, metrics.horizontalAdvance(row.name) + 1);
  }
  names = std::min(names, area.width() * kNameShare);
  const double left = area.left() + names + metrics.averageCharWidth() * 1.6;
  double y = area.top();
  for (const DoneRow& row : rows) {
    const double middle = y + line * 0.6;
    painter.setPen(look.text);
    painter.drawText(QRectF(area.left(), middle - line, names, 2 * line), Qt::AlignVCenter | Qt::AlignLeft,
                     metrics.elidedText(row.name, Qt::ElideRight, names));
    const QRectF bar(left, middle - line * kBar / 2, area.right() - left, line * kBar);
    drawPart(painter, bar, Part::Alone, look);
    if (row.done > 0) {
      QRectF done = bar;
      done.setWidth(bar.width() * row.done / std::max(row.done, row.all));
      drawPart(painter, done, Part::Solved, look);
    }
    painter.setPen(look.quiet);
    painter.drawText(QRectF(area.left(), y + line * 1.15, area.width(), line * 1.2),
                     Qt::AlignVCenter | Qt::AlignLeft,
                     metrics.elidedText(row.numbers, Qt::ElideRight, area.width()));
    y += line * kDoneRow;
  }
  painter.restore();
}

void drawRatings(QPainter& painter, const QRectF& area, const QList<RatingPoint>& points,
                 const ChartLook& look) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(look.font);
  const QFontMetricsF metrics(look.font);
  const double line = metrics.height();
  const double labelWidth =
      metrics.horizontalAdvance(Charts::tr("Level %1", "of a computer").arg(search::kLevels)) + 10;
  Scale scale{points.first().rating.value, points.first().rating.value,
              area.adjusted(labelWidth, line * 0.6, -line * 0.6, -line * 1.6)};
  for (const RatingPoint& point : points) {
    scale.low = std::min(scale.low, point.rating.value - point.rating.error());
    scale.high = std::max(scale.high, point.rating.value + point.rating.error());
  }
  drawLevels(painter, scale, labelWidth, look);
  QPolygonF upper;
  QPolygonF lower;
  QPolygonF middle;
  for (qsizetype i = 0; i < points.size(); ++i) {
    const Rating& rating = points.at(i).rating;
    const double x = scale.x(i, points.size());
    upper << QPointF(x, scale.y(rating.value + rating.error()));
    lower.prepend(QPointF(x, scale.y(rating.value - rating.error())));
    middle << QPointF(x, scale.y(rating.value));
  }
  QColor band = look.won;
  band.setAlphaF(0.18F);
  painter.setPen(Qt::NoPen);
  painter.setBrush(band);
  if (points.size() > 1) {
    painter.drawPolygon(upper + lower);
  } else {
    painter.drawRect(QRectF(QPointF(upper.first().x() - line / 2, upper.first().y()),
                            QPointF(upper.first().x() + line / 2, lower.first().y())));
  }
  painter.setPen(QPen(look.won, line / 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(middle);
  painter.setBrush(look.won);
  painter.setPen(QPen(look.ground, line / 12));
  for (qsizetype i = points.size() > kMostDots ? points.size() - 1 : 0; i < points.size(); ++i) {
    const double radius = i == points.size() - 1 ? line / 3.4 : line / 5;
    painter.drawEllipse(middle.at(i), radius, radius);
  }
  painter.setPen(look.quiet);
  const QRectF dates(scale.area.left(), area.bottom() - line * 1.3, scale.area.width(), line * 1.3);
  const bool isOne = points.size() == 1;
  const Qt::Alignment first = isOne ? Qt::AlignHCenter : Qt::AlignLeft;
  painter.drawText(dates, static_cast<int>((first | Qt::AlignVCenter).toInt()), day(points.first().when));
  if (!isOne) {
    painter.drawText(dates, Qt::AlignVCenter | Qt::AlignRight, day(points.last().when));
  }
  painter.restore();
}

}  // namespace byways::app
