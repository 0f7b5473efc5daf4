// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/ask.h"
#include "app/look/run_dialog.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace byways::app {

namespace {

/// The translators' context of these texts.
class Ask {
  Q_DECLARE_TR_FUNCTIONS(Ask)
};

}  // namespace

bool ask(QWidget* parent, const Question& question) {
  QMessageBox box(QMessageBox::Question, QStringLiteral("Byways"), question.question, QMessageBox::NoButton,
                  parent);
  box.setObjectName(QStringLiteral("confirm"));
  box.setInformativeText(question.consequence);
  QPushButton* const no = box.addButton(Ask::tr("Cancel"), QMessageBox::RejectRole);
  QPushButton* const yes = box.addButton(question.yes, QMessageBox::AcceptRole);
  box.setDefaultButton(question.isFinal ? no : yes);
  box.setEscapeButton(no);
  runDialog(box);
  return box.clickedButton() == yes;
}

void tell(QWidget* parent, const QString& what, const QString& why) {
  QMessageBox box(QMessageBox::Warning, QStringLiteral("Byways"), what, QMessageBox::Ok, parent);
  box.setObjectName(QStringLiteral("refused"));
  box.setInformativeText(why);
  runDialog(box);
}

}  // namespace byways::app
