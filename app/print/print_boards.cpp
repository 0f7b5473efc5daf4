// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/print_boards.h"

#include <QBuffer>
#include <QEvent>
#include <QFormLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QStandardPaths>
#include <QVBoxLayout>

#include "app/files/begin_folder.h"
#include "app/files/save_file.h"
#include "app/look/choice_box.h"
#include "app/look/look.h"
#include "app/look/run_dialog.h"
#include "app/look/save_dialog.h"
#include "app/print/board_sheet.h"
#include "app/print/done_line.h"
#include "app/print/page_preview.h"

namespace byways::app {

namespace {

constexpr QSize kPreview(330, 440);

bool drawBoards(QPagedPaintDevice& device, const QStringList& boards) {
  const QRectF sheet = sheetOf(device.pageLayout());
  return drawPages(device, static_cast<int>(boards.size()),
                   [&](QPainter& painter, int page) { drawBoardSheet(painter, sheet, boards.at(page)); });
}

}  // namespace

PrintBoards::PrintBoards(const Look& look, QWidget* parent)
    : QDialog(parent),
      board_(new ChoiceBox(this)),
      paper_(new ChoiceBox(this)),
      preview_(new QWidget(this)),
      problem_(new QLabel(this)),
      done_(new DoneLine(this)) {
  setObjectName(QStringLiteral("printBoards"));
  setWindowTitle(tr("Print boards"));
  board_->setObjectName(QStringLiteral("printBoard"));
  for (const QString& board : printableBoards()) {
    board_->addItem(printableBoardName(board), board);
  }
  board_->addItem(tr("All boards, %n page(s)", nullptr, static_cast<int>(printableBoards().size())));
  paper_->setObjectName(QStringLiteral("printPaper"));
  paper_->addItem(tr("A4"), static_cast<int>(QPageSize::A4));
  paper_->addItem(tr("US Letter"), static_cast<int>(QPageSize::Letter));
  paper_->setCurrentIndex(Paper::usual().size == QPageSize::Letter ? 1 : 0);
  preview_->setObjectName(QStringLiteral("printPreview"));
  preview_->setAccessibleName(tr("The page"));
  preview_->installEventFilter(this);
  problem_->setProperty("role", QStringLiteral("warning"));
  problem_->setWordWrap(true);
  problem_->hide();

  auto* const hint =
      new QLabel(tr("One page with the board, any score tracks you need and a short reminder of the rules. "
                    "Put it in a plastic sleeve to write on it with dry-erase pens."),
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
  right->addWidget(done_);
  right->addStretch();
  layOutWithPreview(*this, preview_, kPreview, right, {close, pdf, print});
  for (QComboBox* const combo : {board_, paper_}) {
    connect(combo, &QComboBox::currentIndexChanged, preview_, qOverload<>(&QWidget::update));
    connect(combo, &QComboBox::currentIndexChanged, done_, &QWidget::hide);
  }
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
  connect(pdf, &QPushButton::clicked, this, &PrintBoards::askForPdf);
  connect(print, &QPushButton::clicked, this, &PrintBoards::print);
}

void PrintBoards::chooseBoardOf(const Match& match) {
  board_->setCurrentIndex(qMax(0, board_->findData(printableBoardOf(match))));
}

QStringList PrintBoards::boards() const {
  const QString board = board_->currentData().toString();
  return board.isEmpty() ? printableBoards() : QStringList{board};
}

Paper PrintBoards::paper() const {
  return {static_cast<QPageSize::PageSizeId>(paper_->currentData().toInt()), false};
}

bool PrintBoards::eventFilter(QObject* watched, QEvent* event) {
  if (watched == preview_ && event->type() == QEvent::Paint) {
    paintPreview();
    return true;
  }
  return QDialog::eventFilter(watched, event);
}

void PrintBoards::paintPreview() {
  const QSizeF page = sheetOf(paper().layout()).size();
  const double scale = qMin((preview_->width() - 2) / page.width(), (preview_->height() - 2) / page.height());
  QPainter painter(preview_);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate((preview_->width() - page.width() * scale) / 2,
                    (preview_->height() - page.height() * scale) / 2);
  painter.scale(scale, scale);
  painter.fillRect(QRectF(QPointF(), page), Qt::white);
  drawBoardSheet(painter, QRectF(QPointF(), page), boards().front());
}

void PrintBoards::print() {
  QPrinter printer(QPrinter::HighResolution);
  printer.setDocName(board_->currentText());
  printer.setPageLayout(paper().layout());
  QPrintDialog dialog(&printer, this);
  dialog.setOptions(QAbstractPrintDialog::PrintToFile | QAbstractPrintDialog::PrintShowPageSize);
  if (runDialog(dialog) != QDialog::Accepted) {
    return;
  }
  printer.setFullPage(true);
  problem_->hide();
  if (drawBoards(printer, boards())) {
    done_->tell(tr("Sent to the printer."), {});
    return;
  }
  done_->hide();
  problem_->setText(tr("The page can’t be printed."));
  problem_->show();
}

QString PrintBoards::writePdf(const QString& path) const {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setResolution(kPaperResolution);
  writer.setTitle(board_->currentText());
  writer.setCreator(tr("Byways"));
  writer.setPageLayout(paper().layout());
  return drawBoards(writer, boards()) ? saveFile(path, buffer.data()) : tr("The page can’t be drawn.");
}

void PrintBoards::askForPdf() {
  const QString path =
      askWhereToSave(this, {.name = QStringLiteral("boardsFileDialog"),
                            .title = tr("Save as PDF"),
                            .kind = tr("PDF files"),
                            .ending = QStringLiteral("pdf"),
                            .folder = folderToBeginIn(QStandardPaths::DocumentsLocation),
                            .file = boards().size() == 1 ? boards().front() : QStringLiteral("boards")});
  if (path.isEmpty()) {
    return;
  }
  const QString problem = writePdf(path);
  problem_->setVisible(!problem.isEmpty());
  done_->hide();
  if (problem.isEmpty()) {
    done_->tell(tr("Written: %1").arg(shortPath(path)), path);
    return;
  }
  problem_->setText(problem);
}

}  // namespace byways::app
