// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace byways::app {

/// Who may read a file that the program writes.
enum class Readers { Usual, OnlyOwner };

/// Writes a file atomically; the program writes files in no other way. Afterwards the path has either the old
/// file or the new one, completely on the disk. The folder must exist. Returns what went wrong, in a few
/// words without a full stop; empty on success. May be called on any thread.
[[nodiscard]] QString writeFile(const QString& path, const QByteArray& bytes,
                                Readers readers = Readers::Usual);
/// Like writeFile, but returns a sentence that names the file.
[[nodiscard]] QString saveFile(const QString& path, const QByteArray& bytes);

/// The message, in the form of `writeFile`'s, for a file that would be too large to read back.
[[nodiscard]] QString tooMuchToReadAgain();

/// Removes what killed programs have left in one of the program's own folders: partial files of `writeFile`,
/// and stale locks. Other files are left alone.
void clearLeftovers(const QString& folder);

/// Why Windows doesn't allow this file name (without folders), in a few words without a full stop; empty if
/// it does. `writeFile` checks this on Windows only, which would write such a file to a device or under
/// another name.
[[nodiscard]] QString whyNotOnWindows(const QString& name);

/// Renames an unreadable file to a free name beside it (`path`.damaged, `path`.damaged-2), in case somebody
/// can repair it.
void setAside(const QString& path);

/// The content of a file.
struct FileRead {
  QByteArray bytes;
  QString problem;  ///< why the file couldn't be read, as a sentence about “it”; empty if it was read
};

/// Reads at most `most` bytes of an ordinary file. Pipes, devices and folders are a problem, because reading
/// them might never end. May be called on any thread.
[[nodiscard]] FileRead readFile(const QString& path, qint64 most);

}  // namespace byways::app
