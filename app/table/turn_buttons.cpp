// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/turn_buttons.h"

#include <QIcon>
#include <QVBoxLayout>

#include <functional>
#include <utility>

#include "app/board/why_not.h"
#include "app/games/turn_words.h"
#include "app/look/breakable.h"
#include "app/look/key_text.h"
#include "app/look/look.h"
#include "app/look/primary.h"
#include "app/look/settle.h"
#include "app/table/turn_box.h"

namespace byways::app {

namespace {

constexpr int kRemarkLines = 2;

}  // namespace

TurnButtons::TurnButtons(const Match& match, const GameFace& face, const Look& look, QWidget* parent)
    : QWidget(parent),
      match_(match),
      face_(face),
      look_(look),
      remark_(new QLabel(this)),
      roll_(new QPushButton(this)),
      end_(new QPushButton(this)) {
  setObjectName(QStringLiteral("turnButtons"));
  roll_->setObjectName(QStringLiteral("roll"));
  end_->setObjectName(QStringLiteral("endTurn"));
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  remark_->setObjectName(QStringLiteral("endTurnRemark"));
  remark_->setProperty("role", QStringLiteral("small"));
  remark_->setWordWrap(true);
  remark_->setAlignment(Qt::AlignHCenter | Qt::AlignBottom);
  column->addWidget(remark_);
  for (QPushButton* const button : {roll_, end_}) {
    button->setProperty("primary", true);
    // They have shortcuts everywhere at the table, so a click needn't take the focus from the board.
    button->setFocusPolicy(Qt::TabFocus);
    button->setMinimumWidth(1);
    column->addWidget(button);
  }
  connect(roll_, &QPushButton::clicked, this, &TurnButtons::rollRequested);
  connect(end_, &QPushButton::clicked, this, &TurnButtons::endTurnRequested);
}

// Shows nothing if turns end by themselves and there are no dice, nor after the end of the game.
void TurnButtons::refresh(bool isWanted, bool isBusy) {
  const bool isOver = match_.timeline().outcome().has_value() && !isBusy;
  setVisible(isWanted && !isOver && (!face_.facts().turnsEndThemselves || match_.game().rolls_dice()));
  roll_->setVisible(match_.canRoll() && !isBusy);
  roll_->setIcon(look_.icon(QStringLiteral("dice"), &Colours::accentText));
  roll_->setText(TurnBox::tr("Roll the dice"));
  roll_->setToolTip(TurnBox::tr("Roll the dice (Space)"));
  refreshEnd(isBusy);
}

void TurnButtons::refreshEnd(bool isBusy) {
  const Seat seat = match_.mover();
  const auto refuse = [this](const QString& why, std::function<void()> tell = {}) {
    setWhyNot(end_, why, look_, std::move(tell));
    // A disabled icon would hardly be visible.
    end_->setIcon(why.isEmpty() ? look_.icon(QStringLiteral("end-turn"), &Colours::accentText) : QIcon());
  };
  // While a round plays out there is nothing to seal, but the place stays reserved.
  const bool isSecret = match_.game().has_secret_turns();
  QSizePolicy policy = end_->sizePolicy();
  policy.setRetainSizeWhenHidden(isSecret);
  end_->setSizePolicy(policy);
  end_->setVisible(roll_->isHidden() && !face_.facts().turnsEndThemselves && !(isSecret && isBusy));
  writeRemark({});
  const QString key = keyText(Qt::CTRL | Qt::Key_Return);
  if (match_.isTableOpen() && !isBusy) {
    const bool isAlone = onlyPerson(match_) != kNobody;
    end_->setText(match_.timeline().can_redo() ? TurnBox::tr("Play on from here")
                  : isAlone                    ? TurnBox::tr("Plan the round")
                                               : TurnBox::tr("Plan in secret"));
    end_->setEnabled(true);
    setPrimary(*end_, true);
    refuse({});
    end_->setToolTip(
        isAlone ? TurnBox::tr("Plan your part of the round (%1)", "a key").arg(key)
                : TurnBox::tr("Hides the table behind a curtain that players lift in turn to plan alone (%1)",
                              "a key")
                      .arg(key));
    return;
  }
  const std::optional<Refusal> refusal =
      seat > 0 ? match_.timeline().refusal(seat, "end") : std::optional<Refusal>();
  end_->setText(isSecret ? TurnBox::tr("Submit") : TurnBox::tr("End turn"));
  end_->setEnabled(!match_.isCurtained());  // otherwise the curtain could be bypassed
  if (match_.isCurtained()) {
    refuse({});  // a remark could reveal the plan behind the curtain
  } else if (refusal && !isBusy) {
    refuse(face_.asSeen(match_, look_).explain(*refusal, match_),
           [this] { Q_EMIT endTurnRequested(); });  // the board shows why
  } else {
    refuse(whyNobodyCanEnd(isBusy));
  }
  const bool isTold = !match_.isCurtained() && !isBusy && seat > 0 && !end_->isHidden();
  const QString told = isTold ? remarkText(refusal) : QString();
  writeRemark(breakable(told));
  // While something would be lost, ending the turn isn't what the table proposes.
  const bool isProposed = refusal || told.isEmpty();
  setPrimary(*end_, isProposed);
  if (!isProposed) {
    end_->setIcon(look_.icon(QStringLiteral("end-turn")));
  }
  end_->setToolTip(
      match_.isCurtained() || isBusy ? QString()
      : refusal                      ? face_.asSeen(match_, look_).explain(*refusal, match_)
      : isSecret ? TurnBox::tr("Submit your plan; you can’t change it after that (%1)", "a key").arg(key)
                 : TurnBox::tr("End the turn (%1)", "a key").arg(key));
}

void TurnButtons::writeRemark(const QString& text) {
  remark_->setText(text);
  remark_->setMinimumHeight(linesKept(room_));
  remark_->setVisible(hasRemark(room_));
}

bool TurnButtons::hasRemark(PanelRoom room) const {
  return !face_.facts().turnsEndThemselves && room != PanelRoom::ScarceWithDesk &&
         (room == PanelRoom::Ample || !remark_->text().isEmpty());
}

int TurnButtons::linesKept(PanelRoom room) const {
  remark_->ensurePolished();
  return room == PanelRoom::Ample ? kRemarkLines * remark_->fontMetrics().lineSpacing() : 0;
}

void TurnButtons::setRoom(PanelRoom room) {
  if (std::exchange(room_, room) != room) {
    writeRemark(remark_->text());
  }
}

int TurnButtons::leastHeight(PanelRoom room, int width) const {
  if (isHidden()) {
    return 0;
  }
  QList<int> heights;
  if (hasRemark(room)) {
    heights << qMax(linesKept(room), remark_->text().isEmpty() ? 0 : remark_->heightForWidth(width));
  }
  for (const QPushButton* const button : {roll_, end_}) {
    if (!button->isHidden() || button->sizePolicy().retainSizeWhenHidden()) {
      heights << button->sizeHint().height();
    }
  }
  return heightOfColumn(heights, layout()->spacing());
}

// Why nobody can end a turn now; empty if somebody can.
QString TurnButtons::whyNobodyCanEnd(bool isBusy) const {
  if (isBusy) {
    return TurnBox::tr("Wait until the turn has been played out.");
  }
  if (match_.mover() > 0) {
    return {};
  }
  return match_.isComputersTurn() ? TurnBox::tr("It’s %1’s turn.").arg(match_.name(match_.onTurn()))
                                  : TurnBox::tr("There is no turn to end here.");
}

// The text of the remark above the button, which is visible without scrolling.
QString TurnButtons::remarkText(const std::optional<Refusal>& refusal) const {
  return refusal ? face_.asSeen(match_, look_).explain(*refusal, match_) : face_.lossAtEnd(match_);
}

}  // namespace byways::app
