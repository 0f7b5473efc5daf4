// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QPaintDevice>
#include <QPainterPath>
#include <QRect>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

class QPainter;

namespace byways::app {

/// Units of a recording in a pixel; a recording has whole numbers only.
inline constexpr int kRecordedUnits = 6;

/// One thing that was painted.
struct RecordedElement {
  int shape = 0;  ///< its number in the store
  int x = 0;      ///< where the shape's first point, or a piece's centre, lies; in units
  int y = 0;
  int style = 0;  ///< its number in the store
  int clip = -1;  ///< the clip, by its number in the store; -1 if there is none

  bool operator==(const RecordedElement&) const = default;
};

/// The parts of recordings, each stored once and identified by a number, so that recordings with the same
/// store can be compared by numbers.
class RecordedStore {
 public:
  /// A path in the notation of SVG, relative to its first point, or the parts of a piece.
  struct Shape {
    QByteArray path;                     ///< empty for a piece
    std::vector<RecordedElement> parts;  ///< of a piece
    QRectF bounds;                       ///< in units
  };
  /// Presentation properties of SVG.
  struct Style {
    QByteArray css;
    double reach = 0;         ///< how far a stroke goes beyond the shape, in units
    int gradient[2]{-1, -1};  ///< for fill and stroke: numbers of gradients that belong to it
  };

  [[nodiscard]] const Shape& shape(int number) const { return shapes_[static_cast<std::size_t>(number)]; }
  [[nodiscard]] const Style& style(int number) const { return styles_[static_cast<std::size_t>(number)]; }
  /// What elements are clipped to: a path in units, in absolute coordinates.
  struct Clip {
    QByteArray path;
    bool isOddEven = false;
    QRectF bounds;
  };

  [[nodiscard]] const Clip& clip(int number) const { return clips_[static_cast<std::size_t>(number)]; }
  /// The whole element of SVG, with "%1" in place of its id.
  [[nodiscard]] const QByteArray& gradient(int number) const {
    return gradients_[static_cast<std::size_t>(number)];
  }
  /// The name of the gradient with that number in the properties of a style.
  [[nodiscard]] static QByteArray gradientId(int number);
  [[nodiscard]] int shapes() const { return static_cast<int>(shapes_.size()); }

 private:
  friend class Recorder;
  friend class RecorderEngine;

  int shapeOf(const QByteArray& path, const QRectF& bounds);
  int pieceOf(std::vector<RecordedElement> parts);
  int styleOf(const Style& style);
  int gradientOf(const QByteArray& svg);
  int clipOf(const Clip& clip);

  std::vector<Shape> shapes_;
  std::vector<Style> styles_;
  std::vector<QByteArray> gradients_;
  std::vector<Clip> clips_;
  QHash<QByteArray, int> shapeNumbers_;
  QHash<QByteArray, int> styleNumbers_;
  QHash<QByteArray, int> gradientNumbers_;
  QHash<QByteArray, int> clipNumbers_;
  QHash<QString, int> pieces_;                             // by the arguments of Recorder::keepPiece
  QHash<QString, std::vector<RecordedElement>> pictures_;  // by the argument of Recorder::keepPicture
};

/// A paint device that records what is painted on it. Letters become outlines, so a recording looks the same
/// everywhere. Images can't be recorded. Any thread that owns the store.
class Recorder : public QPaintDevice {
 public:
  /// `size` in pixels; `store` must outlive it.
  Recorder(QSize size, RecordedStore& store);
  ~Recorder() override;
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;

  /// The recorder that a painter paints on; null if it paints on something else.
  [[nodiscard]] static Recorder* of(const QPainter& painter);

  [[nodiscard]] const std::vector<RecordedElement>& elements() const { return elements_; }

  /// Records a piece that looks like all others of that `kind` and `radius`, as drawKeptPiece does. Only the
  /// first one is painted.
  void keepPiece(QPainter& painter, const QString& kind, QPointF centre, double radius,
                 const std::function<void(QPainter&, QPointF, double)>& paint);
  /// Records a picture that is the same whenever it has that name; `paint` is called only the first time.
  void keepPicture(QPainter& painter, const QString& name, const std::function<void(QPainter&)>& paint);

  [[nodiscard]] QPaintEngine* paintEngine() const override;

 protected:
  [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

 private:
  friend class RecorderEngine;

  void add(RecordedElement element, const QPainterPath& outline = {});

  QSize size_;
  RecordedStore& store_;
  std::vector<RecordedElement> elements_;
  std::unique_ptr<class RecorderEngine> engine_;
};

}  // namespace byways::app
