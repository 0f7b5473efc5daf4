// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>

#include <functional>
#include <initializer_list>

#include "app/job/job.h"

class QDialog;
class QLayout;
class QPushButton;

namespace byways::app {

/// A preview of what will be printed or written. It is drawn on another thread, so that the dialog never
/// waits.
class PagePreview : public QWidget {
  Q_OBJECT

 public:
  /// Draws a picture that is at most as large as `pixels`. Runs on the thread given to the constructor, so
  /// the function must own everything that it uses.
  using Drawing = std::function<QImage(const QSize& pixels)>;

  /// `thread` draws the preview. Once it is gone, nothing more is drawn.
  explicit PagePreview(JobThread& thread, QWidget* parent = nullptr);

  void setDrawing(Drawing drawing);
  /// The picture that is shown; null before the first. For tests.
  [[nodiscard]] const QImage& image() const { return image_; }
  /// Whether image() is the result of the latest request.
  [[nodiscard]] bool isCurrent() const { return !stale_ && !job_.isRunning(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void draw();

  Drawing drawing_;
  QImage image_;
  bool stale_ = true;
  Job<QImage> job_;
};

/// Lays out a dialog: the preview on the left, `right` beside it, and the buttons at the bottom right. The
/// preview becomes smaller than `usual` if there is less room.
void layOutWithPreview(QDialog& dialog, QWidget* preview, const QSize& usual, QLayout* right,
                       std::initializer_list<QPushButton*> buttons);

}  // namespace byways::app
