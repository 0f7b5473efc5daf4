// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace byways::app {

/// Shows HTML that the program has written. It loads pictures and style sheets from the program's resources
/// (`:/…`) and nothing else, whatever the HTML refers to.
class ClosedPage : public QTextBrowser {
  Q_OBJECT

 public:
  using QTextBrowser::QTextBrowser;

  [[nodiscard]] QVariant loadResource(int type, const QUrl& name) override;
};

}  // namespace byways::app
