// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/json_file.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>

#include <algorithm>
#include <cstdint>
#include <utility>

#include "app/files/save_file.h"
#include "engine/core/json_text.h"

namespace byways::app {

namespace {

constexpr auto kFormat = "format";
constexpr auto kVersion = "version";
constexpr int kWritePatience = 1000;  // milliseconds, while another window writes

JsonFile::Json parsed(const QByteArray& bytes, const JsonFile::Form& form) {
  return read_json({bytes.constData(), static_cast<std::size_t>(bytes.size())},
                   {.deepest = form.deepest - 1, .most_keys = form.mostKeys});
}

}  // namespace

int countIn(const JsonFile::Json& value, int most) {
  if (value.is_number_unsigned()) {
    return static_cast<int>(std::min(value.get<std::uint64_t>(), static_cast<std::uint64_t>(most)));
  }
  return value.is_number_integer()
             ? static_cast<int>(std::clamp<std::int64_t>(value.get<std::int64_t>(), 0, most))
             : 0;
}

int countIn(const JsonFile::Json& object, const char* key, int most) {
  const auto found = object.find(key);
  return found != object.end() ? countIn(*found, most) : 0;
}

QString textIn(const JsonFile::Json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? QString::fromStdString(found->get<std::string>())
                                                     : QString();
}

JsonFile::JsonFile(QString path, const Form& form) : path_(std::move(path)), form_(form) {}

const JsonFile::Json& JsonFile::part() const {
  static const Json kNothing = Json::object();
  const auto found = content_.find(form_.part);
  return found != content_.end() && found->is_object() ? *found : kNothing;
}

bool JsonFile::isSound(const Json& document) const {
  if (!document.is_object()) {
    return false;
  }
  const auto part = document.find(form_.part);
  if (form_.isLoose) {
    return part == document.end() || part->is_object();
  }
  const auto format = document.find(kFormat);
  const auto version = document.find(kVersion);
  return part != document.end() && part->is_object() && format != document.end() && *format == form_.format &&
         version != document.end() && *version == form_.version;
}

bool JsonFile::read() {
  isDamaged_ = false;
  if (!QFileInfo::exists(path_)) {
    return false;
  }
  Json document;
  const FileRead file = readFile(path_, form_.largest + 1);
  if (file.problem.isEmpty() && file.bytes.size() <= form_.largest) {
    document = parsed(file.bytes, form_);
  }
  isDamaged_ = !isSound(document);
  if (!isDamaged_) {
    content_ = std::move(document);
  }
  return !isDamaged_;
}

bool JsonFile::write(const std::function<void(Json& part)>& change) {
  QDir().mkpath(QFileInfo(path_).absolutePath());
  QLockFile lock(path_ + QStringLiteral(".lock"));
  lock.setStaleLockTime(0);
  static_cast<void>(
      lock.tryLock(kWritePatience));  // if the folder doesn't allow locks, writing fails, too, and says why
  read();
  content_[kFormat] = form_.format;
  content_[kVersion] = form_.version;
  Json& part = content_[form_.part];
  if (!part.is_object()) {
    part = Json::object();
  }
  change(part);
  if (std::exchange(isDamaged_, false)) {
    setAside(path_);
  }
  const QByteArray bytes = QByteArray::fromStdString(json_text(content_, 1)) + '\n';
  // Never writes a file that couldn't be read back.
  const bool isReadable = bytes.size() <= form_.largest && isSound(parsed(bytes, form_));
  const QString before = std::exchange(problem_, isReadable ? writeFile(path_, bytes) : tooMuchToReadAgain());
  return problem_ != before;
}

}  // namespace byways::app
