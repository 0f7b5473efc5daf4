// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/pass/pass_face.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

#include "app/games/common_words.h"
#include "app/games/pass/pass_painter.h"
#include "app/games/pass/pass_surface.h"
#include "app/games/pass/pass_texts.h"
#include "app/games/piece_colours.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "engine/challenges/jump_notation.h"
#include "engine/core/options.h"
#include "engine/overpass/board.h"
#include "engine/overpass/groups_notation.h"
#include "engine/overpass/over_pass_notation.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class PassOptions {
  Q_DECLARE_TR_FUNCTIONS(PassOptions)
};

// Usual seat colours, as indices of Look::seatColour. In Mono-Line, the lines of the two players are tinted
// red and blue.
constexpr int kRed = 3;
constexpr int kBlue = 4;
constexpr int kAmber = 1;
constexpr int kViolet = 0;

class PassColours final : public PieceColours {
 public:
  [[nodiscard]] QList<int> of(int players, Seat seat) const override { return passColours(players, seat); }
  [[nodiscard]] QString name(int colour) const override { return passColourName(colour); }
  [[nodiscard]] QColor colour(int colour) const override { return passPieceColour(colour); }
  void draw(QPainter& painter, QPointF centre, double radius, int colour, const Look& look) const override {
    drawPassPiece(painter, centre, radius, colour, look.picture().patterns);
  }
  // In Mono-Line no single colour has the turn, because a player may use both colours.
  [[nodiscard]] int onTurn(const Match& match) const override {
    return match.game().rolls_dice() ? passTable(match).colour : overpass::kNoColour;
  }
  [[nodiscard]] int ofTurn(const State& before) const override { return passColourAt(before); }
};

// Adds to the facts of one rule set those that all of the Over-Pass set share. Options that the rule set
// doesn't have are ignored.
GameFacts passFacts(const Game& game, GameFacts facts) {
  static const PassColours pieces;
  facts.context = "PassOptions";
  facts.options = {
      {"goal",
       QT_TRANSLATE_NOOP("PassOptions", "To bring home"),
       QT_TRANSLATE_NOOP("PassOptions",
                         "With two players, each has two colours. Choose whether a player must bring home "
                         "all ten pieces of one colour or of both."),
       {.players = 2}},
      {"strict",
       QT_TRANSLATE_NOOP("PassOptions", "Strict game"),
       QT_TRANSLATE_NOOP("PassOptions",
                         "Players may place pieces on the other side’s lines. Whoever notices this can claim "
                         "the win at the start of a turn."),
       {.isRare = true}},
      {"start", nullptr,
       game.rolls_dice()
           ? QT_TRANSLATE_NOOP("PassOptions",
                               "The player with the highest roll starts, unless you choose who starts.")
           : QT_TRANSLATE_NOOP("PassOptions", "Drawn by lot, unless you choose who starts.")}};
  facts.usualColours = {kRed, kBlue, kAmber, kViolet};
  facts.pieceColours = &pieces;
  facts.boardWays = 4;
  return facts;
}

constexpr double kRoundCorner = 10;            // radius of the corners of a close-up, in pixels
constexpr std::array kSeatTints{kRed, kBlue};  // tints of the two players of Mono-Line

QStringList listed(const char* text) {
  return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

QRectF seenPart(const PassPicture& picture) {
  return picture.region.isNull() ? PassSurface::picture() : picture.region;
}

void placeStart(PassScene& scene) {
  const overpass::Drawing& drawing = overpass::board().drawing();
  const bool isNodes = scene.ground == PassGround::Nodes;
  const auto& start = isNodes ? drawing.pass_start : drawing.groups_start;
  for (int colour = 0; colour < overpass::kColours; ++colour) {
    const std::vector<int>& places = start.at(static_cast<std::size_t>(colour));
    for (const int place : places) {
      scene.pieces.insert(QString::fromStdString(isNodes ? overpass::board().node_id(place)
                                                         : overpass::board().space_id(place)),
                          colour);
    }
    PassPile pile;
    pile.corner = passCornerOf(scene.ground, colour);
    pile.colour = colour;
    pile.reserve = overpass::kPiecesEach - static_cast<int>(places.size());
    pile.home = 0;
    scene.piles.append(pile);
  }
}

// Marks where `step` leads.
void markStep(PassScene& scene, const QString& step, const PassPicture& picture) {
  using Kind = PassMark::Kind;
  const int colour = passColourOf(QLatin1String(picture.colour));
  const std::optional<overpass::WrittenMove> move = overpass::read_move(step.toStdString());
  if (move && move->kind == overpass::MoveKind::Exit) {
    scene.targets.append({QStringLiteral("home:") + passColourWord(colour), Kind::Exit, 1, step});
    PassPile pile;
    pile.corner = 2;
    pile.colour = colour;
    pile.reserve = -1;
    pile.home = 3;
    scene.piles.append(pile);
    return;
  }
  if (const auto jump = challenges::read_jump(step.toStdString())) {
    scene.targets.append({QString::fromStdString(jump->to), Kind::Jump, 0, step});
    // A picture with a `way` shows the whole step; others show only landings.
    if (picture.way[0] != '\0') {
      scene.targets.append({QString::fromStdString(jump->removed), Kind::Remove, 0, {}});
    }
    return;
  }
  if (const auto groupsStep = overpass::read_groups_step(step.toStdString());
      groupsStep && scene.ground == PassGround::Spaces) {
    scene.targets.append({QString::fromStdString(groupsStep->to),
                          groupsStep->to == "z" ? Kind::BearOff : Kind::Move, 1, step});
    for (const std::string& space : groupsStep->brought_in) {
      scene.targets.append({QString::fromStdString(space), Kind::BringIn, 0, step});
    }
    return;
  }
  if (!move) {
    scene.targets.append({step, Kind::Place, 0, step});
    return;
  }
  const QString first = QString::fromStdString(move->first);
  const QString second = QString::fromStdString(move->second);
  switch (move->kind) {
    case overpass::MoveKind::Trade:
      // Marks the partner of the piece in hand, whichever of the two is written first.
      scene.targets.append({second == scene.lifted ? first : second, Kind::Trade, 1, step});
      break;
    case overpass::MoveKind::Slide:
      scene.targets.append({second, Kind::Slide, 2, step});
      break;
    default:
      scene.targets.append({second, Kind::OverPass, 1, step});
  }
}

// Tints the lines that the piece on `node` holds (MON-2).
void tintLines(PassScene& scene, const QString& node) {
  const overpass::Board& board = overpass::board();
  const std::optional<overpass::Node> found = board.find_node(node.toStdString());
  if (!found) {
    return;
  }
  const auto tint = static_cast<std::size_t>(overpass::owner_of(scene.pieces.value(node), 2));
  board.lines_at(*found).for_each([&](overpass::Line line) {
    QStringList nodes;
    for (const overpass::Node each : board.nodes_on(line)) {
      nodes.append(QString::fromStdString(board.node_id(each)));
    }
    scene.tintedLines.append({.line = nodes, .colour = kSeatTints.at(tint), .banded = tint > 0});
  });
}

}  // namespace

PassFace::PassFace(const Game& game, GameFacts facts) : GameFace(game, passFacts(game, std::move(facts))) {}

QString PassFace::optionValue(const std::string& option, const OptionValue& value) const {
  const int* const seat = std::get_if<int>(&value);
  if (seat != nullptr && *seat == 0 && game().rolls_dice()) {
    return PassOptions::tr("By dice");
  }
  QString word = optionValueText(value);
  if (option != "goal") {
    return word;
  }
  return word == QLatin1String("both") ? PassOptions::tr("Both colours") : PassOptions::tr("One colour");
}

QString PassFace::setupNote(const OptionMap& /*options*/, const QStringList& names) const {
  QString note = passColoursNote(names);
  if (names.size() > 2) {
    return note;
  }
  return joinSentences(
      {note, game().rolls_dice()
                 ? PassOptions::tr("The colours take turns.")
                 : PassOptions::tr("Which of your two colours you use makes no difference.")});
}

QString PassFace::argumentText(const std::string& argument) const { return passColourName(argument); }

QString PassFace::lotText(const QString& outcome, const Match& match) const {
  return passLotText(outcome, match);
}

QStringList PassFace::seatLines(const Match& match, Seat seat) const { return passSeatLines(match, seat); }

QString PassFace::resultText(const Match& match) const {
  const QString calledOff = calledOffText(match);
  return calledOff.isEmpty() ? passHomeText(match) : calledOff;
}

QList<KeyHelp> PassFace::keys() const {
  QList<KeyHelp> keys;
  if (game().rolls_dice()) {
    keys.append({QStringLiteral("R"), PassOptions::tr("Roll the dice")});
  }
  return passMouse() << keys << passZoomKeys();
}

PassScene passPictureScene(const PassPicture& picture) {
  PassScene scene;
  scene.ground = picture.ground;
  scene.transit = picture.transit;
  scene.exits = picture.exits;
  scene.overlayGroups = picture.overlay;
  if (picture.start) {
    placeStart(scene);
  }
  for (const QString& piece : listed(picture.pieces)) {
    scene.pieces.insert(piece.section(QLatin1Char('='), 0, 0),
                        passColourOf(piece.section(QLatin1Char('='), 1, 1)));
  }
  scene.lifted = QLatin1String(picture.lifted);
  for (const QString& step : listed(picture.steps)) {
    markStep(scene, step, picture);
  }
  scene.way = listed(picture.way);
  for (const QString& pair : listed(picture.lines)) {
    scene.litLines.append(
        passLineThrough(pair.section(QLatin1Char('-'), 0, 0), pair.section(QLatin1Char('-'), 1, 1)));
  }
  for (const QString& arrow : listed(picture.arrows)) {
    scene.arrows.append({arrow.section(QLatin1Char('-'), 0, 0), arrow.section(QLatin1Char('-'), 1, 1)});
  }
  for (const QString& group : listed(picture.groups)) {
    scene.litGroups.append(group.split(QLatin1Char('-')));
  }
  scene.marks.refused = QLatin1String(picture.refused);
  scene.marks.proving = listed(picture.proving);
  for (const QString& node : listed(picture.tinted)) {
    tintLines(scene, node);
  }
  return scene;
}

double PassPage::pictureShape(const QString& name) const {
  const PassPicture* const picture = findPicture(pictures_, name);
  if (picture == nullptr) {
    return RulesPage::pictureShape(name);
  }
  const QRectF part = seenPart(*picture);
  return part.height() / part.width();
}

void PassPage::drawPicture(QPainter& painter, const QRectF& area, const QString& name,
                           const Look& look) const {
  const PassPicture* const picture = findPicture(pictures_, name);
  if (picture == nullptr) {
    return;
  }
  const QRectF part = seenPart(*picture);
  const double scale = std::min(area.width() / part.width(), area.height() / part.height());
  QRectF shown(QPointF(), part.size() * scale);
  shown.moveCenter(area.center());
  const QRectF all = PassSurface::picture();
  const QRectF whole(shown.topLeft() + (all.topLeft() - part.topLeft()) * scale, all.size() * scale);
  painter.save();
  if (!picture->region.isNull()) {
    QPainterPath frame;
    frame.addRoundedRect(shown, kRoundCorner, kRoundCorner);
    painter.setClipPath(frame, Qt::IntersectClip);
  }
  paintPass(painter, whole, passPictureScene(*picture),
            *Look::still(look.picture().without(&PictureOptions::coordinates)));
  painter.restore();
}

}  // namespace byways::app
