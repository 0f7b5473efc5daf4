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

#include "app/settings/board_facing.h"

class QPainter;
class QSvgRenderer;

namespace byways::app {

class Look;

/// A board drawn by an SVG resource, in light or dark style. Lengths are in the file's units ("board units").
/// Functions that take an area centre the board in it, as large as possible.
class SvgBoard {
 public:
  /// The board ":/boards/NAME.svg", loaded once per thread. `letters` is the factor by which the names of
  /// places are enlarged. `facing` is for boards that look the same in every facing: only their names and
  /// signs move, and the ids of their cells change.
  [[nodiscard]] static const SvgBoard& get(const QString& name, bool dark, double letters = 1,
                                           const BoardFacing& facing = {});
  [[nodiscard]] static const SvgBoard& get(const QString& name, const Look& look,
                                           const BoardFacing& facing = {});

  explicit SvgBoard(const QString& name, bool dark, double letters = 1, const BoardFacing& facing = {});
  ~SvgBoard();
  SvgBoard(const SvgBoard&) = delete;
  SvgBoard& operator=(const SvgBoard&) = delete;

  /// False if there is no such board.
  [[nodiscard]] bool isValid() const;
  [[nodiscard]] QRectF viewBox() const;
  [[nodiscard]] bool has(const QString& id) const;
  /// The smallest rectangle around an element; null if no element has that id.
  [[nodiscard]] QRectF bounds(const QString& id) const;
  [[nodiscard]] QPointF centre(const QString& id) const { return bounds(id).center(); }

  /// The transform from board units to the coordinates of `area`.
  [[nodiscard]] QTransform placedIn(const QRectF& area) const;
  /// The approximate areas of the names of places when the board is drawn with the transform `placed`.
  [[nodiscard]] QList<QRectF> namesIn(const QTransform& placed) const;
  /// Paints the elements of the file whose ids are in `groups`, in this order, where they are on the board.
  /// On pixels the result is cached.
  void paint(QPainter& painter, const QRectF& area, const QStringList& groups) const;

 private:
  void render(QPainter& painter, const QRectF& target, const QStringList& groups) const;

  std::unique_ptr<QSvgRenderer> renderer_;
  QList<QRectF> names_;
  mutable QHash<QString, QRectF> bounds_;
  mutable QCache<QString, QImage> images_;
};

}  // namespace byways::app
