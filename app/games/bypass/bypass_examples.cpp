// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

#include "app/board/svg_board.h"
#include "app/games/bypass/bypass_painter.h"
#include "app/look/look.h"
#include "engine/bypass/bypass_game.h"

namespace byways::app {

namespace {

/// A picture as the game that leads there: finished turns by turns of both players, then the steps of a
/// turn that is still open. So the pictures can't show what the rules don't allow.
struct Example {
  const char* name = "";
  const char* turns = "";  // with commas between
  const char* open = "";
};

// Four quiet turns to draw on.
constexpr auto kBegun = "A1-B2 D1|E1,C4-C5 D2|E1,B2-C3 B4|C4,C3-C4 A2|B3";
// The same for a loop at the upper right edge, as the rulebook's example has one.
constexpr auto kNearLoop = "A3-B4 C4|C5,A3-B3 D1|D2,B2-B3 C1|C2,C3-D3 A1|B1";

// What each shows is said by its text in bypass_rules.cpp.
constexpr std::array kExamples{
    Example{.name = "bypass-path", .turns = kBegun, .open = "C3-D3"},
    Example{.name = "bypass-wall", .turns = kBegun, .open = "C3-D3 C1|C2"},
    Example{.name = "bypass-swap", .turns = kBegun, .open = "C3-D3 C1|C2 A1-B2>| B4|C4>-"},
    Example{.name = "bypass-loop", .turns = kNearLoop, .open = "B3-B4 C2|D2"},
    Example{.name = "bypass-mended", .turns = kNearLoop, .open = "B3-B4 C2|D2 A3-B4>| C4|C5>-"},
    Example{.name = "bypass-isolated", .turns = kBegun, .open = "C3-D3 E1|E2"},
    Example{.name = "bypass-score",
            .turns = "C1-C2 A1|A2,C2-C3 B1|C1,A1-B2 D3|D4,B2-B3 B1|B2,B3-C3 C1|D1,A3-B3 C5|D4,"
                     "C3-D3 B3|B4,C3-C4 D1|D2,C4-C5 A2|B3,C3-D2 D2|E2,D2-E1 E2|E3,D3-E3 B4|C5",
            .open = ""},
};

// Of the board with three hexes a side, with their coordinates; in board units.
constexpr QSizeF kShown(440, 400);
constexpr double kRounding = 14;

void playAll(Match& match, const QString& steps) {
  const QStringList words = steps.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  for (const QString& word : words) {
    static_cast<void>(match.play(word));
  }
}

}  // namespace

std::unique_ptr<Match> bypassExample(const QString& name) {
  const auto* const example = std::find_if(kExamples.begin(), kExamples.end(), [&](const Example& candidate) {
    return name == QLatin1String(candidate.name);
  });
  if (example == kExamples.end()) {
    return nullptr;
  }
  auto match = std::make_unique<Match>(
      MatchSetup{&bypass::game(), {{"board", "hexhex-3"}, {"start", 1}}, {QString(), QString()}, {0, 1}});
  const QStringList turns = QString::fromLatin1(example->turns).split(QLatin1Char(','));
  for (const QString& turn : turns) {
    playAll(*match, turn);
    static_cast<void>(match->play(QStringLiteral("end")));
  }
  playAll(*match, QString::fromLatin1(example->open));
  return match;
}

void drawBypassExample(QPainter& painter, const QRectF& area, const QString& name, const Look& look) {
  const std::unique_ptr<Match> match = bypassExample(name);
  if (match == nullptr) {
    return;
  }
  const BypassScene scene = bypassScene(*match);
  if (scene.over) {
    paintBypass(painter, area, scene, look, true);
    return;
  }
  // Only the hexes, as large as they fit: nothing is on the score tracks yet.
  const QRectF sheet = bypassSheet(scene.board, look).viewBox();
  const double scale = std::min(area.width() / kShown.width(), area.height() / kShown.height());
  const QRectF whole(area.center() + sheet.topLeft() * scale, sheet.size() * scale);
  painter.save();
  QRectF shown(QPointF(), kShown * scale);
  shown.moveCenter(area.center());
  QPainterPath card;
  card.addRoundedRect(shown, kRounding, kRounding);
  painter.setClipPath(card, Qt::IntersectClip);
  paintBypass(painter, whole, scene, look, true);
  painter.restore();
}

}  // namespace byways::app
