// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPageLayout>
#include <QPageSize>
#include <QRectF>

#include <functional>

class QPagedPaintDevice;
class QPainter;

namespace byways::app {

/// What a page is printed on.
struct Paper {
  QPageSize::PageSizeId size = QPageSize::A4;
  bool landscape = false;

  /// The whole sheet: pages keep a margin of their own, so that all devices agree about it.
  [[nodiscard]] QPageLayout layout() const;
  /// The usual paper of the system's region.
  [[nodiscard]] static Paper usual();
};

/// Dots per inch; fine enough for lines and letters.
inline constexpr int kPaperResolution = 600;

/// The sheet in millimetres, and the part of it that pages are drawn in: kSheetMargin away from the edges, or
/// more where the printer can't print so near to them.
[[nodiscard]] QRectF sheetOf(const QPageLayout& layout);
[[nodiscard]] QRectF areaOf(const QPageLayout& layout);

/// Draws `count` pages one after the other. `draw` gets a painter whose unit is the millimetre, counted from
/// the sheet's corner, and the number of the page from 0. False if the device refuses; then what it has drawn
/// so far is useless. Precondition: the device is in full page mode.
[[nodiscard]] bool drawPages(QPagedPaintDevice& device, int count,
                             const std::function<void(QPainter&, int)>& draw);

}  // namespace byways::app
