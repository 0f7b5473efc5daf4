// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon_board.h"

#include <QEvent>
#include <QLineF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

#include "app/board/place_names.h"
#include "app/games/trypsylon/trypsylon_painter.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "engine/trypsylon/notation.h"

namespace byways::app {

namespace {

constexpr int kDwellMilliseconds = 250;

using trypsylon::Side;

}  // namespace

TrypsylonBoard::TrypsylonBoard(Match& match, const Look& look, QWidget* parent)
    : BoardView(match, look, parent),
      tools_(new TrypsylonTools(look, this)),
      scene_(trypsylonScene(match, facing())),
      places_(scene_.columns, scene_.rows),
      timelineCursorBefore_(match.timeline().cursor()) {
  dwell_.setSingleShot(true);
  dwell_.setInterval(kDwellMilliseconds);
  connect(&dwell_, &QTimer::timeout, this, [this] {
    if (hand().isDragging() && touchMoves() && ends_.contains(hover())) {
      setAgainst(hover());
    }
  });
  // Cards that have arrived no longer move.
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
  // Places behind the buttons don't count as hovered, and the card in hand isn't shown over the buttons.
  connect(tools_, &TrypsylonTools::entered, this, [this] {
    QEvent away(QEvent::Leave);
    leaveEvent(&away);
  });
  connect(this, &BoardView::cursorMoved, this, &TrypsylonBoard::follow);
  rebuild();
  corner_ = cornerAtRest();
  second_ = corner_;
  handBefore_ = cards();
}

const trypsylon::Insight& TrypsylonBoard::insight() const {
  return *trypsylon::insight_into(match().state());
}

QTransform TrypsylonBoard::placed() const { return trypsylonPlacement(boardArea(), scene_); }

QString TrypsylonBoard::placeAt(QPointF point) const {
  const QString place = BoardView::placeAt(point);
  return place == TrypsylonSurface::kHand && cards() == 0 ? QString() : place;
}

QString TrypsylonBoard::previewEnd() const {
  if (cards() == 0) {
    return {};
  }
  if (!set_.isEmpty()) {
    return set_;
  }
  return ends_.contains(pointed()) && pointed() != pushedFrom_ ? pointed() : QString();
}

void TrypsylonBoard::rebuild() {
  scene_ = trypsylonScene(match(), facing());
  scene_.tray = true;
  places_ = TrypsylonSurface(scene_.columns, scene_.rows, facing(), trypsylonTray(boardArea(), scene_));
  takeable_ = mover() > 0 ? placeNames(insight().takeable()) : QStringList();
  ends_ = mover() > 0 ? placeNames(insight().open_ends()) : QStringList();
  hand().hold(cards() > 0 ? liftedLast() : QString());
  shown_ = scene_;
  preview_.clear();
  forgetResting();
}

void TrypsylonBoard::facingChanged() {
  rebuild();
  follow();
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
      shown_.facing = scene_.facing;
      shown_.tray = true;
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
  update();
}

void TrypsylonBoard::placeTools() {
  const double scale = trypsylonScale(boardArea(), scene_);
  if (cards() == 0) {
    tools_->hide();
  } else if (set_.isEmpty()) {
    tools_->showAtTray(areaOf(TrypsylonSurface::kHand), scale);
  } else {
    tools_->showAtEnd(areaOf(set_), trypsylonAsFaced(TrypsylonSurface::sideOf(set_), facing()), scale);
  }
}

void TrypsylonBoard::positionChanged(const Transition& transition) {
  const TrypsylonScene before = std::move(shown_);
  dwell_.stop();
  set_.clear();
  refused_.clear();
  rebuild();
  followHand();
  // After a push that was previewed, cards are already in place; other pushes are animated.
  TrypsylonSlide slide;
  for (const Change& change : transition) {
    if (change.kind == Change::Kind::Moved || change.kind == Change::Kind::Appeared) {
      slide.cells.prepend(QString::fromStdString(change.to));
    }
  }
  if (slide.cells.size() > 1) {
    const QPointF entry = places_.areaOf(slide.cells.front()).center();
    for (const QString& end : places_.ends()) {
      const QPointF second = entry + TrypsylonSurface::inward(TrypsylonSurface::sideOf(end));
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
  if (scene_.over && isWon && match().timeline().cursor() == timelineCursorBefore_ + 1) {
    constexpr int kLightingMilliseconds = 290;
    lighting_.start(kLightingMilliseconds);
  }
  timelineCursorBefore_ = match().timeline().cursor();
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
  scene.second = second_;
  scene.hand = cards();
  scene.turn = -90.0 * quarters_ * (1 - turning_.part());
  scene.turnsSecond = turnsSecond_;
  scene.isFixed = !set_.isEmpty();
  scene.isBound = isBound();
  scene.litPart = lighting_.part();
  if (scene.slide) {
    scene.slide->part = sliding_.part();
  }
  if (const auto at = hand().carriedTo(); at && scene.hand > 0 && scene.set.isEmpty()) {
    scene.floating = toBoard(*at);
  }
  scene.marks = boardMarks();
  return scene;
}

QStringList TrypsylonBoard::legalPlaces() const { return isBound() ? QStringList() : takeable_ + ends_; }

// The tray and the vacancy of a card that may be put back aren't marked when they are pointed at. A dragged
// card passes many places where it can't go; why it can't is explained only on a click or a drop.
void TrypsylonBoard::adjustMarks(BoardMarks& marks) const {
  if (!marks.legal.contains(marks.pointed)) {
    marks.pointed.clear();
  }
  if (marks.isOnlyPointedAt && (cards() == 0) == TrypsylonSurface::isEnd(pointed())) {
    marks.refused.clear();
    marks.proving.clear();
  }
  if (marks.refused == TrypsylonSurface::kHand) {
    marks.refused.clear();  // marks only the places that prove the refusal
  }
}

void TrypsylonBoard::paintResting(QPainter& painter) {
  TrypsylonScene scene = shown_;
  if (scene.slide) {
    scene.slide->part = sliding_.part();
  }
  scene.litPart = lighting_.part();
  paintTrypsylonPosition(painter, boardArea(), scene, look());
}

QList<QRectF> TrypsylonBoard::nameAreas() const {
  return look().picture().coordinates ? trypsylonNameAreas(boardArea(), scene_, look()) : QList<QRectF>();
}

void TrypsylonBoard::paintOver(QPainter& painter) {
  paintTrypsylonMarks(painter, boardArea(), sceneNow(), look());
}

// Shows the orientation of a hinted push, but not while a push is previewed. Then the ring shows what to do.
void TrypsylonBoard::paintHintedStep(QPainter& painter, const QString& step) const {
  const std::optional<trypsylon::WrittenStep> written = trypsylon::read_step(step.toStdString());
  if (!written || written->is_lift() || !previewEnd().isEmpty()) {
    return;
  }
  const QString end = QString::fromStdString(trypsylon::end_name(written->end()));
  painter.save();
  painter.setTransform(placed(), true);
  TrypsylonCards(painter, scene_, look()).drawOutline(places_.entry(end), written->corner);
  painter.restore();
}

// At the end where the card is set, there is a button that pushes it in. If the card has to be turned first,
// the hint marks a button that turns it instead.
QRectF TrypsylonBoard::hintAreaOf(const QString& place, const QString& step) const {
  constexpr int kCorners = 4;
  const auto written = trypsylon::read_step(step.toStdString());
  const bool isPush = written && written->kind != trypsylon::WrittenStep::Kind::Lift;
  if (!isPush || set_.isEmpty() || place != set_ || written->corner == corner_) {
    return areaOf(place);
  }
  return tools_->areaForTurning((static_cast<int>(written->corner) - static_cast<int>(corner_) + kCorners) %
                                kCorners);
}

// Texts about the places of TRYPSYLON's board.

QString TrypsylonBoard::actionOf(const QString& place) const {
  if (mover() < 1) {
    return {};
  }
  if (place == TrypsylonSurface::kHand) {
    return cards() > 0 ? tr("Turn the card") : QString();
  }
  if (isBound()) {
    return place == set_ ? tr("Push the card in") : QString();
  }
  if (isLiftedFrom(place)) {
    return touchMoves() ? QString() : tr("Put the card back");
  }
  if (takeable_.contains(place)) {
    return tr("Take the card");
  }
  if (ends_.contains(place)) {
    return place == set_ ? tr("Push the card in") : tr("Set the card here");
  }
  return {};
}

QString TrypsylonBoard::describe(const QString& place) const {
  if (!gap_.isEmpty() && place == hover() && !cursorIsVisible()) {
    return gap_;
  }
  if (place == TrypsylonSurface::kHand) {
    return describeHand();
  }
  if (TrypsylonSurface::isEnd(place)) {
    return describeEnd(place);
  }
  return places_.areaOf(place).isNull() ? QString() : describeCell(place);
}

QString TrypsylonBoard::describeHand() const {
  if (cards() == 0) {
    return tr("Hand, empty");
  }
  // In the order of trypsylon::Corner.
  constexpr std::array kNext{QT_TR_NOOP("%1, next card’s corner to the north-west"),
                             QT_TR_NOOP("%1, next card’s corner to the north-east"),
                             QT_TR_NOOP("%1, next card’s corner to the south-east"),
                             QT_TR_NOOP("%1, next card’s corner to the south-west")};
  return tr(kNext.at(static_cast<std::size_t>(trypsylonAsFaced(corner_, facing()))))
      .arg(tr("Hand, %n card(s)", nullptr, cards()));
}

// "c3, from the north-west corner to east and south, joined to the west side, inserted last"
QString TrypsylonBoard::describeCell(const QString& cell) const {
  // In the order of TrypsylonCard.
  constexpr std::array kLies{QT_TR_NOOP("%1, gap"),
                             QT_TR_NOOP("%1, face down"),
                             QT_TR_NOOP("%1, pathway from the north-west corner to east and south"),
                             QT_TR_NOOP("%1, pathway from the north-east corner to west and south"),
                             QT_TR_NOOP("%1, pathway from the south-east corner to west and north"),
                             QT_TR_NOOP("%1, pathway from the south-west corner to east and north")};
  // In the order of trypsylon::Side.
  constexpr std::array kJoined{QT_TR_NOOP("joined to the north side"), QT_TR_NOOP("joined to the east side"),
                               QT_TR_NOOP("joined to the south side"), QT_TR_NOOP("joined to the west side")};
  TrypsylonCard card = scene_.at(cell);
  if (card != TrypsylonCard::Vacant && card != TrypsylonCard::Down) {
    card = trypsylonCard(trypsylonAsFaced(trypsylonCorner(card), facing()));
  }
  QStringList parts{tr(kLies.at(static_cast<std::size_t>(card))).arg(cell)};
  for (const Side side : trypsylon::kSides) {
    if (scene_.joined[static_cast<std::size_t>(side)].contains(cell)) {
      parts.append(tr(kJoined.at(static_cast<std::size_t>(trypsylonAsFaced(side, facing())))));
    }
  }
  for (const trypsylon::Joint& joint : scene_.joints) {
    const auto& arms = joint.arms;
    if (joint.is_broken() && std::find(arms.begin(), arms.end(), cell.toStdString()) != arms.end()) {
      parts.append(missingText(joint));
    }
  }
  if (cell == scene_.last) {
    parts.append(tr("inserted last"));
  }
  if (takeable_.contains(cell) && !isBound()) {
    parts.append(tr("can be taken"));
  }
  return joinParts(parts);
}

QString TrypsylonBoard::missingText(const trypsylon::Joint& joint) {
  return tr("red dashes: its corner joins nothing until there is also a face-up card on %1", "cells")
      .arg(QLocale().createSeparatedList(placeNames(joint.missing)));
}

QString TrypsylonBoard::gapTextAt(QPointF point) const {
  if (!look().picture().tints) {
    return {};
  }
  constexpr double kReach = 24;  // board units; the mark is drawn as large as this
  const QPointF at = toBoard(point);
  for (const trypsylon::Joint& joint : shown_.joints) {
    if (joint.is_broken() && QLineF(at, places_.point(joint.column, joint.row)).length() <= kReach) {
      return tr("Red dashes: nothing is joined here until there is also a face-up card on %1.", "cells")
          .arg(QLocale().createSeparatedList(placeNames(joint.missing)));
    }
  }
  return {};
}

QString TrypsylonBoard::describeEnd(const QString& end) const {
  // In the order of trypsylon::Side.
  constexpr std::array kNames{QT_TR_NOOP("North end of column %1"), QT_TR_NOOP("East end of row %1"),
                              QT_TR_NOOP("South end of column %1"), QT_TR_NOOP("West end of row %1")};
  QString name =
      tr(kNames.at(static_cast<std::size_t>(trypsylonAsFaced(TrypsylonSurface::sideOf(end), facing()))))
          .arg(end.mid(1));
  if (end == set_) {
    return tr("%1, the card is set here. Enter pushes it in").arg(name);
  }
  if (cards() == 0 || isBound()) {
    return name;
  }
  return ends_.contains(end) ? tr("%1, open").arg(name) : tr("%1, closed").arg(name);
}

}  // namespace byways::app
