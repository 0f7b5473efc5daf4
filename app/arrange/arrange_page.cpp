// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arrange/arrange_page.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <utility>

#include "app/arrange/arrange_board.h"
#include "app/arrange/number_rows.h"
#include "app/arrange/piece_palette.h"
#include "app/board/announce.h"
#include "app/board/why_not.h"
#include "app/look/direction.h"
#include "app/look/key_text.h"
#include "app/look/look.h"
#include "app/look/tab_order.h"
#include "app/match/own_keys.h"
#include "app/table/message_strip.h"
#include "engine/challenges/challenge_games.h"
#include "engine/solver.h"

namespace byways::app {

namespace {

constexpr int kSideWidth = 300;
constexpr int kIcon = 20;
constexpr double kSearchSeconds = 20;  // time limit of a search for a solution

// Returns `setup` with the usual start. The page's match doesn't need the arranged position, which is only on
// the board.
MatchSetup withoutPosition(const MatchSetup& setup) {
  return {.game = setup.game,
          .options = setup.options,
          .names = setup.names,
          .colours = setup.colours,
          .wins = setup.wins,
          .levels = setup.levels,
          .takesBackRolls = setup.takesBackRolls};
}

}  // namespace

ArrangePage::ArrangePage(const MatchSetup& setup, const Timeline* table, const GameFace& face,
                         const Look& look, QWidget* parent)
    : QWidget(parent),
      face_(face),
      look_(look),
      match_(std::make_unique<Match>(withoutPosition(setup))),
      arranger_(face.makeArranger(*match_, look)),
      search_(thread_, [this](const Found& found) { showSolution(found); }) {
  setObjectName(QStringLiteral("arrangePage"));
  history_ = std::make_unique<ArrangeHistory>(setup.arranged     ? arranger_->tidied(*setup.arranged)
                                              : table != nullptr ? arranger_->from(*table)
                                                                 : arranger_->usualStart());
  board_ = new WholeBoard<ArrangeBoard>(*match_, *arranger_, *history_, look, this);
  message_ = new MessageStrip(look, this);
  auto* const left = new QVBoxLayout;
  left->setSpacing(0);
  left->addWidget(board_, 1);
  left->addWidget(message_);
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addLayout(left, 1);
  row->addWidget(makeSide());
  setFocusProxy(board_);

  connect(board_, &BoardView::hovered, this, &ArrangePage::showNote);
  connect(palette_, &PiecePalette::chosenChanged, this, [this] { board_->setPiece(palette_->chosen()); });
  connect(numbers_, &NumberRows::edited, this, [this](const QString& number, int value) {
    history_->edit([&](Arrangement& now) { arranger_->setNumber(now, number, value); }, number);
  });
  connect(history_.get(), &ArrangeHistory::changed, this, &ArrangePage::refresh);
  connect(&look, &Look::changed, this, &ArrangePage::refresh);
  board_->setPiece(palette_->chosen());
  kept_ = history_->now();
  retranslate();
}

std::optional<MatchSetup> ArrangePage::playable() const {
  return problem_.isEmpty() ? std::optional(arranger_->setupOf(history_->now())) : std::nullopt;
}

void ArrangePage::setKept(const QString& name) {
  kept_ = history_->now();
  keptName_ = name;
  name_->setText(name);
  name_->home(false);
}

// During destruction, the board still emits signals when it loses the focus. The history is gone by then.
ArrangePage::~ArrangePage() {
  board_->disconnect(this);
  delete board_;
  delete palette_;
}

QWidget* ArrangePage::makeSide() {
  auto* const side = new QWidget(this);
  side->setObjectName(QStringLiteral("side"));
  side->installEventFilter(this);
  title_ = new QLabel(side);
  title_->setProperty("role", QStringLiteral("heading"));
  title_->setWordWrap(true);
  game_ = new QLabel(side);
  game_->setProperty("role", QStringLiteral("small"));
  hint_ = new QLabel(side);
  hint_->setProperty("role", QStringLiteral("small"));
  hint_->setWordWrap(true);

  empty_ = new QPushButton(side);
  empty_->setObjectName(QStringLiteral("emptyBoard"));
  usual_ = new QPushButton(side);
  usual_->setObjectName(QStringLiteral("usualStart"));
  starts_ = new QHBoxLayout;
  starts_->setSpacing(6);
  empty_->setVisible(arranger_->canBeEmpty());
  for (QPushButton* const button : {empty_, usual_}) {
    button->setProperty("compact", true);
    starts_->addWidget(button, 1);
  }

  auto* const middle = new QWidget(side);
  middle->setProperty("scrolled", true);
  palette_ = new PiecePalette(*arranger_, look_, middle);
  numbers_ = new NumberRows(middle);
  auto* const parts = new QVBoxLayout(middle);
  parts->setContentsMargins(0, 0, 0, 0);
  parts->setSpacing(12);
  parts->addWidget(palette_);
  parts->addWidget(numbers_);
  parts->addWidget(hint_);
  parts->addStretch();
  auto* const scroll = new QScrollArea(side);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(middle);

  auto* const card = new QFrame(side);
  card->setProperty("card", true);
  statusIcon_ = new QLabel(card);
  statusIcon_->setFixedSize(kIcon, kIcon);
  status_ = new QLabel(card);
  status_->setObjectName(QStringLiteral("arrangeStatus"));
  status_->setWordWrap(true);
  auto* const says = new QHBoxLayout(card);
  says->setContentsMargins(12, 10, 12, 10);
  says->setSpacing(10);
  says->addWidget(statusIcon_, 0, Qt::AlignTop);
  says->addWidget(status_, 1);

  keeping_ = new QWidget(side);
  name_ = new QLineEdit(keeping_);
  name_->setObjectName(QStringLiteral("puzzleName"));
  name_->setMaxLength(kLongestPuzzleName);
  keep_ = new QPushButton(keeping_);
  keep_->setObjectName(QStringLiteral("keepPuzzle"));
  lettersLeft_ = new QLabel(keeping_);
  lettersLeft_->setObjectName(QStringLiteral("puzzleNameRoom"));
  lettersLeft_->setProperty("role", QStringLiteral("small"));
  lettersLeft_->setWordWrap(true);
  lettersLeft_->hide();
  auto* const named = new QHBoxLayout;
  named->setSpacing(8);
  named->addWidget(name_, 1);
  named->addWidget(keep_);
  auto* const keeping = new QVBoxLayout(keeping_);
  keeping->setContentsMargins(0, 0, 0, 0);
  keeping->setSpacing(2);
  keeping->addLayout(named);
  keeping->addWidget(lettersLeft_);
  keeping_->setVisible(can_solve(match_->game()));

  cancel_ = new QPushButton(side);
  cancel_->setObjectName(QStringLiteral("cancelArranging"));
  play_ = new QPushButton(side);
  play_->setObjectName(QStringLiteral("playArranged"));
  play_->setProperty("primary", true);
  buttons_ = new QHBoxLayout;
  buttons_->setSpacing(8);
  buttons_->addWidget(cancel_);
  buttons_->addWidget(play_, 1);

  auto* const column = new QVBoxLayout(side);
  setReadingMargins(side, column, {8, 14, 16, 12});
  column->setSpacing(10);
  auto* const head = new QVBoxLayout;
  head->setSpacing(1);
  head->addWidget(title_);
  head->addWidget(game_);
  column->addLayout(head);
  column->addLayout(starts_);
  column->addWidget(scroll, 1);
  column->addWidget(card);
  column->addWidget(keeping_);
  column->addLayout(buttons_);
  fitSide(*side);

  connect(empty_, &QPushButton::clicked, this,
          [this] { history_->edit([this](Arrangement& now) { now = arranger_->emptied(now); }); });
  connect(usual_, &QPushButton::clicked, this,
          [this] { history_->edit([this](Arrangement& now) { now = arranger_->usualStart(); }); });
  connect(keep_, &QPushButton::clicked, this, &ArrangePage::keepRequested);
  connect(name_, &QLineEdit::returnPressed, this, &ArrangePage::keepRequested);
  connect(name_, &QLineEdit::textChanged, this, &ArrangePage::showLettersLeft);
  connect(name_, &QLineEdit::inputRejected, this, [this] { announce(lettersLeft_, lettersLeft_->text()); });
  connect(name_, &QLineEdit::editingFinished, name_,
          [name = name_] { name->home(false); });  // shows the beginning of the name
  connect(cancel_, &QPushButton::clicked, this, &ArrangePage::cancelled);
  connect(play_, &QPushButton::clicked, this, &ArrangePage::play);
  return side;
}

void ArrangePage::refresh() {
  numbers_->setNumbers(arranger_->numbers(history_->now()));
  const std::optional<Refusal> refusal = arranger_->refusal(history_->now());
  const QString before = problem_;
  problem_ = refusal ? face_.explain(*refusal, *match_) : QString();
  QStringList wrong;
  if (refusal) {
    for (const std::string& place : refusal->places) {
      wrong.append(QString::fromStdString(place));
    }
  }
  board_->setWrong(wrong);
  showIcon(refusal                     ? look_.icon(QStringLiteral("warning"), &Colours::warning)
           : can_solve(match_->game()) ? look_.icon(QStringLiteral("hint"))
                                       : look_.icon(QStringLiteral("check"), &Colours::good));
  status_->setText(refusal                     ? problem_
                   : can_solve(match_->game()) ? tr("Not known yet, searching…", "for a solution")
                                               : tr("You can play from here."));
  setWhyNot(play_, problem_, look_);
  play_->setToolTip(problem_);
  if (problem_ != before) {
    announce(status_, status_->text());
  }
  searchForSolution();
  setTabOrderAsLaidOut(this);  // there may be new controls
  Q_EMIT changed();
}

void ArrangePage::showIcon(const QIcon& icon) {
  statusIcon_->setPixmap(icon.pixmap(QSize(kIcon, kIcon), devicePixelRatioF()));
}

// Searches on a worker thread, and only in challenges.
void ArrangePage::searchForSolution() {
  search_.stop();
  solution_.reset();
  if (!problem_.isEmpty() || !can_solve(match_->game())) {
    return;
  }
  const Match begun(arranger_->setupOf(history_->now()));
  search_.start([start = begun.state().clone()](const JobWatch& watch) {
    const SolveLimits limits{.seconds = kSearchSeconds,
                             .megabytes = 128,
                             .go_on = [&watch](const SolveProgress&) { return !watch.isStopped(); }};
    const Solution found = solve(*start, limits);
    return Found{found.verdict, static_cast<int>(found.moves.size())};
  });
}

void ArrangePage::showSolution(const Found& found) {
  const Verdict verdict = found.verdict;
  if (verdict == Verdict::Solved || verdict == Verdict::Impossible) {
    solution_ = verdict == Verdict::Solved ? found.moves : 0;
    Q_EMIT solutionFound();
  }
  showIcon(verdict == Verdict::Solved       ? look_.icon(QStringLiteral("check"), &Colours::good)
           : verdict == Verdict::Impossible ? look_.icon(QStringLiteral("warning"), &Colours::warning)
                                            : look_.icon(QStringLiteral("hint")));
  status_->setText(solutionText(found));
  announce(status_, status_->text());
}

// No answer is a refusal: the position can be played, whatever the search has found.
QString ArrangePage::solutionText(const Found& found) const {
  switch (found.verdict) {
    case Verdict::Solved:
      return challenges::goal_of(match_->game()) == challenges::Goal::Fill
                 ? tr("Can be solved in %n move(s).", nullptr, found.moves)
                 : tr("Can be solved in %n jump(s).", nullptr, found.moves);
    case Verdict::Impossible:
      return tr("No solution (proven). You can play it anyway.");
    case Verdict::Unknown:
    case Verdict::Stopped:
    case Verdict::Memory:
      break;
  }
  return tr("Unknown: no solution was found in a reasonable time. You can play it anyway.");
}

// Shows how many letters are left when a name approaches its maximum length.
void ArrangePage::showLettersLeft() {
  constexpr int kTellsFrom = 20;
  const auto left = static_cast<int>(kLongestPuzzleName - name_->text().size());
  lettersLeft_->setVisible(left <= kTellsFrom);
  lettersLeft_->setText(left > 0 ? tr("%n letter(s) left", nullptr, left)
                                 : tr("A name can have up to %n letter(s)", nullptr, kLongestPuzzleName));
}

void ArrangePage::showNote(const QString& place) { message_->showNote(board_->describe(place)); }

void ArrangePage::play() {
  if (problem_.isEmpty()) {
    Q_EMIT playRequested(arranger_->setupOf(history_->now()));
  }
}

void ArrangePage::keyPressEvent(QKeyEvent* event) {
  const bool isPlain = (event->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) == Qt::NoModifier;
  const int digit = event->key() - Qt::Key_0;
  constexpr int kDigits = 10;
  if (isPlain && event->key() == Qt::Key_Escape) {
    Q_EMIT cancelled();
  } else if (!isPlain || digit < 0 || digit >= kDigits || !palette_->choose(digit)) {
    QWidget::keyPressEvent(event);
  }
}

// Makes the column beside the board wide enough for its rows of buttons in this language and text size.
void ArrangePage::fitSide(QWidget& side) {
  const QMargins margins = side.layout()->contentsMargins();
  const int row = qMax(starts_->minimumSize().width(), buttons_->minimumSize().width());
  side.setFixedWidth(qMax(kSideWidth, row + margins.left() + margins.right()));
}

bool ArrangePage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) {
    fitSide(static_cast<QWidget&>(*watched));
  }
  return QWidget::eventFilter(watched, event);
}

void ArrangePage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  QWidget::changeEvent(event);
}

void ArrangePage::retranslate() {
  title_->setText(tr("Set up a position"));
  game_->setText(
      QString::fromUtf8(face_.game().title().data(), static_cast<qsizetype>(face_.game().title().size())));
  hint_->setText(tr("Click to place; click again or right-click to remove. On the keyboard, arrow keys move "
                    "the cursor, Enter places or removes, %1 removes, and digits choose what to place.",
                    "a key")
                     .arg(keyText(Qt::Key_Delete)));
  empty_->setText(tr("Empty board"));
  usual_->setText(tr("Usual start"));
  name_->setPlaceholderText(tr("Name of the puzzle"));
  name_->setAccessibleName(tr("Name of the puzzle"));
  showLettersLeft();
  keep_->setText(tr("Keep"));
  keep_->setToolTip(tr("Keeps this puzzle among yours, as a sketch if it can’t be played yet."));
  cancel_->setText(can_solve(match_->game()) ? tr("Back") : tr("Cancel"));
  play_->setText(tr("Play from here"));
  board_->setAccessibleName(tr("Board to set up"));
  message_->showNote({});
  refresh();
}

}  // namespace byways::app
