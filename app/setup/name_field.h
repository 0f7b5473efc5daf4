// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <functional>

#include "app/setup/known_person.h"

class QCompleter;
class QStandardItemModel;

namespace byways::app {

class Look;

/// The name of a player. While it is typed, people who have played before are offered: Down goes through
/// them, Tab takes the one that is marked, or else the first; a second Tab leaves the field. Down in a field
/// in which nothing fits offers everybody. Enter leaves the field for the next one and never takes what
/// wasn't marked.
class NameField : public QLineEdit {
  Q_OBJECT

 public:
  /// `look` must outlive the field.
  explicit NameField(const Look& look, QWidget* parent = nullptr);

  /// Sets the function that returns the people to offer. It is called whenever something is typed, so it can
  /// leave out people who sit at other seats.
  void setPeople(std::function<KnownPeople()> people);

 Q_SIGNALS:
  /// A name was taken from those on offer.
  void taken(const byways::app::KnownPerson& person);
  /// Enter was pressed.
  void goOn();

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void offer(const QString& beginning);
  void take(const QModelIndex& index);
  [[nodiscard]] bool isOffering() const;

  const Look& look_;
  std::function<KnownPeople()> people_;
  KnownPeople offered_;
  QStandardItemModel* model_;
  QCompleter* completer_;
};

}  // namespace byways::app
