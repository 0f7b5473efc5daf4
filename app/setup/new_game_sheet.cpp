// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/setup/new_game_sheet.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include "app/games/catalogue.h"
#include "app/look/look.h"
#include "app/look/svg_picture.h"
#include "app/look/tab_order.h"
#include "app/opponents/level_words.h"
#include "app/settings/coached_people.h"
#include "app/settings/own_name.h"
#include "app/settings/preferences.h"
#include "app/setup/clock_rows.h"
#include "app/setup/option_rows.h"
#include "app/setup/seat_rows.h"
#include "app/setup/setting_row.h"
#include "app/setup/switch_box.h"
#include "app/setup/usual_setup.h"
#include "engine/core/setup.h"
#include "engine/openings.h"
#include "engine/opponents.h"

namespace byways::app {

namespace {

constexpr int kNarrowestSheet = 694;  // pixels; the smallest window has 700
constexpr int kSheetWidth = 108;      // letters
constexpr int kSideMargin = 28;
constexpr int kLowestSheet = 380;

const CatalogueEntry* entryOf(const Game& game) {
  for (const CatalogueEntry& entry : catalogue()) {
    if (game.id() == entry.id) {
      return &entry;
    }
  }
  return nullptr;
}

}  // namespace

NewGameSheet::NewGameSheet(const GameFace& face, Preferences& preferences, const Look& look,
                           const std::optional<MatchSetup>& proposal, QWidget* parent,
                           const StrengthOf& strength, const KnownPeople& people)
    : QDialog(parent),
      face_(face),
      preferences_(preferences),
      seats_(new SeatRows(face, look, this)),
      options_(new OptionRows(face, this)),
      clock_(new ClockRows(face, this)),
      rolls_(new SwitchBox(this)),
      rollsRow_(new SettingRow(rolls_, this)),
      balanced_(new SwitchBox(this)),
      balancedRow_(new SettingRow(balanced_, this)),
      overline_(new QLabel(this)),
      title_(new QLabel(this)),
      facts_(new QLabel(this)),
      optionsHeading_(new QLabel(this)),
      note_(new QLabel(this)),
      arrange_(new QPushButton(this)),
      reset_(new QPushButton(this)),
      cancel_(new QPushButton(this)),
      play_(new QPushButton(this)) {
  setObjectName(QStringLiteral("newGameSheet"));
  setModal(true);
  arrange_->setObjectName(QStringLiteral("arrangePosition"));
  arrange_->setProperty("quiet", true);
  arrange_->setAutoDefault(false);
  reset_->setObjectName(QStringLiteral("resetOptions"));
  reset_->setProperty("quiet", true);
  reset_->setAutoDefault(false);
  cancel_->setObjectName(QStringLiteral("cancel"));
  cancel_->setAutoDefault(false);
  play_->setObjectName(QStringLiteral("play"));
  play_->setProperty("primary", true);
  play_->setDefault(true);
  play_->setMinimumWidth(120);
  layOut();
  seats_->setStrength(strength);
  seats_->setPeople(people);
  fill(proposal);
  updateCoach();
  options_->setUnfolded(options_->hasRareChoice());  // shows unusual choices
  retranslate();
  updateReset();
  connect(options_, &OptionRows::changed, this, &NewGameSheet::updateNote);
  connect(options_, &OptionRows::changed, this, &NewGameSheet::updateCoach);
  connect(seats_, &SeatRows::namesChanged, this, &NewGameSheet::updateNote);
  connect(seats_, &SeatRows::playersChanged, this, &NewGameSheet::updateNote);
  connect(reset_, &QPushButton::clicked, this, &NewGameSheet::reset);
  connect(arrange_, &QPushButton::clicked, this, [this] {
    remember();
    done(kArrange);
  });
  connect(cancel_, &QPushButton::clicked, this, &QDialog::reject);
  connect(play_, &QPushButton::clicked, this, &QDialog::accept);
  connect(options_, &OptionRows::changed, this, &NewGameSheet::updateReset);
  connect(clock_, &ClockRows::changed, this, &NewGameSheet::updateClock);
  connect(rolls_, &QCheckBox::toggled, this, &NewGameSheet::updateReset);
  connect(balanced_, &QCheckBox::toggled, this, &NewGameSheet::updateReset);
  connect(options_, &OptionRows::changed, this, &NewGameSheet::updateOpening);
  connect(seats_, &SeatRows::namesChanged, this, &NewGameSheet::updateReset);
  connect(seats_, &SeatRows::playersChanged, this, &NewGameSheet::updateReset);
  connect(seats_, &SeatRows::coloursChanged, this, &NewGameSheet::updateReset);
  connect(seats_, &SeatRows::playersChanged, this, &NewGameSheet::fitPlayers);
  connect(seats_, &SeatRows::namesDone, play_, [this] { play_->setFocus(Qt::TabFocusReason); });
  connect(options_, &OptionRows::unfolded, this, [this](bool on) {
    setTabOrderAsLaidOut(this);
    if (on) {
      showRareOptions();
    }
  });
  // Typing names the first player; Enter moves to the next one, and from the last to Play.
  seats_->focusFirstName();
}

void NewGameSheet::layOut() {
  overline_->setProperty("role", QStringLiteral("small"));
  title_->setProperty("role", QStringLiteral("title"));
  facts_->setProperty("role", QStringLiteral("quiet"));
  optionsHeading_->setProperty("role", QStringLiteral("heading"));
  note_->setObjectName(QStringLiteral("setupNote"));
  note_->setWordWrap(true);
  const CatalogueEntry* const entry = entryOf(face_.game());
  auto* const picture = new SvgPicture(entry != nullptr ? entry->picture() : QString(), this);
  picture->setFixedSize(128, 80);
  picture->setRadii(10, 10);

  auto* const words = new QVBoxLayout;
  words->setSpacing(1);
  words->addStretch();
  words->addWidget(overline_);
  words->addWidget(title_);
  words->addWidget(facts_);
  words->addStretch();
  auto* const head = new QHBoxLayout;
  head->setContentsMargins(kSideMargin, 0, kSideMargin, 0);
  head->setSpacing(18);
  head->addWidget(picture);
  head->addLayout(words, 1);

  auto* const middle = new QWidget(this);
  middle->setProperty("scrolled", true);
  auto* const parts = new QVBoxLayout(middle);
  parts->setContentsMargins(kSideMargin, 4, kSideMargin, 4);
  parts->setSpacing(14);
  parts->addWidget(seats_);
  parts->addSpacing(10);
  parts->addWidget(optionsHeading_);
  parts->addWidget(note_);
  parts->addWidget(options_);
  options_->setVisible(!face_.game().options().empty());
  parts->addWidget(clock_);
  clock_->setVisible(face_.game().most_players() > 1);
  rolls_->setObjectName(QStringLiteral("takesBackRolls"));
  rollsRow_->setVisible(face_.game().rolls_dice());
  parts->addWidget(rollsRow_);
  balanced_->setObjectName(QStringLiteral("balancedOpening"));
  parts->addWidget(balancedRow_);
  parts->addWidget(arrange_, 0, Qt::AlignLeading);
  parts->addStretch();
  optionsHeading_->setVisible(!face_.game().options().empty() || !clock_->isHidden());
  auto* const scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(middle);

  auto* const buttons = new QHBoxLayout;
  buttons->setContentsMargins(kSideMargin, 0, kSideMargin, 0);
  buttons->setSpacing(10);
  buttons->addWidget(reset_);
  buttons->addStretch();
  buttons->addWidget(cancel_);
  buttons->addWidget(play_);

  auto* const all = new QVBoxLayout(this);
  all->setContentsMargins(0, 24, 0, 22);
  all->setSpacing(18);
  all->addLayout(head);
  all->addWidget(scroll, 1);
  all->addLayout(buttons);
}

void NewGameSheet::fill(const std::optional<MatchSetup>& proposal) {
  const Game& game = face_.game();
  const UsualSetup remembered = rememberedSetup(game);
  // A first-time player gets the name of the system's user; typing replaces it.
  const QStringList names = preferences_.playerNames();
  seats_->setNames(proposal ? proposal->names : names.isEmpty() ? QStringList(ownName()) : names);
  const QList<int> colours = proposal ? proposal->colours : remembered.colours;
  const bool isFixed = face_.facts().pieceColours != nullptr;
  seats_->setColours(colours.isEmpty() || isFixed ? face_.usualColours() : colours);
  const int players = proposal ? static_cast<int>(proposal->names.size()) : remembered.players;
  seats_->setPlayers(players > 0 ? players : game.fewest_players());
  if (!proposal && !isFixed) {
    seats_->takeOwnColours();
  }
  seats_->setLevels(proposal ? proposal->levels : remembered.levels,
                    proposal ? proposal->matched : remembered.matched);
  if (proposal) {
    seats_->setCoached(proposal->coached);
  }
  options_->setPlayers(seats_->players());
  clock_->setPlayers(seats_->players());
  const OptionMap& chosen = proposal ? proposal->options : remembered.options;
  const auto own = chosen.find(kOwnClock);
  clock_->setRules(proposal ? proposal->clock : remembered.clock,
                   own != chosen.end() && own->second == OptionValue(true));
  rolls_->setChecked(proposal ? proposal->takesBackRolls : remembered.takesBackRolls);
  balanced_->setChecked(proposal ? !proposal->opening.empty() : remembered.isBalanced);
  if (!proposal) {
    options_->setChosen(remembered.options);
    return;
  }
  // Options that the proposal leaves out get the defaults that they have in records. Values that were drawn
  // by lot are left to the lot again.
  OptionMap options = Options::complete(game.options(), proposal->options).values();
  for (const OptionSpec& spec : game.options()) {
    if (!face_.optionText(spec.name).offer.drawn.empty() && !remembered.options.contains(spec.name)) {
      options.erase(spec.name);
    }
  }
  options_->setChosen(options);
}

void NewGameSheet::reset() {
  options_->setChosen({});
  clock_->setRules({}, false);
  updateCoach();
  rolls_->setChecked(false);
  balanced_->setChecked(false);
  setTabOrderAsLaidOut(this);
  seats_->makeUsual();
  updateReset();
}

MatchSetup NewGameSheet::setup() const {
  MatchSetup setup{&face_.game(),   options_->settled(), seats_->namesOfPeople(), seats_->colours(), {},
                   seats_->levels()};
  setup.takesBackRolls = rolls_->isChecked();
  setup.matched = seats_->matched();
  setup.coached = seats_->coached();
  setup.clock = clock_->rules();
  // Some values are allowed for some numbers of players only: player 5 can't begin among four.
  while (true) {
    const auto checked = check_setup(face_.game(), seats_->players(), setup.options);
    if (checked || setup.options.erase(checked.error().option) == 0) {
      break;
    }
  }
  if (balanced_->isChecked() && !balancedRow_->isHidden()) {
    Opening opening = pick_opening(face_.game(), setup.options, QRandomGenerator::system()->generate64());
    setup.options = std::move(opening.options);
    setup.opening = std::move(opening.turns);
  }
  return setup;
}

void NewGameSheet::remember() {
  // Names beyond the current seats are remembered for larger games.
  preferences_.setPlayerNames(seats_->names() + preferences_.playerNames().mid(seats_->names().size()));
  const QStringList people = seats_->namesOfPeople();
  for (qsizetype seat = 0; seat < people.size() && seats_->canCoach(); ++seat) {
    rememberCoach(people[seat], seats_->coached().value(seat));
  }
  for (const int level : seats_->levels()) {
    if (level > 0) {
      rememberLevel(face_.game(), level);
      break;
    }
  }
  rememberSetup(face_.game(),
                {seats_->players(), seats_->colours(), options_->chosen(), seats_->levels(),
                 rolls_->isChecked(), seats_->matched(), clock_->rules(), balanced_->isChecked()});
}

void NewGameSheet::accept() {
  remember();
  QDialog::accept();
}

void NewGameSheet::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  QDialog::changeEvent(event);
}

// Keeps the height: there is always room for the most players, so that Play doesn't move.
void NewGameSheet::fitPlayers(int players) {
  options_->setPlayers(players);
  clock_->setPlayers(players);
  setTabOrderAsLaidOut(this);  // some options may be new
}

void NewGameSheet::showEvent(QShowEvent* event) {
  fitHeight();
  setTabOrderAsLaidOut(this);
  QDialog::showEvent(event);
}

// The sheet keeps its size, so that its buttons don't move, and scrolls to the new rows.
void NewGameSheet::showRareOptions() {
  auto* const scroll = findChild<QScrollArea*>();
  scroll->widget()->layout()->activate();
  QCoreApplication::sendPostedEvents(scroll->widget(), QEvent::LayoutRequest);
  const int top = options_->mapTo(scroll->widget(), options_->foldTop()).y();
  QScrollBar* const bar = scroll->verticalScrollBar();
  const int whole = scroll->widget()->height() - scroll->viewport()->height();
  bar->setValue(qMin(top, whole));
}

// Gives the sheet its preferred height, but makes it no higher than its window.
void NewGameSheet::fitHeight() {
  auto* const scroll = findChild<QScrollArea*>();
  const QWidget* const middle = scroll->widget();
  const QWidget* const window = parentWidget() != nullptr ? parentWidget()->window() : nullptr;
  const int usual = kSheetWidth * fontMetrics().averageCharWidth();
  const int width = qMax(kNarrowestSheet, window != nullptr ? qMin(window->width() - 6, usual) : usual);
  // Without a text that wraps, the height doesn't depend on the width.
  const int parts = middle->hasHeightForWidth() ? middle->heightForWidth(width) : middle->sizeHint().height();
  const int wanted =
      layout()->sizeHint().height() - scroll->sizeHint().height() + parts + seats_->roomForMore();
  resize(width, window != nullptr ? qMin(wanted, qMax(kLowestSheet, window->height() - 40)) : wanted);
}

void NewGameSheet::updateReset() {
  reset_->setEnabled(!options_->isUsual() || clock_->isOn() || rolls_->isChecked() ||
                     balanced_->isChecked() || !seats_->isUsual());
}

// There is no coach for secret turns, which the coach would give away, nor with a clock, which would run
// while the coach searches.
void NewGameSheet::updateCoach() {
  const Game& game = face_.game();
  seats_->setCoaching(!has_opponents(game) || game.has_secret_turns() ? Coaching::None
                      : clock_->isOn()                                ? Coaching::NotWithClock
                                                                      : Coaching::Offered);
}

// The game's own clock is one of its options, and chosen here with all others.
void NewGameSheet::updateClock() {
  if (clock_->hasOwn()) {
    options_->choose(kOwnClock, clock_->isOwn());
  }
  updateCoach();
  updateReset();
  setTabOrderAsLaidOut(this);
}

// Given turns are offered in games in which, between strong players, the seat would decide who wins.
void NewGameSheet::updateOpening() {
  const std::vector<Opening> openings = openings_for(face_.game(), options_->chosen());
  balancedRow_->setVisible(!openings.empty());
  if (!openings.empty()) {
    const auto turns = static_cast<int>(openings.front().turns.size());
    balancedRow_->setTexts(tr("Balanced opening"),
                           tr("Between strong players, the choice of seats decides most games on this board. "
                              "When this is on, the first %n turn(s) are already played, and either player "
                              "can win from that position. “Play again” swaps the seats.",
                              nullptr, turns));
  }
  setTabOrderAsLaidOut(this);
}

void NewGameSheet::updateNote() {
  QStringList names = seats_->namesOfPeople();
  options_->setNames(names);
  for (qsizetype seat = 0; seat < names.size(); ++seat) {
    if (names[seat].isEmpty()) {
      names[seat] = Match::usualName(static_cast<Seat>(seat) + 1, seats_->levels());
    }
  }
  const BoardFacing lies = preferences_.facing(QString::fromStdString(std::string(face_.game().id())));
  note_->setText(face_.facing(lies).setupNote(options_->chosen(), names));
  note_->setVisible(!note_->text().isEmpty());
}

void NewGameSheet::retranslate() {
  const Game& game = face_.game();
  const QString name = QString::fromUtf8(game.title().data(), static_cast<qsizetype>(game.title().size()));
  setWindowTitle(tr("New game: %1").arg(name));
  overline_->setText(tr("New game"));
  title_->setText(name);
  const CatalogueEntry* const entry = entryOf(game);
  facts_->setText(entry != nullptr ? entry->credit() : QString());
  optionsHeading_->setText(tr("Options"));
  rollsRow_->setTexts(tr("Undo past a roll"),
                      tr("When this is on, you can undo a roll. The list of turns marks every turn played by "
                         "somebody who knew the next roll."));
  updateOpening();
  arrange_->setText(tr("Set up a position…"));
  reset_->setText(tr("Restore defaults"));
  cancel_->setText(tr("Cancel"));
  play_->setText(tr("Play"));
  updateNote();
}

}  // namespace byways::app
