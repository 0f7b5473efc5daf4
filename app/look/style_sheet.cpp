// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QFontInfo>

#include "app/look/colour_tables.h"
#include "app/look/joined.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

// Names with @ are replaced by the current colours and font sizes. LookStyle draws check boxes, radio buttons
// and combo boxes.
constexpr auto kSheet = R"(
QMainWindow, QDialog { background: @window; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QFrame[card="true"], QWidget[card="true"] {
  background: @panel; border: 1px solid @line; border-radius: 14px;
}
QFrame[banner] { background: @chosen; border: none; border-bottom: 1px solid @line; }
QFrame[banner="calm"] { border-bottom: none; border-top: 1px solid @line; }
QFrame[banner="warning"] { background: @panel; border-bottom: 2px solid @warning; }
QFrame[banner] QPushButton { padding: 5px 12px; }
QFrame[banner] QPushButton:focus { padding: 4px 11px; }
QLabel[note="true"] { background: @panel; color: @text; border: 1px solid @edge; border-radius: 10px; padding: 9px 16px; }
QToolTip { background: @panel; color: @text; border: 1px solid @edge; border-radius: 8px; padding: 1px 3px; }
QMessageBox QLabel#qt_msgbox_label { font-size: @headingSize; font-weight: 600; }

QLabel[role="display"] { font-size: @displaySize; font-weight: 600; }
QLabel[role="title"] { font-size: @titleSize; font-weight: 600; }
QLabel[role="result"] { font-size: @resultSize; font-weight: 600; }
QLabel[role="turn"] { font-size: @turnSize; font-weight: 600; }
QLabel[role="name"] { font-size: @nameSize; font-weight: 600; }
QLabel[role="large"] { font-size: @largeSize; }
QLabel[role="heading"] { font-size: @headingSize; font-weight: 600; }
QLabel[role="strong"] { font-weight: 600; }
QLabel[role="quiet"], QLabel[quiet="true"] { color: @quietText; }
QLabel[role="small"] { color: @quietText; font-size: @smallSize; }
QLabel[role="warning"] { color: @warning; }

QPushButton {
  background: @raised; color: @text; border: 1px solid @edge; border-radius: 9px; padding: 7px 16px;
  outline: none;
}
QPushButton:hover { background: @hover; }
QPushButton:pressed, QPushButton:open { background: @pressed; }
QPushButton:disabled { background: @window; color: @disabled; border-color: @line; }
QPushButton:focus { border: 2px solid @accent; padding: 6px 15px; }
QPushButton[compact="true"] { padding: 7px 4px; }
QPushButton[compact="true"]:focus { padding: 6px 3px; }
QPushButton[onCard="true"] { padding: 4px 10px; }
QPushButton[onCard="true"]:focus { padding: 3px 9px; }
QPushButton[primary="true"] { background: @accent; color: @accentText; border-color: @accent; font-weight: 600; }
QPushButton[primary="true"]:hover { background: @accentHover; border-color: @accentHover; }
QPushButton[primary="true"]:pressed { background: @accentPressed; border-color: @accentPressed; }
QPushButton[primary="true"]:disabled { background: @line; color: @disabled; border-color: @line; }
QPushButton[primary="true"]:focus { background: @accentFocused; border: 2px solid @ring; }
QPushButton[primary="true"]:focus:pressed { background: @accentPressed; }
QPushButton[refusing="true"] { color: @disabled; }
QPushButton[primary="true"][refusing="true"], QPushButton[primary="true"][refusing="true"]:hover,
QPushButton[primary="true"][refusing="true"]:pressed {
  background: @line; color: @disabled; border-color: @line;
}
QPushButton[primary="true"][refusing="true"]:focus { background: @line; border: 2px solid @ring; }
QPushButton[quiet="true"] { background: transparent; border-color: @handle; }
QPushButton[quiet="true"]:hover { background: @hover; }
QPushButton[quiet="true"]:pressed { background: @pressed; }
QPushButton[quiet="true"]:disabled { color: @disabled; }
QPushButton[quiet="true"]:focus { border-color: @accent; }
QPushButton[link="true"] {
  background: transparent; border: 1px solid transparent; border-radius: 6px; color: @accent; padding: 3px 2px;
  text-decoration: underline; text-align: left;
}
QPushButton[link="true"]:hover { background: @hover; }
QPushButton[link="true"]:focus { border: 2px solid @accent; padding: 2px 1px; }
QPushButton[danger="true"] { color: @warning; }
QPushButton::menu-indicator { image: none; width: 0; }

QPushButton[segment] { border-color: @edge; padding: 7px 14px; border-radius: 0; margin-right: -1px; }
QPushButton[segment="first"] { border-top-left-radius: 9px; border-bottom-left-radius: 9px; }
QPushButton[segment="last"] {
  border-top-right-radius: 9px; border-bottom-right-radius: 9px; margin-right: 0;
}
QPushButton[segment="only"] { border-radius: 9px; margin-right: 0; }
QPushButton[segment]:checked { background: @accent; color: @accentText; border-color: @accent; }
QPushButton[segment]:focus { border: 2px solid @accent; padding: 6px 13px; }
QPushButton[segment]:checked:focus { background: @accentFocused; border: 2px solid @ring; }

QToolButton { background: transparent; color: @text; border: 2px solid transparent; border-radius: 9px; padding: 5px; }
QToolButton:hover { background: @hover; }
QToolButton:pressed, QToolButton:open { background: @pressed; }
QToolButton:checked { background: @chosen; border-color: @chosen; }
QToolButton:focus { border-color: @accent; }
QToolButton:disabled { color: @disabled; }
QToolButton[small="true"] { padding: 0px; border-width: 1px; border-radius: 6px; }
QToolButton[step="true"] { min-width: 16px; max-width: 16px; min-height: 16px; max-height: 16px; }
QToolButton::menu-indicator { image: none; width: 0; }

QLineEdit, QSpinBox {
  background: @raised; color: @text; border: 1px solid @edge; border-radius: 9px; padding: 7px 11px;
  selection-background-color: @accent; selection-color: @accentText;
}
QLineEdit:focus, QSpinBox:focus { border: 2px solid @accent; padding: 6px 10px; }
QLineEdit:disabled { background: @window; color: @disabled; border-color: @line; }

QScrollArea, QScrollArea > QWidget > QWidget[scrolled="true"] { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: @handle; border-radius: 3px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 36px; }
QScrollBar::handle:horizontal { min-width: 36px; }
QScrollBar::handle:hover { background: @edge; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenuBar { background: @window; color: @text; padding: 2px 6px; }
QMenuBar::item { background: transparent; padding: 5px 10px; border-radius: 7px; }
QMenuBar::item:selected { background: @hover; }
QMenuBar::item:pressed { background: @chosen; }
QMenuBar::item:disabled { color: @disabled; }
QMenu { background: @panel; color: @text; border: 1px solid @edge; padding: 6px; }
QMenu::item { padding: 7px 24px 7px 10px; border-radius: 7px; }
QMenu::item:selected { background: @chosen; }
QMenu::item:disabled { color: @disabled; }
QMenu::icon { left: 8px; }
QMenu::indicator { width: 18px; height: 18px; left: 8px; }
QMenu::right-arrow { width: 12px; height: 12px; right: 6px; }
QMenu::separator { height: 1px; background: @line; margin: 6px 10px; }

QToolBar { background: @window; border: none; border-bottom: 1px solid @line; padding: 4px 8px; spacing: 4px; }
QToolBar::separator { background: @line; width: 1px; margin: 6px 6px; }
QLabel#toast {
  background: @text; color: @window; border-radius: 11px; padding: 9px 16px;
}
QDockWidget { color: @text; font-weight: 600; }
QDockWidget::title { background: @window; padding: 9px 12px; border-bottom: 1px solid @line; text-align: left; }
QDockWidget::close-button {
  background: transparent; border: none; border-radius: 7px; padding: 3px; right: 6px;
  subcontrol-position: center right;
}
QDockWidget::close-button:hover { background: @hover; }
QDockWidget::close-button:pressed { background: @pressed; }
QMainWindow::separator { background: @window; width: 7px; height: 7px; }
QMainWindow::separator:hover { background: @accent; }
QSplitter::handle { background: @line; }

QTabWidget::pane { border: none; border-top: 1px solid @line; }
QTabBar { background: transparent; qproperty-drawBase: 0; }
QTabBar::tab {
  background: transparent; color: @quietText; padding: 8px 14px; margin-right: 4px;
  border: 2px solid transparent; border-bottom-color: transparent;
}
QTabBar::tab:hover { color: @text; }
QTabBar::tab:selected { color: @text; border-bottom-color: @accent; }
QTabBar::tab:focus { background: @chosen; color: @text; border-radius: 7px; }

QAbstractItemView {
  background: @raised; color: @text; border: 1px solid @line; outline: none;
  selection-background-color: @chosen; selection-color: @text;
}
QAbstractItemView:focus { border-color: @accent; }
QListView::item { padding: 3px 6px; border-radius: 6px; }
QListView::item:hover { background: @hover; }
QListView::item:selected { background: @chosen; color: @text; }
QTableView { background: @raised; alternate-background-color: @panel; border-radius: 8px; }
QTableView#archiveTable::item { border: none; padding: 0 8px; }
QTableView#daysTable::item, QTableView#daysTable::item:selected { background: transparent; }
QTableView#archiveTable::item:selected { background: @chosen; color: @text; }
QHeaderView { background: @raised; }
QHeaderView::section { background: @raised; color: @text; border: none; padding: 6px 10px; font-weight: 600; }
QTableCornerButton::section { background: @raised; border: none; }
QHeaderView::section:vertical { font-weight: 400; padding: 0 10px; }
QComboBox QAbstractItemView { border: 1px solid @edge; padding: 5px; }
QComboBox QAbstractItemView::item { min-height: 30px; padding: 0 8px; border-radius: 7px; color: @text; }
QComboBox QAbstractItemView::item:selected, QComboBox QAbstractItemView::item:hover { background: @chosen; }
QListWidget#turnList, QListWidget#rulesHeadings, QListWidget#reviewMoments { background: @panel; border-radius: 10px; padding: 5px; }
QListWidget#turnList::item, QListWidget#rulesHeadings::item, QListWidget#reviewMoments::item { padding: 4px 8px; border-radius: 6px; }
QListWidget#turnList::item:selected, QListWidget#reviewMoments::item:selected { background: @chosen; color: @text; }
QTextBrowser {
  background: @panel; color: @text; border: 2px solid transparent; border-radius: 8px; selection-background-color: @accent;
  selection-color: @accentText;
}
QTextBrowser:focus { border-color: @accent; }
QProgressBar { background: @line; border: none; border-radius: 3px; max-height: 6px; text-align: center; }
QProgressBar::chunk { background: @accent; border-radius: 3px; }
)";

// These sizes don't include borders and padding. Including them, a button has at least 44 pixels
// (Look::kFinger).
constexpr auto kForFingers = R"(
QPushButton { min-height: 30px; min-width: 30px; }
QPushButton[onCard="true"], QFrame[banner] QPushButton, QPushButton[link="true"] { min-height: 36px; }
QPushButton[compact="true"] { min-width: 38px; padding-left: 2px; padding-right: 2px; }
QToolButton { min-height: 30px; min-width: 30px; }
QToolButton[small="true"] { min-height: 42px; min-width: 42px; }
QMenu::item { padding-top: 13px; padding-bottom: 13px; }
QMenuBar::item { padding-top: 12px; padding-bottom: 12px; }
QComboBox QAbstractItemView::item { min-height: 44px; }
QTabBar::tab { min-height: 30px; }
QToolButton[step="true"] { min-width: 30px; max-width: 30px; min-height: 30px; max-height: 30px; }
QCheckBox, QRadioButton { min-height: 44px; }
)";

QString points(double factor) {
  return QString::number(QFontInfo(QApplication::font()).pointSizeF() * factor, 'f', 2) % QLatin1String("pt");
}

}  // namespace

QString Look::styleSheetOf(const Colours& colours, bool forFingers) {
  // Longer names first, as some begin with others.
  const QList<std::pair<QString, QString>> values{
      {QStringLiteral("@displaySize"), points(2.2)},
      {QStringLiteral("@titleSize"), points(1.6)},
      {QStringLiteral("@resultSize"), points(1.5)},
      {QStringLiteral("@turnSize"), points(1.25)},
      {QStringLiteral("@headingSize"), points(1.22)},
      {QStringLiteral("@largeSize"), points(1.12)},
      {QStringLiteral("@nameSize"), points(1.1)},
      {QStringLiteral("@smallSize"), points(0.92)},
      {QStringLiteral("@accentHover"), blended(colours.accent, colours.accentText, 0.12).name()},
      {QStringLiteral("@accentFocused"), focusedOf(colours).name()},
      {QStringLiteral("@accentPressed"), blended(colours.accent, colours.text, 0.25).name()},
      {QStringLiteral("@accentText"), colours.accentText.name()},
      {QStringLiteral("@accent"), colours.accent.name()},
      {QStringLiteral("@quietText"), colours.quietText.name()},
      {QStringLiteral("@text"), colours.text.name()},
      {QStringLiteral("@warning"), colours.warning.name()},
      {QStringLiteral("@window"), colours.window.name()},
      {QStringLiteral("@panel"), colours.panel.name()},
      {QStringLiteral("@raised"), colours.raised.name()},
      {QStringLiteral("@line"), colours.line.name()},
      {QStringLiteral("@edge"), edgeOf(colours).name()},
      {QStringLiteral("@handle"), blended(colours.line, colours.quietText, 0.35).name()},
      {QStringLiteral("@hover"), hoverOf(colours).name()},
      {QStringLiteral("@pressed"), blended(colours.raised, colours.text, 0.12).name()},
      {QStringLiteral("@chosen"), chosenOf(colours).name()},
      {QStringLiteral("@disabled"), blended(colours.text, colours.panel, 0.55).name()},
      {QStringLiteral("@ring"), ringOf(colours).name()},
  };
  QString sheet = QString::fromLatin1(kSheet);
  if (forFingers) {
    sheet += QLatin1String(kForFingers);
  }
  for (const auto& [name, value] : values) {
    sheet.replace(name, value);
  }
  return sheet;
}

}  // namespace byways::app
