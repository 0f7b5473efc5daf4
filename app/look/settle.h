// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QLayout;
class QWidget;

namespace byways::app {

/// Brings all layouts in the widget up to date at once, from the innermost outwards. Qt does that with the
/// events to come, one level after the other; until then the outer ones measure what was there before. To be
/// called before anything is measured.
void settle(QWidget& widget);

/// The least height of a layout at that width, and the height that it would like to have, in pixels; also
/// where no text is wrapped, and Qt knows no height for a width.
[[nodiscard]] int leastHeight(const QLayout& layout, int width);
[[nodiscard]] int wantedHeight(const QLayout& layout, int width);

/// Of parts below each other; those of no height aren't there and need no spacing.
[[nodiscard]] int heightOfColumn(const QList<int>& heights, int spacing);

}  // namespace byways::app
