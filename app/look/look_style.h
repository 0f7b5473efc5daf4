// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace byways::app {

/// Draws what a style sheet could only draw with picture files: check boxes, radio buttons, combo boxes,
/// arrows and focus rings, in the palette's colours. Dialogs get our own icons and the same order of buttons
/// everywhere: Cancel at the left, the primary button at the right.
class LookStyle : public QProxyStyle {
  Q_OBJECT

 public:
  LookStyle();

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
  void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                   const QWidget* widget) const override;
  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                          const QWidget* widget) const override;
  void drawItemText(QPainter* painter, const QRect& area, int flags, const QPalette& palette, bool enabled,
                    const QString& text, QPalette::ColorRole role) const override;
  [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                     SubControl part, const QWidget* widget) const override;
  [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                       const QWidget* widget) const override;
  [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                const QWidget* widget) const override;
  [[nodiscard]] QIcon standardIcon(StandardPixmap which, const QStyleOption* option,
                                   const QWidget* widget) const override;
  using QProxyStyle::polish;
  /// Makes every label plain text, also in tool tips and message boxes, because a text may come from a
  /// record, and Qt would interpret what looks like HTML. Also makes the accepting button of every dialog
  /// the primary one, and in a message box the one that Enter presses.
  void polish(QWidget* widget) override;
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* result) const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace byways::app
