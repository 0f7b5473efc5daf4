// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>
#include <QString>

#include <functional>

class QLayout;
class QWidget;

namespace byways::app {

/// Calls `arrange` now and whenever the reading direction of `widget` changes; the argument says whether that
/// is from right to left. What `arrange` refers to must live as long as `widget`.
void followDirection(QWidget* widget, const std::function<void(bool isMirrored)>& arrange);

/// Margins for people who read from left to right; for others left and right change places. Qt mirrors the
/// content of a layout, but not the margins around it. `owner` is a widget of the direction that counts.
void setReadingMargins(QWidget* owner, QLayout* layout, const QMargins& margins);

/// The same for the margins of a widget itself.
void setReadingMargins(QWidget* widget, const QMargins& margins);

/// Notation within a translated text: it reads from left to right in every language, so it is isolated from a
/// text that reads from right to left.
[[nodiscard]] QString asNotation(const QString& notation);

}  // namespace byways::app
