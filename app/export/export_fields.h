// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QSpinBox>
#include <QWidget>

#include "app/export/export_job.h"
#include "app/settings/preferences.h"

namespace byways::app {

class Look;
class PaperRows;
class PictureBoxes;

/// The fields that choose what is exported and how. Their first values are those chosen last.
class ExportFields : public QWidget {
  Q_OBJECT

 public:
  /// The references must outlive the widget. `face` is the face of the rule set. `turns` is the number
  /// of boards that the game has after the first one.
  ExportFields(const GameFace& face, int turns, Preferences& preferences, const Look& look,
               QWidget* parent = nullptr);

  [[nodiscard]] ExportChoice choice() const;
  void remember();
  void setWhat(ExportWhat what);

 Q_SIGNALS:
  void changed();

 private:
  void fill(int turns);
  void giveNames();
  void layOut();
  void recall();
  void refresh();

  Preferences& preferences_;
  const Look& look_;
  QFormLayout* form_;
  QComboBox* what_;
  QComboBox* format_;
  QComboBox* ground_;
  QWidget* size_;
  QSpinBox* width_;
  QSpinBox* height_;
  QSpinBox* side_;  // the longer side of an animation
  QComboBox* seconds_;
  QWidget* span_;  // which boards an animation shows
  QSpinBox* from_;
  QSpinBox* to_;
  PaperRows* paper_;
  PictureBoxes* options_;
  QCheckBox* turns_;
};

}  // namespace byways::app
