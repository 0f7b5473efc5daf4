// SPDX-License-Identifier: GPL-3.0-or-later
// What a board marks.
#include "app/board/board_view.h"
#include "app/look/look.h"

namespace byways::app {

BoardMarks BoardView::boardMarks() const {
  BoardMarks marks = shown_;
  if (cursorIsVisible()) {
    marks.cursor = cursor_;
  }
  if (look_.picture().highlights != Highlights::None && mover() > 0) {
    marks.legal = legalPlaces();
    if (const QString place = pointed(); !place.isEmpty() && !actionOf(place).isEmpty()) {
      marks.pointed = place;
    }
  }
  if (shownRefusal_ && !match_.timeline().outcome()) {
    marks.isOnlyPointedAt = !refusalIsAnswer();
    marks.refuse(*shownRefusal_, marks.isOnlyPointedAt ? pointed() : refusedPlace());
    marks.shake = shake();
  }
  adjustMarks(marks);
  return marks;
}

}  // namespace byways::app
