// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass_board.h"

#include <algorithm>

#include "app/match/match.h"
#include "engine/bypass/insight.h"
#include "engine/bypass/notation.h"

namespace byways::app {

using bypass::StepKind;

Seat BypassTurn::mover() const { return match_.mover(); }

std::optional<Refusal> BypassTurn::refusalOf(const QString& step) const {
  return match_.timeline().refusal(mover(), step.toStdString());
}

bool BypassTurn::isDue(BypassPen pen) const {
  if (mover() < 1) {
    return false;
  }
  const StepKind wanted = pen == BypassPen::Path ? StepKind::Path : StepKind::Wall;
  const std::vector<std::string> steps = match_.timeline().open_steps();
  return std::none_of(steps.begin(), steps.end(), [&](const std::string& step) {
    const auto written = bypass::read_step(step);
    return written && written->kind == wanted;
  });
}

bool BypassTurn::mayDraw(int link, BypassPen pen) const { return scene_.at(link).seat == 0 && isDue(pen); }

QString BypassTurn::stepFor(int link, BypassPen pen) const {
  const BypassLink& ends = scene_.links().at(link);
  const hex::Grid& grid = scene_.links().grid();
  return QString::fromStdString(bypass::write_step(pen == BypassPen::Path ? StepKind::Path : StepKind::Wall,
                                                   grid.name(ends.first), grid.name(ends.second)));
}

// Once one half is chosen, any link is taken as the other half, so that a refusal can say what is missing.
// The scene still shows the chosen link unchanged.
QString BypassTurn::swapStepFor(int link) const {
  const BypassLink& ends = scene_.links().at(link);
  const hex::Grid& grid = scene_.links().grid();
  const bool toPath = scene_.chosen ? !scene_.at(*scene_.chosen).isWall : scene_.at(link).isWall;
  return QString::fromStdString(bypass::write_step(toPath ? StepKind::ToPath : StepKind::ToWall,
                                                   grid.name(ends.first), grid.name(ends.second)));
}

bool BypassTurn::maySwap(int link) const {
  if (mover() < 1 || scene_.at(link).seat != mover()) {
    return false;
  }
  return scene_.chosen == link || !refusalOf(swapStepFor(link));
}

int BypassTurn::stepsToWipe(int link) const {
  if (mover() < 1 || scene_.openTurn.empty()) {
    return 0;
  }
  if (scene_.chosen) {
    return scene_.chosen == link ? 1 : 0;
  }
  // Both halves of a swap are wiped together.
  constexpr std::size_t kWithSwap = 4;
  const std::size_t count = scene_.openTurn.size();
  if (count == kWithSwap) {
    return scene_.openTurn[count - 1] == link || scene_.openTurn[count - 2] == link ? 2 : 0;
  }
  return scene_.openTurn.back() == link ? 1 : 0;
}

LinkList BypassTurn::swappable() const {
  LinkList found;
  if (mover() < 1 || scene_.chosen || isAnyDue()) {
    return found;
  }
  for (int link = 0; link < scene_.links().count(); ++link) {
    if (maySwap(link) && stepsToWipe(link) == 0) {
      found.push_back(link);
    }
  }
  return found;
}

LinkList BypassTurn::mending() const {
  LinkList found;
  const auto* const insight = bypass::insight_into(match_.state());
  if (insight == nullptr || mover() < 1) {
    return found;
  }
  for (const bypass::SwapText& swap : insight->mending_swaps()) {
    for (const std::string& step : {swap.to_wall, swap.to_path}) {
      const auto link = scene_.links().ofStep(QString::fromStdString(step));
      if (link && !hasLink(found, *link) && scene_.chosen != link) {
        found.push_back(*link);
      }
    }
  }
  return found;
}

std::optional<Refusal> BypassTurn::refusalOf(std::optional<int> link, BypassPen pen) const {
  if (mover() < 1) {
    return std::nullopt;
  }
  if (link && scene_.at(*link).seat == 0 && !isAnyDue() && !isIllegal()) {
    return refusalOf(stepFor(*link, pen));
  }
  // While the board is illegal, every link gets the same refusal, that of ending the turn.
  if (isIllegal() && !scene_.chosen) {
    const auto refusal = match_.timeline().refusal(mover(), "end");
    return refusal && isOfTheBoard(*refusal) ? refusal : std::nullopt;
  }
  return std::nullopt;
}

bool BypassTurn::isOfTheBoard(const Refusal& refusal) {
  return refusal.reason == "bypass.loop" || refusal.reason == "bypass.isolated";
}

}  // namespace byways::app
