// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>
#include <utility>

#include "app/settings/preferences.h"

class QButtonGroup;
class QComboBox;
class QLabel;
class QPushButton;
class QRadioButton;
class QVBoxLayout;

namespace byways::app {

class Look;
class Segmented;
class SettingRow;
class SwitchBox;

/// The dialog with all preferences, each of which takes effect at once. Modeless. The references must outlive
/// the dialog.
class PreferencesDialog : public QDialog {
  Q_OBJECT

 public:
  PreferencesDialog(Preferences& preferences, const Look& look, QWidget* parent = nullptr);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  struct Switch {
    SwitchBox* box = nullptr;
    SettingRow* row = nullptr;
  };
  struct Level {
    QRadioButton* button;
    QLabel* help;
  };

  void layOut(const Look& look);
  QLabel* addHeading(QVBoxLayout& parts);
  Switch addSwitch(QVBoxLayout& parts, const QString& name, const std::function<void(bool)>& set);
  Switch addSwitch(QVBoxLayout& parts, const char* name, void (Preferences::*setter)(bool));
  void addPictureSwitch(QVBoxLayout& parts, const PictureSwitch& option);
  void addLevels(QVBoxLayout& parts);
  void showValues();
  void retranslate();

  Preferences& preferences_;
  QLabel* appearance_ = nullptr;
  QLabel* help_ = nullptr;
  QLabel* play_ = nullptr;
  QComboBox* language_ = nullptr;
  SettingRow* languageRow_ = nullptr;
  Segmented* theme_ = nullptr;
  SettingRow* themeRow_ = nullptr;
  Segmented* textSize_ = nullptr;
  SettingRow* textSizeRow_ = nullptr;
  QButtonGroup* levels_ = nullptr;
  QList<Level> levelRows_;
  Segmented* turnBand_ = nullptr;
  SettingRow* turnBandRow_ = nullptr;
  Segmented* pace_ = nullptr;
  SettingRow* paceRow_ = nullptr;
  Switch animations_;
  QList<std::pair<const PictureSwitch*, Switch>> switches_;  // options of pictures
  Switch notation_;
  Switch clockPauses_;
  Switch showsDay_;
  QPushButton* close_ = nullptr;
};

}  // namespace byways::app
