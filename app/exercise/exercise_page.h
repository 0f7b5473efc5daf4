// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QWidget>

#include <deque>
#include <functional>
#include <list>
#include <map>
#include <utility>
#include <vector>

#include "app/exercise/exercise_card.h"

class QHBoxLayout;
class QLabel;
class QProgressBar;

namespace byways::app {

class CardGrid;
class CardScroll;

/// A page of exercises: a head, and sections with cards. Derived classes make and fill the sections and write
/// their texts.
///
/// Arrow keys move from card to card, Home and End to the first and the last, Page Up and Page Down to the
/// previous and the next section, N to the next unfinished exercise; Enter opens it, Escape leaves. The card
/// in view stays in place when the text size, the language or the cards change, and when the page is shown
/// again.
///
/// Cards are made in slices, so that nothing waits: those in sight at once, the rest from the event loop. A
/// key that leads to a card takes effect when all cards are there.
class ExercisePage : public QWidget {
  Q_OBJECT

 public:
  /// Keyboard navigation continues from the card that was current when the page was left, or starts at the
  /// first one.
  void goBack();
  /// Scrolls to the card of the exercise and gives it the keyboard focus; returns whether there is such a
  /// card.
  bool goTo(const QString& exerciseId);
  /// Whether cards are still being made.
  [[nodiscard]] bool isFilling() const { return !entries_.empty(); }

 Q_SIGNALS:
  /// The user wants to open the exercise with the id `id`.
  void exerciseRequested(const QString& id);
  void shelfRequested();

 protected:
  /// One card.
  struct Entry {
    QString id;    ///< id of its exercise, or anything unique within the page
    QString name;  ///< object name of the card
    ExerciseCard::Tell tell;
    std::function<void()> open;  ///< what opening the card does; if empty, exerciseRequested is emitted
    std::function<BoardThumb*(QWidget* parent)> picture = {};
    std::function<void(ExerciseCard& card)> dress = {};  ///< adds buttons or a menu
    QString state = {};  ///< what card and picture show besides the progress; if this text changes, the card
                         ///< is made again
  };
  /// Cards of one form.
  struct Group {
    ExerciseCard::Form form;
    CardGrid* grid;
    QLabel* heading = nullptr;  ///< hidden while there are no cards; may be null
    std::vector<ExerciseCard*> cards = {};
    QStringList keys = {};  ///< ids and states of the group's entries
  };
  struct Section {
    QLabel* heading;
    QLabel* sum;         ///< the total, at the end of the heading's line
    QLabel* about;       ///< below the heading
    QHBoxLayout* below;  ///< the row of `about`, for buttons
    QProgressBar* bar;   ///< hidden at first
    QPushButton* jump;   ///< button in the page's head that leads to this section; may be null
    std::list<Group> groups = {};
  };

  /// `name` is the object name of the page, `shelfButton` that of the way back in its head. The references
  /// must outlive the page.
  ExercisePage(const char* name, const char* shelfButton, const Progress& progress, const Look& look,
               QWidget* parent);

  /// Parts of the page, owned by it.
  ///@{
  QPushButton* addHeadButton(const char* name, const char* icon);
  Section& addSection(const QString& name, bool hasJump);
  QPushButton* addButton(Section& section, const QString& name, bool isQuiet);
  Group& addGroup(Section& section, ExerciseCard::Form form, const QString& headingName = {});
  /// Adds `rest`, content other than cards, which gets the remaining height.
  void addRest(QLayout* rest);
  ///@}
  /// Removes all sections.
  void clearSections();
  /// Replaces the cards unless the entries are the same. The new cards are made by finishCards.
  void setCards(Group& group, const std::vector<Entry>& entries);
  /// To be called once the cards of all groups are set: makes the cards. When all are made, the keyboard
  /// focus returns to the card that had it.
  void finishCards();

  /// Remembers the card in view, to scroll back to it after the page is laid out again.
  void holdPlace();
  /// Rewrites all texts in the current language. If the page isn't visible, that happens when it is shown.
  void retell();

  void setHead(const QString& title, const QString& about);
  [[nodiscard]] std::list<Section>& sections() { return sections_; }
  [[nodiscard]] std::vector<ExerciseCard*> allCards() const;
  void goToStart();
  void goTo(const Section& section);
  /// Scrolls to the top and forgets the card that was in view.
  void showTop();
  [[nodiscard]] const Progress& progress() const { return progress_; }
  [[nodiscard]] const Look& look() const { return look_; }
  [[nodiscard]] QWidget* content() const;

  /// Writes the head, the sections and the buttons; the cards write their own texts.
  virtual void tell() = 0;
  /// Fills the page before it is shown.
  virtual void fill() {}
  /// The user pressed Escape.
  virtual void leave() { Q_EMIT shelfRequested(); }

  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  // A card and its position in the view, used to restore the position. Without a card, the place is the top
  // of the page.
  struct Place {
    QString id;
    int index = -1;  // of the card among all cards
    int top = 0;     // position in the viewport
    bool hasFocus = false;
  };

  QWidget* makeHead(const char* shelfButton);
  [[nodiscard]] int narrowest(ExerciseCard::Form form);
  void makeCard(Group& group, const Entry& entry);
  void makeSlice(int least);
  void allMade();
  void whenFilled(std::function<void()> act);
  [[nodiscard]] ExerciseCard* cardOf(const Place& place) const;
  [[nodiscard]] ExerciseCard* focusedCard() const;
  void takePlace();
  void keepPlace();
  void restorePlace();
  void settle(int change, int steps);
  void layOut();
  void goToNextOpen();
  void goToNextSection(int sections);
  bool takePageKey(const QKeyEvent& key);
  void walk(const ExerciseCard& from, Qt::Key arrow);
  void bringTo(ExerciseCard& card);

  const Progress& progress_;
  const Look& look_;
  CardScroll* scroll_;
  QLabel* title_ = nullptr;
  QLabel* about_ = nullptr;
  QHBoxLayout* headButtons_ = nullptr;
  CardGrid* jumps_ = nullptr;
  QPushButton* back_ = nullptr;
  QWidget* list_ = nullptr;  // the sections
  std::list<Section> sections_;
  std::deque<std::pair<Group*, Entry>> entries_;  // entries whose cards are still to be made
  std::function<void()> waiting_;                 // what the user wants once all cards are there
  std::map<ExerciseCard::Form, int> narrowest_;   // narrowest width of a card in its grid
  int fillings_ = 0;                              // number of calls of finishCards
  std::optional<Place> held_;                     // place to restore when the page is laid out or shown
  int changes_ = 0;       // counts the changes after which the place had to be restored
  bool isTold_ = false;   // whether the texts are in the current language and font
  bool isStale_ = false;  // whether something was achieved since the cards were written
  QString left_;          // the card that had the focus when the page was left; may be empty
};

}  // namespace byways::app
