// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>
#include <QString>

#include <functional>

class QLayout;
class QWidget;

namespace byways::app {

/// Calls `arrange` now and whenever the reading direction of `widget` changes; `isMirrored` is true for right
/// to left. What `arrange` refers to must live as long as `widget`.
void followDirection(QWidget* widget, const std::function<void(bool isMirrored)>& arrange);

/// Sets margins given for left to right; in right-to-left windows they are mirrored. Qt mirrors the contents
/// of a layout, but not the margins around them. The direction is that of `owner`.
void setReadingMargins(QWidget* owner, QLayout* layout, const QMargins& margins);

/// Sets the margins of a widget itself. They, too, are given for left to right.
void setReadingMargins(QWidget* widget, const QMargins& margins);

/// Isolates notation inside a translated text. Notation is read from left to right in every language, even if
/// the text around it runs from right to left.
[[nodiscard]] QString asNotation(const QString& notation);

}  // namespace byways::app
