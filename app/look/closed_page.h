// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace byways::app {

/// A page of HTML that the program has written. It takes pictures and style sheets from the program itself
/// (`:/…`) and opens nothing else, whatever its text asks for.
class ClosedPage : public QTextBrowser {
  Q_OBJECT

 public:
  using QTextBrowser::QTextBrowser;

  [[nodiscard]] QVariant loadResource(int type, const QUrl& name) override;
};

}  // namespace byways::app
