// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/on_screen.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QLayout>
#include <QPointer>
#include <QScreen>
#include <QTimer>
#include <QVBoxLayout>
#include <QWindow>

#include "app/look/side_scroll.h"

namespace byways::app {

namespace {

constexpr int kSettleDelay = 250;             // after this many ms without events, a window no longer moves
constexpr QMargins kUsualFrame(4, 34, 4, 4);  // for systems that report the frame only once it is visible
constexpr auto kScrollName = "screenScroll";

// The window whose handle is `handle`; null if people can't move it.
QWidget* placedWindow(const QObject* handle) {
  const QWidgetList windows = QApplication::topLevelWidgets();
  for (QWidget* const window : windows) {
    const Qt::WindowType type = window->windowType();
    const bool isPlaced = type == Qt::Window || type == Qt::Dialog || type == Qt::Sheet || type == Qt::Tool;
    if (window->windowHandle() == handle && isPlaced && !window->testAttribute(Qt::WA_DontShowOnScreen)) {
      return window;
    }
  }
  return nullptr;
}

// The area in which a window without its frame may lie.
QRect roomFor(const QWidget& window) {
  QMargins frame = window.windowHandle()->frameMargins();
  if (frame.isNull() && !window.windowFlags().testFlag(Qt::FramelessWindowHint)) {
    frame = kUsualFrame;
  }
  return window.screen()->availableGeometry().marginsRemoved(frame);
}

QSize leastSize(const QLayout& layout, int width) {
  const QSize least = layout.totalMinimumSize();
  return {least.width(), layout.hasHeightForWidth()
                             ? layout.totalMinimumHeightForWidth(qMax(width, least.width()))
                             : least.height()};
}

// Puts everything in a dialog into a scroll area no larger than `room`.
void letScroll(QWidget& dialog, const QSize& room) {
  const QPointer<QWidget> focus = dialog.focusWidget();
  auto* const inner = new QWidget;
  inner->setProperty("scrolled", true);
  inner->setLayout(dialog.layout());
  auto* const scroll = new SideScroll(&dialog);
  scroll->setObjectName(QLatin1String(kScrollName));
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  scroll->setWidget(inner);
  auto* const all = new QVBoxLayout(&dialog);
  all->setContentsMargins(0, 0, 0, 0);
  all->addWidget(scroll);
  scroll->setMinimumSize(leastSize(*inner->layout(), room.width()).boundedTo(room));
  scroll->show();
  if (focus != nullptr) {
    focus->setFocus();
  }
}

// Allows a window to shrink to `room`, and returns how small it can be. Qt's minimum size ignores that
// wrapped texts need more lines in a narrow window.
QSize leastOf(QWidget& window, const QSize& room) {
  QSize least = window.minimumSize();
  if (qobject_cast<QDialog*>(&window) != nullptr && window.layout() != nullptr) {
    least = leastSize(*window.layout(), qMin(window.width(), room.width()));
    if (auto* const scroll =
            window.findChild<QScrollArea*>(QLatin1String(kScrollName), Qt::FindDirectChildrenOnly)) {
      scroll->setMinimumSize(scroll->minimumSize().boundedTo(room));
    } else if (least.width() > room.width() || least.height() > room.height()) {
      letScroll(window, room);
    }
  }
  if (const QSize set = window.minimumSize(); set != set.boundedTo(room)) {
    window.setMinimumSize(set.boundedTo(room));
  }
  return least.boundedTo(room);
}

void fit(QWidget& window) {
  const Qt::WindowStates states = window.windowState();
  if (!window.isVisible() ||
      (states & (Qt::WindowMaximized | Qt::WindowFullScreen | Qt::WindowMinimized)) != 0) {
    return;
  }
  const QRect room = roomFor(window);
  const QSize least = leastOf(window, room.size());
  QRect place = window.geometry();
  place.setSize(place.size().expandedTo(least).boundedTo(room.size()));
  if (place.size() != window.size()) {
    window.resize(place.size());
  }
  place.moveRight(qMin(place.right(), room.right()));
  place.moveBottom(qMin(place.bottom(), room.bottom()));
  place.moveTopLeft({qMax(place.left(), room.left()), qMax(place.top(), room.top())});
  if (place.topLeft() != window.geometry().topLeft()) {
    window.setGeometry(place);
  }
}

}  // namespace

OnScreen::OnScreen(QObject* parent) : QObject(parent) {
  qApp->installEventFilter(this);
  const QList<QScreen*> screens = QGuiApplication::screens();
  for (QScreen* const screen : screens) {
    watch(screen);
  }
  connect(qApp, &QGuiApplication::screenAdded, this, &OnScreen::watch);
}

void OnScreen::watch(QScreen* screen) {
  connect(screen, &QScreen::availableGeometryChanged, this, [this] {
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget* const window : windows) {
      if (placedWindow(window->windowHandle()) == window) {
        fitLater(window);
      }
    }
  });
}

// The handle receives events after the widget has handled them, and Show before anything is visible.
bool OnScreen::eventFilter(QObject* watched, QEvent* event) {
  const QEvent::Type type = event->type();
  const bool matters = type == QEvent::Show || type == QEvent::Resize || type == QEvent::WindowStateChange;
  if (!matters || !watched->isWindowType()) {
    return false;
  }
  QWidget* const window = placedWindow(watched);
  if (window == nullptr || !window->isVisible()) {
    return false;
  }
  if (type == QEvent::Show) {
    connect(static_cast<QWindow*>(watched), &QWindow::screenChanged, this, &OnScreen::screenChanged,
            Qt::UniqueConnection);
    fit(*window);
    fitLater(window);
  } else if (type == QEvent::WindowStateChange || window->width() > roomFor(*window).width() ||
             window->height() > roomFor(*window).height()) {
    fitLater(window);
  }
  return false;
}

void OnScreen::screenChanged() {
  if (QWidget* const window = placedWindow(sender())) {
    fitLater(window);
  }
}

// Waits while people drag the window, because the system would move it back to the mouse.
void OnScreen::fitLater(QWidget* window) {
  QTimer::singleShot(kSettleDelay, window, [this, window, before = window->pos()] {
    if (window->windowHandle() == nullptr) {
      return;
    }
    window->pos() == before ? fit(*window) : fitLater(window);
  });
}

}  // namespace byways::app
