// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace byways::app {

/// A combo box whose entries can be chosen through the accessibility interface, which also has actions for
/// the next and the previous entry. The interface of Qt's combo box can only open the list.
class ChoiceBox : public QComboBox {
  Q_OBJECT

 public:
  explicit ChoiceBox(QWidget* parent = nullptr);
};

}  // namespace byways::app
