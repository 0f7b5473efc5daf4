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

/// Sets margins for left to right, which are mirrored for right to left: Qt mirrors what is in a layout, but
/// not the margins around it. `owner` is the widget whose direction decides.
void setReadingMargins(QWidget* owner, QLayout* layout, const QMargins& margins);

/// The same for the margins of a widget itself.
void setReadingMargins(QWidget* widget, const QMargins& margins);

/// Notation inside a translated text. It is read from left to right in every language, so it is isolated from
/// right-to-left text around it.
[[nodiscard]] QString asNotation(const QString& notation);

}  // namespace byways::app
