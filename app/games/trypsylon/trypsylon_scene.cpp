// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon_scene.h"

#include <algorithm>

#include "app/board/place_names.h"
#include "app/games/trypsylon/trypsylon_places.h"
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

template <class Board>
trypsylon::Cards cardsOf(const TrypsylonScene& scene) {
  const TrypsylonPlaces places(scene.columns, scene.rows);
  trypsylon::Cards cards;
  trypsylon::for_each(Board::kTables.all, [&](trypsylon::Cell cell) {
    const TrypsylonCard card = scene.at(QString::fromStdString(trypsylon::cell_name(cell)));
    if (card == TrypsylonCard::Down) {
      cards.put_face_down(cell);
    } else if (card != TrypsylonCard::Vacant) {
      cards.put(cell, trypsylonCorner(card));
    }
  });
  return cards;
}

template <class Board>
void findPathways(TrypsylonScene& scene) {
  const trypsylon::Cards cards = cardsOf<Board>(scene);
  const trypsylon::Pathways<Board> pathways(cards);
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
  scene.joints = trypsylon::joints_of<Board>(cards);
}

template <int Columns>
void findPathwaysIn(TrypsylonScene& scene) {
  switch (scene.rows) {
    case 2:
      return findPathways<trypsylon::Board<Columns, 2>>(scene);
    case 3:
      return findPathways<trypsylon::Board<Columns, 3>>(scene);
    case 4:
      return findPathways<trypsylon::Board<Columns, 4>>(scene);
    case 5:
      return findPathways<trypsylon::Board<Columns, 5>>(scene);
    default:
      return findPathways<trypsylon::Board<Columns, 6>>(scene);
  }
}

}  // namespace

TrypsylonCard trypsylonCard(trypsylon::Corner corner) {
  constexpr std::array kCards{TrypsylonCard::Nw, TrypsylonCard::Ne, TrypsylonCard::Se, TrypsylonCard::Sw};
  return kCards.at(static_cast<std::size_t>(corner));
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
    if (scene.hand == 0) {  // in the middle of a turn nothing is won (TRY-7)
      scene.lit[static_cast<std::size_t>(goal)] = placeNames(insight->pathway(goal));
    }
  }
  scene.joints = insight->joints();
  return scene;
}

TrypsylonScene trypsylonScene(const Match& match) {
  TrypsylonScene scene = trypsylonScene(match.state());
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
  const QStringList cells = TrypsylonPlaces(columns, rows).cells();
  for (qsizetype i = 0; i < std::min(words.size(), cells.size()); ++i) {
    if (const TrypsylonCard card = cardOf(words[i]); card != TrypsylonCard::Vacant) {
      scene.cards.insert(cells[i], card);
    }
  }
  switch (columns) {
    case 2:
      findPathwaysIn<2>(scene);
      break;
    case 3:
      findPathwaysIn<3>(scene);
      break;
    case 4:
      findPathwaysIn<4>(scene);
      break;
    case 5:
      findPathwaysIn<5>(scene);
      break;
    default:
      findPathwaysIn<6>(scene);
  }
  return scene;
}

}  // namespace byways::app
