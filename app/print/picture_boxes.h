// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QList>
#include <QObject>

#include "app/settings/preferences.h"

namespace byways::app {

class GameFace;

/// A box for each switch of a picture that matters for a game, for dialogs that put its board on paper or
/// into a file. They begin with what was chosen last in such a dialog, or else as the preferences say.
class PictureBoxes : public QObject {
  Q_OBJECT

 public:
  /// `dialog` is part of the keys in the settings and of the boxes' names: "print". The boxes belong to
  /// `parent`, which lays them out; `preferences` must outlive it.
  PictureBoxes(const QString& dialog, const GameFace& face, Preferences& preferences, QWidget* parent);

  [[nodiscard]] const QList<QCheckBox*>& boxes() const { return boxes_; }
  /// What is chosen, in the light theme.
  [[nodiscard]] PictureOptions options() const;
  void remember();

 Q_SIGNALS:
  void changed();

 private:
  [[nodiscard]] QString keyOf(const PictureSwitch& option) const;

  QString dialog_;
  Preferences& preferences_;
  QList<QCheckBox*> boxes_;
  QList<const PictureSwitch*> switches_;  // of the boxes
};

}  // namespace byways::app
