// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPageLayout>
#include <QPageSize>
#include <QRectF>

#include <functional>

class QPagedPaintDevice;
class QPainter;

namespace byways::app {

/// The paper on which a page is printed.
struct Paper {
  QPageSize::PageSizeId size = QPageSize::A4;
  bool landscape = false;

  /// The layout of the whole sheet, without margins: pages keep a margin of their own, so that it is the same
  /// on all devices.
  [[nodiscard]] QPageLayout layout() const;
  /// The paper that is usual in the system's region.
  [[nodiscard]] static Paper usual();
};

/// Dots per inch; fine enough for lines and letters.
inline constexpr int kPaperResolution = 600;

/// The whole sheet (sheetOf) and the part of it in which pages are drawn (areaOf), in millimetres. The part
/// is kSheetMargin away from the edges, or more where the printer can't print so near to them.
[[nodiscard]] QRectF sheetOf(const QPageLayout& layout);
[[nodiscard]] QRectF areaOf(const QPageLayout& layout);

/// Draws `count` pages one after another. `draw` gets a painter whose unit is the millimetre and whose origin
/// is the corner of the sheet, and the number of the page from 0. Returns false if the device refuses; what
/// is drawn so far is then useless. Precondition: the device is in full page mode.
[[nodiscard]] bool drawPages(QPagedPaintDevice& device, int count,
                             const std::function<void(QPainter&, int)>& draw);

}  // namespace byways::app
