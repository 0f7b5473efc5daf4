// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/recorder.h"

#include <QGlyphRun>
#include <QPaintEngine>
#include <QPainter>
#include <QRawFont>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace byways::app {

namespace {

constexpr double kDotsPerMetre = 3780;  // 96 dots per inch
constexpr int kDotsPerInch = 96;
constexpr double kOpaque = 0.999;

int rounded(double value) { return static_cast<int>(std::lround(value)); }

// `value` with at most `decimals` decimals, as short as possible: ".5" for 0.5.
QByteArray shortNumber(double value, int decimals = 2) {
  QByteArray text = QByteArray::number(value, 'f', decimals);
  if (text.contains('.')) {
    while (text.endsWith('0')) {
      text.chop(1);
    }
    if (text.endsWith('.')) {
      text.chop(1);
    }
  }
  if (text.startsWith("0.")) {
    text.remove(0, 1);
  } else if (text.startsWith("-0.")) {
    text.remove(1, 1);
  }
  return text == "-0" || text.isEmpty() ? QByteArray("0") : text;
}

QByteArray hexColour(const QColor& colour) {
  QByteArray name = colour.name(QColor::HexRgb).toLatin1();
  if (name[1] == name[2] && name[3] == name[4] && name[5] == name[6]) {
    name = QByteArray("#") + name[1] + name[3] + name[5];
  }
  return name;
}

/// Writes a path in whole units, relative to its first point.
class PathWriter {
 public:
  explicit PathWriter(const QPainterPath& path)
      : PathWriter(path, path.isEmpty() ? QPointF() : QPointF(path.elementAt(0))) {}
  /// Writes a path relative to `zero` instead.
  PathWriter(const QPainterPath& path, QPointF zero) : origin_(zero) {
    int i = 0;
    while (i < path.elementCount()) {
      i += write(path, i);
    }
    close();
  }

  [[nodiscard]] QByteArray data() const { return data_; }
  /// The point to which the data is relative, in units.
  [[nodiscard]] QPointF origin() const { return origin_; }

 private:
  struct Point {
    int x = 0;
    int y = 0;
    bool operator==(const Point&) const = default;
  };

  [[nodiscard]] Point at(const QPainterPath::Element& element) const {
    return {rounded(element.x - origin_.x()), rounded(element.y - origin_.y())};
  }
  [[nodiscard]] static Point at(QPointF point) { return {rounded(point.x()), rounded(point.y())}; }

  // Writes the command that begins with element `i`. Returns the number of path elements it consists of.
  int write(const QPainterPath& path, int i) {
    const QPainterPath::Element element = path.elementAt(i);
    if (element.isMoveTo()) {
      close();
      start_ = at(element);
      command('m', {start_});
      here_ = start_;
      hasLines_ = false;
      return 1;
    }
    if (element.isLineTo()) {
      line(at(element));
      return 1;
    }
    curve(element, path.elementAt(i + 1), path.elementAt(i + 2));
    return 3;
  }

  void line(Point to) {
    if (to == here_ && hasLines_) {
      return;
    }
    command('l', {to});
    hasLines_ = true;
    here_ = to;
  }

  void curve(const QPainterPath::Element& c1, const QPainterPath::Element& c2,
             const QPainterPath::Element& end) {
    const Point to = at(end);
    const Point first = at(c1);
    const Point second = at(c2);
    hasLines_ = true;
    if (isStraight(first, second, to)) {
      line(to);
      return;
    }
    // Qt has only cubic curves. Writes a curve as a quadratic one if it was quadratic originally.
    const QPointF from(here_.x, here_.y);
    const QPointF last(to.x, to.y);
    const QPointF one = (QPointF(c1.x, c1.y) - origin_) * 1.5 - from * 0.5;
    const QPointF other = (QPointF(c2.x, c2.y) - origin_) * 1.5 - last * 0.5;
    if ((one - other).manhattanLength() < 2.5) {
      command('q', {at((one + other) / 2), to});
    } else {
      command('c', {first, second, to});
    }
    here_ = to;
  }

  [[nodiscard]] bool isStraight(Point first, Point second, Point to) const {
    const QPointF way(to.x - here_.x, to.y - here_.y);
    const double length = std::hypot(way.x(), way.y());
    const auto off = [&](Point point) {
      const QPointF there(point.x - here_.x, point.y - here_.y);
      return length < 1 ? std::hypot(there.x(), there.y())
                        : std::abs(way.x() * there.y() - way.y() * there.x()) / length;
    };
    return off(first) < 0.6 && off(second) < 0.6;
  }

  void close() {
    if (hasLines_ && here_ == start_) {
      data_ += 'z';
      last_ = 'z';
    }
    hasLines_ = false;
  }

  // Omits the letter if it repeats the last command, and a space before a minus sign.
  void command(char letter, std::initializer_list<Point> points) {
    char written = letter;
    const Point only = *points.begin();
    const bool isLine = letter == 'l';
    if (isLine && only.y == here_.y) {
      written = 'h';
    } else if (isLine && only.x == here_.x) {
      written = 'v';
    }
    bool needsGap = last_ == written && written != 'm';
    if (!needsGap) {
      data_ += written;
    }
    last_ = written;
    const auto number = [&](int value) {
      if (needsGap && value >= 0) {
        data_ += ' ';
      }
      data_ += QByteArray::number(value);
      needsGap = true;
    };
    for (const Point& point : points) {
      if (written != 'v') {
        number(point.x - here_.x);
      }
      if (written != 'h') {
        number(point.y - here_.y);
      }
    }
  }

  QByteArray data_;
  QPointF origin_;
  Point here_;
  Point start_;
  char last_ = ' ';
  bool hasLines_ = false;
};

}  // namespace

/// The paint engine that writes down what is painted.
class RecorderEngine : public QPaintEngine {
 public:
  explicit RecorderEngine(Recorder& recorder)
      : QPaintEngine(PaintEngineFeatures(AllFeatures & ~PatternBrush & ~PerspectiveTransform &
                                         ~ConicalGradientFill & ~PorterDuff)),
        recorder_(recorder) {}

  bool begin(QPaintDevice* /*device*/) override { return true; }
  bool end() override { return true; }
  [[nodiscard]] Type type() const override { return SVG; }

  void updateState(const QPaintEngineState& now) override {
    const DirtyFlags dirty = now.state();
    if (dirty.testFlag(DirtyClipEnabled)) {
      isClipped_ = now.isClipEnabled() && isClipped_;
    }
    if (dirty.testFlag(DirtyClipPath)) {
      clip(now.transform().map(now.clipPath()), now.clipOperation());
    }
    if (dirty.testFlag(DirtyClipRegion)) {
      QPainterPath region;
      region.addRegion(now.clipRegion());
      clip(now.transform().map(region), now.clipOperation());
    }
  }

  void drawPath(const QPainterPath& path) override { paint(path, state->pen(), state->brush()); }

  void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
    QPainterPath path;
    path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    for (int i = 0; i < count; ++i) {
      i == 0 ? path.moveTo(points[i]) : path.lineTo(points[i]);
    }
    if (mode != PolylineMode) {
      path.closeSubpath();
    }
    paint(path, state->pen(), mode == PolylineMode ? QBrush(Qt::NoBrush) : state->brush());
  }

  void drawPixmap(const QRectF& /*target*/, const QPixmap& /*pixmap*/, const QRectF& /*source*/) override {
    qWarning("A recorder can't record images.");
  }

  // Writes glyph by glyph, because equal glyphs share one stored shape.
  void drawTextItem(const QPointF& at, const QTextItem& item) override {
    QFont font = item.font();
    font.setHintingPreference(QFont::PreferNoHinting);
    QTextOption option;
    option.setTextDirection(item.renderFlags().testFlag(QTextItem::RightToLeft) ? Qt::RightToLeft
                                                                                : Qt::LeftToRight);
    option.setWrapMode(QTextOption::NoWrap);
    QTextLayout layout(item.text(), font);
    layout.setTextOption(option);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    layout.endLayout();
    if (!line.isValid()) {
      return;
    }
    const QPointF origin = at - QPointF(line.naturalTextRect().left(), line.ascent());
    const QBrush ink = state->pen().brush();
    for (const QGlyphRun& run : layout.glyphRuns()) {
      const QRawFont raw = run.rawFont();
      const QList<quint32> glyphs = run.glyphIndexes();
      const QList<QPointF> positions = run.positions();
      for (qsizetype i = 0; i < glyphs.size(); ++i) {
        QPainterPath glyph = raw.pathForGlyph(glyphs[i]);
        glyph.setFillRule(Qt::WindingFill);
        glyph.translate(origin + positions[i]);
        paint(glyph, Qt::NoPen, ink);
      }
    }
  }

  /// Whether a clip is set.
  [[nodiscard]] bool isClipped() const { return isClipped_; }
  /// The areas that make up the clip, in pixels. clipRule() is the fill rule that combines them.
  [[nodiscard]] const std::vector<QPainterPath>& clipAreas() const { return areas_; }
  [[nodiscard]] Qt::FillRule clipRule() const { return clip_.fillRule(); }

 private:
  void clip(const QPainterPath& path, Qt::ClipOperation operation) {
    if (operation == Qt::NoClip) {
      isClipped_ = false;
      return;
    }
    clip_ = operation == Qt::IntersectClip && isClipped_ ? clip_.intersected(path) : path;
    isClipped_ = true;
    areas_.clear();
    for (int i = 0; i < clip_.elementCount(); ++i) {
      const QPainterPath::Element element = clip_.elementAt(i);
      if (element.isMoveTo() || areas_.empty()) {
        areas_.emplace_back();
        areas_.back().moveTo(element);
      } else if (element.isLineTo()) {
        areas_.back().lineTo(element);
      } else {
        areas_.back().cubicTo(element, clip_.elementAt(i + 1), clip_.elementAt(i + 2));
        i += 2;
      }
    }
  }

  static bool isVisible(const QBrush& brush) {
    return brush.style() != Qt::NoBrush && (brush.gradient() != nullptr || brush.color().alpha() > 0);
  }

  void paint(const QPainterPath& path, const QPen& pen, const QBrush& brush) {
    const QTransform transform = state->transform();
    const double scale = std::sqrt(std::abs(transform.determinant()));
    const bool isUniformScale = std::abs(std::hypot(transform.m11(), transform.m12()) -
                                         std::hypot(transform.m21(), transform.m22())) < 1e-6 * scale;
    const bool strokes = pen.style() != Qt::NoPen && isVisible(pen.brush());
    if (strokes && !isUniformScale && !pen.isCosmetic()) {
      paint(path, Qt::NoPen, brush);
      paint(QPainterPathStroker(pen).createStroke(path), Qt::NoPen, pen.brush());
      return;
    }
    if (path.isEmpty() || state->opacity() <= 0 || (!strokes && !isVisible(brush))) {
      return;
    }
    const QTransform toUnits = transform * QTransform::fromScale(kUnitsPerPixel, kUnitsPerPixel);
    const QPainterPath placed = toUnits.map(path);
    const PathWriter writer(placed);
    const QPoint corner(rounded(writer.origin().x()), rounded(writer.origin().y()));
    const QTransform toShape =
        toUnits * QTransform::fromTranslate(-writer.origin().x(), -writer.origin().y());
    RecordedStore::Style style;
    style.css = isVisible(brush) ? paintCss(brush, "fill", toShape, style.gradients[0]) : "fill:none";
    if (isVisible(brush) && path.fillRule() == Qt::OddEvenFill && writer.data().count('m') > 1) {
      style.css += ";fill-rule:evenodd";
    }
    if (strokes) {
      addStroke(pen, scale * kUnitsPerPixel, toShape, style);
    }
    RecordedStore& store = recorder_.store_;
    const QRectF bounds = placed.boundingRect().translated(-writer.origin());
    QPainterPath outline;
    if (isClipped_ && strokes && !isVisible(brush)) {
      outline = transform.map(QPainterPathStroker(pen).createStroke(path));
    }
    recorder_.add(
        {store.storeShape(writer.data(), bounds), corner.x(), corner.y(), store.storeStyle(style), -1},
        outline);
  }

  void addStroke(const QPen& pen, double scale, const QTransform& toShape, RecordedStore::Style& style) {
    const double width =
        pen.isCosmetic() ? std::max(1.0, pen.widthF()) * kUnitsPerPixel : pen.widthF() * scale;
    style.css += ';' + paintCss(pen.brush(), "stroke", toShape, style.gradients[1]);
    style.css += ";stroke-width:" + shortNumber(width, 1);
    if (pen.capStyle() != Qt::FlatCap) {
      style.css += pen.capStyle() == Qt::RoundCap ? ";stroke-linecap:round" : ";stroke-linecap:square";
    }
    if (pen.joinStyle() == Qt::RoundJoin || pen.joinStyle() == Qt::BevelJoin) {
      style.css += pen.joinStyle() == Qt::RoundJoin ? ";stroke-linejoin:round" : ";stroke-linejoin:bevel";
    }
    if (pen.style() != Qt::SolidLine) {
      QByteArrayList dashes;
      for (const qreal dash : pen.dashPattern()) {
        dashes.append(shortNumber(dash * width, 3));
      }
      style.css += ";stroke-dasharray:" + dashes.join(' ');
      if (pen.dashOffset() != 0) {
        style.css += ";stroke-dashoffset:" + shortNumber(pen.dashOffset() * width, 3);
      }
    }
    constexpr double kMitreReach = 2;  // in half widths of the pen, where joins are mitred
    style.reach = width / 2 * (pen.joinStyle() == Qt::MiterJoin ? kMitreReach : 1);
  }

  // Returns "fill:#abc;fill-opacity:.5", for example, or a reference to a gradient, whose number is then
  // stored in `number`. `what` is "fill" or "stroke".
  QByteArray paintCss(const QBrush& brush, const QByteArray& what, const QTransform& toShape, int& number) {
    if (const QGradient* const gradient = brush.gradient()) {
      number = storeGradient(*gradient, brush.transform() * toShape);
      return what + ":url(#" + RecordedStore::gradientId(number) + ')';
    }
    const QColor colour = brush.color();
    const double alpha = colour.alphaF() * state->opacity();
    return what + ':' + hexColour(colour) +
           (alpha < kOpaque ? ';' + what + "-opacity:" + shortNumber(alpha, 3) : QByteArray());
  }

  int storeGradient(const QGradient& gradient, const QTransform& transform) {
    QByteArray attributes;
    const double scale = std::sqrt(std::abs(transform.determinant()));
    const auto point = [&](const char* x, const char* y, QPointF at) {
      const QPointF mapped = transform.map(at);
      attributes += QByteArray(" ") + x + "=\"" + shortNumber(mapped.x(), 1) + "\" " + y + "=\"" +
                    shortNumber(mapped.y(), 1) + '"';
    };
    QByteArray name = "linearGradient";
    if (gradient.type() == QGradient::RadialGradient) {
      const auto& radial = static_cast<const QRadialGradient&>(gradient);
      name = "radialGradient";
      point("cx", "cy", radial.center());
      attributes += " r=\"" + shortNumber(radial.centerRadius() * scale, 1) + '"';
      if (radial.focalPoint() != radial.center()) {
        point("fx", "fy", radial.focalPoint());
      }
    } else {
      const auto& linear = static_cast<const QLinearGradient&>(gradient);
      point("x1", "y1", linear.start());
      point("x2", "y2", linear.finalStop());
    }
    QByteArray svg = '<' + name + " id=\"%1\" gradientUnits=\"userSpaceOnUse\"" + attributes;
    if (gradient.spread() != QGradient::PadSpread) {
      svg += gradient.spread() == QGradient::RepeatSpread ? " spreadMethod=\"repeat\""
                                                          : " spreadMethod=\"reflect\"";
    }
    svg += '>';
    for (const QGradientStop& stop : gradient.stops()) {
      svg +=
          "<stop offset=\"" + shortNumber(stop.first, 3) + "\" stop-color=\"" + hexColour(stop.second) + '"';
      const double alpha = stop.second.alphaF() * state->opacity();
      if (alpha < kOpaque) {
        svg += " stop-opacity=\"" + shortNumber(alpha, 3) + '"';
      }
      svg += "/>";
    }
    return recorder_.store_.storeGradient(svg + "</" + name + '>');
  }

  Recorder& recorder_;
  QPainterPath clip_;
  std::vector<QPainterPath> areas_;
  bool isClipped_ = false;
};

QByteArray RecordedStore::gradientId(int number) { return 'g' + QByteArray::number(number, 36); }

int RecordedStore::storeShape(const QByteArray& path, const QRectF& bounds) {
  const auto known = shapeNumbers_.constFind(path);
  if (known != shapeNumbers_.cend()) {
    return *known;
  }
  shapes_.push_back({path, {}, bounds});
  return *shapeNumbers_.insert(path, shapeCount() - 1);
}

int RecordedStore::storePiece(std::vector<RecordedElement> parts) {
  QRectF bounds;
  for (const RecordedElement& part : parts) {
    const double reach = style(part.style).reach;
    bounds |= shape(part.shape).bounds.translated(part.x, part.y).adjusted(-reach, -reach, reach, reach);
  }
  shapes_.push_back({{}, std::move(parts), bounds});
  return shapeCount() - 1;
}

int RecordedStore::storeStyle(const Style& style) {
  const auto known = styleNumbers_.constFind(style.css);
  if (known != styleNumbers_.cend()) {
    return *known;
  }
  styles_.push_back(style);
  return *styleNumbers_.insert(style.css, static_cast<int>(styles_.size()) - 1);
}

int RecordedStore::storeGradient(const QByteArray& svg) {
  const auto known = gradientNumbers_.constFind(svg);
  if (known != gradientNumbers_.cend()) {
    return *known;
  }
  gradients_.push_back(svg);
  return *gradientNumbers_.insert(svg, static_cast<int>(gradients_.size()) - 1);
}

int RecordedStore::storeClip(const Clip& clip) {
  const QByteArray key = clip.path + (clip.isOddEven ? '!' : '.');
  const auto known = clipNumbers_.constFind(key);
  if (known != clipNumbers_.cend()) {
    return *known;
  }
  clips_.push_back(clip);
  return *clipNumbers_.insert(key, static_cast<int>(clips_.size()) - 1);
}

Recorder::Recorder(QSize size, RecordedStore& store)
    : size_(size), store_(store), engine_(std::make_unique<RecorderEngine>(*this)) {}

Recorder::~Recorder() = default;

Recorder* Recorder::of(const QPainter& painter) { return dynamic_cast<Recorder*>(painter.device()); }

QPaintEngine* Recorder::paintEngine() const { return engine_.get(); }

int Recorder::metric(PaintDeviceMetric metric) const {
  switch (metric) {
    case PdmWidth:
      return size_.width();
    case PdmHeight:
      return size_.height();
    case PdmWidthMM:
      return rounded(size_.width() * 1000 / kDotsPerMetre);
    case PdmHeightMM:
      return rounded(size_.height() * 1000 / kDotsPerMetre);
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
      return kDotsPerInch;
    case PdmDevicePixelRatio:
      return 1;
    case PdmDevicePixelRatioScaled:
      return static_cast<int>(devicePixelRatioFScale());
    case PdmDepth:
      return 32;
    default:
      return QPaintDevice::metric(metric);
  }
}

// Records only those parts of the clip that the element touches, so that an element stays equal when the clip
// changes elsewhere. `outline` is the element's outline in pixels; if it is empty, the element's bounds are
// used.
void Recorder::add(RecordedElement element, const QPainterPath& outline) {
  if (engine_->isClipped()) {
    const double reach = store_.style(element.style).reach;
    const QRectF inUnits = store_.shape(element.shape)
                               .bounds.translated(element.x, element.y)
                               .adjusted(-reach, -reach, reach, reach);
    const QRectF box(inUnits.topLeft() / kUnitsPerPixel, inUnits.size() / kUnitsPerPixel);
    QPainterPath touched;
    touched.setFillRule(engine_->clipRule());
    int count = 0;
    bool isWithin = false;
    for (const QPainterPath& area : engine_->clipAreas()) {
      if (area.boundingRect().intersects(box) &&
          (outline.isEmpty() ? area.intersects(box) : area.intersects(outline))) {
        touched.addPath(area);
        isWithin = outline.isEmpty() ? area.contains(box) : area.contains(outline);
        ++count;
      }
    }
    if (count == 0) {
      return;
    }
    if (count > 1 || !isWithin) {
      const QPainterPath touchedInUnits = QTransform::fromScale(kUnitsPerPixel, kUnitsPerPixel).map(touched);
      element.clip = store_.storeClip({PathWriter(touchedInUnits, {}).data(),
                                       touched.fillRule() == Qt::OddEvenFill, touchedInUnits.boundingRect()});
    }
  }
  elements_.push_back(element);
}

void Recorder::keepPiece(QPainter& painter, const QString& kind, QPointF centre, double radius,
                         const std::function<void(QPainter&, QPointF, double)>& paint) {
  const QTransform device = painter.deviceTransform();
  if (device.type() > QTransform::TxScale) {
    paint(painter, centre, radius);
    return;
  }
  constexpr int kStep = 16;  // radii are rounded to multiples of a pixel divided by this number
  const double size = radius * device.m11();
  const QString key = kind + QLatin1Char('/') + QString::number(std::lround(size * kStep));
  auto known = store_.pieces_.constFind(key);
  if (known == store_.pieces_.cend()) {
    Recorder parts(size_, store_);
    QPainter on(&parts);
    on.setRenderHint(QPainter::Antialiasing);
    paint(on, QPointF(), size);
    on.end();
    known = store_.pieces_.insert(key, store_.storePiece(parts.elements_));
  }
  RecordedStore::Style style;
  if (painter.opacity() < kOpaque) {
    style.css = "opacity:" + shortNumber(painter.opacity(), 3);
  }
  const QPointF middle = device.map(centre) * kUnitsPerPixel;
  add({*known, rounded(middle.x()), rounded(middle.y()), store_.storeStyle(style), -1});
}

void Recorder::keepPicture(QPainter& painter, const QString& name,
                           const std::function<void(QPainter&)>& paint) {
  if (painter.opacity() < 1) {
    paint(painter);
    return;
  }
  const QTransform device = painter.deviceTransform();
  const QString key = QStringLiteral("%1/%2/%3/%4/%5/%6/%7")
                          .arg(name)
                          .arg(device.m11())
                          .arg(device.m12())
                          .arg(device.m21())
                          .arg(device.m22())
                          .arg(device.dx())
                          .arg(device.dy());
  auto known = store_.pictures_.constFind(key);
  if (known == store_.pictures_.cend()) {
    Recorder whole(size_, store_);
    QPainter on(&whole);
    on.setRenderHint(QPainter::Antialiasing);
    on.setTransform(device);
    paint(on);
    on.end();
    known = store_.pictures_.insert(key, whole.elements_);
  }
  for (const RecordedElement& element : *known) {
    add(element);
  }
}

}  // namespace byways::app
