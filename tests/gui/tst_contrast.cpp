// SPDX-License-Identifier: GPL-3.0-or-later
// Contrast as defined by WCAG 2.1: 4.5:1 for texts, 3:1 for what is needed to play and to see the focus.
// Disabled controls are exempt (1.4.3, "inactive"); placeholders and quiet captions count as text.
#include <QImage>
#include <QPainter>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <cmath>

#include "app/games/catalogue.h"
#include "app/look/colour_tables.h"
#include "engine/core/random.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

constexpr double kText = 4.5;
constexpr double kSign = 3;
// A piece may be recognised by its outline alone. If the changed pixels were a square, an outline one pixel
// wide would be four times the square's side; this many sides must be clear, which is most of the outline.
constexpr double kLeastOutline = 2.5;
constexpr int kSide = 600;  // side of a board's picture in pixels

/// A colour on a background.
struct OnGround {
  const char* what;
  QColor ink;
  QColor ground;
};

void compare(const QList<OnGround>& pairs, double least) {
  QStringList found;
  for (const OnGround& pair : pairs) {
    if (const double reached = contrast(pair.ink, pair.ground); reached < least) {
      found.append(QStringLiteral("%1: %2 on %3 is %4:1")
                       .arg(QLatin1String(pair.what), pair.ink.name(), pair.ground.name())
                       .arg(reached, 0, 'f', 2));
    }
  }
  QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
}

QImage pictureOf(const GameFace& face, const Match& match, const Look& look) {
  QImage image(kSide, kSide, QImage::Format_RGB32);
  image.fill(look.colours().window);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  face.drawBoard(painter, QRectF(0, 0, kSide, kSide), match, look);
  return image;
}

/// How clearly a step's change on the board can be seen.
struct VisibleChange {
  int changed = 0;  // pixels
  int clear = 0;    // how many of the changed pixels have a contrast of at least 3:1
};

// A piece may be recognised by its body or by its outline, so only a part of what changes has to reach 3:1.
VisibleChange changeBetween(const QImage& before, const QImage& after) {
  VisibleChange seen;
  constexpr int kNoise = 40;  // of a colour channel: ignores shadows and antialiasing
  for (int y = 0; y < before.height(); ++y) {
    for (int x = 0; x < before.width(); ++x) {
      if (before.pixel(x, y) == after.pixel(x, y)) {
        continue;
      }
      const QColor one = before.pixelColor(x, y);
      const QColor other = after.pixelColor(x, y);
      if (std::max({std::abs(one.red() - other.red()), std::abs(one.green() - other.green()),
                    std::abs(one.blue() - other.blue())}) > kNoise) {
        ++seen.changed;
        seen.clear += contrast(one, other) >= kSign ? 1 : 0;
      }
    }
  }
  return seen;
}

}  // namespace

class ContrastTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void measures();
  void texts_data() { looks(); }
  void texts();
  void signs_data() { looks(); }
  void signs();
  void focusedButtons_data() { looks(); }
  void focusedButtons();
  void piecesOnBoards_data();
  void piecesOnBoards();

 private:
  static void looks();
};

// Known results of WCAG's formula.
void ContrastTest::measures() {
  QCOMPARE(qRound(contrast(Qt::black, Qt::white) * 10), 210);
  QCOMPARE(qRound(contrast(QColor(0x77, 0x77, 0x77), Qt::white) * 100), 448);
}

void ContrastTest::looks() {
  QTest::addColumn<bool>("dark");
  QTest::addRow("light") << false;
  QTest::addRow("dark") << true;
}

void ContrastTest::texts() {
  QFETCH(const bool, dark);
  const Colours colours = coloursOf(dark);
  QList<OnGround> pairs;
  for (const QColor& ground : {colours.window, colours.panel, colours.raised, hoverOf(colours)}) {
    pairs.append({"text", colours.text, ground});
    pairs.append({"quiet text, placeholder", colours.quietText, ground});
    pairs.append({"warning", colours.warning, ground});
    pairs.append({"link", colours.accent, ground});
  }
  pairs.append({"text on the chosen row", colours.text, chosenOf(colours)});
  pairs.append({"quiet text on the chosen row", colours.quietText, chosenOf(colours)});
  pairs.append({"text on a button pressed", colours.text, blended(colours.raised, colours.text, 0.12)});
  pairs.append({"primary button", colours.accentText, colours.accent});
  pairs.append({"primary button under the mouse", colours.accentText,
                blended(colours.accent, colours.accentText, 0.12)});
  pairs.append({"primary button with the focus", colours.accentText, focusedOf(colours)});
  pairs.append({"primary button pressed", colours.accentText, blended(colours.accent, colours.text, 0.25)});
  compare(pairs, kText);
}

// Hairlines are decoration: nothing depends on them.
void ContrastTest::signs() {
  QFETCH(const bool, dark);
  const Colours colours = coloursOf(dark);
  QList<OnGround> pairs;
  for (const QColor& ground : {colours.window, colours.panel, colours.raised}) {
    pairs.append({"focus ring", colours.accent, ground});
    pairs.append({"edge of a field", edgeOf(colours), ground});
    pairs.append({"legal place", colours.good, ground});
    for (const bool safe : {false, true}) {
      for (int seat = 0; seat < Look::kSeatColours; ++seat) {
        pairs.append(
            {safe ? "safe colour of a seat" : "colour of a seat", seatColourOf(seat, dark, safe), ground});
      }
    }
  }
  // The ring is the button's outermost line and needs contrast to the button and to its surroundings.
  for (const QColor& ground : {colours.window, colours.panel, focusedOf(colours)}) {
    pairs.append({"focus ring of a primary button", ringOf(colours), ground});
  }
  compare(pairs, kSign);
}

// Buttons really show the colours that signs() compares.
void ContrastTest::focusedButtons() {
  QFETCH(const bool, dark);
  Gui gui;
  gui.preferences().setTheme(dark ? Preferences::ThemeChoice::Dark : Preferences::ThemeChoice::Light);
  const Colours colours = coloursOf(dark);
  auto& play = gui.find<QPushButton>("play byg");
  play.setFocus(Qt::TabFocusReason);
  QTRY_VERIFY(play.hasFocus());
  const QImage image = play.grab().toImage();
  const int middle = image.height() / 2;
  QCOMPARE(image.pixelColor(0, middle).name(), ringOf(colours).name());
  QCOMPARE(image.pixelColor(1, middle).name(), ringOf(colours).name());
  QCOMPARE(image.pixelColor(4, middle).name(), focusedOf(colours).name());
}

void ContrastTest::piecesOnBoards_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<bool>("dark");
  QTest::addColumn<bool>("safe");
  for (const CatalogueEntry& entry : catalogue()) {
    for (const bool dark : {false, true}) {
      for (const bool safe : {false, true}) {
        QTest::addRow("%s, %s%s", entry.id, dark ? "dark" : "light", safe ? ", safe" : "")
            << QString::fromLatin1(entry.id) << dark << safe;
      }
    }
  }
}

// Measured on pixels: what each step puts on the board stands out from what was there before.
void ContrastTest::piecesOnBoards() {
  QFETCH(const QString, id);
  QFETCH(const bool, dark);
  QFETCH(const bool, safe);
  Gui gui;
  gui.preferences().setTheme(dark ? Preferences::ThemeChoice::Dark : Preferences::ThemeChoice::Light);
  gui.preferences().setPictureOption(&PictureOptions::patterns, safe);
  const GameFace* face = nullptr;
  for (const CatalogueEntry& entry : catalogue()) {
    face = id == QLatin1String(entry.id) ? entry.face : face;
  }
  QVERIFY(face != nullptr);
  Random random(1);
  QStringList found;
  int looked = 0;
  const int tables = face->facts().pieceColours == nullptr && face->game().most_players() > 1 ? 3 : 1;
  for (int table = 0; table < tables; ++table) {
    MatchSetup setup = MainWindow::usualSetup(*face, gui.preferences());
    for (int seat = 0; seat < setup.colours.size(); ++seat) {
      setup.colours[seat] = (2 * table + seat) % Look::kSeatColours;  // every colour is used
    }
    Match match(setup);
    QImage before = pictureOf(*face, match, gui.look());
    for (int steps = 0; steps < 12 && match.timeline().to_move() != kNobody; ++steps) {
      if (match.isRollDue()) {
        match.roll();
        before = pictureOf(*face, match, gui.look());
        continue;
      }
      if (match.isCurtained()) {
        match.liftCurtain();
      }
      const std::vector<std::string> legal = match.state().legal_steps();
      const QString step =
          legal.empty()
              ? QStringLiteral("end")
              : QString::fromStdString(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
      if (match.play(step)) {
        static_cast<void>(match.play(QStringLiteral("end")));
      }
      const QImage after = pictureOf(*face, match, gui.look());
      const VisibleChange seen = changeBetween(before, after);
      constexpr int kLeastPixels = 60;  // a piece has more
      // Ending a turn places nothing, and a trade replaces a piece by another.
      if (seen.changed > kLeastPixels && step != QLatin1String("end") && !step.contains(QLatin1Char('='))) {
        ++looked;
        if (seen.clear < kLeastOutline * std::sqrt(seen.changed)) {
          if (qEnvironmentVariableIsSet("BYWAYS_SHOW")) {
            after.save(QString::fromLocal8Bit(qgetenv("BYWAYS_SHOW")));
          }
          found.append(QStringLiteral("%1, seats from colour %2: %3 of %4 pixels")
                           .arg(step)
                           .arg(2 * table)
                           .arg(seen.clear)
                           .arg(seen.changed));
        }
      }
      before = after;
    }
  }
  QVERIFY2(found.isEmpty(), qPrintable(u'\n' + found.join(u'\n')));
  QVERIFY2(looked > 0 || face->game().has_secret_turns(), "no piece was seen");
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("contrast", ContrastTest);
#include "tst_contrast.moc"
