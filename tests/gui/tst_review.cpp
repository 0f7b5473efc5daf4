// SPDX-License-Identifier: GPL-3.0-or-later
// Games judged turn by turn, and learning from them.
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSlider>
#include <QTest>

#include "app/advice/coach.h"
#include "app/exercise/exercise_run.h"
#include "app/exercise/progress.h"
#include "app/files/save_file.h"
#include "app/games/catalogue.h"
#include "app/match/kept_review.h"
#include "app/review/chance_graph.h"
#include "app/review/learn_page.h"
#include "app/review/review_board.h"
#include "app/review/review_page.h"
#include "app/review/review_panel.h"
#include "app/review/review_words.h"
#include "app/table/message_strip.h"
#include "app/table/table_page.h"
#include "engine/games.h"
#include "engine/opponents.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/judged_games.h"
#include "tests/gui/primary_buttons.h"

namespace byways::app::test {

namespace {

constexpr int kPatience = 30'000;  // ms, for slow computers

ReviewPage& reviewOf(Gui& gui) {
  gui.action("reviewAction").trigger();
  Q_ASSERT(gui.window().reviewing() != nullptr);
  return *gui.window().reviewing();
}

}  // namespace

class ReviewTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init();
  void fromTheResultToTheEndOfIt();
  void theListStaysInItsPlaceWhenAllIsLookedAt();
  void itIsLeftAtOnceAndGoesOnLater();
  void theGraphIsWalkedByKeysAndMouse();
  void factsStandBesideTheChances();
  void graphAndListHaveTheSameNumbers();
  void whatWasBetterIsPlayedAndKept();
  void oneLearnsFromIt();
  void everyGameAnswersWhatIsTried_data();
  void everyGameAnswersWhatIsTried();
  void theAnswerIsShownWhenAskedFor();
  void theWorstComesFirstAndWhatWasDoneStays();
  void everybodysTurnsOrThoseOfOne();
  void theReviewOfAFileIsRemembered();
  void onlyOwnTurnsStandInTheMenus();
  void luckAndPlayAreToldApart();
  void roundsThatAreOverAreReviewed();
  void whatIsKeptIsAboutTheLineOnTheTable();

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

void ReviewTest::init() {
  folder_ = std::make_unique<QTemporaryDir>();
  isolate(folder_->path());
}

void ReviewTest::fromTheResultToTheEndOfIt() {
  Gui gui(folder_->path());
  openGame(gui, someByg());
  QTest::mouseClick(&gui.find<QPushButton>("review"), Qt::LeftButton);
  QTRY_VERIFY(gui.window().reviewing() != nullptr);
  Review& review = gui.window().reviewing()->review();
  QVERIFY(review.isRunning());
  QTRY_VERIFY_WITH_TIMEOUT(review.isDone() && !review.isRunning(), kPatience);
  QCOMPARE(review.judged(), review.turns());
  QVERIFY(gui.find<QLabel>("reviewProgressText").text().startsWith(QStringLiteral("All ")));
  QVERIFY(gui.find<QLabel>("reviewSums").text().contains(QStringLiteral("Ann gave away ")));
  QCOMPARE(reviewState(gui.match()).judged, review.turns());
  gui.key(Qt::Key_Escape);
  QTRY_VERIFY(gui.window().reviewing() == nullptr);
  QVERIFY(reviewOf(gui).review().isDone());  // nothing is judged twice
  const auto file = Library::open(savedGame(gui));
  QVERIFY(file.match != nullptr);
  QCOMPARE(reviewState(*file.match).judged, reviewState(gui.match()).turns);
}

void ReviewTest::theListStaysInItsPlaceWhenAllIsLookedAt() {
  Gui gui(folder_->path());
  ReviewPanel panel(gui.look());
  panel.resize(300, 700);
  panel.setGame({QStringLiteral("Ann"), QStringLiteral("Ben")}, QStringLiteral("Byg"));
  panel.showMoments({QStringLiteral("1. Turn 7"), QStringLiteral("2. Turn 3")}, -1, {});
  ReviewPanel::Progress progress;
  progress.turns = progress.judged = 12;
  progress.isRunning = true;
  panel.showProgress(progress);
  panel.show();
  const auto* const list = panel.findChild<QListWidget*>(QStringLiteral("reviewMoments"));
  const auto* const bar = panel.findChild<QWidget*>(QStringLiteral("reviewProgress"));
  QTRY_VERIFY(bar->isVisible());
  const QPoint before = list->mapTo(&panel, QPoint());
  progress.isRunning = false;
  progress.isDone = true;
  panel.showProgress(progress);
  QTRY_VERIFY(!bar->isVisible());
  QCoreApplication::processEvents();
  QCOMPARE(list->mapTo(&panel, QPoint()), before);
}

void ReviewTest::itIsLeftAtOnceAndGoesOnLater() {
  Gui gui(folder_->path());
  openGame(gui, randomGameOf("byg", {{"size", 6}, {"priority", 1}, {"first", 2}}, 2, 12));
  Review* review = &reviewOf(gui).review();
  QTRY_VERIFY_WITH_TIMEOUT(review->judged() >= 1, kPatience);
  if (review->judged() < review->turns()) {
    QVERIFY(gui.find<QLabel>("reviewSums").isHidden());  // sums would only cover a part of the game
  }
  QElapsedTimer time;
  time.start();
  gui.key(Qt::Key_Escape);
  QTRY_VERIFY(gui.window().reviewing() == nullptr);
  QVERIFY2(time.elapsed() < 1000, qPrintable(QString::number(time.elapsed())));
  const std::size_t known = reviewState(gui.match()).judged;
  QVERIFY(known >= 1);
  review = &reviewOf(gui).review();
  QVERIFY(review->judged() >= known);
  QTest::mouseClick(&gui.find<QPushButton>("runReview"), Qt::LeftButton);
  QVERIFY(!review->isRunning());
}

void ReviewTest::theGraphIsWalkedByKeysAndMouse() {
  Gui gui(folder_->path());
  openGame(gui, someByg());
  const std::size_t entry = keepJudged(gui.match(), 3);
  ReviewPage& page = reviewOf(gui);
  auto& graph = gui.find<ChanceGraph>("chanceGraph");
  auto& board = gui.find<ReviewBoard>("reviewBoard");
  QCOMPARE(board.match()->timeline().cursor(), gui.timeline().length());
  graph.setFocus();
  QTest::keyClick(&graph, Qt::Key_Home);
  QCOMPARE(board.match()->timeline().cursor(), std::size_t(0));
  QTest::keyClick(&graph, Qt::Key_Right);
  QCOMPARE(board.match()->timeline().cursor(), gui.timeline().entry_ends()[0]);
  QVERIFY2(graph.accessibleDescription().contains(percentText(0.72)),
           qPrintable(graph.accessibleDescription()));
  const int value = static_cast<int>(entry) + 1;
  QTest::mouseClick(&graph, Qt::LeftButton, {}, graph.pointOf(value, 0.5).toPoint());
  QCOMPARE(graph.value(), value);
  QCOMPARE(board.match()->timeline().cursor(), gui.timeline().entry_ends()[entry]);
  QCOMPARE(gui.find<QListWidget>("reviewMoments").currentRow(), 0);
  QVERIFY(gui.find<QLabel>("reviewPlayed").text().contains(percentText(0.23)));
  QCOMPARE(gui.timeline().cursor(), gui.timeline().length());  // the cursor of the game itself doesn't move
  QVERIFY(page.review().isDone());
}

// Facts are told in the same words as in hints; of the better turn only those that aren't also true of the
// turn played.
void ReviewTest::factsStandBesideTheChances() {
  Gui gui(folder_->path());
  openGame(gui, someByg());
  const std::size_t entry = keepJudged(gui.match(), 3);
  ReviewPage& page = reviewOf(gui);
  gui.find<QListWidget>("reviewMoments").setCurrentRow(0);
  const search::Judgement moment = page.review().worst(kNobody, 3).front();
  const auto facts = [&](const std::string& turn) {
    return factsOfTurn(page.face(), gui.match(), page.review().timeline(), entry, turn);
  };
  const QString played = gui.find<QLabel>("reviewPlayed").text();
  const QString better = gui.find<QLabel>("reviewBetter").text();
  const auto plain = [](QString text) { return text.remove(QChar(0x200B)); };
  QVERIFY(!facts(moment.played).isEmpty() && !facts(moment.best).isEmpty());
  for (const QString& fact : facts(moment.played)) {
    QVERIFY2(plain(played).contains(fact), qPrintable(played));
    QVERIFY2(!plain(better).contains(fact), qPrintable(better));
  }
  for (const QString& fact : facts(moment.best)) {
    QVERIFY2(plain(better).contains(fact) != facts(moment.played).contains(fact), qPrintable(better));
  }
  // The loss is the difference of the chances shown.
  const auto mine = static_cast<std::size_t>(moment.seat) - 1;
  QVERIFY2(better.contains(percentText(moment.before[mine])), qPrintable(better));
  QVERIFY2(played.contains(percentText(moment.after[mine])), qPrintable(played));
  const QString row = gui.find<QListWidget>("reviewMoments").item(0)->text();
  QVERIFY2(row.contains(percentText(moment.before[mine] - moment.after[mine])), qPrintable(row));
}

// The graph falls by the loss in the list, whatever the previous turn predicted.
void ReviewTest::graphAndListHaveTheSameNumbers() {
  Gui gui(folder_->path());
  openGame(gui, someByg());
  static_cast<void>(keepJudged(gui.match(), 3));
  std::vector<JudgedTurn> all = keptReview(gui.match());
  all[2].judgement.before.assign(2, 0.6);
  all[2].judgement.after.assign(2, 0.6);
  keepReview(gui.match(), all);
  static_cast<void>(reviewOf(gui));
  auto& list = gui.find<QListWidget>("reviewMoments");
  list.setCurrentRow(0);
  auto& graph = gui.find<QSlider>("chanceGraph");
  const search::Judgement moment = gui.window().reviewing()->review().worst(kNobody, 1).front();
  const auto shown = [&](int stop) {
    graph.setValue(stop);
    static const QRegularExpression figure(QStringLiteral("(\\d+)\\W%"));
    const QString after = graph.accessibleDescription().section(gui.match().name(moment.seat), -1);
    return figure.match(after).captured(1).toInt();
  };
  const QString row = list.item(0)->text();
  const int stop = graph.value();
  const int lost = shown(stop - 1) - shown(stop);
  QCOMPARE(lost, 72 - 23);
  QVERIFY2(row.contains(percentText(lost / 100.0)), qPrintable(row));
}

void ReviewTest::whatWasBetterIsPlayedAndKept() {
  Gui gui(folder_->path());
  openGame(gui, someByg());
  const std::size_t entry = keepJudged(gui.match(), 3);
  ReviewPage& page = reviewOf(gui);
  gui.find<QListWidget>("reviewMoments").setCurrentRow(0);
  const search::Judgement moment = page.review().worst(kNobody, 3).front();
  QCOMPARE(moment.entry, entry);
  QCoreApplication::processEvents();  // scrolls into view
  QTest::mouseClick(&gui.find<QPushButton>("showBetter"), Qt::LeftButton);
  QCOMPARE(gui.find<QPushButton>("showBetter").text(), QStringLiteral("As it was played"));
  const Match& shown = *gui.find<ReviewBoard>("reviewBoard").match();
  QCOMPARE(shown.timeline().entries()[entry].text, moment.best);
  QCOMPARE(shown.timeline().cursor(), shown.timeline().length());  // no animation in tests
  auto& bar = gui.find<QWidget>("variationBar");
  QVERIFY(bar.isVisible());
  QTest::keyClick(&bar, Qt::Key_Home);
  QVERIFY(shown.timeline().cursor() < shown.timeline().length());
  QTest::keyClick(&bar, Qt::Key_Right);
  QTest::mouseClick(&gui.find<QPushButton>("keepBetter"), Qt::LeftButton);
  const std::vector<Variation> lines = gui.match().variations();
  QCOMPARE(lines.size(), std::size_t(1));
  QCOMPARE(lines.front().at, entry);
  QCOMPARE(lines.front().entries.front().text, moment.best);
  QVERIFY(!gui.find<QPushButton>("keepBetter").isEnabled());
  QVERIFY(replay(gui.match().record()));
  QTest::keyClick(&bar, Qt::Key_Escape);
  QVERIFY(!bar.isVisible());
  QCOMPARE(gui.find<ReviewBoard>("reviewBoard").match()->timeline().length(), gui.timeline().length());
}

void ReviewTest::oneLearnsFromIt() {
  Gui gui(folder_->path());
  openGame(gui, someByg());
  static_cast<void>(keepJudged(gui.match(), 3));
  gui.preferences().setAdvice(true);
  gui.match().setCoached(1, true);
  gui.match().setCoached(2, true);
  ReviewPage& page = reviewOf(gui);
  const std::string best = page.review().worst(kNobody, 3).front().best;
  QTest::mouseClick(&gui.find<QPushButton>("learnFromIt"), Qt::LeftButton);
  LearnPage* const learning = page.learning();
  QVERIFY(learning != nullptr);
  QVERIFY(!learning->findChild<QWidget*>(QStringLiteral("turnList"))
               ->isVisible());  // it would give the answer away
  const auto clickTurn = [&](const std::string& turn) {
    QCoreApplication::processEvents();  // lays everything out
    BoardView& board = learning->table()->board();
    for (const std::string& step : gui.match().game().split_turn(turn)) {
      const QPoint there = board.areaOf(QString::fromStdString(step)).center().toPoint();
      QTest::mouseMove(&board, there);
      QTest::mouseClick(&board, Qt::LeftButton, {}, there);
    }
    if (learning->run()->stage() == ExerciseRun::Stage::Asked) {
      gui.action("endTurnAction").trigger();
    }
  };
  QVERIFY(!gui.action("undo").isEnabled());  // the original game can't be undone from here
  clickTurn(best);
  // Only the exercise judges, and nothing claims that it can be undone.
  TablePage& table = *learning->table();
  QVERIFY(!table.findChild<Coach*>()->isBusy());
  QVERIFY(table.findChild<QWidget*>(QStringLiteral("adviceBar"))->isHidden());
  QVERIFY(!table.findChild<MessageStrip*>()->text().contains(QStringLiteral("to take it back")));
  QTRY_COMPARE_WITH_TIMEOUT(learning->run()->stage(), ExerciseRun::Stage::Done, kPatience);
  QCOMPARE(gui.find<QLabel>("exerciseRemark").text(), QStringLiteral("As good as the best turn found."));
  QVERIFY(gui.find<QLabel>("exerciseLine").text().contains(QStringLiteral("1 of 1")));
  QVERIFY(gui.find<QLabel>("exercisePrice").text().startsWith(QStringLiteral("This attempt: 3 star")));
  QVERIFY(learning->table()->match().mover() == kNobody || learning->table()->match().mover() == 2);
  QVERIFY(gui.timeline().outcome().has_value());  // the game itself is unchanged
  QVERIFY(keptReview(gui.match())[3].isSolved);
  // The attempt is kept like any other.
  QVERIFY(gui.window().progress().of(learning->run()->id()).best == Stars::Three);
  QTest::mouseClick(&gui.find<QPushButton>("exerciseGo"), Qt::LeftButton);
  QTRY_VERIFY(page.learning() == nullptr);
}

void ReviewTest::everyGameAnswersWhatIsTried_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<int>("turn");
  for (const CatalogueEntry& entry : catalogue()) {
    const Game& game = entry.face->game();
    const std::string id(game.id());
    // With secret turns the round may continue after the turn, or end with it.
    for (int turn = 2; has_opponents(game) && turn <= (game.has_secret_turns() ? 3 : 2); ++turn) {
      QTest::newRow((id + ' ' + std::to_string(turn)).c_str()) << QString::fromStdString(id) << turn;
    }
  }
}

// Nothing covers the verdict, nobody else plays, and the button that continues is the only primary one.
void ReviewTest::everyGameAnswersWhatIsTried() {
  QFETCH(QString, id);
  QFETCH(int, turn);
  Gui gui(folder_->path());
  constexpr std::uint64_t kTurns = 8;
  const std::string game = id.toStdString();
  openGame(gui, randomGameOf(game.c_str(), {}, find_game(game)->usual_players(), kTurns));
  static_cast<void>(keepJudged(gui.match(), static_cast<std::size_t>(turn)));
  ReviewPage& page = reviewOf(gui);
  const search::Judgement moment = page.review().worst(kNobody, 3).front();
  QTest::mouseClick(&gui.find<QPushButton>("learnFromIt"), Qt::LeftButton);
  LearnPage* const learning = page.learning();
  QVERIFY(learning != nullptr);
  Match& tried = learning->table()->match();
  const Seat seat = tried.timeline().to_move();
  QCOMPARE(seat, moment.seat);
  for (const std::string& step : tried.game().split_turn(moment.best)) {
    QVERIFY(!tried.play(QString::fromStdString(step)));
  }
  if (learning->run()->stage() == ExerciseRun::Stage::Asked) {
    auto* const endTurn = learning->findChild<QPushButton*>(QStringLiteral("endTurn"));
    QTRY_VERIFY(!endTurn->visibleRegion().isEmpty());
    QTest::mouseClick(endTurn, Qt::LeftButton);
  }
  QTRY_VERIFY_WITH_TIMEOUT(learning->run()->stage() == ExerciseRun::Stage::Done ||
                               learning->run()->stage() == ExerciseRun::Stage::Missed,
                           kPatience);
  QCoreApplication::processEvents();
  QVERIFY(gui.find<QLabel>("exerciseRemark").isVisible());
  const QPushButton* const end = learning->findChild<QPushButton*>(QStringLiteral("endTurn"));
  QVERIFY(end == nullptr || !end->isVisible());
  QVERIFY(primaryButtons(gui.window()).size() <= 1);
}

void ReviewTest::theAnswerIsShownWhenAskedFor() {
  Gui gui(folder_->path());
  openGame(gui, someByg());
  static_cast<void>(keepJudged(gui.match(), 3));
  ReviewPage& page = reviewOf(gui);
  const search::Judgement moment = page.review().worst(kNobody, 3).front();
  QTest::mouseClick(&gui.find<QPushButton>("learnFromIt"), Qt::LeftButton);
  LearnPage* const learning = page.learning();
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  // Hints work as everywhere: first they say where to play, then what.
  gui.askFor("hint");
  QVERIFY(gui.find<QLabel>("exerciseHint").text().startsWith(QStringLiteral("Look at the ringed place.")));
  gui.askFor("hint");
  QVERIFY(gui.find<QLabel>("exerciseHint").text().startsWith(QStringLiteral("The turn: ")));
  gui.askFor("solution");
  QTRY_COMPARE_WITH_TIMEOUT(learning->run()->stage(), ExerciseRun::Stage::Done, kPatience);
  const Timeline& there = learning->table()->match().timeline();
  QVERIFY(there.cursor() > (moment.entry == 0 ? 0 : gui.timeline().entry_ends()[moment.entry - 1]));
  QVERIFY(gui.find<QLabel>("exerciseLine").text().contains(QStringLiteral("0 of 1")));
  QCOMPARE(gui.find<QPushButton>("exerciseGo").text(), QStringLiteral("Play it yourself"));
  // Free play from there, also against a computer; then back.
  QTest::mouseClick(&gui.find<QPushButton>("explore"), Qt::LeftButton);
  QTRY_COMPARE(gui.find<QPushButton>("exerciseGo").text(), QStringLiteral("Back to the result"));
  auto& seats = gui.find<QMenu>("seatsMenu");
  Q_EMIT seats.aboutToShow();
  seats.findChild<QAction*>(QStringLiteral("seat2 level1"))->trigger();
  QCOMPARE(learning->table()->match().level(2), 1);
  QCOMPARE(gui.match().level(2), 0);
  QTest::mouseClick(&gui.find<QPushButton>("exerciseGo"), Qt::LeftButton);
  QTRY_COMPARE(gui.find<QPushButton>("exerciseGo").text(), QStringLiteral("Play it yourself"));
  QTest::mouseClick(&gui.find<QPushButton>("exerciseGo"), Qt::LeftButton);
  QTRY_COMPARE(learning->run()->stage(), ExerciseRun::Stage::Asked);
  QVERIFY(gui.find<QLabel>("exercisePrice").text().contains(QStringLiteral("hollow star")));
  auto& way = gui.find<QPushButton>("exerciseWay");
  QTRY_VERIFY(!way.visibleRegion().isEmpty());
  QTest::mouseClick(&way, Qt::LeftButton);
  QTRY_VERIFY(page.learning() == nullptr);
}

void ReviewTest::theWorstComesFirstAndWhatWasDoneStays() {
  Gui gui(folder_->path());
  openGame(gui, someByg());
  const std::size_t worst = keepJudged(gui.match(), 3);
  nlohmann::ordered_json judged = gui.match().extra("review");
  const Seat second = gui.timeline().entries()[judged["turns"][1]["entry"].get<std::size_t>()].seat;
  judged["turns"][1]["after"][static_cast<std::size_t>(second) - 1] = 6000U;
  judged["turns"][3]["solved"] = true;
  gui.match().setExtra("review", judged);
  gui.window().resize(900, 650);
  ReviewPage* page = &reviewOf(gui);
  const std::vector<search::Judgement> moments = page->review().worst(kNobody, 3);
  QCOMPARE(moments.size(), std::size_t(2));
  QCOMPARE(moments.front().entry, worst);
  const QString sums = gui.find<QLabel>("reviewSums").text();
  QVERIFY2(sums.contains(QStringLiteral("resigned with a chance to win of about")), qPrintable(sums));
  QVERIFY2(sums.contains(QStringLiteral("of the chance to win per turn, on average")), qPrintable(sums));
  gui.find<QListWidget>("reviewMoments").setCurrentRow(0);
  auto* keep = &gui.find<QPushButton>("keepBetter");
  QTRY_COMPARE(keep->visibleRegion().boundingRect(), keep->rect());
  QTest::mouseClick(keep, Qt::LeftButton);
  gui.key(Qt::Key_Escape);
  QTRY_VERIFY(gui.window().reviewing() == nullptr);
  // The same is found later, as after a restart.
  page = &reviewOf(gui);
  gui.find<QListWidget>("reviewMoments").setCurrentRow(0);
  QVERIFY(!gui.find<QPushButton>("keepBetter").isEnabled());
  QTest::mouseClick(&gui.find<QPushButton>("learnFromIt"), Qt::LeftButton);
  QVERIFY(gui.find<QPushButton>("exerciseWay").text().contains(QStringLiteral("2 of 2")));
}

void ReviewTest::everybodysTurnsOrThoseOfOne() {
  Gui gui(folder_->path());
  openGame(gui, someByg());
  const std::size_t worst = keepJudged(gui.match(), 3);
  const Seat seat = gui.timeline().entries()[worst].seat;
  static_cast<void>(reviewOf(gui));
  const auto& moments = gui.find<QListWidget>("reviewMoments");
  auto& seats = gui.find<QComboBox>("reviewSeats");
  const auto listed = [&](Qt::Key key, int times) {
    QTest::keyClick(&seats, Qt::Key_Home);
    for (int i = 0; i < times; ++i) {
      QTest::keyClick(&seats, key);
    }
    return moments.count();
  };
  QCOMPARE(listed(Qt::Key_Down, seat), 1);
  QCOMPARE(listed(Qt::Key_Down, 3 - seat), 0);
  // A winner, whose own turns are listed first, is told that there are others.
  const QString nothing = gui.find<QLabel>("reviewNone").text();
  QVERIFY2(nothing.contains(gui.match().name(3 - seat)) && nothing.contains(seats.itemText(0)),
           qPrintable(nothing));
  QCOMPARE(listed(Qt::Key_Down, 0), 1);  // everybody's turns again
}

void ReviewTest::theReviewOfAFileIsRemembered() {
  Gui gui(folder_->path());
  const QString file = folder_->path() + QStringLiteral("/elsewhere.byways");
  const Record record = make_record(someByg(), {"Ann", "Ben"});
  QVERIFY(saveFile(file, QByteArray::fromStdString(write_record(record))).isEmpty());
  QVERIFY(gui.window().openFile(file));
  static_cast<void>(keepJudged(gui.match(), 3));
  const std::size_t all = reviewState(gui.match()).turns;
  gui.action("shelf").trigger();
  QVERIFY(gui.window().openFile(file));
  QCOMPARE(reviewState(gui.match()).judged, all);
  QCOMPARE(bytesOfFile(file), QByteArray::fromStdString(write_record(record)));
}

void ReviewTest::onlyOwnTurnsStandInTheMenus() {
  Gui gui(folder_->path());
  QVERIFY(!gui.action("reviewAction").isEnabled());
  gui.startByg(3);
  QVERIFY(!gui.action("reviewAction").isEnabled());  // nobody has played yet
  openGame(gui, someByg());
  QVERIFY(gui.action("reviewAction").isEnabled());
  reviewOf(gui);
  for (const char* const action : {"reviewAction", "save", "undo", "resign", "newGame"}) {
    QVERIFY2(!gui.action(action).isEnabled(), action);
  }
  QVERIFY(gui.action("shelf").isEnabled());
  gui.action("shelf").trigger();
  QVERIFY(gui.window().reviewing() == nullptr);
}

void ReviewTest::luckAndPlayAreToldApart() {
  Gui gui(folder_->path());
  openGame(gui, randomGameOf("over-pass", {{"start", 1}}, 2, 4));
  const std::vector<std::size_t> turns = search::turns_to_judge(gui.timeline());
  QVERIFY(!turns.empty());
  std::vector<JudgedTurn> all;
  for (const std::size_t entry : turns) {
    const Entry turn = gui.timeline().entries()[entry];
    const bool isAnn = turn.seat == 1;
    all.push_back({{.entry = entry,
                    .seat = turn.seat,
                    .played = turn.text,
                    .best = turn.text,
                    .line = {},
                    .before = {0.5, 0.5},
                    .after = {0.49, 0.49},
                    .loss = 0.01,
                    .unrolled = {0.5, 0.5},
                    .rolled = {isAnn ? 0.54 : 0.5, isAnn ? 0.5 : 0.47}},
                   2});
  }
  keepReview(gui.match(), all);
  reviewOf(gui);
  const QString sums = gui.find<QLabel>("reviewSums").text();
  QVERIFY2(sums.contains(QStringLiteral("the dice changed the chance to win by +")), qPrintable(sums));
  QVERIFY2(sums.contains(QString(QChar(0x2212))), qPrintable(sums));
}

void ReviewTest::roundsThatAreOverAreReviewed() {
  Gui gui(folder_->path());
  const Timeline whole = randomGameOf("highway", {}, 3, 100);
  openGame(gui, whole);
  const std::vector<std::size_t> turns = search::turns_to_judge(gui.timeline());
  QVERIFY(turns.size() >= 6);
  const std::size_t entry = keepJudged(gui.match(), 4);
  ReviewPage& page = reviewOf(gui);
  QVERIFY(page.review().isDone());
  gui.find<QListWidget>("reviewMoments").setCurrentRow(0);
  QTest::mouseClick(&gui.find<QPushButton>("showBetter"), Qt::LeftButton);
  QVERIFY(!gui.find<ReviewBoard>("reviewBoard").match()->state().has_secrets());
  QTest::mouseClick(&gui.find<QPushButton>("learnFromIt"), Qt::LeftButton);
  QVERIFY(page.learning() != nullptr);
  const Match& tried = page.learning()->table()->match();
  QVERIFY(!tried.isCurtained());
  QCOMPARE(tried.mover(), gui.timeline().entries()[entry].seat);
}

void ReviewTest::whatIsKeptIsAboutTheLineOnTheTable() {
  Gui gui(folder_->path());
  openGame(gui, someByg());
  const std::size_t entry = keepJudged(gui.match(), 3);
  const std::size_t all = reviewState(gui.match()).turns;
  // Something else is played there, so the later judgements are about another game.
  gui.match().goTo(gui.timeline().entry_ends()[entry - 1]);
  const std::vector<std::string> steps = gui.match().state().legal_steps();
  for (auto step = steps.rbegin(); step != steps.rend() && reviewState(gui.match()).judged == all; ++step) {
    static_cast<void>(gui.match().play(QString::fromStdString(*step)));
    static_cast<void>(gui.match().play(QStringLiteral("end")));
  }
  QCOMPARE(reviewState(gui.match()).judged, entry);
  // An illegal best turn isn't offered as an answer.
  nlohmann::ordered_json review = gui.match().extra("review");
  openGame(gui, someByg());
  review["turns"][3]["best"] = "Z9 nonsense";
  gui.match().setExtra("review", review);
  QCOMPARE(reviewState(gui.match()).judged, all);
  QCOMPARE(reviewOf(gui).review().judged(), all - 1);
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("review", ReviewTest);
#include "tst_review.moc"
