// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/done_line.h"

#include <QDesktopServices>
#include <QDir>
#include <QHBoxLayout>
#include <QUrl>

#include "app/board/announce.h"

namespace byways::app {

DoneLine::DoneLine(QWidget* parent)
    : QWidget(parent), text_(new QLabel(this)), show_(new QPushButton(tr("Show"), this)) {
  text_->setObjectName(QStringLiteral("doneText"));
  text_->setWordWrap(true);
  show_->setObjectName(QStringLiteral("doneShow"));
  show_->setAutoDefault(false);
  auto* const row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(10);
  row->addWidget(text_, 1);
  row->addWidget(show_, 0, Qt::AlignTop);
  connect(show_, &QPushButton::clicked, this, [this] {
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(path_))) {
      tell(tr("No program was found to open “%1”.").arg(QDir::toNativeSeparators(path_)), {});
    }
  });
  hide();
}

void DoneLine::tell(const QString& text, const QString& path) {
  path_ = path;
  text_->setText(text);
  show_->setVisible(!path.isEmpty());
  show();
  announce(this, text);
}

QString shortPath(const QString& path) {
  const QString home = QDir::homePath() + QLatin1Char('/');
  return QDir::toNativeSeparators(path.startsWith(home) ? QStringLiteral("~/") + path.mid(home.size())
                                                        : path);
}

}  // namespace byways::app
