// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace byways::app::test {

/// While an object of this class exists, the program is laid out from right to left.
class RightToLeft {
 public:
  RightToLeft();
  ~RightToLeft();
  RightToLeft(const RightToLeft&) = delete;
  RightToLeft& operator=(const RightToLeft&) = delete;
};

/// A made-up language: every letter of the English text becomes a Hebrew one. Placeholders, tags and
/// mnemonics stay. An object must be installed after the program's own translators.
class MirroredLanguage : public QTranslator {
 public:
  MirroredLanguage();
  ~MirroredLanguage() override;
  MirroredLanguage(const MirroredLanguage&) = delete;
  MirroredLanguage& operator=(const MirroredLanguage&) = delete;

  [[nodiscard]] QString translate(const char* context, const char* text, const char* disambiguation,
                                  int number) const override;
  [[nodiscard]] bool isEmpty() const override { return false; }
};

}  // namespace byways::app::test
