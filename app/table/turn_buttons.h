// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include <optional>

#include "app/games/game_face.h"
#include "app/table/panel_room.h"

namespace byways::app {

/// The buttons that every turn needs: one for rolling the dice, one for ending the turn. Only one of them is
/// shown at a time, always in the same place. A line above them says why the turn can't end yet, or what
/// would be lost.
class TurnButtons : public QWidget {
  Q_OBJECT

 public:
  TurnButtons(const Match& match, const GameFace& face, const Look& look, QWidget* parent = nullptr);

  /// To be called when match, look or language has changed. `isWanted` says whether to show the buttons.
  /// While `isBusy`, the table shows something that everybody should see, and nothing can be pressed.
  void refresh(bool isWanted, bool isBusy);
  [[nodiscard]] QPushButton& rollButton() { return *roll_; }

  /// With PanelRoom::Ample, space stays reserved for the remark above the button, so that nothing moves when
  /// the remark comes or goes. With PanelRoom::ScarceWithDesk, the remark is left out, and only the tool tip
  /// of the button gives the reason.
  void setRoom(PanelRoom room);
  /// The least height of the buttons and their remark, in a panel `width` pixels wide with this much room; 0
  /// if nothing is shown.
  [[nodiscard]] int leastHeight(PanelRoom room, int width) const;

 Q_SIGNALS:
  void endTurnRequested();
  void rollRequested();

 private:
  void refreshEnd(bool isBusy);
  void writeRemark(const QString& text);
  [[nodiscard]] bool hasRemark(PanelRoom room) const;
  [[nodiscard]] int linesKept(PanelRoom room) const;
  [[nodiscard]] QString whyNobodyCanEnd(bool isBusy) const;
  [[nodiscard]] QString remarkText(const std::optional<Refusal>& refusal) const;

  const Match& match_;
  const GameFace& face_;
  const Look& look_;
  QLabel* remark_;
  QPushButton* roll_;
  QPushButton* end_;
  PanelRoom room_ = PanelRoom::Ample;
};

}  // namespace byways::app
