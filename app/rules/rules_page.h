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
  /// What is added next explains the rules of these numbers ("BYG-5 BYG-8"), so a refusal that names one can
  /// lead there. People don't see the numbers.
  void explains(const char* rules);
  void heading(const QString& text);
  void paragraph(const QString& text);
  /// A caption or a remark, in a quiet tone.
  void note(const QString& text);
  /// `name` is what GameFace::drawExample knows; `description` says what there is to see, for those who
  /// can't.
  void picture(const char* name, const QString& description);

 private:
  void add(const QString& opening, const QString& text, const QString& closing);

  QString html_;
  QString anchors_;  // for what is added next
};

}  // namespace byways::app
