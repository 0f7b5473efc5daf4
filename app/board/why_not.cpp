// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/why_not.h"

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPointer>
#include <QStyle>

#include <utility>

#include "app/board/refusal_bubble.h"
#include "app/look/look.h"

namespace byways::app {

namespace {

/// Gives a button its reason. A child of the button, destroyed with it.
class WhyNot final : public QObject {
 public:
  WhyNot(QAbstractButton* button, const Look& look) : QObject(button), button_(button), look_(look) {
    button->installEventFilter(this);
  }

  static WhyNot* of(const QObject* button) {
    for (QObject* const child : button->children()) {
      if (auto* const found = dynamic_cast<WhyNot*>(child)) {
        return found;
      }
    }
    return nullptr;
  }

  [[nodiscard]] const QString& why() const { return why_; }

  void set(const QString& why, std::function<void()> tell) {
    tell_ = std::move(tell);
    const bool wasGrey = !why_.isEmpty();
    why_ = why;
    if (bubble_ != nullptr && why_.isEmpty()) {
      bubble_->hide();
    }
    if (wasGrey == why_.isEmpty()) {
      button_->setProperty("refusing", !why_.isEmpty());
      button_->style()->unpolish(button_);
      button_->style()->polish(button_);
      button_->update();
      QAccessible::State changed;
      changed.disabled = true;
      QAccessibleStateChangeEvent event(button_, changed);
      QAccessible::updateAccessibility(&event);
    }
  }

  void say() {
    if (tell_) {
      const std::function<void()> tell = tell_;  // a copy, because the call may replace tell_
      tell();
      return;
    }
    QWidget* const window = button_->window();
    if (bubble_ == nullptr || bubble_->parentWidget() != window) {
      delete bubble_;
      bubble_ = new RefusalBubble(look_, window);
      bubble_->setObjectName(QStringLiteral("whyNotBubble"));
      connect(bubble_, &RefusalBubble::dismissed, bubble_, &QWidget::hide);
      connect(bubble_, &RefusalBubble::spotMoved, bubble_, &QWidget::hide);
      connect(button_, &QObject::destroyed, bubble_, &QObject::deleteLater);
    }
    const QRect place(button_->mapTo(window, QPoint()), button_->size());
    bubble_->answer(why_, {}, {.place = place, .keptInView = {}, .open = {}, .within = window->rect()});
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (why_.isEmpty()) {
      return QObject::eventFilter(watched, event);
    }
    switch (event->type()) {
      case QEvent::MouseButtonPress:
      case QEvent::MouseButtonDblClick:
        return true;
      case QEvent::MouseButtonRelease: {
        const auto* const mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::LeftButton && button_->rect().contains(mouse->position().toPoint())) {
          say();
        }
        return true;
      }
      case QEvent::KeyPress:
      case QEvent::KeyRelease: {
        const auto* const key = static_cast<QKeyEvent*>(event);
        if (key->key() != Qt::Key_Space && key->key() != Qt::Key_Select) {
          break;
        }
        if (event->type() == QEvent::KeyPress && !key->isAutoRepeat()) {
          say();
        }
        return true;
      }
      case QEvent::Shortcut:
        say();
        return true;
      default:
        break;
    }
    return QObject::eventFilter(watched, event);
  }

 private:
  QAbstractButton* button_;
  const Look& look_;
  QString why_;
  std::function<void()> tell_;
  QPointer<RefusalBubble> bubble_;
};

/// An accessible button that is unavailable and says why.
class WhyNotAccessible final : public QAccessibleWidget {
 public:
  explicit WhyNotAccessible(QAbstractButton* button) : QAccessibleWidget(button, QAccessible::Button) {}

  [[nodiscard]] QString text(QAccessible::Text kind) const override {
    const QString text = QAccessibleWidget::text(kind);
    if (kind == QAccessible::Description && !why().isEmpty()) {
      return why();
    }
    return kind == QAccessible::Name && text.isEmpty() ? button()->text().remove(QLatin1Char('&')) : text;
  }
  [[nodiscard]] QAccessible::State state() const override {
    QAccessible::State state = QAccessibleWidget::state();
    state.disabled = state.disabled || !why().isEmpty();
    state.pressed = button()->isDown();
    return state;
  }
  [[nodiscard]] QStringList actionNames() const override {
    return QStringList{pressAction()} + QAccessibleWidget::actionNames();
  }
  void doAction(const QString& name) override {
    if (name == pressAction()) {
      pressOrSayWhyNot(button());
    } else {
      QAccessibleWidget::doAction(name);
    }
  }

 private:
  [[nodiscard]] QAbstractButton* button() const { return static_cast<QAbstractButton*>(widget()); }
  [[nodiscard]] QString why() const {
    const WhyNot* const found = WhyNot::of(button());
    return found != nullptr ? found->why() : QString();
  }
};

QAccessibleInterface* makeWhyNotAccessible(const QString& /*className*/, QObject* object) {
  auto* const button = qobject_cast<QAbstractButton*>(object);
  return button != nullptr && WhyNot::of(button) != nullptr ? new WhyNotAccessible(button) : nullptr;
}

}  // namespace

void setWhyNot(QAbstractButton* button, const QString& why, const Look& look, std::function<void()> tell) {
  QAccessible::installFactory(makeWhyNotAccessible);  // installing it again does nothing
  WhyNot* found = WhyNot::of(button);
  if (found == nullptr) {
    found = new WhyNot(button, look);
    // An accessible interface that was created before the button had a WhyNot can't say why, so it is deleted
    // and will be made again.
    if (QAccessibleInterface* const known = QAccessible::queryAccessibleInterface(button)) {
      QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(known));
    }
  }
  found->set(why, std::move(tell));
}

void pressOrSayWhyNot(QAbstractButton* button) {
  WhyNot* const found = WhyNot::of(button);
  if (found != nullptr && !found->why().isEmpty() && button->isEnabled()) {
    found->say();
  } else {
    button->click();
  }
}

}  // namespace byways::app
