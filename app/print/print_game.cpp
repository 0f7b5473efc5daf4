// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/print_game.h"

#include <QFormLayout>
#include <QPrintDialog>
#include <QPrinter>
#include <QVBoxLayout>

#include <memory>

#include "app/board/why_not.h"
#include "app/look/choice_box.h"
#include "app/look/look.h"
#include "app/look/run_dialog.h"
#include "app/look/tab_order.h"
#include "app/print/page_preview.h"
#include "app/print/paper_rows.h"
#include "app/print/picture_boxes.h"

namespace byways::app {

namespace {

constexpr QSize kPreviewSize(340, 440);

QString emptyKey() { return QStringLiteral("print/empty"); }
QString turnsKey() { return QStringLiteral("print/turns"); }

}  // namespace

PrintGame::PrintGame(const Match& match, Preferences& preferences, const Look& look, QWidget* parent)
    : QDialog(parent),
      preferences_(preferences),
      look_(look),
      game_(match),
      preview_(new PagePreview(thread_, this)),
      what_(new ChoiceBox(this)),
      paper_(new PaperRows(preferences, this)),
      options_(new PictureBoxes(QStringLiteral("print"), game_.face(), preferences, this)),
      turns_(new QCheckBox(tr("List of turns on further pages"), this)),
      problem_(new QLabel(this)),
      print_(new QPushButton(look.icon(QStringLiteral("print"), &Colours::accentText), tr("Print…"), this)),
      job_(thread_, [this](bool isPrinted) {
        setWhyNot(print_, {}, look_);
        if (isPrinted) {
          accept();
          return;
        }
        problem_->setText(tr("The page can’t be printed."));
        problem_->show();
      }) {
  setObjectName(QStringLiteral("printGameDialog"));
  setWindowTitle(tr("Print"));
  build();
  connect(what_, &QComboBox::currentIndexChanged, this, &PrintGame::refresh);
  connect(options_, &PictureBoxes::changed, this, &PrintGame::refresh);
  connect(turns_, &QCheckBox::toggled, this, &PrintGame::refresh);
  connect(paper_, &PaperRows::changed, this, &PrintGame::refresh);
  connect(print_, &QPushButton::clicked, this, &PrintGame::print);
  setTabOrderAsLaidOut(this);
  refresh();
}

void PrintGame::build() {
  preview_->setObjectName(QStringLiteral("pagePreview"));
  preview_->setAccessibleName(tr("The page"));
  what_->setObjectName(QStringLiteral("printWhat"));
  what_->addItem(tr("The position"), false);
  what_->addItem(tr("The empty board"), true);
  what_->setCurrentIndex(preferences_.choice(emptyKey(), false).toBool() ? 1 : 0);
  turns_->setObjectName(QStringLiteral("printTurns"));
  turns_->setChecked(preferences_.choice(turnsKey(), false).toBool());
  problem_->setObjectName(QStringLiteral("printProblem"));
  problem_->setProperty("role", QStringLiteral("warning"));
  problem_->setWordWrap(true);
  problem_->hide();
  auto* const close = new QPushButton(tr("Close"), this);
  close->setObjectName(QStringLiteral("closePrintGame"));
  close->setAutoDefault(false);
  print_->setObjectName(QStringLiteral("printNow"));
  print_->setProperty("primary", true);
  print_->setDefault(true);
  connect(close, &QPushButton::clicked, this, &PrintGame::reject);

  auto* const form = new QFormLayout;
  form->setVerticalSpacing(10);
  form->addRow(tr("What"), what_);
  paper_->addTo(*form);
  auto* const right = new QVBoxLayout;
  right->setSpacing(10);
  right->addLayout(form);
  right->addSpacing(4);
  for (QCheckBox* const box : options_->boxes()) {
    right->addWidget(box);
  }
  right->addWidget(turns_);
  right->addWidget(problem_);
  right->addStretch();
  layOutWithPreview(*this, preview_, kPreviewSize, right, {close, print_});
}

PaperChoice PrintGame::choice() const {
  const bool empty = what_->currentData().toBool();
  return {
      paper_->paper(), {empty, turns_->isChecked() && !empty, preferences_.notation()}, options_->options()};
}

void PrintGame::refresh() {
  const PaperChoice chosen = choice();
  turns_->setEnabled(!chosen.page.empty);
  preview_->setDrawing(
      [game = game_, chosen](const QSize& pixels) { return gamePageImage(game, chosen, 0, pixels).image; });
}

void PrintGame::remember() {
  paper_->remember();
  preferences_.setChoice(emptyKey(), what_->currentData());
  options_->remember();
  preferences_.setChoice(turnsKey(), turns_->isChecked());
}

void PrintGame::print() {
  auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
  const std::string_view title = game_.face().game().title();
  printer->setDocName(QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())));
  printer->setPageLayout(choice().paper.layout());
  QPrintDialog dialog(printer.get(), this);
  dialog.setOptions(QAbstractPrintDialog::PrintToFile | QAbstractPrintDialog::PrintShowPageSize);
  if (runDialog(dialog) != QDialog::Accepted) {
    return;
  }
  remember();
  printer->setFullPage(true);
  problem_->hide();
  setWhyNot(print_, tr("Sent to the printer."), look_);
  PaperChoice chosen = choice();
  chosen.picture.patterns = chosen.picture.patterns || printer->colorMode() == QPrinter::GrayScale;
  job_.start([game = game_, chosen, printer](const JobWatch&) { return drawGame(*printer, game, chosen); });
}

// Doesn't close while a page is being sent to the printer.
void PrintGame::reject() {
  if (!job_.isRunning()) {
    remember();
    QDialog::reject();
  }
}

}  // namespace byways::app
