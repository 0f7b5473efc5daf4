// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace byways::app {

namespace {

QString english() { return QStringLiteral("en"); }

QString simplifiedChinese() { return QStringLiteral("zh_CN"); }

// The first of the system's preferred languages that has a translation.
QString systemLanguage() {
  const QStringList wanted = QLocale::system().uiLanguages();
  for (const QString& tag : wanted) {
    if (QString code = Language::codeFor(tag); !code.isEmpty()) {
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

QStringList Language::available() {
  return {english(),
          QStringLiteral("de"),
          QStringLiteral("es"),
          QStringLiteral("fr"),
          QStringLiteral("pl"),
          QStringLiteral("ja"),
          QStringLiteral("ko"),
          simplifiedChinese()};
}

QString Language::codeFor(const QString& tag) {
  const QLocale locale(tag);
  if (locale.language() == QLocale::Chinese) {
    return locale.script() == QLocale::SimplifiedHanScript ? simplifiedChinese() : QString();
  }
  QString code = tag.section(QLatin1Char('-'), 0, 0);
  return available().contains(code) ? code : QString();
}

QString Language::nameOf(const QString& code) {
  // QLocale's names of some languages include a country: "American English", "español de España".
  if (code == english()) {
    return QStringLiteral("English");
  }
  const QString name = QLocale(code).nativeLanguageName().section(QLatin1Char(' '), 0, 0);
  return name.left(1).toUpper() + name.mid(1);
}

QString Language::shownNameOf(const QString& code) {
  QString name = nameOf(code);
  const QLocale locale(code);
  if (locale.script() == QLocale::LatinScript) {
    return name;
  }
  const QString kind = code == simplifiedChinese() ? QStringLiteral("Simplified ") : QString();
  return name % QStringLiteral(" – ") % kind % QLocale::languageToString(locale.language());
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
  // English needs a translation file, too, for its plurals.
  install(QStringLiteral("byways_") + code, QStringLiteral(":/translations"));
  const QString qts = QStringLiteral("qtbase_") + code;
  if (!install(qts, QStringLiteral(":/translations"))) {
    install(qts, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  }
}

bool Language::install(const QString& file, const QString& folder) {
  auto translator = std::make_unique<QTranslator>();
  if (!translator->load(file, folder)) {
    return false;
  }
  QCoreApplication::installTranslator(translator.get());
  translators_.push_back(std::move(translator));
  return true;
}

}  // namespace byways::app
