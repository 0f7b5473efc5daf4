// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <QWidget>

namespace byways::app {

class Look;

/// A lot drawn before everyone's eyes: lies over its parent, lets the light run over the names, stops at
/// the one drawn and says what that means. A click or a key shows the outcome at once, another one or a
/// moment of waiting ends it; without animations it shows the outcome at once.
class LotOverlay : public QWidget {
  Q_OBJECT

 public:
  struct Ticket {
    QString name;
    int colour = 0;  ///< index of Look::seatColour
  };

  /// `drawn` is an index of `tickets`; `sentence` says what the lot means. Deletes itself when it is over.
  LotOverlay(const QList<Ticket>& tickets, int drawn, const QString& sentence, const Look& look,
             QWidget* parent);

 Q_SIGNALS:
  void finished();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void advance();
  void reveal();
  void hurry();
  void finish();
  void drawTicket(QPainter& painter, const QRectF& area, int index) const;

  QList<Ticket> tickets_;
  int drawn_;
  QString sentence_;
  const Look& look_;
  QPointer<QWidget> focusBefore_;
  QTimer timer_;
  int lit_ = 0;
  int hops_ = 0;  // still to come
  bool shown_ = false;
};

}  // namespace byways::app
