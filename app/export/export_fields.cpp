// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/export_fields.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

#include "app/look/choice_box.h"
#include "app/look/look.h"
#include "app/print/paper_rows.h"
#include "app/print/picture_boxes.h"

namespace byways::app {

namespace {

QString keyOf(const char* name) { return QStringLiteral("export/") + QLatin1String(name); }

void choose(QComboBox& box, const QVariant& data) { box.setCurrentIndex(qMax(0, box.findData(data))); }

}  // namespace

ExportFields::ExportFields(const GameFace& face, int turns, Preferences& preferences, const Look& look,
                           QWidget* parent)
    : QWidget(parent),
      preferences_(preferences),
      look_(look),
      form_(new QFormLayout(this)),
      what_(new ChoiceBox(this)),
      format_(new ChoiceBox(this)),
      ground_(new ChoiceBox(this)),
      size_(new QWidget(this)),
      width_(new QSpinBox(size_)),
      height_(new QSpinBox(size_)),
      side_(new QSpinBox(this)),
      seconds_(new ChoiceBox(this)),
      span_(new QWidget(this)),
      from_(new QSpinBox(span_)),
      to_(new QSpinBox(span_)),
      paper_(new PaperRows(preferences, this)),
      options_(new PictureBoxes(QStringLiteral("export"), face, preferences, this)),
      turns_(new QCheckBox(tr("List of turns on further pages"), this)) {
  fill(turns);
  giveNames();
  recall();
  layOut();
  for (QComboBox* const box : {what_, format_, ground_}) {
    connect(box, &QComboBox::currentIndexChanged, this, &ExportFields::refresh);
  }
  for (QSpinBox* const box : {width_, height_}) {
    connect(box, &QSpinBox::valueChanged, this, &ExportFields::refresh);
  }
  connect(options_, &PictureBoxes::changed, this, &ExportFields::refresh);
  connect(turns_, &QCheckBox::toggled, this, &ExportFields::refresh);
  for (QSpinBox* const box : {side_, from_, to_}) {
    connect(box, &QSpinBox::valueChanged, this, &ExportFields::refresh);
  }
  connect(seconds_, &QComboBox::currentIndexChanged, this, &ExportFields::refresh);
  connect(paper_, &PaperRows::changed, this, &ExportFields::refresh);
  refresh();
}

void ExportFields::fill(int turns) {
  what_->addItem(tr("The position"), static_cast<int>(ExportWhat::Position));
  what_->addItem(tr("The empty board"), static_cast<int>(ExportWhat::EmptyBoard));
  what_->addItem(tr("The whole game as a web page"), static_cast<int>(ExportWhat::WebPage));
  what_->addItem(tr("The whole game as an animated picture"), static_cast<int>(ExportWhat::Animation));
  what_->addItem(tr("The whole game as pictures"), static_cast<int>(ExportWhat::TurnPictures));
  format_->addItem(tr("PNG, a picture"), static_cast<int>(ExportFormat::Png));
  format_->addItem(tr("SVG, a drawing of any size"), static_cast<int>(ExportFormat::Svg));
  format_->addItem(tr("PDF, a page for paper"), static_cast<int>(ExportFormat::Pdf));
  ground_->addItem(tr("White"), static_cast<int>(Ground::White));
  ground_->addItem(tr("As in the window"), static_cast<int>(Ground::Theme));
  ground_->addItem(tr("Transparent"), static_cast<int>(Ground::None));
  for (QSpinBox* const box : {width_, height_}) {
    box->setRange(kLeastPicture, kLargestPicture);
    box->setSingleStep(100);
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);
  }
  side_->setRange(kLeastAnimation, kLargestAnimation);
  side_->setSingleStep(80);
  for (const int centiseconds : {25, 50, 100, 200, 400}) {
    seconds_->addItem(tr("%1 s", "seconds").arg(QLocale().toString(centiseconds / 100.0)), centiseconds);
  }
  from_->setRange(0, turns);
  to_->setRange(0, turns);
  to_->setValue(turns);
  for (QSpinBox* const box : {side_, from_, to_}) {
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);
  }
}

void ExportFields::giveNames() {
  what_->setObjectName(QStringLiteral("exportWhat"));
  format_->setObjectName(QStringLiteral("exportFormat"));
  ground_->setObjectName(QStringLiteral("exportGround"));
  width_->setObjectName(QStringLiteral("exportWidth"));
  width_->setAccessibleName(tr("Width in pixels"));
  height_->setObjectName(QStringLiteral("exportHeight"));
  height_->setAccessibleName(tr("Height in pixels"));
  side_->setObjectName(QStringLiteral("exportSide"));
  side_->setAccessibleName(tr("Longer side in pixels"));
  side_->setSuffix(tr(" pixels"));
  seconds_->setObjectName(QStringLiteral("exportSeconds"));
  seconds_->setAccessibleName(tr("Seconds a turn"));
  from_->setObjectName(QStringLiteral("exportFrom"));
  from_->setAccessibleName(tr("First board; 0 is the start"));
  from_->setToolTip(from_->accessibleName());
  to_->setObjectName(QStringLiteral("exportTo"));
  to_->setAccessibleName(tr("Last board"));
  to_->setToolTip(to_->accessibleName());
  turns_->setObjectName(QStringLiteral("exportTurns"));
}

void ExportFields::layOut() {
  auto* const pixels = new QHBoxLayout(size_);
  pixels->setContentsMargins(0, 0, 0, 0);
  pixels->addWidget(width_);
  pixels->addWidget(new QLabel(QStringLiteral("×"), size_));
  pixels->addWidget(height_);
  pixels->addWidget(new QLabel(tr("pixels"), size_));
  pixels->addStretch();
  auto* const span = new QHBoxLayout(span_);
  span->setContentsMargins(0, 0, 0, 0);
  span->addWidget(from_);
  span->addWidget(new QLabel(QStringLiteral("–"), span_));
  span->addWidget(to_);
  span->addStretch();
  form_->setContentsMargins(0, 0, 0, 0);
  form_->setVerticalSpacing(10);
  form_->addRow(tr("What"), what_);
  form_->addRow(tr("Format"), format_);
  form_->addRow(tr("Size"), size_);
  form_->addRow(tr("Longer side"), side_);
  form_->addRow(tr("Seconds a turn"), seconds_);
  form_->addRow(tr("Boards"), span_);
  form_->addRow(tr("Background"), ground_);
  paper_->addTo(*form_);
  for (QCheckBox* const box : options_->boxes()) {
    form_->addRow(box);
  }
  form_->addRow(turns_);
}

void ExportFields::recall() {
  const PictureChoice usual;
  choose(*what_, preferences_.choice(keyOf("what"), 0).toInt());
  choose(*format_, preferences_.choice(keyOf("format"), static_cast<int>(ExportFormat::Png)).toInt());
  choose(*ground_, preferences_.choice(keyOf("ground"), 0).toInt());
  width_->setValue(preferences_.choice(keyOf("width"), usual.size.width()).toInt());
  height_->setValue(preferences_.choice(keyOf("height"), usual.size.height()).toInt());
  const AnimationChoice animation;
  side_->setValue(preferences_.choice(keyOf("side"), animation.side).toInt());
  choose(*seconds_, preferences_.choice(keyOf("centiseconds"), animation.centiseconds).toInt());
  turns_->setChecked(preferences_.choice(keyOf("turns"), false).toBool());
}

void ExportFields::setWhat(ExportWhat what) { choose(*what_, static_cast<int>(what)); }

void ExportFields::remember() {
  paper_->remember();
  // Web pages and animations aren't remembered: they have their own menu entries, and the entry for pictures
  // begins with a picture.
  const auto what = static_cast<ExportWhat>(what_->currentData().toInt());
  if (what != ExportWhat::WebPage && what != ExportWhat::Animation) {
    preferences_.setChoice(keyOf("what"), what_->currentData());
  }
  preferences_.setChoice(keyOf("format"), format_->currentData());
  preferences_.setChoice(keyOf("ground"), ground_->currentData());
  preferences_.setChoice(keyOf("width"), width_->value());
  preferences_.setChoice(keyOf("height"), height_->value());
  preferences_.setChoice(keyOf("side"), side_->value());
  preferences_.setChoice(keyOf("centiseconds"), seconds_->currentData());
  options_->remember();
  preferences_.setChoice(keyOf("turns"), turns_->isChecked());
}

ExportChoice ExportFields::choice() const {
  ExportChoice chosen;
  chosen.what = static_cast<ExportWhat>(what_->currentData().toInt());
  chosen.format = formatFor(chosen.what, static_cast<ExportFormat>(format_->currentData().toInt()));
  chosen.picture = {options_->options(), static_cast<Ground>(ground_->currentData().toInt()),
                    QSize(width_->value(), height_->value())};
  chosen.picture.options.dark = look_.isDark();
  chosen.animation = {side_->value(), seconds_->currentData().toInt(), qMin(from_->value(), to_->value()),
                      qMax(from_->value(), to_->value())};
  chosen.notation = preferences_.notation();
  chosen.paper = paper_->paper();
  chosen.turns = turns_->isChecked() && chosen.what == ExportWhat::Position;
  return chosen;
}

// Shows only the fields that matter for the format.
void ExportFields::refresh() {
  const ExportChoice chosen = choice();
  const bool isPdf = chosen.format == ExportFormat::Pdf;
  const bool isPage = chosen.format == ExportFormat::Html;
  form_->setRowVisible(format_, chosen.what == ExportWhat::Position || chosen.what == ExportWhat::EmptyBoard);
  form_->setRowVisible(size_, chosen.format == ExportFormat::Png);
  const bool isAnimation = chosen.format == ExportFormat::Gif;
  for (QWidget* const field : std::initializer_list<QWidget*>{side_, seconds_, span_}) {
    form_->setRowVisible(field, isAnimation);
  }
  form_->setRowVisible(ground_, !isPdf && !isPage);
  paper_->setVisible(*form_, isPdf);
  form_->setRowVisible(turns_, isPdf && chosen.what == ExportWhat::Position);
  Q_EMIT changed();
}

}  // namespace byways::app
