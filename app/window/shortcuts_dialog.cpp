// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shortcuts_dialog.h"

#include <QKeySequence>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/games/game_face.h"
#include "app/look/closed_page.h"
#include "app/look/key_text.h"

namespace byways::app {

namespace {

constexpr QSize kUsualKeys(600, 640);

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
  auto* const text = new ClosedPage(this);
  text->setObjectName(QStringLiteral("keys"));
  text->setAccessibleName(windowTitle());
  text->setFrameShape(QFrame::NoFrame);
  text->document()->setDocumentMargin(14);
  text->setHtml((face != nullptr ? gameKeys(*face) : QString()) + boardKeys() + listKeys() + programKeys());
  auto* const close = new QPushButton(tr("Close"), this);
  close->setObjectName(QStringLiteral("close"));
  close->setDefault(true);
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(24, 20, 24, 20);
  column->setSpacing(16);
  column->addWidget(text);
  column->addWidget(close, 0, Qt::AlignRight);
  resize(kUsualKeys);
}

QString ShortcutsDialog::gameKeys(const GameFace& face) const {
  const std::string_view title = face.game().title();
  const QList<KeyHelp> keys = face.keys();
  return keys.isEmpty()
             ? QString()
             : section(QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())), keys);
}

QString ShortcutsDialog::boardKeys() const {
  return section(
      tr("On every board"),
      {{tr("Click"), tr("Act on a place on the board")},
       {tr("Point"), tr("See what is there, and why you can’t play there")},
       {tr("Right button"), tr("Open the context menu, unless the game has another use for this button")},
       {tr("Arrow keys"), tr("Move from place to place")},
       {tr("N, Shift+N"), tr("To the next or previous place where you can act")},
       {tr("O, Shift+O"), tr("To your next or previous piece")},
       {tr("%1, %2", "two keys").arg(keyText(Qt::Key_Return), keyText(Qt::Key_Space)),
        tr("Act on the marked place; elsewhere, press the button in focus")},
       {keyText(Qt::CTRL | Qt::Key_Return), tr("End the turn, or submit")},
       {keyText(Qt::Key_Escape),
        tr("Close a message, take back the last step of this turn, or go back to the end of the game")},
       {keyText(Qt::Key_Tab),
        tr("Move to the rule that a message names, or to the buttons beside the board; Escape moves back")},
       {keyText(QKeySequence::Undo), tr("Undo, but not past a submission or a roll")},
       {keyText(redoKey()), tr("Redo")},
       {keyText(QKeySequence(Qt::CTRL | Qt::Key_K)), tr("Show or hide the coordinates")},
       {tr("%1, %2", "two keys")
            .arg(keyText(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Left)),
                 keyText(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Right))),
        tr("Rotate the board to the left or right")}});
}

QString ShortcutsDialog::listKeys() const {
  return section(tr("In the list of turns"),
                 {{tr("Click"), tr("Go to that turn")},
                  {tr("Right button"), tr("Comment on that turn, or choose another line")},
                  {tr("Wheel, or drag the slider"), tr("Walk through the game")},
                  {keyText(QKeySequence(Qt::ALT | Qt::Key_Left)), tr("One turn back")},
                  {keyText(QKeySequence(Qt::ALT | Qt::Key_Right)), tr("One turn forward")},
                  {keyText(QKeySequence(Qt::ALT | Qt::Key_Home)), tr("To the start")},
                  {keyText(QKeySequence(Qt::ALT | Qt::Key_End)), tr("To the latest turn")},
                  {keyText(QKeySequence(Qt::CTRL | Qt::Key_M)), tr("Comment on the turn on the board")}});
}

QString ShortcutsDialog::programKeys() const {
  return section(tr("In the program"),
                 {{keyText(QKeySequence::HelpContents), tr("Rules beside the board")},
                  {keyText(QKeySequence::New), tr("New game with the same rules")},
                  {keyText(QKeySequence(Qt::CTRL | Qt::Key_E)), tr("Set up a position")},
                  {keyText(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R)), tr("Review the game")},
                  {keyText(QKeySequence::Open), tr("Open a saved game")},
                  {tr("Drop a file on the window"), tr("Open it")},
                  {keyText(QKeySequence::Save), tr("Save the game")},
                  {keyText(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)), tr("Copy the record")},
                  {keyText(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V)), tr("Paste a record")},
                  {keyText(QKeySequence::Print), tr("Print the game")},
                  {keyText(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)), tr("Export the game")},
                  {keyText(QKeySequence(Qt::CTRL | Qt::Key_Home)), tr("Back to the shelf")},
                  {keyText(QKeySequence(Qt::CTRL | Qt::Key_U)), tr("All puzzles and problems")},
                  {tr("%1, %2", "two keys").arg(keyText(Qt::Key_PageDown), keyText(Qt::Key_PageUp)),
                   tr("Next or previous game on the pages of puzzles and problems")},
                  {keyText(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)), tr("All finished games")},
                  {keyText(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)), tr("Statistics")},
                  {keyText(QKeySequence(Qt::Key_F11)), tr("Full screen, and back")},
                  {keyText(QKeySequence(Qt::CTRL | Qt::Key_Comma)), tr("Preferences")},
                  {keyText(QKeySequence(Qt::CTRL | Qt::Key_F1)), tr("This page")}});
}

}  // namespace byways::app
