// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QList>
#include <QObject>

#include "app/settings/preferences.h"

namespace byways::app {

class GameFace;

/// Check boxes for dialogs that put a game's board on paper or into a file: one for each picture switch that
/// matters for the rule set. Their first values are those chosen last in the same dialog, or else those of
/// the preferences.
class PictureBoxes : public QObject {
  Q_OBJECT

 public:
  /// `dialog`, such as "print", is part of the settings' keys and of the boxes' object names. `parent` owns
  /// the boxes and lays them out. `preferences` must outlive `parent`.
  PictureBoxes(const QString& dialog, const GameFace& face, Preferences& preferences, QWidget* parent);

  [[nodiscard]] const QList<QCheckBox*>& boxes() const { return boxes_; }
  /// The chosen options, with the light theme.
  [[nodiscard]] PictureOptions options() const;
  void remember();

 Q_SIGNALS:
  void changed();

 private:
  [[nodiscard]] QString keyOf(const PictureSwitch& option) const;

  QString dialog_;
  Preferences& preferences_;
  QList<QCheckBox*> boxes_;
  QList<const PictureSwitch*> switches_;  // the switch of each box
};

}  // namespace byways::app
