// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon_scene.h"

#include <algorithm>
#include <cmath>

#include "app/board/place_names.h"
#include "app/match/match.h"
#include "engine/trypsylon/joints.h"
#include "engine/trypsylon/pathways.h"

namespace byways::app {

namespace {

using trypsylon::Goal;
using trypsylon::Side;

TrypsylonCard cardOf(const QString& word) {
  static const QHash<QString, TrypsylonCard> kWords{{QStringLiteral("?"), TrypsylonCard::Down},
                                                    {QStringLiteral("nw"), TrypsylonCard::Nw},
                                                    {QStringLiteral("ne"), TrypsylonCard::Ne},
                                                    {QStringLiteral("se"), TrypsylonCard::Se},
                                                    {QStringLiteral("sw"), TrypsylonCard::Sw}};
  return kWords.value(word, TrypsylonCard::Vacant);
}

trypsylon::Cards cardsOf(const TrypsylonScene& scene) {
  const TrypsylonSurface places(scene.columns, scene.rows);
  trypsylon::Cards cards;
  trypsylon::for_each(trypsylon::Board(scene.columns, scene.rows).tables().all, [&](trypsylon::Cell cell) {
    const TrypsylonCard card = scene.at(QString::fromStdString(trypsylon::cell_name(cell)));
    if (card == TrypsylonCard::Down) {
      cards.put_face_down(cell);
    } else if (card != TrypsylonCard::Vacant) {
      cards.put(cell, trypsylonCorner(card));
    }
  });
  return cards;
}

void findPathways(TrypsylonScene& scene) {
  const trypsylon::Board board(scene.columns, scene.rows);
  const trypsylon::Cards cards = cardsOf(scene);
  const trypsylon::Pathways pathways(board, cards);
  for (const Side side : trypsylon::kSides) {
    scene.joined[static_cast<std::size_t>(side)] =
        placeNames(trypsylon::cell_names(pathways.joined_to(side)));
  }
  for (const Goal goal : trypsylon::kGoals) {
    const trypsylon::Pathway found = trypsylon::shortest_pathway(pathways, goal);
    for (int i = 0; i < found.count; ++i) {
      scene.lit[static_cast<std::size_t>(goal)].append(
          QString::fromStdString(trypsylon::cell_name(found.cells[static_cast<std::size_t>(i)])));
    }
  }
  scene.joints = trypsylon::joints_of(board, cards);
}

using trypsylon::Corner;

constexpr double kHalf = kTrypsylonCell / 2;
constexpr double kBend = 27;  // distance from the card's centre to where the arms to the sides bend
constexpr double kLanding = 42;

// The point where the pathways of two cards meet, relative to the centre of `one`; nothing if they don't
// meet.
std::optional<QPointF> meeting(const TrypsylonScene& scene, const TrypsylonSurface& places,
                               const QString& one, const QString& other) {
  const QPointF way = (places.areaOf(other).center() - places.areaOf(one).center()) / kTrypsylonCell;
  for (const Side side : trypsylon::kSides) {
    const Side opposite = trypsylon::kSides[(static_cast<std::size_t>(side) + 2) % 4];
    if (way == trypsylonOutward(side) && trypsylonHasArm(scene.at(one), side) &&
        trypsylonHasArm(scene.at(other), opposite)) {
      return way;
    }
  }
  const QPointF corner = trypsylonTowards(trypsylonCorner(scene.at(one)));
  const QPointF theirs = trypsylonTowards(trypsylonCorner(scene.at(other)));
  return corner == theirs + 2 * way ? std::optional(corner) : std::nullopt;
}

// The direction from the centre of the card on `cell`, at the edge, to the point where its pathway meets the
// frame at `side`.
QPointF landfall(const TrypsylonScene& scene, const QString& cell, Side side) {
  return trypsylonHasArm(scene.at(cell), side) ? trypsylonOutward(side)
                                               : trypsylonTowards(trypsylonCorner(scene.at(cell)));
}

QPainterPath fullArm(Corner corner, QPointF towards) {
  QPainterPath arm = trypsylonArm(corner, towards);
  arm.lineTo(kHalf * towards);
  return arm;
}

}  // namespace

TrypsylonCard trypsylonCard(trypsylon::Corner corner) {
  constexpr std::array kCorners{TrypsylonCard::Nw, TrypsylonCard::Ne, TrypsylonCard::Se, TrypsylonCard::Sw};
  return kCorners.at(static_cast<std::size_t>(corner));
}

trypsylon::Corner trypsylonCorner(TrypsylonCard card) {
  return static_cast<trypsylon::Corner>(static_cast<int>(card) - static_cast<int>(TrypsylonCard::Nw));
}

TrypsylonScene trypsylonScene(const State& state) {
  TrypsylonScene scene;
  const trypsylon::Insight* const insight = trypsylon::insight_into(state);
  if (insight == nullptr) {
    return scene;
  }
  scene.columns = insight->columns();
  scene.rows = insight->rows();
  for (const std::string& cell : insight->face_down()) {
    scene.cards.insert(QString::fromStdString(cell), TrypsylonCard::Down);
  }
  for (const trypsylon::Corner corner : trypsylon::kCorners) {
    for (const std::string& cell : insight->face_up(corner)) {
      scene.cards.insert(QString::fromStdString(cell), trypsylonCard(corner));
    }
  }
  scene.last = QString::fromStdString(insight->last_inserted());
  for (const Side side : trypsylon::kSides) {
    scene.joined[static_cast<std::size_t>(side)] = placeNames(insight->joined_to(side));
  }
  scene.hand = insight->hand();
  for (const Goal goal : trypsylon::kGoals) {
    if (scene.hand == 0) {  // nothing is won in the middle of a turn (TRY-7)
      scene.lit[static_cast<std::size_t>(goal)] = placeNames(insight->pathway(goal));
    }
  }
  scene.joints = insight->joints();
  return scene;
}

// Sides, corners and facings are numbered clockwise. The board of TRYPSYLON is never mirrored.
Side trypsylonAsFaced(Side side, const BoardFacing& facing) {
  return static_cast<Side>((static_cast<int>(side) + facing.steps) % 4);
}

Corner trypsylonAsFaced(Corner corner, const BoardFacing& facing) {
  return static_cast<Corner>((static_cast<int>(corner) + facing.steps) % 4);
}

TrypsylonScene trypsylonScene(const Match& match, const BoardFacing& facing) {
  TrypsylonScene scene = trypsylonScene(match.state());
  scene.facing = facing;
  scene.over = match.timeline().outcome().has_value();
  if (const auto* const insight = trypsylon::insight_into(match.state())) {
    for (const Goal goal : trypsylon::kGoals) {
      scene.colours[static_cast<std::size_t>(goal)] = match.colourIndex(insight->owner(goal));
    }
  }
  return scene;
}

TrypsylonScene trypsylonScene(int columns, int rows, const QString& cards) {
  TrypsylonScene scene;
  scene.columns = columns;
  scene.rows = rows;
  const QStringList words = cards.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  const QStringList cells = TrypsylonSurface(columns, rows).cells();
  for (qsizetype i = 0; i < std::min(words.size(), cells.size()); ++i) {
    if (const TrypsylonCard card = cardOf(words[i]); card != TrypsylonCard::Vacant) {
      scene.cards.insert(cells[i], card);
    }
  }
  findPathways(scene);
  return scene;
}

QPointF trypsylonOutward(Side side) { return -TrypsylonSurface::inward(side) / kTrypsylonCell; }

QPointF trypsylonTowards(Corner corner) {
  switch (corner) {
    case Corner::NorthWest:
      return {-1, -1};
    case Corner::NorthEast:
      return {1, -1};
    case Corner::SouthEast:
      return {1, 1};
    case Corner::SouthWest:
      break;
  }
  return {-1, 1};
}

bool trypsylonHasArm(TrypsylonCard card, Side side) {
  if (card == TrypsylonCard::Vacant || card == TrypsylonCard::Down) {
    return false;
  }
  return QPointF::dotProduct(trypsylonTowards(trypsylonCorner(card)), trypsylonOutward(side)) < 0;
}

QPainterPath trypsylonArm(Corner corner, QPointF towards) {
  const QPointF fork = -kTrypsylonFork * trypsylonTowards(corner);
  QPainterPath arm(fork);
  if (towards.x() != 0 && towards.y() != 0) {
    arm.lineTo(kLanding * towards);
  } else {
    arm.quadTo(kBend * towards, kHalf * towards);
  }
  return arm;
}

QPainterPath trypsylonWay(Corner corner, bool joined) {
  const QPointF towards = trypsylonTowards(corner);
  QPainterPath way = joined ? fullArm(corner, towards) : trypsylonArm(corner, towards);
  way.addPath(trypsylonArm(corner, {-towards.x(), 0}));
  way.addPath(trypsylonArm(corner, {0, -towards.y()}));
  return way;
}

QPainterPath trypsylonPathway(const TrypsylonScene& scene, trypsylon::Goal goal) {
  const TrypsylonSurface places(scene.columns, scene.rows);
  const QStringList& cells = scene.lit[static_cast<std::size_t>(goal)];
  const auto [from, to] = trypsylon::sides_of(goal);
  QPainterPath way;
  for (qsizetype i = 0; i < cells.size(); ++i) {
    const QPointF middle = places.areaOf(cells[i]).center();
    const Corner corner = trypsylonCorner(scene.at(cells[i]));
    QPointF enter = landfall(scene, cells[i], from);
    if (i > 0) {
      const auto back = meeting(scene, places, cells[i], cells[i - 1]);
      enter = back.value_or(enter);
    } else {
      way.moveTo(middle + kHalf * enter + kTrypsylonJetty * trypsylonOutward(from));
      way.lineTo(middle + kHalf * enter);
    }
    QPointF leave = landfall(scene, cells[i], to);
    if (i + 1 < cells.size()) {
      const auto on = meeting(scene, places, cells[i], cells[i + 1]);
      leave = on.value_or(leave);
    }
    way.connectPath(fullArm(corner, enter).toReversed().translated(middle));
    way.connectPath(fullArm(corner, leave).translated(middle));
    if (i + 1 == cells.size()) {
      way.lineTo(middle + kHalf * leave + kTrypsylonJetty * trypsylonOutward(to));
    }
  }
  return way;
}

}  // namespace byways::app
