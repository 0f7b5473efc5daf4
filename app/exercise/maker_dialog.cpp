// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/maker_dialog.h"

#include <QCoreApplication>
#include <QFormLayout>
#include <QLocale>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <array>
#include <utility>

#include "app/board/announce.h"
#include "app/exercise/problem_list.h"
#include "app/exercise/puzzle_list.h"
#include "app/games/catalogue.h"
#include "app/look/primary.h"
#include "app/table/copying.h"
#include "engine/games.h"

namespace byways::app {

namespace {

using challenges::CodeFault;
using challenges::Difficulty;
using challenges::MadePuzzle;
using challenges::Recipe;

/// The context of these texts for translators.
class MakerTexts {
  Q_DECLARE_TR_FUNCTIONS(MakerTexts)
};

constexpr int kProgressSteps = 100;
constexpr int kWidth = 460;

QString textOf(CodeFault fault) {
  switch (fault) {
    case CodeFault::Form:
      return MakerTexts::tr("This isn’t a complete code yet. Codes look like CJ-1-1Z0042-K.");
    case CodeFault::Kind:
      return MakerTexts::tr("Byways doesn’t make puzzles of this kind.");
    case CodeFault::Edition:
      return MakerTexts::tr("This code was made by a newer version of Byways.");
    case CodeFault::Check:
      return MakerTexts::tr("This code has a typing error.");
    case CodeFault::Content:
      break;
  }
  return MakerTexts::tr("Byways doesn’t make puzzles of the size in this code.");
}

// The length of the best known solution, in words.
QString bestText(const MadePuzzle& made) {
  const int moves = static_cast<int>(made.puzzle.proof.size());
  return MakerTexts::tr("The best known solution takes %n move(s).", nullptr, moves);
}

// Uses the words for the grades of puzzles. There are four difficulties and five grades, so one difficulty
// covers two.
QString difficultyName(Difficulty difficulty) {
  switch (difficulty) {
    case Difficulty::Easy:
      return gradeName(1);
    case Difficulty::Medium:
      return gradeName(2);
    case Difficulty::Hard:
      break;
    case Difficulty::VeryHard:
      return gradeName(5);
  }
  return MakerTexts::tr("Medium or hard");
}

}  // namespace

MakerDialog::MakerDialog(const Game& game, QWidget* parent)
    : QDialog(parent),
      kind_(new ChoiceBox(this)),
      difficulty_(new ChoiceBox(this)),
      size_(new ChoiceBox(this)),
      code_(new QLineEdit(this)),
      fault_(new QLabel(this)),
      found_(new QLabel(this)),
      progress_(new QProgressBar(this)),
      make_(new QPushButton(this)),
      copy_(new QPushButton(this)),
      play_(new QPushButton(this)),
      job_(
          thread_, [this](const std::optional<MadePuzzle>& made) { show(made); },
          [this](int done) { progress_->setValue(done); }) {
  setObjectName(QStringLiteral("makerDialog"));
  setWindowTitle(tr("New puzzle"));
  for (const CatalogueEntry& entry : catalogue()) {
    if (challenges::can_make(entry.face->game())) {
      kind_->addItem(gameTitle(entry.face->game()), QString::fromLatin1(entry.id));
      if (&entry.face->game() == &game) {
        kind_->setCurrentIndex(kind_->count() - 1);
      }
    }
  }
  for (int difficulty = 0; difficulty < challenges::kDifficulties; ++difficulty) {
    difficulty_->addItem(difficultyName(static_cast<Difficulty>(difficulty)));
  }
  difficulty_->setCurrentIndex(static_cast<int>(Difficulty::Medium));
  layOut();
  offerSizes();
  connect(kind_, &QComboBox::currentIndexChanged, this, &MakerDialog::offerSizes);
  connect(difficulty_, &QComboBox::currentIndexChanged, this, &MakerDialog::offerSizes);
  connect(size_, &QComboBox::currentIndexChanged, this, &MakerDialog::forget);
  connect(code_, &QLineEdit::textChanged, this, &MakerDialog::readCode);
  connect(make_, &QPushButton::clicked, this, &MakerDialog::make);
  connect(play_, &QPushButton::clicked, this, &QDialog::accept);
  connect(copy_, &QPushButton::clicked, this, [this] {
    copyText(*this, QString::fromStdString(made_->code), tr("The code is on the clipboard."));
  });
  connect(this, &QDialog::rejected, this, [this] {
    job_.stop();
    made_.reset();
  });
}

void MakerDialog::layOut() {
  kind_->setObjectName(QStringLiteral("makerKind"));
  difficulty_->setObjectName(QStringLiteral("makerDifficulty"));
  size_->setObjectName(QStringLiteral("makerSize"));
  code_->setObjectName(QStringLiteral("makerCode"));
  fault_->setObjectName(QStringLiteral("makerFault"));
  found_->setObjectName(QStringLiteral("makerFound"));
  make_->setObjectName(QStringLiteral("makerMake"));
  copy_->setObjectName(QStringLiteral("makerCopy"));
  play_->setObjectName(QStringLiteral("makerPlay"));
  code_->setMaxLength(40);
  code_->setPlaceholderText(QStringLiteral("CJ-1-1Z0042-K"));
  for (QLabel* const label : {fault_, found_}) {
    label->setWordWrap(true);
  }
  fault_->setProperty("role", QStringLiteral("small"));
  progress_->setRange(0, kProgressSteps);
  progress_->setTextVisible(false);
  make_->setText(tr("Make a puzzle"));
  copy_->setText(tr("Copy the code"));
  play_->setText(tr("Play"));
  auto* const cancel = new QPushButton(tr("Cancel"), this);
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  auto* const form = new QFormLayout;
  form->addRow(tr("Kind"), kind_);
  form->addRow(tr("Difficulty"), difficulty_);
  form->addRow(tr("Pieces"), size_);
  form->addRow(tr("Puzzle code"), code_);
  auto* const note = new QLabel(tr("The same code gives the same puzzle everywhere. Difficulty is measured "
                                   "by how many tries it takes to find a solution."),
                                this);
  note->setProperty("role", QStringLiteral("small"));
  note->setWordWrap(true);
  auto* const buttons = new QHBoxLayout;
  buttons->addWidget(copy_);
  buttons->addStretch();
  buttons->addWidget(cancel);
  buttons->addWidget(make_);
  buttons->addWidget(play_);
  auto* const column = new QVBoxLayout(this);
  column->setSpacing(12);
  column->addLayout(form);
  column->addWidget(fault_);
  column->addWidget(note);
  column->addWidget(progress_);
  column->addWidget(found_);
  column->addLayout(buttons);
  resize(kWidth, sizeHint().height());
  forget();
  make_->setFocus();
}

const Game& MakerDialog::game() const { return *find_game(kind_->currentData().toString().toStdString()); }

void MakerDialog::offerSizes() {
  const challenges::SizeRange sizes = challenges::sizes_of(game());
  const QSignalBlocker quiet(size_);
  size_->clear();
  for (int size = sizes.least; size <= sizes.most; ++size) {
    size_->addItem(QLocale().toString(size), size);
  }
  const int usual = challenges::usual_size(game(), static_cast<Difficulty>(difficulty_->currentIndex()));
  size_->setCurrentIndex(usual - sizes.least);
  forget();
}

// The puzzle made before doesn't match the changed fields.
void MakerDialog::forget() {
  job_.stop();
  made_.reset();
  found_->hide();
  progress_->hide();
  play_->hide();
  copy_->hide();
  fault_->setHidden(fault_->text().isEmpty());
  make_->setEnabled(code_->text().trimmed().isEmpty() || typed_);
  make_->setDefault(true);
  setPrimary(*play_, false);
  setPrimary(*make_, true);
}

void MakerDialog::readCode() {
  typed_.reset();
  fault_->clear();
  if (const QString text = code_->text().trimmed(); !text.isEmpty()) {
    const auto read = challenges::read_code(text.toStdString());
    if (read) {
      typed_ = *read;
    } else {
      fault_->setText(textOf(read.error().fault));
    }
  }
  for (QWidget* const field :
       {static_cast<QWidget*>(kind_), static_cast<QWidget*>(difficulty_), static_cast<QWidget*>(size_)}) {
    field->setEnabled(code_->text().trimmed().isEmpty());
  }
  forget();
}

void MakerDialog::enterCode(const QString& code) {
  code_->setText(code);
  if (typed_) {
    make();
  }
}

Recipe MakerDialog::recipe() const {
  return typed_ ? *typed_
                : Recipe{.game = &game(),
                         .size = size_->currentData().toInt(),
                         .difficulty = static_cast<Difficulty>(difficulty_->currentIndex()),
                         .seed = QRandomGenerator::global()->bounded(challenges::kSeeds)};
}

void MakerDialog::make() {
  forget();
  progress_->setValue(0);
  progress_->show();
  make_->setEnabled(false);
  job_.start([recipe = recipe()](Work::Watch& watch) {
    return challenges::make_puzzle(recipe, [&watch, told = 0](double done) mutable {
      if (const int step = static_cast<int>(done * kProgressSteps); step != told) {
        told = step;
        watch.tell(step);
      }
      return !watch.isStopped();
    });
  });
}

void MakerDialog::show(const std::optional<MadePuzzle>& made) {
  made_ = made;
  progress_->hide();
  make_->setEnabled(true);
  if (!made_) {
    return;
  }
  make_->setText(tr("Make another"));
  QStringList lines{tr("%1, %n piece(s), %2.", "kind, pieces, difficulty", made_->recipe.size)
                        .arg(gameTitle(*made_->recipe.game), gradeName(made_->puzzle.grade)),
                    bestText(*made_)};
  if (const int good = made_->measure.good_first_moves; good > 0) {
    lines << tr("%1 of the %n possible first move(s) are known to lead to a solution.", nullptr,
                made_->measure.first_moves)
                 .arg(good);
  }
  lines << tr("Code: %1").arg(QString::fromStdString(made_->code));
  found_->setText(lines.join(QLatin1Char('\n')));
  found_->show();
  copy_->show();
  play_->show();
  setPrimary(*make_, false);
  setPrimary(*play_, true);
  play_->setDefault(true);
  play_->setFocus();
  announce(this, found_->text());
}

}  // namespace byways::app
