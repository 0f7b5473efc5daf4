// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/sealed.h"

#include <QByteArrayList>

#include "engine/core/random.h"

namespace byways::app {

namespace {

// So that these numbers are others than those the lots are drawn from.
constexpr std::uint64_t kOwnStream = 0x5ea1edU;

// Its own opposite.
QByteArray scrambled(QByteArray bytes, std::uint64_t key) {
  Random random(key ^ kOwnStream);
  for (char& byte : bytes) {
    byte = static_cast<char>(static_cast<unsigned char>(byte) ^ static_cast<unsigned char>(random.next()));
  }
  return bytes;
}

}  // namespace

std::string sealEntries(const std::vector<Entry>& entries, std::uint64_t key) {
  QByteArrayList lines;
  for (const Entry& entry : entries) {
    lines.append(QByteArray::fromStdString(write_entry(entry)));
  }
  return scrambled(lines.join('\n'), key).toBase64().toStdString();
}

std::optional<std::vector<Entry>> openSealedEntries(const std::string& sealed, std::uint64_t key) {
  const auto decoded = QByteArray::fromBase64Encoding(QByteArray::fromStdString(sealed),
                                                      QByteArray::AbortOnBase64DecodingErrors);
  if (!decoded) {
    return std::nullopt;
  }
  std::vector<Entry> entries;
  const QByteArrayList lines = scrambled(*decoded, key).split('\n');
  for (const QByteArray& line : lines) {
    const std::optional<Entry> entry = parse_entry(line.toStdString());
    if (!entry) {
      return std::nullopt;
    }
    entries.push_back(*entry);
  }
  return entries;
}

}  // namespace byways::app
