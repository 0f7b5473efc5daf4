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
/// the button is.
class ButtonActions : public QObject {
  Q_OBJECT

 public:
  explicit ButtonActions(QObject* parent = nullptr) : QObject(parent) {}

  /// What happens to the action while the button is hidden or there is no page: it is greyed or hidden.
  enum class Missing { Grey, Gone };
  /// `action` stands for the button of that name, or of one of those names.
  void add(QAction* action, const QStringList& button, Missing missing = Missing::Grey);

  /// Uses the buttons of `page` from now on, which may be null. To be called when all of them exist.
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
