// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <nlohmann/json.hpp>

namespace byways::app {

/// A small JSON file in the program's own folder, which several windows may write. The file may contain any
/// bytes. An unreadable file is set aside instead of being overwritten, and changes by other windows are
/// kept.
class JsonFile {
 public:
  using Json = nlohmann::ordered_json;

  /// The form that a file must have.
  struct Form {
    const char* format;    ///< the value of its key "format"
    int version;           ///< the value of its key "version"
    const char* part;      ///< the key of the object that contains everything else
    int deepest;           ///< levels of nesting; values nested more deeply are left out
    qint64 largest;        ///< in bytes; a larger file counts as damaged
    int mostKeys;          ///< a file with more keys counts as damaged: finding keys would take too long
    bool isLoose = false;  ///< whether format, version and part may be missing
  };

  /// Doesn't read the file yet, which need not exist.
  JsonFile(QString path, const Form& form);

  [[nodiscard]] const QString& path() const { return path_; }
  /// What was read or written last, including unknown keys. Always an object.
  [[nodiscard]] const Json& content() const { return content_; }
  /// The object with the key Form::part in the content; empty if there is none.
  [[nodiscard]] const Json& part() const;
  /// Reads the file. If it can't be read, returns false and keeps the old content.
  bool read();

  /// Reads the file again, lets `change` modify its part, and writes everything. A file that can't be read is
  /// moved to `path`.damaged first. Returns whether problem() has changed.
  bool write(const std::function<void(Json& part)>& change);
  /// Why the content couldn't be saved, in a few words; empty if it was saved.
  [[nodiscard]] QString problem() const { return problem_; }

 private:
  [[nodiscard]] bool isSound(const Json& document) const;

  QString path_;
  Form form_;
  Json content_ = Json::object();
  bool isDamaged_ = false;  // the file at path_ couldn't be read
  QString problem_;
};

/// The value as a whole number, limited to `most`; 0 if it is negative or not a number.
[[nodiscard]] int countIn(const JsonFile::Json& value, int most);
/// Like the function above, for the value of a key in an object.
[[nodiscard]] int countIn(const JsonFile::Json& object, const char* key, int most);
/// The text of a key; empty if there is none, or if `object` isn't an object.
[[nodiscard]] QString textIn(const JsonFile::Json& object, const char* key);

}  // namespace byways::app
