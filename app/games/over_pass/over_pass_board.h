// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/pass/pass_board.h"
#include "engine/overpass/insight.h"

namespace byways::app {

/// Over-Pass's board on the table. A piece in hand shows every landing with its kind and price; for an exit,
/// the piece is put on its home pile. If a Slide and an Over-Pass lead to the same node, the board asks
/// which.
class OverPassBoard : public PassBoard {
  Q_OBJECT

 public:
  OverPassBoard(Match& match, const Look& look, QWidget* parent);

  [[nodiscard]] QString describe(const QString& place) const override;
  [[nodiscard]] QString actionOf(const QString& place) const override;

 protected:
  [[nodiscard]] PassScene makeScene() const override;
  [[nodiscard]] QStringList liftable() const override;
  [[nodiscard]] QList<PassMark> targets(const QString& from) const override;
  void decorate(PassScene& scene) const override;
  [[nodiscard]] std::optional<Refusal> liftRefusal(const QString& place) const override;
  [[nodiscard]] std::optional<Refusal> dropRefusal(const QString& from, const QString& to) const override;

 private:
  [[nodiscard]] const overpass::OverPassInsight& insight() const;
  [[nodiscard]] std::optional<Refusal> refusalOf(const QString& step) const;
  void showMark(PassScene& scene, const PassMark& mark) const;
  [[nodiscard]] QStringList lastPlaces() const;
  [[nodiscard]] static QString kindName(PassMark::Kind kind);
  [[nodiscard]] static QString markText(const PassMark& mark);
  [[nodiscard]] QString describeNode(const QString& node) const;
};

}  // namespace byways::app
