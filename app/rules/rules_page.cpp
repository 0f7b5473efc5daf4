// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules/rules_page.h"

namespace byways::app {

void RulesPage::heading(const QString& text) {
  html_ += QStringLiteral("<h2>") + text + QStringLiteral("</h2>");
}

void RulesPage::paragraph(const QString& text) {
  html_ += QStringLiteral("<p>") + text + QStringLiteral("</p>");
}

void RulesPage::note(const QString& text) {
  html_ += QStringLiteral("<p class=\"quiet\">") + text + QStringLiteral("</p>");
}

void RulesPage::picture(const char* name, const QString& description) {
  html_ += QStringLiteral("<p align=\"center\"><img src=\"board:%1\" alt=\"%2\"></p>")
               .arg(QLatin1String(name), description.toHtmlEscaped());
}

}  // namespace byways::app
