// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace byways::app {

/// Who may read a file that is written.
enum class Readers { Usual, OnlyOwner };

/// Writes a file in one go; nothing in the program writes files in another way. Afterwards it is the old or
/// the new one, and the new one only if all of it has reached the disk. The folder has to be there. Answers
/// what went wrong in a few words without a full stop, empty if nothing. Any thread.
[[nodiscard]] QString writeFile(const QString& path, const QByteArray& bytes,
                                Readers readers = Readers::Usual);
/// The same; the answer is a sentence that names the file.
[[nodiscard]] QString saveFile(const QString& path, const QByteArray& bytes);

/// What a file holds.
struct FileRead {
  QByteArray bytes;
  QString problem;  ///< why it can't be read, as a sentence about “it”; empty if it could
};

/// Reads at most `most` bytes of an ordinary file. Pipes, devices and folders are a problem: they might never
/// end. Any thread.
[[nodiscard]] FileRead readFile(const QString& path, qint64 most);

}  // namespace byways::app
