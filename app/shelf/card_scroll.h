// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <QVBoxLayout>

namespace byways::app {

/// The scrolling middle of a page of cards. Its content grows up to a width that is comfortable to look at; a
/// still wider window gets wider margins.
class CardScroll : public QScrollArea {
  Q_OBJECT

 public:
  static constexpr int kMargin = 36;  ///< the least margin on both sides, in pixels

  /// `name` is that of the page; the object name of the content is derived from it. `gap` is the space
  /// between the parts.
  CardScroll(const QString& name, int gap, QWidget* parent);

  /// The parts of the page, one below the other.
  [[nodiscard]] QVBoxLayout& parts() const { return *parts_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QVBoxLayout* parts_;
};

}  // namespace byways::app
