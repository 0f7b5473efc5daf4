// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/over_pass_hand.h"

#include <QTest>

#include <algorithm>
#include <cmath>

#include "engine/core/setup.h"
#include "engine/overpass/board.h"
#include "engine/overpass/overpass_games.h"

namespace byways::app::test {

double distanceOf(const QString& node) {
  const overpass::Board& board = overpass::board();
  const overpass::Point at =
      board.drawing().points[static_cast<std::size_t>(*board.find_node(node.toStdString()))];
  return std::hypot(at.x, at.y);
}

std::pair<QString, QString> endsOfMove(const QString& step) {
  const auto sign = std::find_if(step.begin(), step.end(), [](QChar c) { return !c.isLetterOrNumber(); });
  const qsizetype at = sign - step.begin();
  return {step.left(at), step.mid(at + 1)};
}

void OverPassHand::openRolled() { open(overpass::over_pass_game(), 3, {}, {QStringLiteral("*: roll 6 6")}); }

void OverPassHand::openWithPieceOnExit(int one, int other) {
  const MatchSetup setup = passSetup(overpass::over_pass_game(), 3);
  Timeline timeline(*setup.game, *check_setup(*setup.game, 3, setup.options));
  Random random(5);
  const auto hasOne = [&timeline] {
    const nlohmann::json pieces = timeline.state().position().at("pieces");
    return std::any_of(pieces.items().begin(), pieces.items().end(),
                       [](const auto& piece) { return piece.key()[0] == 'J' && piece.value() == "white"; });
  };
  while (timeline.to_roll() != 1 || !hasOne()) {
    if (timeline.to_move() == kChance) {
      QVERIFY(!timeline.play(kChance, "roll 6 5"));
      continue;
    }
    const bool isDone = timeline.state().legal_steps().empty();
    const QString step = isDone ? QStringLiteral("end") : goodStep(timeline.state(), random);
    QVERIFY(!timeline.play(timeline.to_move(), step.toStdString()));
  }
  QVERIFY(!timeline.play(kChance, "roll " + std::to_string(one) + ' ' + std::to_string(other)));
  const Record record = make_record(timeline, {"Ann", "Ben", "Cleo"});
  open(Match(record, std::move(timeline)));
}

const overpass::OverPassInsight& OverPassHand::insight() const {
  return *overpass::over_pass_insight(gui_.timeline().state());
}

QString OverPassHand::lastStep() const {
  const std::vector<std::string> steps = gui_.timeline().open_steps();
  return steps.empty() ? QString() : QString::fromStdString(steps.back());
}

QString OverPassHand::goodStep(const State& state, Random& random) {
  QStringList all;
  QStringList good;
  const nlohmann::json position = state.position();
  for (const std::string& text : state.legal_steps()) {
    const QString step = QString::fromStdString(text);
    const auto [from, to] = endsOfMove(step);
    if (to == QLatin1String("home")) {
      return step;
    }
    all.append(step);
    const bool isOwn = position.at("pieces").at(from.toStdString()) == position.at("colour");
    if (isOwn && !step.contains(u'=') && distanceOf(to) > distanceOf(from) + 0.01) {
      good.append(step);
    }
  }
  const QStringList& list = good.isEmpty() ? all : good;
  return list[static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(list.size())))];
}

void OverPassHand::play(const QString& step, Way way) {
  const auto [from, to] = endsOfMove(step);
  const bool isExit = to == QLatin1String("home");
  const auto colourOf = [this](const QString& node) {
    const nlohmann::json pieces = gui_.timeline().state().position().at("pieces");
    return QString::fromStdString(pieces.at(node.toStdString()).get<std::string>());
  };
  move(from, isExit ? QStringLiteral("home:") + colourOf(from) : to, way);
  const QString kind = step.contains(u'>')   ? QStringLiteral("Over-Pass")
                       : step.contains(u'-') ? QStringLiteral("Slide")
                                             : QStringLiteral("Trade");
  const auto option = [](int number) { return QStringLiteral("choice:%1").arg(number); };
  for (int i = 0; !board().actionOf(option(i)).isEmpty(); ++i) {
    if (!board().actionOf(option(i)).startsWith(kind)) {
      continue;
    }
    if (way != Way::Keys) {
      click(option(i));
      return;
    }
    for (int turns = 0; turns < i; ++turns) {  // the first option is selected at first
      gui_.key(Qt::Key_Right);
    }
    gui_.key(Qt::Key_Return);
  }
}

}  // namespace byways::app::test
