// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/key_text.h"

#include <QCoreApplication>

namespace byways::app {

namespace {

/// The translators' context of these texts.
class KeyText {
  Q_DECLARE_TR_FUNCTIONS(KeyText)
};

// Keys with words on them. Qt has these words, too, but not in every language and on every system.
QString wordOnKey(Qt::Key key) {
  switch (key) {
    case Qt::Key_Space:
      return KeyText::tr("Space");
    case Qt::Key_Return:
    case Qt::Key_Enter:
      return KeyText::tr("Enter");
    case Qt::Key_Escape:
      return KeyText::tr("Escape");
    case Qt::Key_Tab:
      return KeyText::tr("Tab");
    case Qt::Key_Backspace:
      return KeyText::tr("Backspace");
    case Qt::Key_Delete:
      return KeyText::tr("Delete");
    case Qt::Key_Home:
      return KeyText::tr("Home");
    case Qt::Key_End:
      return KeyText::tr("End");
    case Qt::Key_Left:
      return KeyText::tr("Left");
    case Qt::Key_Right:
      return KeyText::tr("Right");
    default:
      return QKeySequence(key).toString(QKeySequence::NativeText);
  }
}

}  // namespace

QString keyText(const QKeySequence& keys) {
#ifdef Q_OS_MACOS
  return keys.toString(QKeySequence::NativeText);
#else
  if (keys.isEmpty()) {
    return {};
  }
  const QKeyCombination combination = keys[0];
  QStringList parts;
  if (combination.keyboardModifiers().testFlag(Qt::ControlModifier)) {
    parts.append(KeyText::tr("Ctrl"));
  }
  if (combination.keyboardModifiers().testFlag(Qt::AltModifier)) {
    parts.append(KeyText::tr("Alt"));
  }
  if (combination.keyboardModifiers().testFlag(Qt::ShiftModifier)) {
    parts.append(KeyText::tr("Shift"));
  }
  parts.append(wordOnKey(combination.key()));
  return parts.join(QLatin1Char('+'));
#endif
}

QKeySequence redoKey() {
#ifdef Q_OS_MACOS
  return {Qt::CTRL | Qt::SHIFT | Qt::Key_Z};
#else
  return {Qt::CTRL | Qt::Key_Y};
#endif
}

}  // namespace byways::app
