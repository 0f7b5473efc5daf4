// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/svg_board.h"

#include <QFile>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>

#include <cmath>
#include <functional>
#include <optional>

#include "app/board/facing.h"
#include "app/board/hex_shapes.h"
#include "app/board/pixels.h"
#include "app/board/recorder.h"
#include "app/job/per_thread.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

// Room for two layers of a board that fills a large screen, and some thumbnails.
constexpr qsizetype kBoardCacheKilobytes = 65536;

using Boards = QHash<QString, std::shared_ptr<const SvgBoard>>;

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Replaces the file's style sheet with `style`, that of the theme, which has the colours of all boards.
QByteArray styled(QByteArray svg, const QByteArray& style) {
  const qsizetype tag = svg.indexOf("<style");
  const qsizetype begin = svg.indexOf('>', tag) + 1;
  const qsizetype end = svg.indexOf("</style>", begin);
  if (tag >= 0 && begin > 0 && end >= begin && !style.isEmpty()) {
    svg.replace(begin, end - begin, style);
  }
  return svg;
}

// Matches the size of letters in the style of each class of names.
const QRegularExpression& nameRule() {
  static const QRegularExpression kRule(QStringLiteral(
      R"re(\.(coordinate|cell-number|shore-letter|pass-name)\{[^}]*?font-size:([0-9.]+)px)re"));
  return kRule;
}

// The areas of the names are approximate, because the font in which they will be drawn isn't known yet.
QList<QRectF> namesOf(const QByteArray& svg) {
  constexpr double kWide =
      0.62;  // parts of a letter's size: its width, and how far it reaches above and below its baseline
  constexpr double kAbove = 0.78;
  constexpr double kBelow = 0.08;
  static const QRegularExpression kName(
      QStringLiteral(R"re(class="([^" ]+)" x="([^"]*)" y="([^"]*)">([^<]+)</text>)re"));
  const QString text = QString::fromUtf8(svg);
  QHash<QString, double> sizes;
  for (QRegularExpressionMatchIterator each = nameRule().globalMatch(text); each.hasNext();) {
    const QRegularExpressionMatch rule = each.next();
    sizes.insert(rule.captured(1), rule.captured(2).toDouble());
  }
  QList<QRectF> names;
  for (QRegularExpressionMatchIterator each = kName.globalMatch(text); each.hasNext();) {
    const QRegularExpressionMatch name = each.next();
    if (const double size = sizes.value(name.captured(1)); size > 0) {
      const double wide = kWide * size * static_cast<double>(name.captured(4).size());
      names.append({name.captured(2).toDouble() - wide / 2, name.captured(3).toDouble() - kAbove * size, wide,
                    (kAbove + kBelow) * size});
    }
  }
  return names;
}

// Returns `text` with every match of `what` replaced with `with(match)`.
QString replacedAll(const QString& text, const QRegularExpression& what,
                    const std::function<QString(const QRegularExpressionMatch&)>& with) {
  QString changed;
  qsizetype at = 0;
  for (QRegularExpressionMatchIterator each = what.globalMatch(text); each.hasNext();) {
    const QRegularExpressionMatch found = each.next();
    changed += text.mid(at, found.capturedStart() - at) + with(found);
    at = found.capturedEnd();
  }
  return changed + text.mid(at);
}

constexpr double kMiddle = 0.36;  // part of a letter's size: from its baseline to its middle

// The Over-Pass board looks the same when it is turned by quarters or mirrored, so only the names of nodes
// move.
QByteArray facedPass(const QByteArray& svg, const BoardFacing& facing) {
  constexpr double kSize = 9.4;
  static const QRegularExpression kName(QStringLiteral(R"re((class="pass-name") x="([^"]*)" y="([^"]*)")re"));
  return replacedAll(QString::fromUtf8(svg), kName,
                     [&](const QRegularExpressionMatch& name) {
                       const QPointF foot(name.captured(2).toDouble(), name.captured(3).toDouble());
                       const QPointF up(0, kMiddle * kSize);
                       const QPointF there = facedPoint(foot - up, facing) + up;
                       return QStringLiteral("%1 x=\"%2\" y=\"%3\"")
                           .arg(name.captured(1))
                           .arg(there.x(), 0, 'f', 2)
                           .arg(there.y(), 0, 'f', 2);
                     })
      .toUtf8();
}

// TRYPSYLON's board is painted rotated, because its shores differ. This function turns its letters upright
// again.
QByteArray facedShores(const QByteArray& svg, const BoardFacing& facing) {
  constexpr double kSize = 15;
  static const QRegularExpression kName(
      QStringLiteral(R"re((class="shore-letter") x="([^"]*)" y="([^"]*)")re"));
  return replacedAll(QString::fromUtf8(svg), kName,
                     [&](const QRegularExpressionMatch& name) {
                       return QStringLiteral("transform=\"rotate(%1 %2 %3)\" %4")
                           .arg(-360 / facing.ways * facing.steps)
                           .arg(name.captured(2))
                           .arg(name.captured(3).toDouble() - kMiddle * kSize, 0, 'f', 2)
                           .arg(name.captured());
                     })
      .toUtf8();
}

// A board of hexes looks the same when it is turned, so only its texts move: the letters of rows, the numbers
// and signs of cells, and the letters at corners. All texts stay upright.
QByteArray faced(const QByteArray& svg, int side, const BoardFacing& facing) {
  constexpr double kRowLetter = 5.4;  // from a row letter's baseline to its middle
  constexpr double kRow = 1.5 * kHexCorner;
  static const QRegularExpression kCell(QStringLiteral(R"re((<(?:path|circle) id=")([A-Z][0-9]+)")re"));
  static const QRegularExpression kName(
      QStringLiteral(R"re((class="(coordinate|cell-number|letter-print)[^"]*") x="([^"]*)" y="([^"]*)")re"));
  static const QRegularExpression kBadge(QStringLiteral(
      R"re((<g id="letter-[A-Z][0-9]+"><circle class="[^"]*") cx="([^"]*)" cy="([^"]*)"([^>]*><text class="[^"]*") x="[^"]*" y="([^"]*)")re"));
  const auto number = [](double value) { return QString::number(value, 'f', 2); };
  const hex::Grid grid(side);
  const hex::Grid seen = grid.facing(hexFacing(facing));
  QString text =
      replacedAll(QString::fromUtf8(svg), kCell, [&](const QRegularExpressionMatch& cell) -> QString {
        const std::optional<hex::Cell> drawn = grid.find(cell.captured(2).toStdString());
        const std::optional<hex::Cell> there = drawn ? seen.at(grid.axial(*drawn)) : std::nullopt;
        return cell.captured(1) + (there ? QString::fromStdString(grid.name(*there)) : cell.captured(2)) +
               QLatin1Char('"');
      });
  text = replacedAll(text, kName, [&](const QRegularExpressionMatch& name) {
    const QPointF foot(name.captured(3).toDouble(), name.captured(4).toDouble());
    const bool isRow = name.captured(2) == QLatin1String("coordinate");
    const QPointF middle(
        foot.x(), isRow ? foot.y() - kRowLetter : kRow * std::floor((foot.y() + kHexApothem / 2) / kRow));
    const QPointF there = facedPoint(middle, facing) + foot - middle;
    return QStringLiteral("%1 x=\"%2\" y=\"%3\"").arg(name.captured(1), number(there.x()), number(there.y()));
  });
  return replacedAll(text, kBadge,
                     [&](const QRegularExpressionMatch& badge) {
                       const QPointF middle(badge.captured(2).toDouble(), badge.captured(3).toDouble());
                       const QPointF there = facedPoint(middle, facing);
                       return QStringLiteral("%1 cx=\"%2\" cy=\"%3\"%4 x=\"%2\" y=\"%5\"")
                           .arg(badge.captured(1), number(there.x()), number(there.y()), badge.captured(4),
                                number(badge.captured(5).toDouble() - middle.y() + there.y()));
                     })
      .toUtf8();
}

// Scales the names of places. Names beside a row, or in the middle of something, keep their middle; names at
// the lower edge of a cell keep their baseline.
QByteArray lettered(const QByteArray& svg, double letters) {
  static const QRegularExpression kText(
      QStringLiteral(R"re(class="(coordinate|shore-letter|pass-name)" x="[^"]*" y="([^"]*)")re"));
  QString text = QString::fromUtf8(svg);
  QHash<QString, double> sizes;
  const auto replaceAll = [&text](const QRegularExpression& what, const auto& with) {
    QString changed;
    qsizetype at = 0;
    for (QRegularExpressionMatchIterator each = what.globalMatch(text); each.hasNext();) {
      const QRegularExpressionMatch found = each.next();
      changed += text.mid(at, found.capturedStart(2) - at) + QString::number(with(found));
      at = found.capturedEnd(2);
    }
    text = changed + text.mid(at);
  };
  replaceAll(nameRule(), [&](const QRegularExpressionMatch& rule) {
    const double size = rule.captured(2).toDouble();
    sizes.insert(rule.captured(1), size);
    return letters * size;
  });
  replaceAll(kText, [&](const QRegularExpressionMatch& name) {
    return name.captured(2).toDouble() + kMiddle * (letters - 1) * sizes.value(name.captured(1));
  });
  return text.toUtf8();
}

}  // namespace

const SvgBoard& SvgBoard::get(const QString& name, const Look& look, const BoardFacing& facing) {
  return get(name, look.isDark(), look.picture().letters, facing);
}

const SvgBoard& SvgBoard::get(const QString& name, bool dark, double letters, const BoardFacing& facing) {
  std::shared_ptr<const SvgBoard>& board =
      perThread<Boards>()[name + (dark ? QStringLiteral("/dark/") : QStringLiteral("/light/")) +
                          QString::number(letters) +
                          (facing.isUsual() ? QString() : QLatin1Char('/') + facing.text())];
  if (!board) {
    board = std::make_shared<SvgBoard>(name, dark, letters, facing);
  }
  return *board;
}

SvgBoard::SvgBoard(const QString& name, bool dark, double letters, const BoardFacing& facing)
    : renderer_(std::make_unique<QSvgRenderer>()), images_(kBoardCacheKilobytes) {
  const QString style =
      dark ? QStringLiteral(":/boards/style-dark.css") : QStringLiteral(":/boards/style-light.css");
  const QByteArray svg = contentOf(QStringLiteral(":/boards/") + name + QStringLiteral(".svg"));
  if (!svg.isEmpty()) {
    const QByteArray drawn = styled(svg, contentOf(style));
    const QByteArray turned = facing.isUsual() ? drawn
                              : facing.ways == hex::kDirections
                                  ? faced(drawn, name.back().digitValue(), facing)
                              : name.startsWith(QLatin1String("trypsylon")) ? facedShores(drawn, facing)
                                                                            : facedPass(drawn, facing);
    const QByteArray shown = letters == 1 ? turned : lettered(turned, letters);
    names_ = namesOf(shown);
    renderer_->load(shown);
  }
}

SvgBoard::~SvgBoard() = default;

bool SvgBoard::isValid() const { return renderer_->isValid(); }

QRectF SvgBoard::viewBox() const { return renderer_->viewBoxF(); }

bool SvgBoard::has(const QString& id) const { return renderer_->elementExists(id); }

QRectF SvgBoard::bounds(const QString& id) const {
  const auto known = bounds_.constFind(id);
  if (known != bounds_.cend()) {
    return *known;
  }
  const QRectF found =
      has(id) ? renderer_->transformForElement(id).mapRect(renderer_->boundsOnElement(id)) : QRectF();
  bounds_.insert(id, found);
  return found;
}

QTransform SvgBoard::placedIn(const QRectF& area) const {
  const QRectF box = viewBox();
  if (box.isEmpty()) {
    return {};
  }
  const qreal scale = std::min(area.width() / box.width(), area.height() / box.height());
  QTransform transform = QTransform::fromTranslate(area.center().x(), area.center().y());
  transform.scale(scale, scale);
  transform.translate(-box.center().x(), -box.center().y());
  return transform;
}

QList<QRectF> SvgBoard::namesIn(const QTransform& placed) const {
  QList<QRectF> names = names_;
  const double scale = std::hypot(placed.m11(), placed.m12());
  for (QRectF& name : names) {
    const QPointF middle = placed.map(name.center());  // names stay upright, so only the middle is mapped
    name.setSize(name.size() * scale);
    name.moveCenter(middle);
  }
  return names;
}

void SvgBoard::render(QPainter& painter, const QRectF& target, const QStringList& groups) const {
  const QTransform placed = placedIn(target);
  for (const QString& group : groups) {
    renderer_->render(&painter, group, placed.mapRect(bounds(group)));
  }
}

void SvgBoard::paint(QPainter& painter, const QRectF& area, const QStringList& groups) const {
  const QRectF target = placedIn(area).mapRect(viewBox());
  if (!isValid() || target.isEmpty()) {
    return;
  }
  if (Recorder* const recorder = Recorder::of(painter)) {
    const QString name = QStringLiteral("%1/%2/%3/%4/%5/%6")
                             .arg(quintptr(this))
                             .arg(groups.join(QLatin1Char(',')))
                             .arg(target.x())
                             .arg(target.y())
                             .arg(target.width())
                             .arg(target.height());
    recorder->keepPicture(painter, name, [&](QPainter& on) { render(on, target, groups); });
    return;
  }
  if (!isOnPixels(painter)) {
    render(painter, target, groups);
    return;
  }
  // Rendered at the size in device pixels and drawn on whole pixels, so that nothing is resampled.
  const QTransform device = painter.deviceTransform();
  const QRectF pixels = device.mapRect(target);
  const QString key = groups.join(QLatin1Char(',')) +
                      QStringLiteral(" %1x%2").arg(pixels.width(), 0, 'f', 2).arg(pixels.height(), 0, 'f', 2);
  QImage image;
  if (const QImage* kept = images_.object(key)) {
    image = *kept;
  } else {
    const QSize size(static_cast<int>(std::ceil(pixels.width())),
                     static_cast<int>(std::ceil(pixels.height())));
    image = QImage(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter on(&image);
    on.setRenderHint(QPainter::Antialiasing);
    render(on, QRectF(QPointF(), pixels.size()), groups);
    on.end();
    images_.insert(key, new QImage(image), image.sizeInBytes() / 1024);
  }
  drawOnPixels(painter, pixels.topLeft(), image);
}

}  // namespace byways::app
