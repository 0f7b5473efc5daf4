// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/copying.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QWidget>

#include "app/table/toast.h"

namespace byways::app {

void copyText(QWidget& source, const QString& text, const QString& said) {
  QGuiApplication::clipboard()->setText(text);
  Toast::over(source).showText(said);
}

void copyPicture(QWidget& source, const QImage& picture, const QString& said) {
  QGuiApplication::clipboard()->setImage(picture);
  Toast::over(source).showText(said);
}

}  // namespace byways::app
