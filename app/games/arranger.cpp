// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/arranger.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

#include "app/board/svg_board.h"
#include "app/look/look.h"
#include "engine/core/setup.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class ArrangerTexts {
  Q_DECLARE_TR_FUNCTIONS(Arranger)
};

const QString& moverNumber() {
  static const QString id = QStringLiteral("mover");
  return id;
}

}  // namespace

void Arranger::paintGhost(QPainter& painter, const QRectF& area, const QString& place,
                          const QString& piece) const {
  const QRectF bounds = placed(area).map(surface().outlineOf(place)).boundingRect();
  const double side = std::min(bounds.width(), bounds.height());
  painter.save();
  constexpr double kPale = 0.6;
  painter.setOpacity(kPale);
  drawPiece(painter, {bounds.center().x() - side / 2, bounds.center().y() - side / 2, side, side}, piece);
  painter.restore();
}

Arrangement Arranger::usualStart() const {
  const std::unique_ptr<State> state = match_.game().new_state(match_.timeline().setup());
  const std::optional<Arrangement> start = state->arrangement();
  return tidied(start ? *start : Arrangement{.to_move = 1, .position = state->position()});
}

// Goes back from the cursor to the latest moment at which a turn was to begin.
Arrangement Arranger::from(const Timeline& timeline) const {
  for (std::size_t cursor = timeline.cursor() + 1; cursor-- > 0;) {
    if (const std::optional<Arrangement> found = timeline.state_at(cursor).arrangement()) {
      return tidied(*found);
    }
  }
  return usualStart();
}

bool Arranger::has(const Arrangement& now, const QString& place, const QString& piece) const {
  return pieceAt(now, place) == piece;
}

void Arranger::takePiece(Arrangement& now, const QString& place, const QString& /*piece*/) const {
  take(now, place);
}

QString Arranger::nameOf(const QString& piece) const {
  const QList<PaletteEntry> all = palette();
  const auto found =
      std::find_if(all.begin(), all.end(), [&piece](const PaletteEntry& one) { return one.id == piece; });
  return found == all.end() ? QString() : found->name;
}

QString Arranger::describe(const Arrangement& now, const QString& place) const {
  const QString name = nameOf(pieceAt(now, place));
  return name.isEmpty() ? ArrangerTexts::tr("%1, empty", "place").arg(place)
                        : ArrangerTexts::tr("%1, %2", "place, what lies there").arg(place, name);
}

QList<PositionNumber> Arranger::numbers(const Arrangement& now) const {
  if (match_.players() < 2) {
    return {};
  }
  PositionNumber mover{.id = moverNumber(),
                       .name = ArrangerTexts::tr("Whose turn"),
                       .least = 1,
                       .most = match_.players(),
                       .value = now.to_move};
  for (Seat seat = 1; seat <= match_.players(); ++seat) {
    mover.words.append(match_.name(seat));
  }
  return {mover};
}

void Arranger::setNumber(Arrangement& now, const QString& number, int value) const {
  if (number == moverNumber()) {
    now.to_move = value;
  }
}

MatchSetup Arranger::setupOf(const Arrangement& now) const {
  MatchSetup setup = match_.setup();
  setup.arranged = now;
  return setup;
}

std::optional<Refusal> Arranger::refusal(const Arrangement& now) const {
  Setup setup = match_.timeline().setup();
  setup.arranged = now;
  const auto state = match_.game().arranged_state(setup);
  return state ? std::nullopt : std::optional(state.error());
}

QTransform CellArranger::placed(const QRectF& area) const {
  return SvgBoard::get(picture_, look()).placedIn(area);
}

}  // namespace byways::app
