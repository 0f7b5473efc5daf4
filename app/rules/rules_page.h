// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// A rules page, built piece by piece; the pane puts the game's name above. Texts are sentences for people:
/// they may hold <b>, nothing else.
class RulesPage {
 public:
  [[nodiscard]] const QString& html() const { return html_; }

 protected:
  void heading(const QString& text);
  void paragraph(const QString& text);
  /// A caption or a remark, in a quiet tone.
  void note(const QString& text);
  /// `name` is what GameFace::drawExample knows; `description` says what there is to see, for those who
  /// can't.
  void picture(const char* name, const QString& description);

 private:
  QString html_;
};

}  // namespace byways::app
