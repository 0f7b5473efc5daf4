// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/pass_games.h"

#include "engine/core/entry.h"
#include "engine/core/record.h"
#include "engine/core/setup.h"
#include "engine/core/timeline.h"

namespace byways::app::test {

MatchSetup passSetup(const Game& game, int players, OptionMap options) {
  options.try_emplace("start", 1);
  const QStringList names{QStringLiteral("Ann"), QStringLiteral("Ben"), QStringLiteral("Cleo"),
                          QStringLiteral("Dan")};
  return {&game, std::move(options), names.mid(0, players), {3, 4, 1, 0}};
}

std::unique_ptr<Match> passMatch(const Game& game, int players, const OptionMap& options,
                                 const QStringList& entries) {
  const MatchSetup wanted = passSetup(game, players, options);
  Timeline timeline(game, *check_setup(game, players, wanted.options));
  for (const QString& text : entries) {
    const std::optional<Entry> entry = parse_entry(text.toStdString());
    Q_ASSERT_X(entry.has_value(), "passMatch", qPrintable(text));
    const std::optional<EntryRefusal> refused = timeline.play_entry(*entry);
    Q_ASSERT_X(!refused, qPrintable(text), refused ? refused->refusal.message.c_str() : "");
  }
  std::vector<std::string> names;
  for (const QString& name : wanted.names) {
    names.push_back(name.toStdString());
  }
  const Record record = make_record(timeline, names);
  return std::make_unique<Match>(record, std::move(timeline));
}

}  // namespace byways::app::test
