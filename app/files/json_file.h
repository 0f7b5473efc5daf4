// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <nlohmann/json.hpp>

namespace byways::app {

/// A small JSON file in the program's own folder that several windows may write. Any bytes are read safely;
/// an unreadable file is set aside instead of overwritten; changes by other windows are kept.
class JsonFile {
 public:
  using Json = nlohmann::ordered_json;

  /// The form that a file must have.
  struct Form {
    const char* format;  ///< its key "format"
    int version;         ///< its key "version"
    const char* part;    ///< the key of the object with everything in it
    int deepest;         ///< levels of nesting; what is nested deeper is left out
    qint64 largest;      ///< bytes; a longer file counts as damaged
    int mostKeys;        ///< so does a file with more keys, as finding a key takes time proportional to their
                         ///< number
    bool isLoose = false;  ///< whether format, version and part may be missing
  };

  /// Reads nothing yet. The file need not exist.
  JsonFile(QString path, const Form& form);

  [[nodiscard]] const QString& path() const { return path_; }
  /// What was read or written last, including unknown keys; an object.
  [[nodiscard]] const Json& content() const { return content_; }
  /// The object Form::part in it; an empty one if there is none.
  [[nodiscard]] const Json& part() const;
  /// Reads the file. Returns false and keeps the old content if it can't be read.
  bool read();

  /// Rereads the file, lets `change` modify its part, and writes everything. Returns whether problem() has
  /// changed. A file that can't be read is moved to `path`.damaged.
  bool write(const std::function<void(Json& part)>& change);
  /// Why the content couldn't be saved, in a few words; empty if it is in the file.
  [[nodiscard]] QString problem() const { return problem_; }

 private:
  [[nodiscard]] bool isSound(const Json& document) const;

  QString path_;
  Form form_;
  Json content_ = Json::object();
  bool isDamaged_ = false;  // the file there could not be read
  QString problem_;
};

/// The value as a whole number, limited to `most`; 0 if it is negative or not a number.
[[nodiscard]] int countIn(const JsonFile::Json& value, int most);
/// The same for the value at that key of an object.
[[nodiscard]] int countIn(const JsonFile::Json& object, const char* key, int most);
/// The text at that key; empty if there is none, or `object` is no object.
[[nodiscard]] QString textIn(const JsonFile::Json& object, const char* key);

}  // namespace byways::app
