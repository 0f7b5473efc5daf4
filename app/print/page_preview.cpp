// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/page_preview.h"

#include <QDialog>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace byways::app {

namespace {

constexpr int kSquare = 8;  // pixels of a square of the chequered ground behind transparent parts

void paintThrough(QPainter& painter, const QRect& area) {
  painter.fillRect(area, Qt::white);
  for (int y = 0; y * kSquare < area.height(); ++y) {
    for (int x = y % 2; x * kSquare < area.width(); x += 2) {
      const QRect square(area.left() + x * kSquare, area.top() + y * kSquare, kSquare, kSquare);
      painter.fillRect(square & area, QColor(225, 225, 225));
    }
  }
}

// Gives a preview a usual size, because it has no size hint of its own.
class PreviewRoom : public QWidget {
 public:
  PreviewRoom(QWidget* preview, const QSize& usual) : usual_(usual) {
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(preview);
  }

  [[nodiscard]] QSize sizeHint() const override { return usual_; }
  [[nodiscard]] QSize minimumSizeHint() const override { return usual_ / 2; }

 private:
  QSize usual_;
};

}  // namespace

PagePreview::PagePreview(JobThread& thread, QWidget* parent)
    : QWidget(parent), job_(thread, [this](const QImage& image) {
        image_ = image;
        update();
        if (stale_) {
          draw();
        }
      }) {}

void PagePreview::setDrawing(Drawing drawing) {
  drawing_ = std::move(drawing);
  draw();
}

void PagePreview::resizeEvent(QResizeEvent* /*event*/) { draw(); }

void PagePreview::draw() {
  stale_ = true;
  if (!drawing_ || job_.isRunning() || size().isEmpty()) {
    return;
  }
  stale_ = false;
  const QSize pixels = ((QSizeF(size()) - QSizeF(2, 2)) * devicePixelRatioF()).toSize();
  job_.start([drawing = drawing_, pixels](const JobWatch&) { return drawing(pixels); });
}

void PagePreview::paintEvent(QPaintEvent* /*event*/) {
  if (image_.isNull()) {
    return;
  }
  const double ratio = devicePixelRatioF();
  const QSize shown = (QSizeF(image_.size()) / ratio).toSize();
  QRect area(QPoint(), shown);
  area.moveCenter(rect().center());
  QPainter painter(this);
  if (image_.hasAlphaChannel()) {
    paintThrough(painter, area);
  }
  painter.drawImage(area, image_);
  painter.setPen(palette().color(QPalette::Mid));
  painter.drawRect(area.adjusted(-1, -1, 0, 0));
}

void layOutWithPreview(QDialog& dialog, QWidget* preview, const QSize& usual, QLayout* right,
                       std::initializer_list<QPushButton*> buttons) {
  auto* const row = new QHBoxLayout;
  row->addStretch();
  for (QPushButton* const button : buttons) {
    row->addWidget(button);
  }
  auto* const top = new QHBoxLayout;
  top->setSpacing(24);
  top->addWidget(new PreviewRoom(preview, usual));
  top->addLayout(right, 1);
  auto* const all = new QVBoxLayout(&dialog);
  all->setContentsMargins(24, 24, 24, 20);
  all->setSpacing(18);
  all->addLayout(top, 1);
  all->addLayout(row);
}

}  // namespace byways::app
