// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/record_choice.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

#include "app/library/finished_game.h"
#include "app/look/short_name.h"

namespace byways::app {

namespace {

constexpr int kLongestNameInRow = 24;

QString lineOf(const Match& match) {
  QStringList names;
  for (Seat seat = 1; seat <= match.players(); ++seat) {
    names << shortestName(match.name(seat), kLongestNameInRow);
  }
  const Entries entries = match.timeline().entries();
  const auto turns =
      std::count_if(entries.begin(), entries.end(), [](const Entry& entry) { return entry.seat > 0; });
  const QString whole =
      RecordChoice::tr("%1 · %2 · %n turn(s)", "a game, its players", static_cast<int>(turns))
          .arg(titleOf(match.game()), QLocale().createSeparatedList(names));
  return Library::isOver(match) ? RecordChoice::tr("%1 · over", "a game").arg(whole) : whole;
}

}  // namespace

RecordChoice::RecordChoice(const std::vector<OpenedMatch>& games, QWidget* parent)
    : QDialog(parent), list_(new QListWidget(this)) {
  setObjectName(QStringLiteral("recordChoice"));
  setWindowTitle(tr("Byways"));
  auto* const question = new QLabel(
      tr("There are %n games in this text. Which one?", nullptr, static_cast<int>(games.size())), this);
  question->setWordWrap(true);
  list_->setObjectName(QStringLiteral("recordChoiceList"));
  list_->setAccessibleName(question->text());
  for (const OpenedMatch& game : games) {
    list_->addItem(lineOf(*game.match));
  }
  list_->setCurrentRow(0);
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  QPushButton* const open = buttons->addButton(tr("Open"), QDialogButtonBox::AcceptRole);
  open->setDefault(true);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(list_, &QListWidget::itemActivated, this, &QDialog::accept);
  auto* const column = new QVBoxLayout(this);
  column->addWidget(question);
  column->addWidget(list_, 1);
  column->addWidget(buttons);
  list_->setFocus();
}

}  // namespace byways::app
