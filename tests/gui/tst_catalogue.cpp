// SPDX-License-Identifier: GPL-3.0-or-later
// Every rule set has all its parts. A failure says what to add, and to which file.
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

#include "app/games/catalogue.h"
#include "app/look/look.h"
#include "app/print/board_sheet.h"
#include "app/rules/rules_page.h"
#include "engine/games.h"
#include "tests/gui/export_games.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

class CatalogueTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyGameOfTheEngineIsInIt();
  void everyEntryIsAGameOfTheEngine_data() { addGames(); }
  void everyEntryIsAGameOfTheEngine();
  void cards_data() { addGames(); }
  void cards();
  void examples_data() { addGames(); }
  void examples();
  void sheets_data() { addGames(); }
  void sheets();
  void lotsHaveWords_data() { addGames(); }
  void lotsHaveWords();
};

namespace {

QString idOf(const Game& game) {
  return QString::fromUtf8(game.id().data(), static_cast<qsizetype>(game.id().size()));
}

}  // namespace

// A game without a face is refused by --game and when its records are opened.
void CatalogueTest::everyGameOfTheEngineIsInIt() {
  for (const Game* const game : all_games()) {
    QVERIFY2(
        findFace(*game) != nullptr,
        qPrintable(QStringLiteral("%1 is in engine/games.cpp and has no face: add a CatalogueEntry for it to "
                                  "app/games/catalogue.cpp")
                       .arg(idOf(*game))));
  }
  QCOMPARE(catalogue().size(), all_games().size());
}

void CatalogueTest::everyEntryIsAGameOfTheEngine() {
  QFETCH(const GameFace*, face);
  const auto entries = catalogue();
  const auto entry = std::find_if(entries.begin(), entries.end(),
                                  [face](const CatalogueEntry& e) { return e.face == face; });
  QVERIFY2(find_game(entry->id) == &face->game(),
           qPrintable(QStringLiteral(
                          "%1 is in app/games/catalogue.cpp: engine/games.cpp has to have its face's game, "
                          "under the same id")
                          .arg(QLatin1String(entry->id))));
  QCOMPARE(entry->fewestPlayers, face->game().fewest_players());
  QCOMPARE(entry->mostPlayers, face->game().most_players());
  QCOMPARE(entry->title(), QString::fromUtf8(face->game().title().data(),
                                             static_cast<qsizetype>(face->game().title().size())));
}

void CatalogueTest::cards() {
  QFETCH(const GameFace*, face);
  const QString id = idOf(face->game());
  QVERIFY2(QFile::exists(QStringLiteral(":/cards/%1.svg").arg(id)),
           qPrintable(QStringLiteral("resources/cards/%1.svg is missing: the picture on the shelf. "
                                     "tools/draw-cards.py draws the others.")
                          .arg(id)));
}

// Every picture of a rules page is one that its game can draw.
void CatalogueTest::examples() {
  QFETCH(const GameFace*, face);
  const std::unique_ptr<const Look> look = Look::still({});
  static const QRegularExpression kPicture(QStringLiteral("src=\"board:([^\"]+)\""));
  const std::unique_ptr<const RulesPage> rules = face->rules();
  int pictures = 0;
  for (auto found = kPicture.globalMatch(rules->html()); found.hasNext(); ++pictures) {
    const QString name = found.next().captured(1);
    QImage image(240, qRound(240 * rules->pictureShape(name)), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    rules->drawPicture(painter, image.rect(), name, *look);
    painter.end();
    QVERIFY2(!isBlank(image),
             qPrintable(QStringLiteral("The rules of %1 show “%2”, which its RulesPage::drawPicture "
                                       "doesn’t draw")
                            .arg(idOf(face->game()), name)));
  }
  QVERIFY2(pictures > 0,
           qPrintable(QStringLiteral("The rules of %1 have no picture: see the *_examples.cpp of other "
                                     "games")
                          .arg(idOf(face->game()))));
}

void CatalogueTest::sheets() {
  QFETCH(const GameFace*, face);
  const std::unique_ptr<Match> match = exampleOf(*face);
  QVERIFY2(match,
           qPrintable(QStringLiteral("tests/data/examples/%1.json is missing or can’t be read: a record of a "
                                     "whole game")
                          .arg(idOf(face->game()))));
  QVERIFY2(printableBoards().contains(printableBoardOf(*match)),
           qPrintable(
               QStringLiteral("%1 has no board to print: see GameFace::sheets, and GameFacts::playedOn if it "
                              "is played on another game’s board")
                   .arg(idOf(face->game()))));
}

// Every lot is described in words, not in notation.
void CatalogueTest::lotsHaveWords() {
  QFETCH(const GameFace*, face);
  const Game& game = face->game();
  const QStringList names{QStringLiteral("Ann"), QStringLiteral("Ben"), QStringLiteral("Cleo")};
  const Match match(MatchSetup{&game, {}, names.mid(0, game.most_players()), {0, 1, 2}});
  for (const Entry& entry : match.timeline().entries()) {
    const QString text = QString::fromStdString(entry.text);
    QVERIFY2(
        entry.seat != kChance || face->lotText(text, match) != text,
        qPrintable(QStringLiteral("GameFace::lotText of %1 says nothing about “%2”").arg(idOf(game), text)));
  }
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("catalogue", CatalogueTest);
#include "tst_catalogue.moc"
