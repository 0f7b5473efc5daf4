// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>
#include <QString>

#include <functional>

class QLayout;
class QWidget;

namespace byways::app {

/// Calls `arrange` now and whenever the direction of reading of `widget` changes, which must outlive what
/// `arrange` refers to. The argument says whether it is read from right to left.
void followDirection(QWidget* widget, const std::function<void(bool isMirrored)>& arrange);

/// Margins for people who read from left to right; left and right change places for others. Qt mirrors what
/// is in a layout, but not the air around it. `owner` is a widget of the direction that counts.
void setReadingMargins(QWidget* owner, QLayout* layout, const QMargins& margins);

/// The same for the air in a widget itself.
void setReadingMargins(QWidget* widget, const QMargins& margins);

/// Notation within a text in the language of the moment: it reads from left to right in every language, so it
/// is isolated from a text that reads from right to left.
[[nodiscard]] QString asNotation(const QString& notation);

}  // namespace byways::app
