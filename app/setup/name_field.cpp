// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/setup/name_field.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QPainter>
#include <QStandardItemModel>

#include <algorithm>

#include "app/look/look.h"

namespace byways::app {

namespace {

constexpr int kMostOffered = 8;  // visible rows; a longer list scrolls
constexpr int kNameRole = Qt::UserRole + 1;
constexpr int kPersonRole = Qt::UserRole + 2;  // an index of offered_
constexpr int kDot = 16;                       // pixels

QIcon dotIn(const QColor& colour, qreal ratio) {
  QPixmap dot(QSize(kDot, kDot) * ratio);
  dot.setDevicePixelRatio(ratio);
  dot.fill(Qt::transparent);
  QPainter painter(&dot);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawEllipse(QRectF(2, 2, kDot - 4, kDot - 4));
  return {dot};
}

}  // namespace

NameField::NameField(const Look& look, QWidget* parent)
    : QLineEdit(parent),
      look_(look),
      model_(new QStandardItemModel(this)),
      completer_(new QCompleter(model_, this)) {
  completer_->setCompletionRole(kNameRole);
  completer_->setCaseSensitivity(Qt::CaseInsensitive);
  completer_->setMaxVisibleItems(kMostOffered);
  completer_->setWidget(this);  // not setCompleter: in this field Tab and Enter have meanings of their own
  completer_->popup()->setObjectName(QStringLiteral("peopleOnOffer"));
  completer_->popup()->setAccessibleName(tr("People who have played before"));
  connect(this, &QLineEdit::textEdited, this, [this](const QString& text) { offer(text); });
  connect(completer_, qOverload<const QModelIndex&>(&QCompleter::activated), this, &NameField::take);
}

void NameField::setPeople(std::function<KnownPeople()> people) { people_ = std::move(people); }

bool NameField::isOffering() const { return completer_->popup()->isVisible(); }

void NameField::offer(const QString& beginning) {
  offered_ = people_ ? people_() : KnownPeople();
  const QString wanted = beginning.simplified();
  const auto isWhole = [&](const KnownPerson& person) { return person.name == wanted; };
  // Offers nothing if the typed text is the only known name that begins with it.
  const bool isKnown = std::any_of(offered_.begin(), offered_.end(), isWhole);
  offered_.removeIf(
      [&](const KnownPerson& person) { return !person.name.startsWith(wanted, Qt::CaseInsensitive); });
  if (offered_.isEmpty() || (isKnown && offered_.size() == 1)) {
    completer_->popup()->hide();
    return;
  }
  model_->clear();
  for (qsizetype i = 0; i < offered_.size(); ++i) {
    const KnownPerson& person = offered_[i];
    auto* const item =
        new QStandardItem(person.level > 0 ? tr("%1  ·  level %2", "a person, the computer they played last")
                                                 .arg(person.name)
                                                 .arg(person.level)
                                           : person.name);
    item->setData(person.name, kNameRole);
    item->setData(static_cast<int>(i), kPersonRole);
    if (person.colour >= 0) {
      item->setIcon(dotIn(look_.seatColour(person.colour), devicePixelRatioF()));
    }
    model_->appendRow(item);
  }
  completer_->setCompletionPrefix(wanted);
  completer_->complete();
}

// `index` is one of the completer's model, not of model_.
void NameField::take(const QModelIndex& index) {
  const int row = index.isValid() ? index.data(kPersonRole).toInt() : -1;
  if (row < 0 || row >= offered_.size()) {
    return;
  }
  const KnownPerson person = offered_[row];
  completer_->popup()->hide();
  setText(person.name);
  Q_EMIT taken(person);
}

bool NameField::event(QEvent* event) {
  if (event->type() == QEvent::KeyPress && isOffering()) {
    auto* const key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Tab && key->modifiers() == Qt::NoModifier) {
      const QModelIndex marked = completer_->popup()->currentIndex();
      take(marked.isValid() ? marked : completer_->completionModel()->index(0, 0));
      event->accept();
      return true;
    }
  }
  return QLineEdit::event(event);
}

void NameField::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    if ((event->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) != Qt::NoModifier) {
      event->ignore();
      return;
    }
    if (isOffering()) {
      take(completer_->popup()->currentIndex());
      completer_->popup()->hide();
    }
    event->accept();
    Q_EMIT goOn();
    return;
  }
  if (event->key() == Qt::Key_Down && !isOffering()) {
    offer(hasSelectedText() ? QString() : text());
    if (!isOffering()) {
      offer({});
    }
    event->accept();
    return;
  }
  QLineEdit::keyPressEvent(event);
}

}  // namespace byways::app
