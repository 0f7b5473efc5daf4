// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/mono_line/mono.h"

#include <array>

namespace byways::app {

std::span<const PassPicture> monoPictures() {
  // What each shows is said by its text in mono_rules.cpp.
  static const std::array pictures{
      PassPicture{.name = "mono-lines",
                  .region = QRectF(-250, -250, 500, 420),
                  .pieces = "F1=white D5=black",
                  .tinted = "F1 D5",
                  .colour = "black"},
      PassPicture{.name = "mono-shared",
                  .region = QRectF(-250, -250, 500, 250),
                  .pieces = "F1=red G3=blue",
                  .lines = "G3-F1",
                  .proving = "F1 G3",
                  .wrong = "G3",
                  .colour = "blue"},
  };
  return pictures;
}

}  // namespace byways::app
