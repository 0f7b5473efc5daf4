// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/cut_off_texts.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextDocument>
#include <QToolButton>

#include <cmath>
#include <utility>

namespace byways::app::test {

namespace {

// Pixels: sizes are whole numbers here, while Qt lays out texts with fractions.
constexpr int kTolerance = 1;

QString nameOf(const QWidget& widget) {
  return QString::fromLatin1(widget.metaObject()->className()) + QLatin1Char(' ') + widget.objectName();
}

bool isReadable(const QWidget& widget) {
  return widget.isVisible() && widget.width() > 0 && widget.height() > 0;
}

QString lackOf(const QSize& needed, const QSize& there) {
  return QStringLiteral("needs %1 × %2, has %3 × %4")
      .arg(needed.width())
      .arg(needed.height())
      .arg(there.width())
      .arg(there.height());
}

bool fits(const QSize& needed, const QSize& there) {
  return needed.width() <= there.width() + kTolerance && needed.height() <= there.height() + kTolerance;
}

// The size that a label's text needs at the label's width.
QSize neededBy(const QLabel& label) {
  const QSize there = label.contentsRect().size();
  if (Qt::mightBeRichText(label.text()) && label.textFormat() != Qt::PlainText) {
    QTextDocument document;
    document.setDefaultFont(label.font());
    document.setDocumentMargin(0);
    document.setHtml(label.text());
    document.setTextWidth(label.wordWrap() ? there.width() : -1);
    return {static_cast<int>(std::ceil(document.idealWidth())),
            static_cast<int>(std::ceil(document.size().height()))};
  }
  const int flags = label.wordWrap() ? Qt::TextWordWrap : Qt::TextSingleLine;
  const QRect room(0, 0, there.width(), label.wordWrap() ? 10000 : there.height());
  const bool isOneLine = !label.wordWrap() && !label.text().contains(QLatin1Char('\n'));
  QSize needed = label.fontMetrics()
                     .boundingRect(room, isOneLine ? flags : flags & ~Qt::TextSingleLine, label.text())
                     .size();
  if (label.wordWrap()) {
    // On Windows, lines with letters from several fonts have different heights in the two measurements.
    const int asked = label.heightForWidth(label.width()) - label.height() + there.height();
    needed.setHeight(qMin(needed.height(), asked));
  }
  return needed;
}

void lookAtLabel(const QLabel& label, QStringList& found) {
  if (label.text().isEmpty() || !label.pixmap(Qt::ReturnByValue).isNull()) {
    return;
  }
  const QSize needed = neededBy(label);
  if (!fits(needed, label.contentsRect().size())) {
    found.append(nameOf(label) + QStringLiteral(": ") + lackOf(needed, label.contentsRect().size()) +
                 QStringLiteral(": ") + label.text().left(80));
  }
}

void lookAtButton(const QAbstractButton& button, QStringList& found) {
  const auto* const tool = qobject_cast<const QToolButton*>(&button);
  const bool showsText =
      tool == nullptr || tool->toolButtonStyle() != Qt::ToolButtonIconOnly || tool->icon().isNull();
  if (button.text().isEmpty() || !showsText) {
    return;
  }
  const QString text = QString(button.text()).remove(QLatin1Char('&'));
  if (qobject_cast<const QPushButton*>(&button) != nullptr) {
    // Includes its padding.
    if (button.sizeHint().width() > button.width() + kTolerance) {
      found.append(QStringLiteral("%1: needs %2, has %3: %4")
                       .arg(nameOf(button))
                       .arg(button.sizeHint().width())
                       .arg(button.width())
                       .arg(text));
    }
    return;
  }
  const int needed = button.fontMetrics().size(Qt::TextShowMnemonic, text).width() +
                     (button.icon().isNull() ? 0 : button.iconSize().width());
  if (needed > button.width() + kTolerance) {
    found.append(QStringLiteral("%1: needs %2, has %3: %4")
                     .arg(nameOf(button))
                     .arg(needed)
                     .arg(button.width())
                     .arg(text));
  }
}

void lookAtCombo(const QComboBox& combo, QStringList& found) {
  constexpr int kArrow = 20;
  const int needed = combo.fontMetrics().horizontalAdvance(combo.currentText()) + kArrow;
  if (needed > combo.width() + kTolerance) {
    found.append(QStringLiteral("%1: needs %2, has %3: %4")
                     .arg(nameOf(combo))
                     .arg(needed)
                     .arg(combo.width())
                     .arg(combo.currentText()));
  }
}

void lookAtField(const QLineEdit& field, QStringList& found) {
  constexpr int kAround = 24;  // padding and border
  const int needed = field.fontMetrics().horizontalAdvance(field.placeholderText()) + kAround;
  if (field.text().isEmpty() && !field.placeholderText().isEmpty() && needed > field.width() + kTolerance) {
    found.append(QStringLiteral("%1: needs %2, has %3: %4")
                     .arg(nameOf(field))
                     .arg(needed)
                     .arg(field.width())
                     .arg(field.placeholderText()));
  }
}

// Whatever is wider than a page that doesn't scroll sideways is cut off.
void lookAtScroll(const QScrollArea& scroll, QStringList& found) {
  if (scroll.widget() != nullptr && scroll.horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff &&
      scroll.widget()->width() > scroll.viewport()->width() + kTolerance) {
    QString wide;
    for (const QWidget* const part : scroll.widget()->findChildren<const QWidget*>()) {
      if (part->isVisible() && part->minimumSizeHint().width() > scroll.viewport()->width() / 2) {
        wide += QStringLiteral("; %1 %2").arg(nameOf(*part)).arg(part->minimumSizeHint().width());
      }
    }
    found.append(nameOf(scroll) + QStringLiteral(": ") +
                 lackOf(scroll.widget()->size(), scroll.viewport()->size()) + wide);
  }
}

// Widgets of one layout overlap only if there is too little room.
void lookForOverlaps(const QWidget& parent, QStringList& found) {
  if (parent.layout() == nullptr) {
    return;
  }
  QList<const QWidget*> laidOut;
  for (int i = 0; i < parent.layout()->count(); ++i) {
    const QWidget* const widget = parent.layout()->itemAt(i)->widget();
    if (widget == nullptr || !isReadable(*widget)) {
      continue;
    }
    for (const QWidget* const other : std::as_const(laidOut)) {
      const QRect common = widget->geometry() & other->geometry();
      if (common.width() > kTolerance && common.height() > kTolerance) {
        found.append(nameOf(*widget) + QStringLiteral(" lies over ") + nameOf(*other));
      }
    }
    laidOut.append(widget);
  }
}

}  // namespace

QStringList outOfSight(QWidget& window) {
  QStringList found;
  const auto demand = [&found](const QWidget& widget, bool isMet, const QString& what) {
    if (widget.isVisible() && !isMet) {
      found.append(nameOf(widget) + QStringLiteral(": ") + what);
    }
  };
  const auto isSeen = [](const QWidget& widget) {
    return widget.visibleRegion()
        .boundingRect()
        .adjusted(-kTolerance, -kTolerance, kTolerance, kTolerance)
        .contains(widget.rect());
  };
  const QWidget* const panel = window.findChild<QWidget*>(QStringLiteral("sidePanel"));
  if (panel == nullptr || !panel->isVisible()) {
    return found;
  }
  const QList<QWidget*> parts = panel->findChildren<QWidget*>();
  for (const QWidget* const part : parts) {
    const bool isNeeded =
        part->property("primary").toBool() || part->objectName() == QLatin1String("headline") ||
        part->objectName() == QLatin1String("task") || part->objectName() == QLatin1String("exerciseGo");
    if (isNeeded) {
      demand(*part, isSeen(*part), QStringLiteral("out of sight"));
    }
    if (const auto* const list = qobject_cast<const QListView*>(part);
        list != nullptr && list->objectName() == QLatin1String("turnList")) {
      const QRect seen = list->viewport()->visibleRegion().boundingRect();
      demand(*list, seen.height() >= list->fontMetrics().height(),
             QStringLiteral("%1 pixels of rows in sight").arg(seen.height()));
    }
    if (const auto* const scroll = qobject_cast<const QScrollArea*>(part)) {
      const auto* const more =
          scroll->findChild<QWidget*>(QStringLiteral("moreBelow"), Qt::FindDirectChildrenOnly);
      const bool hasMore = scroll->verticalScrollBar()->value() < scroll->verticalScrollBar()->maximum();
      demand(*scroll, !hasMore || (more != nullptr && isSeen(*more)),
             QStringLiteral("nothing shows that there is more"));
    }
  }
  return found;
}

QStringList squeezedParts(const QWidget& window) {
  QStringList found;
  const auto* const panel = window.findChild<QWidget*>(QStringLiteral("sidePanel"));
  if (panel == nullptr || !panel->isVisible()) {
    return found;
  }
  QList<std::pair<QString, QRect>> parts;
  for (const char* const name : {"sideScroll", "turnBox", "turnItems", "turnList", "turnSlider",
                                 "commentTurn", "roll", "endTurn", "exerciseHint", "exerciseGo", "hint"}) {
    const auto* const part = panel->findChild<QWidget*>(QLatin1String(name));
    if (part == nullptr || !isReadable(*part)) {
      continue;
    }
    const QRect area(part->mapTo(&window, QPoint()), part->size());
    if (!window.rect().contains(area)) {
      found.append(nameOf(*part) + QStringLiteral(" lies outside"));
    }
    for (const auto& [other, theirs] : parts) {
      const QRect common = area & theirs;
      if (common.width() > kTolerance && common.height() > kTolerance) {
        found.append(nameOf(*part) + QStringLiteral(" lies over ") + other);
      }
    }
    parts.append({nameOf(*part), area});
  }
  return found;
}

QStringList cutOffTexts(QWidget& window) {
  QStringList found;
  const QList<QWidget*> widgets = window.findChildren<QWidget*>();
  for (const QWidget* const widget : widgets) {
    if (!isReadable(*widget)) {
      continue;
    }
    if (const auto* const label = qobject_cast<const QLabel*>(widget)) {
      lookAtLabel(*label, found);
    } else if (const auto* const button = qobject_cast<const QAbstractButton*>(widget)) {
      lookAtButton(*button, found);
    } else if (const auto* const combo = qobject_cast<const QComboBox*>(widget)) {
      lookAtCombo(*combo, found);
    } else if (const auto* const field = qobject_cast<const QLineEdit*>(widget)) {
      lookAtField(*field, found);
    } else if (const auto* const scroll = qobject_cast<const QScrollArea*>(widget)) {
      lookAtScroll(*scroll, found);
    }
    lookForOverlaps(*widget, found);
  }
  return found;
}

}  // namespace byways::app::test
