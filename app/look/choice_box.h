// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace byways::app {

/// A combo box whose entries can be chosen through the accessibility interface: it has an action for the next
/// entry and one for the entry before. Qt's own can only open the list.
class ChoiceBox : public QComboBox {
  Q_OBJECT

 public:
  explicit ChoiceBox(QWidget* parent = nullptr);
};

}  // namespace byways::app
