// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QTimer>
#include <QWidget>

#include "app/job/job.h"

namespace byways::app {

/// A 16:10 picture from an SVG resource with rounded corners, dimmed in the dark theme. It is drawn on a
/// worker thread at exactly the current size and resolution; until it is ready, the previous one is shown
/// scaled.
class SvgPicture : public QWidget {
  Q_OBJECT

 public:
  explicit SvgPicture(QString resource, QWidget* parent = nullptr);

  void setRadii(double top, double bottom);

  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override { return width * 10 / 16; }
  [[nodiscard]] QSize sizeHint() const override { return {320, 200}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {48, 30}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void draw();

  QString resource_;
  double top_ = 0;
  double bottom_ = 0;
  bool dark_ = false;
  bool drawnDark_ = false;
  QImage image_;
  QTimer resizeTimer_;  // so that a picture is drawn once after resizing
  Job<QImage> job_;
};

}  // namespace byways::app
