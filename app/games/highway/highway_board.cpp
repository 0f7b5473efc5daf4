// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway_board.h"

#include <QPainter>
#include <QPainterPath>
#include <QToolButton>

#include <algorithm>
#include <cmath>

#include "app/board/facing.h"
#include "app/board/hex_shapes.h"
#include "app/board/place_names.h"
#include "app/board/svg_board.h"
#include "app/games/highway/highway.h"
#include "app/games/highway/highway_painter.h"
#include "app/games/highway/highway_scene.h"
#include "app/look/look.h"
#include "app/match/match.h"
#include "engine/highway/insight.h"
#include "engine/highway/notation.h"

namespace byways::app {

QString highwayStep(QChar kind, const QString& cell) {
  return QString::fromStdString(
      highway::write_step({.kind = *highway::find_kind(kind.toLatin1()), .cell = cell.toStdString()}));
}

QList<highway::WrittenStep> HighwaySubmission::steps() const {
  QList<highway::WrittenStep> steps;
  for (const std::string& text : match_.timeline().open_steps()) {
    if (const auto step = highway::read_step(text)) {
      steps.append(*step);
    }
  }
  return steps;
}

QChar HighwaySubmission::tileOn(const QString& cell) const {
  QChar found;
  for (const highway::WrittenStep& step : steps()) {
    if (step.kind != highway::PartKind::Go && cell == QString::fromStdString(step.cell) &&
        (found.isNull() || found == kHighwayRobber)) {
      found = QLatin1Char(highway::kind_name(step.kind).front());
    }
  }
  return found;
}

std::optional<QString> HighwaySubmission::direction() const {
  for (const highway::WrittenStep& step : steps()) {
    if (step.kind == highway::PartKind::Go) {
      return QString::fromStdString(highway::direction_name(step.direction));
    }
  }
  return std::nullopt;
}

// Only the last step can be undone, so the steps after `step` are undone, too, and played again.
void HighwaySubmission::remove(const QString& step) {
  const std::vector<std::string> all = match_.timeline().open_steps();
  const auto found = std::find(all.begin(), all.end(), step.toStdString());
  for (auto it = found; it != all.end(); ++it) {
    match_.undo();
  }
  for (auto it = found; it != all.end(); ++it) {
    if (it != found) {
      static_cast<void>(match_.play(QString::fromStdString(*it)));
    }
  }
}

void HighwaySubmission::takeBack(const QString& cell) {
  if (const QChar kind = tileOn(cell); !kind.isNull()) {
    remove(highwayStep(kind, cell));
  }
}

void HighwaySubmission::choose(const QString& direction) {
  const std::optional<QString> before = this->direction();
  if (before) {
    remove(*before);
  }
  if (before != direction) {
    static_cast<void>(match_.play(direction));
  }
}

namespace {

constexpr double kBelowTheRim = 326;  // board units from the middle to the lower edge of the slab
constexpr int kBarMargin = 8;         // pixels around the bar
constexpr int kWidestBar = 640;

constexpr double kOutlinedHint = 0.75;  // opacity

// Draws the arrow of a hinted direction. It starts inside the traveller's cell, because there is no room
// between the rings of the two cells.
void drawWay(QPainter& painter, QPointF from, QPointF way, const Look& look) {
  constexpr double kBegin = 1.3 * kHighwayTraveller;
  constexpr double kEnd = 2 * kHexApothem;
  constexpr double kBarb = 11;
  const QPointF across(-way.y(), way.x());
  const QPointF tip = from + kEnd * way;
  QPainterPath arrow(from + kBegin * way);
  arrow.lineTo(tip);
  arrow.moveTo(tip - kBarb * way + 0.7 * kBarb * across);
  arrow.lineTo(tip);
  arrow.lineTo(tip - kBarb * way - 0.7 * kBarb * across);
  const QColor edge = look.isDark() ? QColor(0, 0, 0, 200) : QColor(255, 255, 255, 235);
  painter.strokePath(arrow, QPen(edge, 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.strokePath(arrow, QPen(look.colours().accent, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

std::size_t roundsOf(const Match& match) {
  const highway::Insight* const insight = highway::insight_into(match.state());
  return insight != nullptr ? insight->reports().size() : 0;
}

}  // namespace

HighwayBoard::HighwayBoard(Match& match, const Look& look, QWidget* parent)
    : CellBoard(match, look, std::make_unique<HighwaySurface>(highwayGrid()), highwayPicture(), parent),
      scene_(highwayScene(match, hexFacing(facing()))),
      bar_(new HighwayRaceBar(look, this)),
      again_(new QToolButton(this)),
      rounds_(roundsOf(match)) {
  again_->setObjectName(QStringLiteral("raceAgain"));
  again_->setIcon(look.icon(QStringLiteral("play")));
  again_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  again_->setFocusPolicy(Qt::TabFocus);
  connect(again_, &QToolButton::clicked, this, &HighwayBoard::startRace);
  connect(bar_, &HighwayRaceBar::sceneChanged, this, qOverload<>(&QWidget::update));
  connect(bar_, &HighwayRaceBar::sceneChanged, this, &BoardView::playedOn);
  connect(bar_, &HighwayRaceBar::closed, this, [this] {
    replaceButtons();
    setFocus();
    update();
    Q_EMIT playedOut();
  });
  replaceButtons();
}

bool HighwayBoard::isPlayingOut() const { return bar_->isOn(); }

QStringList HighwayBoard::linesWhilePlaying(Seat seat) const {
  if (!bar_->isOn()) {
    return {};
  }
  QStringList lines = highwayFace().seatLines(match(), seat);
  if (!lines.isEmpty()) {
    lines.front() = highwayPointsText(bar_->scoreNow(seat));
  }
  return lines;
}

ToldTurn HighwayBoard::toldWhilePlaying() const {
  if (!bar_->isOn()) {
    return {};
  }
  const highway::Twist twist = highway::twist_of(bar_->round());
  return {.headline = tr("Round %1 plays out").arg(bar_->round()),
          .text = tr("%1: %2", "name of a twist, what it means")
                      .arg(highwayTwistName(twist), highwayTwistText(twist)),
          .facts = bar_->factsNow()};
}

bool HighwayBoard::isHandOpen() const { return mover() > 0 && !match().isCurtained() && !isPlayingOut(); }

QString HighwayBoard::cellOfTraveller(Seat seat) const {
  for (const HighwayTraveller& traveller : scene_.travellers) {
    if (traveller.seat == seat) {
      return traveller.cell;
    }
  }
  return {};
}

QString HighwayBoard::placeAt(QPointF point) const {
  QString place = CellBoard::placeAt(point);
  const bool isInHand = isHandOpen() && (place != kHighwayRobber || scene_.round == 5);
  return isCell(place) || isInHand ? place : QString();
}

std::optional<std::uint8_t> HighwayBoard::directionTo(const QString& cell) const {
  const auto own = cellOf(ownCell());
  const auto other = cellOf(cell);
  if (!own || !other) {
    return std::nullopt;
  }
  if (*own == *other) {
    return highway::kStay;
  }
  for (std::uint8_t d = 0; d < hex::kDirections; ++d) {
    if (highwayGrid().neighbour(*own, static_cast<hex::Direction>(d)) == *other) {
      return d;
    }
  }
  return std::nullopt;
}

std::optional<Refusal> HighwayBoard::refusalAt(const QString& place) const {
  if (!isHandOpen() || heldKind().isNull() || !isCell(place)) {
    return std::nullopt;
  }
  return match().timeline().refusal(mover(), highwayStep(heldKind(), place).toStdString());
}

void HighwayBoard::facingChanged() {
  CellBoard::facingChanged();
  isPointing_ = false;
  scene_ = highwayScene(match(), grid().facing());
  if (bar_->isOn()) {
    startRace();
  }
}

void HighwayBoard::positionChanged(const Transition& transition) {
  scene_ = highwayScene(match(), grid().facing());
  const std::size_t before = rounds_;
  rounds_ = roundsOf(match());
  if (rounds_ == before + 1 && !transition.empty()) {
    hand().letGo();
    isPointing_ = false;
    startRace();
  } else if (rounds_ != before) {
    bar_->close();  // the cursor has jumped to another round
  }
  replaceButtons();
}

void HighwayBoard::curtainMoved() {
  isPointing_ = false;
  // The next player has begun to submit, so the race is closed. In a lesson it stays until the lesson
  // continues.
  if (mover() > 0 && !match().isTableOpen() && !match().isGuided()) {
    bar_->close();
  }
  replaceButtons();
}

void HighwayBoard::startRace() {
  if (rounds_ > 0) {
    bar_->present(HighwayRace(match(), grid().facing()), match().isGuided());
    replaceButtons();
    setFocus();
  }
}

QRect HighwayBoard::barArea() const {
  const int wide = std::min(width() - 2 * kBarMargin, kWidestBar);
  const int high = bar_->heightIn(wide);
  return {(width() - wide) / 2, height() - high - kBarMargin, wide, high};
}

// The board moves up if the bar needs the space below it.
QRectF HighwayBoard::room() const {
  const QRectF whole = rect();
  if (!bar_->isOn()) {
    return boardArea();
  }
  const int top = bar_->geometry().top();
  if (sheet().placedIn(whole).map(QPointF(0, kBelowTheRim)).y() <= top) {
    return boardArea();
  }
  const QRectF box = sheet().viewBox();  // the lower edge of the slab is the lowest thing drawn
  const double share = (kBelowTheRim - box.top()) / box.height();
  return boardZoom().mapped({whole.topLeft(), QSizeF(whole.width(), std::min(whole.height(), top / share))});
}

void HighwayBoard::replaceButtons() {
  if (bar_->isOn()) {
    bar_->setGeometry(barArea());
  }
  again_->setText(tr("Show round %1 again").arg(rounds_));
  again_->adjustSize();
  again_->move(width() - again_->width() - kBarMargin, height() - again_->height() - kBarMargin);
  const bool isIdle = match().isTableOpen() || match().timeline().to_move() == kNobody;
  again_->setVisible(rounds_ > 0 && isIdle && !isPlayingOut());
}

void HighwayBoard::appearanceChanged() { replaceButtons(); }

void HighwayBoard::resizeEvent(QResizeEvent* event) {
  CellBoard::resizeEvent(event);
  replaceButtons();
}

HighwayTray HighwayBoard::trayNow() const {
  HighwayTray tray;
  tray.seat = mover();
  tray.colour = match().colourIndex(mover());
  tray.hasRobbers = scene_.round == 5;
  tray.robbers = tray.hasRobbers ? highway::Submission::kMostRobbers : 0;
  tray.held = heldKind();
  tray.direction = submission_.direction().value_or(QString());
  tray.pointed = aimed().value_or(isCell(pointed()) ? QString() : pointed());
  for (const highway::WrittenStep& step : submission_.steps()) {
    switch (step.kind) {
      case highway::PartKind::Left:
      case highway::PartKind::Right:
        --tray.signs;
        break;
      case highway::PartKind::Blockade:
        --tray.barriers;
        break;
      case highway::PartKind::Robber:
        --tray.robbers;
        break;
      case highway::PartKind::Go:
        break;
    }
  }
  return tray;
}

QString HighwayBoard::pointedDirection() const {
  QString place = pointed();
  if (const std::optional<QString> road = aimed()) {
    return *road;
  }
  if (!place.isEmpty() && !isCell(place) && !isHighwayKind(place)) {
    return place;
  }
  const bool isFree = heldKind().isNull() && submission_.tileOn(place).isNull() && !cursorIsVisible() &&
                      place != refusedPlace();  // the sign of the refusal is there
  const auto way = isFree ? directionTo(place) : std::nullopt;
  return way ? QString::fromStdString(highway::direction_name(*way)) : QString();
}

std::unique_ptr<State> HighwayBoard::stateWithHeldTile() const {
  std::unique_ptr<State> state = match().state().clone();
  if (const QString place = pointed(); isCell(place) && !heldKind().isNull() && !refusalAt(place)) {
    state->play(highwayStep(heldKind(), place).toStdString());
  }
  return state;
}

// The journey that is only pointed at is fainter than the planned one.
void HighwayBoard::addPreviews(HighwayScene& scene) const {
  const QString planned = submission_.direction().value_or(QString());
  const QString pointedAt = pointedDirection();
  const std::unique_ptr<State> state = stateWithHeldTile();
  const auto add = [&](const QString& direction, HighwayTrail::Kind kind) {
    if (direction.isEmpty() || direction == QLatin1String("-")) {
      return;
    }
    const highway::JourneyReport journey =
        highway::insight_into(*state)->preview(mover(), *highway::find_direction(direction.toStdString()));
    HighwayTrail trail = highwayTrail(journey, scene.controlColour, scene.grid);
    trail.kind = kind;
    trail.points = QStringLiteral("+%1").arg(journey.points);
    scene.trails.append(trail);
  };
  add(planned, HighwayTrail::Kind::Planned);
  if (pointedAt != planned) {
    add(pointedAt, HighwayTrail::Kind::Pointed);
  }
}

void HighwayBoard::addHand(HighwayScene& scene) const {
  const highway::Insight& insight = *highway::insight_into(match().state());
  scene.controlColour = match().colourIndex(mover());
  for (const highway::ControlledCell& cell : insight.controlled(mover())) {
    scene.controlled.insert(QString::fromStdString(cell.cell), cell.why);
  }
  for (const highway::WrittenStep& step : submission_.steps()) {
    const QString cell = QString::fromStdString(step.cell);
    if (step.kind == highway::PartKind::Robber) {
      scene.robbers.append(cell);
    } else if (step.kind != highway::PartKind::Go) {
      scene.tiles.insert(cell, QLatin1Char(highway::kind_name(step.kind).front()));
      scene.edges.insert(cell, scene.controlColour);
    }
  }
  scene.tray = trayNow();
  addPreviews(scene);
}

QStringList HighwayBoard::legalPlaces() const {
  if (!isHandOpen() || heldKind().isNull()) {
    return {};
  }
  const auto part = *highway::find_kind(heldKind().toLatin1());
  return placeNames(highway::insight_into(match().state())->legal_places(mover(), part));
}

// During a race, only the cursor is marked.
void HighwayBoard::adjustMarks(BoardMarks& marks) const {
  if (!isHandOpen()) {
    marks.pointed.clear();
    marks.refused.clear();
    marks.proving.clear();
  }
}

void HighwayBoard::addHeld(HighwayScene& scene) const {
  const QString place = pointed();
  scene.ghostKind = heldKind();
  if (!scene.ghostKind.isNull() && isCell(place) && !refusalAt(place)) {
    scene.ghost = place;
  }
  if (const auto at = hand().carriedTo(); at && !scene.ghostKind.isNull()) {
    scene.floating = toBoard(*at);
  }
}

HighwayScene HighwayBoard::sceneNow() const {
  HighwayScene scene = bar_->isOn() ? bar_->sceneNow() : scene_;
  if (isHandOpen()) {
    addHand(scene);
    addHeld(scene);
  }
  scene.marks = boardMarks();
  return scene;
}

void HighwayBoard::paintOver(QPainter& painter) { paintHighway(painter, room(), sceneNow(), look()); }

// A tile's place is its cell. A direction goes from the player's traveller to the neighbouring cell, or to
// the arrow in the tray if there is no such cell. If nobody is to submit, there is no tray.
QStringList HighwayBoard::placesOf(const QString& step) const {
  const std::optional<highway::WrittenStep> written = highway::read_step(step.toStdString());
  if (!written) {
    return {};
  }
  if (written->kind != highway::PartKind::Go) {
    return {QString::fromStdString(written->cell)};
  }
  const std::optional<hex::Cell> from = cellOf(cellOfTraveller(match().timeline().to_move()));
  const auto next = from && written->direction != highway::kStay
                        ? highwayGrid().neighbour(*from, static_cast<hex::Direction>(written->direction))
                        : std::nullopt;
  if (next) {
    return {nameOf(*from), nameOf(*next)};
  }
  return mover() > 0 ? QStringList{step} : from ? QStringList{nameOf(*from)} : QStringList();
}

void HighwayBoard::paintHintedStep(QPainter& painter, const QString& step) const {
  const std::optional<highway::WrittenStep> written = highway::read_step(step.toStdString());
  if (!written) {
    return;
  }
  painter.save();
  painter.setTransform(placed(), true);
  if (written->kind != highway::PartKind::Go) {
    painter.setOpacity(kOutlinedHint);
    drawHighwayTile(painter, scene_.centre(QString::fromStdString(written->cell)), kHighwayTile,
                    QLatin1Char(highway::kind_name(written->kind).front()), look().isDark());
  } else if (placesOf(step).size() > 1) {
    drawWay(painter, scene_.centre(placesOf(step).front()),
            highwayWay(highwaySeen(written->direction, grid().facing())), look());
  }
  painter.restore();
}

}  // namespace byways::app
