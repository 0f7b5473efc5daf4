// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QTranslator>

#include <memory>
#include <vector>

#include "app/settings/preferences.h"

namespace byways::app {

/// Translates the program and Qt's own texts, and changes the language while it runs.
class Language : public QObject {
  Q_OBJECT

 public:
  /// Follows `preferences`, which must outlive this.
  explicit Language(const Preferences& preferences, QObject* parent = nullptr);

  /// The codes of all available languages, English first.
  [[nodiscard]] static QStringList available();
  /// The code of the translation for a language tag of the system ("de-AT", "zh-Hans-SG"); empty if there is
  /// no translation.
  [[nodiscard]] static QString codeFor(const QString& tag);
  /// A language's own name: "Deutsch".
  [[nodiscard]] static QString nameOf(const QString& code);

  /// The language's own name; if fonts for its script may be missing on this computer, with the English name
  /// beside it: "日本語 – Japanese".
  [[nodiscard]] static QString shownNameOf(const QString& code);

  /// Sets a language that overrides the preferences: the option --language of the command line.
  void force(const QString& code);

 private:
  void apply();
  bool install(const QString& file, const QString& folder);

  const Preferences& preferences_;
  QString forced_;
  QString current_;
  std::vector<std::unique_ptr<QTranslator>> translators_;
};

}  // namespace byways::app
