// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/setup/seat_rows.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "app/board/announce.h"
#include "app/look/choice_box.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "app/match/match.h"
#include "app/opponents/level_words.h"
#include "engine/opponents.h"
#include "engine/search/level.h"

namespace byways::app {

namespace {

constexpr int kLongestName = 40;
constexpr double kPiece = 11;                        // radius
constexpr int kNarrowestName = 11;                   // letters, with the margins
constexpr int kNarrowestBy = 8;                      // in wide letters; the box is wider where there is room
constexpr int kMatchedChoice = search::kLevels + 1;  // index in the list of who plays a seat

}  // namespace

SeatRows::SeatRows(const GameFace& face, const Look& look, QWidget* parent)
    : QWidget(parent),
      face_(face),
      hasComputers_(has_opponents(face.game())),
      fewest_(face.game().fewest_players()),
      players_(face.game().most_players()),
      heading_(new QLabel(this)),
      count_(new Segmented(this)),
      move_(new QPushButton(this)),
      nameNote_(new QLabel(this)),
      sameNote_(new QLabel(this)),
      matchNote_(new QLabel(this)),
      coaches_(new SeatCoaches(look, players_, this)) {
  const int fewest = fewest_;
  const int most = players_;
  heading_->setProperty("role", QStringLiteral("heading"));
  count_->setObjectName(QStringLiteral("playerCount"));
  count_->setVisible(most > fewest);
  QStringList counts;
  for (int players = fewest; players <= most; ++players) {
    counts << QString::number(players);
  }
  count_->setTexts(counts);
  move_->setObjectName(QStringLiteral("swapSeats"));
  move_->setProperty("quiet", true);
  move_->setAutoDefault(false);
  move_->setVisible(most > 1);

  auto* const head = new QHBoxLayout;
  head->setSpacing(14);
  head->addWidget(heading_);
  head->addWidget(count_);
  head->addStretch();
  head->addWidget(move_);
  // Separate columns, so that Tab visits the names first and still follows the reading order.
  auto* const names = new QWidget(this);
  auto* const grid = new QGridLayout(names);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(14);
  grid->setVerticalSpacing(kGap);
  grid->setColumnStretch(1, 1);
  auto* const colours = addColumn();
  auto* const by = addColumn();
  by->setVisible(hasComputers_);
  for (int seat = 1; seat <= most; ++seat) {
    addRow(look, *grid, *colours, *by, seat);
  }
  auto* const columns = new QHBoxLayout;
  columns->setSpacing(11);
  columns->addWidget(names, 1);
  columns->addWidget(colours);
  columns->addWidget(by);
  columns->addWidget(coaches_);
  nameNote_->setObjectName(QStringLiteral("nameNote"));
  nameNote_->setProperty("role", QStringLiteral("small"));
  nameNote_->setWordWrap(true);
  nameNote_->hide();
  sameNote_->setObjectName(QStringLiteral("sameNote"));
  sameNote_->setProperty("role", QStringLiteral("small"));
  sameNote_->setWordWrap(true);
  sameNote_->hide();
  matchNote_->setObjectName(QStringLiteral("matchNote"));
  matchNote_->setProperty("role", QStringLiteral("small"));
  matchNote_->setWordWrap(true);
  matchNote_->hide();
  auto* const all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->setSpacing(10);
  all->addLayout(head);
  all->addLayout(columns);
  all->addWidget(nameNote_);
  all->addWidget(sameNote_);
  all->addWidget(matchNote_);
  all->addWidget(coaches_->note());
  all->addWidget(coaches_->offer());

  connect(this, &SeatRows::namesChanged, this, &SeatRows::tellSameNames);
  connect(this, &SeatRows::playersChanged, this, &SeatRows::tellSameNames);
  connect(count_, &Segmented::chosen, this, [this](int index) { setPlayers(fewest_ + index); });
  connect(move_, &QPushButton::clicked, this, &SeatRows::moveSeats);
  setColours({});
  setPlayers(most);
  retranslate();
}

// A field that is destroyed while it has the focus still emits that editing has finished, when the rows no
// longer exist.
SeatRows::~SeatRows() {
  for (const Row& row : std::as_const(rows_)) {
    row.name->disconnect(this);
  }
}

QWidget* SeatRows::addColumn() {
  auto* const column = new QWidget(this);
  auto* const rows = new QVBoxLayout(column);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setSpacing(kGap);
  return column;
}

void SeatRows::addRow(const Look& look, QGridLayout& grid, QWidget& colours, QWidget& players, int seat) {
  const Row row{new QLabel(QString::number(seat), this), new NameField(look, this), new Swatches(look, this),
                new PieceRow(face_, look, kPiece, this), new ChoiceBox(this)};
  row.number->setProperty("role", QStringLiteral("quiet"));
  row.name->setObjectName(QStringLiteral("playerName%1").arg(seat));
  row.name->setMaxLength(kLongestName);
  row.name->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  row.name->setMinimumWidth(kNarrowestName * fontMetrics().averageCharWidth());
  row.swatches->setObjectName(QStringLiteral("swatches%1").arg(seat));
  grid.addWidget(row.number, seat, 0);
  grid.addWidget(row.name, seat, 1);
  row.by->setObjectName(QStringLiteral("playedBy%1").arg(seat));
  row.pieces->setObjectName(QStringLiteral("pieces%1").arg(seat));
  // All parts may grow, so that the columns are equally high, and their rows too.
  for (QWidget* const part : std::initializer_list<QWidget*>{row.swatches, row.pieces}) {
    part->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    colours.layout()->addWidget(part);
  }
  row.by->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  row.by->setMinimumContentsLength(kNarrowestBy);
  players.layout()->addWidget(row.by);
  connect(row.by, &QComboBox::currentIndexChanged, this, &SeatRows::refreshNames);
  rows_ << row;
  colours_ << -1;
  connect(row.name, &QLineEdit::textChanged, this, &SeatRows::refreshMatched);
  connect(row.name, &QLineEdit::textChanged, this, &SeatRows::namesChanged);
  connect(row.name, &QLineEdit::inputRejected, this, &SeatRows::tellLongestName);
  connect(row.name, &QLineEdit::textEdited, this, &SeatRows::forgetLongestName);
  connect(row.name, &QLineEdit::editingFinished, this, [name = row.name] { name->home(false); });
  const qsizetype index = rows_.size() - 1;
  connect(row.swatches, &Swatches::chosen, this, [this, index](int colour) {
    rows_[index].isColourChosen = true;
    takeColour(index, colour);
  });
  row.name->setPeople([this, index] { return peopleNotAt(rows_[index]); });
  connect(row.name, &NameField::taken, this,
          [this, index](const KnownPerson& person) { takePerson(index, person); });
  connect(row.name, &QLineEdit::editingFinished, this, [this, index] { takeOwnColour(index); });
  connect(row.name, &NameField::goOn, this, [this, index] { goOnFrom(index); });
  connect(row.by, &QComboBox::activated, this, [this, index] { rows_[index].isLevelChosen = true; });
  connect(row.name, &QLineEdit::textChanged, this, &SeatRows::refreshCoaches);
}

void SeatRows::setPlayers(int players) {
  const bool isNew = players != players_;
  players_ = players;
  count_->setCurrent(players - fewest_);
  for (qsizetype row = 0; row < rows_.size(); ++row) {
    const bool there = row < players;
    rows_[row].number->setVisible(there);
    rows_[row].name->setVisible(there);
    rows_[row].pieces->setColours(face_.pieceColours(players, static_cast<Seat>(row) + 1));
    const bool isFixed = !rows_[row].pieces->colours().isEmpty();
    rows_[row].swatches->setVisible(there && !isFixed);
    rows_[row].pieces->setVisible(there && isFixed);
    rows_[row].by->setVisible(there && hasComputers_);
  }
  retranslate();
  // At once, so that callers don't get the old height.
  for (const QWidget* const part :
       std::initializer_list<const QWidget*>{rows_.front().name, rows_.front().swatches, rows_.front().by}) {
    part->parentWidget()->updateGeometry();
  }
  coaches_->updateGeometry();
  updateGeometry();
  refreshMatched();
  refreshCoaches();
  if (isNew) {
    Q_EMIT playersChanged(players);
  }
}

QStringList SeatRows::names() const {
  QStringList names;
  for (const Row& row : rows_) {
    names << (row.name->isEnabled() ? row.name->text() : row.personsName).simplified();
  }
  return names;
}

void SeatRows::setNames(const QStringList& names) {
  for (qsizetype row = 0; row < rows_.size(); ++row) {
    if (rows_[row].name->isEnabled()) {
      rows_[row].name->setText(names.value(row));
      rows_[row].name->home(false);  // shows the beginning of a long name
    } else {
      rows_[row].personsName = names.value(row);
    }
  }
}

QList<int> SeatRows::colours() const { return colours_.mid(0, players_); }

void SeatRows::setColours(const QList<int>& colours) {
  QList<int> free;
  for (int colour = 0; colour < Look::kSeatColours; ++colour) {
    free << colour;
  }
  // Fulfils wishes first, so that a seat without a wish doesn't take what a later seat has asked for.
  for (qsizetype row = 0; row < rows_.size(); ++row) {
    const int wish = colours.value(row, -1);
    colours_[row] = free.removeOne(wish) ? wish : -1;
  }
  for (qsizetype row = 0; row < rows_.size(); ++row) {
    if (colours_[row] < 0) {
      colours_[row] = free.takeFirst();
    }
    rows_[row].swatches->setCurrent(colours_[row]);
  }
  Q_EMIT coloursChanged();
}

bool SeatRows::isUsual() const {
  const bool isFixed = face_.facts().pieceColours != nullptr;
  return players_ == fewest_ && levels().count(0) == players_ &&
         (isFixed || colours() == face_.usualColours().mid(0, players_));
}

void SeatRows::makeUsual() {
  setLevels({});
  setPlayers(fewest_);
  setColours(face_.usualColours());
}

void SeatRows::takeColour(qsizetype row, int colour) {
  const qsizetype owner = colours_.indexOf(colour);
  if (owner >= 0 && owner != row) {
    colours_[owner] = colours_[row];
    rows_[owner].swatches->setCurrent(colours_[owner]);
  }
  colours_[row] = colour;
  rows_[row].swatches->setCurrent(colour);
  Q_EMIT coloursChanged();
}

std::optional<KnownPerson> SeatRows::personAt(qsizetype row) const {
  const QString name = rows_[row].name->isEnabled() ? rows_[row].name->text().simplified() : QString();
  const auto found = std::find_if(people_.begin(), people_.end(),
                                  [&name](const KnownPerson& person) { return person.name == name; });
  return found == people_.end() ? std::nullopt : std::optional(*found);
}

// Excludes people who already sit on another seat.
KnownPeople SeatRows::peopleNotAt(const Row& row) const {
  KnownPeople people = people_;
  if (face_.facts().pieceColours != nullptr) {
    for (KnownPerson& person : people) {
      person.colour = -1;  // the colour means nothing in this game
    }
  }
  for (const Row& other : rows_.mid(0, players_)) {
    if (other.name != row.name && other.name->isEnabled()) {
      people.removeIf(
          [&other](const KnownPerson& person) { return person.name == other.name->text().simplified(); });
    }
  }
  return people;
}

void SeatRows::takePerson(qsizetype row, const KnownPerson& person) {
  takeOwnColour(row);
  for (qsizetype other = 0; other < players_ && person.level > 0 && row == 0; ++other) {
    const int chosen = rows_[other].by->currentIndex();
    if (chosen > 0 && chosen != kMatchedChoice && !rows_[other].isLevelChosen) {
      rows_[other].by->setCurrentIndex(person.level);
    }
  }
}

// Takes the person's usual colour, unless it was chosen for somebody else or belongs to another known person.
// A colour chosen for a seat without a name may be taken.
void SeatRows::takeOwnColour(qsizetype row) {
  const std::optional<KnownPerson> person = personAt(row);
  if (!person || person->colour < 0 || person->colour >= Look::kSeatColours || rows_[row].isColourChosen ||
      colours_[row] == person->colour) {
    return;
  }
  const qsizetype owner = colours_.indexOf(person->colour);
  const bool isInPlay = owner >= 0 && owner < players_;
  const std::optional<KnownPerson> other = isInPlay ? personAt(owner) : std::nullopt;
  const bool isSomebodys = isInPlay && rows_[owner].isColourChosen && isSeated(owner);
  if (isSomebodys || (other && other->colour == person->colour)) {
    return;
  }
  if (isInPlay) {
    rows_[owner].isColourChosen =
        false;  // that seat takes a free colour, and whoever sits there later their own
  }
  takeColour(row, person->colour);
}

// Whether a person with a name or a computer sits there.
bool SeatRows::isSeated(qsizetype row) const {
  return !rows_[row].name->isEnabled() || !rows_[row].name->text().simplified().isEmpty();
}

void SeatRows::takeOwnColours() {
  for (qsizetype row = 0; row < rows_.size(); ++row) {
    takeOwnColour(row);
  }
}

void SeatRows::goOnFrom(qsizetype row) {
  for (qsizetype next = row + 1; next < players_; ++next) {
    if (rows_[next].name->isEnabled()) {
      rows_[next].name->setFocus(Qt::TabFocusReason);
      rows_[next].name->selectAll();
      return;
    }
  }
  Q_EMIT namesDone();
}

QList<int> SeatRows::levels() const {
  QList<int> levels;
  const int matching = matchingLevel();
  for (const Row& row : rows_.mid(0, players_)) {
    const int chosen = hasComputers_ ? row.by->currentIndex() : 0;
    levels << (chosen == kMatchedChoice ? matching : chosen);
  }
  return levels;
}

QList<bool> SeatRows::matched() const {
  QList<bool> matched;
  for (const Row& row : rows_.mid(0, players_)) {
    matched << (row.by->currentIndex() == kMatchedChoice);
  }
  return matched;
}

void SeatRows::setLevels(const QList<int>& levels, const QList<bool>& matched) {
  for (qsizetype row = 0; row < rows_.size(); ++row) {
    const int level = hasComputers_ ? levels.value(row, 0) : 0;
    const bool isMatched = level > 0 && matched.value(row) && strength_;
    rows_[row].by->setCurrentIndex(isMatched ? kMatchedChoice : level);
  }
  refreshNames();
}

void SeatRows::refreshCoaches() {
  QList<Sitter> sitters;
  for (qsizetype row = 0; row < players_; ++row) {
    const QString typed = rows_[row].name->text();
    const QString name = typed.simplified();
    sitters << Sitter{.isPerson = rows_[row].name->isEnabled(),
                      .typed = typed,
                      .name = name.isEmpty() ? Match::usualName(static_cast<Seat>(row) + 1, levels()) : name,
                      .games = personAt(row).value_or(KnownPerson()).games};
  }
  coaches_->setSitters(sitters);
}

void SeatRows::setStrength(const StrengthOf& strength) {
  strength_ = strength;
  retranslate();
}

int SeatRows::matchingLevel() const {
  QStringList names;
  QList<int> chosen;
  for (const Row& row : rows_.mid(0, players_)) {
    names << row.name->text();
    chosen << row.by->currentIndex();
  }
  return strength_ ? matchedLevel(face_.game(), names, chosen, strength_) : 1;
}

// The matching level depends on who plays.
void SeatRows::refreshMatched() {
  if (!strength_ || !hasComputers_) {
    return;
  }
  const int level = matchingLevel();
  for (const Row& row : std::as_const(rows_)) {
    row.by->setItemText(kMatchedChoice, matchedChoice(level));
  }
  const QString note = joinPhrases({matchedText(level), tr("It adapts to your recent results.")});
  const bool wasHidden = matchNote_->isHidden();
  const bool isNew = matchNote_->text() != note;
  matchNote_->setText(note);
  matchNote_->setVisible(matched().contains(true));
  if (isVisible() && !matchNote_->isHidden() && (wasHidden || isNew)) {
    announce(matchNote_, note);
  }
}

QStringList SeatRows::namesOfPeople() const {
  QStringList names = this->names().mid(0, players_);
  const QList<int> levels = this->levels();
  for (qsizetype row = 0; row < names.size(); ++row) {
    if (levels[row] > 0) {
      names[row].clear();
    }
  }
  return names;
}

void SeatRows::focusFirstName() {
  rows_.constFirst().name->setFocus();
  const auto letters = static_cast<int>(rows_.constFirst().name->text().size());
  rows_.constFirst().name->setSelection(letters, -letters);  // selects everything, with the beginning visible
}

// Tells people that the text beyond the limit was dropped.
void SeatRows::tellLongestName() {
  if (nameNote_->isHidden()) {
    nameNote_->show();
    announce(nameNote_, nameNote_->text());
  }
}

void SeatRows::forgetLongestName() {
  const bool isFull = std::any_of(rows_.begin(), rows_.end(),
                                  [](const Row& row) { return row.name->text().size() >= kLongestName; });
  if (!isFull) {
    nameNote_->hide();
  }
}

// Equal names are allowed, but a note says that turns and statistics can't tell them apart.
void SeatRows::tellSameNames() {
  const QList<int> levels = this->levels();
  const QStringList names = namesOfPeople();
  QStringList shown;
  QString same;
  for (qsizetype row = 0; row < names.size(); ++row) {
    const QString name =
        names[row].isEmpty() ? Match::usualName(static_cast<Seat>(row) + 1, levels) : names[row];
    same = shown.contains(name) ? name : same;
    shown << name;
  }
  const bool wasHidden = sameNote_->isHidden();
  sameNote_->setText(same.isEmpty()
                         ? QString()
                         : tr("More than one player is called %1. Rename one to tell them apart.").arg(same));
  sameNote_->setVisible(!same.isEmpty());
  if (isVisible() && wasHidden && !same.isEmpty()) {
    announce(sameNote_, sameNote_->text());
  }
}

// A computer is named after its level. The name of the person who sat there before is remembered.
void SeatRows::refreshNames() {
  for (Row& row : rows_) {
    const bool isPerson = row.by->currentIndex() <= 0;
    if (isPerson == row.name->isEnabled()) {
      continue;
    }
    row.name->setEnabled(isPerson);
    const QString name = isPerson ? std::exchange(row.personsName, {}) : QString();
    if (!isPerson) {
      row.personsName = row.name->text();
    }
    row.name->setText(name);
  }
  retranslateNames();
  refreshMatched();
  refreshCoaches();
  Q_EMIT namesChanged();
}

void SeatRows::retranslateNames() {
  for (qsizetype row = 0; row < rows_.size(); ++row) {
    rows_[row].name->setPlaceholderText(Match::usualName(static_cast<Seat>(row) + 1, levels()));
  }
}

// Moves everybody up one seat, and the first to the last seat, with names, colours and coaches. Two players
// are swapped in this way.
void SeatRows::moveSeats() {
  QStringList names = this->names();
  const auto rotate = [this](auto& list) {
    std::rotate(list.begin(), list.begin() + 1, list.begin() + players_);
  };
  QList<int> levels = this->levels();
  QList<bool> matched = this->matched();
  rotate(names);
  rotate(colours_);
  rotate(levels);
  rotate(matched);
  QList<bool> coached = coaches_->chosen();
  rotate(coached);
  setNames(names);
  setLevels(levels, matched);
  setColours(QList<int>(colours_));
  coaches_->choose(coached);
}

int SeatRows::roomForMore() const {
  const auto missing = static_cast<int>(rows_.size()) - players_;
  const int gap = layout()->spacing();
  const int line = fontMetrics().lineSpacing();
  // Offer and note of the coaches share one line.
  const int coach = qMax(line, coaches_->offer()->sizeHint().height()) + gap;
  const int shown = !coaches_->offer()->isHidden()  ? coaches_->offer()->sizeHint().height() + gap
                    : !coaches_->note()->isHidden() ? line + gap
                                                    : 0;
  return missing * (rows_.front().name->sizeHint().height() + kGap) +
         (coaches_->coaching() != Coaching::None ? qMax(0, coach - shown) : 0) +
         (strength_ && matchNote_->isHidden() ? line + gap : 0);
}

void SeatRows::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
  }
  QWidget::changeEvent(event);
}

void SeatRows::retranslate() {
  heading_->setText(rows_.size() == 1 ? tr("Player") : tr("Players"));
  count_->setAccessibleName(tr("Number of players"));
  move_->setText(players_ == 2 ? tr("Swap seats") : tr("Rotate seats"));
  nameNote_->setText(
      tr("A name can have at most %n letter(s). The rest was cut off.", nullptr, kLongestName));
  const bool isFixed = face_.facts().pieceColours != nullptr;
  move_->setToolTip(players_ > 2 ? tr("Everyone moves up one seat; the first player moves to the last seat")
                    : isFixed    ? tr("The two players swap seats and pieces")
                                 : tr("The two players swap seats, keeping their names and colours"));
  for (qsizetype row = 0; row < rows_.size(); ++row) {
    const QString seat = tr("Player %1").arg(row + 1);
    rows_[row].name->setAccessibleName(tr("Name of player %1").arg(row + 1));
    rows_[row].swatches->setOwner(seat);
    QStringList players{tr("Person")};
    for (int level = 1; level <= search::kLevels; ++level) {
      players << computerText(level);
    }
    if (strength_) {
      players << matchedChoice(matchingLevel());
    }
    const QSignalBlocker quiet(rows_[row].by);
    const int chosen = qMax(0, rows_[row].by->currentIndex());
    rows_[row].by->clear();
    rows_[row].by->addItems(players);
    rows_[row].by->setCurrentIndex(chosen);
    rows_[row].by->setAccessibleName(tr("Who plays as player %1").arg(row + 1));
  }
  retranslateNames();
  tellSameNames();
  refreshMatched();
  refreshCoaches();
}

}  // namespace byways::app
