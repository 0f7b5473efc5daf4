// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bypass/bypass_board.h"

#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <utility>

#include "app/board/facing.h"
#include "app/board/svg_board.h"
#include "app/games/bypass/bypass_painter.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "engine/bypass/insight.h"

namespace byways::app {

namespace {

constexpr double kFrame = 41;  // from the picture's edge to the sheet

QString boardOf(const Match& match) {
  return QString::fromStdString(match.timeline().setup().options.word("board"));
}

}  // namespace

BypassBoard::BypassBoard(Match& match, const Look& look, QWidget* parent)
    : CellBoard(match, look, std::make_unique<CellSurface>(BypassScene(boardOf(match)).links().grid()),
                bypassPicture(boardOf(match)), parent),
      scene_(bypassScene(match, hexFacing(facing()))),
      tools_(new BypassTools(look, this)),
      showMe_(new QPushButton(this)),
      timelineCursorBefore_(match.timeline().cursor()) {
  showMe_->setObjectName(QStringLiteral("showMe"));
  showMe_->setCheckable(true);
  showMe_->setProperty("segment", QStringLiteral("only"));  // so that it looks pressed while it is on
  showMe_->setFocusPolicy(Qt::TabFocus);
  showMe_->hide();
  connect(showMe_, &QPushButton::toggled, this, [this](bool on) {
    hintsAreOn_ = on;
    update();
  });
  connect(tools_, &BypassTools::chosen, this, [this](bool wall) { setTool(wall ? Tool::Wall : Tool::Path); });
  connect(&motion_, &BypassMotion::restingChanged, this, &BypassBoard::forgetResting);
  rebuild();
}

QString BypassBoard::placeAt(QPointF point) const {
  constexpr double kReach = BypassSceneSurface::kLinkReach;
  return surface_.placeAt(toBoard(point), tool_ == Tool::Wall ? 1.5 * kReach : kReach);
}

void BypassBoard::rebuild() {
  forgetResting();
  scene_ = bypassScene(match(), grid().facing());
  // These are only shown if the highlights are set to Explain.
  const bypass::Insight& insight = *bypass::insight_into(match().state());
  closing_ = links().list(insight.looping_links());
  cutting_ = links().list(insight.isolating_links());
  if (!turn_.isDue(tool_)) {
    const Tool other = tool_ == Tool::Path ? Tool::Wall : Tool::Path;
    tool_ = turn_.isDue(other) ? other : Tool::Path;
  }
  swappable_ = turn_.swappable();
  refreshTools();
}

void BypassBoard::facingChanged() {
  CellBoard::facingChanged();
  asked_.reset();
  rebuild();
}

QList<QRectF> BypassBoard::signAreas() const {
  QList<QRectF> areas;
  for (int letter = 0; letter < kBypassLetters; ++letter) {
    for (const hex::Cell cell : bypassLetterHexes(scene_.side, letter)) {
      areas.append(placed().mapRect(sheet().bounds(QStringLiteral("letter-") + nameOf(cell))));
    }
  }
  return areas;
}

void BypassBoard::positionChanged(const Transition&) {
  const BypassScene before = std::move(scene_);
  asked_.reset();
  if (!match().state().turn_is_open()) {
    tool_ = Tool::Path;
    penIsTaken_ = false;
  }
  rebuild();
  const std::size_t cursor = match().timeline().cursor();
  motion_.follow(before, scene_, cursor == timelineCursorBefore_ + 1);
  timelineCursorBefore_ = cursor;
}

void BypassBoard::appearanceChanged() {
  forgetResting();
  refreshTools();
}

BypassScene BypassBoard::sceneNow() const {
  BypassScene scene = scene_;
  motion_.addStrokes(scene);
  motion_.addGlow(scene);
  if (const std::optional<BypassPreview> stroke = strokeNow();
      stroke && turn_.mayDraw(stroke->link, stroke->ink.isWall ? Tool::Wall : Tool::Path)) {
    scene.preview = stroke;
  }
  if (asked_) {
    scene.asked = asked_->link;
    scene.preview = asked_;
  }
  scene.marks = boardMarks();
  addHelp(scene);
  if (cursorIsVisible() && links().find(cursor())) {
    scene.hub = hubNow();
  }
  return scene;
}

QStringList BypassBoard::legalPlaces() const {
  QStringList open;
  for (int link = 0; link < links().count(); ++link) {
    if (turn_.mayDraw(link)) {
      open.append(links().at(link).id);
    }
  }
  return open;
}

// Hexes aren't marked: they only lead to links, and a click on a hex is answered by saying how to draw.
// Faults of the whole board and effects of the link that is pointed at have marks of their own.
void BypassBoard::adjustMarks(BoardMarks& marks) const {
  marks.lastTurn = scene_.marks.lastTurn;
  if (hand().press() || !links().find(marks.pointed)) {
    marks.pointed.clear();
  }
  if (marks.isOnlyPointedAt || !links().find(marks.refused)) {
    marks.refused.clear();
  }
  if (marks.isOnlyPointedAt || (shownRefusal() && BypassTurn::isOfTheBoard(*shownRefusal()))) {
    marks.proving.clear();
  }
  marks.proving.removeIf([this](const QString& place) { return !links().find(place); });
}

void BypassBoard::addHelp(BypassScene& scene) const {
  if (mover() < 1) {
    return;
  }
  if (hintsAreOn_ && turn_.isIllegal()) {
    scene.hints = turn_.mending();
  }
  if (look().picture().highlights != Highlights::None && scene.hints.empty()) {
    scene.swappable = swappable_;
  }
  if (look().picture().highlights == Highlights::Explain) {
    scene.closing = turn_.isDue(Tool::Path) ? closing_ : LinkList();
    scene.cutting = turn_.isDue(Tool::Wall) ? cutting_ : LinkList();
  }
}

void BypassBoard::paintResting(QPainter& painter) {
  BypassScene scene = scene_;
  motion_.addStrokes(scene);
  paintBypassPosition(painter, room(), scene, look());
}

void BypassBoard::paintOver(QPainter& painter) {
  const BypassScene scene = sceneNow();
  paintBypassMarks(painter, room(), scene, look());
  paintLegend(painter, scene);
}

// The legend is in the free strip at the bottom of the sheet, or below the board if the strip is too low.
void BypassBoard::paintLegend(QPainter& painter, const BypassScene& scene) const {
  const QStringList sentences = legend();
  if (sentences.isEmpty() || showMe_->isVisibleTo(this)) {
    return;
  }
  constexpr double kSize = 0.9;  // part of the usual font size
  constexpr double kSample = 16;
  constexpr double kAir = 5;
  constexpr double kBetween = 20;
  QFont letters = font();
  letters.setPointSizeF(letters.pointSizeF() * kSize);
  const QFontMetricsF metrics(letters);
  double width = kBetween * static_cast<double>(sentences.size() - 1);
  for (const QString& sentence : sentences) {
    width += kSample + kAir + metrics.horizontalAdvance(sentence);
  }
  const QRectF board = placed().mapRect(sheet().viewBox());
  const QRectF paper = placed().mapRect(sheet().viewBox().adjusted(kFrame, kFrame, -kFrame, -kFrame));
  const auto bottomOf = [this](const QString& id) { return placed().mapRect(sheet().bounds(id)).bottom(); };
  double top = bottomOf(QStringLiteral("track-A"));
  for (const QRectF& sign : signAreas()) {
    top = std::max(top, sign.bottom());
  }
  constexpr double kAround = 8;
  QRectF strip(paper.left(), top, paper.width(), paper.bottom() - top);
  if (strip.height() < metrics.height() + kAround || strip.width() < width + kAround) {
    strip = QRectF(board.left(), board.bottom(), board.width(), height() - board.bottom());
  }
  if (strip.height() < metrics.height() || strip.width() < width) {
    return;  // pointing at a mark shows the same text
  }
  painter.save();
  painter.setFont(letters);
  QPointF at(strip.center().x() - width / 2, strip.center().y());
  const QPen pen(look().colours().warning, 1.9, Qt::SolidLine, Qt::RoundCap);
  for (const QString& sentence : sentences) {
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    const QPointF middle = at + QPointF(kSample / 2, 0);
    if (&sentence == &sentences.front() && !scene.closing.empty()) {
      painter.drawEllipse(middle, 5, 5);
    } else {
      painter.drawLine(middle + QPointF(-6, 3), middle + QPointF(6, -3));
    }
    painter.setPen(look().colours().quietText);
    const double advance = metrics.horizontalAdvance(sentence);
    painter.drawText(QRectF(at.x() + kSample + kAir, strip.top(), advance + 1, strip.height()),
                     Qt::AlignVCenter | Qt::AlignLeft, sentence);
    at.rx() += kSample + kAir + advance + kBetween;
  }
  painter.restore();
}

void BypassBoard::setTool(Tool tool) {
  tool_ = tool;
  penIsTaken_ = true;
  refreshTools();
  update();
}

void BypassBoard::refreshTools() {
  const bool playing = mover() > 0;
  const QColor ink = look().seatColour(playing ? match().colourIndex(mover()) : 0);
  // Once one of the two strokes has been drawn, the pen for the other is selected automatically.
  const bool hasPen = turn_.isDue(Tool::Path) && turn_.isDue(Tool::Wall) ? penIsTaken_ : turn_.isDue(tool_);
  tools_->refresh(hasPen ? std::optional(tool_ == Tool::Wall) : std::nullopt, ink, turn_.isDue(Tool::Path),
                  turn_.isDue(Tool::Wall));
  tools_->setVisible(playing);
  const bool canMend = playing && turn_.isIllegal() && !turn_.mending().empty();
  if (!canMend) {
    showMe_->setChecked(false);
  }
  showMe_->setText(tr("Show me"));
  showMe_->setToolTip(tr("Highlight the paths and walls that you could swap to repair the board"));
  showMe_->setVisible(canMend);
  placeTools();
}

// Puts the pens into a corner of the sheet, which the hexes leave free. If they would cover a sign there,
// they go further out, or one below the other.
void BypassBoard::placeTools() {
  const QRectF paper = placed().mapRect(sheet().viewBox().adjusted(kFrame, kFrame, -kFrame, -kFrame));
  constexpr double kCompactBelow = 0.62;
  const bool isSmall = placed().m11() < kCompactBelow;
  const int margin = isSmall ? 4 : 8;
  tools_->setCompact(isSmall);
  const QList<QRectF> signs = signAreas();
  const QPoint corner = paper.topLeft().toPoint() + QPoint(margin, margin);
  for (const bool isUpright : {false, true}) {
    tools_->setUpright(isUpright);
    const QPoint outside(2, std::max(2, paper.toRect().top() - tools_->height() / 2));
    bool isFree = false;
    for (const QPoint at : {corner, QPoint(2, corner.y()), outside, QPoint(2, 2)}) {
      tools_->move(at);
      isFree = std::none_of(signs.begin(), signs.end(), [this](const QRectF& sign) {
        return sign.adjusted(-2, -2, 2, 2).intersects(tools_->geometry());
      });
      if (isFree) {
        break;
      }
    }
    if (isFree) {
      break;
    }
  }
  showMe_->adjustSize();
  showMe_->move(paper.bottomLeft().toPoint() + QPoint(margin, -margin - showMe_->height()));
}

std::optional<int> BypassBoard::letterAt(QPointF point) const {
  const QPointF at = toBoard(point);
  for (int letter = 0; letter < kBypassLetters; ++letter) {
    if (sheet()
            .bounds(QStringLiteral("track-%1").arg(QChar(u'A' + static_cast<char16_t>(letter))))
            .contains(at)) {
      return letter;
    }
    for (const hex::Cell cell : bypassLetterHexes(scene_.side, letter)) {
      if (sheet().bounds(QStringLiteral("letter-") + nameOf(cell)).contains(at)) {
        return letter;
      }
    }
  }
  return std::nullopt;
}

// What Bypass's board says of its places, for screen readers and for the line below the board.

QString BypassBoard::actionOf(const QString& place) const {
  const std::optional<int> link = links().find(place);
  if (mover() < 1) {
    return {};
  }
  if (!link) {
    return cellOf(place) && turn_.isAnyDue() ? tr("Choose a direction") : QString();
  }
  if (turn_.mayDraw(*link, tool_)) {
    return tool_ == Tool::Path ? tr("Draw a path") : tr("Draw a wall");
  }
  if (turn_.mayDraw(*link)) {
    return turn_.isDue(Tool::Path) ? tr("Draw a path") : tr("Draw a wall");
  }
  if (scene_.chosen == link) {
    return tr("Leave it as it is");
  }
  if (!hasLink(scene_.partners, *link) && turn_.stepsToWipe(*link) > 0) {
    return tr("Erase it");
  }
  if (turn_.maySwap(*link)) {
    return scene_.at(*link).isWall ? tr("Swap it for a path") : tr("Swap it for a wall");
  }
  return {};
}

QStringList BypassBoard::legend() const {
  QStringList sentences;
  if (mover() < 1 || look().picture().highlights != Highlights::Explain) {
    return sentences;
  }
  if (turn_.isDue(Tool::Path) && !closing_.empty()) {
    sentences.append(tr("A path here would close a loop"));
  }
  if (turn_.isDue(Tool::Wall) && !cutting_.empty()) {
    sentences.append(tr("A wall here would cut hexes off"));
  }
  return sentences;
}

QString BypassBoard::describe(const QString& place) const {
  if (const std::optional<int> link = links().find(place)) {
    QString linkText = describeLink(*link);
    if (cursorIsVisible() && cursor() == place && mover() > 0 && (turn_.mayDraw(*link))) {
      return tr("%1. P draws a path, W a wall; arrow keys go to other links").arg(linkText);
    }
    return linkText;
  }
  const std::optional<hex::Cell> cell = cellOf(place);
  if (!cell) {
    return {};
  }
  QString hexText = describeHex(*cell);
  if (cursorIsVisible() && cursor() == place && turn_.isAnyDue()) {
    return tr("%1. Press Enter, P or W to choose a link").arg(hexText);
  }
  return hexText;
}

QString BypassBoard::describeLink(int link) const {
  const BypassLink& ends = links().at(link);
  const QString name = tr("Link %1 to %2").arg(nameOf(ends.first), nameOf(ends.second));
  const BypassInk& ink = scene_.at(link);
  if (ink.seat == 0) {
    const bool loops = turn_.isDue(Tool::Path) && hasLink(closing_, link);
    const bool cuts = turn_.isDue(Tool::Wall) && hasLink(cutting_, link);
    return loops && cuts
               ? tr("%1, open. A path here would close a loop; a wall would cut hexes off").arg(name)
           : loops ? tr("%1, open. A path here would close a loop").arg(name)
           : cuts  ? tr("%1, open. A wall here would cut hexes off").arg(name)
                   : tr("%1, open").arg(name);
  }
  const QString owner = match().name(ink.seat);
  const QString stroke =
      ink.isWall ? tr("%1, wall of %2").arg(name, owner) : tr("%1, path of %2").arg(name, owner);
  if (scene_.chosen == link) {
    return tr("%1, chosen for a swap").arg(stroke);
  }
  if (hasLink(scene_.loop, link)) {
    return tr("%1, part of a loop").arg(stroke);
  }
  if (hasLink(scene_.chain, link)) {
    return tr("%1, cuts hexes off").arg(stroke);
  }
  return hasLink(scene_.openTurn, link) ? tr("%1, drawn this turn").arg(stroke) : stroke;
}

// "D4, path of Ann to E5, wall of Ben to D5"
QString BypassBoard::describeHex(hex::Cell cell) const {
  QStringList parts{nameOf(cell)};
  for (int letter = 0; letter < kBypassLetters; ++letter) {
    const auto [one, other] = bypassLetterHexes(scene_.side, letter);
    if (cell == one || cell == other) {
      const bool isComplete = !scene_.routes[static_cast<std::size_t>(letter)].empty();
      parts.append(isComplete ? tr("letter %1, route complete").arg(bypassLetter(letter))
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
    parts.append(scene_.at(*link).isWall ? tr("%1’s wall to %2").arg(owner, nameOf(*next))
                                         : tr("%1’s path to %2").arg(owner, nameOf(*next)));
  }
  if (parts.size() == before) {
    parts.append(tr("nothing drawn"));
  }
  return joinParts(parts);
}

}  // namespace byways::app
