// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/game_page.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>

#include "app/board/replay_bar.h"
#include "app/export/film.h"
#include "app/games/catalogue.h"
#include "app/games/piece_colours.h"
#include "app/games/turn_words.h"
#include "app/look/colour_tables.h"
#include "app/look/date_text.h"
#include "app/print/game_pages.h"
#include "app/review/chance_picture.h"
#include "app/review/review_page.h"
#include "app/review/review_panel.h"
#include "app/review/review_teller.h"
#include "app/review/review_words.h"
#include "app/table/turn_line_menu.h"
#include "app/table/turn_list.h"
#include "engine/opponents.h"

namespace byways::app {

namespace {

constexpr int kBoardPixels = 776;  // the square in which boards are drawn
constexpr double kAroundBoard = 0.015;
constexpr int kSignPixels = 32;
constexpr double kSignRadius = 12;
constexpr QSize kGraphPixels(480, 170);
constexpr int kGraphText = 14;
constexpr std::size_t kMostMoments = 3;

/// The context of these texts for translators.
class WebPage {
  Q_DECLARE_TR_FUNCTIONS(WebPage)
};

QByteArray fileOf(const QString& name) {
  QFile file(QStringLiteral(":/page/") + name);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString escaped(const QString& text) { return text.toHtmlEscaped(); }

// Isolates the writing direction of a text that may come from anybody.
QString apart(const QString& text) {
  return QStringLiteral("<bdi>") + escaped(text) + QStringLiteral("</bdi>");
}

QByteArray hashOf(const QByteArray& text) {
  return "'sha256-" + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64() + '\'';
}

QByteArray viewBoxOf(const QRectF& box) {
  const QRect whole = box.toAlignedRect();
  return QByteArray::number(whole.x()) + ' ' + QByteArray::number(whole.y()) + ' ' +
         QByteArray::number(whole.width()) + ' ' + QByteArray::number(whole.height());
}

// The drawing of an icon, in the colour of the text around it.
QString iconOf(const QString& name, const QString& extra = {}) {
  QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
  const QString svg = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
  const qsizetype begin = svg.indexOf(QLatin1String("<g "));
  const qsizetype end = svg.indexOf(QLatin1String("</svg>"));
  QString drawing = begin < 0 || end < begin ? QString() : svg.mid(begin, end - begin).trimmed();
  drawing.replace(QLatin1String("#000000"), QLatin1String("currentColor"));
  return QStringLiteral("<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"%1>%2</svg>").arg(extra, drawing);
}

/// Writes the page of one game.
class PageWriter {
 public:
  PageWriter(Match& match, const GameFace& face, const WebPageChoice& choice)
      : match_(match),
        face_(face.asSeen(match, *Look::still(choice.picture))),
        choice_(choice),
        book_(choice.picture),
        film_(book_) {}

  /// Draws all boards. Returns false if `goOn` did.
  [[nodiscard]] bool film(const std::function<bool(int, int)>& goOn);
  [[nodiscard]] QByteArray page();

 private:
  /// A row of a list of turns.
  struct Row {
    QString html;
    QString comment;
    std::size_t cursor = 0;
    std::size_t entries = 0;
    int stop = -1;  // number of its board in the film; -1 if it shares the board of the next row
    QByteArray sign;
    bool isLot = false;
  };
  /// Another line, with the number of entries after which it branches off.
  struct Branch {
    std::size_t at = 0;
    QString title;
    std::vector<Row> rows;
  };
  /// Consecutive boards of the film, as their numbers: those of the line on the table, or of another line.
  struct Track {
    int first = 0;
    int last = 0;
  };

  [[nodiscard]] std::vector<TurnRow> publicRows(const Match& match) const;
  bool filmRows(Match& match, const std::vector<TurnRow>& turns, int base, std::vector<Row>& rows);
  bool filmBranches();
  [[nodiscard]] int filmBoard(const Match& match, int base);
  [[nodiscard]] Row rowOf(const TurnRow& turn, const Match& match);
  [[nodiscard]] QByteArray signOf(Seat seat, int colour);

  [[nodiscard]] QString head();
  [[nodiscard]] QString rowsHtml(const std::vector<Row>& rows, bool hasBranches) const;
  [[nodiscard]] QString branchHtml(const Branch& branch) const;
  [[nodiscard]] QByteArray sheet() const;
  [[nodiscard]] QString reviewHtml();
  [[nodiscard]] QString graphHtml(ChancePicture& picture);
  [[nodiscard]] static QString buttons();
  [[nodiscard]] QString title() const;
  [[nodiscard]] QByteArray data() const;

  Match& match_;
  const GameFace& face_;
  const WebPageChoice& choice_;
  PictureBook book_;
  Film film_;
  std::vector<Row> rows_;  // of the line on the table, the start first
  std::vector<Branch> branches_;
  std::vector<Track> tracks_;
  std::map<std::pair<Seat, int>, QByteArray> signs_;
  QByteArray signDefinitions_;
  std::function<bool()> goOn_;
  QRectF graph_;  // area of the lines in the graph, in units; empty if there is no graph
};

std::vector<TurnRow> PageWriter::publicRows(const Match& match) const {
  std::vector<TurnRow> rows = turnRows(face_, match, choice_.notation).rows;
  std::erase_if(rows, [&match](const TurnRow& row) {
    return match.game().has_secret_turns() && match.timeline().state_at(row.cursor).has_secrets();
  });
  return rows;
}

int PageWriter::filmBoard(const Match& match, int base) {
  return film_.add(book_.record({kBoardPixels, kBoardPixels},
                                [&](QPainter& painter, const Look& look) {
                                  face_.drawBoard(painter, QRectF(0, 0, kBoardPixels, kBoardPixels), match,
                                                  look);
                                }),
                   base);
}

// The sign of the seat, or of the colour whose turn it was.
QByteArray PageWriter::signOf(Seat seat, int colour) {
  if (seat < 1 || match_.players() < 2) {
    return {};
  }
  QByteArray& id = signs_[{colour < 0 ? seat : kNobody, colour}];
  if (!id.isEmpty()) {
    return id;
  }
  id = "sign" + QByteArray::number(static_cast<qulonglong>(signs_.size()));
  const std::vector<PictureBook::Element> elements =
      book_.record({kSignPixels, kSignPixels}, [&](QPainter& painter, const Look& look) {
        const QPointF centre(kSignPixels / 2.0, kSignPixels / 2.0);
        const qsizetype pieces = face_.pieceColours(match_.players(), seat).size();
        if (colour >= 0) {
          face_.facts().pieceColours->draw(painter, centre, kSignRadius, colour, look);
        } else if (pieces > 1) {
          const double radius = kSignRadius / static_cast<double>(pieces);
          GamePages::drawSeatSign(painter, QPointF(centre.x(), radius + 2), radius, face_, match_, seat,
                                  look);
        } else {
          GamePages::drawSeatSign(painter, centre, kSignRadius, face_, match_, seat, look);
        }
      });
  book_.expect(elements);
  signDefinitions_ += "<g id=\"" + id + "\">";
  for (const PictureBook::Element& element : elements) {
    signDefinitions_ += book_.write(element, false).trimmed();
  }
  signDefinitions_ += "</g>\n";
  return id;
}

PageWriter::Row PageWriter::rowOf(const TurnRow& turn, const Match& match) {
  Row row;
  row.cursor = turn.cursor;
  row.entries = turn.entries;
  row.comment = match.comment(turn.entries);
  if (turn.seat == kNobody) {
    row.html = apart(turn.text);
    row.isLot = turn.entry.seat == kChance && !turn.entry.text.empty();
    return row;
  }
  row.sign = signOf(turn.seat, turn.colour);
  const QString number = QString::number(turn.number);
  row.html =
      match.players() == 1
          ? escaped(QCoreApplication::translate("TurnList", "%1. %2", "number of the turn, turn"))
                .arg(number, apart(turn.what))
          : escaped(QCoreApplication::translate("TurnList", "%1. %2: %3", "number of the turn, player, turn"))
                .arg(number, apart(match.name(turn.seat)), apart(turn.what));
  return row;
}

// Rows with the same cursor share one board, which the last of them shows.
bool PageWriter::filmRows(Match& match, const std::vector<TurnRow>& turns, int base, std::vector<Row>& rows) {
  for (std::size_t i = 0; i < turns.size(); ++i) {
    Row row = rowOf(turns[i], match);
    if (i + 1 == turns.size() || turns[i + 1].cursor != turns[i].cursor) {
      if (!goOn_()) {
        return false;
      }
      match.goTo(turns[i].cursor);
      base = filmBoard(match, base);
      row.stop = base;
    }
    rows.push_back(std::move(row));
  }
  return true;
}

bool PageWriter::filmBranches() {
  const std::vector<Variation> variations = match_.variations();
  const Line main{match_.timeline().entries(), {}};
  for (const Variation& variation : variations) {
    const Line line = line_of(variation, main);
    Timeline timeline(match_.game(), match_.timeline().setup());
    bool isLegal = true;
    for (const Entry& entry : line.entries) {
      isLegal = isLegal && !timeline.play_entry(entry);
    }
    if (!isLegal) {
      continue;
    }
    const std::unique_ptr<Match> match = copyWithLine(match_, std::move(timeline));
    for (const auto& [entries, comment] : variation.comments) {
      match->setComment(entries, QString::fromStdString(comment));
    }
    std::vector<TurnRow> turns = publicRows(*match);
    std::erase_if(turns, [&variation](const TurnRow& row) { return row.entries <= variation.at; });
    if (turns.empty()) {
      continue;
    }
    int base = 0;
    for (const Row& row : rows_) {
      if (row.stop >= 0 && row.entries <= variation.at) {
        base = row.stop;
      }
    }
    Branch branch;
    branch.at = variation.at;
    branch.title = turns.front().text;
    if (const auto more = static_cast<int>(turns.size()) - 1; more > 0) {
      branch.title = TurnLineMenu::tr("%1, and %n more turn(s)", "a turn, and how many follow it", more)
                         .arg(branch.title);
    }
    const int first = film_.pictures();
    if (!filmRows(*match, turns, base, branch.rows)) {
      return false;
    }
    tracks_.push_back({first, film_.pictures() - 1});
    branches_.push_back(std::move(branch));
  }
  return true;
}

bool PageWriter::film(const std::function<bool(int, int)>& goOn) {
  match_.goTo(match_.timeline().length());  // a turn that the table shows half played is written as a whole
  const std::vector<TurnRow> turns = publicRows(match_);
  std::size_t all = turns.size() + 1;
  for (const Variation& variation : match_.variations()) {
    all += variation.entries.size();
  }
  goOn_ = [this, &goOn, all] { return goOn(film_.pictures(), static_cast<int>(all)); };
  if (!goOn_()) {
    return false;
  }
  match_.goTo(0);
  rows_.push_back({escaped(match_.isArranged() ? TurnList::tr("Arranged position") : TurnList::tr("Start")),
                   match_.comment(0),
                   0,
                   0,
                   filmBoard(match_, -1),
                   {}});
  if (!filmRows(match_, turns, 0, rows_)) {
    return false;
  }
  tracks_.push_back({0, film_.pictures() - 1});
  return filmBranches();
}

QString PageWriter::title() const {
  QStringList names;
  for (Seat seat = 1; seat <= match_.players(); ++seat) {
    names.append(match_.name(seat));
  }
  return WebPage::tr("%1 – %2", "a game, its players")
      .arg(entryOf(face_).title(), QLocale().createSeparatedList(names));
}

QString PageWriter::head() {
  const CatalogueEntry& entry = entryOf(face_);
  QString html = QStringLiteral("<header>\n<h1>%1</h1>\n").arg(apart(entry.title()));
  QString quiet = apart(GamePages::tr("By %1", "the author of a game").arg(entry.credit()));
  if (match_.date().isValid()) {
    quiet += QStringLiteral(" · <time datetime=\"%1\">%2</time>")
                 .arg(match_.date().toString(Qt::ISODate), apart(dateText(match_.date())));
  }
  html += QStringLiteral("<p class=\"quiet\">%1</p>\n").arg(quiet);
  html += QStringLiteral("<p class=\"result\">%1</p>\n").arg(apart(GamePages::headlineOf(face_, match_)));
  if (match_.timeline().outcome()) {
    html += QStringLiteral("<p>%1</p>\n").arg(apart(face_.resultText(match_)));
  }
  html += QStringLiteral("<ul class=\"players\">\n");
  for (Seat seat = 1; seat <= match_.players(); ++seat) {
    const QByteArray sign = signOf(seat, -1);
    html += QStringLiteral("<li>");
    if (!sign.isEmpty()) {
      html += QStringLiteral(
                  "<svg class=\"sign\" viewBox=\"0 0 %1 %1\" aria-hidden=\"true\"><use href=\"#%2\"/></svg>")
                  .arg(kSignPixels * kUnitsPerPixel)
                  .arg(QString::fromLatin1(sign));
    }
    html += QStringLiteral("<div><p class=\"name\">%1</p><p class=\"quiet\">%2</p></div></li>\n")
                .arg(apart(match_.name(seat)),
                     apart(GamePages::seatFacts(face_, match_, seat).join(QStringLiteral(" · "))));
  }
  return html + QStringLiteral("</ul>\n</header>\n");
}

QString PageWriter::branchHtml(const Branch& branch) const {
  return QStringLiteral("<details class=\"line\"><summary>%1</summary>\n<ol>\n%2</ol></details>\n")
      .arg(apart(branch.title), rowsHtml(branch.rows, false));
}

QString PageWriter::rowsHtml(const std::vector<Row>& rows, bool hasBranches) const {
  QString html;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Row& row = rows[i];
    // A row without a board of its own shows the board of the next row that has one.
    int stop = row.stop;
    for (std::size_t next = i; stop < 0 && next < rows.size(); ++next) {
      stop = rows[next].stop;
    }
    html += QStringLiteral("<li><div class=\"row\" data-stop=\"%1\">").arg(stop);
    if (!row.sign.isEmpty()) {
      html += QStringLiteral(
                  "<svg class=\"sign\" viewBox=\"0 0 %1 %1\" aria-hidden=\"true\"><use href=\"#%2\"/></svg>")
                  .arg(kSignPixels * kUnitsPerPixel)
                  .arg(QString::fromLatin1(row.sign));
    }
    html += QStringLiteral("<span class=\"words\">%1</span></div>\n").arg(row.html);
    if (!row.comment.isEmpty()) {
      html += QStringLiteral("<p class=\"comment\" dir=\"auto\">%1</p>\n").arg(escaped(row.comment));
    }
    const bool isLastOfPlace = i + 1 == rows.size() || rows[i + 1].entries != row.entries;
    for (const Branch& branch : branches_) {
      if (hasBranches && isLastOfPlace && branch.at >= row.entries &&
          (i + 1 == rows.size() || branch.at < rows[i + 1].entries)) {
        html += branchHtml(branch);
      }
    }
    html += QStringLiteral("</li>\n");
  }
  return html;
}

QString PageWriter::buttons() {
  const auto button = [](const char* id, const QString& text, const QString& icon) -> QString {
    return QStringLiteral("<button type=\"button\" id=\"%1\" aria-label=\"%2\" title=\"%2\">%3</button>\n")
        .arg(QLatin1String(id), escaped(text), icon);
  };
  const QString play =
      QStringLiteral(
          "<button type=\"button\" id=\"play\" aria-label=\"%1\" title=\"%1\" data-play=\"%1\" "
          "data-pause=\"%2\">%3%4</button>\n")
          .arg(escaped(ReplayBar::tr("Play")), escaped(ReplayBar::tr("Pause")),
               iconOf(QStringLiteral("play"), QStringLiteral(" class=\"play-icon\"")),
               iconOf(QStringLiteral("pause"), QStringLiteral(" class=\"pause-icon\"")));
  return QStringLiteral(
             "<div class=\"controls\" role=\"group\" aria-label=\"%1\">\n<div class=\"buttons\">\n")
             .arg(escaped(TurnList::tr("Walk through the game"))) +
         button("first", TurnList::tr("To the start"), iconOf(QStringLiteral("first"))) +
         button("back", TurnList::tr("One turn back"), iconOf(QStringLiteral("previous"))) + play +
         button("on", TurnList::tr("One turn forward"), iconOf(QStringLiteral("next"))) +
         button("last", TurnList::tr("To the latest turn"), iconOf(QStringLiteral("last"))) +
         QStringLiteral(
             "</div>\n<input type=\"range\" id=\"slider\" aria-label=\"%1\" min=\"0\" max=\"0\">\n</div>\n")
             .arg(escaped(TurnList::tr("Turn on the board")));
}

QString PageWriter::graphHtml(ChancePicture& picture) {
  QFont font;
  font.setPixelSize(kGraphText);
  picture.setRoom(kGraphPixels, font);
  const std::vector<PictureBook::Element> elements =
      book_.record(kGraphPixels, [&](QPainter& painter, const Look& look) {
        QList<ChancePicture::Player> players;
        for (Seat seat = 1; seat <= match_.players(); ++seat) {
          players.append({match_.name(seat), face_.seatColour(match_, seat, look)});
        }
        picture.setPlayers(players);
        picture.setRoom(kGraphPixels, font);
        picture.paint(painter, look.colours(), -1);
      });
  const QRectF area = picture.area();
  graph_ = QRectF(area.topLeft() * kUnitsPerPixel, area.size() * kUnitsPerPixel);
  book_.expect(elements);
  QByteArray svg;
  for (const PictureBook::Element& element : elements) {
    svg += book_.write(element, false);
  }
  return QStringLiteral(
             "<svg id=\"graph\" role=\"img\" aria-label=\"%1\" viewBox=\"0 0 %2 %3\">\n%4"
             "<line id=\"graph-cursor\" class=\"off\" y1=\"%5\" y2=\"%6\" "
             "stroke-width=\"9\"/></svg>\n")
      .arg(escaped(ReviewPage::tr("Chances to win, turn by turn")))
      .arg(kGraphPixels.width() * kUnitsPerPixel)
      .arg(kGraphPixels.height() * kUnitsPerPixel)
      .arg(QString::fromLatin1(svg))
      .arg(qRound(graph_.top()))
      .arg(qRound(graph_.bottom()));
}

// The results of a review that are in the record; nothing is searched here.
QString PageWriter::reviewHtml() {
  if (!has_opponents(match_.game()) || reviewState(match_).judged == 0) {
    return {};
  }
  const Review review(match_);
  const ReviewTeller teller(review, face_, match_, match_);
  std::vector<std::vector<double>> chances;
  std::vector<std::size_t> entries;  // by board: the number of entries that have led to it
  for (const Row& row : rows_) {
    if (row.stop < 0) {
      continue;
    }
    chances.push_back(teller.chancesAfter(
        {.cursor = row.cursor, .entries = row.entries, .before = entries.empty() ? 0 : entries.back()}));
    // A roll doesn't interrupt the line: what it has changed shows in the next turn.
    if (chances.back().empty() && row.isLot && chances.size() > 1) {
      chances.back() = chances[chances.size() - 2];
    }
    entries.push_back(row.entries);
  }
  QList<int> marks;
  QString list;
  for (const search::Judgement& moment : review.worst(kNobody, kMostMoments)) {
    const auto stop = static_cast<int>(std::find_if(entries.begin(), entries.end(),
                                                    [&](std::size_t count) { return count > moment.entry; }) -
                                       entries.begin());
    marks.append(std::min(stop, tracks_.front().last));
    list += QStringLiteral(
                "<li class=\"moment\" data-stop=\"%1\">\n<p class=\"moment-head\">%2</p>\n"
                "<p>%3</p>\n<p>%4</p></li>\n")
                .arg(marks.back())
                .arg(apart(teller.lineOf(moment, static_cast<int>(marks.size()))),
                     apart(teller.playedText(moment)), apart(teller.betterText(moment)));
  }
  ChancePicture picture;
  picture.setChances(std::move(chances));
  picture.setMarks(marks);
  QString html =
      QStringLiteral("<section class=\"panel review\">\n<h2>%1</h2>\n%2")
          .arg(escaped(list.isEmpty() ? ReviewPanel::tr("Review") : ReviewPanel::tr("What mattered most")),
               graphHtml(picture));
  if (!list.isEmpty()) {
    html += QStringLiteral("<ol>\n%1</ol>\n").arg(list);
  }
  return html + QStringLiteral("</section>\n");
}

// Colours of both themes, the program's own rules, and those of what is drawn.
QByteArray PageWriter::sheet() const {
  const auto variables = [](bool dark) -> QByteArray {
    const Colours colours = coloursOf(dark);
    const std::pair<const char*, QColor> all[]{
        {"window", colours.window},   {"panel", colours.panel},
        {"raised", colours.raised},   {"line", colours.line},
        {"text", colours.text},       {"quiet", colours.quietText},
        {"accent", colours.accent},   {"accent-text", colours.accentText},
        {"edge", edgeOf(colours)},    {"hover", hoverOf(colours)},
        {"chosen", chosenOf(colours)}};
    QByteArray css = ":root{";
    for (const auto& [name, colour] : all) {
      css += QByteArray("--") + name + ':' + colour.name().toLatin1() + ';';
    }
    return css + "}\n";
  };
  const PictureBook::Rules rules = book_.rules();
  return variables(false) + fileOf(QStringLiteral("page.css")) + rules.light +
         "@media screen and (prefers-color-scheme: dark) {\n" + variables(true) + rules.dark +
         "}\n@media print {\n:root{--window:#fff;--panel:#fff}\n}\n";
}

QByteArray PageWriter::data() const {
  QByteArray json = film_.changes();
  json.chop(1);
  QByteArrayList tracks;
  for (const Track& track : tracks_) {
    tracks.append("{\"first\":" + QByteArray::number(track.first) +
                  ",\"last\":" + QByteArray::number(track.last) + '}');
  }
  if (!graph_.isEmpty()) {
    json += ",\"graph\":{\"left\":" + QByteArray::number(qRound(graph_.left())) +
            ",\"width\":" + QByteArray::number(qRound(graph_.width())) + '}';
  }
  return json + ",\"shown\":" + QByteArray::number(tracks_.front().last) + ",\"tracks\":[" +
         tracks.join(',') + "]}";
}

QByteArray PageWriter::page() {
  match_.goTo(match_.timeline().length());
  const int shown = tracks_.front().last;
  const QByteArray elements = film_.write(shown);
  const QString head = this->head();
  const QString turns = rowsHtml(rows_, true);
  const QString review = reviewHtml();
  const QByteArray definitions = book_.definitions() + signDefinitions_;
  const QRectF box = film_.bounds();
  const double air = kAroundBoard * std::max(box.width(), box.height());
  const QByteArray style = sheet();
  const QByteArray script = fileOf(QStringLiteral("page.js"));
  const bool isRightToLeft = QGuiApplication::layoutDirection() == Qt::RightToLeft;
  QByteArray html = "<!DOCTYPE html>\n<html lang=\"" + QLocale().bcp47Name().toLatin1() + "\" dir=\"" +
                    (isRightToLeft ? "rtl" : "ltr") + "\">\n<head>\n<meta charset=\"utf-8\">\n";
  html += "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src " +
          hashOf(style) + "; script-src " + hashOf(script) + "; base-uri 'none'; form-action 'none'\">\n";
  html +=
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n"
      "<meta name=\"referrer\" content=\"no-referrer\">\n<title>" +
      escaped(title()).toUtf8() + "</title>\n<style>" + style + "</style>\n</head>\n<body>\n";
  html += "<svg class=\"definitions\" aria-hidden=\"true\"><defs>\n" + definitions + "</defs></svg>\n";
  html += "<div class=\"page\">\n" + head.toUtf8() + "<main>\n<section class=\"board\">\n";
  html += "<svg id=\"board\" role=\"img\" aria-labelledby=\"now\" viewBox=\"" +
          viewBoxOf(box.adjusted(-air, -air, air, air)) + "\">\n<g id=\"elements\">\n" + elements +
          "</g>\n</svg>\n";
  html += "<p id=\"now\" aria-live=\"polite\" dir=\"auto\">" + rows_.back().html.toUtf8() + "</p>\n" +
          buttons().toUtf8() + "</section>\n<div class=\"side\">\n";
  html += "<section class=\"panel turns\">\n<h2>" + escaped(TurnList::tr("Turns")).toUtf8() +
          "</h2>\n<ol id=\"turns\">\n" + turns.toUtf8() + "</ol>\n</section>\n" + review.toUtf8() +
          "</div>\n</main>\n";
  html += "<footer class=\"quiet\"><p>" + escaped(WebPage::tr("Made with Byways")).toUtf8() +
          "</p></footer>\n</div>\n";
  html += "<script type=\"application/json\" id=\"film\">" + data() + "</script>\n<script>" + script +
          "</script>\n</body>\n</html>\n";
  return html;
}

}  // namespace

QByteArray gameWebPage(const GameCopy& game, const WebPageChoice& choice,
                       const std::function<bool(int, int)>& goOn) {
  const std::unique_ptr<Match> match = game.currentMatch();
  if (!match) {
    return {};
  }
  PageWriter writer(*match, game.face(), choice);
  return writer.film(goOn) ? writer.page() : QByteArray();
}

}  // namespace byways::app
