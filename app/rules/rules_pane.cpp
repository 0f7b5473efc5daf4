// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rules/rules_pane.h"

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
constexpr int kSettled = 120;  // ms
const auto kScheme = QLatin1String("board");

}  // namespace

RulesPane::RulesPane(const Look& look, QWidget* parent) : QTextBrowser(parent), look_(look) {
  setObjectName(QStringLiteral("rulesPane"));
  setOpenLinks(false);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  document()->setDocumentMargin(kMargin);
  soon_.setSingleShot(true);
  soon_.setInterval(kSettled);
  connect(&soon_, &QTimer::timeout, this, &RulesPane::fitPictures);
  connect(&look, &Look::changed, this, &RulesPane::showRules);
  showRules();
}

void RulesPane::setGame(const GameFace* face) {
  if (face_ != face) {
    face_ = face;
    showRules();
    verticalScrollBar()->setValue(0);
  }
}

void RulesPane::showRules() {
  setAccessibleName(tr("Rules"));
  const int place = verticalScrollBar()->value();
  drawnWidth_ = pictureWidth();
  document()->setDefaultStyleSheet(styleOfText());
  if (face_ == nullptr) {
    clear();
    return;
  }
  // A title in Latin letters begins where the page does.
  QTextOption option = document()->defaultTextOption();
  option.setTextDirection(isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
  document()->setDefaultTextOption(option);
  const auto title = face_->game().title();
  setHtml(QStringLiteral("<h1>%1</h1>%2")
              .arg(QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())).toHtmlEscaped(),
                   face_->rules()));
  spreadLines();
  verticalScrollBar()->setValue(place);
}

// Not by the style sheet: there a line's height would also be that of a picture in it.
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
  return qBound(kNarrowest, viewport()->width() - 2 * kMargin - 2, kWidest);
}

QVariant RulesPane::loadResource(int type, const QUrl& name) {
  if (type != QTextDocument::ImageResource || name.scheme() != kScheme || face_ == nullptr) {
    return {};  // nothing is ever fetched from elsewhere
  }
  // Not pictureWidth: while the text is being set there is no scroll bar.
  const QSizeF size(drawnWidth_, qRound(drawnWidth_ * face_->exampleShape(name.path())));
  QImage image((size * devicePixelRatioF()).toSize(), QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(devicePixelRatioF());
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  face_->drawExample(painter, QRectF(QPointF(), size), name.path(), look_);
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
  QTextBrowser::resizeEvent(event);
  soon_.start();
}

void RulesPane::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
    showRules();
  }
}

}  // namespace byways::app
