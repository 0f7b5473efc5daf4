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

/// How many units make a pixel. Recorded coordinates are whole numbers of units.
inline constexpr int kUnitsPerPixel = 6;

/// One thing that was painted.
struct RecordedElement {
  int shape = 0;  ///< its number in the store
  int x = 0;      ///< where the shape's first point lies, or the centre of a piece; in units
  int y = 0;
  int style = 0;  ///< its number in the store
  int clip = -1;  ///< the number of its clip in the store; -1 if there is none

  bool operator==(const RecordedElement&) const = default;
};

/// The parts of recordings, each stored once and identified by a number, so that recordings that share a
/// store are compared by comparing numbers.
class RecordedStore {
 public:
  /// SVG path data relative to the path's first point, or the parts of a piece.
  struct Shape {
    QByteArray path;                     ///< empty for a piece
    std::vector<RecordedElement> parts;  ///< the elements of a piece; empty for a path
    QRectF bounds;                       ///< in units
  };
  /// SVG presentation properties.
  struct Style {
    QByteArray css;
    double reach = 0;          ///< how far a stroke goes beyond the shape, in units
    int gradients[2]{-1, -1};  ///< their numbers, for the fill and for the stroke; -1 for none
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
  /// The whole SVG element of a gradient, with "%1" in place of its id.
  [[nodiscard]] const QByteArray& gradient(int number) const {
    return gradients_[static_cast<std::size_t>(number)];
  }
  /// The id by which a style's CSS refers to a gradient.
  [[nodiscard]] static QByteArray gradientId(int number);
  [[nodiscard]] int shapeCount() const { return static_cast<int>(shapes_.size()); }

 private:
  friend class Recorder;
  friend class RecorderEngine;

  // Each of these functions stores its argument, unless the store has it already, and returns its number.
  int storeShape(const QByteArray& path, const QRectF& bounds);
  int storePiece(std::vector<RecordedElement> parts);
  int storeStyle(const Style& style);
  int storeGradient(const QByteArray& svg);
  int storeClip(const Clip& clip);

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
/// everywhere. Images can't be recorded. May be used on any thread, as long as no other thread uses the
/// store.
class Recorder : public QPaintDevice {
 public:
  /// `size` is in pixels; `store` must outlive the recorder.
  Recorder(QSize size, RecordedStore& store);
  ~Recorder() override;
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;

  /// The recorder that a painter paints on; null if the painter paints on another device.
  [[nodiscard]] static Recorder* of(const QPainter& painter);

  [[nodiscard]] const std::vector<RecordedElement>& elements() const { return elements_; }

  /// Records a piece. All pieces of one `kind` and `radius` must look alike: `paint` is called for the first
  /// one only. See drawKeptPiece.
  void keepPiece(QPainter& painter, const QString& kind, QPointF centre, double radius,
                 const std::function<void(QPainter&, QPointF, double)>& paint);
  /// Records a picture. All pictures of one `name` must look alike: `paint` is called for the first one only.
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
