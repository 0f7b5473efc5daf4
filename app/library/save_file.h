// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace byways::app {

/// Writes a file in one go: afterwards it is either the old or the new one. Answers what went wrong as a
/// sentence, empty if nothing. Any thread.
[[nodiscard]] QString saveFile(const QString& path, const QByteArray& bytes);

}  // namespace byways::app
