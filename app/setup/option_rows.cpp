// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/setup/option_rows.h"

#include <QEvent>
#include <QRandomGenerator>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "app/look/choice_box.h"
#include "app/setup/clock_rows.h"
#include "app/setup/segmented.h"
#include "app/setup/setting_row.h"
#include "app/setup/switch_box.h"

namespace byways::app {

namespace {

constexpr int kWidestSegments = 300;
constexpr int kOptionGap = 16;

// The index of a value among those that are allowed, or else of the fallback.
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
      rows_(new QVBoxLayout),
      more_(new QToolButton(this)),
      rare_(new QWidget(this)),
      rareRows_(new QVBoxLayout(rare_)) {
  for (const OptionSpec& spec : face.game().options()) {
    if (const std::vector<OptionValue>& values = face.optionText(spec.name).offer.drawn; !values.empty()) {
      const auto lot = QRandomGenerator::global()->bounded(static_cast<quint32>(values.size()));
      lots_.insert_or_assign(spec.name, values.at(lot));
    }
  }
  rows_->setSpacing(kOptionGap);
  rareRows_->setContentsMargins(0, 0, 0, 0);
  rareRows_->setSpacing(kOptionGap);
  more_->setObjectName(QStringLiteral("moreOptions"));
  more_->setCheckable(true);
  more_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  more_->setFocusPolicy(Qt::StrongFocus);
  auto* const all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->setSpacing(kOptionGap);
  all->addLayout(rows_);
  all->addWidget(more_, 0, Qt::AlignLeading);
  all->addWidget(rare_);
  connect(more_, &QToolButton::clicked, this, [this](bool on) {
    setUnfolded(on);
    Q_EMIT unfolded(on);
  });
  setChosen({});
}

bool OptionRows::isUnfolded() const { return more_->isChecked(); }

void OptionRows::setUnfolded(bool on) {
  more_->setChecked(on);
  updateFold();
}

QPoint OptionRows::foldTop() const { return more_->pos(); }

void OptionRows::updateFold() {
  const bool isThere = rareRows_->count() > 0;
  more_->setVisible(isThere);
  rare_->setVisible(isThere && more_->isChecked());
  more_->setArrowType(more_->isChecked() ? Qt::UpArrow : Qt::DownArrow);
  const int changed = rareChoices();
  more_->setText(changed == 0 || more_->isChecked() ? tr("More options")
                                                    : tr("More options (%n changed)", nullptr, changed));
  updateGeometry();
}

int OptionRows::rareChoices() const {
  const auto& specs = face_.game().options();
  return static_cast<int>(std::count_if(specs.begin(), specs.end(), [this](const OptionSpec& spec) {
    return isRare(spec) && isOffered(spec) && !isUsual(spec);
  }));
}

// The game's own clock is offered among the other clocks (ClockRows).
bool OptionRows::isOffered(const OptionSpec& spec) const {
  const int only = face_.optionText(spec.name).offer.players;
  return spec.name != kOwnClock && (only == 0 || only == players_);
}

bool OptionRows::isRare(const OptionSpec& spec) const {
  return spec.names_seat || face_.optionText(spec.name).offer.isRare;
}

bool OptionRows::isUsual(const OptionSpec& spec) const {
  const auto found = chosen_.find(spec.name);
  return found == chosen_.end() || (!isDrawn(spec) && found->second == proposed(spec));
}

void OptionRows::setNames(const QStringList& names) {
  if (names_ == names) {
    return;
  }
  names_ = names;
  for (const OptionSpec& spec : face_.game().options()) {
    auto* const box = findChild<ChoiceBox*>(QStringLiteral("option ") + QString::fromStdString(spec.name));
    const std::vector<OptionValue> values = spec.values_for(players_);
    const int before = isDrawn(spec) ? 1 : 0;  // the entry "Drawn by lot"
    if (!spec.names_seat || box == nullptr || box->count() != before + static_cast<int>(values.size())) {
      continue;
    }
    for (int index = before; index < box->count(); ++index) {
      box->setItemText(index, textOf(spec, values.at(static_cast<std::size_t>(index - before))));
    }
  }
}

// The text of a value. If the value is a seat, the text is the name of whoever sits there, as far as it is
// known.
QString OptionRows::textOf(const OptionSpec& spec, const OptionValue& value) const {
  const int* const seat = spec.names_seat ? std::get_if<int>(&value) : nullptr;
  const QString name = seat != nullptr ? names_.value(*seat - 1) : QString();
  return name.isEmpty() ? face_.optionValue(spec.name, value) : name;
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
  const std::optional<OptionValue>& proposal = face_.optionText(spec.name).offer.proposed;
  return proposal ? *proposal : spec.fallback;
}

void OptionRows::setPlayers(int players) {
  if (players != players_) {
    players_ = players;
    build();
  }
}

bool OptionRows::isUsual() const {
  const auto& specs = face_.game().options();
  return std::all_of(specs.begin(), specs.end(), [this](const OptionSpec& spec) { return isUsual(spec); });
}

void OptionRows::changeEvent(QEvent* event) {
  // A new language may need other controls: its words may be too long for a row of buttons.
  if (event->type() == QEvent::LanguageChange) {
    build();
  }
  QWidget::changeEvent(event);
}

void OptionRows::build() {
  for (QVBoxLayout* const rows : {rows_, rareRows_}) {
    while (QLayoutItem* const item = rows->takeAt(0)) {
      // Deferred: the signal may come from the control that is being deleted.
      item->widget()->hide();
      item->widget()->setParent(nullptr);
      item->widget()->deleteLater();
      delete item;
    }
  }
  for (const OptionSpec& spec : face_.game().options()) {
    if (isOffered(spec)) {
      addRow(spec);
    }
  }
  updateFold();
  updateGeometry();  // at once, so that callers don't get the old height
}

void OptionRows::addRow(const OptionSpec& spec) {
  const bool isSwitch = std::holds_alternative<bool>(spec.fallback);
  QWidget* const control = isSwitch ? makeSwitch(spec) : makeChoice(spec);
  control->setObjectName(QStringLiteral("option ") + QString::fromStdString(spec.name));
  auto* const row = new SettingRow(control, isRare(spec) ? rare_ : this);
  row->setTexts(face_.optionName(spec.name), face_.optionHelp(spec.name));
  (isRare(spec) ? rareRows_ : rows_)->addWidget(row);
  row->show();  // at once, so that the height includes it
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
    texts << textOf(spec, value);
  }
  // "Drawn by lot" comes before the values.
  const int before = isDrawn(spec) ? 1 : 0;
  if (before > 0) {
    texts.prepend(tr("Drawn by lot"));
  }
  const auto found = chosen_.find(spec.name);
  const int current = found == chosen_.end() ? 0 : before + indexOf(values, found->second, proposed(spec));
  const auto use = [this, &spec, values, before](int index) {
    index < before ? leaveToLot(spec) : choose(spec, values.at(static_cast<std::size_t>(index - before)));
  };
  // Seats get a combo box, because names change while they are typed and may be long.
  if (!spec.names_seat && Segmented::widthOf(texts, fontMetrics()) <= kWidestSegments) {
    auto* const segments = new Segmented(this);
    segments->setTexts(texts);
    segments->setCurrent(current);
    connect(segments, &Segmented::chosen, this, use);
    return segments;
  }
  auto* const combo = new ChoiceBox(this);
  combo->addItems(texts);
  combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  combo->setMaximumWidth(kWidestSegments);
  combo->setCurrentIndex(current);
  connect(combo, &QComboBox::activated, this, use);
  return combo;
}

void OptionRows::choose(const OptionSpec& spec, const OptionValue& value) {
  chosen_.insert_or_assign(spec.name, value);
  updateFold();
  Q_EMIT changed();
}

void OptionRows::choose(const std::string& option, const OptionValue& value) {
  chosen_.insert_or_assign(option, value);
  build();
  Q_EMIT changed();
}

void OptionRows::leaveToLot(const OptionSpec& spec) {
  chosen_.erase(spec.name);
  Q_EMIT changed();
}

}  // namespace byways::app
