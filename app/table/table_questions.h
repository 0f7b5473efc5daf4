// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <optional>

#include "app/games/game_face.h"

class QWidget;

namespace byways::app {

/// A question before something that people might regret.
struct TableQuestion {
  QString text;
  QString more;            ///< further information; may be empty
  QString yes;             ///< the button that does it
  bool isWelcome = false;  ///< whether `yes` is the default answer; otherwise the default changes nothing
};

/// The question before ending a turn, if that ends the game although there are alternatives, or if something
/// earned would be lost.
[[nodiscard]] std::optional<TableQuestion> questionBeforeEnd(const Match& match, const GameFace& face);
/// The question before playing from an earlier position, if that discards sealed submissions.
[[nodiscard]] std::optional<TableQuestion> questionBeforeDropping(const Match& match);

/// Asks in the window of `parent` and calls `then` after a yes, unless the match has changed meanwhile.
void askAtTable(const TableQuestion& question, const Match& match, QWidget* parent,
                const std::function<void()>& then);
/// Match::takeVariation, after a question if that discards sealed submissions.
void takeLine(Match& match, std::size_t index, QWidget* parent);

}  // namespace byways::app
