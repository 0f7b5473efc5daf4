// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/game_copy.h"

#include "app/files/file_text.h"
#include "app/games/catalogue.h"
#include "app/games/turn_words.h"

namespace byways::app {

GameCopy::GameCopy(const Match& match)
    : face_(faceOf(match.game())), setup_(match.setup()), record_(match.record()) {}

std::unique_ptr<Match> GameCopy::currentMatch() const {
  auto timeline = replay(record_);
  if (!timeline) {
    return nullptr;
  }
  return std::make_unique<Match>(record_, std::move(*timeline));
}

std::unique_ptr<Match> GameCopy::matchAtStart() const {
  auto match = std::make_unique<Match>(setup_);
  match->goTo(0);
  return match;
}

QString GameCopy::fileName() const {
  const std::string_view title = face_.game().title();
  QStringList names;
  for (const std::string& name : record_.players) {
    names.append(QString::fromStdString(name));
  }
  return gameFileName(QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())), names,
                      QDate::currentDate());
}

std::vector<std::size_t> replayStops(const GameFace& face, const Match& match) {
  std::vector<std::size_t> stops{0};
  const bool isSecret = match.game().has_secret_turns();
  for (const TurnRow& row : turnRows(face, match, true).rows) {
    // In a game with secret turns, two rows may have the same cursor: a declaration, and the round that it
    // ended.
    if (!isSecret || (row.cursor != stops.back() && !match.timeline().state_at(row.cursor).has_secrets())) {
      stops.push_back(row.cursor);
    }
  }
  return stops;
}

}  // namespace byways::app
