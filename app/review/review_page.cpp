// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/review_page.h"

#include <QEvent>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/advice/chance_bar.h"
#include "app/board/announce.h"
#include "app/board/board_view.h"
#include "app/games/turn_facts.h"
#include "app/games/turn_words.h"
#include "app/look/look.h"
#include "app/look/tab_order.h"
#include "app/review/chance_graph.h"
#include "app/review/learn_page.h"
#include "app/review/review_board.h"
#include "app/review/review_panel.h"
#include "app/review/review_teller.h"
#include "app/review/review_words.h"
#include "app/review/variation_bar.h"
#include "app/settings/preferences.h"
#include "app/table/table_page.h"
#include "engine/opponents.h"

namespace byways::app {

namespace {

constexpr int kPanelWidth = 300;
constexpr std::size_t kMoments = 3;

QString reviewedTitle(const Game& game) {
  const std::string_view title = game.title();
  return QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size()));
}

QString signedPercent(long percents) {
  const QString sign = percents < 0 ? QString(QChar(0x2212)) : QStringLiteral("+");
  return sign + percentText(static_cast<double>(std::abs(percents)) / 100);
}

}  // namespace

bool ReviewPage::canReview(const Match& match) {
  return has_opponents(match.game()) && !search::turns_to_judge(match.timeline()).empty();
}

ReviewPage::ReviewPage(Match& match, const GameFace& face, const Look& look, const Preferences& preferences,
                       Progress& progress, QWidget* parent)
    : QWidget(parent),
      match_(match),
      face_(face),
      look_(look),
      preferences_(preferences),
      progress_(progress),
      review_(match),
      seat_(onlyPerson(match)),  // who probably wants to learn from their own turns
      pages_(new QStackedLayout(this)),
      content_(new QWidget(this)),
      board_(new ReviewBoard(face, look, content_)),
      variation_(new VariationBar(look, content_)),
      caption_(new QLabel(content_)),
      graph_(new ChanceGraph(look, content_)),
      panel_(new ReviewPanel(look, content_)) {
  setObjectName(QStringLiteral("reviewPage"));
  caption_->setObjectName(QStringLiteral("reviewCaption"));
  caption_->setWordWrap(true);
  caption_->setAlignment(Qt::AlignCenter);
  variation_->hide();
  panel_->setFixedWidth(kPanelWidth * preferences.textSize() / 100);
  auto* const below = new QVBoxLayout;
  below->setContentsMargins(14, 4, 10, 12);
  below->setSpacing(6);
  below->addWidget(caption_);
  below->addWidget(variation_);
  below->addWidget(graph_);
  auto* const left = new QVBoxLayout;
  left->setSpacing(0);
  left->addWidget(board_, 1);
  left->addLayout(below);
  auto* const row = new QHBoxLayout(content_);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  row->addLayout(left, 1);
  row->addWidget(panel_);
  pages_->addWidget(content_);

  connect(&review_, &Review::changed, this, &ReviewPage::refresh);
  connect(&look, &Look::changed, this, &ReviewPage::refresh);
  connect(graph_, &QSlider::valueChanged, this, [this](int stop) {
    goToStop(stop);
    refresh();
    say(graph_->hasFocus());
  });
  connect(panel_, &ReviewPanel::runRequested, &review_, &Review::setRunning);
  connect(panel_, &ReviewPanel::momentChosen, this, &ReviewPage::chooseMoment);
  connect(panel_, &ReviewPanel::seatChosen, this, [this](Seat seat) {
    seat_ = seat;
    refresh();
  });
  connect(panel_, &ReviewPanel::showBetterRequested, this,
          [this] { isVariation_ ? backToGame() : showBetter(); });
  connect(panel_, &ReviewPanel::keepRequested, this, &ReviewPage::keepBetter);
  connect(panel_, &ReviewPanel::learnRequested, this, &ReviewPage::learn);
  connect(panel_, &ReviewPanel::closeRequested, this, &ReviewPage::closed);
  connect(variation_, &VariationBar::closed, this, &ReviewPage::backToGame);
  board_->setMatch(copyWithLine(match_, review_.timeline()));
  findStops();
  refresh();
  graph_->setValue(graph_->maximum());
  goToStop(graph_->value());
  setTabOrderAsLaidOut(this);
  review_.setRunning(true);
}

ReviewPage::~ReviewPage() { variation_->setMatch(nullptr, {}); }

// The stops are the start and the position after each turn or, if turns are secret, after each round.
void ReviewPage::findStops() {
  const Match& shown = *board_->match();
  const bool isSecret = shown.game().has_secret_turns();
  const Entries entries = review_.timeline().entries();
  stops_.assign(1, {});
  stops_.front().text = match_.isArranged() ? tr("Arranged position") : tr("Start");
  for (const TurnRow& row : turnRows(face_.asSeen(shown, look_), shown, preferences_.notation()).rows) {
    if (row.seat == kNobody && !isSecret) {
      continue;  // a lot or a roll: what it has changed shows in the next turn
    }
    if (isSecret && !shown.canGoTo(row.cursor)) {
      continue;
    }
    Stop stop{.cursor = row.cursor,
              .entries = row.entries,
              .seat = row.seat,
              .number = row.number,
              .turn = {},
              .text = row.text};
    if (row.seat != kNobody && !entries[row.entries - 1].unfinished) {
      stop.turn = entries[row.entries - 1].text;
    }
    if (isSecret && stops_.size() > 1 && stops_.back().cursor == stop.cursor) {
      stops_.pop_back();  // several rows belong to one round
    }
    stops_.push_back(std::move(stop));
  }
}

// Directions are those of the board as it lies now.
QString ReviewPage::textOf(const Stop& stop) const {
  const Match& shown = *board_->match();
  return stop.turn.empty() ? stop.text
                           : tr("%1. %2: %3", "number of the turn, player, turn in words")
                                 .arg(stop.number)
                                 .arg(match_.name(stop.seat),
                                      turnInWords(stop.turn, stop.seat, face_.asSeen(shown, look_), shown));
}

int ReviewPage::stopOf(std::size_t entry) const {
  const auto found =
      std::find_if(stops_.begin(), stops_.end(), [entry](const Stop& stop) { return stop.entries > entry; });
  return found == stops_.end() ? static_cast<int>(stops_.size()) - 1
                               : static_cast<int>(found - stops_.begin());
}

std::vector<double> ReviewPage::chancesAt(std::size_t index) const {
  const Stop& stop = stops_[index];
  return teller().chancesAfter(
      {.cursor = stop.cursor, .entries = stop.entries, .before = index > 0 ? stops_[index - 1].entries : 0});
}

ReviewTeller ReviewPage::teller() const {
  const Match& shown = *board_->match();
  return {review_, face_.asSeen(shown, look_), match_, shown};
}

QStringList ReviewPage::totals() const {
  QStringList sentences;
  for (Seat seat = 1; seat <= match_.players(); ++seat) {
    int turns = 0;
    for (const std::size_t entry : review_.entries()) {
      const search::Judgement* const judgement = review_.judgement(entry);
      turns += judgement != nullptr && judgement->seat == seat ? 1 : 0;
    }
    if (turns == 0) {
      continue;
    }
    const QString name = match_.name(seat);
    if (match_.game().rolls_dice()) {
      sentences.append(
          tr("%1: in total, the dice changed the chance to win by %2, and the turns gave away %3.")
              .arg(name, signedPercent(std::lround(review_.luckOf(seat) * 100)),
                   percentText(review_.lossOf(seat))));
    } else {
      sentences.append(tr("%1 gave away %2 of the chance to win per turn, on average.")
                           .arg(name, percentText(review_.lossOf(seat) / turns)));
    }
  }
  if (const QString rest = restText(); !rest.isEmpty()) {
    sentences.append(rest);
  }
  if (const QString early = resignedText(); !early.isEmpty()) {
    sentences.append(early);
  }
  return sentences;
}

// The part of the change from the first to the last chances that dice and turns don't explain: judging turns
// separately misses some of their effects. Only for two players, where the first player's chance tells
// everything.
QString ReviewPage::restText() const {
  const std::vector<double> start = chancesAt(0);
  const std::vector<double> end = chancesAt(stops_.size() - 1);
  if (!match_.game().rolls_dice() || match_.players() != 2 || start.empty() || end.empty()) {
    return {};
  }
  const auto percents = [](double chance) { return std::lround(chance * 100); };
  const long from = percents(start.front());
  const long to = percents(end.front());
  const long told = percents(review_.luckOf(1)) - percents(review_.lossOf(1)) - percents(review_.luckOf(2)) +
                    percents(review_.lossOf(2));
  const long rest = to - from - told;
  return rest == 0 ? QString()
                   : tr("%3’s chance went from %1 to %2. Each turn is judged on its own, so %4 of this "
                        "change stays "
                        "unexplained.",
                        "percent, percent, player, percent")
                         .arg(percentText(start.front()), percentText(end.front()), match_.name(1),
                              signedPercent(rest));
}

// Resigning isn't a turn, but a player who wasn't losing should be told.
QString ReviewPage::resignedText() const {
  constexpr double kOpen = 0.3;
  const Entries entries = review_.timeline().entries();
  if (entries.empty() || entries.back().text != "resign" || review_.entries().empty()) {
    return {};
  }
  const Seat seat = entries.back().seat;
  const search::Judgement* const last = review_.judgement(review_.entries().back());
  const auto index = static_cast<std::size_t>(seat) - 1;
  if (last == nullptr || index >= last->after.size() || last->after[index] < kOpen) {
    return {};
  }
  return tr("%1 resigned with a chance to win of about %2.", "player, percent")
      .arg(match_.name(seat), chanceText(last->after[index]));
}

// The text if no turn stands out. If one person played alone against computers, it begins with that person's
// turns.
QString ReviewPage::nothingText() const {
  if (!review_.isDone()) {
    return tr("Nothing found yet.");
  }
  if (seat_ == kNobody || review_.worst(kNobody, 1).empty()) {
    return tr("No turn gave much away.");
  }
  return tr("No turn by %1 gave much away. The costliest turns of the game are under “%2”.",
            "a player, an entry of the list above")
      .arg(match_.name(seat_), ReviewPanel::tr("Everybody’s turns"));
}

void ReviewPage::refresh() {
  QStringList names;
  QList<ChanceGraph::Player> players;
  for (Seat seat = 1; seat <= match_.players(); ++seat) {
    names.append(match_.name(seat));
    players.append({match_.name(seat), face_.seatColour(match_, seat, look_)});
  }
  panel_->setGame(names, reviewedTitle(match_.game()));
  panel_->setSeat(seat_);
  panel_->showProgress({.judged = static_cast<int>(review_.judged()),
                        .turns = static_cast<int>(review_.turns()),
                        .isRunning = review_.isRunning(),
                        .isDone = review_.isDone(),
                        .secondsLeft = review_.secondsLeft().value_or(-1)});
  // Shown only once all turns are judged, as partial sums would be mistaken for those of the game.
  panel_->showTotals(review_.judged() < review_.turns() && !review_.isDone() ? QStringList() : totals());
  moments_ = review_.worst(seat_, kMoments);
  QStringList rows;
  QList<int> marks;
  moment_ = -1;
  for (const search::Judgement& moment : moments_) {
    marks.append(stopOf(moment.entry));
    if (marks.back() == graph_->value() && moment_ < 0) {
      moment_ = static_cast<int>(rows.size());
    }
    rows.append(teller().lineOf(moment, static_cast<int>(rows.size()) + 1));
  }
  panel_->showMoments(rows, moment_, nothingText());
  panel_->setLearnEnabled(!moments_.empty());
  ReviewPanel::Detail detail;
  if (moment_ >= 0) {
    const search::Judgement& moment = moments_[static_cast<std::size_t>(moment_)];
    detail = {.played = teller().playedText(moment),
              .better = teller().betterText(moment),
              .isBetterOnBoard = isVariation_,
              .isKept = isKept(moment)};
  }
  panel_->showDetail(detail);
  std::vector<std::vector<double>> chances;
  chances.reserve(stops_.size());
  for (std::size_t index = 0; index < stops_.size(); ++index) {
    chances.push_back(chancesAt(index));
  }
  {
    const QSignalBlocker quiet(graph_);
    graph_->setPlayers(players);
    graph_->setChances(std::move(chances));
    graph_->setMarks(marks);
  }
  say(false);
}

// Describes the position below the board and, for people who walk through the graph, aloud.
void ReviewPage::say(bool aloud) {
  const auto index = static_cast<std::size_t>(graph_->value());
  const Stop& stop = stops_[index];
  const std::vector<double> chances = chancesAt(index);
  const QString text = chances.empty() ? textOf(stop)
                                       : tr("%1  ·  %2", "a turn, chances of all after it")
                                             .arg(textOf(stop), chancesText(chances, match_));
  caption_->setText(text);
  graph_->setAccessibleName(tr("Chances to win, turn by turn"));
  graph_->setAccessibleDescription(text);
  if (aloud) {
    announce(graph_, text);
  }
}

void ReviewPage::goToStop(int stop) {
  if (isVariation_) {
    backToGame();
  }
  const Stop& there = stops_[static_cast<std::size_t>(stop)];
  board_->goTo(there.cursor, there.seat, there.turn);
}

void ReviewPage::chooseMoment(int moment) {
  if (moment >= 0 && static_cast<std::size_t>(moment) < moments_.size()) {
    graph_->setValue(stopOf(moments_[static_cast<std::size_t>(moment)].entry));
    panel_->revealDetail();
  }
}

// Shows the better turn and the expected continuation, from the position before it.
void ReviewPage::showBetter() {
  if (moment_ < 0) {
    return;
  }
  const search::Judgement moment = moments_[static_cast<std::size_t>(moment_)];
  std::optional<Timeline> line = search::with_turn_instead(review_.timeline(), moment.entry, moment.best);
  if (!line) {
    return;
  }
  for (const std::string& turn : moment.line) {
    if (line->to_move() < 1 || line->play_entry({line->to_move(), turn, false})) {
      break;
    }
  }
  const int stop = stopOf(moment.entry);
  const std::vector<std::size_t>& ends = review_.timeline().entry_ends();
  line->go_to(match_.game().has_secret_turns() ? stops_[static_cast<std::size_t>(stop) - 1].cursor
              : moment.entry == 0              ? 0
                                               : ends[moment.entry - 1]);
  variation_->setMatch(nullptr, {});
  board_->setMatch(copyWithLine(match_, std::move(*line)));
  isVariation_ = true;
  caption_->hide();
  variation_->show();
  const QString text = teller().betterText(moment);
  variation_->setAccessibleName(text);
  variation_->setMatch(board_->match(), text);
  variation_->setFocus(Qt::OtherFocusReason);
  announce(variation_, text);
  refresh();
}

void ReviewPage::backToGame() {
  if (!isVariation_) {
    return;
  }
  const bool hadFocus = variation_->isAncestorOf(focusWidget()) || variation_->hasFocus();
  isVariation_ = false;
  variation_->setMatch(nullptr, {});
  variation_->hide();
  caption_->show();
  board_->setMatch(copyWithLine(match_, review_.timeline()));
  goToStop(graph_->value());
  if (hadFocus) {
    graph_->setFocus(Qt::OtherFocusReason);
  }
  refresh();
}

void ReviewPage::keepBetter() {
  if (moment_ < 0) {
    return;
  }
  const search::Judgement& moment = moments_[static_cast<std::size_t>(moment_)];
  const std::optional<Timeline> line =
      search::with_turn_instead(review_.timeline(), moment.entry, moment.best);
  if (!line) {
    return;
  }
  const bool isNew = match_.addVariation(line->entries());
  kept_.insert(moment.entry);
  Q_EMIT noted(isNew ? tr("Kept with the other lines of this game.")
                     : tr("This game already has that line, or has as many lines as it can keep (%1).")
                           .arg(kMostVariations));
  refresh();
}

// Whether the better line needn't be offered to be kept: it is in the game already, or people have asked to
// keep it.
bool ReviewPage::isKept(const search::Judgement& moment) const {
  const std::vector<Variation> lines = match_.variations();
  return kept_.contains(moment.entry) ||
         std::any_of(lines.begin(), lines.end(), [&moment](const Variation& line) {
           return line.at == moment.entry && line.entries.front().seat == moment.seat &&
                  line.entries.front().text == moment.best;
         });
}

void ReviewPage::learn() {
  if (moments_.empty() || learn_ != nullptr) {
    return;
  }
  backToGame();
  runsAfterLearning_ = review_.isRunning();
  review_.setRunning(false);  // so that nothing changes while people learn from it
  learn_ = new LearnPage(match_, review_, moments_, face_, look_, preferences_, progress_, this);
  connect(learn_, &LearnPage::finished, this, &ReviewPage::leaveLearning, Qt::QueuedConnection);
  connect(learn_, &LearnPage::changed, this, &ReviewPage::changed);
  connect(learn_, &LearnPage::ruleRequested, this, &ReviewPage::ruleRequested);
  connect(learn_, &LearnPage::keepRequested, this, &ReviewPage::keepRequested);
  pages_->addWidget(learn_);
  pages_->setCurrentWidget(learn_);
  learn_->begin();
  Q_EMIT changed();
}

void ReviewPage::leaveLearning() {
  if (learn_ == nullptr) {
    return;
  }
  pages_->setCurrentWidget(content_);
  delete std::exchange(learn_, nullptr);
  graph_->setFocus(Qt::OtherFocusReason);
  review_.setRunning(runsAfterLearning_);
  refresh();
  Q_EMIT changed();
}

void ReviewPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape) {
    QWidget::keyPressEvent(event);
  } else if (learn_ != nullptr) {
    leaveLearning();
  } else if (isVariation_) {
    backToGame();
  } else {
    Q_EMIT closed();
  }
}

QWidget* ReviewPage::learningTable() const { return learn_ != nullptr ? learn_->table() : nullptr; }

bool ReviewPage::canUndo() const { return learn_ != nullptr && learn_->canUndo(); }

void ReviewPage::undo() {
  if (learn_ != nullptr) {
    learn_->undo();
  }
}

bool ReviewPage::canRedo() const { return learn_ != nullptr && learn_->canRedo(); }

void ReviewPage::redo() {
  if (learn_ != nullptr) {
    learn_->redo();
  }
}

// Passes the focus on. With a focus proxy that changes, Tab would stop at this page itself.
void ReviewPage::focusInEvent(QFocusEvent* event) {
  learn_ != nullptr ? learn_->setFocus(event->reason()) : graph_->setFocus(event->reason());
}

void ReviewPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    findStops();
    refresh();
  }
  QWidget::changeEvent(event);
}

}  // namespace byways::app
