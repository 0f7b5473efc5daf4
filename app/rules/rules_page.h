// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <algorithm>

class QPainter;
class QRectF;

namespace byways::app {

class Look;

/// The rules page of a rule set in the current language, built piece by piece in the constructor of a
/// derived class; the pane adds the title above. Texts are sentences for people and may contain <b>,
/// but no other markup.
class RulesPage {
 public:
  virtual ~RulesPage() = default;
  RulesPage(const RulesPage&) = delete;
  RulesPage& operator=(const RulesPage&) = delete;

  /// The page as rich text. The address of a picture is "board:" with the picture's name.
  [[nodiscard]] const QString& html() const { return html_; }
  /// The height of the picture `name`, as a multiple of its width.
  [[nodiscard]] virtual double pictureShape(const QString& /*name*/) const { return 0.8; }
  /// Draws the picture `name` into `area`.
  virtual void drawPicture(QPainter& painter, const QRectF& area, const QString& name,
                           const Look& look) const = 0;

 protected:
  RulesPage() = default;
  /// The next piece explains the rules with these numbers ("BYG-5 BYG-8"), so that a refusal can link to it.
  /// The numbers aren't shown.
  void explains(const char* rules);
  void heading(const QString& text);
  void paragraph(const QString& text);
  /// A caption or a remark, in a quieter style.
  void note(const QString& text);
  /// `name` is one that drawPicture knows; `description` is for people who can't see the picture.
  void picture(const char* name, const QString& description);

 private:
  void add(const QString& opening, const QString& text, const QString& closing);

  QString html_;
  QString anchors_;  // for the next piece
};

/// The entry `name` in a table of pictures; null if there is none.
template <typename Pictures>
[[nodiscard]] auto* findPicture(const Pictures& pictures, const QString& name) {
  const auto found = std::find_if(std::begin(pictures), std::end(pictures), [&name](const auto& picture) {
    return name == QLatin1String(picture.name);
  });
  return found == std::end(pictures) ? nullptr : &*found;
}

}  // namespace byways::app
