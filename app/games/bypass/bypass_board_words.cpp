// SPDX-License-Identifier: GPL-3.0-or-later
// What Bypass's board says of its places, for screen readers and for the line below it.
#include <algorithm>

#include "app/games/bypass/bypass_board.h"

namespace byways::app {

QString BypassBoard::actionOf(const QString& place) const {
  const std::optional<int> link = links().find(place);
  if (mover() < 1) {
    return {};
  }
  if (!link) {
    return cellOf(place) ? tr("Choose a direction") : QString();
  }
  if (turn_.mayDraw(*link, tool_)) {
    return tool_ == Tool::Path ? tr("Draw a path") : tr("Draw a wall");
  }
  if (turn_.mayDraw(*link)) {
    return turn_.isDue(Tool::Path) ? tr("Draw a path") : tr("Draw a wall");
  }
  if (scene_.chosen == link) {
    return tr("Leave it as it is");
  }
  if (!hasLink(scene_.partners, *link) && turn_.stepsToWipe(*link) > 0) {
    return tr("Wipe it off");
  }
  if (turn_.maySwap(*link)) {
    return scene_.at(*link).isWall ? tr("Swap it for a path") : tr("Swap it for a wall");
  }
  return {};
}

QStringList BypassBoard::legend() const {
  QStringList sentences;
  if (mover() < 1 || preferences().highlights() != Preferences::Highlights::Explain) {
    return sentences;
  }
  if (turn_.isDue(Tool::Path) && !closing_.empty()) {
    sentences.append(tr("A path here closes a loop"));
  }
  if (turn_.isDue(Tool::Wall) && !cutting_.empty()) {
    sentences.append(tr("A wall here cuts hexes off"));
  }
  return sentences;
}

QString BypassBoard::describe(const QString& place) const {
  if (const std::optional<int> link = links().find(place)) {
    QString linkText = describeLink(*link);
    if (cursorIsVisible() && cursor() == place && mover() > 0 && (turn_.mayDraw(*link))) {
      return tr("%1. P draws a path, W a wall, arrows turn").arg(linkText);
    }
    return linkText;
  }
  const std::optional<hex::Cell> cell = cellOf(place);
  if (!cell) {
    return {};
  }
  QString hexText = describeHex(*cell);
  if (cursorIsVisible() && cursor() == place && turn_.isAnyDue()) {
    return tr("%1. Space, P or W to choose a direction").arg(hexText);
  }
  return hexText;
}

QString BypassBoard::describeLink(int link) const {
  const BypassLink& ends = links().at(link);
  const QString name = tr("Link %1 to %2").arg(nameOf(ends.first), nameOf(ends.second));
  const BypassInk& ink = scene_.at(link);
  if (ink.seat == 0) {
    const bool loops = turn_.isDue(Tool::Path) && hasLink(closing_, link);
    const bool cuts = turn_.isDue(Tool::Wall) && hasLink(cutting_, link);
    return loops && cuts ? tr("%1, open. A path here closes a loop, a wall cuts hexes off").arg(name)
           : loops       ? tr("%1, open. A path here closes a loop").arg(name)
           : cuts        ? tr("%1, open. A wall here cuts hexes off").arg(name)
                         : tr("%1, open").arg(name);
  }
  const QString owner = match().name(ink.seat);
  const QString stroke =
      ink.isWall ? tr("%1, wall of %2").arg(name, owner) : tr("%1, path of %2").arg(name, owner);
  if (scene_.chosen == link) {
    return tr("%1, chosen for a swap").arg(stroke);
  }
  if (hasLink(scene_.loop, link)) {
    return tr("%1, part of a loop").arg(stroke);
  }
  if (hasLink(scene_.chain, link)) {
    return tr("%1, cuts hexes off").arg(stroke);
  }
  return hasLink(scene_.openTurn, link) ? tr("%1, drawn in this turn").arg(stroke) : stroke;
}

// "D4, path of Ann to E5, wall of Ben to D5"
QString BypassBoard::describeHex(hex::Cell cell) const {
  QStringList parts{nameOf(cell)};
  for (int letter = 0; letter < kBypassLetters; ++letter) {
    const auto [one, other] = bypassLetterHexes(scene_.side, letter);
    if (cell == one || cell == other) {
      const bool isClosed = !scene_.routes[static_cast<std::size_t>(letter)].empty();
      parts.append(isClosed ? tr("letter %1, route closed").arg(bypassLetter(letter))
                            : tr("letter %1").arg(bypassLetter(letter)));
    }
  }
  if (std::find(scene_.cutOff.begin(), scene_.cutOff.end(), cell) != scene_.cutOff.end()) {
    parts.append(tr("cut off"));
  }
  const qsizetype before = parts.size();
  for (int d = 0; d < hex::kDirections; ++d) {
    const auto next = links().grid().neighbour(cell, static_cast<hex::Direction>(d));
    const auto link = next ? links().between(cell, *next) : std::nullopt;
    if (!link || scene_.at(*link).seat == 0) {
      continue;
    }
    const QString owner = match().name(scene_.at(*link).seat);
    parts.append(scene_.at(*link).isWall ? tr("wall of %1 to %2").arg(owner, nameOf(*next))
                                         : tr("path of %1 to %2").arg(owner, nameOf(*next)));
  }
  if (parts.size() == before) {
    parts.append(tr("nothing drawn"));
  }
  return parts.join(QStringLiteral(", "));
}

}  // namespace byways::app
