// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

#include "app/statistics/charts.h"

namespace byways::app {

/// A chart in the window. It accepts keyboard focus, so that screen readers read out what it shows.
class ChartView : public QWidget {
  Q_OBJECT

 public:
  using Draw = std::function<void(QPainter&, const QRectF&, const ChartLook&)>;
  using Height = std::function<double(const QFont&)>;

  /// `look` must outlive the view.
  explicit ChartView(const Look& look, QWidget* parent = nullptr);

  /// `name` and `text` describe the chart to screen readers.
  void setChart(const Draw& draw, const Height& height, const QString& name, const QString& text);

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  const Look& look_;
  Draw draw_;
  Height height_;
};

}  // namespace byways::app
