// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace byways::app {

namespace {

QString english() { return QStringLiteral("en"); }

// The first of the system's languages that there is a translation for.
QString systemLanguage() {
  const QStringList wanted = QLocale::system().uiLanguages();
  const QStringList there = Language::available();
  for (const QString& tag : wanted) {
    QString code = tag.section(QLatin1Char('-'), 0, 0);
    if (there.contains(code)) {
      return code;
    }
  }
  return english();
}

}  // namespace

Language::Language(const Preferences& preferences, QObject* parent)
    : QObject(parent), preferences_(preferences) {
  connect(&preferences, &Preferences::changed, this, &Language::apply);
  apply();
}

QStringList Language::available() { return {english(), QStringLiteral("de")}; }

QString Language::nameOf(const QString& code) {
  const QString name = QLocale(code).nativeLanguageName();
  return code == english() ? QStringLiteral("English") : name.left(1).toUpper() + name.mid(1);
}

void Language::force(const QString& code) {
  forced_ = code;
  apply();
}

void Language::apply() {
  const QString wanted = !forced_.isEmpty() ? forced_ : preferences_.language();
  const QString code = available().contains(wanted) ? wanted : systemLanguage();
  if (code == current_) {
    return;
  }
  current_ = code;
  for (const auto& translator : translators_) {
    QCoreApplication::removeTranslator(translator.get());
  }
  translators_.clear();
  QLocale::setDefault(QLocale(code));
  // English needs one too: its plurals are in it.
  install(QStringLiteral("byways_") + code, QStringLiteral(":/translations"));
  install(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
}

void Language::install(const QString& file, const QString& folder) {
  auto translator = std::make_unique<QTranslator>();
  if (translator->load(file, folder)) {
    QCoreApplication::installTranslator(translator.get());
    translators_.push_back(std::move(translator));
  }
}

}  // namespace byways::app
