// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedLayout>
#include <QToolButton>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

#include "app/games/game_face.h"
#include "app/look/sentence.h"

namespace byways::app {

class AdviceBar;
class Adviser;
class Coach;
class CoachBox;
class Curtain;
class Desk;
class LookBack;
class MatchClock;
class MessageStrip;
class Opponents;
class Hints;
class PausePage;
class PlayerCard;
class PanelSplitter;
class Preferences;
class RefusalBubble;
class ResultPanel;
class RollGuard;
class SideScroll;
class TurnBand;
class TurnBox;
class TurnButtons;
class TurnList;
enum class PanelRoom;
struct TurnRow;

/// A match on the table: the board, and around it only what the turn needs.
class TablePage : public QWidget {
  Q_OBJECT

 public:
  /// All references must outlive the page.
  TablePage(Match& match, const GameFace& face, const Look& look, const Preferences& preferences,
            QWidget* parent = nullptr);
  ~TablePage() override;

  [[nodiscard]] Match& match() const { return match_; }
  [[nodiscard]] const GameFace& face() const { return face_; }
  [[nodiscard]] BoardView& board() const { return *board_; }
  /// Null in a match without a clock.
  [[nodiscard]] MatchClock* clock() const { return clock_; }

  /// What the panel shows below a desk about the match.
  enum class Beside {
    Game,     ///< the current turn and the list of turns; only here may ending a turn ask a question
    Turn,     ///< whose turn it is, in brief
    ToFind,   ///< the current turn, which people have to find
    Nothing,  ///< nothing about the match
    Shown     ///< nothing about the match, while turns are only shown and nobody is to move
  };
  /// Shows a desk instead of the result and, without `withCards`, instead of the players' cards, too. The
  /// table takes ownership of the desk.
  void setDesk(Desk* desk, bool withCards = false);
  void setBeside(Beside beside);
  /// Sets the menu with ways to share the game, which is offered with the result. The menu must outlive the
  /// page.
  void setShareMenu(QMenu* menu);
  /// Gives a hint, like the button in the list of turns. Does nothing if computers can't play the rule set.
  void giveHint();
  /// For a table on which only one turn is made: hides the list of turns. Call it before the page is shown.
  void useForOneTurn();
  /// Makes the clock and the computers wait while another page covers the table.
  void setCovered(bool isCovered);
  /// Ends the turn, or says why it can't end. On an open table between secret turns, goes on to the next
  /// secret turn.
  void endTurn();
  /// Says quietly, in the line below the board, why something isn't possible now. The text stays until the
  /// pointer moves.
  void remark(const QString& text);
  /// Why no hint can be given now; empty if one can.
  [[nodiscard]] QString whyNoHintText() const;
  /// Shows a lot that was drawn, once the page is on the screen.
  void showLot(const QString& outcome);

 Q_SIGNALS:
  void rematchRequested();
  void shelfRequested();
  /// Somebody wants to look at the game turn by turn.
  void reviewRequested();
  /// People have given the panel another width. The width is in pixels at the usual size of texts.
  void panelMoved(int width);
  /// The clock was paused or resumed.
  void paused(bool isPaused);
  /// Somebody wants to read the rule with the number `rule` ("BYG-6").
  void ruleRequested(const QString& rule);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget* makeSide();
  void connectMatch();
  void updateCurtain();
  void connectClock();
  void updatePause();
  void choosePage();
  [[nodiscard]] bool isPaused() const;
  void tellOutcome();
  void showScores();
  void refresh();
  void refreshCards();
  /// Whether there are more players than usual cards have room for.
  [[nodiscard]] bool isCrowded() const;
  void fitCards();
  [[nodiscard]] bool hasRoomForCards();
  void showMover();
  void fitPanel();
  [[nodiscard]] int leastOfPanel(PanelRoom room, bool isListShort = false) const;
  [[nodiscard]] int heightOfHead() const;
  [[nodiscard]] int pinnedHeight() const;
  void pinHead(bool isPinned);
  [[nodiscard]] int leastOfSide() const;
  [[nodiscard]] int heightOfCard() const;
  void matchChanged();
  void connectMessages();
  void showMessage();
  void retellHint();
  void tellOfLot(bool isBeingDrawn);
  void showAnswer(const Refusal& refusal);
  void tellStep(const QString& step, Seat seat);
  [[nodiscard]] QString stepDoneText(const QString& step, Seat seat) const;
  void tellDone(const Sentence& what);
  [[nodiscard]] static QString takenBackText();
  [[nodiscard]] static QString playedAgainText();
  void retranslate();
  void lookChanged();
  void playChoice(const QString& choice);
  void connectOpponents();
  void letComputersPlay();
  void tellTurn(Seat seat, const QString& turn);
  [[nodiscard]] std::optional<std::size_t> lastTurnOf(Seat seat) const;
  [[nodiscard]] QString turnDoneText(Seat seat) const;
  void forgetTrace();
  [[nodiscard]] QString whereText(const QString& place) const;
  [[nodiscard]] QStringList wholeHintTexts() const;
  void tellHint();
  [[nodiscard]] QString hintText() const;
  [[nodiscard]] QList<QStringList> hintPlaces() const;
  void connectAdvice(QVBoxLayout& besideMessage);
  void refreshAdvice();
  [[nodiscard]] QStringList adviceTexts(const QString& lead, const QString& words, const QString& turn,
                                        double chance, bool isProven = false) const;
  [[nodiscard]] QString provenText(double chance) const;
  [[nodiscard]] QString fitting(const QStringList& texts) const;
  void showAdvised();
  void tellCoach();
  [[nodiscard]] QString whyText() const;
  void showWhy();
  void refreshHintButton();
  [[nodiscard]] QString rollBeforeText() const;
  [[nodiscard]] QString whoseTurnText() const;

  Match& match_;
  const GameFace& face_;
  const Look& look_;
  const Preferences& preferences_;
  MatchClock* clock_ = nullptr;
  Opponents* opponents_ = nullptr;  // null if computers can't play the rule set; likewise the next two
  Hints* hints_ = nullptr;
  QToolButton* hintButton_ = nullptr;
  Adviser* adviser_ = nullptr;
  AdviceBar* advice_ = nullptr;
  Coach* coach_ = nullptr;
  CoachBox* coachBox_ = nullptr;
  QStackedLayout* pages_ = nullptr;
  QWidget* content_ = nullptr;  // everything except the curtain
  Curtain* curtain_ = nullptr;  // null unless turns are secret
  PausePage* pause_ = nullptr;  // null without a clock
  TurnBand* band_ = nullptr;
  QWidget* boardSide_ = nullptr;
  LookBack* lookBack_ = nullptr;
  BoardView* board_ = nullptr;
  bool isDrawingLot_ = false;
  bool isForOneTurn_ = false;
  bool isCovered_ = false;
  MessageStrip* message_ = nullptr;
  QWidget* panel_ = nullptr;  // everything beside the board
  RefusalBubble* bubble_ = nullptr;
  PanelSplitter* splitter_ = nullptr;
  int panelWidth_ = 0;  // wanted by people, or the default; in pixels at the usual size of texts
  SideScroll* scroll_ = nullptr;
  QVBoxLayout* sideColumn_ = nullptr;
  QVBoxLayout* panelColumn_ = nullptr;
  QVBoxLayout* cards_ = nullptr;
  QWidget* pinned_ = nullptr;  // above everything that scrolls; holds the desk's head if there is room
  bool isHeadPinned_ = false;
  Desk* desk_ = nullptr;  // null unless setDesk was called
  Beside beside_ = Beside::Game;
  std::vector<PlayerCard*> players_;
  TurnBox* turn_ = nullptr;
  TurnButtons* buttons_ = nullptr;
  RollGuard* guard_ = nullptr;
  ResultPanel* result_ = nullptr;
  QToolButton* scores_ = nullptr;  // null where there is no score table
  TurnList* turns_ = nullptr;
  QString hovered_;
  Sentence advised_;  // the advice that mouse or keys point at, in words
  Sentence done_;     // what has just been done, or a hint; empty once mouse or cursor have moved on
  QString remark_;    // why something is impossible; also empty once mouse or cursor have moved on
  Seat lastOnTurn_ = kNobody;
  bool asksForEnd_ = false;  // whether the last request was to end the turn, and not to play a step
};

}  // namespace byways::app
