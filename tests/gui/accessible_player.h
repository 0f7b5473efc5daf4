// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QRect>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <optional>

namespace byways::app::test {

/// A place on the board, as a screen reader has it.
struct SpokenPlace {
  QString name;    ///< "D4, empty"
  QString action;  ///< what pressing it does: "Place a stone"; empty if nothing
  QPoint middle;   ///< on the screen
  QAccessibleInterface* face;
};

/// Somebody who knows the program by its accessibility interfaces alone: reads names, roles and states, and
/// presses. Everything is looked for in the window in front.
class AccessiblePlayer {
 public:
  explicit AccessiblePlayer(QWidget& window) : window_(window) {}

  /// The interface that can be seen and has that role and a name for which `fits` holds; null without one.
  [[nodiscard]] QAccessibleInterface* find(QAccessible::Role role,
                                           const std::function<bool(const QString&)>& fits) const;
  [[nodiscard]] QAccessibleInterface* button(const QString& name) const;
  [[nodiscard]] bool canPress(const QString& name) const;
  /// Presses the button of that name and waits until it has been pressed. The test fails without it.
  void press(const QString& name) const;
  /// Acts on something by its press action, and waits.
  static void press(QAccessibleInterface& face);
  /// Has `act` done in the next dialog that opens.
  static void inDialog(const std::function<void(const AccessiblePlayer&)>& act);

  /// In a dialog: writes into a field, or chooses an entry of a group of buttons or of a list.
  void write(const QString& field, const QString& text) const;
  void choose(const QString& group, const QString& entry) const;

  /// All places of the board, with what lies on it.
  [[nodiscard]] QList<SpokenPlace> places() const;
  /// Those at which something can be done.
  [[nodiscard]] QList<SpokenPlace> actions() const;
  /// The place whose name begins like that, up to a comma or colon.
  [[nodiscard]] std::optional<SpokenPlace> place(const QString& id) const;
  /// All texts that the turn's box reads out: whose turn it is and what it asks for.
  [[nodiscard]] QStringList demands() const;

  static void waitFor(const std::function<bool()>& done);

 private:
  [[nodiscard]] QAccessibleInterface* listLabelled(const QString& label) const;
  [[nodiscard]] QList<SpokenPlace> placesWhere(const std::function<bool(const SpokenPlace&)>& fits) const;

  QWidget& window_;
};

}  // namespace byways::app::test
