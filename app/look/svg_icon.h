// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIconEngine>
#include <QPointer>

#include <functional>

namespace byways::app {

/// Draws an icon of resources/icons from its SVG, at any size and resolution, in the current colour.
class SvgIcon : public QIconEngine {
 public:
  using Colour = std::function<QColor()>;

  /// `colour` is called for each painting; if empty, the picture keeps its own colours.
  SvgIcon(QString name, Colour colour);

  void paint(QPainter* painter, const QRect& area, QIcon::Mode mode, QIcon::State state) override;
  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override;
  [[nodiscard]] QIconEngine* clone() const override;
  QString iconName() override { return name_; }

 private:
  QString name_;
  Colour colour_;
};

}  // namespace byways::app
