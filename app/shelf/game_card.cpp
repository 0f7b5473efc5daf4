// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shelf/game_card.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/exercise_told.h"
#include "app/exercise/lesson_words.h"
#include "app/exercise/puzzle_list.h"
#include "app/exercise/stars.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "app/look/svg_picture.h"
#include "app/look/wrap_button.h"
#include "app/opponents/level_words.h"
#include "engine/opponents.h"

namespace byways::app {

namespace {

constexpr int kGameCardMargin = 18;
constexpr int kStar = 17;

QLabel* addText(QVBoxLayout& column, const char* name, const char* role) {
  auto* const label = new QLabel;
  label->setObjectName(QLatin1String(name));
  label->setProperty("role", QLatin1String(role));
  label->setWordWrap(true);
  // A click on a text is a click on its card.
  label->setAttribute(Qt::WA_TransparentForMouseEvents);
  column.addWidget(label);
  return label;
}

QString rulesText(CatalogueEntry::Rules rules) {
  switch (rules) {
    case CatalogueEntry::Rules::Easy:
      return GameCard::tr("easy to learn");
    case CatalogueEntry::Rules::Medium:
      return GameCard::tr("some rules to learn");
    case CatalogueEntry::Rules::Many:
      break;
  }
  return GameCard::tr("more rules to learn");
}

}  // namespace

GameCard::GameCard(const CatalogueEntry& entry, const Progress& progress, const Look& look, QWidget* parent)
    : CardFrame(parent),
      entry_(entry),
      progress_(progress),
      look_(look),
      picture_(new SvgPicture(entry.picture(), this)) {
  setObjectName(QStringLiteral("card ") + QLatin1String(entry.id));
  picture_->setRadii(kRadius - 1, 0);
  picture_->setAttribute(Qt::WA_TransparentForMouseEvents);
  auto* const texts = new QVBoxLayout;
  texts->setContentsMargins(kGameCardMargin, 14, kGameCardMargin, kGameCardMargin);
  texts->setSpacing(4);
  start_ = addText(*texts, "startHere", "strong");
  start_->hide();
  title_ = addText(*texts, "title", "heading");
  facts_ = addText(*texts, "facts", "small");
  texts->addSpacing(6);
  blurb_ = addText(*texts, "blurb", "");
  texts->addSpacing(2);
  credit_ = addText(*texts, "credit", "small");
  texts->addStretch();
  if (isChallenge(entry.face->game())) {
    addPuzzles(*texts);
  }
  if (!problem_ids_of(entry.face->game()).empty()) {
    addProblems(*texts);
  }
  addButtons(*texts);
  auto* const column = new QVBoxLayout(this);
  constexpr int kEdge = kShadow + 1;
  column->setContentsMargins(kEdge, kEdge, kEdge, kEdge);
  column->setSpacing(0);
  column->addWidget(picture_);
  column->addLayout(texts, 1);
  setActive(true);
  connect(this, &CardFrame::activated, this, &GameCard::playRequested);
  connect(&progress_, &Progress::changed, this, &GameCard::retranslate);
  retranslate();
}

void GameCard::setFirstToTry(bool isFirst) {
  start_->setVisible(isFirst);
  setAccessibleDescription(isFirst ? start_->text() : QString());
}

void GameCard::addButtons(QVBoxLayout& column) {
  play_ = new QPushButton(this);
  play_->setObjectName(QStringLiteral("play ") + QLatin1String(entry_.id));
  play_->setProperty("primary", true);
  learn_ = new QPushButton(this);
  learn_->setObjectName(QStringLiteral("learn ") + QLatin1String(entry_.id));
  auto* const row = new QHBoxLayout;
  row->setContentsMargins(0, 12, 0, 0);
  row->setSpacing(10);
  row->addWidget(play_, 1);
  row->addWidget(learn_, 1);
  column.addLayout(row);
  if (puzzles_ != nullptr) {
    column.addSpacing(6);
    column.addWidget(puzzles_);
  }
  if (has_opponents(entry_.face->game())) {
    computer_ = new WrapButton(this);
    computer_->setObjectName(QStringLiteral("computer ") + QLatin1String(entry_.id));
    computer_->setCursor(Qt::PointingHandCursor);
    column.addSpacing(6);
    column.addWidget(computer_);
    connect(computer_, &QPushButton::clicked, this, &GameCard::computerRequested);
  }
  play_->setCursor(Qt::PointingHandCursor);
  learn_->setCursor(Qt::PointingHandCursor);
  connect(play_, &QPushButton::clicked, this, &GameCard::playRequested);
  connect(learn_, &QPushButton::clicked, this, &GameCard::learnRequested);
}

void GameCard::addPuzzles(QVBoxLayout& column) {
  star_ = new StarRow(look_, this);
  star_->setStarSize(kStar);
  auto* const row = new QHBoxLayout;
  row->setSpacing(7);
  row->addWidget(star_);
  auto* const words = new QVBoxLayout;
  solved_ = addText(*words, "solved", "strong");
  row->addLayout(words, 1);
  column.addSpacing(4);
  column.addLayout(row);
  puzzles_ = new QPushButton(this);
  puzzles_->setObjectName(QStringLiteral("puzzles ") + QLatin1String(entry_.id));
  puzzles_->setCursor(Qt::PointingHandCursor);
  connect(puzzles_, &QPushButton::clicked, this, &GameCard::puzzlesRequested);
}

void GameCard::addProblems(QVBoxLayout& column) {
  star_ = new StarRow(look_, this);
  star_->setStarSize(kStar);
  problem_ = new QPushButton(this);
  problem_->setObjectName(QStringLiteral("problems ") + QLatin1String(entry_.id));
  problem_->setProperty("link", true);
  problem_->setCursor(Qt::PointingHandCursor);
  auto* const row = new QHBoxLayout;
  row->setSpacing(4);
  row->addWidget(star_);
  row->addWidget(problem_);
  row->addStretch();
  column.addSpacing(4);
  column.addLayout(row);
  connect(problem_, &QPushButton::clicked, this, &GameCard::puzzlesRequested);
}

void GameCard::setOneClick(std::function<OneClick(const Game&)> computers) {
  oneClick_ = std::move(computers);
  retranslate();
}

void GameCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  CardFrame::changeEvent(event);
}

// Updates the level on the button: it may have been changed at the table in the meantime.
void GameCard::showEvent(QShowEvent* event) {
  if (computer_ != nullptr) {
    retranslateComputer();
  }
  CardFrame::showEvent(event);
}

// The button names the level, unless the computers have different levels.
void GameCard::retranslateComputer() {
  const Game& game = entry_.face->game();
  const OneClick computers = oneClick_ ? oneClick_(game) : computersInOneClick(game, {}, {});
  QList<int> levels = computers.levels;
  levels.removeAll(0);
  const bool isMatched = computers.matched.contains(true);
  const bool isOne = levels.count(levels.front()) == levels.size();
  const QString word = isMatched ? matchedWord() : levelText(levels.front());
  computer_->setWholeText(isOne ? tr("Against the computer: %1", "a level in words").arg(word)
                                : tr("Against the computer"));
  computer_->setAccessibleName(
      isOne ? tr("Play %1 against the computer: %2", "a game, a level in words").arg(entry_.title(), word)
            : tr("Play %1 against the computer").arg(entry_.title()));
  QStringList texts;
  for (const int level : levels) {
    texts.append(isMatched ? matchedText(level) : computerText(level));
  }
  computer_->setToolTip(texts.join(QLatin1Char('\n')));
}

void GameCard::retranslateProblems() {
  const Progress::Sum sum = progress_.sumOf(problemIds(entry_.face->game()));
  star_->setShapes({sum.stars > 0 ? StarShape::Full : StarShape::Open});
  problem_->setText(tr("Problems: %1 of %2 solved").arg(sum.done).arg(sum.exercises));
  problem_->setAccessibleName(tr("Problems in %1: %2 of %3 solved", "a game, two numbers")
                                  .arg(entry_.title())
                                  .arg(sum.done)
                                  .arg(sum.exercises));
  problem_->setToolTip(starsText(sum));
}

void GameCard::retranslate() {
  const QString players =
      entry_.fewestPlayers == entry_.mostPlayers
          ? tr("%n player(s)", nullptr, entry_.mostPlayers)
          : tr("%1 to %n player(s)", nullptr, entry_.mostPlayers).arg(entry_.fewestPlayers);
  title_->setText(entry_.title());
  facts_->setText(tr("%1 · %2 · %3", "players, minutes, how much to learn")
                      .arg(players, tr("%n minute(s)", nullptr, entry_.minutes), rulesText(entry_.rules)));
  start_->setText(tr("Start here"));
  blurb_->setText(entry_.blurb());
  credit_->setText(entry_.credit());
  QStringList spoken{entry_.title(), facts_->text(), entry_.blurb(), entry_.credit()};
  if (puzzles_ != nullptr) {
    const Progress::Sum sum = progress_.sumOf(puzzleIds(entry_.face->game()));
    puzzles_->setText(tr("Puzzles"));
    puzzles_->setAccessibleName(tr("Puzzles of %1").arg(entry_.title()));
    star_->setShapes({sum.stars > 0 ? StarShape::Full : StarShape::Open});
    solved_->setText(solvedText(sum) + QStringLiteral("  ·  ") + starsText(sum));
    spoken.append(solved_->text());
  }
  if (problem_ != nullptr) {
    retranslateProblems();
    spoken.append(problem_->text());
  }
  for (QString& sentence : spoken) {
    sentence.chop(sentence.endsWith(QLatin1Char('.')) ? 1 : 0);
  }
  setAccessibleName(joinPhrases(spoken));
  play_->setText(tr("Play"));
  play_->setAccessibleName(tr("Play %1").arg(entry_.title()));
  if (computer_ != nullptr) {
    retranslateComputer();
  }
  const Progress::Sum learned = progress_.sumOf(lessonIds(entry_.face->game()));
  learn_->setText(
      learned.done == 0
          ? tr("Learn")
          : tr("Learn %1/%2", "lessons done, of how many").arg(learned.done).arg(learned.exercises));
  learn_->setAccessibleName(tr("Learn %1").arg(entry_.title()));
  learn_->setToolTip(learned.exercises == 0
                         ? QString()
                         : tr("%1 of %2 lessons done").arg(learned.done).arg(learned.exercises));
  learn_->setAccessibleDescription(learn_->toolTip());
}

}  // namespace byways::app
