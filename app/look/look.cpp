// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/look.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QCursor>
#include <QEvent>
#include <QFontDatabase>
#include <QFontInfo>
#include <QMouseEvent>
#include <QStyleHints>
#include <QTouchEvent>

#include <algorithm>
#include <optional>

#include "app/look/colour_tables.h"
#include "app/look/dark_system.h"
#include "app/look/look_style.h"
#include "app/look/on_screen.h"
#include "app/look/press_keys.h"
#include "app/look/scroll_accessible.h"
#include "app/look/still_system.h"
#include "app/look/svg_icon.h"

namespace byways::app {

namespace {

constexpr double kSmallestText = 10;

bool isDarkPalette(const QPalette& palette) {
  return contrast(palette.color(QPalette::Window), Qt::white) >
         contrast(palette.color(QPalette::Window), Qt::black);
}

// Uses the desktop's font, if people have chosen one. If nobody has, X11 gives DejaVu, which is wide and
// coarse, under another name.
QFont usualFont() {
  QFont font = QApplication::font();
  const QLatin1String coarse("DejaVu");
  if (!font.family().startsWith(coarse) && QFontInfo(font).family().startsWith(coarse)) {
    const QStringList better{QStringLiteral("Inter"), QStringLiteral("Noto Sans"),
                             QStringLiteral("Cantarell"), QStringLiteral("Open Sans")};
    for (const QString& family : better) {
      if (QFontDatabase::hasFamily(family)) {
        font.setFamily(family);
        break;
      }
    }
  }
  if (font.pointSizeF() > 0 && font.pointSizeF() < kSmallestText) {
    font.setPointSizeF(kSmallestText);
  }
  return font;
}

}  // namespace

Look::Look(Preferences& preferences, QObject* parent) : QObject(parent), preferences_(&preferences) {
  ownChange_.setSingleShot(true);
  connect(&ownChange_, &QTimer::timeout, this, [this] { applying_ = false; });
  systemReducesMotion_ = systemPrefersReducedMotion();
  measureSystem();
  installScrollAccessibility();
  new OnScreen(this);
  QApplication::setStyle(new LookStyle);
  font_ = usualFont();
  applyFont();
  update();
  connect(preferences_, &Preferences::changed, this, &Look::update);
  qApp->installEventFilter(this);
  new PressKeys(this);
}

// A still picture's board doesn't turn towards whoever has the turn.
Look::Look(const PictureOptions& picture) : picture_(picture), colours_(coloursOf(picture.dark)) {
  for (BoardFacing& facing : picture_.facings) {
    facing.follows = false;
  }
}

std::unique_ptr<const Look> Look::still(const PictureOptions& picture) {
  return std::unique_ptr<const Look>(new Look(picture));
}

bool Look::animations() const {
  return preferences_ != nullptr && preferences_->animations() && !systemReducesMotion_;
}

QColor Look::seatColour(int index) const {
  return seatColourOf(((index % kSeatColours) + kSeatColours) % kSeatColours, colours_.dark,
                      picture_.patterns);
}

QString Look::seatColourName(int index) {
  switch (((index % kSeatColours) + kSeatColours) % kSeatColours) {
    case 0:
      return tr("violet");
    case 1:
      return tr("amber");
    case 2:
      return tr("teal");
    case 3:
      return tr("red");
    case 4:
      return tr("blue");
    default:
      return tr("graphite");
  }
}

QIcon Look::icon(const QString& name, QColor Colours::*colour) const {
  if (name == QLatin1String("byways")) {
    return QIcon(new SvgIcon(name, {}));
  }
  return QIcon(new SvgIcon(name, [look = QPointer<const Look>(this), colour] {
    return look ? look->colours().*colour : QColor(Qt::black);
  }));
}

void Look::forceTheme(Preferences::ThemeChoice theme) {
  forced_ = theme;
  update();
}

bool Look::wantsDark() const {
  const auto choice = forced_ != Preferences::ThemeChoice::System ? forced_ : preferences_->theme();
  return choice == Preferences::ThemeChoice::Dark ||
         (choice == Preferences::ThemeChoice::System && systemIsDark_);
}

// After the call that changes the palette, windows receive the change in posted events. A timer fires when
// those events have been handled.
void Look::expectOwnChange() {
  applying_ = true;
  ownChange_.start();
}

// Our palette hides the system's palette, so ours is removed for a moment.
void Look::measureSystem() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
  const auto scheme = QGuiApplication::styleHints()->colorScheme();
  if (scheme != Qt::ColorScheme::Unknown) {
    systemIsDark_ = scheme == Qt::ColorScheme::Dark;
    return;
  }
#endif
  if (const std::optional<bool> isDark = systemIsSetToDark()) {
    systemIsDark_ = *isDark;
    return;
  }
  expectOwnChange();
  if (applied_) {
    QApplication::setPalette(QPalette());
  }
  systemIsDark_ = isDarkPalette(QApplication::palette());
  if (applied_) {
    QApplication::setPalette(paletteOf(colours_));
  }
}

void Look::applyFont() {
  if (textSize_ == preferences_->textSize()) {
    return;
  }
  Q_EMIT sizesAboutToChange();
  textSize_ = preferences_->textSize();
  QFont font = font_;
  font.setPointSizeF(font.pointSizeF() * textSize_ / 100);
  QApplication::setFont(font);  // the style sheet's sizes follow
}

// Repaints all windows at once. Otherwise the front window would change its colours first, and if a board has
// to be redrawn, the others would follow up to a second later.
void Look::repaintWindows() {
  for (const QEvent::Type type :
       {QEvent::ApplicationPaletteChange, QEvent::PaletteChange, QEvent::StyleChange}) {
    QCoreApplication::sendPostedEvents(nullptr, type);
  }
  QWidgetList windows = QApplication::topLevelWidgets();
  std::stable_sort(windows.begin(), windows.end(), [](const QWidget* one, const QWidget* other) {
    return one->parentWidget() == nullptr && other->parentWidget() != nullptr;
  });
  for (QWidget* const window : std::as_const(windows)) {
    if (window->isVisible()) {
      window->repaint();
    }
  }
}

// When the menu of a button or combo box closes, Qt doesn't tell the button that the mouse is elsewhere now,
// so the button would still look hovered.
void Look::forgetStaleHover() {
  const QWidgetList widgets = QApplication::allWidgets();
  for (QWidget* const widget : widgets) {
    const bool isButton =
        qobject_cast<QAbstractButton*>(widget) != nullptr || qobject_cast<QComboBox*>(widget) != nullptr;
    if (isButton && widget->underMouse() && !widget->rect().contains(widget->mapFromGlobal(QCursor::pos()))) {
      QEvent leave(QEvent::Leave);
      widget->setAttribute(Qt::WA_UnderMouse, false);
      QCoreApplication::sendEvent(widget, &leave);
      widget->update();
    }
  }
}

void Look::update() {
  applyFont();
  const bool dark = wantsDark();
  const bool newTheme = !applied_ || dark != colours_.dark;
  if (newTheme) {
    colours_ = coloursOf(dark);
    expectOwnChange();
    QApplication::setPalette(paletteOf(colours_));
    qApp->setStyleSheet(styleSheetOf(colours_, fitsFingers_));
    applied_ = true;
  }
  PictureOptions picture = preferences_->picture();
  picture.dark = dark;
  picture.letters = preferences_->textSize() / 100.0;
  if (newTheme || picture_ != picture || animations_ != animations()) {
    picture_ = picture;
    animations_ = animations();
    Q_EMIT changed();
  }
  if (newTheme) {
    repaintWindows();
  }
}

bool Look::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::ThemeChange:
    case QEvent::ApplicationPaletteChange:
      // Deferred: the system is still sending the change to everyone.
      if (!applying_ && (watched->isWindowType() || watched == qApp)) {
        QTimer::singleShot(0, this, [this] {
          measureSystem();
          update();
        });
      }
      break;
    case QEvent::Hide:
      if (const auto* const widget = qobject_cast<QWidget*>(watched);
          widget != nullptr && widget->windowType() == Qt::Popup) {
        QTimer::singleShot(0, this, &Look::forgetStaleHover);
      }
      break;
    case QEvent::ApplicationFontChange:
      if (watched == qApp && applied_) {
        qApp->setStyleSheet(styleSheetOf(colours_, fitsFingers_));  // its sizes are relative to the font's
      }
      break;
    case QEvent::KeyPress:
      keysAreInUse_ = true;
      break;
    case QEvent::MouseButtonPress:
      keysAreInUse_ = false;
      // A touch that nobody accepts arrives as a mouse press, too.
      if (event->spontaneous()) {
        noteFingers(static_cast<QMouseEvent*>(event)->device()->type() ==
                    QInputDevice::DeviceType::TouchScreen);
      }
      break;
    case QEvent::TouchBegin:
      keysAreInUse_ = false;
      noteFingers(static_cast<QTouchEvent*>(event)->device()->type() ==
                  QInputDevice::DeviceType::TouchScreen);
      break;
    case QEvent::MouseButtonRelease:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
      fitFingers();
      break;
    default:
      break;
  }
  return QObject::eventFilter(watched, event);
}

void Look::noteFingers(bool areInUse) { fingersAreInUse_ = areInUse; }

// Sizes don't change while a finger or button is down, and the touched widget gets its events first.
void Look::fitFingers() {
  if (fingersAreInUse_ == fitsFingers_ || !applied_) {
    return;
  }
  QTimer::singleShot(0, this, [this] {
    if (fingersAreInUse_ != fitsFingers_) {
      Q_EMIT sizesAboutToChange();
      fitsFingers_ = fingersAreInUse_;
      qApp->setStyleSheet(styleSheetOf(colours_, fitsFingers_));
      Q_EMIT changed();
    }
  });
}

QPalette Look::paletteOf(const Colours& colours) {
  QPalette palette;
  const QColor edge = edgeOf(colours);
  const auto set = [&palette](QPalette::ColorRole role, const QColor& colour, const QColor& disabled) {
    palette.setColor(QPalette::Active, role, colour);
    palette.setColor(QPalette::Inactive, role, colour);
    palette.setColor(QPalette::Disabled, role, disabled);
  };
  const auto ground = [&set](QPalette::ColorRole role, const QColor& colour) { set(role, colour, colour); };
  const auto ink = [&set, &colours](QPalette::ColorRole role, const QColor& colour) {
    set(role, colour, blended(colour, colours.panel, 0.55));
  };
  ground(QPalette::Window, colours.window);
  ground(QPalette::Base, colours.raised);
  ground(QPalette::AlternateBase, colours.panel);
  ground(QPalette::Button, colours.raised);
  ground(QPalette::ToolTipBase, colours.raised);
  ground(QPalette::Light, blended(colours.raised, Qt::white, colours.dark ? 0.08 : 1.0));
  ground(QPalette::Midlight, hoverOf(colours));
  ground(QPalette::Mid, colours.line);
  set(QPalette::Dark, edge, blended(edge, colours.panel, 0.5));
  ground(QPalette::Shadow, blended(colours.window, Qt::black, colours.dark ? 0.5 : 0.25));
  ink(QPalette::WindowText, colours.text);
  ink(QPalette::Text, colours.text);
  ink(QPalette::ButtonText, colours.text);
  ink(QPalette::BrightText, colours.warning);
  ink(QPalette::ToolTipText, colours.text);
  ink(QPalette::PlaceholderText, colours.quietText);
  ink(QPalette::Link, colours.accent);
  ink(QPalette::LinkVisited, colours.accent);
  ink(QPalette::Highlight, colours.accent);
  ink(QPalette::HighlightedText, colours.accentText);
  return palette;
}

}  // namespace byways::app
