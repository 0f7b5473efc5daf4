// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QPainter>

#include "app/games/common_words.h"
#include "app/games/sample/sample.h"
#include "app/games/sheet.h"
#include "app/games/stones/stone_arranger.h"
#include "app/games/stones/stone_board.h"
#include "app/games/stones/stone_picture.h"
#include "app/look/direction.h"
#include "app/look/look.h"
#include "engine/sample/position.h"
#include "engine/sample/sample_game.h"

namespace byways::app {

namespace {

constexpr double kSheetFoot = 20;  // millimetres on the page
constexpr double kLargestOnSheet = 28;

void paintSample(QPainter& painter, const QRectF& area, const StoneScene& scene, const Look& look) {
  StonePicture picture(painter, area, scene, look);
  picture.paintPosition();
  picture.paintMarks();
}

class SampleFace final : public GameFace {
  Q_DECLARE_TR_FUNCTIONS(SampleFace)

 public:
  [[nodiscard]] const Game& game() const override { return sample::game(); }

  [[nodiscard]] QString aim(const Match& /*match*/) const override { return tr("Four stones in a row win."); }
  [[nodiscard]] QString task(const Match& match) const override {
    return match.timeline().outcome() ? gameIsOverText() : tr("Place one stone.");
  }
  [[nodiscard]] bool turnsEndThemselves() const override { return true; }
  [[nodiscard]] QString turnText(const QString& entry, const Match& /*match*/) const override {
    const QString steps = stepsOf(entry);
    const QString word = recordWordText(steps);
    return word.isEmpty() ? tr("Stone on %1").arg(asNotation(steps)) : word;
  }
  [[nodiscard]] QString stepText(const QString& step, Seat /*seat*/, const Match& /*match*/) const override {
    return tr("stone on %1").arg(asNotation(step));
  }
  [[nodiscard]] QString resultText(const Match& match) const override;

  [[nodiscard]] QList<KeyHelp> keys() const override {
    return {{tr("Home, End"), tr("To either end of the row")}};
  }
  [[nodiscard]] QString rules() const override { return sampleRules(); }
  void drawExample(QPainter& painter, const QRectF& area, const QString& name,
                   const Look& look) const override {
    if (const std::optional<StoneScene> scene = sampleExample(name, look)) {
      paintSample(painter, area, *scene, look);
    }
  }
  [[nodiscard]] QList<PaperSheet> sheets() const override { return theOnlySheet(); }
  void drawSheet(QPainter& painter, const QRectF& page, const QString& sheet) const override;

  [[nodiscard]] BoardView* makeBoard(Match& match, const Look& look, QWidget* parent) const override {
    return new WholeBoard<StoneBoard>(match, look, *this, sample::grid(), samplePicture(), parent);
  }
  [[nodiscard]] std::unique_ptr<Arranger> makeArranger(const Match& stage, const Look& look) const override {
    return std::make_unique<StoneArranger>(stage, look, sample::grid(), samplePicture());
  }
  [[nodiscard]] bool drawSeat(QPainter& painter, QPointF centre, double radius, const Match& match, Seat seat,
                              const Look& look) const override {
    drawStone(painter, centre, radius, {look.seatColour(match.colourIndex(seat)), stoneMarkOf(seat), true});
    return true;
  }
  void drawBoard(QPainter& painter, const QRectF& area, const Match& match, const Look& look) const override {
    paintSample(painter, area, stoneScene(match, look, sample::grid(), samplePicture()), look);
  }
};

QString SampleFace::resultText(const Match& match) const {
  const std::optional<Outcome> outcome = match.timeline().outcome();
  if (QString text = calledOffText(match); !text.isEmpty() || !outcome) {
    return text;
  }
  return outcome->winners.empty() ? tr("The board is full, and nobody has four in a row.")
                                  : tr("%1 has four in a row.").arg(match.name(outcome->winners.front()));
}

void SampleFace::drawSheet(QPainter& painter, const QRectF& page, const QString& /*sheet*/) const {
  const QRectF area = page.adjusted(kSheetMargin, kSheetMargin, -kSheetMargin, -kSheetMargin);
  writeSheetHead(painter, area, QStringLiteral("Sample Title"), {});
  HexSheet board(painter, area.adjusted(0, kSheetHead, 0, -kSheetFoot), sample::grid(), kLargestOnSheet);
  board.drawLines();
  board.drawNames();
  const QRectF foot(area.left(), area.bottom() - kSheetFoot + 4, area.width(), kSheetFoot - 4);
  writeOnSheet(painter, foot, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
               tr("Take turns at placing one stone. Whoever has four in a row first wins."), 3.1, false,
               kSheetInk);
}

}  // namespace

QString samplePicture() { return QStringLiteral("hexhex-4"); }

const GameFace& sampleFace() {
  static const SampleFace face;
  return face;
}

}  // namespace byways::app
