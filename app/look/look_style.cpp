// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/look_style.h"

#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QMessageBox>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QStyleOption>

#include "app/look/primary.h"
#include "app/look/svg_icon.h"

namespace byways::app {

namespace {

constexpr int kIndicator = 18;
constexpr int kComboPadding = 12;
constexpr int kComboArrow = 34;
constexpr double kRadius = 9;
constexpr int kTipRadius = 8;

// The rotation, in degrees clockwise, that turns a "v" into the arrow `element`.
double turnOf(QStyle::PrimitiveElement element) {
  switch (element) {
    case QStyle::PE_IndicatorArrowUp:
      return 180;
    case QStyle::PE_IndicatorArrowLeft:
      return 90;
    case QStyle::PE_IndicatorArrowRight:
      return 270;
    default:
      return 0;
  }
}

// The edges of a window can't be partly transparent, so this shape has to match the border drawn inside it.
QRegion roundedRegion(const QRect& area, int radius) {
  QPainterPath path;
  path.addRoundedRect(area, radius, radius);
  return {path.toFillPolygon().toPolygon()};
}

QPen roundPen(const QColor& colour, double width) {
  return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

void drawChevron(QPainter& painter, const QRectF& area, const QColor& colour, double turn) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(roundPen(colour, 1.75));
  painter.translate(area.center());
  painter.rotate(turn);
  painter.drawPolyline(QPolygonF{{-4, -2}, {0, 2}, {4, -2}});
  painter.restore();
}

void drawTick(QPainter& painter, const QRectF& area, const QColor& colour) {
  const double unit = area.width() / 18;
  painter.setPen(roundPen(colour, 2 * unit));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(QPolygonF{area.topLeft() + QPointF(4.5, 9.5) * unit,
                                 area.topLeft() + QPointF(7.75, 12.75) * unit,
                                 area.topLeft() + QPointF(13.5, 5.75) * unit});
}

void drawIndicator(QPainter& painter, const QStyleOption& option, bool isRound) {
  const bool on = option.state.testFlag(QStyle::State_On);
  const bool mixedState = option.state.testFlag(QStyle::State_NoChange);
  const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
  const bool focused = option.state.testFlag(QStyle::State_HasFocus);
  const QPalette& palette = option.palette;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF area = QRectF(option.rect).adjusted(0.75, 0.75, -0.75, -0.75);
  const QColor outline = palette.color(on || hovered || focused ? QPalette::Highlight : QPalette::Dark);
  painter.setPen(QPen(outline, 1.5));
  painter.setBrush(on && !isRound ? palette.brush(QPalette::Highlight) : palette.brush(QPalette::Base));
  const double radius = isRound ? area.width() / 2 : 5;
  painter.drawRoundedRect(area, radius, radius);
  if (on && isRound) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.brush(QPalette::Highlight));
    painter.drawEllipse(area.center(), area.width() * 0.27, area.width() * 0.27);
  } else if (on) {
    drawTick(painter, option.rect, palette.color(QPalette::HighlightedText));
  } else if (mixedState) {
    painter.setPen(roundPen(palette.color(QPalette::Highlight), 2));
    painter.drawLine(area.center() - QPointF(4, 0), area.center() + QPointF(4, 0));
  }
  painter.restore();
}

void drawFocusRing(QPainter& painter, const QStyleOption& option) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(option.palette.color(QPalette::Active, QPalette::Highlight), 2));
  painter.drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 6, 6);
  painter.restore();
}

void drawComboBox(QPainter& painter, const QStyleOptionComboBox& option) {
  const bool focused = option.state.testFlag(QStyle::State_HasFocus);
  const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
  const double width = focused ? 2 : 1;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(option.palette.color(focused ? QPalette::Highlight : QPalette::Dark), width));
  painter.setBrush(option.palette.brush(hovered ? QPalette::Midlight : QPalette::Base));
  const double inset = width / 2;
  painter.drawRoundedRect(QRectF(option.rect).adjusted(inset, inset, -inset, -inset), kRadius, kRadius);
  painter.restore();
  const QRect visual = QStyle::visualRect(
      option.direction, option.rect,
      QRect(option.rect.right() - kComboArrow, option.rect.top(), kComboArrow, option.rect.height()));
  drawChevron(painter, visual, option.palette.color(QPalette::Text), 0);
}

// Fills the button that Enter presses.
void fillDefault(const QMessageBox& question) {
  for (QAbstractButton* const each : question.buttons()) {
    if (auto* const button = qobject_cast<QPushButton*>(each); button != nullptr) {
      const QMessageBox::ButtonRole role = question.buttonRole(button);
      setPrimary(*button, question.defaultButton() != nullptr
                              ? question.defaultButton() == button
                              : role == QMessageBox::AcceptRole || role == QMessageBox::YesRole);
    }
  }
}

}  // namespace

LookStyle::LookStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void LookStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
  switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
      drawIndicator(*painter, *option, false);
      return;
    case PE_IndicatorRadioButton:
      drawIndicator(*painter, *option, true);
      return;
    case PE_IndicatorMenuCheckMark:
      if (option->state.testFlag(State_On)) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        drawTick(*painter, option->rect, option->palette.color(QPalette::Text));
        painter->restore();
      }
      return;
    case PE_IndicatorArrowDown:
    case PE_IndicatorArrowUp:
    case PE_IndicatorArrowLeft:
    case PE_IndicatorArrowRight:
      drawChevron(*painter, option->rect, option->palette.color(QPalette::Text), turnOf(element));
      return;
    case PE_FrameFocusRect:
      drawFocusRing(*painter, *option);
      return;
    default:
      QProxyStyle::drawPrimitive(element, option, painter, widget);
  }
}

void LookStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const {
  const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
  if (element != CE_ComboBoxLabel || combo == nullptr || combo->editable) {
    QProxyStyle::drawControl(element, option, painter, widget);
    return;
  }
  const QRect area = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget);
  const QString text = combo->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, area.width());
  drawItemText(painter, area, static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading), combo->palette,
               combo->state.testFlag(State_Enabled), text, QPalette::ButtonText);
}

void LookStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const {
  const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
  if (control == CC_ComboBox && combo != nullptr) {
    drawComboBox(*painter, *combo);
    return;
  }
  QProxyStyle::drawComplexControl(control, option, painter, widget);
}

// QLabel would align a text by the text's own direction. In right-to-left windows, titles and names in Latin
// letters would then be at the wrong end, and sentences that begin with such a name would be reordered. So
// this function uses the window's direction.
void LookStyle::drawItemText(QPainter* painter, const QRect& area, int flags, const QPalette& palette,
                             bool enabled, const QString& text, QPalette::ColorRole role) const {
  if (painter->layoutDirection() == Qt::RightToLeft && (flags & Qt::TextForceLeftToRight) != 0) {
    flags = (flags & ~Qt::TextForceLeftToRight) | Qt::TextForceRightToLeft;
    if ((flags & (Qt::AlignLeft | Qt::AlignRight)) != 0) {
      flags ^= Qt::AlignLeft | Qt::AlignRight;
    }
  }
  QProxyStyle::drawItemText(painter, area, flags, palette, enabled, text, role);
}

QRect LookStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                const QWidget* widget) const {
  if (control == CC_ComboBox && part == SC_ComboBoxEditField) {
    return visualRect(option->direction, option->rect,
                      option->rect.adjusted(kComboPadding, 2, -kComboArrow - 2, -2));
  }
  return QProxyStyle::subControlRect(control, option, part, widget);
}

QSize LookStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                  const QWidget* widget) const {
  if (type == CT_ComboBox && option != nullptr) {
    // `size` already has room for the widest text
    return {size.width() + kComboPadding + kComboArrow + 4,
            qMax(size.height(), option->fontMetrics.height()) + 16};
  }
  return QProxyStyle::sizeFromContents(type, option, size, widget);
}

int LookStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
  switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
      return kIndicator;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
      return 10;
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
      return 18;
    case PM_ToolBarIconSize:
      return 22;
    case PM_MessageBoxIconSize:
      return 40;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
      return 10;
    default:
      return QProxyStyle::pixelMetric(metric, option, widget);
  }
}

QIcon LookStyle::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const {
  const auto drawn = [](const char* name, QPalette::ColorRole role) {
    return QIcon(new SvgIcon(QLatin1String(name), [role] { return QGuiApplication::palette().color(role); }));
  };
  switch (which) {
    case SP_MessageBoxQuestion:
      return drawn("question", QPalette::Highlight);
    case SP_MessageBoxInformation:
      return drawn("info", QPalette::Highlight);
    case SP_MessageBoxWarning:
    case SP_MessageBoxCritical:
      return drawn("warning", QPalette::BrightText);
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
      return drawn("close", QPalette::WindowText);
    default:
      return QProxyStyle::standardIcon(which, option, widget);
  }
}

void LookStyle::polish(QWidget* widget) {
  if (auto* const label = qobject_cast<QLabel*>(widget)) {
    label->setTextFormat(Qt::PlainText);
  }
  if (qobject_cast<QMessageBox*>(widget) != nullptr) {
    widget->installEventFilter(this);  // the box's default button is known only when the box is shown
  }
  auto* const button = qobject_cast<QPushButton*>(widget);
  const auto* const box =
      button != nullptr ? qobject_cast<QDialogButtonBox*>(button->parentWidget()) : nullptr;
  if (box != nullptr && qobject_cast<QMessageBox*>(box->parentWidget()) == nullptr) {
    const QDialogButtonBox::ButtonRole role = box->buttonRole(button);
    if (role == QDialogButtonBox::AcceptRole || role == QDialogButtonBox::YesRole) {
      button->setProperty("primary", true);
    }
  }
  QProxyStyle::polish(widget);
}

bool LookStyle::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Show) {
    if (const auto* const question = qobject_cast<QMessageBox*>(watched); question != nullptr) {
      fillDefault(*question);
    }
  }
  return QProxyStyle::eventFilter(watched, event);
}

int LookStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* result) const {
  switch (hint) {
    case SH_Slider_AbsoluteSetButtons:  // a click goes to the place clicked
      return Qt::LeftButton | Qt::MiddleButton;
    case SH_ComboBox_Popup:  // a list below the box, not a menu over it
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
      return 0;
    case SH_Menu_Scrollable:  // on a low screen, where it would break into columns
      return 1;
    case SH_DialogButtonLayout:
      return QDialogButtonBox::GnomeLayout;
    case SH_ToolTip_Mask:
      if (auto* const mask = qstyleoption_cast<QStyleHintReturnMask*>(result); mask != nullptr) {
        mask->region = roundedRegion(option->rect, kTipRadius);
      }
      return 1;
    default:
      return QProxyStyle::styleHint(hint, option, widget, result);
  }
}

}  // namespace byways::app
