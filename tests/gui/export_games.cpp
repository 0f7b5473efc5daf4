// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/export_games.h"

#include <QFile>
#include <QTest>
#include <QXmlStreamReader>

#include "app/games/catalogue.h"
#include "app/library/library.h"
#include "engine/core/random_game.h"
#include "engine/core/setup.h"

namespace byways::app::test {

std::unique_ptr<Match> exampleOf(const GameFace& face) {
  const std::string_view id = face.game().id();
  return Library::open(QStringLiteral(BYWAYS_TEST_DATA "/examples/%1.json")
                           .arg(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()))))
      .match;
}

std::unique_ptr<Match> crowdedMatch(const Game& game, int turns) {
  const auto setup = check_setup(game, game.most_players(), {});
  Timeline timeline(game, *setup);
  Random random(7);
  play_random_turns(timeline, random, static_cast<std::uint64_t>(turns));
  const std::vector<std::string> names{"Wilhelmina Featherstonehaugh-Cholmondeley",
                                       "Bartholomäus Krähenbühl",
                                       "Maximiliane von Hohenstaufen",
                                       "Ó Dubhshláine",
                                       "Христофор Константинопольский",
                                       "久保田千代子"};
  const std::vector<std::string> people(names.begin(), names.begin() + game.most_players());
  return std::make_unique<Match>(make_record(timeline, people), timeline);
}

void addGames() {
  QTest::addColumn<const GameFace*>("face");
  for (const CatalogueEntry& entry : catalogue()) {
    QTest::newRow(entry.id) << entry.face;
  }
}

int lettersIn(const QByteArray& svg) {
  QXmlStreamReader xml(svg);
  int letters = 0;
  bool inText = false;
  while (!xml.atEnd()) {
    xml.readNext();
    if (xml.isStartElement() && xml.name() == QLatin1String("text")) {
      inText = true;
    } else if (xml.isEndElement() && xml.name() == QLatin1String("text")) {
      inText = false;
    } else if (xml.isCharacters() && inText) {
      letters += static_cast<int>(xml.text().trimmed().size());
    }
  }
  return xml.hasError() ? -1 : letters;
}

bool isBlank(const QImage& image) {
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (image.pixel(x, y) != image.pixel(0, 0)) {
        return false;
      }
    }
  }
  return true;
}

bool isWhiteAround(const QImage& image, const QRect& inside) {
  const QImage plain = image.convertToFormat(QImage::Format_RGB32);
  for (int y = 0; y < plain.height(); ++y) {
    const auto* const line = reinterpret_cast<const QRgb*>(plain.constScanLine(y));
    const bool isRowInside = y >= inside.top() && y <= inside.bottom();
    for (int x = 0; x < plain.width(); ++x) {
      if (isRowInside && x == inside.left()) {
        x = inside.right();
      } else if ((line[x] & 0xffffffU) != 0xffffffU) {
        qWarning("drawn upon at %d, %d", x, y);
        return false;
      }
    }
  }
  return true;
}

void keepForPeople(const QString& name, const QByteArray& bytes) {
  const QString folder = qEnvironmentVariable("BYWAYS_KEEP_PAGES");
  QFile file(folder + QLatin1Char('/') + name);
  if (!folder.isEmpty() && (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())) {
    qWarning("can’t keep the page");
  }
}

}  // namespace byways::app::test
