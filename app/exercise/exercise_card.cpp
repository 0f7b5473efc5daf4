// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exercise/exercise_card.h"

#include <QBoxLayout>
#include <QEvent>
#include <QFontMetrics>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QtMath>

#include <utility>
#include <vector>

#include "app/exercise/puzzle_list.h"
#include "app/exercise/stars.h"
#include "app/look/breakable.h"
#include "app/look/joined.h"
#include "app/look/look.h"
#include "app/shelf/board_thumb.h"

namespace byways::app {

namespace {

using Form = ExerciseCard::Form;

constexpr int kCardMargin = CardFrame::kShadow + 12;
constexpr int kBesidePicture = 14;
constexpr int kBelowPicture = 8;
constexpr int kLineGap = 3;
constexpr int kAroundStars = 5;
constexpr int kCardStar = 18;
constexpr int kNarrowestBeside = 336;
constexpr int kLeastWords = 8;         // the fewest characters for which a line has room
constexpr int kWiderThanPages = 4000;  // wider than any page, so that the grid has only one column
constexpr double kSmallText = 0.92;
constexpr double kHeading = 1.22;

QFont scaledFont(QFont font, double factor, bool isStrong) {
  font.setPointSizeF(font.pointSizeF() * factor);
  if (isStrong) {
    font.setWeight(QFont::DemiBold);
  }
  return font;
}

QString gradeLine(int grade) {
  return ExerciseCard::tr("%1  %2", "dots and word of a grade").arg(gradeDots(grade), gradeName(grade));
}

}  // namespace

/// The texts and stars of a card.
class ExerciseWords : public QWidget {
 public:
  ExerciseWords(Form form, const Look& look, QWidget* parent) : QWidget(parent), form_(form), look_(look) {
    setAttribute(Qt::WA_TransparentForMouseEvents);  // a click on a text counts as a click on its card
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&look, &Look::changed, this, qOverload<>(&QWidget::update));
  }

  void setTold(const ExerciseTold& told) {
    told_ = told;
    forget();
    update();
  }

  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override {
    if (width != measuredWidth_) {
      measuredWidth_ = width;
      measuredHeight_ = form_ == Form::Line ? qMax(heightOf(lines(textWidth(width))), heightOf(besides()))
                                            : heightOf(lines(width));
    }
    return measuredHeight_;
  }
  [[nodiscard]] QSize sizeHint() const override {
    const int width = form_ == Form::Upright ? BoardThumb::kSize : minimumSizeHint().width();
    return {width, heightForWidth(width)};
  }
  [[nodiscard]] QSize minimumSizeHint() const override {
    const int words = kLeastWords * QFontMetrics(font()).averageCharWidth();
    return {form_ == Form::Line ? words + leadWidth() + besideWidth() : words, 0};
  }

 protected:
  void changeEvent(QEvent* event) override {
    if (event->type() == QEvent::FontChange) {
      forget();
    }
    QWidget::changeEvent(event);
  }

  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    if (form_ != Form::Line) {
      paint(painter, lines(width()), {0, 0, width(), height()},
            form_ == Form::Upright ? Qt::AlignHCenter : Qt::AlignLeft);
      return;
    }
    const int text = textWidth(width());
    const auto middle = [this](const std::vector<Line>& all) { return (height() - heightOf(all)) / 2; };
    const std::vector<Line> words = lines(text);
    const std::vector<Line> atEnd = besides();
    painter.setFont(leadFont());
    painter.setPen(look_.colours().text);
    painter.drawText(mirrored({0, 0, leadWidth(), height()}), aligned(Qt::AlignLeft) | Qt::AlignVCenter,
                     told_.lead);
    paint(painter, words, {leadWidth(), middle(words), text, height()}, Qt::AlignLeft);
    paint(painter, atEnd, {width() - besideWidth(), middle(atEnd), besideWidth(), height()}, Qt::AlignRight);
  }

 private:
  // A line of text, which may wrap, or the row of stars.
  struct Line {
    QString text;  // empty for the stars
    QFont font;
    QColor colour;
    int height = 0;
  };

  void forget() {
    measuredWidth_ = -1;
    updateGeometry();
  }

  [[nodiscard]] QFont leadFont() const { return scaledFont(font(), kHeading, true); }
  [[nodiscard]] int leadWidth() const {
    return told_.lead.isEmpty() ? 0 : QFontMetrics(leadFont()).horizontalAdvance(QStringLiteral("000"));
  }
  [[nodiscard]] int starWidth() const { return qCeil(starsWidth(kMostStars) * kCardStar); }
  // What follows the texts of a card of the form Line, one below the other: the stars or, without stars, the
  // progress.
  [[nodiscard]] std::vector<Line> besides() const {
    std::vector<Line> all;
    if (told_.stars) {
      all.push_back({{}, {}, {}, kCardStar});
    }
    const QFont small = scaledFont(font(), kSmallText, false);
    for (const QString& text : told_.state) {
      all.push_back({text, small, look_.colours().quietText, QFontMetrics(small).height()});
    }
    return all;
  }
  [[nodiscard]] int besideWidth() const {
    int widest = told_.stars ? starWidth() : 0;
    for (const QString& text : told_.state) {
      widest = qMax(widest, QFontMetrics(scaledFont(font(), kSmallText, false)).horizontalAdvance(text));
    }
    return widest > 0 ? widest + 2 : 0;  // text widths are rounded
  }
  [[nodiscard]] int textWidth(int width) const {
    const int beside = besideWidth();
    return qMax(1, width - leadWidth() - (beside > 0 ? beside + kBesidePicture : 0));
  }

  void add(std::vector<Line>& all, const QString& text, const QFont& font, const QColor& colour,
           int width) const {
    const QFontMetrics metrics(font);
    if (text.isEmpty()) {
      return;
    }
    if (metrics.horizontalAdvance(text) < width) {
      all.push_back({text, font, colour, metrics.height()});
      return;
    }
    const QString broken = breakable(text, metrics, width);
    const int height =
        metrics.boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap, broken).height();
    all.push_back({broken, font, colour, height});
  }

  [[nodiscard]] std::vector<Line> lines(int width) const {
    const QFont small = scaledFont(font(), kSmallText, false);
    const Colours& colours = look_.colours();
    std::vector<Line> all;
    add(all, told_.title, scaledFont(font(), form_ == Form::Beside ? kHeading : 1, true), colours.text,
        width);
    if (told_.grade > 0) {
      add(all, gradeLine(told_.grade), small, colours.quietText, width);
    }
    for (const QString& fact : told_.facts) {
      add(all, fact, form_ == Form::Line ? font() : small,
          form_ == Form::Line ? colours.text : colours.quietText, width);
    }
    if (form_ == Form::Line) {
      return all;
    }
    if (told_.stars) {
      all.push_back({{}, {}, {}, kCardStar + 2 * kAroundStars});
    }
    if (form_ == Form::Beside || !told_.stars) {
      for (const QString& text : told_.state) {
        add(all, text, form_ == Form::Beside ? font() : small, colours.text, width);
      }
    }
    return all;
  }

  [[nodiscard]] static int heightOf(const std::vector<Line>& all) {
    int height = all.empty() ? 0 : -kLineGap;
    for (const Line& line : all) {
      height += line.height + kLineGap;
    }
    return qMax(height, 0);
  }

  [[nodiscard]] QRect mirrored(const QRect& area) const {
    return QStyle::visualRect(layoutDirection(), rect(), area);
  }
  [[nodiscard]] int aligned(Qt::Alignment alignment) const {
    return static_cast<int>(QStyle::visualAlignment(layoutDirection(), alignment) | Qt::AlignAbsolute);
  }

  void paint(QPainter& painter, const std::vector<Line>& all, const QRect& area, Qt::Alignment side) const {
    int top = area.top();
    for (const Line& line : all) {
      const QRect place(area.left(), top, area.width(), line.height);
      top += line.height + kLineGap;
      if (line.text.isEmpty()) {
        const QRect stars =
            QStyle::alignedRect(Qt::LeftToRight, side | Qt::AlignVCenter, {starWidth(), kCardStar}, place);
        drawStars(painter, mirrored(stars).topLeft(), kCardStar, starShapes(*told_.stars), layoutDirection(),
                  look_);
        continue;
      }
      painter.setFont(line.font);
      painter.setPen(line.colour);
      painter.drawText(mirrored(place), aligned(side) | Qt::AlignTop | Qt::TextWordWrap, line.text);
    }
  }

  const Form form_;
  const Look& look_;
  ExerciseTold told_;
  mutable int measuredWidth_ = -1;
  mutable int measuredHeight_ = 0;
};

ExerciseCard::ExerciseCard(QString id, Form form, Tell tell, const Look& look, QWidget* parent)
    : CardFrame(parent),
      id_(std::move(id)),
      form_(form),
      tell_(std::move(tell)),
      look_(look),
      row_(new QBoxLayout(form == Form::Upright ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight, this)),
      column_(new QBoxLayout(form == Form::Line ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom)),
      words_(new ExerciseWords(form, look, this)) {
  row_->setContentsMargins(kCardMargin, kCardMargin, kCardMargin, kCardMargin);
  row_->setSpacing(form == Form::Upright ? kBelowPicture : kBesidePicture);
  row_->addLayout(column_, 1);
  column_->setSpacing(kBelowPicture);
  column_->addWidget(words_, 1);
  setActive(true);
}

void ExerciseCard::setPicture(BoardThumb* picture) {
  delete picture_;
  picture_ = picture;
  if (picture != nullptr) {
    row_->insertWidget(0, picture, 0, form_ == Form::Upright ? Qt::AlignHCenter : Qt::AlignTop);
  }
}

QPushButton* ExerciseCard::addButton(const char* name) {
  auto* const button = new QPushButton(this);
  button->setObjectName(QLatin1String(name));
  button->setCursor(Qt::PointingHandCursor);
  column_->addWidget(button);
  return button;
}

QMenu* ExerciseCard::addMenu(const char* name, const char* buttonName) {
  more_ = new QPushButton(look_.icon(QStringLiteral("dot-menu")), {}, this);
  more_->setObjectName(QLatin1String(buttonName));
  more_->setProperty("quiet", true);
  auto* const menu = new QMenu(more_);
  menu->setObjectName(QLatin1String(name));
  more_->setMenu(menu);
  column_->addWidget(more_, 0, Qt::AlignRight);
  return menu;
}

void ExerciseCard::refresh() {
  ExerciseTold told = tell_();
  if (told != told_) {  // otherwise hundreds of cards would be laid out again
    told_ = std::move(told);
    writeTold();
  }
}

void ExerciseCard::writeTold() {
  words_->setTold(told_);
  QStringList spoken;
  const auto say = [&spoken](const QString& text) {
    if (!text.trimmed().isEmpty()) {
      spoken.append(text);
    }
  };
  say(told_.context);  // screen readers don't read the heading above the cards
  say(told_.title);
  if (told_.grade > 0) {
    say(gradeName(told_.grade));
  }
  for (const QString& fact : std::as_const(told_.facts)) {
    say(fact);
  }
  say(told_.aside);
  for (const QString& state : std::as_const(told_.state)) {
    say(state);
  }
  if (told_.stars && *told_.stars != Stars::None) {
    say(starsText(*told_.stars));
  }
  setAccessibleName(joinPhrases(spoken));
  setToolTip(told_.aside.isEmpty() ? QString()
                                   : (QStringList{told_.aside} + told_.state).join(QLatin1Char('\n')));
  if (more_ != nullptr) {
    more_->setToolTip(tr("Edit, copy, share, remove"));
    more_->setAccessibleName(tr("Actions for %1").arg(told_.title));
  }
}

int ExerciseCard::narrowest(Form form, const QFont& font) {
  int widest = 0;
  const QFontMetrics metrics(scaledFont(font, kSmallText, false));
  for (int grade = 1; grade <= problems::kHardest; ++grade) {
    widest = qMax(widest, metrics.horizontalAdvance(gradeLine(grade)));
  }
  switch (form) {
    case Form::Upright:
      for (const bool wasShown : {false, true}) {
        Progress::Kept kept;
        kept.isUnderWay = true;
        kept.wasShown = wasShown;
        widest = qMax(widest, metrics.horizontalAdvance(stateText(kept)));
      }
      return qMax(widest, BoardThumb::kSize) + 2 * kCardMargin;
    case Form::Beside:
      return qMax(kNarrowestBeside, BoardThumb::kSize + kBesidePicture + widest + 2 * kCardMargin);
    case Form::Line:
      break;
  }
  return kWiderThanPages;
}

void ExerciseCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    told_ = tell_();
    writeTold();  // even if `told` is the same, because it doesn't include the name of the grade
  }
  CardFrame::changeEvent(event);
}

}  // namespace byways::app
