// SPDX-License-Identifier: GPL-3.0-or-later
// Every step of every lesson: the window shows the position that the checker checked, and judges every answer
// the same.
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/lesson_run.h"
#include "app/games/catalogue.h"
#include "app/table/player_card.h"
#include "engine/core/random.h"
#include "engine/games.h"
#include "engine/highway/insight.h"
#include "engine/lessons/lesson_reader.h"
#include "tests/gui/board_glance.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/gui_program.h"
#include "tests/gui/primary_buttons.h"

namespace byways::app::test {

namespace {

using lessons::Lesson;
using lessons::Step;
using Stage = LessonRun::Stage;

constexpr std::size_t kSample = 6;          // turns tried in a step, besides those that the lesson names
constexpr std::size_t kMostVisited = 2000;  // the sample is drawn from at most this many legal turns
constexpr int kMostTries = 40;              // random steps after which a turn counts as leading nowhere

QString stepName(const Lesson& lesson, int index) {
  return QStringLiteral("%1, step %2").arg(QString::fromStdString(lesson.id)).arg(index + 1);
}

// A step on a board of its own, without a window.
class StepTable {
 public:
  StepTable(Gui& gui, const Lesson& lesson, int index)
      : progress_(gui.folder() + QStringLiteral("/steps")),
        run_(lesson, index, progress_, gui.preferences()),
        match_(run_.makeMatch()) {
    const GameFace& face = faceOf(match_->game());
    board_.reset(face.makeBoard(*match_, gui.look(), nullptr));
    board_->resize(600, 560);
    run_.takeUp(*match_, *board_, face);
  }
  [[nodiscard]] LessonRun& run() { return run_; }
  [[nodiscard]] const Timeline& timeline() const { return match_->timeline(); }
  [[nodiscard]] BoardView& board() { return *board_; }

  // Plays the steps like a person, and ends the turn if it doesn't end by itself.
  void play(const std::string& turn) {
    const std::vector<std::string> steps = match_->game().split_turn(turn);
    const Seat seat = timeline().to_move();
    for (const std::string& step : steps) {
      static_cast<void>(match_->play(QString::fromStdString(step)));
    }
    const bool isOpen = timeline().to_move() == seat && !timeline().open_steps().empty();
    if (isOpen && run_.stage() == Stage::Asked) {
      static_cast<void>(match_->play(QStringLiteral("end")));
    }
  }
  std::optional<Refusal> tryStep(const std::string& step) {
    return match_->play(QString::fromStdString(step));
  }

 private:
  Progress progress_;
  LessonRun run_;
  std::unique_ptr<Match> match_;
  std::unique_ptr<BoardView> board_;
};

lessons::Scene sceneOf(const Timeline& start, const Timeline& now, const Step& step) {
  return {&start, &now, &lesson_words_of(now.game()), lessons::learner_at(start, step)};
}

// A random turn as the record writes it. It may be incomplete if random steps lead nowhere.
std::string randomTurn(Timeline timeline, Random& random) {
  const Seat seat = timeline.to_move();
  std::vector<std::string> steps = timeline.state().random_turn(random);
  if (steps.empty()) {
    for (int step = 0; step < kMostTries; ++step) {
      const std::vector<std::string> legal = timeline.state().legal_steps();
      if (legal.empty()) {
        break;
      }
      steps.push_back(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
      static_cast<void>(timeline.play(seat, steps.back()));
      const bool isOver = timeline.open_steps().empty();
      if (isOver || (!timeline.refusal(seat, "end") && random.below(2) == 0)) {
        break;
      }
    }
  }
  return timeline.game().write_turn(steps);
}

// The turns to try in a `play` step: those that the lesson names, and a sample of the legal ones.
std::vector<std::string> turnsToTry(const Timeline& start, const Step& step) {
  std::vector<std::string> turns{step.answer.front()};
  for (const lessons::Mistake& mistake : step.mistakes) {
    turns.push_back(mistake.turn);
  }
  if (!start.open_steps().empty()) {
    return turns;
  }
  Random random(7);
  if (start.state().lists_turns() && !start.game().has_secret_turns()) {
    std::vector<std::string> all;
    start.state().visit_turns([&all](std::string_view turn) {
      all.emplace_back(turn);
      return all.size() < kMostVisited;
    });
    for (std::size_t i = 0; i < std::min(kSample, all.size()); ++i) {
      turns.push_back(all[random.below(static_cast<std::uint32_t>(all.size()))]);
    }
  } else {
    for (std::size_t i = 0; i < kSample; ++i) {
      turns.push_back(randomTurn(start, random));
    }
  }
  return turns;
}

bool isSame(const Timeline& one, const Timeline& other) {
  return one.entries_until(one.cursor()) == other.entries_until(other.cursor()) &&
         one.to_move() == other.to_move() && one.to_roll() == other.to_roll() &&
         one.state().position() == other.state().position();
}

#define ASK(condition) QVERIFY2(condition, qPrintable(where))

class Judge {
 public:
  Judge(Gui& gui, const Lesson& lesson, int index)
      : gui_(gui),
        lesson_(lesson),
        index_(index),
        step_(lesson.steps[static_cast<std::size_t>(index)]),
        start_(*lessons::start_of(lesson, static_cast<std::size_t>(index))),
        where(stepName(lesson, index)) {}

  void compare() {
    StepTable table(gui_, lesson_, index_);
    if (step_.kind == lessons::Kind::Game) {
      ASK(!table.timeline().outcome());
      return;
    }
    if (step_.kind == lessons::Kind::Watch) {
      Timeline played = start_;
      static_cast<void>(lessons::play_through(played, step_));
      ASK(table.run().stage() == Stage::Done && isSame(table.timeline(), played));
      return;
    }
    ASK(isSame(table.timeline(), start_));
    switch (step_.kind) {
      case lessons::Kind::Predict:
        comparePredict(table);
        break;
      case lessons::Kind::Find:
        compareFind(table);
        break;
      case lessons::Kind::Refuse:
        step_.which.empty() ? compareRefuse(table) : compareWhich(table);
        break;
      case lessons::Kind::Play:
        comparePlay();
        break;
      default:
        break;
    }
  }

 private:
  void comparePredict(StepTable& table) {
    Timeline played = start_;
    ASK(lessons::play_through(played, step_).empty());
    const auto right = lessons::right_choice(step_, sceneOf(start_, played, step_));
    ASK(right.has_value());
    chooseAll(table, [&](std::size_t index) { return index == *right; });
    ASK(isSame(table.timeline(), played));
  }

  void compareWhich(StepTable& table) {
    const Seat learner = lessons::learner_at(start_, step_);
    chooseAll(table, [&](std::size_t index) {
      Timeline tried = start_;
      return tried.play_entry({learner, step_.which[index].turn, false}).has_value();
    });
    ASK(isSame(table.timeline(), start_));
  }

  void chooseAll(StepTable& table, const std::function<bool(std::size_t)>& isRight) {
    LessonRun& run = table.run();
    std::optional<int> right;
    for (int index = 0; index < run.answers().size(); ++index) {
      if (isRight(static_cast<std::size_t>(index))) {
        right = index;
        continue;
      }
      run.choose(index);
      ASK(run.answers()[index].isWrong && !run.answers()[index].isRight && run.stage() == Stage::Asked);
      ASK(!run.remark().isEmpty());
    }
    ASK(right.has_value());
    run.choose(*right);
    ASK(run.answers()[*right].isRight && run.stage() == Stage::Done);
    ASK(!run.remark().isEmpty());
  }

  void compareFind(StepTable& table) {
    const auto wanted = lessons::places(sceneOf(start_, start_, step_), step_.places);
    ASK(wanted.has_value() && !wanted->empty());
    LessonRun& run = table.run();
    const auto isWanted = [&](const QString& place) {
      return std::find(wanted->begin(), wanted->end(), place.toStdString()) != wanted->end();
    };
    for (const QString& place : table.board().places()) {
      if (!isWanted(place)) {
        table.board().act(place);
        ASK(run.stage() == Stage::Asked && !run.remark().isEmpty());
      }
    }
    for (const std::string& place : *wanted) {
      ASK(run.stage() == Stage::Asked);
      table.board().act(QString::fromStdString(place));
      if (step_.any) {
        break;
      }
    }
    ASK(run.stage() == Stage::Done && !run.remark().isEmpty());
  }

  void compareRefuse(StepTable& table) {
    LessonRun& run = table.run();
    for (const std::string& step : step_.answer) {
      ASK(run.stage() == Stage::Asked);
      static_cast<void>(table.tryStep(step));
    }
    ASK(run.stage() == Stage::Done && !run.remark().isEmpty());
  }

  void comparePlay() {
    if (step_.each_step || step_.answer.size() > 1) {
      StepTable table(gui_, lesson_, index_);
      for (const std::string& part : step_.answer) {
        ASK(table.run().stage() == Stage::Asked);
        step_.each_step ? static_cast<void>(table.tryStep(part)) : table.play(part);
      }
      Timeline played = start_;
      ASK(lessons::play_through(played, step_).empty());
      ASK(table.run().stage() == Stage::Done && isSame(table.timeline(), played));
      return;
    }
    for (const std::string& turn : turnsToTry(start_, step_)) {
      compareTurn(turn);
    }
  }

  void compareTurn(const std::string& turn) {
    where = stepName(lesson_, index_) + QStringLiteral(": ") + QString::fromStdString(turn);
    Timeline played = start_;
    if (!lessons::play_turn(played, lessons::learner_at(start_, step_), turn).empty()) {
      return;  // there is no turn to end
    }
    lessons::play_replies(played, step_.reply);
    const lessons::Scene after = sceneOf(start_, played, step_);
    StepTable table(gui_, lesson_, index_);
    table.play(turn);
    const LessonRun& run = table.run();
    if (lessons::is_reached(step_, after)) {
      ASK(run.stage() == Stage::Done);
    } else {
      const lessons::Mistake* const mistake = lessons::mistake_of(step_, after);
      ASK(run.stage() == Stage::Missed);
      QCOMPARE(run.remark(), QString::fromStdString(mistake != nullptr ? mistake->text : step_.missing));
      if (mistake != nullptr) {
        lessons::play_replies(played, mistake->reply);
      }
    }
    ASK(isSame(table.timeline(), played));
  }

  Gui& gui_;
  const Lesson& lesson_;
  int index_;
  const Step& step_;
  const Timeline start_;
  QString where;
};

}  // namespace

class LessonSteps : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void judgedAsByTheChecker_data();
  void judgedAsByTheChecker();
  void theTableShowsWhereTheStepStands_data();
  void theTableShowsWhereTheStepStands();
  void whatIsRefusedCanBeTapped();
  void aGameBeginsAnew();
  void whoSkipsTheLastStepHasntFinished();
  void nothingRollsByItself();
  void theEndOfATurnIsAskedForOnlyWhereItCanEnd();
  void endingATurnRaisesNoQuestion();
  void journeysStayUntilOneGoesOn();
  void aSharedLessonKnowsItsCourse();

 private:
  static void addCourses();
};

void LessonSteps::addCourses() {
  QTest::addColumn<int>("course");
  for (std::size_t index = 0; index < courses().size(); ++index) {
    QTest::newRow(courses()[index].id.c_str()) << static_cast<int>(index);
  }
}

void LessonSteps::judgedAsByTheChecker_data() { addCourses(); }

void LessonSteps::judgedAsByTheChecker() {
  QFETCH(int, course);
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  for (const Lesson& lesson : courses()[static_cast<std::size_t>(course)].lessons) {
    if (!lesson.same_as.empty()) {
      continue;
    }
    for (int index = 0; index < static_cast<int>(lesson.steps.size()); ++index) {
      Judge(gui, lesson, index).compare();
      if (QTest::currentTestFailed()) {
        return;
      }
    }
  }
}

void LessonSteps::theTableShowsWhereTheStepStands_data() { addCourses(); }

// The table says who is to move and what can be pressed, at the start of each step, after a miss, and at its
// end.
void LessonSteps::theTableShowsWhereTheStepStands() {
  QFETCH(int, course);
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  const auto isThere = [&](const char* name) { return gui.find<QPushButton>(name).isVisible(); };
  for (const Lesson& lesson : courses()[static_cast<std::size_t>(course)].lessons) {
    if (!lesson.same_as.empty()) {
      continue;
    }
    gui.open(lesson);
    for (int index = 0; index < static_cast<int>(lesson.steps.size()); ++index) {
      const QString where = stepName(lesson, index);
      const Step& step = lesson.steps[static_cast<std::size_t>(index)];
      const Timeline start = *lessons::start_of(lesson, static_cast<std::size_t>(index));
      QCoreApplication::processEvents();
      ASK(gui.find<QLabel>("exerciseText").text() == QString::fromStdString(step.text));
      if (step.kind != lessons::Kind::Watch && step.kind != lessons::Kind::Game) {
        ASK(isSame(gui.timeline(), start));
        ASK(!isThere("roll"));
        const Seat mover = start.to_roll() > 0 ? start.to_roll() : start.to_move();
        ASK(gui.match().onTurn() == mover);
        const QList<PlayerCard*> cards = gui.window().table()->findChildren<PlayerCard*>();
        for (qsizetype card = 0; card < cards.size(); ++card) {
          const QList<QLabel*> words = cards[card]->findChildren<QLabel*>();
          const bool isOnTurn = std::any_of(words.begin(), words.end(), [](const QLabel* label) {
            return label->text() == QStringLiteral("to move") || label->text() == QStringLiteral("to roll");
          });
          ASK(!cards[card]->isVisible() || isOnTurn == (card + 1 == mover));
        }
      }
      ASK(primaryButtons(gui.window()).size() <= 1);
      ASK(gui.wayOn().isEnabled());
      if (step.kind == lessons::Kind::Game) {
        break;
      }
      if (isThere("solution")) {
        gui.askFor("solution");
      }
      QCoreApplication::processEvents();
      ASK(gui.wayOn().text() != at("Skip"));
      ASK(primaryButtons(gui.window()) == QStringList{at("exerciseGo")});
      ASK(!isThere("endTurn") && !isThere("roll"));
      if (index + 1 < static_cast<int>(lesson.steps.size())) {
        QTest::mouseClick(&gui.wayOn(), Qt::LeftButton);
      }
    }
  }
}

// For touch screens, taps on places must be enough in every step that asks for a refusal; none may need
// dragging. TRYPSYLON and Bypass are left out: there, what is in hand must also be turned or chosen.
void LessonSteps::whatIsRefusedCanBeTapped() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  for (const Course& course : courses()) {
    for (const Lesson& lesson : course.lessons) {
      const QString game =
          QString::fromUtf8(lesson.game->id().data(), static_cast<qsizetype>(lesson.game->id().size()));
      if (game == QStringLiteral("trypsylon") || game == QStringLiteral("bypass")) {
        continue;
      }
      for (int index = 0; index < static_cast<int>(lesson.steps.size()); ++index) {
        const Step& step = lesson.steps[static_cast<std::size_t>(index)];
        if (step.kind != lessons::Kind::Refuse || !step.which.empty()) {
          continue;
        }
        StepTable table(gui, lesson, index);
        for (const std::string& part : step.answer) {
          const QString text = QString::fromStdString(part);
          if (part == "end") {
            static_cast<void>(table.tryStep(part));
          } else if (game == QStringLiteral("highway") && text.contains(QLatin1Char('='))) {
            table.board().act(text.section(QLatin1Char('='), 1));
            table.board().act(text.section(QLatin1Char('='), 0, 0));
          } else {
            // For a jump or leap only its two ends are tapped: they determine what is passed over.
            const QStringList places = table.board().placesOf(text);
            const bool isJump = text.count(QLatin1Char('>')) == 2;
            for (const QString& place : isJump ? QStringList{places.first(), places.last()} : places) {
              table.board().act(place);
            }
            if (table.board().places().contains(at("choice:0"))) {
              table.board().act(
                  at("choice:0"));  // both pieces are one's own: trade them, or select the other one
            }
          }
        }
        const QString where = stepName(lesson, index);
        ASK(table.run().stage() == Stage::Done);
      }
    }
  }
}

void LessonSteps::aGameBeginsAnew() {
  Gui gui;
  for (const Course& course : courses()) {
    const Lesson& lesson = course.lessons.back();
    const int last = static_cast<int>(lesson.steps.size()) - 1;
    const QString where = stepName(lesson, last);
    ASK(lesson.steps.back().kind == lessons::Kind::Game);
    StepTable table(gui, lesson, last);
    ASK(!table.timeline().outcome());
    const bool isArranged = table.timeline().setup().arranged.has_value();
    ASK(isArranged || lesson.steps.back().at || table.timeline().cursor() <= 1);
  }
}

void LessonSteps::whoSkipsTheLastStepHasntFinished() {
  QTemporaryDir folder;
  const Course& course = *find_course("trypsylon-expert");
  const Lesson& lesson = course.lessons.back();
  {
    Gui gui(folder.path());
    gui.open(lesson);
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
      QTest::mouseClick(&gui.wayOn(), Qt::LeftButton);
      QCoreApplication::processEvents();
    }
    QVERIFY(gui.find<QWidget>("coursePage").isVisible());
  }
  QVERIFY(!Progress(folder.path()).isDone(exerciseId(lesson)));
}

// Dice that are due wait for the lesson: no button, key or place rolls them.
void LessonSteps::nothingRollsByItself() {
  Gui gui;
  const Lesson* const lesson = find_lesson("over-pass/2");
  constexpr int kQuestion = 2;  // "Then the dice show 3 and 2."
  QCOMPARE(lesson->steps[kQuestion].kind, lessons::Kind::Predict);
  StepTable table(gui, *lesson, kQuestion);
  QVERIFY(table.timeline().to_roll() > 0);
  QVERIFY(table.board().areaOf(at("dice")).isEmpty());
  QTest::keyClick(&table.board(), Qt::Key_R);
  QTest::keyClick(&table.board(), Qt::Key_Space);
  table.board().act(at("dice"));
  QVERIFY(table.timeline().to_roll() > 0);
}

namespace {

// A step whose goal is met before the turn can end.
constexpr auto kBothMoves = R"({ "title": "Small", "game": "over-pass",
  "positions": { "first": { "turns": [ "*: start 1", "*: roll 1 1" ] } },
  "steps": [ { "do": "play", "at": "first", "text": "Move the black piece.", "goal": ["/pieces/A1 != 'black'"],
               "answer": ["A1>B0 O>B2"], "missing": "Not moved.", "hint": "Move it." } ] })";

// A step whose goal is met with moves left over.
constexpr auto kGroups = R"({ "title": "Small", "game": "groups-of-three",
  "positions": { "four": { "arranged": { "to_move": 1, "position": { "pieces": { "d0": "white", "h0": "white",
    "h1": "white", "h7": "blue", "h6": "blue", "h2": "black", "h3": "black", "h4": "red", "h5": "red" },
    "reserve": { "white": 5, "black": 7, "red": 7, "blue": 7 } } }, "turns": ["*: roll 2 2"] } },
  "steps": [ { "do": "play", "at": "four", "text": "Go to e0.", "goal": ["/pieces/e0 = 'white'"],
               "answer": ["d0>e0"], "missing": "Not there.", "hint": "One move." } ] })";

}  // namespace

void LessonSteps::theEndOfATurnIsAskedForOnlyWhereItCanEnd() {
  const Lesson lesson = *lessons::read_lesson("over-pass/1", kBothMoves);
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  gui.open(lesson);
  static_cast<void>(gui.match().play(at("A1>B0")));
  gui.find<QPushButton>("endTurn").click();  // answers with what is missing
  QVERIFY(!gui.timeline().open_steps().empty());
  QVERIFY(!gui.find<QLabel>("exerciseRemark").isVisible());
  static_cast<void>(gui.match().play(at("O>B2")));
  QVERIFY(gui.find<QPushButton>("endTurn").isEnabled());
  QCOMPARE(gui.find<QLabel>("exerciseRemark").text(), at("Now end the turn."));
}

// Groups-of-Three asks before moves are lost; in a lesson the lesson says what to do.
void LessonSteps::endingATurnRaisesNoQuestion() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  const Lesson lesson = *lessons::read_lesson("groups-of-three/1", kGroups);
  gui.open(lesson);
  static_cast<void>(gui.match().play(at("d0>e0")));
  QCOMPARE(gui.find<QLabel>("exerciseRemark").text(), at("Now end the turn."));
  QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
  QVERIFY(QApplication::activeModalWidget() == nullptr);
  QCOMPARE(gui.wayOn().text(), at("Finish the lesson"));
}

// The journey and the board as it was travelled stay visible until the next step.
void LessonSteps::journeysStayUntilOneGoesOn() {
  Gui gui;
  gui.preferences().setPace(Preferences::Pace::AtOnce);
  const Lesson& lesson = *find_lesson("highway/2");
  const auto begin = std::find_if(lesson.steps.begin(), lesson.steps.end(),
                                  [](const Step& step) { return step.kind == lessons::Kind::Play; });
  gui.open(lesson);
  for (auto step = lesson.steps.begin(); step != begin; ++step) {
    if (step->kind == lessons::Kind::Predict) {
      gui.askFor("solution");
      BoardView& board = gui.board();
      QVERIFY(board.isPlayingOut());
      QVERIFY2(!placesSaying(board, "turn sign").isEmpty(), "the signs that bend it");
      board.setFocus();
      const BoardGlance end(board);
      gui.key(Qt::Key_Home);
      const auto* const round = highway::insight_into(gui.match().state())->reports().back();
      for (const highway::JourneyReport& journey : round->journeys) {
        QStringList way{QString::fromStdString(journey.start)};
        for (const highway::JourneyCell& cell : journey.cells) {
          way.append(QString::fromStdString(cell.cell));
        }
        QVERIFY2(way.size() == 1 || end.changedAlong(way), qPrintable(way.join(u' ')));
      }
      gui.key(Qt::Key_Escape);
      QVERIFY(!end.changed());
    }
    QTest::mouseClick(&gui.wayOn(), Qt::LeftButton);
    QCoreApplication::processEvents();
  }
  for (const std::string& part : gui.match().game().split_turn(begin->answer.front())) {
    static_cast<void>(gui.match().play(QString::fromStdString(part)));
  }
  QTest::mouseClick(&gui.find<QPushButton>("endTurn"), Qt::LeftButton);
  QCoreApplication::processEvents();
  const BoardView& board = gui.board();
  QVERIFY(board.isPlayingOut());
  QVERIFY(!gui.find<QWidget>("raceContinue").isVisible());
  gui.key(Qt::Key_Escape);
  QVERIFY(board.isPlayingOut());
  QTest::mouseClick(&gui.wayOn(), Qt::LeftButton);
  QCoreApplication::processEvents();
  QVERIFY(!gui.board().isPlayingOut());
}

// A lesson shared by two courses is played on the board of only one of their games.
void LessonSteps::aSharedLessonKnowsItsCourse() {
  Lesson lesson = *lessons::read_lesson("over-pass/1", kBothMoves);
  lesson.id = "groups-of-three/1";
  lesson.same_as = "over-pass/1";
  Gui gui;
  gui.open(lesson);
  QTest::mouseClick(&gui.find<QPushButton>("exerciseWay"), Qt::LeftButton);
  const auto isAtCourse = [&] {
    const auto* const row = gui.window().findChild<QWidget*>(QStringLiteral("lesson groups-of-three/1"));
    return row != nullptr && row->isVisible();
  };
  QTRY_VERIFY(isAtCourse());
}

}  // namespace byways::app::test

BYWAYS_GUI_TEST("lesson_steps", LessonSteps);
#include "tst_lesson_steps.moc"
