// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <optional>

#include "app/games/game_face.h"

class QWidget;

namespace byways::app {

/// A question before something that many people would want to undo.
struct TableQuestion {
  QString text;
  QString more;            ///< what else there is to know; may be empty
  QString yes;             ///< the button that does it
  bool isWelcome = false;  ///< whether that is the default; else it is the answer that changes nothing
};

/// What to ask before the turn in hand ends: if that ends the game although something else could be done, or
/// if something earned would be lost.
[[nodiscard]] std::optional<TableQuestion> questionBeforeEnd(const Match& match, const GameFace& face);
/// What to ask before something is played behind an earlier position, if that throws away what is sealed.
[[nodiscard]] std::optional<TableQuestion> questionBeforeDropping(const Match& match);

/// Asks over the window of `parent` and calls `then` after a yes, unless the match has gone on meanwhile.
void askAtTable(const TableQuestion& question, const Match& match, QWidget* parent,
                const std::function<void()>& then);
/// Match::takeVariation, after a question where that throws away what is sealed.
void takeLine(Match& match, std::size_t index, QWidget* parent);

}  // namespace byways::app
