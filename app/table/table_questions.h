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
  QString yes;             ///< label of the button that does it
  bool isWelcome = false;  ///< whether `yes` is the default answer; otherwise the default changes nothing
};

/// The question before ending a turn, asked if that would end the game although the player could do something
/// else, or if something earned would be lost.
[[nodiscard]] std::optional<TableQuestion> questionBeforeEnd(const Match& match, const GameFace& face);
/// The question before playing from an earlier position, asked if that discards sealed submissions.
[[nodiscard]] std::optional<TableQuestion> questionBeforeDropping(const Match& match);

/// Asks in the window of `parent` and calls `then` after a yes, unless the match has changed meanwhile.
void askAtTable(const TableQuestion& question, const Match& match, QWidget* parent,
                const std::function<void()>& then);
/// Calls Match::takeVariation; if that would discard sealed submissions, asks first.
void takeLine(Match& match, std::size_t index, QWidget* parent);

}  // namespace byways::app
