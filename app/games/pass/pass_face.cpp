// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/pass/pass_face.h"

#include <QCoreApplication>

#include "app/games/common_words.h"
#include "app/games/pass/pass_painter.h"
#include "app/games/pass/pass_texts.h"
#include "app/look/look.h"
#include "engine/core/options.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class PassOptions {
  Q_DECLARE_TR_FUNCTIONS(PassOptions)
};

// As near as seat colours come to a seat's pieces: red and blue for the two players of Mono-Line, whose lines
// are tinted so.
constexpr int kRed = 3;
constexpr int kBlue = 4;
constexpr int kAmber = 1;
constexpr int kViolet = 0;

}  // namespace

QString PassFace::optionName(const std::string& option) const {
  if (option == "start") {
    return startPlayerText();
  }
  if (option == "goal") {
    return PassOptions::tr("To bring home");
  }
  return option == "strict" ? PassOptions::tr("Strict game") : QString::fromStdString(option);
}

QString PassFace::optionHelp(const std::string& option) const {
  if (option == "start") {
    return game().rolls_dice() ? PassOptions::tr("The dice decide: the highest roll starts. Or say who does.")
                               : PassOptions::tr("The lot decides, or you say who starts.");
  }
  if (option == "goal") {
    return PassOptions::tr(
        "With two players each has two colours. Either one of them has to be home, all ten, or both.");
  }
  return option == "strict"
             ? PassOptions::tr(
                   "Nobody is stopped from placing on a line of the other side. Who notices may claim it at "
                   "the start of a turn, and wins.")
             : QString();
}

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

bool PassFace::optionMatters(const std::string& option, int players) const {
  return option != "goal" || players == 2;
}

QString PassFace::setupNote(const OptionMap& /*options*/, const QStringList& names) const {
  QString note = passColoursNote(names);
  if (names.size() > 2) {
    return note;
  }
  return note + QLatin1Char(' ') +
         (game().rolls_dice() ? PassOptions::tr("The colours take turns.")
                              : PassOptions::tr("Which of the two makes no difference."));
}

QList<int> PassFace::usualColours() const { return {kRed, kBlue, kAmber, kViolet}; }

QList<int> PassFace::pieceColours(int players, Seat seat) const { return passColours(players, seat); }

QString PassFace::pieceColourName(int colour) const { return passColourName(colour); }

QColor PassFace::pieceColour(int colour, const Look& /*look*/) const { return passPieceColour(colour); }

void PassFace::drawPiece(QPainter& painter, QPointF centre, double radius, int colour,
                         const Look& look) const {
  drawPassPiece(painter, centre, radius, colour, look.patterns());
}

QString PassFace::lotText(const QString& outcome, const Match& match) const {
  return passLotText(outcome, match);
}

int PassFace::colourOnTurn(const Match& match) const {
  return game().rolls_dice() ? passTable(match).colour : GameFace::colourOnTurn(match);
}

QStringList PassFace::seatLines(const Match& match, Seat seat) const { return passSeatLines(match, seat); }

QString PassFace::resultText(const Match& match) const {
  const QString calledOff = calledOffText(match);
  return calledOff.isEmpty() ? passHomeText(match) : calledOff;
}

QString PassFace::sheetOf(const Match& /*match*/) const { return passSheetId(PassSheet::Nodes); }

void PassFace::drawSheet(QPainter& painter, const QRectF& page, const QString& sheet) const {
  const bool isOfSpaces = sheet == passSheetId(PassSheet::Spaces);
  drawPassSheet(painter, page, isOfSpaces ? PassSheet::Spaces : PassSheet::Nodes);
}

QList<KeyHelp> PassFace::keys() const {
  QList<KeyHelp> keys;
  if (game().rolls_dice()) {
    keys.append({QStringLiteral("R"), PassOptions::tr("Roll the dice")});
  }
  return passMouse() << keys << passZoomKeys();
}

double PassFace::exampleShape(const QString& name) const {
  const PassPicture* const picture = findPassPicture(pictures(), name);
  return picture != nullptr ? passPictureShape(*picture) : GameFace::exampleShape(name);
}

void PassFace::drawExample(QPainter& painter, const QRectF& area, const QString& name,
                           const Look& look) const {
  if (const PassPicture* const picture = findPassPicture(pictures(), name)) {
    drawPassPicture(painter, area, *picture, look);
  }
}

}  // namespace byways::app
