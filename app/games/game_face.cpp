// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/game_face.h"

#include <QCoreApplication>

#include <algorithm>

#include "app/board/facing.h"
#include "app/games/common_words.h"
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

// "byg-6"
QString sheetId(const Game& game, const OptionValue& value) {
  return textOf(game.id()) + QLatin1Char('-') + QString::fromStdString(to_text(value));
}

bool has(const QList<PaperSheet>& sheets, const QString& id) {
  return std::any_of(sheets.begin(), sheets.end(), [&id](const PaperSheet& sheet) { return sheet.id == id; });
}

}  // namespace

const GameFace& GameFace::asSeen(const Match& match, const Look& look) const {
  return facing(facingOf(match, look));
}

QString GameFace::optionName(const std::string& option) const {
  const OptionTexts texts = optionTexts();
  for (const OptionText& text : texts.table) {
    if (option == text.option && text.name != nullptr) {
      return QCoreApplication::translate(texts.context, text.name);
    }
  }
  return option == "start" ? startPlayerText() : QString::fromStdString(option);
}

QString GameFace::optionHelp(const std::string& option) const {
  const OptionTexts texts = optionTexts();
  for (const OptionText& text : texts.table) {
    if (option == text.option) {
      return QCoreApplication::translate(texts.context, text.help);
    }
  }
  return {};
}

QString GameFace::optionValue(const std::string& /*option*/, const OptionValue& value) const {
  return optionValueText(value);
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

QList<int> GameFace::usualColours() const {
  QList<int> colours;
  for (int colour = 0; colour < game().most_players(); ++colour) {
    colours.append(colour);
  }
  return colours;
}

QString GameFace::sheetOf(const Match& match) const {
  const QList<PaperSheet> all = sheets();
  for (const auto& [option, value] : match.timeline().setup().options.values()) {
    if (QString id = sheetId(game(), value); has(all, id)) {
      return id;
    }
  }
  const QString id = textOf(game().id());
  return has(all, id) ? id : QString();
}

QList<PaperSheet> GameFace::sheetsByOption(std::string_view option) const {
  QList<PaperSheet> sheets;
  for (const OptionSpec& spec : game().options()) {
    if (spec.name == option) {
      for (const OptionValue& value : spec.values) {
        sheets.append(
            {sheetId(game(), value), BoardSheet::tr("%1, %2", "a game, its board")
                                         .arg(textOf(game().title()), optionValue(spec.name, value))});
      }
    }
  }
  return sheets;
}

QString GameFace::sheetValue(const QString& sheet) const {
  return sheet.mid(static_cast<qsizetype>(game().id().size()) + 1);
}

QList<PaperSheet> GameFace::theOnlySheet() const { return {{textOf(game().id()), textOf(game().title())}}; }

}  // namespace byways::app
