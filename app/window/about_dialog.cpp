// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/about_dialog.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>

#include "app/games/catalogue.h"
#include "app/look/closed_page.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kMarkSize = 64;
constexpr int kMargin = 28;

QString paragraph(const QString& text) {
  return QStringLiteral("<p style='margin:0 0 12px 0'>%1</p>").arg(text);
}

QString link(const QString& address) { return QStringLiteral("<a href='https://%1'>%1</a>").arg(address); }

ClosedPage* addPage(QTabWidget& tabs, const QString& name) {
  auto* const page = new ClosedPage(&tabs);
  page->setObjectName(name);
  page->setOpenExternalLinks(true);
  page->document()->setDocumentMargin(4);
  page->setStyleSheet(QStringLiteral("QTextBrowser{background:transparent}"));
  tabs.addTab(page, QString());
  return page;
}

}  // namespace

AboutDialog::AboutDialog(const Look& look, QWidget* parent)
    : QDialog(parent),
      tagline_(new QLabel(this)),
      version_(new QLabel(this)),
      tabs_(new QTabWidget(this)),
      program_(addPage(*tabs_, QStringLiteral("aboutProgram"))),
      games_(addPage(*tabs_, QStringLiteral("aboutGames"))),
      licences_(addPage(*tabs_, QStringLiteral("aboutLicences"))),
      close_(new QPushButton(this)) {
  setObjectName(QStringLiteral("aboutDialog"));
  tabs_->setObjectName(QStringLiteral("aboutTabs"));
  tabs_->setDocumentMode(true);
  close_->setObjectName(QStringLiteral("close"));
  close_->setDefault(true);
  auto* const mark = new QLabel(this);
  mark->setPixmap(
      look.icon(QStringLiteral("byways")).pixmap(QSize(kMarkSize, kMarkSize), devicePixelRatioF()));
  auto* const name = new QLabel(QStringLiteral("Byways"), this);
  name->setProperty("role", QStringLiteral("display"));
  tagline_->setProperty("role", QStringLiteral("quiet"));
  version_->setProperty("role", QStringLiteral("small"));

  auto* const words = new QVBoxLayout;
  words->setSpacing(2);
  words->addWidget(name);
  words->addWidget(tagline_);
  words->addWidget(version_);
  auto* const head = new QHBoxLayout;
  head->setSpacing(18);
  head->addWidget(mark);
  head->addLayout(words, 1);
  auto* const buttons = new QHBoxLayout;
  buttons->addStretch();
  buttons->addWidget(close_);
  auto* const all = new QVBoxLayout(this);
  all->setContentsMargins(kMargin, 24, kMargin, 22);
  all->setSpacing(18);
  all->addLayout(head);
  all->addWidget(tabs_, 1);
  all->addLayout(buttons);
  resize(580, 560);
  connect(close_, &QPushButton::clicked, this, &QDialog::accept);
  retranslate();
  close_->setFocus();
}

void AboutDialog::changeEvent(QEvent* event) {
  // Links keep the colour that they were made with, so a new theme needs new text as well.
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
    retranslate();
  }
  QDialog::changeEvent(event);
}

void AboutDialog::retranslate() {
  setWindowTitle(tr("About Byways"));
  tagline_->setText(tr("A table for games of paths and connections"));
  version_->setText(
      tr("Version %1, with Qt %2").arg(QStringLiteral(BYWAYS_VERSION), QString::fromLatin1(qVersion())));
  close_->setText(tr("Close"));
  tabs_->setTabText(0, tr("This program"));
  tabs_->setTabText(1, tr("The games"));
  tabs_->setTabText(2, tr("Licences"));
  for (ClosedPage* const page : {program_, games_, licences_}) {
    page->setAccessibleName(tabs_->tabText(tabs_->indexOf(page)));
  }
  program_->setHtml(programText());
  games_->setHtml(gamesText());
  licences_->setHtml(licencesText());
}

QString AboutDialog::programText() {
  return paragraph(tr("Byways is a table for games in which paths grow, cross and meet. You play directly on "
                      "the board; the table knows the rules and explains them.")) %
         paragraph(tr("Everyone plays at one screen, taking turns. Nothing is sent anywhere: games and "
                      "settings stay on this computer, and every step is saved as it happens.")) %
         paragraph(tr("Everything works with the keyboard alone and with a screen reader, in light and dark "
                      "themes, and without relying on colour."));
}

QString AboutDialog::gamesText() {
  QString text = paragraph(
      tr("These games were invented by others. Byways is a fan-made implementation: it is not connected with "
         "the authors and publishers, and it is not one of their products. Names and trademarks belong to "
         "their owners. If you like a game, look for the published edition."));
  for (const CatalogueEntry& entry : catalogue()) {
    text += QStringLiteral("<p style='margin:0 0 10px 0'><b>%1</b><br>%2</p>")
                .arg(entry.title().toHtmlEscaped(), entry.credit().toHtmlEscaped());
  }
  return text %
         paragraph(
             tr("Byg is played by the rules of The Genius: Code Red. It grew out of Symple, by Christian "
                "Freeling and Benedikt Rosenau. Over-Pass is a trademark of Arthur Blumberg, used by Kadon "
                "Enterprises, Inc. under exclusive licence.")) %
         paragraph(tr("More about these games: %1")
                       .arg(link(QStringLiteral("www.gamepuzzles.com")) % QStringLiteral(", ") %
                            link(QStringLiteral("www.trypsylon.com"))));
}

QString AboutDialog::licencesText() {
  return paragraph(tr("Byways is free software: you may use it, pass it on and change it under the terms of "
                      "the GNU General Public License, version 3 or any later version. It comes without any "
                      "warranty. The full text of the licence comes with the program.")) %
         paragraph(
             QStringLiteral("<b>Qt</b><br>") %
             tr("GNU Lesser General Public License, version 3. %1").arg(link(QStringLiteral("www.qt.io")))) %
         paragraph(QStringLiteral("<b>JSON for Modern C++</b> (nlohmann-json)<br>") %
                   tr("MIT licence, by Niels Lohmann. %1").arg(link(QStringLiteral("json.nlohmann.me")))) %
         paragraph(
             tr("Pictures, icons and boards were drawn for this program and are covered by its licence."));
}

}  // namespace byways::app
