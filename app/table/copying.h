// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

class QWidget;

namespace byways::app {

// Everything that is copied is copied by these functions, so that people are always told about it in the same
// way.

/// Puts `text` on the clipboard and shows `said` over the window of `source`: "The code is on the clipboard."
void copyText(QWidget& source, const QString& text, const QString& said);
void copyPicture(QWidget& source, const QImage& picture, const QString& said);

}  // namespace byways::app
