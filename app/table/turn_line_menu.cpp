// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/turn_line_menu.h"

#include <algorithm>

#include "app/games/turn_words.h"
#include "app/look/literal.h"
#include "app/settings/preferences.h"
#include "app/table/table_questions.h"

namespace byways::app {

namespace {

constexpr int kLongest = 60;  // most letters that a menu shows of a turn

bool isTurn(const Entry& entry) { return entry.seat != kChance; }

}  // namespace

TurnLineMenu::TurnLineMenu(Match& match, const GameFace& face, const Look& look,
                           const Preferences& preferences, QWidget* parent)
    : QMenu(parent), match_(match), face_(face), look_(look), preferences_(preferences) {
  setObjectName(QStringLiteral("lineMenu"));
}

// A line is described by its first turn and its length.
QString TurnLineMenu::textOf(const Variation& variation) const {
  const Entries main = match_.timeline().entries();
  const auto shared = main.begin() + static_cast<std::ptrdiff_t>(variation.at);
  const auto first = std::find_if(variation.entries.begin(), variation.entries.end(), isTurn);
  const int number = match_.game().has_secret_turns()
                         ? turnNumber(match_.timeline(), variation.at)
                         : static_cast<int>(std::count_if(main.begin(), shared, isTurn)) + 1;
  const auto turns =
      static_cast<int>(std::count_if(variation.entries.begin(), variation.entries.end(), isTurn));
  QString line = turnLine(*first, number, face_.asSeen(match_, look_), match_, preferences_.notation());
  if (line.size() > kLongest) {
    line = line.left(kLongest - 1) + QStringLiteral("…");
  }
  line = literal(line);
  return turns == 1 ? line
                    : tr("%1, and %n more turn(s)", "a turn, and how many follow it", turns - 1).arg(line);
}

void TurnLineMenu::fill(std::optional<std::size_t> at) {
  clear();
  const std::vector<Variation> variations = match_.variations();
  QList<QAction*> forgetting;
  for (std::size_t i = 0; i < variations.size(); ++i) {
    if (at && variations[i].at != *at) {
      continue;
    }
    const QString text = textOf(variations[i]);
    connect(addAction(text), &QAction::triggered, this, [this, i] { takeLine(match_, i, parentWidget()); });
    auto* const forget = new QAction(text, this);
    connect(forget, &QAction::triggered, this, [this, i] { match_.dropVariation(i); });
    forgetting.append(forget);
  }
  if (!forgetting.isEmpty()) {
    addSeparator();
    QMenu* const submenu = addMenu(tr("Remove a line"));
    submenu->setObjectName(QStringLiteral("forgetLine"));
    submenu->addActions(forgetting);
  }
  if (match_.hasDroppedVariation()) {
    QAction* const putBack = addAction(tr("Put the removed line back"));
    putBack->setObjectName(QStringLiteral("putLineBack"));
    connect(putBack, &QAction::triggered, this, [this] { static_cast<void>(match_.putBackVariation()); });
  }
}

}  // namespace byways::app
