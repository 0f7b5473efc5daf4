// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QWidget>

class QAbstractButton;

namespace byways::app {

/// Connects menu actions with buttons on the table: an action presses its button, and is enabled exactly when
/// the button is shown and enabled.
class ButtonActions : public QObject {
  Q_OBJECT

 public:
  explicit ButtonActions(QObject* parent = nullptr) : QObject(parent) {}

  /// Whether an action is greyed or hidden while its button is hidden or there is no page.
  enum class Missing { Grey, Gone };
  /// `action` stands for the first button of the page that has one of the object names `button`.
  void add(QAction* action, const QStringList& button, Missing missing = Missing::Grey);

  /// Uses the buttons of `page` from now on; null for none. Call it when all buttons of the page exist.
  void follow(QWidget* page);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Pair {
    QAction* action;
    QStringList names;
    Missing missing;
    QPointer<QAbstractButton> button;
  };

  void refresh(const Pair& pair) const;

  QList<Pair> pairs_;
  QPointer<QWidget> page_;
};

}  // namespace byways::app
