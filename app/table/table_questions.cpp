// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table_questions.h"

#include <QCoreApplication>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

#include "app/look/breakable.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class TableQuestions {
  Q_DECLARE_TR_FUNCTIONS(TableQuestions)
};

// Whether the player could still do something other than end the turn.
bool hasOtherWays(const Timeline& timeline) {
  return !timeline.state().legal_steps().empty() || timeline.turn_start().legal_steps().size() > 1;
}

QString endText(const Match& match, const Outcome& outcome) {
  QStringList names;
  for (const Seat seat : outcome.winners) {
    names.append(match.name(seat));
  }
  if (names.isEmpty()) {
    return TableQuestions::tr("This ends the game in a draw. End it?");
  }
  return names.size() == 1 ? TableQuestions::tr("This ends the game, and %1 wins. End it?").arg(names.front())
                           : TableQuestions::tr("This ends the game, and %1 share the win. End it?")
                                 .arg(QLocale().createSeparatedList(names));
}

}  // namespace

std::optional<TableQuestion> questionBeforeEnd(const Match& match, const GameFace& face) {
  const QString loss = face.lossAtEnd(match);
  if (const std::unique_ptr<Match> ended = match.endedNow(); ended && hasOtherWays(match.timeline())) {
    // Shows the result with its reasons, which may surprise the player who is about to end the game. Enter
    // confirms only if this player wins, so that nobody loses a game by holding a key too long.
    const Outcome outcome = *ended->timeline().outcome();
    const bool wins = outcome.winners.size() == 1 && outcome.winners.front() == match.onTurn();
    return TableQuestion{endText(match, outcome), loss.isEmpty() ? face.resultText(*ended) : loss,
                         TableQuestions::tr("End the game"), wins && loss.isEmpty()};
  }
  if (!loss.isEmpty()) {
    return TableQuestion{TableQuestions::tr("End the turn anyway?"), loss,
                         TableQuestions::tr("End the turn")};
  }
  return std::nullopt;
}

std::optional<TableQuestion> questionBeforeDropping(const Match& match) {
  return match.timeline().can_redo() && match.holdsSealed()
             ? std::optional(
                   TableQuestion{TableQuestions::tr("Discard the submitted plan?"),
                                 TableQuestions::tr("A plan has already been submitted this round. If you "
                                                    "play on from here, that plan is discarded unseen."),
                                 TableQuestions::tr("Play on from here")})
             : std::nullopt;
}

void askAtTable(const TableQuestion& question, const Match& match, QWidget* parent,
                const std::function<void()>& then) {
  auto* const box = new QMessageBox(QMessageBox::NoIcon, TableQuestions::tr("Byways"),
                                    breakable(question.text), QMessageBox::NoButton, parent->window());
  box->setObjectName(QStringLiteral("confirm"));
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setInformativeText(breakable(question.more));
  QPushButton* const yes = box->addButton(question.yes, QMessageBox::AcceptRole);
  QPushButton* const no = box->addButton(TableQuestions::tr("Not yet"), QMessageBox::RejectRole);
  box->setDefaultButton(question.isWelcome ? yes : no);
  box->setEscapeButton(no);
  const std::size_t cursor = match.timeline().cursor();
  QObject::connect(box, &QMessageBox::finished, parent, [box, yes, cursor, &match, then] {
    if (box->clickedButton() == yes && match.timeline().cursor() == cursor) {
      then();
    }
  });
  box->open();
}

void takeLine(Match& match, std::size_t index, QWidget* parent) {
  if (!match.holdsSealed()) {
    match.takeVariation(index);
    return;
  }
  askAtTable({TableQuestions::tr("Discard the submitted plan?"),
              TableQuestions::tr("A plan has already been submitted this round. If you go to the other line, "
                                 "that plan is discarded unseen."),
              TableQuestions::tr("Go to the other line")},
             match, parent, [&match, index] { match.takeVariation(index); });
}

}  // namespace byways::app
