// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include <memory>

#include "app/games/game_face.h"
#include "app/look/closed_page.h"
#include "app/rules/rules_page.h"

namespace byways::app {

/// The rules of one rule set with drawn examples, beside the board or on a page of their own. Follows
/// language and theme, and keeps the reading position when the text is laid out again.
class RulesPane : public ClosedPage {
  Q_OBJECT

 public:
  /// Beside: text fills the pane. Page: lines have a comfortable length and pictures are larger.
  enum class Setting { Beside, Page };

  explicit RulesPane(const Look& look, Setting setting = Setting::Beside, QWidget* parent = nullptr);

  /// `face` may be null; then the pane is empty.
  void setGame(const GameFace* face);
  [[nodiscard]] const GameFace* game() const { return face_; }

  /// The headings, in order.
  [[nodiscard]] QStringList headings() const;
  /// Scrolls the heading with this index to the top.
  void goToHeading(int index);
  /// The index of the heading whose part is being read; -1 above the first one.
  [[nodiscard]] int headingOnTop() const;

  /// Scrolls to the explanation of a rule ("BYG-6") and marks it until `unmark`. If there is none, scrolls to
  /// the top.
  void goToRule(const QString& rule);
  void unmark();

  /// Marks all occurrences of `text` and returns their number; 0 for an empty text.
  int search(const QString& text);
  /// Scrolls to the occurrence number `index`, counted from 0.
  void goToFound(int index);

 Q_SIGNALS:
  /// The page has been built again; its headings may have changed.
  void rulesShown();

 protected:
  QVariant loadResource(int type, const QUrl& name) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// A reading position that doesn't depend on line lengths.
  struct Place {
    int block;   // -1: the start of the page
    int offset;  // in pixels from its top
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
  std::unique_ptr<const RulesPage> page_;  // null without a game
  QTimer resizeTimer_;                     // so that pictures are drawn once after resizing
  int drawnWidth_ = 0;
  QString rule_;        // the rule whose explanation is marked; empty if none is
  QString searchText_;  // marked wherever it occurs
  QList<QTextCursor> found_;
  int current_ = -1;  // index in found_
};

}  // namespace byways::app
