// SPDX-License-Identifier: GPL-3.0-or-later
// Rules pages of the games on the Over-Pass board: the statements about their pictures hold in the positions
// shown.
#include <QPainter>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include "app/games/groups_of_three/groups.h"
#include "app/games/mono_line/mono.h"
#include "app/games/over_pass/over_pass.h"
#include "engine/overpass/groups_state.h"
#include "engine/overpass/mono_state.h"
#include "engine/overpass/over_pass_state.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

// The pictures of a game's page in order.
std::span<const PassPicture> picturesOf(const GameFace& face) {
  return dynamic_cast<const PassPage&>(*face.rules()).pictures();
}

constexpr int kWaiting = 4;  // pieces in each reserve

// The position that a picture shows, after the roll 3 3: six moves, an even number.
std::unique_ptr<State> diceStateOf(const PassPicture& picture) {
  std::array<overpass::NodeSet, overpass::kColours> nodes{};
  std::array<overpass::SpaceSet, overpass::kColours> spaces{};
  const PassScene scene = passPictureScene(picture);
  for (auto piece = scene.pieces.begin(); piece != scene.pieces.end(); ++piece) {
    const auto colour = static_cast<std::size_t>(piece.value());
    const std::string id = piece.key().toStdString();
    if (picture.ground == PassGround::Nodes) {
      nodes.at(colour).add(*overpass::board().find_node(id));
    } else {
      spaces.at(colour).add(*overpass::board().find_space(id));
    }
  }
  const overpass::Colour colour = passColourOf(QLatin1String(picture.colour));
  const std::array<int, overpass::kColours> reserve{kWaiting, kWaiting, kWaiting, kWaiting};
  std::unique_ptr<State> state;
  if (picture.ground == PassGround::Nodes) {
    state = std::make_unique<overpass::OverPassState>(
        overpass::OverPassPosition(4, nodes, reserve, colour, false));
  } else {
    state =
        std::make_unique<overpass::GroupsState>(overpass::GroupsPosition(4, spaces, reserve, colour, false));
  }
  static_cast<void>(state->play("roll 3 3"));
  return state;
}

}  // namespace

class PassRules : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyPictureIsDrawn();
  void OVP_GRP_everyStepShownIsLegal();
  void OVP_10_allWaysOffTheCentreAreShown();
  void MON_2_thePlaceShownSharesALine();
};

void PassRules::everyPictureIsDrawn() {
  Gui gui;
  for (const GameFace* const face : {&overPassFace(), &groupsFace(), &monoFace()}) {
    const std::unique_ptr<const RulesPage> page = face->rules();
    const QString rules = page->html();
    QVERIFY(!rules.contains(QLatin1Char('!')));
    QRegularExpressionMatchIterator shown =
        QRegularExpression(QStringLiteral("board:([a-z-]+)")).globalMatch(rules);
    QSet<QByteArray> drawn;
    std::size_t count = 0;
    for (; shown.hasNext(); ++count) {
      const QString name = shown.next().captured(1);
      QVERIFY2(findPicture(picturesOf(*face), name) != nullptr, qPrintable(name));
      const int height = qRound(320 * page->pictureShape(name));
      QImage image(320, height, QImage::Format_ARGB32_Premultiplied);
      image.fill(Qt::transparent);
      QPainter painter(&image);
      page->drawPicture(painter, QRectF(0, 0, 320, height), name, gui.look());
      painter.end();
      QSet<QRgb> colours;
      for (int x = 0; x < image.width(); x += 2) {
        for (int y = 0; y < image.height(); y += 2) {
          colours.insert(image.pixel(x, y));
        }
      }
      QVERIFY2(colours.size() > 20, qPrintable(name));
      drawn.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
      // BYWAYS_KEEP_PAGES saves the pictures for people to look at.
      if (const QString kept = qEnvironmentVariable("BYWAYS_KEEP_PAGES"); !kept.isEmpty()) {
        image.save(QStringLiteral("%1/%2.png").arg(kept, name));
      }
    }
    QCOMPARE(count, picturesOf(*face).size());
    QCOMPARE(drawn.size(), static_cast<qsizetype>(count));
  }
  QVERIFY(findPicture(picturesOf(overPassFace()), QStringLiteral("over-pass-nothing")) == nullptr);
}

void PassRules::OVP_GRP_everyStepShownIsLegal() {
  int legal = 0;
  int wrong = 0;
  for (const auto& pictures : {picturesOf(overPassFace()), picturesOf(groupsFace())}) {
    for (const PassPicture& picture : pictures) {
      const QStringList steps =
          QString::fromLatin1(picture.steps).split(QLatin1Char(' '), Qt::SkipEmptyParts);
      if (steps.isEmpty() && *picture.wrong == '\0') {
        continue;
      }
      const std::unique_ptr<State> state = diceStateOf(picture);
      for (const QString& step : steps) {
        const auto refusal = state->refusal(state->to_move(), step.toStdString());
        QVERIFY2(!refusal, refusal ? refusal->message.c_str() : "");
        ++legal;
      }
      if (*picture.wrong != '\0') {
        const auto refusal = state->refusal(state->to_move(), picture.wrong);
        QVERIFY2(refusal.has_value(), picture.wrong);
        const auto& places = refusal->places;
        QVERIFY2(std::find(places.begin(), places.end(), picture.proving) != places.end(), picture.wrong);
        ++wrong;
      }
    }
  }
  QVERIFY(legal >= 11);
  QCOMPARE(wrong, 1);
}

void PassRules::OVP_10_allWaysOffTheCentreAreShown() {
  const PassPicture* const picture =
      findPicture(picturesOf(overPassFace()), QStringLiteral("over-pass-centre"));
  QVERIFY(picture != nullptr);
  // If a piece can reach a place in two ways, the cheaper one is shown.
  const std::unique_ptr<State> state = diceStateOf(*picture);
  QStringList legal;
  for (const std::string& step : state->legal_steps()) {
    const QString text = QString::fromStdString(step);
    const bool isSlide = text.startsWith(QLatin1String("O-"));
    if (text.startsWith(QLatin1String("O>")) ||
        (isSlide && state->refusal(state->to_move(), "O>" + step.substr(2)))) {
      legal.append(text);
    }
  }
  QStringList shown = QString::fromLatin1(picture->steps).split(QLatin1Char(' '));
  legal.sort();
  shown.sort();
  QCOMPARE(shown, legal);
}

void PassRules::MON_2_thePlaceShownSharesALine() {
  const PassPicture& shared = *findPicture(picturesOf(monoFace()), QStringLiteral("mono-shared"));
  overpass::MonoState friendly(false, 0);
  static_cast<void>(friendly.play("F1/red"));
  static_cast<void>(friendly.end_turn());
  const auto refusal = friendly.refusal(2, shared.wrong);
  QVERIFY(refusal && refusal->reason == "monoline.shares-line");
  overpass::MonoState strict(true, 0);
  for (const char* const step : {"F1/red", "G3/blue"}) {
    QVERIFY(!strict.refusal(strict.to_move(), step));
    static_cast<void>(strict.play(step));
    static_cast<void>(strict.end_turn());
  }
  QCOMPARE(strict.shared_lines().size(), std::size_t(1));
  // The placement of both pieces in the first picture is legal.
  overpass::MonoState apart(false, 0);
  static_cast<void>(apart.play("F1/white"));
  static_cast<void>(apart.end_turn());
  QVERIFY(!apart.refusal(2, "D5/black"));
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("pass_rules", PassRules);
#include "tst_pass_rules.moc"
