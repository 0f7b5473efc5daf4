// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace byways::app {

/// Builds the HTML of a rules page piece by piece; the pane adds the game's name above. Texts are sentences
/// for people and may contain <b>, but no other markup.
class RulesPage {
 public:
  [[nodiscard]] const QString& html() const { return html_; }

 protected:
  /// The next piece explains the rules with these numbers ("BYG-5 BYG-8"), so that a refusal can link to it.
  /// The numbers aren't shown.
  void explains(const char* rules);
  void heading(const QString& text);
  void paragraph(const QString& text);
  /// A caption or a remark, in a quieter style.
  void note(const QString& text);
  /// `name` is one that GameFace::drawExample knows; `description` is for people who can't see the picture.
  void picture(const char* name, const QString& description);

 private:
  void add(const QString& opening, const QString& text, const QString& closing);

  QString html_;
  QString anchors_;  // for the next piece
};

}  // namespace byways::app
