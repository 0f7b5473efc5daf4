// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse, pen, touch and keys on Bypass's board. The arrow keys go from hex to hex or, once a hex has been
// chosen, around it from link to link.
#include <QAbstractButton>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/board/hex_keys.h"
#include "app/games/bypass/bypass.h"
#include "app/games/bypass/bypass_board.h"
#include "app/look/look.h"
#include "engine/bypass/reasons.h"

namespace byways::app {

namespace {

constexpr double kFarEnough = 26;  // minimum length of a stroke that shows its direction, in board units
constexpr double kSideReach = 26;  // how near to a side a broad stroke must be, in board units
constexpr int kTurn = 60;          // degrees between two directions

double along(QPointF way, const QLineF& line) {
  return std::abs(QPointF::dotProduct(way, line.p2() - line.p1()) / line.length());
}

}  // namespace

void BypassBoard::handMoved() {
  if (hand().press()) {
    motion_.stopScoring();
    penIsDown_ = false;
  }
}

// Whether a stroke that begins on a link means this link. If the link holds a path or wall already, it
// doesn't: the stroke then starts from the hex. On the board of points, it only does near the middle of the
// link.
bool BypassBoard::beginsOn(int link, QPointF from) const {
  constexpr double kMiddle = 15;
  return scene_.at(link).seat == 0 &&
         (!scene_.onPoints || QLineF(links().middle(link), from).length() < kMiddle);
}

// If a stroke leads from one hex to another that isn't adjacent: the step for a path between these hexes.
// There is no such link, so the step will be refused; none of the links in between was meant. Empty for other
// strokes.
QString BypassBoard::pathTooFar(QPointF from, QPointF to) const {
  const std::optional<hex::Cell> begin = hexCellAt(links().grid(), from);
  const std::optional<hex::Cell> end = hexCellAt(links().grid(), to);
  return begin && end && *begin != *end && !links().between(*begin, *end)
             ? nameOf(*begin) + u'-' + nameOf(*end)
             : QString();
}

// Broad strokes follow sides, other strokes go from hex to hex. A stroke that begins on a side and follows
// this side is a wall with either pen, because it can't mean anything else.
std::optional<BypassPreview> BypassBoard::strokeNow() const {
  if (!hand().isDragging() || !hand().pointer()) {
    return std::nullopt;
  }
  const QPointF begin = toBoard(hand().press()->at);
  const QPointF end = toBoard(*hand().pointer());
  const QPointF way = end - begin;
  const auto preview = [this](int link, bool isWall) { return BypassPreview{link, {mover(), isWall}}; };
  if (hand().press()->button == Qt::RightButton || tool_ == Tool::Wall) {
    const auto side = surface_.linkNear(begin + way / 2, kSideReach);
    return side ? std::optional(preview(*side, true)) : std::nullopt;
  }
  const std::optional<int> link = links().find(hand().press()->place);
  if (link && beginsOn(*link, begin) && std::hypot(way.x(), way.y()) > kFarEnough / 3) {
    const bool follows = along(way, links().edge(*link)) > along(way, links().path(*link));
    return preview(*link, follows && !scene_.onPoints);
  }
  const std::optional<hex::Cell> from = hexCellAt(links().grid(), begin);
  if (!from || std::hypot(way.x(), way.y()) < kFarEnough || !pathTooFar(begin, end).isEmpty()) {
    return std::nullopt;
  }
  std::optional<int> best;
  double most = 0.75;  // minimum cosine of the angle between a stroke and the direction of a neighbour
  for (int d = 0; d < hex::kDirections; ++d) {
    const auto next = links().grid().neighbour(*from, static_cast<hex::Direction>(d));
    if (!next) {
      continue;
    }
    const QPointF there = links().centre(*next) - links().centre(*from);
    const double cosine =
        QPointF::dotProduct(way, there) / std::hypot(way.x(), way.y()) / std::hypot(there.x(), there.y());
    if (cosine > most) {
      most = cosine;
      best = links().between(*from, *next);
    }
  }
  return best ? std::optional(preview(*best, false)) : std::nullopt;
}

void BypassBoard::drop(const QString& /*place*/) {
  const HandPress press = *hand().press();
  const QString path = pathTooFar(toBoard(press.at), toBoard(*hand().pointer()));
  if (const std::optional<BypassPreview> drawn = strokeNow()) {
    draw(drawn->link, drawn->ink.isWall ? Tool::Wall : Tool::Path);
  } else if (press.button == Qt::LeftButton && tool_ == Tool::Path && !path.isEmpty()) {
    static_cast<void>(match().play(path));  // will be refused, and the refusal says why
  }
}

// Wipes the stroke at `place` if it is of this turn, or else draws a wall on the nearest side.
void BypassBoard::clickRight(const QString& place) {
  const std::optional<int> link = links().find(place);
  if (link && wipe(*link)) {
    return;
  }
  if (const auto side = link ? link : surface_.linkNear(toBoard(hand().press()->at), kSideReach)) {
    draw(*side, Tool::Wall);
  }
}

void BypassBoard::sayWhereToClick(hex::Cell cell) {
  if (!turn_.isAnyDue()) {
    return;
  }
  refuse(bypass::not_a_link(links().grid().name(cell), scene_.onPoints));
}

// Removes the stroke of `link` if it was drawn in this turn and no swap was begun. If the other stroke of the
// turn was drawn later, it is drawn again. Returns whether it did.
bool BypassBoard::wipe(int link) {
  const std::vector<std::string> steps = match().timeline().open_steps();
  constexpr std::size_t kWithoutSwap = 2;
  const auto isIt = [&](const std::string& step) {
    return links().ofStep(QString::fromStdString(step)) == link;
  };
  const auto found = std::find_if(steps.begin(), steps.end(), isIt);
  if (mover() < 1 || steps.size() > kWithoutSwap || found == steps.end()) {
    return false;
  }
  for (auto step = found; step != steps.end(); ++step) {
    match().undo();
  }
  for (auto step = std::next(found); step != steps.end(); ++step) {
    static_cast<void>(match().play(QString::fromStdString(*step)));
  }
  return true;
}

void BypassBoard::draw(int link, Tool tool) {
  const std::optional<hex::Cell> hub = hubNow();
  const bool byKeys = cursorIsVisible() && links().find(cursor()).has_value();
  const QString step = turn_.stepFor(link, tool);
  // A stroke that is drawn by keys leads the cursor from the link back to the hex. The cursor moves before
  // the step is played.
  if (byKeys && hub && mover() > 0 && !match().timeline().refusal(mover(), step.toStdString())) {
    setCursor(nameOf(*hub));
  }
  static_cast<void>(match().play(step));
}

void BypassBoard::clickLink(int link) {
  const bool both = turn_.mayDraw(link, Tool::Path) && turn_.mayDraw(link, Tool::Wall);
  if (both && !penIsTaken_) {
    offerBoth(link);
  } else {
    useLink(link);
  }
}

void BypassBoard::offerBoth(int link) {
  auto* const menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("linkMenu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const QColor ink = look().seatColour(match().colourIndex(mover()));
  const std::size_t when = match().timeline().cursor();
  const auto add = [&](Tool tool, const QString& text, const QString& name) {
    QAction* const action = menu->addAction(tools_->icon(tool == Tool::Wall, ink), text);
    action->setObjectName(name);
    connect(action, &QAction::hovered, this, [this, link, tool] {
      asked_ = BypassPreview{link, {mover(), tool == Tool::Wall}};
      update();
    });
    connect(action, &QAction::triggered, this, [this, link, tool, when] {
      if (match().timeline().cursor() == when) {  // nothing has happened meanwhile
        draw(link, tool);
      }
    });
  };
  add(Tool::Path, tr("&Path"), QStringLiteral("drawPath"));
  add(Tool::Wall, tr("&Wall"), QStringLiteral("drawWall"));
  connect(menu, &QMenu::aboutToHide, this, [this] {
    asked_.reset();
    update();
  });
  asked_ = BypassPreview{link, {mover(), false}};
  menu->setActiveAction(menu->actions().front());
  menu->setProperty("link", link);
  menu->installEventFilter(this);
  const QPointF middle = placed().map(links().middle(link));
  menu->popup(mapToGlobal(middle.toPoint() + QPoint(10, 10)));
}

// A menu swallows the press that closes it. If the press is on another link or on a pen, it also acts there.
bool BypassBoard::eventFilter(QObject* watched, QEvent* event) {
  auto* const menu = qobject_cast<QMenu*>(watched);
  if (menu != nullptr && event->type() == QEvent::MouseButtonPress) {
    const auto* const press = static_cast<QMouseEvent*>(event);
    const QPointF point = press->globalPosition();
    if (press->button() == Qt::LeftButton && !menu->rect().contains(press->position().toPoint())) {
      const int link = menu->property("link").toInt();
      QMetaObject::invokeMethod(
          this, [this, link, point] { goOnFromMenu(link, point); }, Qt::QueuedConnection);
    }
  }
  return CellBoard::eventFilter(watched, event);
}

// A press on the link that the menu was about only closes the menu.
void BypassBoard::goOnFromMenu(int link, QPointF globalPoint) {
  const QPoint point = mapFromGlobal(globalPoint).toPoint();
  if (auto* const pen = qobject_cast<QAbstractButton*>(childAt(point))) {
    pen->click();
    return;
  }
  const std::optional<int> other = links().find(rect().contains(point) ? placeAt(point) : QString());
  if (mover() > 0 && other && *other != link) {
    clickLink(*other);
  }
}

bool BypassBoard::boardEvent(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* const help = static_cast<QHelpEvent*>(event);
    if (const std::optional<int> letter = letterAt(help->pos())) {
      QToolTip::showText(help->globalPos(), bypassRouteText(match(), *letter), this);
      return true;
    }
    QToolTip::hideText();
  }
  return CellBoard::boardEvent(event);
}

std::optional<Refusal> BypassBoard::refusalAt(const QString& place) const {
  return place.isEmpty() ? std::nullopt : turn_.refusalOf(links().find(place), tool_);
}

// The link of the refused step, wherever the stroke ended.
QString BypassBoard::placeOfRefusal(const Refusal& refusal) const {
  for (const std::string& place : refusal.places) {
    if (QString id = QString::fromStdString(place); !BypassTurn::isOfTheBoard(refusal) && links().find(id)) {
      return id;
    }
  }
  return CellBoard::placeOfRefusal(refusal);
}

// A click draws only if it is on a link, and may have to ask with which pen. On a hex, a key goes on to the
// links of the hex.
void BypassBoard::actOn(const QString& place) {
  const bool isClick = hand().press().has_value();
  if (mover() < 1) {
    return;
  }
  if (isClick && hand().press()->button == Qt::RightButton) {
    clickRight(place);
  } else if (const std::optional<int> link = links().find(place)) {
    isClick ? clickLink(*link) : useLink(*link);
  } else if (const auto cell = cellOf(place)) {
    isClick ? sayWhereToClick(*cell) : pointFrom(*cell, std::nullopt);
  }
}

void BypassBoard::useLink(int link) {
  const bool isLit = hintsAreOn_ && hasLink(turn_.mending(), link);
  const int steps = isLit || hasLink(scene_.partners, link) ? 0 : turn_.stepsToWipe(link);
  if (steps > 0) {
    for (int i = 0; i < steps; ++i) {
      match().undo();
    }
    return;
  }
  // Once path and wall are drawn, a click on a stroke can only mean a swap, whoever owns the stroke.
  if (scene_.chosen || (scene_.at(link).seat != 0 && !turn_.isAnyDue())) {
    static_cast<void>(match().play(turn_.swapStepFor(link)));
    return;
  }
  const Tool other = tool_ == Tool::Path ? Tool::Wall : Tool::Path;
  draw(link, !turn_.isDue(tool_) && turn_.isDue(other) ? other : tool_);
}

// The cursor starts on a hex, from which keys lead to each of its links.
QStringList BypassBoard::firstPlaces() const { return links().cells().places(); }

QStringList BypassBoard::placesLike(const QString& place) const {
  const bool isLink = links().find(place).has_value();
  QStringList all = places();
  all.removeIf([this, isLink](const QString& other) { return links().find(other).has_value() != isLink; });
  return all;
}

bool BypassBoard::isOwn(const QString& place) const {
  const std::optional<int> link = links().find(place);
  return link && mover() > 0 && scene_.at(*link).seat == mover();
}

QString BypassBoard::keysText() const {
  if (mover() < 1) {
    return CellBoard::keysText();
  }
  return tr(
      "Arrow keys move from hex to hex. Enter goes to the links around the hex. Among the links, arrow keys "
      "choose one, P draws a path, W draws a wall and Escape goes back.");
}

bool BypassBoard::meansKey(const QKeyEvent& event) const {
  const int key = event.key();
  return modifiersOf(event) == Qt::NoModifier &&
         (key == Qt::Key_P || key == Qt::Key_W || hexWayOf(key, isOnKeypad(event)).has_value());
}

std::optional<hex::Cell> BypassBoard::hubNow() const {
  const std::optional<int> link = links().find(cursor());
  if (!link) {
    return cellOf(cursor());
  }
  const BypassLink& ends = links().at(*link);
  return nameOf(ends.second) == hub_ ? ends.second : ends.first;
}

void BypassBoard::pointFrom(hex::Cell hub, std::optional<hex::Direction> direction) {
  hub_ = nameOf(hub);
  const hex::Direction wanted = direction.value_or(direction_);
  for (int turn = 0; turn < hex::kDirections; ++turn) {
    const auto way = static_cast<hex::Direction>((wanted + turn) % hex::kDirections);
    if (const auto next = links().grid().neighbour(hub, way)) {
      direction_ = way;
      setCursor(links().at(*links().between(hub, *next)).id);
      return;
    }
    if (direction) {
      return;  // there is no link in this direction: the hex is at the board's edge
    }
  }
}

// From `link`, the next link around the hex towards the direction of the arrow.
QString BypassBoard::turned(int link, Qt::Key arrow) {
  const hex::Cell hub = *hubNow();
  const BypassLink& ends = links().at(link);
  hub_ = nameOf(hub);
  const hex::Cell other = ends.first == hub ? ends.second : ends.first;
  for (int d = 0; d < hex::kDirections; ++d) {
    if (links().grid().neighbour(hub, static_cast<hex::Direction>(d)) == other) {
      direction_ = static_cast<hex::Direction>(d);
    }
  }
  const int goal = degreesOf(arrow);
  std::optional<hex::Direction> best;
  int least = degreesBetween(kTurn * direction_, goal);
  // Tries the directions nearest to the current one first: at the board's edge, some have no link.
  for (const int turn : {1, 5, 2, 4, 3}) {
    const auto way = static_cast<hex::Direction>((direction_ + turn) % hex::kDirections);
    if (degreesBetween(kTurn * way, goal) < least && links().grid().neighbour(hub, way) && !best) {
      best = way;
      least = degreesBetween(kTurn * way, goal);
    }
  }
  if (!best) {
    return links().at(link).id;
  }
  direction_ = *best;
  return links().at(*links().between(hub, *links().grid().neighbour(hub, *best))).id;
}

QString BypassBoard::walk(const QString& from, Qt::Key arrow) {
  const std::optional<int> link = links().find(from);
  return link ? turned(*link, arrow) : CellBoard::walk(from, arrow);
}

bool BypassBoard::handleBoardKey(int key, bool onKeypad) {
  const bool hasCursor = cursorIsVisible();
  const std::optional<int> link = links().find(hasCursor ? cursor() : QString());
  const std::optional<hex::Cell> hub = hasCursor ? hubNow() : std::nullopt;
  const hex::Cell centre = hub.value_or(0);  // gcc doesn't see that hub is only read where there is one
  if (key == Qt::Key_P || key == Qt::Key_W) {
    const Tool wanted = key == Qt::Key_P ? Tool::Path : Tool::Wall;
    if (mover() < 1) {
      return true;
    }
    setTool(wanted);
    if (link) {
      penIsDown_ = false;
      draw(*link, wanted);
    } else if (hub) {
      pointFrom(centre, std::nullopt);
      penIsDown_ = true;
    }
    return true;
  }
  if (const auto way = hexWayOf(key, onKeypad); way && hub && mover() > 0) {
    const QString before = cursor();
    pointFrom(centre, way);
    const auto chosen = links().find(cursor());
    if (penIsDown_ && chosen && (cursor() != before || direction_ == *way)) {
      penIsDown_ = false;
      draw(*chosen, tool_);
    }
    return true;
  }
  if (key == Qt::Key_Escape && link && hub && mover() > 0) {
    penIsDown_ = false;
    setCursor(nameOf(centre));
    return true;
  }
  return false;
}

void BypassBoard::keyPressEvent(QKeyEvent* event) {
  motion_.stopScoring();
  if (modifiersOf(*event) == Qt::NoModifier && handleBoardKey(event->key(), isOnKeypad(*event))) {
    return;
  }
  CellBoard::keyPressEvent(event);
}

}  // namespace byways::app
