// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

namespace byways::app {

/// How long before `now` the time `then` was, in words: "5 minutes ago", "yesterday", "3 March".
[[nodiscard]] QString ago(const QDateTime& then, const QDateTime& now);

}  // namespace byways::app
