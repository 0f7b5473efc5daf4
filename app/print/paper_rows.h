// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>

#include "app/print/paper.h"
#include "app/settings/preferences.h"

namespace byways::app {

/// The rows of a dialog in which people choose the paper.
class PaperRows : public QObject {
  Q_OBJECT

 public:
  /// The first values are those chosen last. `preferences` must outlive this.
  PaperRows(Preferences& preferences, QWidget* parent);

  void addTo(QFormLayout& form);
  void setVisible(QFormLayout& form, bool visible);
  [[nodiscard]] Paper paper() const;
  void remember();

 Q_SIGNALS:
  void changed();

 private:
  Preferences& preferences_;
  QComboBox* size_;
  QComboBox* orientation_;
};

}  // namespace byways::app
