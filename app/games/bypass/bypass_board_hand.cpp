// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse, pen and touch on Bypass's board.
#include <QAbstractButton>
#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/board/svg_board.h"
#include "app/games/bypass/bypass_board.h"
#include "app/games/bypass/bypass_painter.h"
#include "app/games/bypass/bypass_texts.h"
#include "app/games/bypass/bypass_tools.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kFarEnough = 26;  // board units that a stroke must be long to say where it goes
constexpr double kSideReach = 26;  // how near a side a broad stroke must be

double along(QPointF way, const QLineF& line) {
  return std::abs(QPointF::dotProduct(way, line.p2() - line.p1()) / line.length());
}

}  // namespace

void BypassBoard::mousePressEvent(QMouseEvent* event) {
  stopScoring();
  BoardView::mousePressEvent(event);
  penIsDown_ = false;
  if (mover() < 1 || (event->button() != Qt::LeftButton && event->button() != Qt::RightButton)) {
    return;
  }
  stroke_ = Stroke{.from = toBoard(event->position()),
                   .isRight = event->button() == Qt::RightButton,
                   .link = links().find(placeAt(event->position())),
                   .moved = false,
                   .drawn = std::nullopt};
  update();
}

void BypassBoard::mouseMoveEvent(QMouseEvent* event) {
  BoardView::mouseMoveEvent(event);
  if (!stroke_) {
    return;
  }
  const QPointF point = toBoard(event->position());
  const double far = QLineF(stroke_->from, point).length() * placed().m11();
  stroke_->moved = stroke_->moved || far >= QApplication::startDragDistance();
  stroke_->drawn = stroke_->moved ? strokeTo(*stroke_, point) : std::nullopt;
  update();
}

// A stroke that begins on a path goes on from its hex; on points, one near a point starts there.
bool BypassBoard::beginsOn(int link, QPointF from) const {
  constexpr double kMiddle = 15;
  return scene_.at(link).seat == 0 &&
         (!scene_.onPoints || QLineF(links().middle(link), from).length() < kMiddle);
}

// Broad strokes go along sides, others from hex to hex. One that begins on a side and follows it is a wall
// whatever the pen: nobody means anything else by it.
std::optional<BypassPreview> BypassBoard::strokeTo(const Stroke& stroke, QPointF point) const {
  const QPointF way = point - stroke.from;
  const auto preview = [this](int link, bool isWall) { return BypassPreview{link, {mover(), isWall}}; };
  if (stroke.isRight || tool_ == Tool::Wall) {
    const auto side = linkNear(stroke.from + way / 2, kSideReach);
    return side ? std::optional(preview(*side, true)) : std::nullopt;
  }
  if (stroke.link && beginsOn(*stroke.link, stroke.from) && std::hypot(way.x(), way.y()) > kFarEnough / 3) {
    const bool follows = along(way, links().side(*stroke.link)) > along(way, links().path(*stroke.link));
    return preview(*stroke.link, follows && !scene_.onPoints);
  }
  const std::optional<hex::Cell> from = hexCellAt(links().grid(), stroke.from);
  if (!from || std::hypot(way.x(), way.y()) < kFarEnough) {
    return std::nullopt;
  }
  std::optional<int> best;
  double most = 0.75;  // the cosine that a stroke towards a neighbour has at least
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

void BypassBoard::mouseReleaseEvent(QMouseEvent* event) {
  if (!stroke_) {
    return;
  }
  Stroke stroke = *std::exchange(stroke_, std::nullopt);
  const QPointF point = toBoard(event->position());
  if (QLineF(stroke.from, point).length() * placed().m11() >= QApplication::startDragDistance()) {
    stroke.moved = true;  // a pen may jump from press to release
  }
  stroke.drawn = stroke.moved ? strokeTo(stroke, point) : std::nullopt;
  update();
  finishStroke(stroke);
}

void BypassBoard::finishStroke(const Stroke& stroke) {
  if (stroke.drawn) {
    draw(stroke.drawn->link, stroke.drawn->ink.isWall ? Tool::Wall : Tool::Path);
  } else if (!stroke.moved && stroke.isRight && stroke.link && wipe(*stroke.link)) {
    return;
  } else if (!stroke.moved && stroke.isRight) {
    if (const auto side = stroke.link ? stroke.link : linkNear(stroke.from, kSideReach)) {
      draw(*side, Tool::Wall);
    }
  } else if (!stroke.moved && stroke.link) {
    clickLink(*stroke.link);
  } else if (const auto cell = hexCellAt(links().grid(), stroke.from); cell && !stroke.moved) {
    sayWhereToClick(*cell);
  }
}

void BypassBoard::sayWhereToClick(hex::Cell cell) {
  if (!isDue(Tool::Path) && !isDue(Tool::Wall)) {
    return;
  }
  refuse({.rule = "BYP-1",
          .reason = scene_.onPoints ? "bypass.point-is-no-link" : "bypass.hex-is-no-link",
          .message = "Nothing is drawn on a hex alone.",
          .places = {links().grid().name(cell)},
          .arguments = {}});
}

// Takes one of this turn's strokes off the board, whichever; the one drawn after it is drawn again.
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
  const QString step = stepFor(link, tool);
  // From there to the next link. First, so that the cursor rests where the step leaves it.
  if (byKeys && hub && mover() > 0 && !match().timeline().refusal(mover(), step.toStdString())) {
    setCursor(nameOf(*hub));
  }
  static_cast<void>(match().play(step));
}

void BypassBoard::clickLink(int link) {
  const bool both = mayDraw(link, Tool::Path) && mayDraw(link, Tool::Wall);
  if (both && !penIsTaken_) {
    offerBoth(link);
  } else {
    activate(links().at(link).id);
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

// A menu swallows the press beside it that closes it. On the board such a press is meant for what is there:
// another side, a pen.
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
  return BoardView::eventFilter(watched, event);
}

// On the side that the menu was about the press only closes it.
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

bool BypassBoard::event(QEvent* event) {
  if (event->type() == QEvent::ContextMenu) {
    // On the hexes the right button draws walls.
    const auto* const menu = static_cast<QContextMenuEvent*>(event);
    if (menu->reason() == QContextMenuEvent::Mouse && mover() > 0 && !placeAt(menu->pos()).isEmpty()) {
      event->accept();
      return true;
    }
  }
  if (event->type() == QEvent::ToolTip) {
    const auto* const help = static_cast<QHelpEvent*>(event);
    if (const std::optional<int> letter = letterAt(help->pos())) {
      QToolTip::showText(help->globalPos(), bypassRouteText(match(), *letter), this);
      return true;
    }
    QToolTip::hideText();
  }
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* const key = static_cast<QKeyEvent*>(event);
    if ((key->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) == Qt::NoModifier &&
        meansKey(key->key(), key->modifiers().testFlag(Qt::KeypadModifier))) {
      event->accept();
      return true;
    }
  }
  return BoardView::event(event);
}

}  // namespace byways::app
