// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/stones/stone_board.h"

#include <QKeyEvent>
#include <QPainter>
#include <QVariantAnimation>

#include <algorithm>

#include "app/games/stones/stone_face.h"
#include "app/games/stones/stone_picture.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kAppearingMilliseconds = 180;

bool has(const Cells& cells, hex::Cell cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

}  // namespace

StoneBoard::StoneBoard(Match& match, const Look& look, const StoneFace& face, QWidget* parent)
    : StoneBoard(match, look, face, face.emptyBoard(match), parent) {}

StoneBoard::StoneBoard(Match& match, const Look& look, const StoneFace& face, const StoneScene& empty,
                       QWidget* parent)
    : CellBoard(match, look, std::make_unique<CellSurface>(empty.grid), empty.picture, parent),
      face_(face),
      picture_(empty.picture),
      scene_(empty) {
  StoneBoard::rebuild();
}

QString StoneBoard::wordsAbout(hex::Cell /*stone*/) const { return {}; }

QString StoneBoard::describe(const QString& place) const {
  const std::optional<hex::Cell> cell = cellOf(place);
  if (!cell) {
    return {};
  }
  if (const Seat seat = scene_.at(*cell); seat != 0) {
    const QString stone = tr("%1, stone of %2").arg(place, match().name(seat));
    const QString words = wordsAbout(*cell);
    const QString all = words.isEmpty() ? stone : tr("%1, %2").arg(stone, words);
    return has(scene_.openTurn, *cell) ? tr("%1, placed this turn").arg(all) : all;
  }
  if (mover() < 1) {
    return tr("%1, empty").arg(place);
  }
  if (const auto refusal = refusalAt(place)) {
    return tr("%1, empty, not allowed now: %2").arg(place, face_.explain(*refusal, match()));
  }
  return tr("%1, empty, legal place").arg(place);
}

QString StoneBoard::actionOf(const QString& place) const {
  const std::optional<hex::Cell> cell = cellOf(place);
  return cell && has(legal_, *cell) ? tr("Place a stone") : QString();
}

bool StoneBoard::isOwn(const QString& place) const {
  const std::optional<hex::Cell> cell = cellOf(place);
  return cell && mover() > 0 && scene_.at(*cell) == mover();
}

void StoneBoard::rebuild() {
  forgetResting();
  scene_ = stoneScene(match(), look(), {grid(), picture_});
  legal_ = mover() > 0 ? cellsNamed(grid(), match().state().legal_steps()) : Cells();
}

void StoneBoard::positionChanged(const Transition& transition) {
  rebuild();
  appearing_.clear();
  if (!look().animations() || !isVisible()) {
    return;
  }
  for (const Change& change : transition) {
    if (const auto cell = grid().find(change.to); cell && change.kind == Change::Kind::Appeared) {
      letAppear(*cell);
    }
  }
}

void StoneBoard::letAppear(hex::Cell cell) {
  appearing_.insert(cell, 0);
  auto* const animation = new QVariantAnimation(this);
  animation->setDuration(kAppearingMilliseconds);
  animation->setEasingCurve(QEasingCurve::OutCubic);
  animation->setStartValue(0.0);
  animation->setEndValue(1.0);
  connect(animation, &QVariantAnimation::valueChanged, this, [this, cell](const QVariant& value) {
    if (appearing_.contains(cell)) {  // false if the stone was undone meanwhile
      appearing_[cell] = value.toDouble();
      update();
    }
  });
  animation->start(QAbstractAnimation::DeleteWhenStopped);
}

bool StoneBoard::explains() const {
  return look().picture().highlights == Highlights::Explain && !scene_.over;
}

QStringList StoneBoard::legalPlaces() const {
  QStringList names;
  for (const hex::Cell cell : legal_) {
    names.append(nameOf(cell));
  }
  return names;
}

// An occupied cell needs no explanation; the mark shows only while a click on it is being refused.
void StoneBoard::adjustMarks(BoardMarks& marks) const {
  marks.lastTurn = scene_.marks.lastTurn;
  const std::optional<hex::Cell> cell = cellOf(marks.refused);
  if (cell && scene_.at(*cell) != 0 && (marks.isOnlyPointedAt || !isShaking())) {
    marks.refused.clear();
    marks.proving.clear();
  }
}

StoneScene StoneBoard::sceneAtRest() const {
  StoneScene scene = scene_;
  scene.appearing = appearing_;
  return scene;
}

StoneScene StoneBoard::sceneInHand() const {
  StoneScene scene = sceneAtRest();
  scene.marks = boardMarks();
  scene.ghostSeat = mover();
  return scene;
}

void StoneBoard::paintResting(QPainter& painter) {
  const StoneScene scene = sceneAtRest();
  StonePicture(painter, room(), scene, look()).paintPosition();
}

void StoneBoard::paintOver(QPainter& painter) {
  const StoneScene scene = sceneInHand();
  StonePicture(painter, room(), scene, look()).paintMarks();
}

void StoneBoard::keyPressEvent(QKeyEvent* event) {
  const bool isEnd = event->key() == Qt::Key_Home || event->key() == Qt::Key_End;
  const auto from = cellOf(cursor());
  if (modifiersOf(*event) != Qt::NoModifier || !isEnd || !from) {
    CellBoard::keyPressEvent(event);
    return;
  }
  const hex::Direction way = event->key() == Qt::Key_Home ? hex::kWest : hex::kEast;
  hex::Cell last = *from;
  for (auto next = from; next; next = grid().neighbour(*next, way)) {
    last = *next;
  }
  setCursor(nameOf(last));
}

}  // namespace byways::app
