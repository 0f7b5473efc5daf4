// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/turn_buttons.h"

#include <QVBoxLayout>

#include "app/look/look.h"
#include "app/table/turn_box.h"

namespace byways::app {

TurnButtons::TurnButtons(const Match& match, const GameFace& face, const Look& look, QWidget* parent)
    : QWidget(parent),
      match_(match),
      face_(face),
      look_(look),
      roll_(new QPushButton(this)),
      end_(new QPushButton(this)) {
  setObjectName(QStringLiteral("turnButtons"));
  roll_->setObjectName(QStringLiteral("roll"));
  end_->setObjectName(QStringLiteral("endTurn"));
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  for (QPushButton* const button : {roll_, end_}) {
    button->setProperty("primary", true);
    // Keys reach them from anywhere at the table, so they need not take the focus from the board.
    button->setFocusPolicy(Qt::TabFocus);
    button->setMinimumWidth(1);
    column->addWidget(button);
  }
  connect(roll_, &QPushButton::clicked, this, &TurnButtons::rollRequested);
  connect(end_, &QPushButton::clicked, this, &TurnButtons::endTurnRequested);
}

// Where turns end themselves and no dice are rolled, and after the end, there is no such place at all.
void TurnButtons::refresh(bool isBusy) {
  const bool isOver = match_.timeline().outcome().has_value() && !isBusy;
  setVisible(!isOver && (!face_.turnsEndThemselves() || match_.game().rolls_dice()));
  roll_->setVisible(match_.isRollDue() && !isBusy);
  roll_->setIcon(look_.icon(QStringLiteral("dice"), &Colours::accentText));
  roll_->setText(TurnBox::tr("Roll the dice"));
  roll_->setToolTip(TurnBox::tr("Roll the dice (Space)"));
  refreshEnd(isBusy);
}

void TurnButtons::refreshEnd(bool isBusy) {
  const Seat seat = match_.timeline().to_move();
  end_->setIcon(look_.icon(QStringLiteral("end-turn"), &Colours::accentText));
  end_->setVisible(roll_->isHidden() && !face_.turnsEndThemselves());
  if (match_.isTableOpen() && !isBusy) {
    end_->setText(match_.timeline().can_redo() ? TurnBox::tr("Play on from here")
                                               : TurnBox::tr("Submit in secret"));
    end_->setEnabled(true);
    end_->setToolTip(TurnBox::tr("Lower the curtain for the first player (Enter)"));
    return;
  }
  const bool isSecret = match_.game().has_secret_turns();
  const std::optional<Refusal> refusal =
      seat > 0 ? match_.timeline().refusal(seat, "end") : std::optional<Refusal>();
  end_->setText(isSecret ? TurnBox::tr("Seal") : TurnBox::tr("End turn"));
  end_->setEnabled(seat > 0 && !refusal && !match_.isCurtained() && !isBusy);
  end_->setToolTip(match_.isCurtained() || isBusy ? QString()
                   : refusal                      ? face_.explain(*refusal, match_)
                   : isSecret ? TurnBox::tr("Seal the submission: it can’t be changed any more (Enter)")
                              : TurnBox::tr("End the turn (Enter)"));
}

}  // namespace byways::app
