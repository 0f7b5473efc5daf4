// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/picture_boxes.h"

#include "app/games/game_face.h"

namespace byways::app {

PictureBoxes::PictureBoxes(const QString& dialog, const GameFace& face, Preferences& preferences,
                           QWidget* parent)
    : QObject(parent), dialog_(dialog), preferences_(preferences) {
  for (const PictureSwitch& option : pictureSwitches()) {
    if (!face.hasPictureOption(option.option)) {
      continue;
    }
    auto* const box = new QCheckBox(option.textInFiles(), parent);
    QString name = option.key();
    name[0] = name[0].toUpper();
    box->setObjectName(dialog + name);
    box->setChecked(preferences.choice(keyOf(option), preferences.picture().*option.option).toBool());
    connect(box, &QCheckBox::toggled, this, &PictureBoxes::changed);
    boxes_.append(box);
    switches_.append(&option);
  }
}

PictureOptions PictureBoxes::options() const {
  PictureOptions chosen = preferences_.picture();
  for (qsizetype i = 0; i < boxes_.size(); ++i) {
    chosen.*switches_[i]->option = boxes_[i]->isChecked();
  }
  return chosen;
}

void PictureBoxes::remember() {
  for (qsizetype i = 0; i < boxes_.size(); ++i) {
    preferences_.setChoice(keyOf(*switches_[i]), boxes_[i]->isChecked());
  }
}

QString PictureBoxes::keyOf(const PictureSwitch& option) const {
  return dialog_ + QLatin1Char('/') + option.key();
}

}  // namespace byways::app
