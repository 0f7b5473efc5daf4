// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/export_dialog.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>
#include <QVBoxLayout>

#include "app/board/why_not.h"
#include "app/export/export_fields.h"
#include "app/files/begin_folder.h"
#include "app/look/ask.h"
#include "app/look/look.h"
#include "app/look/run_dialog.h"
#include "app/look/save_dialog.h"
#include "app/look/tab_order.h"
#include "app/print/done_line.h"
#include "app/print/page_preview.h"

namespace byways::app {

namespace {

constexpr QSize kExportPreview(340, 440);

QString folderKey() { return QStringLiteral("export/folder"); }

}  // namespace

ExportDialog::ExportDialog(const Match& match, Preferences& preferences, const Look& look, QWidget* parent)
    : QDialog(parent),
      preferences_(preferences),
      look_(look),
      game_(match),
      preview_(new PagePreview(thread_, this)),
      fields_(new ExportFields(game_.face(), static_cast<int>(replayStops(game_.face(), match).size()) - 1,
                               preferences, look, this)),
      problem_(new QLabel(this)),
      done_(new DoneLine(this)),
      progress_(new QProgressBar(this)),
      close_(new QPushButton(tr("Close"), this)),
      export_(
          new QPushButton(look.icon(QStringLiteral("export"), &Colours::accentText), tr("Export…"), this)),
      job_(
          thread_, [this](const ExportOutcome& outcome) { finish(outcome); },
          [this](const Progress& told) {
            progress_->setRange(0, told.all);
            progress_->setValue(told.done);
          }) {
  setObjectName(QStringLiteral("exportDialog"));
  setWindowTitle(tr("Export"));
  layOut();
  connect(fields_, &ExportFields::changed, this, &ExportDialog::refresh);
  connect(close_, &QPushButton::clicked, this, &ExportDialog::reject);
  connect(export_, &QPushButton::clicked, this, &ExportDialog::askWhere);
  setTabOrderAsLaidOut(this);
  setBusy(false);
  refresh();
}

void ExportDialog::layOut() {
  preview_->setObjectName(QStringLiteral("pagePreview"));
  preview_->setAccessibleName(tr("What will be in the file"));
  problem_->setObjectName(QStringLiteral("exportProblem"));
  problem_->setProperty("role", QStringLiteral("warning"));
  problem_->setWordWrap(true);
  problem_->hide();
  progress_->setObjectName(QStringLiteral("exportProgress"));
  progress_->setTextVisible(false);
  progress_->setAccessibleName(tr("Pictures written"));
  close_->setObjectName(QStringLiteral("closeExport"));
  close_->setAutoDefault(false);
  export_->setObjectName(QStringLiteral("exportNow"));
  export_->setProperty("primary", true);
  export_->setDefault(true);
  auto* const right = new QVBoxLayout;
  right->setSpacing(10);
  right->addWidget(fields_);
  right->addWidget(problem_);
  right->addWidget(done_);
  right->addWidget(progress_);
  right->addStretch();
  layOutWithPreview(*this, preview_, kExportPreview, right, {close_, export_});
}

void ExportDialog::setWhat(ExportWhat what) { fields_->setWhat(what); }

void ExportDialog::refresh() {
  const QString reason = whyNoExport(fields_->choice().what);
  setWhyNot(export_, reason, look_);
  problem_->setText(reason);
  problem_->setVisible(!reason.isEmpty());
  preview_->setDrawing([game = game_, chosen = fields_->choice()](const QSize& pixels) {
    return exportPreview(game, chosen, pixels);
  });
}

QString ExportDialog::askForFile() {
  const QString suffix = suffixOf(fields_->choice().format);
  return askWhereToSave(this,
                        {.name = QStringLiteral("exportFileDialog"),
                         .title = tr("Export"),
                         .kind = tr("%1 files", "a format").arg(suffix.toUpper()),
                         .ending = suffix,
                         .folder = folderToBeginIn(QStandardPaths::PicturesLocation,
                                                   preferences_.choice(folderKey(), QString()).toString()),
                         .file = game_.fileName()});
}

QString ExportDialog::askForFolder() {
  QFileDialog dialog(this, tr("A folder for the pictures"));
  dialog.setObjectName(QStringLiteral("exportFolderDialog"));
  dialog.setFileMode(QFileDialog::Directory);
  dialog.setOption(QFileDialog::ShowDirsOnly);
  dialog.setDirectory(folderToBeginIn(QStandardPaths::PicturesLocation,
                                      preferences_.choice(folderKey(), QString()).toString()));
  return runDialog(dialog) == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

void ExportDialog::askWhere() {
  problem_->hide();
  done_->hide();
  const bool isReplay = fields_->choice().what == ExportWhat::TurnPictures;
  target_ = isReplay ? askForFolder() : askForFile();
  if (target_.isEmpty()) {
    return;
  }
  preferences_.setChoice(folderKey(), isReplay ? target_ : QFileInfo(target_).absolutePath());
  fields_->remember();
  write(false);
}

void ExportDialog::write(bool replace) {
  setBusy(true);
  progress_->setRange(0, 0);
  isCancelled_ = false;
  job_.start([game = game_, chosen = fields_->choice(), target = target_, replace](Work::Watch& watch) {
    const auto goOn = [&watch](int done, int all) {
      watch.tell({done, all});
      return !watch.isStopped();
    };
    return chosen.what == ExportWhat::TurnPictures
               ? exportTurnPictures(target, game.fileName(), game, chosen, replace, goOn)
               : exportFile(target, game, chosen, goOn);
  });
}

void ExportDialog::finish(const ExportOutcome& outcome) {
  setBusy(false);
  if (isCancelled_) {
    return;
  }
  if (!outcome.problem.isEmpty()) {
    complain(outcome.problem);
    return;
  }
  if (outcome.inTheWay.isEmpty()) {
    const bool isReplay = fields_->choice().what == ExportWhat::TurnPictures;
    done_->tell(isReplay ? tr("%n picture(s) in %1", nullptr, outcome.written).arg(shortPath(target_))
                         : tr("Written: %1").arg(shortPath(target_)),
                target_);
    close_->setFocus();
    return;
  }
  if (ask(this,
          {tr("Replace %n picture(s)?", nullptr, static_cast<int>(outcome.inTheWay.size())),
           tr("The folder already has pictures with these names, such as %1.").arg(outcome.inTheWay.front()),
           tr("Replace"), true})) {
    write(true);
  }
}

void ExportDialog::setBusy(bool busy) {
  fields_->setEnabled(!busy);
  setWhyNot(export_, busy ? tr("The export is still running.") : whyNoExport(fields_->choice().what), look_);
  progress_->setVisible(busy);
  close_->setText(busy ? tr("Cancel") : tr("Close"));
}

void ExportDialog::complain(const QString& problem) {
  problem_->setText(problem);
  problem_->show();
}

void ExportDialog::reject() {
  if (job_.isRunning()) {
    isCancelled_ = true;
    job_.hurry();
    return;
  }
  fields_->remember();
  QDialog::reject();
}

}  // namespace byways::app
