// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QHash>
#include <QImage>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <QTransform>

#include <memory>

class QPainter;
class QSvgRenderer;

namespace byways::app {

class Look;

/// A board as the SVG of that name in the resources draws it, in the light or the dark style.
///
/// Lengths are those of the file ("board units") unless an area is given: then the board lies centred in
/// the area, as large as it fits.
class SvgBoard {
 public:
  /// The board ":/boards/NAME.svg", read once for each thread and kept while that runs.
  /// `letters` times as large as drawn are the names of places.
  [[nodiscard]] static const SvgBoard& get(const QString& name, bool dark, double letters = 1);
  [[nodiscard]] static const SvgBoard& get(const QString& name, const Look& look);

  SvgBoard(const QString& name, bool dark, double letters = 1);
  ~SvgBoard();
  SvgBoard(const SvgBoard&) = delete;
  SvgBoard& operator=(const SvgBoard&) = delete;

  /// False if there is no such board.
  [[nodiscard]] bool isValid() const;
  [[nodiscard]] QRectF viewBox() const;
  [[nodiscard]] bool has(const QString& id) const;
  /// The smallest rectangle around an element; null if there is none of that id.
  [[nodiscard]] QRectF bounds(const QString& id) const;
  [[nodiscard]] QPointF centre(const QString& id) const { return bounds(id).center(); }

  /// From board units to the coordinates that `area` is given in.
  [[nodiscard]] QTransform placedIn(const QRectF& area) const;
  /// About where the names of places stand on a board that is placed so.
  [[nodiscard]] QList<QRectF> namesIn(const QTransform& placed) const;
  /// Paints groups of the file one over the other, each as it lies on the board. On pixels the result is kept
  /// for the next time.
  void paint(QPainter& painter, const QRectF& area, const QStringList& groups) const;

 private:
  void render(QPainter& painter, const QRectF& target, const QStringList& groups) const;

  std::unique_ptr<QSvgRenderer> renderer_;
  QList<QRectF> names_;
  mutable QHash<QString, QRectF> bounds_;
  mutable QCache<QString, QImage> images_;
};

}  // namespace byways::app
