// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace byways::app {

/// Who may read a written file.
enum class Readers { Usual, OnlyOwner };

/// Writes a file atomically; the program writes files in no other way. Afterwards the file is the old one, or
/// the new one completely on the disk. The folder must exist. Returns what went wrong in a few words without
/// a full stop; empty on success. Any thread.
[[nodiscard]] QString writeFile(const QString& path, const QByteArray& bytes,
                                Readers readers = Readers::Usual);
/// The same; the answer is a sentence that names the file.
[[nodiscard]] QString saveFile(const QString& path, const QByteArray& bytes);

/// The message, like that of `writeFile`, for a file that would be too large to read back.
[[nodiscard]] QString tooMuchToReadAgain();

/// Removes leftovers of killed programs from a folder of the program's own: partial files of `writeFile`, and
/// stale locks. Only files with such names are removed.
void clearLeftovers(const QString& folder);

/// Why Windows doesn't allow that file name (without folders), in a few words without a full stop; empty if
/// it does. `writeFile` checks it on Windows only, where such a file would be written to a device or renamed.
[[nodiscard]] QString whyNotOnWindows(const QString& name);

/// Renames an unreadable file to a free name beside it (`path`.damaged, `path`.damaged-2), in case somebody
/// can repair it.
void setAside(const QString& path);

/// The content of a file.
struct FileRead {
  QByteArray bytes;
  QString problem;  ///< why it can't be read, as a sentence about “it”; empty if it could
};

/// Reads at most `most` bytes of an ordinary file. Pipes, devices and folders count as a problem, as they
/// might never end. Any thread.
[[nodiscard]] FileRead readFile(const QString& path, qint64 most);

}  // namespace byways::app
