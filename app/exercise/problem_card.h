// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exercise/problem_list.h"
#include "app/exercise/progress.h"
#include "app/shelf/card_frame.h"

namespace byways::app {

class BoardThumb;
class GameFace;
class Look;

/// One problem in the room: its position, its number and grade, and what it has earned. There are many of
/// them: it paints its texts itself, so that they are there at once.
class ProblemCard : public CardFrame {
  Q_OBJECT

 public:
  /// The references must outlive the card.
  ProblemCard(const Problem& problem, const GameFace& face, const Progress& progress, const Look& look,
              QWidget* parent = nullptr);

  [[nodiscard]] const Problem& problem() const { return problem_; }
  /// To be called when the progress or the language has changed.
  void refresh();

  /// The least width of a card with texts of that size, for its grid.
  [[nodiscard]] static int narrowest(const QFont& font);
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  [[nodiscard]] QString stateText() const;

  const Problem& problem_;
  const Progress& progress_;
  const Look& look_;
  BoardThumb* thumb_;
};

}  // namespace byways::app
