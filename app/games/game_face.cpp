// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/game_face.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

#include "app/board/facing.h"
#include "app/games/common_words.h"
#include "app/games/piece_colours.h"
#include "app/look/look.h"
#include "engine/core/entry.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class BoardSheet {
  Q_DECLARE_TR_FUNCTIONS(BoardSheet)
};

QString textOf(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// The id of the page for one value of GameFacts::sheetOption: "byg-6".
QString sheetId(const Game& game, const OptionValue& value) {
  return textOf(game.id()) + QLatin1Char('-') + QString::fromStdString(to_text(value));
}

}  // namespace

const GameFace& GameFace::asSeen(const Match& match, const Look& look) const {
  return facing(facingOf(match, look));
}

const OptionText& GameFace::optionText(const std::string& option) const {
  static const OptionText none;
  const auto found = std::find_if(facts_.options.begin(), facts_.options.end(),
                                  [&option](const OptionText& text) { return option == text.option; });
  return found == facts_.options.end() ? none : *found;
}

QString GameFace::optionName(const std::string& option) const {
  const char* const name = optionText(option).name;
  return name != nullptr     ? QCoreApplication::translate(facts_.context, name)
         : option == "start" ? startPlayerText()
                             : QString::fromStdString(option);
}

QString GameFace::optionHelp(const std::string& option) const {
  return QCoreApplication::translate(facts_.context, optionText(option).help);
}

QString GameFace::optionValue(const std::string& /*option*/, const OptionValue& value) const {
  return optionValueText(value);
}

QString GameFace::lotText(const QString& outcome, const Match& match) const {
  const QString steps = stepsOf(outcome);
  const Seat seat = startSeat(steps);
  return seat < 1 ? steps : startsText(match.name(seat));
}

QString GameFace::turnText(const QString& entry, const Match& match) const {
  const QString steps = stepsOf(entry);
  const QString word = startSeat(steps) > 0 ? lotText(steps, match) : recordWordText(steps);
  return word.isEmpty() ? stepsText(steps, match) : word;
}

QString GameFace::explain(const Refusal& refusal, const Match& match) const {
  const Wording& says = refusal.says;
  std::vector<std::string> said;
  for (const std::string& argument : refusal.arguments) {
    const auto number = static_cast<int>(said.size()) + 1;
    QString text;
    if (number == says.seat_argument) {
      text = match.name(QString::fromStdString(argument).toInt());
    } else if (number == says.list_argument) {
      QStringList parts;
      for (const std::string& part : split_words(argument)) {
        parts.append(argumentText(part));
      }
      text = listText(parts);
    } else {
      text = argumentText(argument);
    }
    said.push_back(text.toStdString());
  }
  const auto counted = static_cast<std::size_t>(says.number_argument);
  const int count = counted > 0 ? QString::fromStdString(refusal.arguments.at(counted - 1)).toInt() : -1;
  const QString sentence = QCoreApplication::translate(says.context.data(), says.text.data(), nullptr, count);
  return QString::fromStdString(fill_gaps(sentence.toStdString(), said));
}

OptionMap GameFace::proposedOptions() const {
  OptionMap proposed;
  for (const OptionText& text : facts_.options) {
    if (text.offer.proposed) {
      proposed.emplace(text.option, *text.offer.proposed);
    }
  }
  return proposed;
}

QList<int> GameFace::usualColours() const {
  QList<int> colours = facts_.usualColours;
  if (colours.isEmpty()) {
    colours.resize(game_.most_players());
    std::iota(colours.begin(), colours.end(), 0);
  }
  return colours;
}

QColor GameFace::seatColour(const Match& match, Seat seat, const Look& look) const {
  const QList<int> pieces = pieceColours(match.players(), seat);
  return pieces.isEmpty() ? look.seatColour(match.colourIndex(seat))
                          : facts_.pieceColours->colour(pieces.front());
}

QList<int> GameFace::pieceColours(int players, Seat seat) const {
  return facts_.pieceColours == nullptr ? QList<int>() : facts_.pieceColours->of(players, seat);
}

int GameFace::colourOnTurn(const Match& match) const {
  return facts_.pieceColours == nullptr ? -1 : facts_.pieceColours->onTurn(match);
}

int GameFace::colourOfTurn(const State& before) const {
  return facts_.pieceColours == nullptr ? -1 : facts_.pieceColours->ofTurn(before);
}

QList<PaperSheet> GameFace::sheets() const {
  if (facts_.playedOn != nullptr) {
    return {};
  }
  if (facts_.sheetOption == nullptr) {
    return {{textOf(game_.id()), textOf(game_.title())}};
  }
  QList<PaperSheet> sheets;
  for (const OptionSpec& spec : game_.options()) {
    if (spec.name == facts_.sheetOption) {
      for (const OptionValue& value : spec.values) {
        sheets.append(
            {sheetId(game_, value), BoardSheet::tr("%1, %2", "a game, its board")
                                        .arg(textOf(game_.title()), optionValue(spec.name, value))});
      }
    }
  }
  return sheets;
}

QString GameFace::sheetOf(const Match& match) const {
  const OptionMap& options = match.timeline().setup().options.values();
  return facts_.playedOn != nullptr      ? QString(QLatin1String(facts_.playedOn))
         : facts_.sheetOption == nullptr ? textOf(game_.id())
                                         : sheetId(game_, options.at(facts_.sheetOption));
}

QString GameFace::sheetValue(const QString& sheet) const {
  return sheet.mid(static_cast<qsizetype>(game_.id().size()) + 1);
}

}  // namespace byways::app
