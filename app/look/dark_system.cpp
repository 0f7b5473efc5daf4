// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/dark_system.h"

#ifdef Q_OS_WIN
#include <QGuiApplication>
#include <QSettings>
#endif

namespace byways::app {

std::optional<bool> systemIsSetToDark() {
#ifdef Q_OS_WIN
  if (QGuiApplication::platformName() == QLatin1String("windows")) {
    const QSettings settings(
        QStringLiteral(
            "HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize"),
        QSettings::NativeFormat);
    if (const QVariant isLight = settings.value(QStringLiteral("AppsUseLightTheme")); isLight.isValid()) {
      return isLight.toInt() == 0;
    }
  }
#endif
  return std::nullopt;
}

}  // namespace byways::app
