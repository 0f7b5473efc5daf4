// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/trypsylon/trypsylon.h"

#include <QCoreApplication>
#include <QPainter>

#include "app/games/arranger.h"
#include "app/games/trypsylon/trypsylon_painter.h"
#include "app/games/trypsylon/trypsylon_scene.h"
#include "app/look/look.h"
#include "engine/trypsylon/notation.h"

namespace byways::app {

namespace {

constexpr auto kCardsField = "cards";
constexpr auto kLast = "last";
constexpr auto kDouble = "double";
constexpr auto kExpert = "expert";
const QString kDown = QStringLiteral("?");
const QString kLastCard = QStringLiteral("last");

const QString& doubleNumber() {
  static const QString id = QStringLiteral("double");
  return id;
}

/// The surface of set-up has only the cells, because nothing can be put on an end.
class CardSurface final : public TrypsylonSurface {
 public:
  using TrypsylonSurface::TrypsylonSurface;

  [[nodiscard]] QStringList places() const override { return cells(); }
  [[nodiscard]] QString placeAt(QPointF at) const override {
    const QString place = TrypsylonSurface::placeAt(at);
    return isEnd(place) ? QString() : place;
  }
  [[nodiscard]] QString next(const QString& from, Qt::Key arrow, QPointF lane) const override {
    const QString there = TrypsylonSurface::next(from, arrow, lane);
    return isEnd(there) ? from : there;
  }
};

/// Pieces are "?" for a card face down, the corner of a card face up, and "last" for the mark of the card
/// that was inserted last. Every cell has a card (TRY-2): a card that is taken away is turned face down.
class TrypsylonArranger final : public Arranger {
  Q_DECLARE_TR_FUNCTIONS(TrypsylonArranger)

 public:
  TrypsylonArranger(const Match& match, const Look& look)
      : Arranger(match, look), blank_(trypsylonScene(match)), places_(blank_.columns, blank_.rows) {}

  [[nodiscard]] QList<PaletteEntry> palette() const override {
    return {{kDown, tr("Face down")},
            {QStringLiteral("nw"), tr("Corner north-west")},
            {QStringLiteral("ne"), tr("Corner north-east")},
            {QStringLiteral("se"), tr("Corner south-east")},
            {QStringLiteral("sw"), tr("Corner south-west")},
            {kLastCard, tr("Inserted last")}};
  }

  void drawPiece(QPainter& painter, const QRectF& square, const QString& piece) const override {
    TrypsylonScene scene;
    scene.columns = 1;
    scene.rows = 1;
    scene.frame = false;
    const QString cell = QStringLiteral("a1");
    const std::string card = piece == kLastCard ? "nw" : piece.toStdString();
    scene.cards.insert(cell, TrypsylonCard::Down);
    for (const trypsylon::Corner corner : trypsylon::kCorners) {
      if (trypsylon::corner_name(corner) == card) {
        scene.cards.insert(cell, trypsylonCard(corner));
      }
    }
    scene.last = piece == kLastCard ? cell : QString();
    // A single card is drawn without a board.
    paintTrypsylonPosition(
        painter, square, scene,
        *Look::still(look().picture().without(&PictureOptions::coordinates).without(&PictureOptions::tints)));
  }

  [[nodiscard]] const Surface& surface() const override { return places_; }
  [[nodiscard]] QTransform placed(const QRectF& area) const override {
    return trypsylonPlacement(area, blank_);
  }

  void paint(QPainter& painter, const QRectF& area, const Arrangement& now) const override {
    QStringList words;
    for (const QString& cell : places_.cells()) {
      words.append(pieceAt(now, cell));
    }
    TrypsylonScene scene = trypsylonScene(blank_.columns, blank_.rows, words.join(QLatin1Char(' ')));
    scene.colours = blank_.colours;
    if (now.position.at(kLast).is_string()) {
      scene.last = QString::fromStdString(now.position.at(kLast).get<std::string>());
    }
    paintTrypsylonPosition(painter, area, scene, look());
  }

  [[nodiscard]] bool canBeEmpty() const override { return false; }

  [[nodiscard]] Arrangement emptied(const Arrangement& now) const override {
    Arrangement empty = now;
    for (const QString& cell : places_.cells()) {
      put(empty, cell, kDown);
    }
    empty.position[kDouble] = false;
    return empty;
  }

  [[nodiscard]] Arrangement tidied(Arrangement now) const override {
    now.position = {{kCardsField, now.position.at(kCardsField)},
                    {kLast, now.position.value(kLast, nlohmann::json())},
                    {kDouble, now.position.value(kDouble, false)}};
    return now;
  }

  [[nodiscard]] QString pieceAt(const Arrangement& now, const QString& place) const override {
    return QString::fromStdString(now.position.at(kCardsField).value(place.toStdString(), std::string("?")));
  }

  [[nodiscard]] bool has(const Arrangement& now, const QString& place, const QString& piece) const override {
    return piece == kLastCard ? isLast(now, place) : pieceAt(now, place) == piece;
  }

  void put(Arrangement& now, const QString& place, const QString& piece) const override {
    if (piece == kLastCard) {
      now.position[kLast] = place.toStdString();
      return;
    }
    now.position[kCardsField][place.toStdString()] = piece.toStdString();
    if (piece == kDown && isLast(now, place)) {
      now.position[kLast] = nullptr;
    }
  }

  void take(Arrangement& now, const QString& place) const override { put(now, place, kDown); }

  void takePiece(Arrangement& now, const QString& place, const QString& piece) const override {
    if (piece == kLastCard) {
      now.position[kLast] = nullptr;
    } else {
      take(now, place);
    }
  }

  [[nodiscard]] QString describe(const Arrangement& now, const QString& place) const override {
    const QString card = Arranger::describe(now, place);
    return isLast(now, place) ? tr("%1, inserted last", "card").arg(card) : card;
  }

  // In Expert there is no choice whether double moves are allowed: they always are (TRY-10).
  [[nodiscard]] QList<PositionNumber> numbers(const Arrangement& now) const override {
    QList<PositionNumber> all = Arranger::numbers(now);
    if (!match().timeline().setup().options.is_on(kExpert)) {
      all.append({.id = doubleNumber(),
                  .name = tr("Double move"),
                  .least = 0,
                  .most = 1,
                  .value = now.position.at(kDouble).get<bool>() ? 1 : 0,
                  .words = {tr("Not now"), tr("Allowed")}});
    }
    return all;
  }

  void setNumber(Arrangement& now, const QString& number, int value) const override {
    if (number == doubleNumber()) {
      now.position[kDouble] = value == 1;
    } else {
      Arranger::setNumber(now, number, value);
    }
  }

 private:
  [[nodiscard]] static bool isLast(const Arrangement& now, const QString& place) {
    const nlohmann::json& last = now.position.at(kLast);
    return last.is_string() && last.get<std::string>() == place.toStdString();
  }

  TrypsylonScene blank_;
  CardSurface places_;
};

}  // namespace

std::unique_ptr<Arranger> TrypsylonFace::makeArranger(const Match& match, const Look& look) const {
  return std::make_unique<TrypsylonArranger>(match, look);
}

}  // namespace byways::app
