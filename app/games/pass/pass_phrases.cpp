// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/games/pass/pass_texts.h"
#include "app/look/direction.h"
#include "engine/overpass/groups_notation.h"
#include "engine/overpass/over_pass_notation.h"

namespace byways::app {

namespace {

/// The context of these texts for translators.
class PassPhrases {
  Q_DECLARE_TR_FUNCTIONS(PassPhrases)
};

constexpr auto kHome = "z";  // where Groups-of-Three's pieces go in the end

QString placeText(const std::string& place) { return asNotation(QString::fromStdString(place)); }

// Of two, one colour or both have to be home (OVP-11, GRP-9).
bool wantsBoth(const Match& match) { return match.timeline().setup().options.word("goal") == "both"; }

QString moveText(const overpass::WrittenMove& move) {
  const QString first = placeText(move.first);
  const QString second = placeText(move.second);
  switch (move.kind) {
    case overpass::MoveKind::OverPass:
      return PassPhrases::tr("%1 over to %2", "places: a piece passes over others").arg(first, second);
    case overpass::MoveKind::Trade:
      return PassPhrases::tr("%1 and %2 change places").arg(first, second);
    case overpass::MoveKind::Slide:
      return PassPhrases::tr("%1 slides to %2").arg(first, second);
    case overpass::MoveKind::Exit:
      break;
  }
  return PassPhrases::tr("%1 goes home").arg(first);
}

// A move that comes from somewhere, or goes on from a way that has been told.
QString wayText(const overpass::WrittenGroupsStep& move, const QString& from) {
  QString text = move.to == kHome
                     ? PassPhrases::tr("%1 goes home").arg(from)
                     : PassPhrases::tr("%1 to %2", "places: a piece moves").arg(from, placeText(move.to));
  if (move.brought_in.empty()) {
    return text;
  }
  QStringList places;
  for (const std::string& place : move.brought_in) {
    places.append(placeText(place));
  }
  return PassPhrases::tr("%1 (in on %2)", "a move, the places where pieces come in with it")
      .arg(text, passListText(places));
}

}  // namespace

QString passStepsText(const QString& steps, QString (*stepText)(const QString& step)) {
  QStringList parts;
  for (const QString& step : steps.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    parts.append(stepText(step));
  }
  return parts.join(PassPhrases::tr(", ", "between the steps of a turn"));
}

QString overPassAim(const Match& match) {
  if (match.players() > 2) {
    return PassPhrases::tr("In through the middle, out at a point: the first with all ten home wins.");
  }
  return wantsBoth(match)
             ? PassPhrases::tr(
                   "In through the middle, out at a point: the first with all ten of both colours home wins.")
             : PassPhrases::tr(
                   "In through the middle, out at a point: the first with all ten of one colour home wins.");
}

QString overPassStepText(const QString& step) {
  const std::optional<overpass::WrittenMove> move = overpass::read_move(step.toStdString());
  return move ? moveText(*move) : step;
}

QString groupsAim(const Match& match) {
  if (match.players() > 2) {
    return PassPhrases::tr("Groups of three bring your pieces in. The first with all ten home wins.");
  }
  return wantsBoth(match)
             ? PassPhrases::tr(
                   "Groups of three bring pieces in. The first with all ten of both colours home wins.")
             : PassPhrases::tr(
                   "Groups of three bring pieces in. The first with all ten of one colour home wins.");
}

QString groupsStepText(const QString& step) {
  const std::optional<overpass::WrittenGroupsStep> move = overpass::read_groups_step(step.toStdString());
  return move ? wayText(*move, placeText(move->from)) : step;
}

QString groupsStepsText(const QString& steps) {
  QStringList parts;
  std::string end;  // of the last way, if it may go on
  for (const QString& step : steps.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    const std::optional<overpass::WrittenGroupsStep> move = overpass::read_groups_step(step.toStdString());
    const bool goesOn = move && !parts.isEmpty() && move->from == end && move->to != kHome;
    const QString from = goesOn ? parts.takeLast() : QString();
    parts.append(goesOn ? wayText(*move, from) : groupsStepText(step));
    end = move && move->brought_in.empty() ? move->to : std::string();
  }
  return parts.join(PassPhrases::tr(", ", "between the steps of a turn"));
}

QString monoAim(const Match& match) {
  return match.timeline().setup().options.is_on("strict")
             ? PassPhrases::tr(
                   "No line may hold pieces of both sides. Whoever is caught at it, finds no place or has no "
                   "piece left, loses.")
             : PassPhrases::tr(
                   "No line may hold pieces of both sides. Whoever finds no place, or has no piece left, "
                   "loses.");
}

QString monoStepText(const QString& step) {
  const QString place = asNotation(step.section(QLatin1Char('/'), 0, 0));
  const QString colour = passColourName(step.section(QLatin1Char('/'), 1, 1).toStdString());
  return colour.isEmpty() ? PassPhrases::tr("a piece on %1").arg(place)
                          : PassPhrases::tr("a %1 piece on %2", "a colour, a place").arg(colour, place);
}

}  // namespace byways::app
