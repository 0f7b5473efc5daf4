// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/setup/option_rows.h"

#include <QEvent>
#include <QRandomGenerator>
#include <QVBoxLayout>

#include <algorithm>

#include "app/look/choice_box.h"
#include "app/setup/segmented.h"
#include "app/setup/setting_row.h"
#include "app/setup/switch_box.h"

namespace byways::app {

namespace {

constexpr int kWidestSegments = 300;

// The place of a value that fits, or of the fallback.
int indexOf(const std::vector<OptionValue>& values, const OptionValue& value, const OptionValue& fallback) {
  auto found = std::find(values.begin(), values.end(), value);
  if (found == values.end()) {
    found = std::find(values.begin(), values.end(), fallback);
  }
  return static_cast<int>(found - values.begin());
}

}  // namespace

OptionRows::OptionRows(const GameFace& face, QWidget* parent)
    : QWidget(parent),
      face_(face),
      players_(face.game().most_players()),
      proposed_(face.proposedOptions()),
      rows_(new QVBoxLayout(this)) {
  for (const OptionSpec& spec : face.game().options()) {
    if (const std::vector<OptionValue> values = face.drawnValues(spec.name); !values.empty()) {
      const auto lot = QRandomGenerator::global()->bounded(static_cast<quint32>(values.size()));
      lots_.insert_or_assign(spec.name, values.at(lot));
    }
  }
  rows_->setContentsMargins(0, 0, 0, 0);
  rows_->setSpacing(16);
  setChosen({});
}

void OptionRows::setChosen(const OptionMap& chosen) {
  for (const OptionSpec& spec : face_.game().options()) {
    const auto found = chosen.find(spec.name);
    const bool fits = found != chosen.end() && spec.allows(found->second);
    if (fits || !isDrawn(spec)) {
      chosen_.insert_or_assign(spec.name, fits ? found->second : proposed(spec));
    } else {
      chosen_.erase(spec.name);
    }
  }
  build();
  Q_EMIT changed();
}

OptionMap OptionRows::settled() const {
  OptionMap all = chosen_;
  all.insert(lots_.begin(), lots_.end());
  return all;
}

const OptionValue& OptionRows::proposed(const OptionSpec& spec) const {
  const auto found = proposed_.find(spec.name);
  return found != proposed_.end() ? found->second : spec.fallback;
}

void OptionRows::setPlayers(int players) {
  if (players != players_) {
    players_ = players;
    build();
  }
}

bool OptionRows::isUsual() const {
  const auto& specs = face_.game().options();
  return std::all_of(specs.begin(), specs.end(), [this](const OptionSpec& spec) {
    const auto found = chosen_.find(spec.name);
    return found == chosen_.end() || (!isDrawn(spec) && found->second == proposed(spec));
  });
}

void OptionRows::changeEvent(QEvent* event) {
  // A new language may need other controls: its words may be too long for a row of buttons.
  if (event->type() == QEvent::LanguageChange) {
    build();
  }
  QWidget::changeEvent(event);
}

void OptionRows::build() {
  while (QLayoutItem* const item = rows_->takeAt(0)) {
    // Later: the change may come from the very control that goes.
    item->widget()->hide();
    item->widget()->setParent(nullptr);
    item->widget()->deleteLater();
    delete item;
  }
  for (const OptionSpec& spec : face_.game().options()) {
    if (face_.optionMatters(spec.name, players_)) {
      addRow(spec);
    }
  }
  updateGeometry();  // at once, so that whoever asks for the height now isn't told the old one
}

void OptionRows::addRow(const OptionSpec& spec) {
  const bool isSwitch = std::holds_alternative<bool>(spec.fallback);
  QWidget* const control = isSwitch ? makeSwitch(spec) : makeChoice(spec);
  control->setObjectName(QStringLiteral("option ") + QString::fromStdString(spec.name));
  auto* const row = new SettingRow(control, this);
  row->setTexts(face_.optionName(spec.name), face_.optionHelp(spec.name));
  rows_->addWidget(row);
  row->show();  // counts for the height from now on, not from the next round of events
}

QWidget* OptionRows::makeSwitch(const OptionSpec& spec) {
  auto* const box = new SwitchBox(this);
  box->setChecked(std::get<bool>(chosen_.find(spec.name)->second));
  connect(box, &QCheckBox::toggled, this, [this, &spec](bool on) { choose(spec, on); });
  return box;
}

QWidget* OptionRows::makeChoice(const OptionSpec& spec) {
  const std::vector<OptionValue> values = spec.values_for(players_);
  QStringList texts;
  for (const OptionValue& value : values) {
    texts << face_.optionValue(spec.name, value);
  }
  // The lot stands before the values.
  const int before = isDrawn(spec) ? 1 : 0;
  if (before > 0) {
    texts.prepend(tr("Drawn by lot"));
  }
  const auto found = chosen_.find(spec.name);
  const int current = found == chosen_.end() ? 0 : before + indexOf(values, found->second, proposed(spec));
  const auto use = [this, &spec, values, before](int index) {
    index < before ? leaveToLot(spec) : choose(spec, values.at(static_cast<std::size_t>(index - before)));
  };
  if (Segmented::widthOf(texts, fontMetrics()) <= kWidestSegments) {
    auto* const segments = new Segmented(this);
    segments->setTexts(texts);
    segments->setCurrent(current);
    connect(segments, &Segmented::chosen, this, use);
    return segments;
  }
  auto* const combo = new ChoiceBox(this);
  combo->addItems(texts);
  combo->setCurrentIndex(current);
  connect(combo, &QComboBox::activated, this, use);
  return combo;
}

void OptionRows::choose(const OptionSpec& spec, const OptionValue& value) {
  chosen_.insert_or_assign(spec.name, value);
  Q_EMIT changed();
}

void OptionRows::leaveToLot(const OptionSpec& spec) {
  chosen_.erase(spec.name);
  Q_EMIT changed();
}

}  // namespace byways::app
