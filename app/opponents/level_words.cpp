// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opponents/level_words.h"

#include <QCoreApplication>
#include <QSettings>

#include <array>

#include "engine/search/level.h"

namespace byways::app {

namespace {

constexpr int kFirstLevel = 2;

// The translators' context of these texts.
struct Levels {
  Q_DECLARE_TR_FUNCTIONS(Levels)
};

constexpr std::array<const char*, search::kLevels> kWords{
    QT_TRANSLATE_NOOP("Levels", "beginner"),    QT_TRANSLATE_NOOP("Levels", "easy"),
    QT_TRANSLATE_NOOP("Levels", "casual"),      QT_TRANSLATE_NOOP("Levels", "steady"),
    QT_TRANSLATE_NOOP("Levels", "practised"),   QT_TRANSLATE_NOOP("Levels", "strong"),
    QT_TRANSLATE_NOOP("Levels", "very strong"), QT_TRANSLATE_NOOP("Levels", "full strength")};

QString keyOf(const Game& game) {
  return QStringLiteral("opponent/") +
         QString::fromUtf8(game.id().data(), static_cast<qsizetype>(game.id().size()));
}

QString defeatKeyOf(const Game& game) { return QStringLiteral("defeat/") + keyOf(game); }

}  // namespace

QString levelText(int level) {
  return Levels::tr("level %1 (%2)", "the number of a level, what it is called")
      .arg(level)
      .arg(QCoreApplication::translate("Levels", kWords.at(static_cast<std::size_t>(level) - 1)));
}

QString computerText(int level) {
  return Levels::tr("Computer, %1", "level 3 (casual)").arg(levelText(level));
}

int matchedLevel(const Game& game, const QStringList& names, const QList<int>& levels,
                 const StrengthOf& strength) {
  for (qsizetype seat = 0; seat < names.size(); ++seat) {
    if (levels.value(seat, 0) == 0) {
      return strength(game, names.at(seat).simplified());
    }
  }
  return rememberedLevel(game);
}

QString matchedWord() { return Levels::tr("match my strength", "in place of a level: easy"); }

QString matchedChoice(int level) {
  return Levels::tr("Match my strength (%1)", "a level’s number").arg(level);
}

QString matchedText(int level) {
  return Levels::tr("Match my strength: %1", "level 3 (casual)").arg(levelText(level));
}

int rememberedLevel(const Game& game) {
  const int level = QSettings().value(keyOf(game), kFirstLevel).toInt();
  return level >= 1 && level <= search::kLevels ? level : kFirstLevel;
}

void rememberLevel(const Game& game, int level) {
  QSettings().setValue(keyOf(game), level);
  rememberDefeat(game, false);
}

bool rememberedDefeat(const Game& game) { return QSettings().value(defeatKeyOf(game), false).toBool(); }

void rememberDefeat(const Game& game, bool isDefeat) { QSettings().setValue(defeatKeyOf(game), isDefeat); }

}  // namespace byways::app
