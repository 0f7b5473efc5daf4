// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>
#include <QTimer>

#include "app/games/game_face.h"

namespace byways::app {

/// The rules of one game with drawn examples, to be read beside the board. Follows language and theme.
class RulesPane : public QTextBrowser {
  Q_OBJECT

 public:
  explicit RulesPane(const Look& look, QWidget* parent = nullptr);

  /// `face` may be null: then the pane is empty.
  void setGame(const GameFace* face);

 protected:
  QVariant loadResource(int type, const QUrl& name) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void showRules();
  void spreadLines();
  void fitPictures();
  [[nodiscard]] int pictureWidth() const;
  [[nodiscard]] QString styleOfText() const;

  const Look& look_;
  const GameFace* face_ = nullptr;
  QTimer soon_;  // while the pane is being resized, drawing once at the end is enough
  int drawnWidth_ = 0;
};

}  // namespace byways::app
