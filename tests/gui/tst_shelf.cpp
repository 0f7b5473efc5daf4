// SPDX-License-Identifier: GPL-3.0-or-later
// The shelf keeps games until somebody removes them; reading the rules starts no game.
#include <QAbstractItemView>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMap>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

#include "app/exercise/puzzle_list.h"
#include "app/games/catalogue.h"
#include "app/look/svg_picture.h"
#include "app/review/review_page.h"
#include "app/rules/rules_book.h"
#include "app/rules/rules_page.h"
#include "app/rules/rules_pane.h"
#include "app/shelf/finished_card.h"
#include "app/shelf/game_card.h"
#include "app/shelf/resume_card.h"
#include "app/shelf/shelf_page.h"
#include "engine/core/record.h"
#include "engine/games.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"

namespace byways::app::test {

namespace {

// A game of Byg that Ann resigned after one stone.
void finishByg(Gui& gui) {
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  gui.endTurn();
  QVERIFY(!gui.match().playDeclaration(1, QStringLiteral("resign")));
}

template <class T>
QList<T*> shownCards(Gui& gui) {
  QList<T*> cards;
  for (T* const card : gui.window().findChildren<T*>()) {
    if (card->isVisible()) {
      cards.append(card);
    }
  }
  return cards;
}

QString textOf(const QWidget& card, const char* name) {
  return card.findChild<QLabel*>(QLatin1String(name))->text();
}

void showSmallWindow(Gui& gui) {
  gui.window().resize(900, 650);
  gui.window().show();
  gui.window().activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(&gui.window()));
}

double lightnessOf(const QImage& image) {
  double sum = 0;
  for (int x = 0; x < image.width(); x += 3) {
    for (int y = 0; y < image.height(); y += 3) {
      sum += image.pixelColor(x, y).lightnessF();
    }
  }
  return sum / (static_cast<double>(image.width()) * image.height() / 9);
}

}  // namespace

class Shelf : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void whatWasUsedLastComesFirst();
  void whoeverHasPlayedNothingIsToldWhereToStart();
  void aGameWithoutATurnIsNotKept();
  void whatIsEmptyHasNoHeading();
  void copiesSayThatTheyAre();
  void arrowsLeadFromAButtonToTheCardBelow();
  void keysGoOnFromTheSameCard();
  void itStaysWhereItWasScrolledTo();
  void aGameThatHasJustBeenFinishedIsInSight();
  void keysGoOnAtTheFinishedGameThatWasLookedAt();
  void aFinishedGameStays();
  void longNamesAreShortened();
  void lookingBackLeavesItFinished();
  void aGameThatGoesOnIsUnfinishedAgain();
  void itsDateIsThatOfItsEnd();
  void attemptsAtPuzzlesStayInTheirRoom();
  void longNamesOnAFinishedCard();
  void allFinishedGamesHaveAPage();
  void onlyGamesOnShowAreOpened();
  void gamesComeWhenTheyHaveBeenRead();
  void aFinishedGameIsReviewedFromItsCard();
  void nothingAboveMovesWhenAGameIsRemoved();
  void theRulesAreNoGame();
  void theRulesCanBeSearched();
  void theContentsLeadToTheirParts();
  void everyRuleThatRefusesHasItsPlace_data();
  void everyRuleThatRefusesHasItsPlace();
  void theKeyForRulesOpensThemHere();
  void aRuleIsShownBesideTheBoard();
  void theRulesKeepTheWidthTheyAreGiven();
  void picturesAreDimInTheDark();
  void pagesToLookAt();
};

void Shelf::whatWasUsedLastComesFirst() {
  Gui gui;
  const auto places = [&gui](const char* section) {
    QCoreApplication::processEvents();
    QList<GameCard*> cards;
    for (GameCard* const card : gui.window().findChildren<GameCard*>()) {
      if (isChallenge(card->entry().face->game()) == (QLatin1String(section) == QLatin1String("solo"))) {
        cards.append(card);
      }
    }
    std::sort(cards.begin(), cards.end(), [](const GameCard* a, const GameCard* b) {
      return std::pair(a->y(), a->x()) < std::pair(b->y(), b->x());
    });
    QStringList names;
    for (const GameCard* const card : cards) {
      names.append(card->objectName());
    }
    return names;
  };
  const QStringList games = places("games");
  const QStringList solo = places("solo");
  QVERIFY(games.size() > 2 && solo.size() == 3);
  const auto movedToFront = [](QStringList all, const QString& name) {
    all.move(all.indexOf(name), 0);
    return all;
  };
  // A puzzle that was begun, and a lesson.
  gui.window().start(setupOf(*puzzlesOf(*find_game("spiral")).front(), QStringLiteral("Ann")));
  QVERIFY(!gui.match().play(QString::fromStdString(gui.match().state().legal_steps().front())));
  gui.window().showShelf();
  QCOMPARE(places("solo"), movedToFront(solo, QStringLiteral("card spiral")));
  QCOMPARE(places("games"), games);
  gui.open(*find_lesson("mono-line/1"));
  gui.window().showShelf();
  QCOMPARE(places("games"), movedToFront(games, QStringLiteral("card mono-line")));
  QCOMPARE(places("solo").front(), QStringLiteral("card spiral"));
}

void Shelf::whatIsEmptyHasNoHeading() {
  Gui gui;
  showSmallWindow(gui);
  int headings = 0;
  for (const QLabel* const label : shownCards<QLabel>(gui)) {
    QVERIFY2(label->text() != at("Continue playing") && label->text() != at("Finished"),
             qPrintable(label->text()));
    headings += label->text() == at("Games") ? 1 : 0;
  }
  QCOMPARE(headings, 1);
}

void Shelf::aGameWithoutATurnIsNotKept() {
  Gui gui;
  showSmallWindow(gui);
  gui.startByg(4);
  gui.window().showShelf();
  QVERIFY(gui.unfinished().isEmpty());
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  gui.window().showShelf();
  QCOMPARE(gui.unfinished().size(), 1);
  // Set-up positions are work, so their games are kept.
  gui.window().openFile(gui.unfinished().front().path);
  gui.action("endTurnAction").trigger();
  MatchSetup setup = gui.match().setup();
  setup.arranged = gui.timeline().state().arrangement();
  QVERIFY(setup.arranged);
  gui.window().start(setup);
  gui.window().showShelf();
  QCOMPARE(gui.unfinished().size(), 2);
}

void Shelf::copiesSayThatTheyAre() {
  Gui gui;
  showSmallWindow(gui);
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  gui.window().showShelf();
  gui.window().openFile(gui.unfinished().front().path);
  gui.action("copyRecord").trigger();
  gui.action("pasteRecord").trigger();
  gui.window().showShelf();
  QStringList titles;
  for (const ResumeCard* const card : shownCards<ResumeCard>(gui)) {
    titles.append(textOf(*card, "title"));
  }
  titles.sort();
  QCOMPARE(titles, QStringList({QStringLiteral("Byg"), QStringLiteral("Copy of Byg")}));
}

// Names are shortened only on the card, and never within a character; screen readers get the whole name.
void Shelf::longNamesAreShortened() {
  const QString name = QString(kLongestName, QLatin1Char('W'));
  const QString smiles = QStringLiteral("\U0001F600").repeated(40);
  Gui gui;
  showSmallWindow(gui);
  gui.window().start(
      {find_game("byg"), {{"size", 4}, {"priority", 1}, {"first", 1}}, {name, smiles}, {0, 1}});
  gui.clickPlace(QStringLiteral("D4"));
  gui.window().showShelf();
  const QList<ResumeCard*> cards = shownCards<ResumeCard>(gui);
  QCOMPARE(cards.size(), 1);
  for (const char* const text : {"names", "progress"}) {
    const QString said = textOf(*cards.front(), text);
    QVERIFY2(said.size() < 90 && said.contains(QChar(0x2026)), qPrintable(said));
    QVERIFY2(said.isValidUtf16(), qPrintable(said));
  }
  QVERIFY(cards.front()->accessibleName().contains(name));
}

// Down from any button of a card leads to the card below, not to its neighbour.
void Shelf::arrowsLeadFromAButtonToTheCardBelow() {
  Gui gui;
  showSmallWindow(gui);
  for (const char* const button : {"play byg", "learn byg"}) {
    auto& from = gui.find<QPushButton>(button);
    const QWidget* const card = from.parentWidget();
    from.setFocus();
    QTest::keyClick(&from, Qt::Key_Down);
    const QWidget* const to = QApplication::focusWidget();
    QVERIFY2(to->parentWidget() == card->parentWidget() && to->y() > card->y(), button);
    QVERIFY2(qAbs(to->x() - card->x()) < card->width() / 2, button);
  }
}

// After walking there by keys, the focus returns to that card; a click leaves no focus.
void Shelf::keysGoOnFromTheSameCard() {
  Gui gui;
  showSmallWindow(gui);
  auto& learn = gui.find<QPushButton>("learn byg");
  gui.find<QPushButton>("play byg").setFocus(Qt::TabFocusReason);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  QCOMPARE(QApplication::focusWidget(), &learn);
  gui.startByg(4);
  QVERIFY(QApplication::focusWidget() != &learn);
  gui.window().showShelf();
  QTRY_COMPARE(QApplication::focusWidget(), &learn);

  gui.find<QWidget>("shelf").setFocus(Qt::MouseFocusReason);  // like a click beside the cards
  auto& play = gui.find<QPushButton>("play byg");
  QTest::mousePress(&play, Qt::LeftButton);
  QVERIFY(!play.hasFocus());
  QTest::mouseRelease(&play, Qt::LeftButton, Qt::NoModifier, QPoint(-50, -50));
}

void Shelf::itStaysWhereItWasScrolledTo() {
  Gui gui;
  showSmallWindow(gui);
  auto& scroll = gui.find<QAbstractScrollArea>("shelfScroll");
  QTRY_VERIFY(scroll.verticalScrollBar()->maximum() > 100);
  scroll.verticalScrollBar()->setValue(90);
  gui.startByg(4);
  gui.window().showShelf();
  QTRY_COMPARE(scroll.verticalScrollBar()->value(), 90);
}

void Shelf::aGameThatHasJustBeenFinishedIsInSight() {
  Gui gui;
  showSmallWindow(gui);
  auto& scroll = gui.find<QAbstractScrollArea>("shelfScroll");
  QTRY_VERIFY(scroll.verticalScrollBar()->maximum() > 300);
  scroll.verticalScrollBar()->setValue(scroll.verticalScrollBar()->maximum());
  gui.find<QPushButton>("play byg").setFocus(Qt::TabFocusReason);
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  QVERIFY(!gui.match().playDeclaration(1, QStringLiteral("resign")));
  gui.window().showShelf();
  QTRY_COMPARE(shownCards<FinishedCard>(gui).size(), 1);
  const QWidget* const card = shownCards<FinishedCard>(gui).front();
  QTRY_VERIFY(
      scroll.viewport()->rect().contains(QRect(card->mapTo(scroll.viewport(), QPoint()), card->size())));
  QTRY_VERIFY(card->hasFocus());  // otherwise keys would act somewhere else
}

void Shelf::keysGoOnAtTheFinishedGameThatWasLookedAt() {
  const QTemporaryDir folder;
  {
    Gui gui(folder.path());
    finishByg(gui);
  }
  Gui gui(folder.path());
  showSmallWindow(gui);
  QTRY_COMPARE(shownCards<FinishedCard>(gui).size(), 1);
  gui.key(Qt::Key_End);
  QTRY_VERIFY(shownCards<FinishedCard>(gui).front()->hasFocus());
  gui.key(Qt::Key_Return);
  QTRY_VERIFY(gui.window().table() != nullptr);
  gui.key(Qt::Key_Home, Qt::ControlModifier);
  QTRY_VERIFY(gui.window().table() == nullptr);
  QTRY_VERIFY(shownCards<FinishedCard>(gui).size() == 1 && shownCards<FinishedCard>(gui).front()->hasFocus());
  gui.key(Qt::Key_Home);
  QTRY_VERIFY(!shownCards<FinishedCard>(gui).front()->hasFocus());
}

void Shelf::aFinishedGameStays() {
  Gui gui;
  showSmallWindow(gui);
  finishByg(gui);
  gui.match().setComment(1, QStringLiteral("A fine stone."));
  QTRY_VERIFY(!gui.find<QPushButton>("rematch").visibleRegion().isEmpty());
  QTest::mouseClick(&gui.find<QPushButton>("rematch"), Qt::LeftButton);
  QTRY_VERIFY(gui.timeline().to_move() != kNobody);
  gui.window().showShelf();
  QVERIFY(shownCards<ResumeCard>(gui).isEmpty());  // nothing was played in it
  const QList<FinishedCard*> cards = shownCards<FinishedCard>(gui);
  QCOMPARE(cards.size(), 1);
  QCOMPARE(textOf(*cards.front(), "result"), QStringLiteral("Ben wins"));
  QCOMPARE(textOf(*cards.front(), "names"), QStringLiteral("Ann and Ben"));
  QVERIFY(cards.front()->accessibleName().contains(QStringLiteral("Ben wins")));
  QTest::mouseClick(cards.front(), Qt::LeftButton);
  QTRY_VERIFY(gui.window().table() != nullptr);
  QCOMPARE(gui.timeline().to_move(), kNobody);
  QCOMPARE(gui.match().comment(1), QStringLiteral("A fine stone."));
}

void Shelf::lookingBackLeavesItFinished() {
  Gui gui;
  showSmallWindow(gui);
  finishByg(gui);
  gui.match().goTo(1);
  gui.window().showShelf();
  QVERIFY(gui.unfinished().isEmpty());
  const QList<FinishedCard*> cards = shownCards<FinishedCard>(gui);
  QCOMPARE(cards.size(), 1);
  QCOMPARE(textOf(*cards.front(), "result"), QStringLiteral("Ben wins"));
}

void Shelf::aGameThatGoesOnIsUnfinishedAgain() {
  Gui gui;
  finishByg(gui);
  QVERIFY(gui.match().extra("ended").is_string());
  gui.match().undo();
  gui.clickPlace(QStringLiteral("A1"));
  QVERIFY(!gui.match().extra("ended").is_string());
  QCOMPARE(gui.unfinished().size(), 1);
  QVERIFY(gui.finished().isEmpty());
}

void Shelf::itsDateIsThatOfItsEnd() {
  Gui gui;
  finishByg(gui);
  gui.match().setExtra("ended", "2021-05-04T10:00:00Z");
  gui.window().showShelf();
  const QString path = gui.finished().constFirst().path;
  gui.window().openFile(path);
  gui.match().goTo(1);
  gui.window().showShelf();
  QCOMPARE(gui.finished().constFirst().changed.date().year(), 2021);
  // Text that isn't a date is ignored.
  gui.window().openFile(path);
  gui.match().setExtra("ended", nlohmann::ordered_json::array({1}));
  gui.window().showShelf();
  QCOMPARE(gui.finished().size(), 1);
}

void Shelf::attemptsAtPuzzlesStayInTheirRoom() {
  Gui gui;
  const Game& game = catalogue().back().face->game();
  QVERIFY(isChallenge(game));
  gui.window().start(setupOf(*puzzlesOf(game).front(), QStringLiteral("Ann")));
  QVERIFY(!gui.match().playDeclaration(1, QStringLiteral("resign")));
  gui.window().showShelf();
  QVERIFY(gui.finished().isEmpty());
  QVERIFY(gui.unfinished().isEmpty());
}

// The card shows how the game ended, and the tool tip has the whole names.
void Shelf::longNamesOnAFinishedCard() {
  Gui gui;
  const QStringList names{QStringLiteral("Maximiliane Wilhelmina von und zu Altenb"),
                          QStringLiteral("Bartholomew Konstantin Aleksander Schmid")};
  gui.window().start({find_game("byg"), {{"size", 4}, {"priority", 1}, {"first", 1}}, names, {0, 1}});
  gui.clickPlace(QStringLiteral("D4"));
  gui.endTurn();
  QVERIFY(!gui.match().playDeclaration(2, QStringLiteral("resign")));
  gui.window().showShelf();
  QTRY_COMPARE(shownCards<FinishedCard>(gui).size(), 1);
  const QWidget* const card = shownCards<FinishedCard>(gui).front();
  QVERIFY2(textOf(*card, "result").endsWith(QStringLiteral("… wins")), qPrintable(textOf(*card, "result")));
  for (const QString& name : names) {
    QVERIFY(card->toolTip().contains(name) && card->accessibleName().contains(name));
  }
}

void Shelf::allFinishedGamesHaveAPage() {
  Gui gui;
  finishByg(gui);
  for (int copy = 0; copy < 6; ++copy) {
    QCOMPARE(Library::write(gui.match(), gui.library().newPath()), QString());
  }
  gui.window().showShelf();
  showSmallWindow(gui);
  QCOMPARE(shownCards<FinishedCard>(gui).size(), 4);
  auto& all = gui.find<QPushButton>("allFinished");
  QVERIFY2(all.isVisible() && all.text().contains(QStringLiteral("(7)")), qPrintable(all.text()));
  QTest::mouseClick(&all, Qt::LeftButton);
  QVERIFY(gui.find<QWidget>("archive").isVisible());
}

// Thousands of finished games mustn't be read at every start.
void Shelf::onlyGamesOnShowAreOpened() {
  const QTemporaryDir folder;
  {
    Gui gui(folder.path());
    finishByg(gui);
    for (int copy = 0; copy < 7; ++copy) {
      gui.match().setExtra("ended", QStringLiteral("2021-05-0%1T10:00:00Z").arg(copy + 1).toStdString());
      QCOMPARE(Library::write(gui.match(), gui.library().newPath()), QString());
    }
    for (const SavedGame& game : gui.finished()) {
      QFile file(game.path);
      QVERIFY(file.open(QIODevice::ReadWrite));
      QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
    }
    gui.window().showArchive();  // reads all of them
    QTRY_COMPARE(gui.find<QAbstractItemView>("archiveTable").model()->rowCount(), 8);
  }
  // The files are overwritten with their old times, so that only opening them would show that they are
  // broken.
  const QDir games(folder.filePath(QStringLiteral("games")));
  for (const QFileInfo& info : games.entryInfoList({QStringLiteral("*.byways")}, QDir::Files)) {
    const QDateTime written = info.lastModified();
    QFile file(info.filePath());
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.write("no record");
    file.flush();
    QVERIFY(file.setFileTime(written, QFileDevice::FileModificationTime));
  }
  Gui gui(folder.path());
  const auto& all = gui.find<QPushButton>("allFinished");
  QVERIFY2(all.text().contains(QStringLiteral("(8)")), qPrintable(all.text()));
  QVERIFY(shownCards<FinishedCard>(gui).isEmpty());  // the four that the shelf would show can't be opened
}

void Shelf::gamesComeWhenTheyHaveBeenRead() {
  Gui gui;
  finishByg(gui);
  gui.library().setPatience(0);
  gui.window().showShelf();
  QVERIFY(gui.find<ShelfPage>("shelf").isVisible());
  QTRY_COMPARE(shownCards<FinishedCard>(gui).size(), 1);
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  gui.window().showShelf();
  QTRY_COMPARE(shownCards<ResumeCard>(gui).size(), 1);
  QCOMPARE(shownCards<FinishedCard>(gui).size(), 1);
}

void Shelf::aFinishedGameIsReviewedFromItsCard() {
  Gui gui;
  showSmallWindow(gui);
  finishByg(gui);
  gui.window().showShelf();
  auto& review = gui.find<QPushButton>("reviewGame");
  QCOMPARE(review.text(), QStringLiteral("Review"));
  QTest::mouseClick(&review, Qt::LeftButton);
  QTRY_VERIFY(gui.window().reviewing() != nullptr);
  QTRY_VERIFY_WITH_TIMEOUT(gui.window().reviewing()->review().isDone(), 30'000);
  gui.window().showShelf();
  QTRY_COMPARE(gui.find<QPushButton>("reviewGame").text(), QStringLiteral("Reviewed"));
  // However long ago that was, the text isn't cut.
  gui.window().resize(1280, 800);
  const auto& done = gui.find<QPushButton>("reviewGame");
  shownCards<FinishedCard>(gui)
      .front()
      ->findChild<QLabel*>(QStringLiteral("when"))
      ->setText(QStringLiteral("18 minutes ago"));
  QTest::qWait(50);
  QVERIFY2(done.width() >= done.sizeHint().width(), qPrintable(QString::number(done.width())));
  gui.window().showArchive();
  auto& again = gui.find<QPushButton>("archiveReview");
  QTRY_VERIFY(again.isVisible() && again.isEnabled());
  QCOMPARE(again.text(), QStringLiteral("See the review"));
  QTest::mouseClick(&again, Qt::LeftButton);
  QTRY_VERIFY(gui.window().reviewing() != nullptr);
  QVERIFY(gui.window().reviewing()->review().isDone());
}

// What is above a removed card stays, and the focus moves to the next card.
void Shelf::nothingAboveMovesWhenAGameIsRemoved() {
  Gui gui;
  showSmallWindow(gui);
  for (int game = 0; game < 3; ++game) {
    gui.startByg(4);
    gui.clickPlace(QStringLiteral("D4"));
    gui.window().showShelf();
  }
  auto& scroll = gui.find<QAbstractScrollArea>("shelfScroll");
  QTRY_COMPARE(shownCards<ResumeCard>(gui).size(), 3);
  QTRY_VERIFY(scroll.verticalScrollBar()->maximum() > 0);
  const QList<ResumeCard*> cards = shownCards<ResumeCard>(gui);
  const QRect before = cards.front()->geometry();
  const QString next = cards.back()->path();
  auto* const remove = cards.at(1)->findChild<QToolButton*>(QStringLiteral("remove"));
  remove->setFocus();
  QTest::keyClick(remove, Qt::Key_Space);
  QTRY_COMPARE(shownCards<ResumeCard>(gui).size(), 2);
  QCOMPARE(scroll.verticalScrollBar()->value(), 0);
  QTRY_COMPARE(shownCards<ResumeCard>(gui).front()->geometry(), before);
  const auto* const focused = qobject_cast<ResumeCard*>(QApplication::focusWidget());
  QVERIFY(focused != nullptr);
  QCOMPARE(focused->path(), next);
}

void Shelf::theRulesAreNoGame() {
  Gui gui;
  showSmallWindow(gui);
  for (const CatalogueEntry& entry : catalogue()) {
    const QString name = QStringLiteral("learn ") + QLatin1String(entry.id);
    QTest::mouseClick(gui.window().findChild<QPushButton*>(name), Qt::LeftButton);
    QTest::mouseClick(&gui.find<QPushButton>("courseRules"), Qt::LeftButton);
    auto& book = gui.find<RulesBook>("rulesBook");
    QVERIFY(book.isVisible());
    QCOMPARE(book.game(), entry.face);
    QVERIFY(gui.window().windowTitle().contains(entry.title()));
    QCOMPARE(gui.find<QTextBrowser>("rulesText").horizontalScrollBar()->maximum(), 0);
    QVERIFY(gui.window().table() == nullptr);
    QTest::mouseClick(&gui.find<QPushButton>("rulesToShelf"), Qt::LeftButton);
    QVERIFY(gui.find<ShelfPage>("shelf").isVisible());
  }
  QVERIFY(gui.unfinished().isEmpty());
  QVERIFY(gui.finished().isEmpty());
}

void Shelf::theRulesCanBeSearched() {
  Gui gui;
  showSmallWindow(gui);
  QTest::mouseClick(&gui.find<QPushButton>("learn byg"), Qt::LeftButton);
  QTest::mouseClick(&gui.find<QPushButton>("courseRules"), Qt::LeftButton);
  auto& book = gui.find<RulesBook>("rulesBook");
  auto& text = gui.find<QTextBrowser>("rulesText");
  QTest::keyClick(&text, Qt::Key_F, Qt::ControlModifier);
  auto* const field = book.findChild<QLineEdit*>(QStringLiteral("rulesSearch"));
  QTRY_COMPARE(QApplication::focusWidget(), field);
  QTest::keyClicks(field, QStringLiteral("reserve"));
  auto* const count = book.findChild<QLabel*>(QStringLiteral("rulesFound"));
  QCOMPARE(count->text(), QStringLiteral("1 of 2"));
  QCOMPARE(text.extraSelections().size(), 2);
  QVERIFY(text.verticalScrollBar()->value() > 0);
  QTest::keyClick(field, Qt::Key_Return);
  QCOMPARE(count->text(), QStringLiteral("2 of 2"));
  QTest::keyClick(field, Qt::Key_Return);
  QCOMPARE(count->text(), QStringLiteral("1 of 2"));
  QTest::keyClicks(field, QStringLiteral("xyz"));
  QCOMPARE(count->text(), QStringLiteral("Not found"));
  QTest::keyClick(field, Qt::Key_Escape);
  QVERIFY(text.extraSelections().isEmpty());
  QVERIFY(book.isVisible());
  QTest::keyClick(&text, Qt::Key_Escape);
  QVERIFY(!book.isVisible());
}

void Shelf::theContentsLeadToTheirParts() {
  Gui gui;
  showSmallWindow(gui);
  QTest::mouseClick(&gui.find<QPushButton>("learn trypsylon"), Qt::LeftButton);
  QTest::mouseClick(&gui.find<QPushButton>("courseRules"), Qt::LeftButton);
  auto& headings = gui.find<QListWidget>("rulesHeadings");
  auto& text = gui.find<RulesPane>("rulesText");
  QCOMPARE(headings.count(), text.headings().size());
  QVERIFY(headings.count() > 6);
  headings.setFocus();
  QTest::keyClick(&headings, Qt::Key_Home);
  for (int row = 0; row < 3; ++row) {
    QTest::keyClick(&headings, Qt::Key_Down);
  }
  QCOMPARE(headings.currentRow(), 3);
  QCOMPARE(text.headingOnTop(), 3);
  // Scrolling the text moves the selection in the list.
  text.setFocus();
  text.verticalScrollBar()->setValue(text.verticalScrollBar()->maximum());
  QCOMPARE(headings.currentRow(), headings.count() - 1);
}

void Shelf::everyRuleThatRefusesHasItsPlace_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<QString>("folder");
  QTest::addColumn<QString>("rules");
  // For games that share a folder of the engine: the folder, and a pattern for the numbers of the game's own
  // rules. Other games have a folder of their own.
  const QMap<QString, std::pair<QString, QString>> shared{
      {QStringLiteral("over-pass"), {QStringLiteral("overpass"), QStringLiteral("OVP|LIN")}},
      {QStringLiteral("groups-of-three"), {QStringLiteral("overpass"), QStringLiteral("GRP")}},
      {QStringLiteral("mono-line"), {QStringLiteral("overpass"), QStringLiteral("MON|LIN")}},
      {QStringLiteral("full-house"), {QStringLiteral("challenges"), QStringLiteral("SOL-1|GRP")}},
      {QStringLiteral("crooked-jumps"), {QStringLiteral("challenges"), QStringLiteral("SOL-2|LIN")}},
      {QStringLiteral("spiral"), {QStringLiteral("challenges"), QStringLiteral("SOL-3|LIN|OVP")}}};
  for (const CatalogueEntry& entry : catalogue()) {
    const QString id = QLatin1String(entry.id);
    QString folder = id;
    folder.replace(QLatin1Char('-'), QLatin1Char('_'));
    const auto [where, rules] = shared.value(id, {folder, QStringLiteral("(?!TURN)[A-Z]{2,4}(?=-)")});
    QTest::newRow(entry.id) << id << where << rules;
  }
}

// The rule numbers are taken from the engine's sources: a new refusal needs an explanation on the page.
void Shelf::everyRuleThatRefusesHasItsPlace() {
  QFETCH(const QString, id);
  QFETCH(const QString, folder);
  QFETCH(const QString, rules);
  const auto entries = catalogue();
  const auto entry = std::find_if(entries.begin(), entries.end(),
                                  [&id](const CatalogueEntry& each) { return id == QLatin1String(each.id); });
  QVERIFY(entry != entries.end());
  const QString page = entry->face->rules()->html();
  QStringList wanted{QStringLiteral("TURN-6")};
  const QRegularExpression number(QStringLiteral("\"((?:%1)(?:-\\d+)?)\"").arg(rules));
  const QDir sources(QStringLiteral(BYWAYS_TEST_DATA "/../../engine/") + folder);
  for (const QFileInfo& file : sources.entryInfoList({QStringLiteral("*.cpp"), QStringLiteral("*.h")})) {
    QFile source(file.filePath());
    QVERIFY(source.open(QIODevice::ReadOnly));
    for (auto it = number.globalMatch(QString::fromUtf8(source.readAll())); it.hasNext();) {
      wanted.append(it.next().captured(1));
    }
  }
  QVERIFY(wanted.size() > 2);
  for (const QString& rule : std::as_const(wanted)) {
    const QString anchor = QStringLiteral("<a name=\"%1\"></a>").arg(rule);
    QVERIFY2(page.count(anchor) == 1, qPrintable(rule));
  }
  // The numbers aren't visible.
  QTextDocument document;
  document.setHtml(page);
  QVERIFY(!document.toPlainText().contains(QRegularExpression(QStringLiteral("[A-Z]{3,4}-\\d"))));
}

// On the shelf, the key for rules opens the rules of the card in focus on a page of their own, since there is
// no board to show them beside.
void Shelf::theKeyForRulesOpensThemHere() {
  Gui gui;
  gui.window().show();
  gui.find<QPushButton>("learn trypsylon").setFocus();
  gui.key(Qt::Key_F1);
  auto& book = gui.find<RulesBook>("rulesBook");
  QVERIFY(book.isVisible());
  QCOMPARE(gui.find<QLabel>("rulesTitle").text(), QStringLiteral("TRYPSYLON"));
  QTest::mouseClick(&gui.find<QPushButton>("rulesToShelf"), Qt::LeftButton);
  QVERIFY(!book.isVisible());
}

void Shelf::aRuleIsShownBesideTheBoard() {
  Gui gui;
  showSmallWindow(gui);
  gui.startByg(4);
  auto& pane = gui.find<RulesPane>("rulesPane");
  Q_EMIT gui.window().table()->ruleRequested(QStringLiteral("BYG-7"));
  QTRY_VERIFY(pane.isVisible());
  QCOMPARE(pane.extraSelections().size(), 1);
  const auto top = [&pane] { return pane.cursorRect(pane.extraSelections().constFirst().cursor).top(); };
  QVERIFY(pane.extraSelections().constFirst().cursor.block().text().contains(
      QStringLiteral("only one of the stones you place this turn may go on its liberties")));
  QTest::qWait(200);  // the pane gets its width and draws its pictures for it
  QVERIFY(top() >= 0 && top() < pane.viewport()->height());
  gui.clickPlace(QStringLiteral("D4"));
  QVERIFY(pane.extraSelections().isEmpty());
  Q_EMIT gui.window().table()->ruleRequested(QStringLiteral("notation"));
  QCOMPARE(pane.verticalScrollBar()->value(), 0);
  QVERIFY(pane.extraSelections().isEmpty());
}

void Shelf::theRulesKeepTheWidthTheyAreGiven() {
  Gui gui;
  showSmallWindow(gui);
  gui.window().resize(1400, 800);
  gui.startByg(4);
  gui.action("rules").trigger();
  auto& dock = gui.find<QDockWidget>("rulesDock");
  QTRY_VERIFY(dock.isVisible());
  gui.window().resizeDocks({&dock}, {520}, Qt::Horizontal);
  QTRY_VERIFY(dock.width() >= 500);
  gui.action("rules").trigger();
  gui.action("rules").trigger();
  QTRY_VERIFY(dock.isVisible());
  QTRY_VERIFY(dock.width() >= 500);
}

void Shelf::picturesAreDimInTheDark() {
  Gui gui;
  showSmallWindow(gui);
  gui.preferences().setTheme(Preferences::ThemeChoice::Light);
  auto* const picture = gui.window().findChild<SvgPicture*>();
  const auto lightness = [picture] { return lightnessOf(picture->grab().toImage()); };
  QTRY_VERIFY(lightness() > 0.3);
  QTest::qWait(300);
  const double day = lightness();
  gui.preferences().setTheme(Preferences::ThemeChoice::Dark);
  QTRY_VERIFY(lightness() < 0.75 * day);
}

// BYWAYS_KEEP_PAGES saves pictures of the pages for people to look at.
void Shelf::pagesToLookAt() {
  const QString kept = qEnvironmentVariable("BYWAYS_KEEP_PAGES");
  if (kept.isEmpty()) {
    QSKIP("BYWAYS_KEEP_PAGES names no folder");
  }
  Gui gui;
  showSmallWindow(gui);
  const auto keep = [&gui, &kept](const char* name) {
    QTest::qWait(600);
    gui.window().grab().save(QStringLiteral("%1/%2.png").arg(kept, QLatin1String(name)));
  };
  gui.window().resize(1280, 800);
  QTest::mouseClick(&gui.find<QPushButton>("learn over-pass"), Qt::LeftButton);
  QTest::mouseClick(&gui.find<QPushButton>("courseRules"), Qt::LeftButton);
  keep("book-1280");
  auto* const field = gui.find<RulesBook>("rulesBook").findChild<QLineEdit*>(QStringLiteral("rulesSearch"));
  field->setText(QStringLiteral("slide"));
  gui.preferences().setTheme(Preferences::ThemeChoice::Dark);
  gui.window().resize(900, 650);
  keep("book-900-dark");
  gui.window().setMinimumSize(700, 500);
  gui.window().resize(700, 500);
  keep("book-700-dark");
  auto& pane = gui.find<RulesPane>("rulesText");
  gui.window().resize(1920, 1000);
  pane.goToHeading(6);
  keep("book-1920-dark");
  gui.preferences().setTheme(Preferences::ThemeChoice::Light);
  gui.window().resize(1280, 800);
  gui.startByg(5);
  Q_EMIT gui.window().table()->ruleRequested(QStringLiteral("BYG-7"));
  keep("beside-1280");
  gui.window().resize(900, 650);
  keep("beside-900");
  gui.window().showShelf();
  gui.find<QAbstractScrollArea>("shelfScroll").verticalScrollBar()->setValue(260);
  keep("shelf-900");
  gui.preferences().setTheme(Preferences::ThemeChoice::Dark);
  gui.window().resize(1280, 1600);
  keep("shelf-dark");
}

void Shelf::whoeverHasPlayedNothingIsToldWhereToStart() {
  Gui gui;
  gui.window().show();
  const auto said = [&gui] {
    QStringList games;
    for (const QLabel* const label : gui.window().findChildren<QLabel*>(QStringLiteral("startHere"))) {
      if (label->isVisible()) {
        games << label->parentWidget()->objectName();
      }
    }
    return games;
  };
  QTRY_COMPARE(said(), QStringList{QStringLiteral("card byg")});
  gui.startByg(4);
  gui.clickPlace(QStringLiteral("D4"));
  gui.window().showShelf();
  QTRY_COMPARE(said(), QStringList{});
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("shelf", Shelf);
#include "tst_shelf.moc"
