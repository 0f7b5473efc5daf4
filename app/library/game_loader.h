// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QStringList>

#include <memory>

#include "app/job/job.h"
#include "app/match/match.h"

namespace byways::app {

class Library;

/// Opens games of the library on a thread, for a page that shows them. Keeps an opened game as long as the
/// page asks for it and its file doesn't change.
class GameLoader : public QObject {
  Q_OBJECT

 public:
  /// `library` must outlive the loader.
  explicit GameLoader(const Library& library, QObject* parent = nullptr);

  /// Asks for the games in these files, and forgets all others. Waits for them, but no longer than
  /// Library::patience. Returns false if some are still missing; then `loaded` follows.
  bool load(const QStringList& paths);
  /// The requested game in the file `path`, with the cursor where it was left, or at the end if the game is
  /// over. While a changed file is being reopened, this is the old game. Null if the file can't be read or
  /// hasn't been read yet.
  [[nodiscard]] std::shared_ptr<Match> match(const QString& path) const { return opened_.value(path).match; }

 Q_SIGNALS:
  void loaded();

 private:
  struct Opened {
    QString path;
    QDateTime written;
    QDateTime read;
    qint64 size = -1;
    std::shared_ptr<Match> match;
  };

  [[nodiscard]] bool isCurrent(const QString& path) const;
  void begin();
  void take(const QList<Opened>& found);
  [[nodiscard]] static QList<Opened> open(const QStringList& paths, const JobWatch& watch);

  const Library& library_;
  QStringList wanted_;
  QHash<QString, Opened> opened_;
  bool again_ = false;  // other games were requested while the job was running
  JobThread thread_;
  Job<QList<Opened>> job_;
};

}  // namespace byways::app
