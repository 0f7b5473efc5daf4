// SPDX-License-Identifier: GPL-3.0-or-later
// What the turn allows on Bypass's board, and how its places are called.
#include <algorithm>

#include "app/games/bypass/bypass_board.h"
#include "engine/bypass/insight.h"
#include "engine/bypass/notation.h"

namespace byways::app {

namespace {

using bypass::StepKind;

bool has(const LinkList& links, int link) {
  return std::find(links.begin(), links.end(), link) != links.end();
}

}  // namespace

bool BypassBoard::isDue(Tool tool) const {
  if (mover() < 1) {
    return false;
  }
  const StepKind wanted = tool == Tool::Path ? StepKind::Path : StepKind::Wall;
  const std::vector<std::string> steps = match().timeline().open_steps();
  return std::none_of(steps.begin(), steps.end(), [&](const std::string& step) {
    const auto written = bypass::read_step(step);
    return written && written->kind == wanted;
  });
}

QString BypassBoard::stepFor(int link, Tool tool) const {
  const BypassLink& ends = links().at(link);
  return QString::fromStdString(bypass::write_step(tool == Tool::Path ? StepKind::Path : StepKind::Wall,
                                                   links().grid().name(ends.first),
                                                   links().grid().name(ends.second)));
}

// With one half chosen it is the other one, whatever lies there, so that a refusal says what is missing. The
// board shows what is chosen as it was.
QString BypassBoard::swapStepFor(int link) const {
  const BypassLink& ends = links().at(link);
  const bool toPath = scene_.chosen ? !scene_.at(*scene_.chosen).isWall : scene_.at(link).isWall;
  return QString::fromStdString(bypass::write_step(toPath ? StepKind::ToPath : StepKind::ToWall,
                                                   links().grid().name(ends.first),
                                                   links().grid().name(ends.second)));
}

bool BypassBoard::maySwap(int link) const {
  if (mover() < 1 || scene_.at(link).seat != mover()) {
    return false;
  }
  return scene_.chosen == link || !match().timeline().refusal(mover(), swapStepFor(link).toStdString());
}

int BypassBoard::stepsToWipe(int link) const {
  if (mover() < 1 || scene_.openTurn.empty()) {
    return 0;
  }
  if (scene_.chosen) {
    return scene_.chosen == link ? 1 : 0;
  }
  // A whole swap is wiped as one.
  constexpr std::size_t kWithSwap = 4;
  const std::size_t count = scene_.openTurn.size();
  if (count == kWithSwap) {
    return scene_.openTurn[count - 1] == link || scene_.openTurn[count - 2] == link ? 2 : 0;
  }
  return scene_.openTurn.back() == link ? 1 : 0;
}

void BypassBoard::findSwappable() {
  swappable_.clear();
  if (mover() < 1 || scene_.chosen || isDue(Tool::Path) || isDue(Tool::Wall)) {
    return;
  }
  for (int link = 0; link < links().count(); ++link) {
    // A click on the stroke drawn last wipes it.
    if (maySwap(link) && stepsToWipe(link) == 0) {
      swappable_.push_back(link);
    }
  }
}

LinkList BypassBoard::mendingLinks() const {
  LinkList found;
  const auto* const insight = bypass::insight_into(match().state());
  if (insight == nullptr || mover() < 1) {
    return found;
  }
  for (const bypass::SwapText& swap : insight->mending_swaps()) {
    for (const std::string& step : {swap.to_wall, swap.to_path}) {
      const auto link = links().ofStep(QString::fromStdString(step));
      if (link && !has(found, *link) && scene_.chosen != link) {
        found.push_back(*link);
      }
    }
  }
  return found;
}

std::optional<Refusal> BypassBoard::refusalAt(const QString& place) const {
  if (mover() < 1 || place.isEmpty()) {
    return std::nullopt;
  }
  const std::optional<int> link = links().find(place);
  if (link && scene_.at(*link).seat == 0 && !isDue(Tool::Path) && !isDue(Tool::Wall) && !isIllegal()) {
    return match().timeline().refusal(mover(), stepFor(*link, tool_).toStdString());
  }
  // As long as the board is illegal that is what there is to say, wherever one looks.
  if (isIllegal() && !scene_.chosen) {
    const auto refusal = match().timeline().refusal(mover(), "end");
    return refusal && (refusal->rule == "BYP-7" || refusal->rule == "BYP-8") ? refusal : std::nullopt;
  }
  return std::nullopt;
}

// The link that a step was for, wherever the stroke ended.
QString BypassBoard::placeOfRefusal(const Refusal& refusal) const {
  const bool isOfTheBoard = refusal.rule == "BYP-7" || refusal.rule == "BYP-8";  // not of one step
  for (const std::string& place : refusal.places) {
    if (QString id = QString::fromStdString(place); !isOfTheBoard && links().find(id)) {
      return id;
    }
  }
  return BoardView::placeOfRefusal(refusal);
}

void BypassBoard::activate(const QString& place) {
  const std::optional<int> link = links().find(place);
  if (!link) {
    if (const auto cell = cellOf(place); cell && mover() > 0) {
      pointFrom(*cell, std::nullopt);
    }
    return;
  }
  if (mover() < 1) {
    return;
  }
  const bool isLit = hintsAreOn_ && has(mendingLinks(), *link);
  const int steps = isLit || has(scene_.partners, *link) ? 0 : stepsToWipe(*link);
  if (steps > 0) {
    for (int i = 0; i < steps; ++i) {
      match().undo();
    }
    return;
  }
  // With both drawn a stroke can only be meant for a swap, whoever it belongs to.
  if (scene_.chosen || (scene_.at(*link).seat != 0 && !isDue(Tool::Path) && !isDue(Tool::Wall))) {
    static_cast<void>(match().play(swapStepFor(*link)));
    return;
  }
  const Tool other = tool_ == Tool::Path ? Tool::Wall : Tool::Path;
  draw(*link, !isDue(tool_) && isDue(other) ? other : tool_);
}

QString BypassBoard::actionOf(const QString& place) const {
  const std::optional<int> link = links().find(place);
  if (mover() < 1) {
    return {};
  }
  if (!link) {
    return cellOf(place) ? tr("Choose a direction") : QString();
  }
  if (mayDraw(*link, tool_)) {
    return tool_ == Tool::Path ? tr("Draw a path") : tr("Draw a wall");
  }
  if (mayDraw(*link, Tool::Path) || mayDraw(*link, Tool::Wall)) {
    return isDue(Tool::Path) ? tr("Draw a path") : tr("Draw a wall");
  }
  if (scene_.chosen == link) {
    return tr("Leave it as it is");
  }
  if (!has(scene_.partners, *link) && stepsToWipe(*link) > 0) {
    return tr("Wipe it off");
  }
  if (maySwap(*link)) {
    return scene_.at(*link).isWall ? tr("Swap it for a path") : tr("Swap it for a wall");
  }
  return {};
}

QString BypassBoard::describe(const QString& place) const {
  if (const std::optional<int> link = links().find(place)) {
    QString linkText = describeLink(*link);
    if (cursorIsVisible() && cursor() == place && mover() > 0 &&
        (mayDraw(*link, Tool::Path) || mayDraw(*link, Tool::Wall))) {
      return tr("%1. P draws a path, W a wall, arrows turn").arg(linkText);
    }
    return linkText;
  }
  const std::optional<hex::Cell> cell = cellOf(place);
  if (!cell) {
    return {};
  }
  QString hexText = describeHex(*cell);
  if (cursorIsVisible() && cursor() == place && (isDue(Tool::Path) || isDue(Tool::Wall))) {
    return tr("%1. Space, P or W to choose a direction").arg(hexText);
  }
  return hexText;
}

QString BypassBoard::describeLink(int link) const {
  const BypassLink& ends = links().at(link);
  const QString name = tr("Link %1 to %2").arg(nameOf(ends.first), nameOf(ends.second));
  const BypassInk& ink = scene_.at(link);
  if (ink.seat == 0) {
    const bool loops = isDue(Tool::Path) && has(closing_, link);
    const bool cuts = isDue(Tool::Wall) && has(cutting_, link);
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
  if (has(scene_.loop, link)) {
    return tr("%1, part of a loop").arg(stroke);
  }
  if (has(scene_.chain, link)) {
    return tr("%1, cuts hexes off").arg(stroke);
  }
  return has(scene_.openTurn, link) ? tr("%1, drawn in this turn").arg(stroke) : stroke;
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
