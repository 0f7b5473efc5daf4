// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QWidget>

#include <functional>
#include <list>
#include <vector>

#include "app/exercise/exercise_card.h"

class QHBoxLayout;
class QLabel;
class QProgressBar;

namespace byways::app {

class CardGrid;
class CardScroll;

/// A page of exercises: a head, and sections with cards. What is special to a kind is in the derived class,
/// which makes the sections, fills them, and says what is written on them.
///
/// Arrow keys walk from card to card, Home and End go to the first and the last, Page Up and Page Down to the
/// section before and the next one, N to the next exercise that isn't done; Enter opens it, Escape leaves.
/// The card that somebody looks at stays where it is when the texts become larger, the language or the cards
/// change, and when the page is shown again.
class ExercisePage : public QWidget {
  Q_OBJECT

 public:
  /// Lets the keys go on at the card where they were when the page was left, or begin at the first one.
  void goBack();
  /// Brings the card of that exercise into view, and the keyboard to it; returns whether there is one.
  bool goTo(const QString& exerciseId);

 Q_SIGNALS:
  /// By its id.
  void exerciseRequested(const QString& id);
  void shelfRequested();

 protected:
  /// One card.
  struct Entry {
    QString id;    ///< of its exercise, or whatever tells it from the others of the page
    QString name;  ///< of the card, for tests and tools
    ExerciseCard::Tell tell;
    std::function<void()> open;  ///< empty: exerciseRequested
    std::function<BoardThumb*(QWidget* parent)> picture = {};
    std::function<void(ExerciseCard& card)> dress = {};  ///< gives it buttons or a menu
  };
  /// Cards of one form.
  struct Group {
    ExerciseCard::Form form;
    CardGrid* grid;
    QLabel* heading = nullptr;  ///< hidden while there are no cards; null for none
    std::vector<ExerciseCard*> cards = {};
  };
  struct Section {
    QLabel* heading;
    QLabel* sum;         ///< at the end of its line
    QLabel* about;       ///< below it
    QHBoxLayout* below;  ///< the row of the last, for buttons
    QProgressBar* bar;   ///< hidden at first
    QPushButton* jump;   ///< in the head, leads here; null for none
    std::list<Group> groups = {};
  };

  /// `name` is the page's, `shelfButton` that of the way back in its head. The references must outlive it.
  ExercisePage(const char* name, const char* shelfButton, const Progress& progress, const Look& look,
               QWidget* parent);

  /// Parts of the page. All live as long as it does.
  ///@{
  QPushButton* addHeadButton(const char* name, const char* icon);
  Section& addSection(const QString& name, bool hasJump);
  QPushButton* addButton(Section& section, const QString& name, bool isQuiet);
  Group& addGroup(Section& section, ExerciseCard::Form form, const QString& headingName = {});
  /// Something other than cards, which takes the height that is left.
  void addRest(QLayout* rest);
  ///@}
  /// Removes all sections.
  void clearSections();
  /// Cards in place of those before.
  void setCards(Group& group, const std::vector<Entry>& entries);
  /// To be called when the cards of all groups are there: puts the keyboard back to the card where it was.
  void finishCards();

  /// Keeps in mind what somebody looks at, to bring it back once the page is laid out anew.
  void holdPlace();
  /// Writes everything anew, in the language of the window.
  void retell();

  void setHead(const QString& title, const QString& about);
  [[nodiscard]] std::list<Section>& sections() { return sections_; }
  [[nodiscard]] std::vector<ExerciseCard*> allCards() const;
  void goToStart();
  void goTo(const Section& section);
  /// What was looked at before is forgotten.
  void showTop();
  [[nodiscard]] const Progress& progress() const { return progress_; }
  [[nodiscard]] const Look& look() const { return look_; }
  [[nodiscard]] QWidget* content() const;

  /// Writes the head, the sections and the buttons; the cards do it themselves.
  virtual void tell() = 0;
  /// Fills the page before it is shown.
  virtual void fill() {}
  /// Escape.
  virtual void leave() { Q_EMIT shelfRequested(); }

  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  // What somebody looks at: a card and where it stands; without a card the top of the page.
  struct Place {
    QString id;
    int index = -1;  // of that card among all
    int top = 0;     // in the window's part of the page
    bool hasFocus = false;
  };

  QWidget* makeHead(const char* shelfButton);
  [[nodiscard]] ExerciseCard* cardOf(const Place& place) const;
  [[nodiscard]] ExerciseCard* focusedCard() const;
  void takePlace();
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
  std::optional<Place> held_;  // until the page is laid out anew, or shown again
  int changes_ = 0;            // after which the place had to be restored
  bool isStale_ = false;       // something was achieved since the cards were told
  QString left_;               // the card that had the keyboard when the page was left; empty for none
};

}  // namespace byways::app
