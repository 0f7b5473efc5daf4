// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include "app/look/look.h"

namespace byways::app {

/// The colours of the light or the dark theme.
[[nodiscard]] Colours coloursOf(bool dark);

/// Seat colour `index`, which is in range; `safe` for the set that colour-blind people can tell apart.
[[nodiscard]] QColor seatColourOf(int index, bool dark, bool safe);

/// Between `first` and `second`: a `share` of 0 gives the first, 1 the second.
[[nodiscard]] QColor blended(const QColor& first, const QColor& second, double share);

/// The contrast of two opaque colours as WCAG defines it, 1 to 21.
[[nodiscard]] double contrast(const QColor& first, const QColor& second);

/// The outline of a field or check box: 3:1 against what lies around it.
[[nodiscard]] QColor edgeOf(const Colours& colours);
/// The ground of a button under the mouse, and of what is chosen in a list.
[[nodiscard]] QColor hoverOf(const Colours& colours);
/// The ground of a button of the accent's colour that has the focus, and the ring around it: 3:1 between
/// them, and between the ring and what is around the button.
[[nodiscard]] QColor focusedOf(const Colours& colours);
[[nodiscard]] QColor ringOf(const Colours& colours);
[[nodiscard]] QColor chosenOf(const Colours& colours);

}  // namespace byways::app
