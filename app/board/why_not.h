// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QString>

#include <functional>

namespace byways::app {

class Look;

/// Makes a button unavailable but still focusable. Pressing it (by mouse, touch, keys or screen reader) shows
/// and announces the reason in a bubble at the button, or calls `tell` instead. An empty reason makes the
/// button available again. `look` must outlive the button.
void setWhyNot(QAbstractButton* button, const QString& why, const Look& look,
               std::function<void()> tell = {});

/// Clicks `button` on behalf of another control, or says why `button` is unavailable.
void pressOrSayWhyNot(QAbstractButton* button);

}  // namespace byways::app
