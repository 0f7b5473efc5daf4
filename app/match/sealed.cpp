// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/sealed.h"

#include <QByteArrayList>
#include <QMessageAuthenticationCode>
#include <QtEndian>

#include "app/files/seal_key.h"

namespace byways::app {

namespace {

constexpr qsizetype kNonceBytes = 32;     // at the start; nonce and computer's key give the seal's key
constexpr qsizetype kMacBytes = 32;       // HMAC-SHA256, at the end
constexpr qsizetype kSealedBytes = 1024;  // padded length: any round fits, so the length reveals nothing

QByteArray hmac(const QByteArray& key, const QByteArray& message) {
  return QMessageAuthenticationCode::hash(message, key, QCryptographicHash::Sha256);
}

// XOR with a key stream: encrypts and decrypts.
QByteArray xorWithKeyStream(QByteArray bytes, const QByteArray& key) {
  QByteArray stream;
  for (int block = 0; stream.size() < bytes.size(); ++block) {
    stream += hmac(key, "stream" + QByteArray::number(block));
  }
  for (qsizetype i = 0; i < bytes.size(); ++i) {
    bytes[i] =
        static_cast<char>(static_cast<unsigned char>(bytes[i]) ^ static_cast<unsigned char>(stream[i]));
  }
  return bytes;
}

QByteArray mac(const QByteArray& key, const QByteArray& ciphertext, const QByteArray& game) {
  return hmac(key, "proof" + hmac(key, game) + ciphertext);
}

}  // namespace

std::string sealEntries(const std::vector<Entry>& entries, const QByteArray& game) {
  QByteArrayList lines;
  for (const Entry& entry : entries) {
    lines.append(QByteArray::fromStdString(write_entry(entry)));
  }
  QByteArray text = lines.join('\n');
  text.append(kSealedBytes - text.size() % kSealedBytes, '\0');
  // If the computer's key can't be stored, a random one seals the round and nobody can open it again: losing
  // the round is better than revealing it.
  const QByteArray computersKey = sealKeyToUse();
  const QByteArray nonce = freshKey();
  const QByteArray key = hmac(computersKey.isEmpty() ? freshKey() : computersKey, nonce);
  const QByteArray ciphertext = xorWithKeyStream(text, key);
  const QByteArray whole = nonce + ciphertext + mac(key, ciphertext, game);
  return whole.toBase64().toStdString();
}

std::optional<std::vector<Entry>> openSealedEntries(const std::string& sealed, const QByteArray& game) {
  const auto decoded = QByteArray::fromBase64Encoding(QByteArray::fromStdString(sealed),
                                                      QByteArray::AbortOnBase64DecodingErrors);
  const QByteArray computersKey = sealKey();
  if (!decoded || computersKey.isEmpty() || (*decoded).size() <= kNonceBytes + kMacBytes) {
    return std::nullopt;
  }
  const QByteArray& whole = *decoded;
  const QByteArray key = hmac(computersKey, whole.first(kNonceBytes));
  const QByteArray ciphertext = whole.sliced(kNonceBytes, whole.size() - kNonceBytes - kMacBytes);
  if (mac(key, ciphertext, game) != whole.last(kMacBytes)) {
    return std::nullopt;
  }
  QByteArray text = xorWithKeyStream(ciphertext, key);
  text.truncate(text.indexOf('\0'));
  std::vector<Entry> entries;
  const QByteArrayList lines = text.split('\n');
  for (const QByteArray& line : lines) {
    const std::optional<Entry> entry = parse_entry(line.toStdString());
    if (!entry) {
      return std::nullopt;
    }
    entries.push_back(*entry);
  }
  return entries;
}

quint64 sealedNumber(quint64 number) {
  static const QByteArray temporaryKey = freshKey();  // random, so that it can't be guessed
  const QByteArray computersKey = sealKeyToUse();
  const QByteArray made =
      hmac(computersKey.isEmpty() ? temporaryKey : computersKey, "number" + QByteArray::number(number));
  return qFromLittleEndian<quint64>(made.constData());
}

std::size_t lastPublicCursor(const Timeline& timeline) {
  Timeline end = timeline;
  end.go_to(end.length());
  std::size_t cursor = end.length();
  while (!end.outcome() && timeline.state_at(cursor).has_secrets()) {
    --cursor;
  }
  return cursor;
}

bool dropSecrets(Record& record, Timeline& timeline) {
  if (!timeline.game().has_secret_turns()) {
    return false;
  }
  bool hadRound = false;
  if (const auto table = record.document.find("table");
      table != record.document.end() && table->is_object()) {
    hadRound = table->erase("sealed") > 0;
    table->erase("opponents_seed");
  }
  const std::size_t cursor = lastPublicCursor(timeline);
  if (cursor == timeline.length()) {
    return hadRound;
  }
  timeline.go_to(cursor);
  timeline.roll_back_turn();
  const std::size_t shown = timeline.entries().size();
  record.turns.resize(shown);
  record.comments.erase(record.comments.upper_bound(shown), record.comments.end());
  std::erase_if(record.variations, [shown](const Variation& variation) { return variation.at > shown; });
  return true;
}

}  // namespace byways::app
