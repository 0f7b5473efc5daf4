// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/variation_bar.h"

#include "app/look/look.h"

namespace byways::app {

VariationBar::VariationBar(const Look& look, QWidget* parent)
    : ReplayBar(QStringLiteral("variation"), look, parent, Shape::TwoRows) {
  setFocusPolicy(Qt::ClickFocus);
}

void VariationBar::setMatch(Match* match, const QString& caption) {
  setPlaying(false);
  match_ = match;
  caption_ = caption;
  if (match_ != nullptr) {
    start_ = match_->timeline().cursor();
    look().animations() ? setPlaying(true) : match_->goTo(match_->timeline().length());
  }
  refresh();
}

// A secret round is played at once, other turns step by step.
void VariationBar::goBy(int steps) {
  const std::size_t cursor = match_->timeline().cursor();
  const bool isWhole = match_->game().has_secret_turns();
  if (steps > 0 && !isAtEnd()) {
    isWhole ? match_->goTo(match_->timeline().length()) : match_->redo();
  } else if (steps < 0 && cursor > start_) {
    match_->goTo(isWhole ? start_ : cursor - 1);
  }
}

void VariationBar::refresh() {
  showFace({.caption = caption_,
            .goOn = tr("As it was played"),
            .goOnKey = tr("Escape"),
            .canPlay = match_ != nullptr,
            .canGoBack = match_ != nullptr && match_->timeline().cursor() > start_,
            .canGoForward = !isAtEnd()});
}

}  // namespace byways::app
