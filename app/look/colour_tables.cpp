// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/colour_tables.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace byways::app {

namespace {

// A missing colour is a compile error.
template <class... Colour>
constexpr std::array<QRgb, Look::kSeatColours> seatSet(Colour... colours) {
  static_assert(sizeof...(colours) == Look::kSeatColours, "each seat of a table has a colour of its own");
  return {static_cast<QRgb>(colours)...};
}

// Violet, amber, teal, red, blue and graphite, with a contrast of at least 3:1 to the cells of the boards
// (boards/style-*.css). Amber is therefore darker than on the cards, where it needs no contrast.
constexpr auto kLight = seatSet(0xff6b4fa0, 0xffbc7517, 0xff258f83, 0xffc8553d, 0xff3a6ea5, 0xff4a4e57);
constexpr auto kDark = seatSet(0xffa98be0, 0xffedb458, 0xff4fc0b0, 0xffec8369, 0xff6fa8dc, 0xffc3c6cd);
// The hues of the sets above, but each in a different lightness: any two are at least 25 (CIE76) apart for
// each of the three kinds of colour blindness.
constexpr auto kSafeLight = seatSet(0xff813ece, 0xffae7714, 0xff149c75, 0xff8d2d19, 0xff205584, 0xff303135);
constexpr auto kSafeDark = seatSet(0xffe2c5f4, 0xfffeb63a, 0xff21eab0, 0xffd7684a, 0xff2f8ee6, 0xff808590);

double linear(double channel) {
  return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) {
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

}  // namespace

Colours coloursOf(bool dark) {
  Colours colours;
  colours.dark = dark;
  colours.window = dark ? 0xff1f1c1a : 0xfff4efe6;
  colours.panel = dark ? 0xff292522 : 0xfffdfaf4;
  colours.raised = dark ? 0xff34302b : 0xffffffff;
  colours.line = dark ? 0xff403a34 : 0xffe2d8c8;
  colours.text = dark ? 0xfff1eae0 : 0xff2b2622;
  colours.quietText = dark ? 0xffb9ada0 : 0xff665b50;
  colours.accent = dark ? 0xff5cbfb1 : 0xff1d6b64;
  colours.accentText = dark ? 0xff10201e : 0xffffffff;
  colours.good = dark ? 0xff82c894 : 0xff2f7443;
  colours.warning = dark ? 0xfff2937d : 0xffb0402a;
  return colours;
}

QColor seatColourOf(int index, bool dark, bool safe) {
  const auto& set = safe ? (dark ? kSafeDark : kSafeLight) : (dark ? kDark : kLight);
  return {set.at(static_cast<std::size_t>(index))};
}

QColor blended(const QColor& first, const QColor& second, double share) {
  const auto channel = [share](float a, float b) { return static_cast<float>(a + (b - a) * share); };
  return QColor::fromRgbF(channel(first.redF(), second.redF()), channel(first.greenF(), second.greenF()),
                          channel(first.blueF(), second.blueF()));
}

double contrast(const QColor& first, const QColor& second) {
  const auto [darker, lighter] = std::minmax({luminance(first), luminance(second)});
  return (lighter + 0.05) / (darker + 0.05);
}

QColor edgeOf(const Colours& colours) { return blended(colours.quietText, colours.window, 0.3); }
QColor hoverOf(const Colours& colours) { return blended(colours.raised, colours.text, 0.06); }
QColor focusedOf(const Colours& colours) {
  return blended(colours.accent, colours.accentText, colours.dark ? 0.25 : 0.12);
}
QColor ringOf(const Colours& colours) { return colours.dark ? QColor(Qt::white) : colours.text; }
QColor chosenOf(const Colours& colours) { return blended(colours.panel, colours.accent, 0.16); }

}  // namespace byways::app
