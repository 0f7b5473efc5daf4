// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include <functional>

#include "app/setup/known_person.h"

class QCompleter;
class QStandardItemModel;

namespace byways::app {

class Look;

/// The name of a player. While somebody types, the field offers people who have played before. Down moves
/// through the offered names. Tab takes the marked name, or the first if none is marked; a second Tab leaves
/// the field. If no known name fits the typed text, Down offers everybody. Enter goes on to the next field;
/// it takes a name only if one is marked.
class NameField : public QLineEdit {
  Q_OBJECT

 public:
  /// `look` must outlive the field.
  explicit NameField(const Look& look, QWidget* parent = nullptr);

  /// Sets the function that returns the people to offer. The field calls it whenever something is typed, so
  /// the function can leave out people in other seats.
  void setPeople(std::function<KnownPeople()> people);

 Q_SIGNALS:
  /// One of the offered people was taken.
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
