// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace byways::app {

/// Who may read a written file.
enum class Readers { Usual, OnlyOwner };

/// Writes a file in one go; the program writes files in no other way. Afterwards the file is the old one or
/// the new one, and the new one only if all of it has reached the disk. The folder must exist. Answers what
/// went wrong in a few words without a full stop, empty if nothing. Any thread.
[[nodiscard]] QString writeFile(const QString& path, const QByteArray& bytes,
                                Readers readers = Readers::Usual);
/// The same; the answer is a sentence that names the file.
[[nodiscard]] QString saveFile(const QString& path, const QByteArray& bytes);

/// What is said, as `writeFile` does, where a file would be larger than what reads it takes.
[[nodiscard]] QString tooMuchToReadAgain();

/// Removes what killed programs have left in a folder of the program's own: files that `writeFile` had begun,
/// and locks that nobody holds. Nobody else gives files such names; all others stay.
void clearLeftovers(const QString& folder);

/// Why Windows takes no file of that name, which is one without folders; in a few words without a full stop,
/// empty if it does. `writeFile` asks on Windows only: there such a file would vanish in a device, or get
/// another name than people gave it.
[[nodiscard]] QString whyNotOnWindows(const QString& name);

/// Moves a file whose content can't be understood out of the way, to a name beside it that nothing has yet
/// (`path`.damaged, `path`.damaged-2): perhaps somebody can still mend it.
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
