// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules/rules_page.h"

#include <QStringList>

namespace byways::app {

void RulesPage::explains(const char* rules) {
  const QStringList numbers = QString::fromLatin1(rules).split(QLatin1Char(' '));
  for (const QString& number : numbers) {
    anchors_ += QStringLiteral("<a name=\"%1\"></a>").arg(number);
  }
}

void RulesPage::add(const QString& opening, const QString& text, const QString& closing) {
  html_ += opening + anchors_ + text + closing;
  anchors_.clear();
}

void RulesPage::heading(const QString& text) { add(QStringLiteral("<h2>"), text, QStringLiteral("</h2>")); }

void RulesPage::paragraph(const QString& text) { add(QStringLiteral("<p>"), text, QStringLiteral("</p>")); }

void RulesPage::note(const QString& text) {
  add(QStringLiteral("<p class=\"quiet\">"), text, QStringLiteral("</p>"));
}

void RulesPage::picture(const char* name, const QString& description) {
  add(QStringLiteral("<p align=\"center\">"),
      QStringLiteral("<img src=\"board:%1\" alt=\"%2\">")
          .arg(QLatin1String(name), description.toHtmlEscaped()),
      QStringLiteral("</p>"));
}

}  // namespace byways::app
