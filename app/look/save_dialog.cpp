// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/save_dialog.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>

#include "app/files/file_text.h"
#include "app/look/ask.h"
#include "app/look/run_dialog.h"

namespace byways::app {

namespace {

/// The translators' context of these texts.
class SaveDialog {
  Q_DECLARE_TR_FUNCTIONS(SaveDialog)
};

}  // namespace

QString withEnding(const QString& path, const QString& ending) {
  static const QStringList kKnown{QStringLiteral("byways"), QStringLiteral("csv"),  QStringLiteral("gif"),
                                  QStringLiteral("htm"),    QStringLiteral("html"), QStringLiteral("jpeg"),
                                  QStringLiteral("jpg"),    QStringLiteral("json"), QStringLiteral("pdf"),
                                  QStringLiteral("png"),    QStringLiteral("svg"),  QStringLiteral("txt")};
  const QString given = QFileInfo(path).suffix();
  if (given.compare(ending, Qt::CaseInsensitive) == 0) {
    return path;
  }
  QString without = path;
  if (path.endsWith(QLatin1Char('.'))) {
    without.chop(1);
  } else if (kKnown.contains(given.toLower()) && !QFileInfo(path).completeBaseName().isEmpty()) {
    without.chop(given.size() + 1);
  }
  if (QFileInfo(without).suffix().compare(ending, Qt::CaseInsensitive) == 0) {
    return without;
  }
  return without + QLatin1Char('.') + ending;
}

QString askWhereToSave(QWidget* parent, const SaveQuestion& question) {
  QFileDialog dialog(
      parent, question.title, question.folder,
      SaveDialog::tr("%1 (*.%2)", "a kind of file and its ending").arg(question.kind, question.ending));
  dialog.setObjectName(question.name);
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setDefaultSuffix(question.ending);  // set before the dialog asks whether to replace a file
  dialog.selectFile(question.file + QLatin1Char('.') + question.ending);
  while (runDialog(dialog) == QDialog::Accepted) {
    const QString chosen = dialog.selectedFiles().value(0);
    if (chosen.isEmpty()) {
      return {};
    }
    QString path = withEnding(chosen, question.ending);
    // If the ending was added, the dialog asked about a different name.
    if (path == chosen || !QFileInfo::exists(path) ||
        ask(parent, {SaveDialog::tr("Replace “%1”?").arg(plainText(QFileInfo(path).fileName())),
                     SaveDialog::tr("A file with that name already exists. Its contents will be lost."),
                     SaveDialog::tr("Replace it"), true})) {
      return path;
    }
  }
  return {};
}

}  // namespace byways::app
