// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace byways::app {

/// Converts the engine's names of places, or steps, to strings for widgets.
[[nodiscard]] inline QStringList placeNames(const std::vector<std::string>& names) {
  QStringList list;
  for (const std::string& name : names) {
    list.append(QString::fromStdString(name));
  }
  return list;
}

}  // namespace byways::app
