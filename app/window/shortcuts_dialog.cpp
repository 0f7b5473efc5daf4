// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shortcuts_dialog.h"

#include <QDialogButtonBox>
#include <QKeySequence>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "app/games/game_face.h"

namespace byways::app {

namespace {

QString native(const QKeySequence& keys) { return keys.toString(QKeySequence::NativeText); }

QString section(const QString& heading, const QList<KeyHelp>& keys) {
  QString html = QStringLiteral("<h3>%1</h3><table width='100%'>").arg(heading.toHtmlEscaped());
  for (const KeyHelp& key : keys) {
    html += QStringLiteral(
                "<tr><td width='38%' style='padding:3px 20px 3px 0'><b>%1</b></td>"
                "<td style='padding:3px 0'>%2</td></tr>")
                .arg(key.keys.toHtmlEscaped(), key.meaning.toHtmlEscaped());
  }
  return html + QStringLiteral("</table>");
}

}  // namespace

ShortcutsDialog::ShortcutsDialog(const GameFace* face, QWidget* parent) : QDialog(parent) {
  setObjectName(QStringLiteral("shortcutsDialog"));
  setWindowTitle(tr("Keys and mouse"));
  auto* const text = new QTextBrowser(this);
  text->setObjectName(QStringLiteral("keys"));
  text->setAccessibleName(windowTitle());
  text->setFrameShape(QFrame::NoFrame);
  text->document()->setDocumentMargin(14);
  text->setHtml((face != nullptr ? gameKeys(*face) : QString()) + boardKeys() + programKeys());
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(24, 20, 24, 20);
  column->setSpacing(16);
  column->addWidget(text);
  column->addWidget(buttons);
  resize(600, 640);
}

QString ShortcutsDialog::gameKeys(const GameFace& face) const {
  const std::string_view title = face.game().title();
  const QList<KeyHelp> keys = face.keys();
  return keys.isEmpty()
             ? QString()
             : section(QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())), keys);
}

QString ShortcutsDialog::boardKeys() const {
  return section(tr("On every board"),
                 {{tr("Click"), tr("Act on a place of the board")},
                  {tr("Arrow keys"), tr("Walk from place to place")},
                  {tr("Space"), tr("Act on the place with the ring")},
                  {tr("Enter"), tr("Act there too, or end the turn where nothing can be done")},
                  {tr("Escape"), tr("Take back the last step of this turn")},
                  {tr("Tab"), tr("Leave the board for the buttons beside it")},
                  {native(QKeySequence::Undo), tr("Undo, up to what was sealed or rolled")},
                  {native(QKeySequence(Qt::CTRL | Qt::Key_Y)), tr("Redo")},
                  {native(QKeySequence(Qt::CTRL | Qt::Key_K)), tr("Show or hide the coordinates")}});
}

QString ShortcutsDialog::programKeys() const {
  return section(tr("In the program"),
                 {{native(QKeySequence::HelpContents), tr("Rules beside the board")},
                  {native(QKeySequence::New), tr("Another game of this kind")},
                  {native(QKeySequence(Qt::CTRL | Qt::Key_E)), tr("Set up a position")},
                  {native(QKeySequence::Open), tr("Open a saved game")},
                  {native(QKeySequence::Save), tr("Save the game")},
                  {native(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)), tr("Copy the record")},
                  {native(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V)), tr("Paste a record")},
                  {native(QKeySequence::Print), tr("Print the game")},
                  {native(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)), tr("Export the game")},
                  {native(QKeySequence(Qt::CTRL | Qt::Key_Home)), tr("Back to the shelf")},
                  {native(QKeySequence(Qt::CTRL | Qt::Key_U)), tr("All puzzles")},
                  {native(QKeySequence(Qt::Key_F11)), tr("Full screen")},
                  {native(QKeySequence(Qt::CTRL | Qt::Key_Comma)), tr("Preferences")}});
}

}  // namespace byways::app
