// SPDX-License-Identifier: GPL-3.0-or-later
// The pens on Bypass's board, and what lies beside its hexes.
#include <QPushButton>

#include "app/board/svg_board.h"
#include "app/games/bypass/bypass_board.h"
#include "app/games/bypass/bypass_painter.h"
#include "app/games/bypass/bypass_tools.h"
#include "app/look/look.h"

namespace byways::app {

void BypassBoard::setTool(Tool tool) {
  tool_ = tool;
  penIsTaken_ = true;
  refreshTools();
  update();
}

void BypassBoard::refreshTools() {
  const bool playing = mover() > 0;
  const QColor ink = look().seatColour(playing ? match().colourIndex(mover()) : 0);
  // With one stroke drawn the pen for the other is in hand by itself.
  const bool hasPen = isDue(Tool::Path) && isDue(Tool::Wall) ? penIsTaken_ : isDue(tool_);
  tools_->refresh(hasPen ? std::optional(tool_ == Tool::Wall) : std::nullopt, ink, isDue(Tool::Path),
                  isDue(Tool::Wall));
  tools_->setVisible(playing);
  const bool canMend = playing && isIllegal() && !mendingLinks().empty();
  if (!canMend) {
    showMe_->setChecked(false);
  }
  showMe_->setText(tr("Show me"));
  showMe_->setToolTip(tr("Light up the strokes that a swap could change to mend the board"));
  showMe_->setVisible(canMend);
  placeTools();
}

// In the corners of the sheet, which the hexes leave free. Where the sheet is small they go further out, so
// that they never lie on a sign.
void BypassBoard::placeTools() {
  constexpr double kFrame = 41;  // from the picture's edge to the sheet
  const QRectF sheet = placed().mapRect(
      bypassSheet(scene_.board, look()).viewBox().adjusted(kFrame, kFrame, -kFrame, -kFrame));
  constexpr double kCompactBelow = 0.62;
  const bool isSmall = placed().m11() < kCompactBelow;
  const int margin = isSmall ? 4 : 8;
  tools_->setCompact(isSmall);
  const QRectF sign =
      placed().mapRect(bypassSheet(scene_.board, look()).bounds(QStringLiteral("letter-") + nameOf(0)));
  const QPoint corner = sheet.topLeft().toPoint() + QPoint(margin, margin);
  for (const bool isUpright : {false, true}) {
    tools_->setUpright(isUpright);
    const QPoint outside(2, std::max(2, sheet.toRect().top() - tools_->height() / 2));
    bool isFree = false;
    for (const QPoint at : {corner, QPoint(2, corner.y()), outside, QPoint(2, 2)}) {
      tools_->move(at);
      isFree = !sign.adjusted(-2, -2, 2, 2).intersects(tools_->geometry());
      if (isFree) {
        break;
      }
    }
    if (isFree) {
      break;
    }
  }
  showMe_->adjustSize();
  showMe_->move(sheet.bottomLeft().toPoint() + QPoint(margin, -margin - showMe_->height()));
}

std::optional<int> BypassBoard::letterAt(QPointF point) const {
  const SvgBoard& sheet = bypassSheet(scene_.board, look());
  const QPointF at = toBoard(point);
  for (int letter = 0; letter < kBypassLetters; ++letter) {
    if (sheet.bounds(QStringLiteral("track-%1").arg(QChar(u'A' + static_cast<char16_t>(letter))))
            .contains(at)) {
      return letter;
    }
    for (const hex::Cell cell : bypassLetterHexes(scene_.side, letter)) {
      if (sheet.bounds(QStringLiteral("letter-") + nameOf(cell)).contains(at)) {
        return letter;
      }
    }
  }
  return std::nullopt;
}

}  // namespace byways::app
