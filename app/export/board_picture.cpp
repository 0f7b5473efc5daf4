// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/board_picture.h"

#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>

#include <algorithm>

#include "app/look/look.h"
#include "app/print/board_shape.h"

namespace byways::app {

namespace {

constexpr double kAround = 0.015;   // margin around the board, as a fraction of the shorter side
constexpr double kSvgUnits = 1000;  // length of the longer side

std::unique_ptr<const Look> lookOf(const PictureChoice& choice) { return Look::still(choice.onGround()); }

QString cssFamilies(const QString& families) {
  QStringList found;
  for (const QString& part : families.split(QLatin1Char(','))) {
    QString family = part.trimmed();
    family.remove(QLatin1Char('\''));
    const bool isGeneric = family.compare(QLatin1String("sans serif"), Qt::CaseInsensitive) == 0 ||
                           family.compare(QLatin1String("sans"), Qt::CaseInsensitive) == 0 ||
                           family == QLatin1String("sans-serif");
    if (!family.isEmpty() && !isGeneric) {
      found.append(family.contains(QLatin1Char(' ')) ? QLatin1Char('\'') + family + QLatin1Char('\'')
                                                     : family);
    }
  }
  found.append(QStringLiteral("sans-serif"));
  return found.join(QStringLiteral(", "));
}

QColor groundOf(const PictureChoice& choice, const Look& look) {
  switch (choice.ground) {
    case Ground::White:
      return Qt::white;
    case Ground::Theme:
      return look.colours().window;
    case Ground::None:
      break;
  }
  return Qt::transparent;
}

// Replaces the font names in Qt's SVG, which only Qt understands, by CSS font families with a generic family
// at the end.
QByteArray withRealFamilies(const QByteArray& svg) {
  static const QRegularExpression asked(QStringLiteral("font-family=\"([^\"]*)\""));
  const QString text = QString::fromUtf8(svg);
  QString mended;
  qsizetype done = 0;
  auto all = asked.globalMatch(text);
  while (all.hasNext()) {
    const QRegularExpressionMatch one = all.next();
    mended += QStringView(text).mid(done, one.capturedStart() - done);
    mended += QStringLiteral("font-family=\"%1\"").arg(cssFamilies(one.captured(1)));
    done = one.capturedEnd();
  }
  return (mended + QStringView(text).mid(done)).toUtf8();
}

}  // namespace

QImage boardImage(const GameFace& face, const Match& match, const PictureChoice& choice) {
  const std::unique_ptr<const Look> look = lookOf(choice);
  QImage image(choice.size,
               choice.ground == Ground::None ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
  image.fill(groundOf(choice, *look));
  const double air = kAround * std::min(choice.size.width(), choice.size.height());
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  face.drawBoard(painter, QRectF(image.rect()).adjusted(air, air, -air, -air), match, *look);
  painter.end();
  return image;
}

QImage boardOnly(const GameFace& face, const Match& match, const PictureChoice& choice, QRectF shape) {
  const std::unique_ptr<const Look> look = lookOf(choice);
  if (shape.isEmpty()) {
    shape = boardShape(face, match, *look);
  }
  const int side = std::max(choice.size.width(), choice.size.height());
  const double unit = side / (std::max(shape.width(), shape.height()) * (1 + 2 * kAround));
  const QSize size = (shape.size() * unit * (1 + 2 * kAround)).toSize().expandedTo({1, 1});
  QImage image(size,
               choice.ground == Ground::None ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
  image.fill(groundOf(choice, *look));
  const QPointF corner(size.width() / 2.0 - shape.center().x() * unit,
                       size.height() / 2.0 - shape.center().y() * unit);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  face.drawBoard(painter, QRectF(corner, QSizeF(unit, unit)), match, *look);
  painter.end();
  return image;
}

QByteArray boardSvg(const GameFace& face, const Match& match, const PictureChoice& choice) {
  const std::unique_ptr<const Look> look = lookOf(choice);
  const QRectF shape = boardShape(face, match, *look);
  if (shape.isEmpty()) {
    return {};
  }
  const double unit = kSvgUnits / std::max(shape.width(), shape.height());
  const double air = kAround * kSvgUnits;
  const QRectF view(QPointF(), QSizeF(shape.width() * unit + 2 * air, shape.height() * unit + 2 * air));
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(view.size().toSize());
  generator.setViewBox(view);
  const std::string_view title = face.game().title();
  generator.setTitle(QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())));
  QPainter painter(&generator);
  painter.setRenderHint(QPainter::Antialiasing);
  if (choice.ground != Ground::None) {
    painter.fillRect(view, groundOf(choice, *look));
  }
  face.drawBoard(painter, QRectF(QPointF(air, air) - shape.topLeft() * unit, QSizeF(unit, unit)), match,
                 *look);
  painter.end();
  return withRealFamilies(buffer.data());
}

}  // namespace byways::app
