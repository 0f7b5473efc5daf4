// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QLayout;
class QWidget;

namespace byways::app {

/// Brings all layouts in the widget up to date at once, from the innermost outwards. By itself Qt does that
/// later, with one event for each level; until then the outer layouts measure outdated contents. To be called
/// before anything is measured.
void settle(QWidget& widget);

/// The least height of a layout that is `width` pixels wide, and its preferred height, in pixels. These
/// functions also work for layouts without wrapped text, for which Qt has no height for a width.
[[nodiscard]] int leastHeight(const QLayout& layout, int width);
[[nodiscard]] int wantedHeight(const QLayout& layout, int width);

/// The height of a column whose parts have the heights `heights`. A part with height 0 is absent and needs no
/// spacing.
[[nodiscard]] int heightOfColumn(const QList<int>& heights, int spacing);

}  // namespace byways::app
