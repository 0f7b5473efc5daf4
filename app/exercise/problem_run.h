// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QPointer>
#include <QStringList>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/exercise/problem_list.h"
#include "app/exercise/progress.h"
#include "app/look/sentence.h"

namespace byways::app {

class BoardView;
class GameFace;
class Preferences;
class ShownTurns;

/// A problem under way: what has been tried, what is answered, and the reason, which is played on the board.
/// It plays on the match that lies on the table.
class ProblemRun : public QObject {
  Q_OBJECT

 public:
  enum class Stage {
    Asked,      ///< a turn is to be found
    Answering,  ///< one was tried; whether it is the one is being found out, or what it is answered with
    Missed,     ///< that answer is on the board; trying again goes back
    Playing,    ///< it was found or shown: the turns that follow are being played
    Over        ///< all of them are on the board
  };

  /// The references must outlive it.
  ProblemRun(const Problem& problem, Progress& progress, const Preferences& preferences,
             QObject* parent = nullptr);
  ~ProblemRun() override;

  /// Takes up the table with the match of matchOf. Both must live until this is gone.
  void takeUp(Match& match, BoardView& board, const GameFace& face);

  [[nodiscard]] const Problem& problem() const { return problem_; }
  [[nodiscard]] Stage stage() const { return stage_; }
  /// The player who is to find the turn.
  [[nodiscard]] QString learner() const;
  /// What is said of the turn that was tried; may be empty.
  [[nodiscard]] QString remark() const { return remark_.text(); }
  /// The turns of the solution that are on the board, each with what it does. Empty before it is known.
  [[nodiscard]] QStringList told() const;
  /// What has happened in the attempt that is under way, or in the one that has just ended.
  [[nodiscard]] const Attempt& attempt() const { return attempt_; }
  /// Whether the solution is shown rather than found.
  [[nodiscard]] bool isShown() const { return isShown_; }
  /// Whether another hint can be given now, and whether it is the whole turn.
  [[nodiscard]] bool canHint() const;
  [[nodiscard]] bool isNextHintWhole() const { return hints_ > 0; }
  /// What was given as a hint, in words; empty before, and where the first one has been followed.
  [[nodiscard]] QString hint() const;

  /// Where the turn goes first, or about where if that is all of it; once more, the whole turn.
  void giveHint();
  /// Plays the solution from the start of the problem.
  void showSolution();
  /// Back to the position; after it was found, for another attempt.
  void tryAgain();
  /// Plays the solution once more. Precondition: it is known.
  void playAgain();
  /// Puts what is being played on the board at once.
  void skip();
  /// Says what it has said in the language that is spoken now.
  void sayAgain();
  /// Whether a step of the turn in hand can be taken back.
  [[nodiscard]] bool canUndo() const;

 Q_SIGNALS:
  void changed();
  /// Something new is said: `text` for those who listen.
  void said(const QString& text);

 private:
  void setStage(Stage stage);
  void matchChanged();
  void judge();
  void take();
  void missed(const ProblemAnswer& answer);
  void solved();
  void tellLine();
  void play(std::size_t from);
  void shown();
  void goToStart();
  void showHint();
  /// What a turn is, and unless that is to be left out, what it does.
  [[nodiscard]] QStringList lineInWords() const;
  [[nodiscard]] QString turnInWords(const Timeline& before, Seat seat, const std::string& turn,
                                    bool withFacts = true) const;
  /// What a wrong turn has reached of what counts.
  [[nodiscard]] QString gainText(int got) const;
  [[nodiscard]] QString endText() const;

  const Problem& problem_;
  Progress& progress_;
  QString id_;
  Attempt attempt_;
  const Preferences& preferences_;
  QPointer<Match> match_;
  QPointer<BoardView> board_;
  const GameFace* face_ = nullptr;
  std::unique_ptr<ShownTurns> turns_;
  std::optional<Timeline> start_;
  std::vector<std::string> line_;  // the solution as entries
  QStringList toldLine_;           // and in words, once it is known
  QFutureWatcher<ProblemAnswer> watcher_;
  Seat learner_ = kNobody;
  Stage stage_ = Stage::Asked;
  std::size_t cursor_ = 0;
  Sentence remark_;
  int hints_ = 0;         // given on the board
  bool hasRing_ = false;  // the first one is on the board
  bool isShown_ = false;
  bool isOwnChange_ = false;
};

}  // namespace byways::app
