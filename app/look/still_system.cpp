// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/still_system.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QStyle>

#if defined(Q_OS_WIN)
#include <windows.h>
#elif defined(Q_OS_MACOS)
#include <CoreFoundation/CoreFoundation.h>
#endif

namespace byways::app {

namespace {

#if defined(Q_OS_WIN)

bool desktopPrefersReducedMotion() {
  BOOL animated = TRUE;
  return SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &animated, 0) != 0 && animated == FALSE;
}

#elif defined(Q_OS_MACOS)

bool desktopPrefersReducedMotion() {
  return CFPreferencesGetAppBooleanValue(CFSTR("reduceMotion"), CFSTR("com.apple.universalaccess"),
                                         nullptr) != 0;
}

#else

QVariant configured(const QString& file, const QString& key) {
  const QString path = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, file);
  return path.isEmpty() ? QVariant() : QSettings(path, QSettings::IniFormat).value(key);
}

// GNOME's own switch is in a database that only its tools can read. GNOME's settings daemon and KDE both
// write it to GTK's file, and KDE has a file of its own.
bool desktopPrefersReducedMotion() {
  const QVariant gtk =
      configured(QStringLiteral("gtk-3.0/settings.ini"), QStringLiteral("Settings/gtk-enable-animations"));
  const QVariant kde =
      configured(QStringLiteral("kdeglobals"), QStringLiteral("KDE/AnimationDurationFactor"));
  return (gtk.isValid() && !gtk.toBool()) || (kde.isValid() && kde.toDouble() == 0.0);
}

#endif

}  // namespace

bool systemPrefersReducedMotion() {
  return desktopPrefersReducedMotion() ||
         QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0;
}

}  // namespace byways::app
