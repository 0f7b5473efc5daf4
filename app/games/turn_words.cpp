// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/turn_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <utility>

#include "app/look/direction.h"
#include "app/look/joined.h"

namespace byways::app {

namespace {

TurnRow openRow(const GameFace& face, const Match& match, bool notation, const ToldEntries& told,
                std::size_t index, int number) {
  const Timeline& timeline = match.timeline();
  const std::vector<std::size_t>& ends = timeline.entry_ends();
  const Entry& entry = told[index];
  TurnRow row{turnLine(entry, number, face, match, notation), told.cursorAfter(index), index + 1};
  row.entry = entry;
  row.state = timeline.state_kept_at(ends[index]);
  if (entry.seat != kChance) {
    row.seat = entry.seat;
    row.number = number;
    row.what = turnWhat(entry, face, match, notation);
    row.colour = face.colourOfTurn(timeline.state_at(index == 0 ? 0 : ends[index - 1]));
  }
  return row;
}

// How many of `rows` still match the beginning of the line. States are compared; for the last row also the
// entry, because it may be a declaration, which doesn't change the state.
std::size_t stillThere(const std::vector<TurnRow>& rows, const Timeline& timeline, const ToldEntries& told) {
  const std::vector<std::size_t>& ends = timeline.entry_ends();
  const auto most = static_cast<std::ptrdiff_t>(std::min(rows.size(), told.size()));
  const auto end = std::partition_point(rows.begin(), rows.begin() + most, [&](const TurnRow& row) {
    return row.state == timeline.state_kept_at(ends[row.entries - 1]);
  });
  const auto same = static_cast<std::size_t>(end - rows.begin());
  return same > 0 && rows[same - 1].entry != told[same - 1] ? same - 1 : same;
}

TurnRows openRows(const GameFace& face, const Match& match, bool notation, TurnRows known) {
  const ToldEntries told(match);
  TurnRows now{.rows = std::move(known.rows), .fresh = 0, .again = {}, .begun = told.begun()};
  now.fresh = stillThere(now.rows, match.timeline(), told);
  now.rows.erase(now.rows.begin() + static_cast<std::ptrdiff_t>(now.fresh), now.rows.end());
  for (const std::optional<std::size_t> at : {known.begun, now.begun}) {
    if (at && *at < now.fresh && now.rows[*at].entry != told[*at]) {
      now.rows[*at] = openRow(face, match, notation, told, *at, now.rows[*at].number);
      now.again.push_back(*at);
    }
  }
  const auto last = std::find_if(now.rows.rbegin(), now.rows.rend(),
                                 [](const TurnRow& row) { return row.seat != kNobody; });
  int number = last == now.rows.rend() ? 0 : last->number;
  for (std::size_t index = now.fresh; index < told.size(); ++index) {
    number += told[index].seat != kChance ? 1 : 0;
    now.rows.push_back(openRow(face, match, notation, told, index, number));
  }
  return now;
}

TurnRows secretRows(const GameFace& face, const Match& match) {
  const Timeline& timeline = match.timeline();
  const std::vector<std::size_t>& ends = timeline.entry_ends();
  const Entries entries = timeline.entries();
  std::vector<TurnRow> rows;
  std::size_t before = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const QString text = QString::fromStdString(entries[i].text);
    const bool isLast = i + 1 == entries.size();
    const bool isPublic = !timeline.state_at(ends[i]).has_secrets();
    if (entries[i].seat == kChance) {
      rows.push_back({face.lotText(text, match), ends[i], i + 1});
    } else if (isSpelledOut(text, match.game()) && (isPublic || isLast)) {
      rows.push_back(
          {QCoreApplication::translate("byways::app::TurnList", "%1: %2", "player, what the player did")
               .arg(match.name(entries[i].seat), face.turnText(text, match)),
           ends[i], i + 1});
    } else if (!isPublic && isLast) {
      rows.push_back({QCoreApplication::translate("byways::app::TurnList", "The current round"),
                      std::clamp(match.undoneTo(), i == 0 ? 0 : ends[i - 1], ends[i]), i + 1});
    }
    if (isPublic) {
      const QString round = face.roundText(timeline.state_at(before), timeline.state_at(ends[i]), match);
      if (entries[i].seat != kChance && !round.isEmpty()) {
        rows.push_back({round, ends[i], i + 1});
      }
      before = ends[i];
    }
  }
  return {.rows = std::move(rows)};
}

}  // namespace

ToldEntries::ToldEntries(const Match& match)
    : undoneTo_(match.undoneTo()),
      ends_(match.timeline().entry_ends()),
      all_(match.timeline().entries()),
      played_(match.timeline().entries_until(undoneTo_)),
      size_(all_.size()) {
  if (played_.size() + 1 == size_ && all_.back().unfinished &&
      (played_.empty() || !played_.back().unfinished)) {
    --size_;
  }
}

std::optional<std::size_t> ToldEntries::begun() const {
  return played_.empty() || !played_.back().unfinished ? std::nullopt : std::optional(played_.size() - 1);
}

int turnNumber(const Timeline& timeline, std::size_t entry) {
  if (timeline.game().has_secret_turns()) {
    const auto position = timeline.state_at(entry == 0 ? 0 : timeline.entry_ends()[entry - 1]).position();
    if (const auto round = position.find("round"); round != position.end() && round->is_number()) {
      return round->get<int>();
    }
  }
  return static_cast<int>(timeline.turns_among(std::min(entry + 1, timeline.entry_ends().size())));
}

Seat onlyPerson(const Match& match) {
  Seat person = kNobody;
  for (Seat seat = 1; seat <= match.players(); ++seat) {
    if (match.level(seat) == 0 && !match.drifts(seat) && !match.state().has_left(seat)) {
      if (person != kNobody) {
        return kNobody;
      }
      person = seat;
    }
  }
  return person;
}

TurnRows turnRows(const GameFace& face, const Match& match, bool notation, TurnRows known) {
  return match.game().has_secret_turns() ? secretRows(face, match)
                                         : openRows(face, match, notation, std::move(known));
}

QString winnersText(const Match& match) {
  const auto outcome = match.timeline().outcome();
  if (!outcome) {
    return {};
  }
  QStringList names;
  for (const Seat seat : outcome->winners) {
    names.append(match.name(seat));
  }
  if (names.isEmpty()) {
    return QCoreApplication::translate("byways::app::ResultPanel", "A draw");
  }
  return names.size() == 1
             ? QCoreApplication::translate("byways::app::ResultPanel", "%1 wins").arg(names.front())
             : QCoreApplication::translate("byways::app::ResultPanel", "%1 share the win")
                   .arg(QLocale().createSeparatedList(names));
}

bool isSpelledOut(const QString& entry, const Game& game) {
  // Declarations that records of every rule set may contain.
  static const QStringList kWords{QStringLiteral("resign"), QStringLiteral("leave"), QStringLiteral("flag"),
                                  QStringLiteral("draw"), QStringLiteral("claim")};
  return kWords.contains(entry) || game.is_in_words(entry.toStdString());
}

QString turnWhat(const Entry& entry, const GameFace& face, const Match& match, bool notation) {
  const QString text = QString::fromStdString(entry.text);
  const QString what =
      notation && !isSpelledOut(text, match.game()) ? asNotation(text) : face.turnText(text, match);
  return entry.unfinished
             ? QCoreApplication::translate("TurnList", "%1 (so far)", "the steps of a turn that is not over")
                   .arg(what)
             : what;
}

// If turns are secret, stepsText is public and doesn't say what the turn was, so the steps are put into words
// one by one.
QString openTurnText(const std::string& turn, Seat seat, const GameFace& face, const Match& match) {
  if (!match.game().has_secret_turns()) {
    return face.turnText(QString::fromStdString(turn), match);
  }
  QStringList steps;
  for (const std::string& step : match.game().split_turn(turn)) {
    steps.append(face.stepText(QString::fromStdString(step), seat, match));
  }
  return joinParts(steps);
}

QString turnLine(const Entry& entry, int number, const GameFace& face, const Match& match, bool notation) {
  const QString text = QString::fromStdString(entry.text);
  if (entry.seat == kChance) {
    return face.lotText(text, match);
  }
  const QString what = turnWhat(entry, face, match, notation);
  if (match.players() == 1) {
    return QCoreApplication::translate("TurnList", "%1. %2", "number of the turn, turn")
        .arg(number)
        .arg(what);
  }
  return QCoreApplication::translate("TurnList", "%1. %2: %3", "number of the turn, player, turn")
      .arg(number)
      .arg(match.name(entry.seat), what);
}

}  // namespace byways::app
