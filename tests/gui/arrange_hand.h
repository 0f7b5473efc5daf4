// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>

#include "app/arrange/arrange_board.h"
#include "app/arrange/arrange_page.h"
#include "tests/gui/gui_fixture.h"

namespace byways::app::test {

/// Sets up positions with real events, on the page that is for this.
class ArrangeHand {
 public:
  explicit ArrangeHand(Gui& gui) : gui_(gui) {}

  /// Opens the page from the table by its shortcut; returns whether it is open.
  [[nodiscard]] bool openFromTable();

  [[nodiscard]] ArrangePage& page() const { return *gui_.window().arranging(); }
  [[nodiscard]] ArrangeBoard& board() const { return page().board(); }
  [[nodiscard]] const Arrangement& now() const { return page().history().now(); }
  /// Clicks a piece in the palette.
  void takeUp(const QString& piece);
  void click(const QString& place, Qt::MouseButton button = Qt::LeftButton);
  void press(const char* button);
  /// Moves the cursor to the place by arrow keys; returns whether that was possible.
  [[nodiscard]] bool walkTo(const QString& place);
  [[nodiscard]] QString status() const;
  [[nodiscard]] bool canPlay() const;
  /// A picture of the board without mouse and cursor.
  [[nodiscard]] QImage picture() const;

 private:
  Gui& gui_;
};

}  // namespace byways::app::test
