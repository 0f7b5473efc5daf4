// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/wrap_button.h"

#include <QEvent>
#include <QTextLayout>
#include <QTextOption>

#include "app/look/breakable.h"
#include "app/look/literal.h"

namespace byways::app {

namespace {

constexpr int kMostLines = 3;
constexpr int kPaddingAndBorders = 36;  // of a button, in total

}  // namespace

WrapButton::WrapButton(QWidget* parent) : QPushButton(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void WrapButton::setWholeText(const QString& text) {
  whole_ = text;
  setAccessibleName(text);
  wrap();
}

QSize WrapButton::minimumSizeHint() const { return {1, QPushButton::minimumSizeHint().height()}; }

void WrapButton::resizeEvent(QResizeEvent* event) {
  QPushButton::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) {
    wrap();
  }
}

void WrapButton::changeEvent(QEvent* event) {
  QPushButton::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
    wrap();
  }
}

void WrapButton::wrap() {
  const QString text = breakable(whole_);
  QTextLayout layout(text, font());
  QTextOption option;
  option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  layout.setTextOption(option);
  const int room = qMax(1, width() - kPaddingAndBorders);
  QStringList lines;
  layout.beginLayout();
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(room);
    lines.append(text.mid(line.textStart(), line.textLength()).trimmed());
  }
  layout.endLayout();
  if (lines.size() > kMostLines) {
    const QString rest = lines.mid(kMostLines - 1).join(QLatin1Char(' '));
    lines = lines.mid(0, kMostLines - 1);
    lines.append(fontMetrics().elidedText(rest, Qt::ElideRight, room));
    setToolTip(whole_);
  } else {
    setToolTip({});
  }
  const QString wrapped = literal(lines.join(QLatin1Char('\n')));
  if (wrapped != QPushButton::text()) {
    setText(wrapped);
    updateGeometry();
  }
}

}  // namespace byways::app
