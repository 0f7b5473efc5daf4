// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QList>
#include <QPushButton>
#include <QWidget>

#include <optional>

#include "app/games/game_face.h"
#include "app/opponents/level_words.h"
#include "app/setup/known_person.h"
#include "app/setup/name_field.h"
#include "app/setup/piece_row.h"
#include "app/setup/seat_coaches.h"
#include "app/setup/segmented.h"
#include "app/setup/swatches.h"

class QGridLayout;
class QLabel;

namespace byways::app {

class Look;

/// The players of a game to be set up: their number, names and colours. No two seats ever have the same
/// colour. If the rules assign pieces to seats, the rows show these pieces and offer no colours.
class SeatRows : public QWidget {
  Q_OBJECT

 public:
  /// Pixels between two seats.
  static constexpr int kGap = 8;

  /// If the rule set has computer players, each seat may be given to one. The references must outlive the
  /// rows.
  SeatRows(const GameFace& face, const Look& look, QWidget* parent = nullptr);
  ~SeatRows() override;
  Q_DISABLE_COPY_MOVE(SeatRows)

  [[nodiscard]] int players() const { return players_; }
  void setPlayers(int players);
  /// The names of all possible seats, including those that aren't in the game now.
  [[nodiscard]] QStringList names() const;
  void setNames(const QStringList& names);
  [[nodiscard]] QList<int> colours() const;
  /// Missing and duplicate colours are replaced by free ones.
  void setColours(const QList<int>& colours);

  /// The height in pixels that the rows of the seats not in the game would take.
  [[nodiscard]] int roomForMore() const;

  /// Who plays each seat in the game: 0 for a person, else the computer's level (Match::level). A computer
  /// that matches somebody's strength has the level of that strength.
  [[nodiscard]] QList<int> levels() const;
  /// For each seat in the game, whether its computer matches somebody's strength (Match::isMatched).
  [[nodiscard]] QList<bool> matched() const;
  void setLevels(const QList<int>& levels, const QList<bool>& matched = {});
  /// Offers computers that match the strength of the first person. Call it before setLevels.
  void setStrength(const StrengthOf& strength);
  /// Offers known people while names are typed. A known person who is taken brings along their last colour,
  /// if it is free. In the first seat, they also bring along the level of computer that they last played
  /// against, for all computers. Call it before setNames.
  void setPeople(const KnownPeople& people) { people_ = people; }
  /// Gives the known people in the seats their own colours, except where two want the same colour.
  void takeOwnColours();
  void setCoaching(Coaching coaching) { coaches_->setCoaching(coaching); }
  [[nodiscard]] bool canCoach() const { return coaches_->canCoach(); }
  /// For each seat in the game, whether the person there wants a coach (Match::isCoached); all false if no
  /// coach is offered.
  [[nodiscard]] QList<bool> coached() const { return coaches_->coached(); }
  /// Sets who wants a coach. Without this call, what people chose the last time applies (wantsCoach).
  void setCoached(const QList<bool>& coached) { coaches_->choose(coached); }
  /// The names in the seats of the game; empty for computers.
  [[nodiscard]] QStringList namesOfPeople() const;

  /// Whether everything except the names has its default: the number of players, people in all seats, the
  /// colours of GameFace::usualColours.
  [[nodiscard]] bool isUsual() const;
  /// Restores the defaults that isUsual checks.
  void makeUsual();

  /// Gives the first name the focus and selects it, so that typing replaces it.
  void focusFirstName();

 Q_SIGNALS:
  void playersChanged(int players);
  void coloursChanged();
  void namesChanged();
  /// Enter was pressed in the last name.
  void namesDone();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  struct Row {
    QLabel* number;
    NameField* name;
    Swatches* swatches;
    PieceRow* pieces;
    QComboBox* by;                // who plays the seat: a person or a computer
    QString personsName{};        // remembered while a computer plays the seat
    bool isColourChosen = false;  // whether the colour was chosen in this dialog rather than the last time
    bool isLevelChosen = false;
  };

  [[nodiscard]] QWidget* addColumn();
  void addRow(const Look& look, QGridLayout& grid, QWidget& colours, QWidget& players, int seat);
  void takeColour(qsizetype row, int colour);
  void takePerson(qsizetype row, const KnownPerson& person);
  void takeOwnColour(qsizetype row);
  [[nodiscard]] bool isSeated(qsizetype row) const;
  [[nodiscard]] KnownPeople peopleNotAt(const Row& row) const;
  [[nodiscard]] std::optional<KnownPerson> personAt(qsizetype row) const;
  void goOnFrom(qsizetype row);
  void moveSeats();
  void refreshNames();
  [[nodiscard]] int matchingLevel() const;
  void refreshMatched();
  void refreshCoaches();
  void retranslateNames();
  void tellLongestName();
  void forgetLongestName();
  void tellSameNames();
  void retranslate();

  const GameFace& face_;
  bool hasComputers_;
  int fewest_;
  int players_;
  QList<Row> rows_;
  QList<int> colours_;
  QLabel* heading_;
  Segmented* count_;
  QPushButton* move_;
  QLabel* nameNote_;   // hidden until somebody wants a name that is too long
  QLabel* sameNote_;   // hidden unless two seats have the same name
  QLabel* matchNote_;  // hidden unless a computer matches somebody's strength
  SeatCoaches* coaches_;
  KnownPeople people_;
  StrengthOf strength_;  // empty if no matching computers are offered
};

}  // namespace byways::app
