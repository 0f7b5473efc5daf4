// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/sealed.h"

#include <QByteArrayList>
#include <QMessageAuthenticationCode>
#include <QtEndian>

#include "app/files/seal_key.h"

namespace byways::app {

namespace {

constexpr qsizetype kOnceBytes = 32;      // a fresh key, in front: makes each seal's key
constexpr qsizetype kProofBytes = 32;     // behind: nobody else has written it, for no other game
constexpr qsizetype kSealedBytes = 1024;  // every round fits in; so the length tells nothing

QByteArray keyed(const QByteArray& key, const QByteArray& message) {
  return QMessageAuthenticationCode::hash(message, key, QCryptographicHash::Sha256);
}

// Its own opposite.
QByteArray covered(QByteArray bytes, const QByteArray& key) {
  QByteArray stream;
  for (int block = 0; stream.size() < bytes.size(); ++block) {
    stream += keyed(key, "stream" + QByteArray::number(block));
  }
  for (qsizetype i = 0; i < bytes.size(); ++i) {
    bytes[i] =
        static_cast<char>(static_cast<unsigned char>(bytes[i]) ^ static_cast<unsigned char>(stream[i]));
  }
  return bytes;
}

QByteArray proofOf(const QByteArray& key, const QByteArray& hidden, const QByteArray& game) {
  return keyed(key, "proof" + keyed(key, game) + hidden);
}

}  // namespace

std::string sealEntries(const std::vector<Entry>& entries, const QByteArray& game) {
  QByteArrayList lines;
  for (const Entry& entry : entries) {
    lines.append(QByteArray::fromStdString(write_entry(entry)));
  }
  QByteArray text = lines.join('\n');
  text.append(kSealedBytes - text.size() % kSealedBytes, '\0');
  // Without a key that can be kept it is sealed for good: rather lost than lying open.
  const QByteArray mine = sealKeyToUse();
  const QByteArray once = freshKey();
  const QByteArray key = keyed(mine.isEmpty() ? freshKey() : mine, once);
  const QByteArray hidden = covered(text, key);
  const QByteArray whole = once + hidden + proofOf(key, hidden, game);
  return whole.toBase64().toStdString();
}

std::optional<std::vector<Entry>> openSealedEntries(const std::string& sealed, const QByteArray& game) {
  const auto decoded = QByteArray::fromBase64Encoding(QByteArray::fromStdString(sealed),
                                                      QByteArray::AbortOnBase64DecodingErrors);
  const QByteArray mine = sealKey();
  if (!decoded || mine.isEmpty() || (*decoded).size() <= kOnceBytes + kProofBytes) {
    return std::nullopt;
  }
  const QByteArray& whole = *decoded;
  const QByteArray key = keyed(mine, whole.first(kOnceBytes));
  const QByteArray hidden = whole.sliced(kOnceBytes, whole.size() - kOnceBytes - kProofBytes);
  if (proofOf(key, hidden, game) != whole.last(kProofBytes)) {
    return std::nullopt;
  }
  QByteArray text = covered(hidden, key);
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
  static const QByteArray instead = freshKey();  // rather another one each time than one to be worked out
  const QByteArray mine = sealKeyToUse();
  const QByteArray made = keyed(mine.isEmpty() ? instead : mine, "number" + QByteArray::number(number));
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
  bool held = false;
  if (const auto table = record.document.find("table");
      table != record.document.end() && table->is_object()) {
    held = table->erase("sealed") > 0;
    table->erase("opponents_seed");
  }
  const std::size_t cursor = lastPublicCursor(timeline);
  if (cursor == timeline.length()) {
    return held;
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
