// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>
#include <optional>

#include "engine/core/record.h"
#include "engine/core/timeline.h"

namespace byways::app {

/// How a new game is to be set up.
struct MatchSetup {
  const Game* game = nullptr;  ///< never null
  OptionMap options;           ///< those left out have their default
  QStringList names;           ///< in seat order; their number is the number of players
  QList<int> colours;          ///< indices of Look::seatColour, in seat order
  QList<int> wins = {};        ///< in earlier games of a series, in seat order; empty outside a series
};

/// One game on the table: owns the timeline, names and colours, plays steps, and tells what changed.
/// Widgets ask and draw; nobody else knows how a game goes on.
///
/// Lots are drawn here, from a seed kept in the record, so that going back and forth never gives
/// another outcome.
class Match : public QObject {
  Q_OBJECT

 public:
  /// Precondition: the setup is one that check_setup accepts.
  explicit Match(const MatchSetup& setup, QObject* parent = nullptr);
  /// Goes on with a record that has been replayed; the cursor is where its writer left it.
  Match(const Record& record, Timeline timeline, QObject* parent = nullptr);

  [[nodiscard]] const Game& game() const { return timeline_.game(); }
  [[nodiscard]] const Timeline& timeline() const { return timeline_; }
  [[nodiscard]] const State& state() const { return timeline_.state(); }
  [[nodiscard]] int players() const { return timeline_.setup().players; }
  /// Seats run from 1 here too. An empty name is replaced by "Player 1".
  [[nodiscard]] QString name(Seat seat) const;
  [[nodiscard]] int colourIndex(Seat seat) const;
  /// What to set up for another game between the same people, series apart.
  [[nodiscard]] MatchSetup setup() const;

  /// Plays a step or "end" for the seat to move. A refusal is emitted and answered.
  std::optional<Refusal> play(const QString& step);
  /// Enters a word of TURN-6 for a seat.
  std::optional<Refusal> playWord(Seat seat, const QString& word);
  void undo();
  void redo();
  /// Goes to the place just after that many steps.
  void goTo(std::size_t cursor);

  /// The whole line as a record, with the cursor, colours and seed under keys of our own.
  [[nodiscard]] Record record() const;
  /// A value kept in the record beside the game: the clock's, for example.
  [[nodiscard]] nlohmann::ordered_json extra(const char* key) const;
  /// Precondition: `key` is none of the format's own.
  void setExtra(const char* key, const nlohmann::ordered_json& value);

 Q_SIGNALS:
  /// The position, the cursor or the line is another one; `transition` is empty for jumps.
  void changed(const byways::Transition& transition);
  void refused(const byways::Refusal& refusal);
  /// A lot was drawn just now; `outcome` is its notation.
  void lotDrawn(const QString& outcome);
  /// Something to save has changed that is no step.
  void extraChanged();

 private:
  void drawDueLots();

  Timeline timeline_;
  QStringList names_;
  QList<int> colours_;
  quint64 seed_ = 0;
  nlohmann::ordered_json kept_;
};

}  // namespace byways::app
