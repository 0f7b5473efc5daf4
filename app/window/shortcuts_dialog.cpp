// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shortcuts_dialog.h"

#include <QDialogButtonBox>
#include <QKeySequence>
#include <QLabel>
#include <QVBoxLayout>

namespace byways::app {

namespace {

QString native(const QKeySequence& keys) { return keys.toString(QKeySequence::NativeText); }

QString row(const QString& keys, const QString& meaning) {
  return QStringLiteral(
             "<tr><td style='padding:3px 24px 3px 0'><b>%1</b></td><td style='padding:3px 0'>%2</td></tr>")
      .arg(keys.toHtmlEscaped(), meaning.toHtmlEscaped());
}

}  // namespace

ShortcutsDialog::ShortcutsDialog(QWidget* parent) : QDialog(parent) {
  setObjectName(QStringLiteral("shortcutsDialog"));
  setWindowTitle(tr("Keys and mouse"));
  const QString table = QStringLiteral("<table>") + row(tr("Click"), tr("Act on a place of the board")) +
                        row(tr("Arrow keys"), tr("Walk from place to place")) +
                        row(tr("Space"), tr("Act on the place with the ring")) +
                        row(tr("Enter"), tr("Act there too, or end the turn where nothing can be done")) +
                        row(tr("Escape"), tr("Take back the last step of this turn")) +
                        row(tr("Tab"), tr("Leave the board for the buttons beside it")) +
                        row(native(QKeySequence::Undo), tr("Undo, as far back as you like")) +
                        row(native(QKeySequence(Qt::CTRL | Qt::Key_Y)), tr("Redo")) +
                        row(native(QKeySequence(Qt::CTRL | Qt::Key_K)), tr("Show or hide the coordinates")) +
                        row(native(QKeySequence(Qt::Key_H)), tr("Hint, in a puzzle")) +
                        row(native(QKeySequence(Qt::SHIFT | Qt::Key_H)), tr("Play a solution, in a puzzle")) +
                        row(native(QKeySequence(Qt::CTRL | Qt::Key_R)), tr("Start a puzzle again")) +
                        row(native(QKeySequence(Qt::CTRL | Qt::Key_U)), tr("All puzzles")) +
                        row(native(QKeySequence::HelpContents), tr("Rules beside the board")) +
                        row(native(QKeySequence(Qt::Key_F11)), tr("Full screen")) +
                        row(native(QKeySequence::New), tr("Another game of this kind")) +
                        row(native(QKeySequence::Open), tr("Open a saved game")) +
                        row(native(QKeySequence::Save), tr("Save the game")) +
                        row(native(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)), tr("Copy the record")) +
                        row(native(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V)), tr("Paste a record")) +
                        row(native(QKeySequence::Print), tr("Print the game")) +
                        row(native(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)), tr("Export the game")) +
                        row(native(QKeySequence(Qt::CTRL | Qt::Key_Home)), tr("Back to the shelf")) +
                        row(native(QKeySequence(Qt::CTRL | Qt::Key_Comma)), tr("Preferences")) +
                        QStringLiteral("</table>");
  auto* const text = new QLabel(table, this);
  text->setTextFormat(Qt::RichText);
  text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(24, 20, 24, 20);
  column->setSpacing(16);
  column->addWidget(text);
  column->addWidget(buttons);
}

}  // namespace byways::app
