// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/own_puzzle_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

#include <utility>

#include "app/exercise/exercise_ids.h"
#include "app/exercise/problem_list.h"
#include "app/exercise/progress.h"
#include "app/exercise/puzzle_card.h"
#include "app/exercise/stars.h"
#include "app/games/arranger.h"
#include "app/look/look.h"
#include "app/shelf/board_thumb.h"

namespace byways::app {

namespace {

constexpr int kOwnCardMargin = CardFrame::kShadow + 12;

BoardThumb* newSketchThumb(const GameFace& face, const std::shared_ptr<const Match>& match,
                           const Arrangement& sketch, const Look& look, QWidget* parent) {
  const std::shared_ptr<const Arranger> arranger = face.makeArranger(*match, look);
  return new BoardThumb(
      [match, arranger, sketch](QPainter& painter, const QRectF& area) {
        arranger->paint(painter, area, sketch);
      },
      look, parent);
}

}  // namespace

OwnPuzzleCard::OwnPuzzleCard(OwnPuzzle puzzle, const GameFace& face, const Progress& progress,
                             const Look& look, QWidget* parent)
    : CardFrame(parent),
      puzzle_(std::move(puzzle)),
      progress_(progress),
      title_(new QLabel(this)),
      state_(new QLabel(this)),
      stars_(new StarRow(look, this)),
      more_(new QPushButton(look.icon(QStringLiteral("dot-menu")), {}, this)),
      menu_(new QMenu(more_)),
      edit_(menu_->addAction(QString())),
      copy_(menu_->addAction(QString())),
      share_(menu_->addAction(QString())),
      remove_(menu_->addAction(QString())) {
  setObjectName(QStringLiteral("ownPuzzleCard"));
  menu_->setObjectName(QStringLiteral("ownPuzzleMenu"));
  edit_->setObjectName(QStringLiteral("editOwnPuzzle"));
  copy_->setObjectName(QStringLiteral("copyOwnPuzzle"));
  share_->setObjectName(QStringLiteral("shareOwnPuzzle"));
  remove_->setObjectName(QStringLiteral("removeOwnPuzzle"));
  more_->setObjectName(QStringLiteral("ownPuzzleMore"));
  more_->setProperty("quiet", true);
  more_->setMenu(menu_);
  title_->setObjectName(QStringLiteral("title"));
  title_->setProperty("role", QStringLiteral("heading"));
  state_->setObjectName(QStringLiteral("state"));
  state_->setProperty("role", QStringLiteral("small"));
  for (QLabel* const label : {title_, state_}) {
    label->setWordWrap(true);
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
  }
  auto* const texts = new QVBoxLayout;
  texts->setSpacing(3);
  texts->addWidget(title_);
  texts->addWidget(state_);
  texts->addSpacing(6);
  texts->addWidget(stars_);
  texts->addStretch();
  texts->addWidget(more_, 0, Qt::AlignRight);
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(kOwnCardMargin, kOwnCardMargin, kOwnCardMargin, kOwnCardMargin);
  row->setSpacing(14);
  const auto match = std::make_shared<const Match>(puzzle_.setup);
  row->addWidget(puzzle_.sketch ? newSketchThumb(face, match, *puzzle_.sketch, look, this)
                                : newPuzzleThumb(face, match, look, this),
                 0, Qt::AlignTop);
  row->addLayout(texts, 1);
  connect(edit_, &QAction::triggered, this, &OwnPuzzleCard::editRequested, Qt::QueuedConnection);
  connect(copy_, &QAction::triggered, this, &OwnPuzzleCard::copyRequested, Qt::QueuedConnection);
  connect(share_, &QAction::triggered, this, &OwnPuzzleCard::shareRequested, Qt::QueuedConnection);
  connect(remove_, &QAction::triggered, this, &OwnPuzzleCard::removeRequested, Qt::QueuedConnection);
  setActive(true);
  refresh();
}

void OwnPuzzleCard::refresh() {
  const Stars best = puzzle_.sketch ? Stars::None : progress_.of(exerciseId(puzzle_.setup)).best;
  title_->setText(nameOf(puzzle_));
  state_->setText(puzzle_.sketch                   ? tr("A sketch: nobody can play it yet.")
                  : puzzle_.label.author.isEmpty() ? tr("Your puzzle")
                                                   : tr("By %1", "a person").arg(puzzle_.label.author));
  stars_->setStars(best);
  stars_->setVisible(!puzzle_.sketch);
  share_->setEnabled(!puzzle_.sketch);
  edit_->setText(tr("Edit…"));
  copy_->setText(tr("Copy"));
  share_->setText(tr("Save a file to share…"));
  remove_->setText(tr("Put into the trash"));
  more_->setToolTip(tr("Edit, copy, share, remove"));
  more_->setAccessibleName(tr("What can be done with %1").arg(nameOf(puzzle_)));
  QStringList spoken{gameTitle(*puzzle_.setup.game), nameOf(puzzle_), state_->text()};
  if (best != Stars::None) {
    spoken.append(starsText(best));
  }
  setAccessibleName(spoken.join(QStringLiteral(". ")));
}

void OwnPuzzleCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    refresh();
  }
  CardFrame::changeEvent(event);
}

}  // namespace byways::app
