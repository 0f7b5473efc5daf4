// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/preferences.h"

#include <QFileInfo>

#include <algorithm>

namespace byways::app {

namespace {

constexpr auto kLanguage = "language";
constexpr auto kTheme = "theme";
constexpr auto kHighlights = "highlights";
constexpr auto kAnimations = "animations";
constexpr auto kNotation = "notation";
constexpr auto kAdvice = "advice";
constexpr auto kClockPauses = "clockPauses";
constexpr auto kShowsDay = "showsDay";
constexpr auto kTextSize = "textSize";
constexpr auto kPace = "pace";
constexpr auto kTurnBand = "turnBand";
constexpr auto kPlayerNames = "playerNames";
constexpr auto kRecentFiles = "recentFiles";
constexpr auto kFacings = "facings";
constexpr qsizetype kMostRecentFiles = 10;

QString key(const char* name) { return QString::fromLatin1(name); }

// A settings file may have been edited by hand, so `fallback` replaces a value out of range.
template <class Enum>
Enum enumFrom(const QSettings& settings, const char* name, Enum last, Enum fallback) {
  bool isNumber = false;
  const int value = settings.value(key(name), static_cast<int>(fallback)).toInt(&isNumber);
  return isNumber && value >= 0 && value <= static_cast<int>(last) ? static_cast<Enum>(value) : fallback;
}

QVariant toVariant(const QString& text) { return text; }
QVariant toVariant(bool on) { return on; }
QVariant toVariant(int number) { return number; }
template <class Enum>
QVariant toVariant(Enum value) {
  return static_cast<int>(value);
}

}  // namespace

Preferences::Preferences(QObject* parent)
    : QObject(parent),
      language_(settings_.value(key(kLanguage)).toString()),
      theme_(enumFrom(settings_, kTheme, ThemeChoice::Dark, ThemeChoice::System)),
      pace_(enumFrom(settings_, kPace, Pace::AtOnce, Pace::Calm)),
      turnBand_(enumFrom(settings_, kTurnBand, TurnBand::Large, TurnBand::Small)),
      animations_(settings_.value(key(kAnimations), true).toBool()),
      notation_(settings_.value(key(kNotation), false).toBool()),
      advice_(settings_.value(key(kAdvice), false).toBool()),
      clockPauses_(settings_.value(key(kClockPauses), true).toBool()),
      showsDay_(settings_.value(key(kShowsDay), true).toBool()),
      textSize_(settings_.value(key(kTextSize), textSizes().front()).toInt()) {
  picture_.highlights = enumFrom(settings_, kHighlights, Highlights::Explain, Highlights::Explain);
  for (const PictureSwitch& option : pictureSwitches()) {
    picture_.*option.option = settings_.value(option.key(), picture_.*option.option).toBool();
  }
  settings_.beginGroup(key(kFacings));
  const QStringList turned = settings_.childKeys();
  for (const QString& game : turned) {
    if (const BoardFacing facing = BoardFacing::fromText(settings_.value(game).toString());
        !facing.isUsual()) {
      picture_.facings.insert(game, facing);
    }
  }
  settings_.endGroup();
  if (!textSizes().contains(textSize_)) {
    textSize_ = textSizes().front();
  }
}

template <class T>
void Preferences::set(T& member, T value, const QString& key) {
  if (member == value) {
    return;
  }
  member = value;
  settings_.setValue(key, toVariant(value));
  Q_EMIT changed();
}

void Preferences::setLanguage(const QString& code) { set(language_, code, key(kLanguage)); }
void Preferences::setTheme(ThemeChoice theme) { set(theme_, theme, key(kTheme)); }
void Preferences::setHighlights(Highlights level) { set(picture_.highlights, level, key(kHighlights)); }
void Preferences::setAnimations(bool on) { set(animations_, on, key(kAnimations)); }
void Preferences::setNotation(bool on) { set(notation_, on, key(kNotation)); }
void Preferences::setPace(Pace pace) { set(pace_, pace, key(kPace)); }
void Preferences::setTurnBand(TurnBand size) { set(turnBand_, size, key(kTurnBand)); }
void Preferences::setAdvice(bool on) { set(advice_, on, key(kAdvice)); }
void Preferences::setClockPauses(bool on) { set(clockPauses_, on, key(kClockPauses)); }
void Preferences::setShowsDay(bool on) { set(showsDay_, on, key(kShowsDay)); }

void Preferences::setPictureOption(bool PictureOptions::*option, bool on) {
  for (const PictureSwitch& known : pictureSwitches()) {
    if (known.option == option) {
      set(picture_.*option, on, known.key());
    }
  }
}

void Preferences::setFacing(const QString& game, const BoardFacing& facing) {
  const QString where = key(kFacings) + QLatin1Char('/') + game;
  if (facing.isUsual() ? picture_.facings.remove(game) == 0 : picture_.facings.value(game) == facing) {
    return;
  }
  if (facing.isUsual()) {
    settings_.remove(where);
  } else {
    picture_.facings.insert(game, facing);
    settings_.setValue(where, facing.text());
  }
  Q_EMIT changed();
}

void Preferences::setTextSize(int percent) {
  set(textSize_, textSizes().contains(percent) ? percent : textSizes().front(), key(kTextSize));
}

QStringList Preferences::playerNames() const { return settings_.value(key(kPlayerNames)).toStringList(); }

void Preferences::setPlayerNames(const QStringList& names) { settings_.setValue(key(kPlayerNames), names); }

QStringList Preferences::recentFiles() const {
  QStringList files = settings_.value(key(kRecentFiles)).toStringList();
  files.erase(std::remove_if(files.begin(), files.end(),
                             [](const QString& path) { return !QFileInfo::exists(path); }),
              files.end());
  return files;
}

void Preferences::addRecentFile(const QString& path) {
  QStringList files = recentFiles();
  const QString absolute = QFileInfo(path).absoluteFilePath();
  files.removeAll(absolute);
  files.prepend(absolute);
  settings_.setValue(key(kRecentFiles), QStringList(files.mid(0, kMostRecentFiles)));
  Q_EMIT recentFilesChanged();
}

void Preferences::clearRecentFiles() {
  settings_.remove(key(kRecentFiles));
  Q_EMIT recentFilesChanged();
}

QVariant Preferences::choice(const QString& key, const QVariant& fallback) const {
  return settings_.value(QStringLiteral("choices/") + key, fallback);
}

void Preferences::setChoice(const QString& key, const QVariant& value) {
  settings_.setValue(QStringLiteral("choices/") + key, value);
}

QByteArray Preferences::windowState(const QString& key) const {
  return settings_.value(QStringLiteral("window/") + key).toByteArray();
}

void Preferences::setWindowState(const QString& key, const QByteArray& state) {
  settings_.setValue(QStringLiteral("window/") + key, state);
}

}  // namespace byways::app
