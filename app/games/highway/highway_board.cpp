// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/highway/highway_board.h"

#include <QToolButton>

#include <algorithm>
#include <cmath>

#include "app/board/hex_shapes.h"
#include "app/games/highway/highway_painter.h"
#include "app/games/highway/highway_race_bar.h"
#include "app/games/highway/highway_status.h"
#include "app/games/highway/highway_tray.h"
#include "app/look/look.h"
#include "engine/highway/insight.h"

namespace byways::app {

namespace {

constexpr int kBarHeight = 44;
constexpr double kBelowTheCells = 292;  // board units: the bar covers the rim only

std::size_t roundsOf(const Match& match) {
  const highway::Insight* const insight = highway::insight_into(match.state());
  return insight != nullptr ? insight->reports().size() : 0;
}

}  // namespace

HighwayBoard::HighwayBoard(Match& match, const Look& look, const Preferences& preferences, QWidget* parent)
    : BoardView(match, look, preferences, parent),
      scene_(highwayScene(match)),
      bar_(new HighwayRaceBar(look, this)),
      again_(new QToolButton(this)),
      rounds_(roundsOf(match)) {
  for (hex::Cell cell = 0; cell < highwayGrid().cells(); ++cell) {
    places_.append(QString::fromStdString(highwayGrid().name(cell)));
  }
  places_ += highwayTrayPlaces();
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
  connect(&match, &Match::refused, this, &HighwayBoard::shakeRefused);
  replaceButtons();
}

QTransform HighwayBoard::placed() const { return highwayPlacement(rect(), look()); }

bool HighwayBoard::isCell(const QString& place) const {
  return highwayGrid().find(place.toStdString()).has_value();
}

bool HighwayBoard::isPlayingOut() const { return bar_->isOn(); }

QStringList HighwayBoard::linesWhilePlaying(Seat seat) const {
  if (!bar_->isOn()) {
    return {};
  }
  QStringList lines = highwaySeatLines(match(), seat);
  if (!lines.isEmpty()) {
    lines.front() = highwayPointsText(bar_->scoreNow(seat));
  }
  return lines;
}

bool HighwayBoard::isHandOpen() const { return mover() > 0 && !match().isCurtained() && !isPlayingOut(); }

QString HighwayBoard::ownCell() const {
  for (const HighwayTraveller& traveller : scene_.travellers) {
    if (traveller.seat == mover()) {
      return traveller.cell;
    }
  }
  return {};
}

QString HighwayBoard::placeInFocus() const { return cursorIsVisible() ? cursor() : hover(); }

QRectF HighwayBoard::areaOf(const QString& place) const {
  if (!isCell(place)) {
    return placed().mapRect(highwayTrayArea(place));
  }
  const QPointF at = highwayCentre(place);
  return placed().mapRect(QRectF(at.x() - kHexApothem, at.y() - kHexCorner, 2 * kHexApothem, 2 * kHexCorner));
}

QString HighwayBoard::placeAt(QPointF point) const {
  const QPointF at = placed().inverted().map(point);
  if (const auto cell = hexCellAt(highwayGrid(), at)) {
    return QString::fromStdString(highwayGrid().name(*cell));
  }
  return isHandOpen() ? highwayTrayAt(at, scene_.round == 5) : QString();
}

std::optional<std::uint8_t> HighwayBoard::directionTo(const QString& cell) const {
  const auto own = highwayGrid().find(ownCell().toStdString());
  const auto other = highwayGrid().find(cell.toStdString());
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

void HighwayBoard::letGo() {
  held_ = {};
  drag_.reset();
  aim_.reset();
  isPointing_ = false;
}

void HighwayBoard::positionChanged(const Transition& transition) {
  scene_ = highwayScene(match());
  const std::size_t before = rounds_;
  rounds_ = roundsOf(match());
  if (rounds_ == before + 1 && !transition.empty()) {
    letGo();
    startRace();
  } else if (rounds_ != before) {
    bar_->close();  // a jump to another round
  }
  replaceButtons();
}

void HighwayBoard::curtainMoved() {
  letGo();
  if (mover() > 0 && !match().isTableOpen()) {
    bar_->close();  // the next one to submit wants to see the board
  }
  replaceButtons();
}

void HighwayBoard::startRace() {
  if (rounds_ > 0) {
    bar_->present(HighwayRace(match()));
    replaceButtons();
    setFocus();
  }
}

// Both lie on the rim below the cells and in the corner beside it.
void HighwayBoard::replaceButtons() {
  const double rim = placed().map(QPointF(0, kBelowTheCells)).y();
  const int margin = 8;
  const int top = std::min(height() - kBarHeight - 2, static_cast<int>(std::ceil(rim)));
  const int wide = std::min(width() - 2 * margin, 640);
  bar_->setGeometry((width() - wide) / 2, top, wide, std::min(kBarHeight + 6, height() - top));
  again_->setText(tr("Show round %1 again").arg(rounds_));
  again_->adjustSize();
  again_->move(width() - again_->width() - margin, height() - again_->height() - margin);
  const bool isIdle = match().isTableOpen() || match().timeline().to_move() == kNobody;
  again_->setVisible(rounds_ > 0 && isIdle && !isPlayingOut());
}

void HighwayBoard::appearanceChanged() { replaceButtons(); }

void HighwayBoard::resizeEvent(QResizeEvent* event) {
  BoardView::resizeEvent(event);
  replaceButtons();
}

}  // namespace byways::app
