// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QRect>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <optional>

namespace byways::app::test {

/// A place on the board, as screen readers see it.
struct SpokenPlace {
  QString name;    ///< "D4, empty"
  QString action;  ///< what pressing it does: "Place a stone"; empty if nothing
  QPoint middle;   ///< in screen coordinates
  QAccessibleInterface* face;
};

/// A player who uses the program only through its accessibility interfaces: reads names, roles and states,
/// and presses. Everything is looked for in the active window.
class AccessiblePlayer {
 public:
  explicit AccessiblePlayer(QWidget& window) : window_(window) {}

  /// The first visible interface with this role and a name accepted by `fits`; null if there is none.
  [[nodiscard]] QAccessibleInterface* find(QAccessible::Role role,
                                           const std::function<bool(const QString&)>& fits) const;
  [[nodiscard]] QAccessibleInterface* button(const QString& name) const;
  [[nodiscard]] bool canPress(const QString& name) const;
  /// Presses the button called `name` and waits until it has acted. Fails the test if there is no such
  /// button.
  void press(const QString& name) const;
  /// Invokes the press action of an interface, and waits until it has acted.
  static void press(QAccessibleInterface& accessible);
  /// Calls `act` with the next dialog that opens.
  static void inDialog(const std::function<void(const AccessiblePlayer&)>& act);

  /// In a dialog: types `text` into the field called `field`.
  void write(const QString& field, const QString& text) const;
  /// In a dialog: chooses an entry of the group of radio buttons, or of the list, called `group`.
  void choose(const QString& group, const QString& entry) const;

  /// All places of the board and what is on them.
  [[nodiscard]] QList<SpokenPlace> places() const;
  /// The places at which something can be done.
  [[nodiscard]] QList<SpokenPlace> actions() const;
  /// The place whose name begins with `id` before a comma or colon.
  [[nodiscard]] std::optional<SpokenPlace> place(const QString& id) const;
  /// The texts of the turn box: whose turn it is and what there is to do.
  [[nodiscard]] QStringList demands() const;

  /// Handles events until `done` returns true; fails the test after ten seconds.
  static void waitFor(const std::function<bool()>& done);

 private:
  [[nodiscard]] QAccessibleInterface* listLabelled(const QString& label) const;
  [[nodiscard]] QList<SpokenPlace> placesWhere(const std::function<bool(const SpokenPlace&)>& fits) const;

  QWidget& window_;
};

}  // namespace byways::app::test
