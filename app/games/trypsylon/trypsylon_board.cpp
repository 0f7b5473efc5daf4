// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon_board.h"

#include <QPainter>

#include <algorithm>
#include <utility>

#include "app/board/place_names.h"
#include "app/games/trypsylon/trypsylon_painter.h"
#include "app/games/trypsylon/trypsylon_tools.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

using Highlights = Preferences::Highlights;

constexpr int kDwellMilliseconds = 250;

}  // namespace

TrypsylonBoard::TrypsylonBoard(Match& match, const Look& look, const Preferences& preferences,
                               QWidget* parent)
    : BoardView(match, look, preferences, parent),
      tools_(new TrypsylonTools(look, this)),
      scene_(trypsylonScene(match)),
      places_(scene_.columns, scene_.rows),
      names_(places_.cells() + places_.ends() + QStringList(kHand)),
      cursorBefore_(match.timeline().cursor()) {
  dwell_.setSingleShot(true);
  dwell_.setInterval(kDwellMilliseconds);
  connect(&dwell_, &QTimer::timeout, this, [this] {
    if (press_ && press_->drags && touchMoves() && ends_.contains(hover())) {
      setAgainst(hover());
    }
  });
  // What has arrived rests.
  for (const Motion* const motion : {&sliding_, &lighting_}) {
    connect(motion, &Motion::stepped, this, [this, motion] {
      if (motion->part() >= 1) {
        forgetResting();
      }
    });
  }
  connect(tools_, &TrypsylonTools::turned, this, &TrypsylonBoard::turn);
  connect(tools_, &TrypsylonTools::pushed, this, [this] {
    if (!set_.isEmpty()) {
      push(set_);
    }
  });
  connect(this, &BoardView::cursorMoved, this, &TrypsylonBoard::follow);
  rebuild();
}

const trypsylon::Insight& TrypsylonBoard::insight() const {
  return *trypsylon::insight_into(match().state());
}

QRectF TrypsylonBoard::areaOf(const QString& place) const {
  const QTransform placed = trypsylonPlacement(rect(), scene_);
  return placed.mapRect(place == kHand ? trypsylonTray(rect(), scene_) : places_.area(place));
}

QString TrypsylonBoard::placeAt(QPointF point) const {
  const QPointF at = trypsylonPlacement(rect(), scene_).inverted().map(point);
  if (trypsylonTray(rect(), scene_).contains(at)) {
    return hand() > 0 ? kHand : QString();
  }
  return places_.placeAt(at);
}

QString TrypsylonBoard::walk(const QString& from, Qt::Key arrow) {
  const int east = arrow == Qt::Key_Right ? 1 : arrow == Qt::Key_Left ? -1 : 0;
  const int north = arrow == Qt::Key_Up ? 1 : arrow == Qt::Key_Down ? -1 : 0;
  QString there = places_.next(from, east, north);
  return there.isEmpty() ? from : there;
}

QString TrypsylonBoard::previewEnd() const {
  if (hand() == 0) {
    return {};
  }
  if (!set_.isEmpty()) {
    return set_;
  }
  return ends_.contains(pointed()) && pointed() != pushedFrom_ ? pointed() : QString();
}

void TrypsylonBoard::rebuild() {
  scene_ = trypsylonScene(match());
  scene_.tray = true;
  scene_.tints = preferences().tints();
  takeable_ = mover() > 0 ? placeNames(insight().takeable()) : QStringList();
  ends_ = mover() > 0 ? placeNames(insight().open_ends()) : QStringList();
  shown_ = scene_;
  preview_.clear();
  forgetResting();
}

void TrypsylonBoard::follow() {
  const QString end = previewEnd();
  const QString step = end.isEmpty() ? QString() : stepFor(end);
  if (step != preview_) {
    const QString before = shown_.set;
    preview_ = step;
    shown_ = scene_;
    if (!step.isEmpty()) {
      const trypsylon::Preview preview = insight().preview(step.toStdString());
      shown_ = trypsylonScene(*preview.state);
      shown_.tray = true;
      shown_.tints = scene_.tints;
      shown_.colours = scene_.colours;
      shown_.hand = scene_.hand;
      shown_.set = end;
      TrypsylonSlide slide{.end = end, .cells = {places_.entry(end)}, .part = 1};
      for (const Change& change : preview.changes) {
        if (change.kind == Change::Kind::Moved) {
          slide.cells.insert(1, QString::fromStdString(change.to));
        }
      }
      if (end == before) {
        shown_.slide = slide;
      } else {
        showSlide(slide);
      }
    }
    forgetResting();
  }
  placeTools();
  const bool holds = hand() > 0 && mouseCarries_;
  QWidget::setCursor(holds                         ? Qt::ClosedHandCursor
                     : takeable_.contains(hover()) ? Qt::OpenHandCursor
                                                   : Qt::ArrowCursor);
  update();
}

void TrypsylonBoard::placeTools() {
  const double scale = trypsylonPlacement(rect(), scene_).m11();
  if (hand() == 0) {
    tools_->hide();
  } else if (set_.isEmpty()) {
    tools_->showAtTray(areaOf(kHand), scale);
  } else {
    tools_->showAtEnd(areaOf(set_), TrypsylonPlaces::sideOf(set_), scale);
  }
}

void TrypsylonBoard::positionChanged(const Transition& transition) {
  const TrypsylonScene before = std::move(shown_);
  dwell_.stop();
  set_.clear();
  refused_.clear();
  rebuild();
  // A push that was on show already has arrived; others slide now.
  TrypsylonSlide slide;
  for (const Change& change : transition) {
    if (change.kind == Change::Kind::Moved || change.kind == Change::Kind::Appeared) {
      slide.cells.prepend(QString::fromStdString(change.to));
    }
  }
  if (slide.cells.size() > 1) {
    const QPointF entry = places_.area(slide.cells.front()).center();
    for (const QString& end : places_.ends()) {
      const QPointF second = entry + TrypsylonPlaces::inward(TrypsylonPlaces::sideOf(end));
      if (places_.entry(end) == slide.cells.front() && slide.cells.contains(places_.placeAt(second))) {
        slide.end = end;
      }
    }
    if (before.set.isEmpty()) {
      showSlide(slide);
    } else if (sliding_.isRunning()) {
      shown_.slide = slide;
    }
  }
  const bool isWon = !scene_.lit[0].isEmpty() || !scene_.lit[1].isEmpty();
  if (scene_.over && isWon && match().timeline().cursor() == cursorBefore_ + 1) {
    constexpr int kLightingMilliseconds = 290;
    lighting_.start(kLightingMilliseconds);
  }
  cursorBefore_ = match().timeline().cursor();
  follow();
}

void TrypsylonBoard::appearanceChanged() {
  rebuild();
  tools_->refresh();
  follow();
}

TrypsylonScene TrypsylonBoard::sceneNow() const {
  TrypsylonScene scene = shown_;
  scene.corner = corner_;
  scene.hand = hand();
  scene.turn = -90.0 * quarters_ * (1 - turning_.part());
  scene.isFixed = !set_.isEmpty();
  scene.isBound = isBound();
  scene.litPart = lighting_.part();
  scene.shake = shake();
  if (scene.slide) {
    scene.slide->part = sliding_.part();
  }
  if (scene.hand > 0 && mouseCarries_ && scene.set.isEmpty()) {
    scene.floating = trypsylonPlacement(rect(), scene_).inverted().map(mouse_);
  }
  addHelp(scene);
  addRefusal(scene);
  if (cursorIsVisible()) {
    scene.cursor = cursor();
  }
  return scene;
}

void TrypsylonBoard::addHelp(TrypsylonScene& scene) const {
  if (preferences().highlights() == Highlights::None || mover() < 1 || isBound()) {
    return;
  }
  scene.takeable = takeable_;
  scene.ends = ends_;
  if (takeable_.contains(pointed()) || ends_.contains(pointed())) {
    scene.pointed = pointed();
  }
}

void TrypsylonBoard::addRefusal(TrypsylonScene& scene) const {
  if (!shownRefusal() || scene.over) {
    return;
  }
  // On its way a card passes many places where it can't go: those speak up only when they are asked.
  const bool isAsked = refusalIsAnswer();
  if (!isAsked && (hand() == 0) == TrypsylonPlaces::isEnd(pointed())) {
    return;
  }
  scene.softly = !isAsked;
  scene.refused = isAsked ? refusedPlace() : pointed();
  if (scene.refused == kHand) {
    scene.refused.clear();
  }
  scene.proving = placeNames(shownRefusal()->places);
}

void TrypsylonBoard::paintResting(QPainter& painter) {
  TrypsylonScene scene = shown_;
  if (scene.slide) {
    scene.slide->part = sliding_.part();
  }
  scene.litPart = lighting_.part();
  paintTrypsylonPosition(painter, rect(), scene, look(), preferences().coordinates());
}

void TrypsylonBoard::paintOver(QPainter& painter) {
  paintTrypsylonMarks(painter, rect(), sceneNow(), look());
}

}  // namespace byways::app
