// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace byways::app {

// These functions join texts for people, with the punctuation of the window's language: Chinese and Japanese
// have commas and full stops of their own, without spaces after them. Empty parts are left out.

/// "Ann, Ben, Cleo".
[[nodiscard]] QString joinParts(QStringList parts);
/// "Round 2. Two signs each. Barriers stay": with a full stop between two phrases unless the first is a
/// sentence already.
[[nodiscard]] QString joinPhrases(QStringList phrases);
/// "Ann wins. Ben has left." `sentences` have full stops of their own.
[[nodiscard]] QString joinSentences(QStringList sentences);
/// The phrase with a full stop.
[[nodiscard]] QString asSentence(const QString& phrase);

}  // namespace byways::app
