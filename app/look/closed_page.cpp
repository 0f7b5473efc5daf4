// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/closed_page.h"

#include <QImage>
#include <QUrl>

namespace byways::app {

QVariant ClosedPage::loadResource(int type, const QUrl& name) {
  if (name.scheme() == QLatin1String("qrc") || name.toString().startsWith(QLatin1String(":/"))) {
    return QTextBrowser::loadResource(type, name);
  }
  // If this returned nothing or a null image, Qt would open the file itself.
  QImage nothing(1, 1, QImage::Format_ARGB32_Premultiplied);
  nothing.fill(Qt::transparent);
  return nothing;
}

}  // namespace byways::app
