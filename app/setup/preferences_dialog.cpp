// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/setup/preferences_dialog.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

#include "app/look/choice_box.h"
#include "app/look/direction.h"
#include "app/look/look.h"
#include "app/look/tab_order.h"
#include "app/settings/language.h"
#include "app/setup/segmented.h"
#include "app/setup/setting_row.h"
#include "app/setup/stone_preview.h"
#include "app/setup/switch_box.h"

namespace byways::app {

namespace {

constexpr QSize kUsualPreferences(600, 640);
constexpr int kDialogMargin = 28;
constexpr int kHelpIndent = 28;  // so that the help is below a radio button's text

}  // namespace

PreferencesDialog::PreferencesDialog(Preferences& preferences, const Look& look, QWidget* parent)
    : QDialog(parent), preferences_(preferences) {
  setObjectName(QStringLiteral("preferencesDialog"));
  layOut(look);
  retranslate();
  showValues();
  setTabOrderAsLaidOut(this);
  resize(kUsualPreferences);
  connect(&preferences_, &Preferences::changed, this, &PreferencesDialog::showValues);
  connect(language_, &QComboBox::activated, this,
          [this](int index) { preferences_.setLanguage(language_->itemData(index).toString()); });
  connect(theme_, &Segmented::chosen, this,
          [this](int index) { preferences_.setTheme(static_cast<Preferences::ThemeChoice>(index)); });
  connect(textSize_, &Segmented::chosen, this,
          [this](int index) { preferences_.setTextSize(Preferences::textSizes().value(index)); });
  connect(pace_, &Segmented::chosen, this,
          [this](int index) { preferences_.setPace(static_cast<Preferences::Pace>(index)); });
  connect(turnBand_, &Segmented::chosen, this,
          [this](int index) { preferences_.setTurnBand(static_cast<Preferences::TurnBand>(index)); });
  connect(levels_, &QButtonGroup::idToggled, this, [this](int level, bool on) {
    if (on) {
      preferences_.setHighlights(static_cast<Highlights>(level));
    }
  });
  connect(close_, &QPushButton::clicked, this, &QDialog::accept);
}

void PreferencesDialog::layOut(const Look& look) {
  auto* const middle = new QWidget(this);
  middle->setProperty("scrolled", true);
  auto* const parts = new QVBoxLayout(middle);
  parts->setContentsMargins(kDialogMargin, 24, kDialogMargin, 16);
  parts->setSpacing(16);

  appearance_ = addHeading(*parts);
  language_ = new ChoiceBox(this);
  language_->setObjectName(QStringLiteral("language"));
  language_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  languageRow_ = new SettingRow(language_, this);
  parts->addWidget(languageRow_);
  theme_ = new Segmented(this);
  theme_->setObjectName(QStringLiteral("theme"));
  themeRow_ = new SettingRow(theme_, this);
  parts->addWidget(themeRow_);
  textSize_ = new Segmented(this);
  textSize_->setObjectName(QStringLiteral("textSize"));
  textSizeRow_ = new SettingRow(textSize_, this);
  parts->addWidget(textSizeRow_);
  const auto isPatterns = [](const PictureSwitch& option) {
    return option.option == &PictureOptions::patterns;
  };
  addPictureSwitch(*parts, *std::find_if(pictureSwitches().begin(), pictureSwitches().end(), isPatterns));
  parts->addWidget(new StonePreview(look, this));
  animations_ = addSwitch(*parts, "animations", &Preferences::setAnimations);

  parts->addSpacing(12);
  help_ = addHeading(*parts);
  addLevels(*parts);

  parts->addSpacing(12);
  play_ = addHeading(*parts);
  pace_ = new Segmented(this);
  pace_->setObjectName(QStringLiteral("pace"));
  paceRow_ = new SettingRow(pace_, this);
  parts->addWidget(paceRow_);
  turnBand_ = new Segmented(this);
  turnBand_->setObjectName(QStringLiteral("turnBand"));
  turnBandRow_ = new SettingRow(turnBand_, this);
  parts->addWidget(turnBandRow_);
  for (const PictureSwitch& option : pictureSwitches()) {
    if (!isPatterns(option)) {  // the switch for patterns is next to its preview
      addPictureSwitch(*parts, option);
    }
  }
  notation_ = addSwitch(*parts, "notation", &Preferences::setNotation);
  clockPauses_ = addSwitch(*parts, "clockPauses", &Preferences::setClockPauses);
  showsDay_ = addSwitch(*parts, "showsDay", &Preferences::setShowsDay);
  parts->addStretch();

  auto* const scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setWidget(middle);
  close_ = new QPushButton(this);
  close_->setObjectName(QStringLiteral("close"));
  close_->setDefault(true);
  auto* const buttons = new QHBoxLayout;
  buttons->setContentsMargins(kDialogMargin, 14, kDialogMargin, 20);
  buttons->addStretch();
  buttons->addWidget(close_);
  auto* const all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->setSpacing(0);
  all->addWidget(scroll, 1);
  all->addLayout(buttons);
}

QLabel* PreferencesDialog::addHeading(QVBoxLayout& parts) {
  auto* const heading = new QLabel(this);
  heading->setProperty("role", QStringLiteral("heading"));
  parts.addWidget(heading);
  return heading;
}

PreferencesDialog::Switch PreferencesDialog::addSwitch(QVBoxLayout& parts, const QString& name,
                                                       const std::function<void(bool)>& set) {
  auto* const box = new SwitchBox(this);
  box->setObjectName(name);
  auto* const row = new SettingRow(box, this);
  parts.addWidget(row);
  connect(box, &QCheckBox::toggled, this, set);
  return {box, row};
}

PreferencesDialog::Switch PreferencesDialog::addSwitch(QVBoxLayout& parts, const char* name,
                                                       void (Preferences::*setter)(bool)) {
  return addSwitch(parts, QLatin1String(name), [this, setter](bool on) { (preferences_.*setter)(on); });
}

void PreferencesDialog::addPictureSwitch(QVBoxLayout& parts, const PictureSwitch& option) {
  switches_.emplace_back(&option, addSwitch(parts, option.key(), [this, option = option.option](bool on) {
    preferences_.setPictureOption(option, on);
  }));
}

void PreferencesDialog::addLevels(QVBoxLayout& parts) {
  levels_ = new QButtonGroup(this);
  constexpr auto kLast = static_cast<int>(Highlights::Explain);
  for (int level = 0; level <= kLast; ++level) {
    const Level row{new QRadioButton(this), new QLabel(this)};
    row.button->setObjectName(QStringLiteral("highlights%1").arg(level));
    row.help->setProperty("role", QStringLiteral("small"));
    row.help->setWordWrap(true);
    setReadingMargins(row.help, {kHelpIndent, 0, 0, 0});
    levels_->addButton(row.button, level);
    auto* const lines = new QVBoxLayout;
    lines->setSpacing(2);
    lines->addWidget(row.button);
    lines->addWidget(row.help);
    parts.addLayout(lines);
    levelRows_ << row;
  }
}

void PreferencesDialog::showValues() {
  language_->setCurrentIndex(qMax(0, language_->findData(preferences_.language())));
  theme_->setCurrent(static_cast<int>(preferences_.theme()));
  textSize_->setCurrent(static_cast<int>(Preferences::textSizes().indexOf(preferences_.textSize())));
  pace_->setCurrent(static_cast<int>(preferences_.pace()));
  turnBand_->setCurrent(static_cast<int>(preferences_.turnBand()));
  levels_->button(static_cast<int>(preferences_.picture().highlights))->setChecked(true);
  const auto show = [](const Switch& part, bool on) {
    const QSignalBlocker quiet(part.box);
    part.box->setChecked(on);
    part.box->update();
  };
  show(animations_, preferences_.animations());
  for (const auto& [option, row] : switches_) {
    show(row, preferences_.picture().*option->option);
  }
  show(notation_, preferences_.notation());
  show(clockPauses_, preferences_.clockPauses());
  show(showsDay_, preferences_.showsDay());
}

void PreferencesDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    showValues();
  }
  QDialog::changeEvent(event);
}

void PreferencesDialog::retranslate() {
  setWindowTitle(tr("Preferences"));
  appearance_->setText(tr("Appearance"));
  help_->setText(tr("Help on the board"));
  play_->setText(tr("At the table"));
  close_->setText(tr("Close"));

  language_->clear();
  language_->addItem(tr("System default"), QString());
  const QStringList codes = Language::available();
  for (const QString& code : codes) {
    language_->addItem(Language::shownNameOf(code), code);
  }
  languageRow_->setTexts(tr("Language"), {});
  theme_->setTexts({tr("System"), tr("Light"), tr("Dark")});
  themeRow_->setTexts(tr("Theme"), {});
  QStringList sizes;
  for (const int percent : Preferences::textSizes()) {
    sizes.append(tr("%1 %", "size of texts").arg(percent));
  }
  textSize_->setTexts(sizes);
  textSizeRow_->setTexts(tr("Text size"), {});
  animations_.row->setTexts(tr("Animations"),
                            tr("Pieces glide to their places. When this is off, they jump."));

  levelRows_[0].button->setText(tr("Nothing"));
  levelRows_[0].help->setText(tr("The bare board, as on a real table."));
  levelRows_[1].button->setText(tr("Legal places"));
  levelRows_[1].help->setText(tr("Legal places are marked."));
  levelRows_[2].button->setText(tr("Legal places and reasons"));
  levelRows_[2].help->setText(tr("Point at a place that isn’t marked to see why you can’t play there."));
  for (const Level& level : levelRows_) {
    level.button->setAccessibleDescription(level.help->text());
  }

  pace_->setTexts({tr("Calm"), tr("Quick"), tr("At once")});
  paceRow_->setTexts(tr("Computers play"), {});
  turnBand_->setTexts({tr("Off"), tr("Small"), tr("Large")});
  turnBandRow_->setTexts(
      tr("Whose turn it is, above the board"),
      tr("“Large” can be read from across the room. The turn is shown only when two or more people play."));
  for (const auto& [option, row] : switches_) {
    row.row->setTexts(option->name(), option->help());
  }
  notation_.row->setTexts(tr("Notation"),
                          tr("The list of turns is written in coordinates instead of words."));
  clockPauses_.row->setTexts(tr("Pause the clock in the background"),
                             tr("In games with a clock, the clock stops while another window is in use."));
  showsDay_.row->setTexts(tr("Today’s exercise"), tr("The shelf shows a new exercise at the top each day."));
}

}  // namespace byways::app
