// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules/rules_pane.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kMargin = 18;
constexpr int kNarrowest = 160;
constexpr int kWidest = 460;
constexpr int kWidestOnPage = 600;
constexpr int kCharacters = 76;    // in a line of the page
constexpr int kResizeDelay = 120;  // ms after the last resize
const auto kScheme = QLatin1String("board");

}  // namespace

RulesPane::RulesPane(const Look& look, Setting setting, QWidget* parent)
    : ClosedPage(parent), look_(look), setting_(setting) {
  setObjectName(setting == Setting::Page ? QStringLiteral("rulesText") : QStringLiteral("rulesPane"));
  setOpenLinks(false);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  document()->setDocumentMargin(kMargin);
  resizeTimer_.setSingleShot(true);
  resizeTimer_.setInterval(kResizeDelay);
  connect(&resizeTimer_, &QTimer::timeout, this, &RulesPane::fitPictures);
  connect(&look, &Look::changed, this, &RulesPane::showRules);
  showRules();
}

void RulesPane::setGame(const GameFace* face) {
  if (face_ != face) {
    face_ = face;
    rule_.clear();
    searchText_.clear();
    verticalScrollBar()->setValue(0);
    showRules();
    verticalScrollBar()->setValue(0);
  }
}

void RulesPane::showRules() {
  setAccessibleName(tr("Rules"));
  const Place place = placeOnTop();
  drawnWidth_ = pictureWidth();
  document()->setDefaultStyleSheet(styleOfText());
  page_ = face_ == nullptr ? nullptr : face_->rules();
  if (page_ == nullptr) {
    clear();
    found_.clear();
    Q_EMIT rulesShown();
    return;
  }
  // The page's direction counts, even if a title is in Latin letters.
  QTextOption option = document()->defaultTextOption();
  option.setTextDirection(isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
  document()->setDefaultTextOption(option);
  const auto title = face_->game().title();
  // The page shows the title itself.
  const QString heading =
      QStringLiteral("<h1>%1</h1>")
          .arg(QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())).toHtmlEscaped());
  setHtml((setting_ == Setting::Page ? QString() : heading) + page_->html());
  spreadLines();
  search(searchText_);
  goTo(place);
  Q_EMIT rulesShown();
}

// Sets the line height here rather than in the style sheet, where it would apply to pictures as well.
void RulesPane::spreadLines() {
  constexpr double kLineHeight = 125;  // percent
  QTextCursor cursor(document());
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
    if (!block.text().contains(QChar::ObjectReplacementCharacter)) {
      QTextBlockFormat format = block.blockFormat();
      format.setLineHeight(kLineHeight, QTextBlockFormat::ProportionalHeight);
      cursor.setPosition(block.position());
      cursor.setBlockFormat(format);
    }
  }
}

void RulesPane::fitPictures() {
  if (face_ != nullptr && pictureWidth() != drawnWidth_) {
    showRules();
  }
}

int RulesPane::pictureWidth() const {
  return qBound(kNarrowest, viewport()->width() - 2 * kMargin - 2,
                setting_ == Setting::Page ? kWidestOnPage : kWidest);
}

// On a page, excess width becomes margins, so that the scroll bar stays at the edge.
void RulesPane::keepColumn() {
  if (setting_ != Setting::Page) {
    return;
  }
  const int column = qRound(QFontMetricsF(font()).averageCharWidth() * kCharacters) + 2 * kMargin;
  const int spare = width() - verticalScrollBar()->sizeHint().width() - column;
  const int side = qMax(0, spare / 2);
  if (viewportMargins().left() != side) {
    setViewportMargins(side, 0, side, 0);
  }
}

int RulesPane::topOf(const QTextBlock& block) const {
  return block.isValid() ? qRound(document()->documentLayout()->blockBoundingRect(block).top()) : 0;
}

// The first block that begins in the visible part: blocks above it may change their height.
RulesPane::Place RulesPane::placeOnTop() const {
  const int value = verticalScrollBar()->value();
  if (value == 0) {
    return {-1, 0};
  }
  QTextBlock block = document()->begin();
  while (block.next().isValid() && topOf(block) < value) {
    block = block.next();
  }
  return {block.blockNumber(), value - topOf(block)};
}

void RulesPane::goTo(Place place) {
  document()->size();  // forces a full layout, so that the scroll bar has its range
  const int top = place.block < 0 ? 0 : topOf(document()->findBlockByNumber(place.block));
  verticalScrollBar()->setValue(top + place.offset);
}

void RulesPane::bringToTop(const QTextBlock& block) {
  constexpr int kAbove = 6;
  block == document()->begin() ? verticalScrollBar()->setValue(0) : goTo({block.blockNumber(), -kAbove});
}

QList<QTextBlock> RulesPane::headingBlocks() const {
  QList<QTextBlock> blocks;
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
    if (block.blockFormat().headingLevel() == 2) {
      blocks.append(block);
    }
  }
  return blocks;
}

QStringList RulesPane::headings() const {
  QStringList texts;
  for (const QList<QTextBlock> blocks = headingBlocks(); const QTextBlock& block : blocks) {
    texts.append(block.text());
  }
  return texts;
}

void RulesPane::goToHeading(int index) {
  if (const QList<QTextBlock> blocks = headingBlocks(); index >= 0 && index < blocks.size()) {
    bringToTop(blocks.at(index));
  }
}

int RulesPane::headingOnTop() const {
  constexpr int kNear = 40;  // pixels: a heading that is at most this far below the top counts as reached
  const QList<QTextBlock> blocks = headingBlocks();
  const int value = verticalScrollBar()->value();
  // The last parts may be too short to reach the top.
  if (value > 0 && value == verticalScrollBar()->maximum()) {
    return static_cast<int>(blocks.size()) - 1;
  }
  int last = -1;
  for (int index = 0; index < blocks.size() && topOf(blocks.at(index)) <= value + kNear; ++index) {
    last = index;
  }
  return last;
}

QTextBlock RulesPane::blockOfRule(const QString& rule) const {
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
    for (auto it = block.begin(); !it.atEnd(); ++it) {
      if (it.fragment().charFormat().anchorNames().contains(rule)) {
        return block;
      }
    }
  }
  return {};
}

void RulesPane::goToRule(const QString& rule) {
  const QTextBlock block = blockOfRule(rule);
  rule_ = block.isValid() ? rule : QString();
  bringToTop(block.isValid() ? block : document()->begin());
  showMarks();
}

void RulesPane::unmark() {
  if (!rule_.isEmpty()) {
    rule_.clear();
    showMarks();
  }
}

int RulesPane::search(const QString& text) {
  const bool isSame = searchText_ == text.simplified();
  searchText_ = text.simplified();
  found_.clear();
  if (!searchText_.isEmpty()) {
    for (QTextCursor at = document()->find(searchText_, 0); !at.isNull();
         at = document()->find(searchText_, at)) {
      found_.append(at);
    }
  }
  // The same search, but the page may have been laid out again.
  current_ = isSame ? qMin(current_, static_cast<int>(found_.size()) - 1) : -1;
  showMarks();
  return static_cast<int>(found_.size());
}

void RulesPane::goToFound(int index) {
  if (index < 0 || index >= found_.size()) {
    return;
  }
  current_ = index;
  document()->size();
  const QRect place = cursorRect(found_.at(index));
  if (place.top() < 0 || place.bottom() > viewport()->height()) {
    verticalScrollBar()->setValue(verticalScrollBar()->value() + place.top() - viewport()->height() / 3);
  }
  showMarks();
}

void RulesPane::showMarks() {
  QList<ExtraSelection> marks;
  QColor soft = look_.colours().accent;
  soft.setAlphaF(0.22F);
  if (const QTextBlock block = blockOfRule(rule_); !rule_.isEmpty() && block.isValid()) {
    ExtraSelection mark;
    mark.cursor = QTextCursor(block);
    mark.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    mark.format.setBackground(soft);
    mark.format.setProperty(QTextFormat::FullWidthSelection, true);
    marks.append(mark);
  }
  for (int index = 0; index < found_.size(); ++index) {
    ExtraSelection mark;
    mark.cursor = found_.at(index);
    mark.format.setBackground(index == current_ ? look_.colours().accent : soft);
    if (index == current_) {
      mark.format.setForeground(look_.colours().accentText);
    }
    marks.append(mark);
  }
  setExtraSelections(marks);
}

QVariant RulesPane::loadResource(int type, const QUrl& name) {
  if (type != QTextDocument::ImageResource || name.scheme() != kScheme || page_ == nullptr) {
    return ClosedPage::loadResource(type, name);
  }
  // Uses drawnWidth_ rather than pictureWidth(), because there is no scroll bar yet during layout.
  const QSizeF size(drawnWidth_, qRound(drawnWidth_ * page_->pictureShape(name.path())));
  QImage image((size * devicePixelRatioF()).toSize(), QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(devicePixelRatioF());
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  // Rules mention coordinates, so examples show them whatever the settings.
  PictureOptions shown = look_.picture();
  shown.coordinates = true;
  shown.tints = true;
  page_->drawPicture(painter, QRectF(QPointF(), size), name.path(), *Look::still(shown));
  painter.end();
  return image;
}

QString RulesPane::styleOfText() const {
  const Colours& colours = look_.colours();
  const double size = font().pointSizeF();
  return QStringLiteral(
             "body, p, li { color: %1; }"
             "p { margin: 0 0 10px 0; }"
             "li { margin: 0 0 6px 0; }"
             "h1 { font-size: %2pt; font-weight: 600; margin: 0 0 12px 0; }"
             "h2 { font-size: %3pt; font-weight: 600; margin: 18px 0 6px 0; }"
             "h3 { font-size: %4pt; font-weight: 600; margin: 14px 0 4px 0; }"
             "a { color: %5; } .quiet { color: %6; }")
      .arg(colours.text.name())
      .arg(size * 1.6, 0, 'f', 1)
      .arg(size * 1.22, 0, 'f', 1)
      .arg(size * 1.05, 0, 'f', 1)
      .arg(colours.accent.name(), colours.quietText.name());
}

void RulesPane::resizeEvent(QResizeEvent* event) {
  const Place place = placeOnTop();
  ClosedPage::resizeEvent(event);
  keepColumn();
  goTo(place);
  resizeTimer_.start();
}

void RulesPane::changeEvent(QEvent* event) {
  ClosedPage::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
    showRules();
  }
}

}  // namespace byways::app
