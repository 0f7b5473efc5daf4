// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arrange/piece_palette.h"

#include <QEvent>
#include <QGridLayout>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <utility>

#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kMostKeys = 9;
constexpr int kPicture = 32;
constexpr int kAir = 7;
constexpr int kRound = 9;
constexpr int kWidth = 126;  // pixels; half of the panel next to a scroll bar

}  // namespace

PieceButton::PieceButton(const QString& name, QChar key, Picture picture, const Look& look, QWidget* parent)
    : QAbstractButton(parent), key_(key), picture_(std::move(picture)), look_(look) {
  setText(name);
  setCheckable(true);
  setToolTip(key.isNull() ? name : tr("%1 (key %2)", "thing, key").arg(name, QString(key)));
  setAccessibleName(name);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setAttribute(Qt::WA_Hover);
  connect(&look, &Look::changed, this, qOverload<>(&QWidget::update));
}

bool PieceButton::fits(int width) const {
  const QRect room(0, 0, width - kPicture - 3 * kAir, sizeHint().height() - 4);
  const QRect taken = fontMetrics().boundingRect(room, Qt::TextWordWrap, text());
  return taken.width() <= room.width() && taken.height() <= room.height();
}

QSize PieceButton::sizeHint() const {
  return {kWidth, std::max(kPicture, 2 * fontMetrics().lineSpacing()) + 2 * kAir};
}

void PieceButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Colours& colours = look_.colours();
  const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
  QColor ground = underMouse() ? colours.raised : colours.panel;
  if (isChecked()) {
    ground = colours.accent;
    constexpr int kFaint = 46;
    ground.setAlpha(kFaint);
  }
  painter.setBrush(ground);
  painter.setPen(QPen(isChecked() ? colours.text : colours.line, isChecked() ? 1.5 : 1));
  painter.drawRoundedRect(frame, kRound, kRound);
  if (hasFocus()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.accent, 2));
    painter.drawRoundedRect(frame, kRound, kRound);
  }
  QRect square(kAir, (height() - kPicture) / 2, kPicture, kPicture);
  QRect words = rect().adjusted(2 * kAir + kPicture, 2, -kAir, -2);
  square = QStyle::visualRect(layoutDirection(), rect(), square);
  words = QStyle::visualRect(layoutDirection(), rect(), words);
  painter.save();
  picture_(painter, square);
  painter.restore();
  painter.setPen(colours.text);
  const auto aligned = static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading);
  const int flags = aligned | static_cast<int>(Qt::TextWordWrap);
  if (painter.boundingRect(words, flags, text()).height() <= words.height()) {
    painter.drawText(words, flags, text());
  } else {
    painter.drawText(words, aligned, fontMetrics().elidedText(text(), Qt::ElideRight, words.width()));
  }
}

PiecePalette::PiecePalette(const Arranger& arranger, const Look& look, QWidget* parent)
    : QWidget(parent), arranger_(arranger), look_(look), grid_(new QGridLayout(this)) {
  setObjectName(QStringLiteral("palette"));
  setAccessibleName(tr("Piece to place"));
  grid_->setContentsMargins(0, 0, 0, 0);
  grid_->setSpacing(6);
  group_.setExclusive(true);
  build();
  connect(&group_, &QButtonGroup::idToggled, this, [this](int /*id*/, bool on) {
    if (on) {
      Q_EMIT chosenChanged();
    }
  });
}

void PiecePalette::add(const QString& id, const QString& name, int number, PieceButton::Picture picture) {
  const QChar key = number <= kMostKeys ? QChar(u'0' + number) : QChar();
  auto* const button = new PieceButton(name, key, std::move(picture), look_, this);
  button->setObjectName(QStringLiteral("piece:") + id);
  group_.addButton(button, static_cast<int>(ids_.size()));
  ids_.append(id);
}

void PiecePalette::build() {
  const int before = std::max(0, group_.checkedId());
  const QList<QAbstractButton*> old = group_.buttons();
  for (QAbstractButton* const button : old) {
    group_.removeButton(button);
    delete button;
  }
  ids_.clear();
  int number = 0;
  for (const PaletteEntry& piece : arranger_.palette()) {
    add(piece.id, piece.name, ++number, [this, id = piece.id](QPainter& painter, const QRectF& square) {
      arranger_.drawPiece(painter, square, id);
    });
  }
  if (arranger_.canBeEmpty()) {
    addEraser();
  }
  layOut();
  group_.button(std::min(before, static_cast<int>(ids_.size()) - 1))->setChecked(true);
}

// Uses two columns if all names fit.
void PiecePalette::layOut() {
  bool isNarrow = true;
  for (int index = 0; index < ids_.size(); ++index) {
    isNarrow = isNarrow && static_cast<PieceButton*>(group_.button(index))->fits(kWidth);
  }
  const int columns = isNarrow ? 2 : 1;
  for (int index = 0; index < ids_.size(); ++index) {
    grid_->addWidget(group_.button(index), index / columns, index % columns);
  }
}

void PiecePalette::addEraser() {
  add(QString(), tr("Remove"), 0, [this](QPainter& painter, const QRectF& square) {
    constexpr double kSmaller = 5;
    look_.icon(QStringLiteral("trash"))
        .paint(&painter, square.adjusted(kSmaller, kSmaller, -kSmaller, -kSmaller).toRect());
  });
}

bool PiecePalette::choose(int number) {
  // The eraser has no id.
  const qsizetype index = number == 0 ? ids_.indexOf(QString()) : number - 1;
  if (index < 0 || index >= ids_.size() || (number > 0 && ids_[index].isEmpty())) {
    return false;
  }
  group_.button(static_cast<int>(index))->setChecked(true);
  return true;
}

void PiecePalette::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    setAccessibleName(tr("Piece to place"));
    build();
  }
  QWidget::changeEvent(event);
}

}  // namespace byways::app
