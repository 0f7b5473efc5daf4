// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include "app/games/game_face.h"
#include "app/look/closed_page.h"

namespace byways::app {

/// The rules of one game with drawn examples, beside the board or on a page of their own. Follows language
/// and theme, and keeps its place in the text when that is set again.
class RulesPane : public ClosedPage {
  Q_OBJECT

 public:
  /// Beside the board the text takes the width there is; on a page of its own lines have a comfortable
  /// length, and pictures are larger.
  enum class Setting { Beside, Page };

  explicit RulesPane(const Look& look, Setting setting = Setting::Beside, QWidget* parent = nullptr);

  /// `face` may be null: then the pane is empty.
  void setGame(const GameFace* face);
  [[nodiscard]] const GameFace* game() const { return face_; }

  /// The headings of the parts, in order.
  [[nodiscard]] QStringList headings() const;
  /// Brings that heading to the top.
  void goToHeading(int index);
  /// The part that is read at the moment; -1 above the first one.
  [[nodiscard]] int headingOnTop() const;

  /// Goes to what explains the rule of that number ("BYG-6") and marks it until `unmark`. To the top if the
  /// page doesn't explain it.
  void goToRule(const QString& rule);
  void unmark();

  /// Marks all places where the text occurs, none for an empty one, and returns how many there are.
  int search(const QString& text);
  /// Goes to one of those places, from 0.
  void goToFound(int index);

 Q_SIGNALS:
  /// The text has been set again; its headings may have changed.
  void rulesShown();

 protected:
  QVariant loadResource(int type, const QUrl& name) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// A place in the text that stays the same however long its lines are.
  struct Place {
    int block;   // -1: the very beginning
    int beyond;  // pixels below its top
  };

  void showRules();
  void spreadLines();
  void fitPictures();
  void keepColumn();
  void showMarks();
  void bringToTop(const QTextBlock& block);
  [[nodiscard]] Place placeOnTop() const;
  void goTo(Place place);
  [[nodiscard]] int topOf(const QTextBlock& block) const;
  [[nodiscard]] QTextBlock blockOfRule(const QString& rule) const;
  [[nodiscard]] QList<QTextBlock> headingBlocks() const;
  [[nodiscard]] int pictureWidth() const;
  [[nodiscard]] QString styleOfText() const;

  const Look& look_;
  const Setting setting_;
  const GameFace* face_ = nullptr;
  QTimer soon_;  // while the pane is being resized, drawing once at the end is enough
  int drawnWidth_ = 0;
  QString rule_;    // marked
  QString sought_;  // marked wherever it stands
  QList<QTextCursor> found_;
  int current_ = -1;  // of those
};

}  // namespace byways::app
