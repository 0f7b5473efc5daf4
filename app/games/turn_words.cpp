// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/turn_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <utility>

#include "app/look/direction.h"

namespace byways::app {

namespace {

std::vector<TurnRow> openRows(const GameFace& face, const Match& match, bool notation,
                              std::vector<TurnRow> known) {
  const Timeline& timeline = match.timeline();
  const std::vector<std::size_t> ends = timeline.entry_ends();
  const std::vector<Entry> told = toldEntries(timeline);
  const auto [newEntry, newRow] =
      std::mismatch(told.begin(), told.end(), known.begin(), known.end(),
                    [](const Entry& entry, const TurnRow& row) { return entry == row.entry; });
  known.erase(newRow, known.end());
  std::vector<TurnRow> rows = std::move(known);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    rows[i].cursor = ends[i];
  }
  auto number = static_cast<int>(
      std::count_if(rows.begin(), rows.end(), [](const TurnRow& row) { return row.seat != kNobody; }));
  for (auto at = newEntry; at != told.end(); ++at) {
    const Entry& entry = *at;
    const std::size_t index = rows.size();
    TurnRow row{turnLine(entry, number + 1, face, match, notation), ends[index], index + 1};
    row.entry = entry;
    if (entry.seat != kChance) {
      row.seat = entry.seat;
      row.number = ++number;
      row.what = turnWhat(entry, face, match, notation);
      row.colour = face.colourOfTurn(timeline.state_at(index == 0 ? 0 : ends[index - 1]));
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

std::vector<TurnRow> secretRows(const GameFace& face, const Match& match) {
  const Timeline& timeline = match.timeline();
  const std::vector<std::size_t> ends = timeline.entry_ends();
  const std::vector<Entry> entries = timeline.entries();
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
      rows.push_back(
          {QCoreApplication::translate("byways::app::TurnList", "The round in hand"), ends[i], i + 1});
    }
    if (isPublic) {
      const QString round = face.roundText(timeline.state_at(before), timeline.state_at(ends[i]), match);
      if (entries[i].seat != kChance && !round.isEmpty()) {
        rows.push_back({round, ends[i], i + 1});
      }
      before = ends[i];
    }
  }
  return rows;
}

}  // namespace

std::vector<Entry> toldEntries(const Timeline& timeline) {
  std::vector<Entry> told = timeline.entries();
  const std::vector<Entry> played = timeline.entries_until(timeline.cursor());
  if (!played.empty() && played.back().unfinished) {
    told[played.size() - 1] = played.back();
  } else if (played.size() + 1 == told.size() && told.back().unfinished) {
    told.pop_back();
  }
  return told;
}

int turnNumber(const Timeline& timeline, std::size_t entry) {
  if (timeline.game().has_secret_turns()) {
    const auto position = timeline.state_at(entry == 0 ? 0 : timeline.entry_ends()[entry - 1]).position();
    if (const auto round = position.find("round"); round != position.end() && round->is_number()) {
      return round->get<int>();
    }
  }
  const std::vector<Entry> entries = timeline.entries();
  return static_cast<int>(std::count_if(entries.begin(),
                                        entries.begin() + static_cast<std::ptrdiff_t>(entry) + 1,
                                        [](const Entry& one) { return one.seat != kChance; }));
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

std::vector<TurnRow> turnRows(const GameFace& face, const Match& match, bool notation,
                              std::vector<TurnRow> known) {
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
  // What any game's record may say.
  static const QStringList kWords{QStringLiteral("resign"), QStringLiteral("leave"), QStringLiteral("flag"),
                                  QStringLiteral("draw"), QStringLiteral("claim")};
  return kWords.contains(entry) || game.is_in_words(entry.toStdString());
}

QString turnWhat(const Entry& entry, const GameFace& face, const Match& match, bool notation) {
  const QString text = QString::fromStdString(entry.text);
  const QString what =
      notation && !isSpelledOut(text, match.game()) ? asNotation(text) : face.turnText(text, match);
  return entry.unfinished
             ? QCoreApplication::translate("TurnList", "%1 so far", "the steps of a turn that is not over")
                   .arg(what)
             : what;
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
