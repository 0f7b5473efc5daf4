// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass_board.h"

#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/board/svg_board.h"
#include "app/games/bypass/bypass_painter.h"
#include "app/games/bypass/bypass_tools.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr double kLinkReach = 10;  // board units within which the mouse is on a side or a stroke
constexpr double kHexMiddle = 12;  // where many paths meet it is the hex that is meant
constexpr double kSmallestArea = 22;

using Highlights = Preferences::Highlights;

double distanceTo(const QLineF& line, QPointF point) {
  const QPointF way = line.p2() - line.p1();
  const double length = QPointF::dotProduct(way, way);
  const double t = std::clamp(QPointF::dotProduct(point - line.p1(), way) / length, 0.0, 1.0);
  return QLineF(point, line.pointAt(t)).length();
}

}  // namespace

BypassBoard::BypassBoard(Match& match, const Look& look, const Preferences& preferences, QWidget* parent)
    : BoardView(match, look, preferences, parent),
      scene_(bypassScene(match)),
      tools_(new BypassTools(look, this)),
      showMe_(new QPushButton(this)),
      cursorBefore_(match.timeline().cursor()) {
  for (hex::Cell cell = 0; cell < links().grid().cells(); ++cell) {
    places_.append(nameOf(cell));
  }
  for (const BypassLink& link : links().all()) {
    places_.append(link.id);
  }
  showMe_->setObjectName(QStringLiteral("showMe"));
  showMe_->setCheckable(true);
  showMe_->setProperty("segment", QStringLiteral("only"));  // looks switched on while it is
  showMe_->setFocusPolicy(Qt::TabFocus);
  showMe_->hide();
  connect(showMe_, &QPushButton::toggled, this, [this](bool on) {
    hintsAreOn_ = on;
    update();
  });
  connect(tools_, &BypassTools::chosen, this, [this](bool wall) { setTool(wall ? Tool::Wall : Tool::Path); });
  connect(&match, &Match::refused, this, &BypassBoard::shakeRefused);
  rebuild();
}

QTransform BypassBoard::placed() const { return bypassSheet(scene_.board, look()).placedIn(rect()); }

std::optional<hex::Cell> BypassBoard::cellOf(const QString& place) const {
  return links().grid().find(place.toStdString());
}

QString BypassBoard::nameOf(hex::Cell cell) const {
  return QString::fromStdString(links().grid().name(cell));
}

QRectF BypassBoard::areaOf(const QString& place) const {
  const std::optional<int> link = links().find(place);
  const std::optional<hex::Cell> cell = link ? std::nullopt : cellOf(place);
  if (!link && !cell) {
    return {};
  }
  // Around the middle, which a click on the place should hit.
  const QPointF centre = link ? links().middle(*link) : links().centre(*cell);
  QSizeF size(kSmallestArea, kSmallestArea);
  if (cell && !scene_.onPoints) {
    size = {2 * kHexApothem, 2 * kHexCorner};
  } else if (link && !scene_.onPoints) {
    const QLineF side = links().side(*link);
    size = size.expandedTo({std::abs(side.dx()), std::abs(side.dy())});
  }
  return placed().mapRect(QRectF(centre - QPointF(size.width() / 2, size.height() / 2), size));
}

std::optional<int> BypassBoard::linkNear(QPointF point, double reach) const {
  std::optional<int> nearest;
  double least = reach;
  for (int link = 0; link < links().count(); ++link) {
    // On hexes a link is grasped by the side between them or by the path drawn there.
    double distance = scene_.onPoints ? 1e9 : distanceTo(links().side(link), point);
    if (scene_.onPoints || (scene_.at(link).seat != 0 && !scene_.at(link).isWall)) {
      distance = std::min(distance, distanceTo(links().path(link), point));
    }
    if (distance < least) {
      least = distance;
      nearest = link;
    }
  }
  return nearest;
}

QString BypassBoard::placeAt(QPointF point) const {
  const QPointF at = toBoard(point);
  const std::optional<hex::Cell> cell = hexCellAt(links().grid(), at);
  if (cell && QLineF(links().centre(*cell), at).length() < kHexMiddle) {
    return nameOf(*cell);
  }
  if (const std::optional<int> link = linkNear(at, tool_ == Tool::Wall ? 1.5 * kLinkReach : kLinkReach)) {
    return links().at(*link).id;
  }
  return cell ? nameOf(*cell) : QString();
}

void BypassBoard::rebuild() {
  forgetResting();
  scene_ = bypassScene(match());
  findBypassRisks(scene_);
  // They are kept for the questions of Explain, and shown only there.
  closing_ = std::exchange(scene_.closing, {});
  cutting_ = std::exchange(scene_.cutting, {});
  if (!isDue(tool_)) {
    const Tool other = tool_ == Tool::Path ? Tool::Wall : Tool::Path;
    tool_ = isDue(other) ? other : Tool::Path;
  }
  findSwappable();
  refreshTools();
}

void BypassBoard::positionChanged(const Transition&) {
  const BypassScene before = std::move(scene_);
  stroke_.reset();
  asked_.reset();
  stopScoring();
  drawing_.clear();
  erasing_.clear();
  if (!match().state().turn_is_open()) {
    tool_ = Tool::Path;
    penIsTaken_ = false;
  }
  rebuild();
  noteRoutes(before);
  animate(before);
  cursorBefore_ = match().timeline().cursor();
}

void BypassBoard::appearanceChanged() {
  forgetResting();
  refreshTools();
}

BypassScene BypassBoard::sceneNow() const {
  BypassScene scene = scene_;
  scene.drawing = drawing_;
  scene.erasing = erasing_;
  scene.revealed = revealed_;
  scene.shake = shaking_.swing();
  if (!scene.over) {
    scene.refused = links().find(refusedPlace());
  }
  if (stroke_ && stroke_->drawn) {
    const Tool tool = stroke_->drawn->ink.isWall ? Tool::Wall : Tool::Path;
    if (mayDraw(stroke_->drawn->link, tool)) {
      scene.preview = stroke_->drawn;
    }
  }
  if (asked_) {
    scene.asked = asked_->link;
    scene.preview = asked_;
  }
  // The light runs along the route, then settles to a mark that stays until the next step.
  constexpr double kRun = 0.55;
  constexpr double kRest = 0.6;
  scene.fresh = fresh_;
  scene.freshPart = std::min(1.0, glowing_.part() / kRun);
  scene.freshGlow = 1 - (1 - kRest) * std::clamp((glowing_.part() - kRun) / (1 - kRun), 0.0, 1.0);
  addHelp(scene);
  if (cursorIsVisible()) {
    scene.cursorLink = links().find(cursor());
    scene.cursor = hubNow();
  }
  return scene;
}

void BypassBoard::addHelp(BypassScene& scene) const {
  if (mover() < 1) {
    return;
  }
  if (hintsAreOn_ && isIllegal()) {
    scene.hints = mendingLinks();
  }
  if (preferences().highlights() != Highlights::None && scene.hints.empty()) {
    scene.swappable = swappable_;
  }
  if (const std::optional<int> link = links().find(hover());
      link && preferences().highlights() != Highlights::None) {
    const bool isUseful =
        mayDraw(*link, Tool::Path) || mayDraw(*link, Tool::Wall) || maySwap(*link) || stepsToWipe(*link) > 0;
    if (isUseful && !stroke_) {
      scene.pointed = link;
    }
  }
  if (preferences().highlights() == Highlights::None) {
    return;
  }
  for (int link = 0; link < links().count(); ++link) {
    if (mayDraw(link, Tool::Path) || mayDraw(link, Tool::Wall)) {
      scene.open.push_back(link);
    }
  }
  if (preferences().highlights() == Highlights::Explain) {
    scene.closing = isDue(Tool::Path) ? closing_ : LinkList();
    scene.cutting = isDue(Tool::Wall) ? cutting_ : LinkList();
  }
}

void BypassBoard::paintResting(QPainter& painter) {
  BypassScene scene = scene_;
  scene.drawing = drawing_;
  scene.erasing = erasing_;
  scene.revealed = revealed_;
  paintBypassPosition(painter, rect(), scene, look(), preferences().coordinates());
}

void BypassBoard::paintOver(QPainter& painter) { paintBypassMarks(painter, rect(), sceneNow(), look()); }

}  // namespace byways::app
