// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/pass_walk.h"

#include <QFile>
#include <QHash>
#include <QTest>

#include "engine/games.h"
#include "tests/gui/pass_games.h"

namespace byways::app::test {

void openPass(Gui& gui, const char* game, int players, const QStringList& entries, const OptionMap& options,
              int seed) {
  const std::unique_ptr<Match> match = passMatch(*find_game(game), players, options, entries);
  // The seed is read with the record.
  Record record = match->record();
  record.document["table"]["seed"] = seed;
  const QString file = gui.folder() + QStringLiteral("/given.byways");
  QFile written(file);
  QVERIFY(written.open(QIODevice::WriteOnly));
  written.write(QByteArray::fromStdString(write_record(record)));
  written.close();
  QVERIFY(gui.window().openFile(file));
  QCoreApplication::processEvents();
  gui.board().setFocus();
}

QStringList openSteps(Gui& gui) {
  QStringList steps;
  for (const std::string& step : gui.timeline().open_steps()) {
    steps.append(QString::fromStdString(step));
  }
  return steps;
}

void dragPlace(Gui& gui, const QString& from, const QString& to) {
  gui.hoverPlace(from);
  const QPoint start = gui.board().areaOf(from).center().toPoint();
  const QPoint end = gui.board().areaOf(to).center().toPoint();
  QTest::mousePress(&gui.board(), Qt::LeftButton, Qt::NoModifier, start);
  constexpr int kParts = 4;
  for (int part = 1; part <= kParts; ++part) {
    QTest::mouseMove(&gui.board(), start + (end - start) * part / kParts);
    QCoreApplication::processEvents();
  }
  QTest::mouseRelease(&gui.board(), Qt::LeftButton, Qt::NoModifier, end);
}

bool walkByKeys(Gui& gui, const QString& place) {
  if (gui.board().cursor().isEmpty()) {
    gui.key(Qt::Key_Right);
  }
  // The shortest way, found from the place to where the cursor is.
  QHash<QString, std::pair<QString, Qt::Key>> cameFrom;
  QStringList reached{gui.board().cursor()};
  for (qsizetype i = 0; i < reached.size() && !reached.contains(place); ++i) {
    for (const Qt::Key arrow : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
      const QString next = gui.board().walk(reached[i], arrow);
      if (!reached.contains(next)) {
        reached.append(next);
        cameFrom.insert(next, {reached[i], arrow});
      }
    }
  }
  QList<Qt::Key> keys;
  for (QString step = place; cameFrom.contains(step); step = cameFrom.value(step).first) {
    keys.prepend(cameFrom.value(step).second);
  }
  for (const Qt::Key arrow : keys) {
    gui.key(arrow);
  }
  // After the mouse the first arrow only shows where the cursor is.
  return gui.board().cursor() == place || (!keys.isEmpty() && walkByKeys(gui, place));
}

}  // namespace byways::app::test
