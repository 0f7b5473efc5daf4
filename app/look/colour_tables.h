// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include "app/look/look.h"

namespace byways::app {

/// The colours of the light or the dark theme.
[[nodiscard]] Colours coloursOf(bool dark);

/// The colour of a seat. `index` is from 0 to Look::kSeatColours - 1; `safe` selects the set for colour-blind
/// people.
[[nodiscard]] QColor seatColourOf(int index, bool dark, bool safe);

/// A mixture: a `share` of 0 gives `first`, 1 gives `second`.
[[nodiscard]] QColor blended(const QColor& first, const QColor& second, double share);

/// The contrast of two opaque colours as WCAG defines it, 1 to 21.
[[nodiscard]] double contrast(const QColor& first, const QColor& second);

/// The outline of a field or check box, with a contrast of 3:1 to its surroundings.
[[nodiscard]] QColor edgeOf(const Colours& colours);
/// The background of a hovered button and of a selected list entry.
[[nodiscard]] QColor hoverOf(const Colours& colours);
/// The background of an accent-coloured button with the focus, and the ring around it. Contrast is 3:1
/// between the two, and between the ring and its surroundings.
[[nodiscard]] QColor focusedOf(const Colours& colours);
[[nodiscard]] QColor ringOf(const Colours& colours);
[[nodiscard]] QColor chosenOf(const Colours& colours);

}  // namespace byways::app
