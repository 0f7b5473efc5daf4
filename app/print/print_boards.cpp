// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/print_boards.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QStandardPaths>
#include <QVBoxLayout>

#include "app/look/choice_box.h"
#include "app/look/look.h"
#include "app/print/board_sheet.h"

namespace byways::app {

namespace {

constexpr QSize kPreview(330, 440);
constexpr int kResolution = 600;  // dots per inch; the page is drawn in lines, so this is plenty

// Where Letter is the paper in the tray, it is offered first.
bool usesLetter() { return QLocale().measurementSystem() == QLocale::ImperialUSSystem; }

// The whole page: the sheet keeps a margin of its own, so that all devices agree about it.
QPageLayout layoutOf(const QPageSize& paper) {
  QPageLayout layout(paper, QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter);
  layout.setMode(QPageLayout::FullPageMode);
  return layout;
}

bool drawPage(QPagedPaintDevice& device, const QString& board) {
  QPainter painter;
  if (!painter.begin(&device)) {
    return false;
  }
  const QRectF page(QPointF(), device.pageLayout().fullRect(QPageLayout::Millimeter).size());
  painter.scale(painter.device()->width() / page.width(), painter.device()->height() / page.height());
  drawBoardSheet(painter, page, board);
  return painter.end();
}

}  // namespace

PrintBoards::PrintBoards(const Look& look, QWidget* parent)
    : QDialog(parent),
      board_(new ChoiceBox(this)),
      paper_(new ChoiceBox(this)),
      preview_(new QWidget(this)),
      problem_(new QLabel(this)) {
  setObjectName(QStringLiteral("printBoards"));
  setWindowTitle(tr("Print boards"));
  board_->setObjectName(QStringLiteral("printBoard"));
  for (const QString& board : printableBoards()) {
    board_->addItem(printableBoardName(board), board);
  }
  paper_->setObjectName(QStringLiteral("printPaper"));
  paper_->addItem(tr("A4"), static_cast<int>(QPageSize::A4));
  paper_->addItem(tr("US Letter"), static_cast<int>(QPageSize::Letter));
  paper_->setCurrentIndex(usesLetter() ? 1 : 0);
  preview_->setObjectName(QStringLiteral("printPreview"));
  preview_->setFixedSize(kPreview);
  preview_->setAccessibleName(tr("The page"));
  preview_->installEventFilter(this);
  problem_->setProperty("role", QStringLiteral("warning"));
  problem_->setWordWrap(true);
  problem_->hide();

  auto* const hint = new QLabel(tr("One page with the board, the score tracks that it needs and a short "
                                   "reminder of the rules. In a plastic sleeve it "
                                   "takes dry-erase pens."),
                                this);
  hint->setWordWrap(true);
  hint->setProperty("role", QStringLiteral("quiet"));
  auto* const close = new QPushButton(tr("Close"), this);
  auto* const pdf = new QPushButton(tr("Save as PDF…"), this);
  auto* const print =
      new QPushButton(look.icon(QStringLiteral("print"), &Colours::accentText), tr("Print…"), this);
  close->setObjectName(QStringLiteral("closePrint"));
  close->setAutoDefault(false);
  pdf->setObjectName(QStringLiteral("saveAsPdf"));
  pdf->setAutoDefault(false);
  print->setObjectName(QStringLiteral("print"));
  print->setProperty("primary", true);
  print->setDefault(true);

  auto* const form = new QFormLayout;
  form->setVerticalSpacing(10);
  form->addRow(tr("Board"), board_);
  form->addRow(tr("Paper"), paper_);
  auto* const right = new QVBoxLayout;
  right->addLayout(form);
  right->addSpacing(8);
  right->addWidget(hint);
  right->addWidget(problem_);
  right->addStretch();
  auto* const buttons = new QHBoxLayout;
  buttons->addStretch();
  buttons->addWidget(close);
  buttons->addWidget(pdf);
  buttons->addWidget(print);
  auto* const top = new QHBoxLayout;
  top->setSpacing(24);
  top->addWidget(preview_);
  top->addLayout(right, 1);
  auto* const all = new QVBoxLayout(this);
  all->setContentsMargins(24, 24, 24, 20);
  all->setSpacing(18);
  all->addLayout(top, 1);
  all->addLayout(buttons);
  for (QComboBox* const combo : {board_, paper_}) {
    connect(combo, &QComboBox::currentIndexChanged, preview_, qOverload<>(&QWidget::update));
  }
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
  connect(pdf, &QPushButton::clicked, this, &PrintBoards::askForPdf);
  connect(print, &QPushButton::clicked, this, &PrintBoards::print);
}

QString PrintBoards::board() const { return board_->currentData().toString(); }

QPageSize PrintBoards::paper() const {
  return {static_cast<QPageSize::PageSizeId>(paper_->currentData().toInt())};
}

bool PrintBoards::eventFilter(QObject* watched, QEvent* event) {
  if (watched == preview_ && event->type() == QEvent::Paint) {
    paintPreview();
    return true;
  }
  return QDialog::eventFilter(watched, event);
}

void PrintBoards::paintPreview() {
  const QSizeF page = paper().size(QPageSize::Millimeter);
  const double scale = qMin((preview_->width() - 2) / page.width(), (preview_->height() - 2) / page.height());
  QPainter painter(preview_);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate((preview_->width() - page.width() * scale) / 2,
                    (preview_->height() - page.height() * scale) / 2);
  painter.scale(scale, scale);
  painter.fillRect(QRectF(QPointF(), page), Qt::white);
  drawBoardSheet(painter, QRectF(QPointF(), page), board());
}

void PrintBoards::print() {
  QPrinter printer(QPrinter::HighResolution);
  printer.setDocName(board_->currentText());
  printer.setPageLayout(layoutOf(paper()));
  QPrintDialog dialog(&printer, this);
  dialog.setOptions(QAbstractPrintDialog::PrintToFile | QAbstractPrintDialog::PrintShowPageSize);
  if (dialog.exec() != QDialog::Accepted) {
    return;
  }
  printer.setFullPage(true);
  if (drawPage(printer, board())) {
    accept();
    return;
  }
  problem_->setText(tr("The page can't be printed."));
  problem_->show();
}

bool PrintBoards::writePdf(const QString& path) const {
  QPdfWriter writer(path);
  writer.setResolution(kResolution);
  writer.setTitle(board_->currentText());
  writer.setCreator(tr("Byways"));
  writer.setPageLayout(layoutOf(paper()));
  return drawPage(writer, board());
}

void PrintBoards::askForPdf() {
  const QString proposal = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) +
                           QStringLiteral("/%1.pdf").arg(board());
  QString path = QFileDialog::getSaveFileName(this, tr("Save as PDF"), proposal, tr("PDF files (*.pdf)"));
  if (path.isEmpty()) {
    return;
  }
  if (!path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive)) {
    path += QStringLiteral(".pdf");
  }
  if (writePdf(path)) {
    accept();
    return;
  }
  problem_->setText(tr("%1 can't be written.").arg(QDir::toNativeSeparators(path)));
  problem_->show();
}

}  // namespace byways::app
