// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the program's icon in the sizes and containers that systems ask for, while the program is being
// built:
//   draw-icons byways.svg FOLDER
// makes FOLDER/16.png … FOLDER/512.png, FOLDER/byways.ico for Windows and FOLDER/byways.icns for macOS.
#include <QBuffer>
#include <QCoreApplication>
#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextStream>

#include <array>

namespace {

// The sizes of the hicolor theme, in pixels.
constexpr std::array kThemeSizes{16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512};
constexpr std::array kWindowsSizes{16, 20, 24, 32, 40, 48, 64, 128, 256};

struct MacEntry {
  const char* type;
  int size;
};
// Plain sizes and those of double resolution; macOS tells them apart by type.
constexpr std::array kMacEntries{MacEntry{"icp4", 16},  MacEntry{"ic11", 32},  MacEntry{"icp5", 32},
                                 MacEntry{"ic12", 64},  MacEntry{"ic07", 128}, MacEntry{"ic13", 256},
                                 MacEntry{"ic08", 256}, MacEntry{"ic14", 512}, MacEntry{"ic09", 512},
                                 MacEntry{"ic10", 1024}};

QByteArray drawPng(QSvgRenderer& picture, int size) {
  QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  picture.render(&painter, QRectF(0, 0, size, size));
  painter.end();
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  return image.save(&buffer, "PNG") ? bytes : QByteArray();
}

// An .ico file holds a directory of 16-byte entries, then the pictures; since Windows Vista these may be PNG.
QByteArray windowsIcon(QSvgRenderer& picture) {
  constexpr quint32 kHeader = 6;
  constexpr quint32 kEntry = 16;
  QByteArray directory;
  QByteArray pictures;
  QDataStream out(&directory, QIODevice::WriteOnly);
  out.setByteOrder(QDataStream::LittleEndian);
  out << quint16(0) << quint16(1) << quint16(kWindowsSizes.size());
  const quint32 first = kHeader + kEntry * quint32(kWindowsSizes.size());
  for (const int size : kWindowsSizes) {
    const QByteArray png = drawPng(picture, size);
    const auto side = quint8(size % 256);  // 0 stands for 256
    out << side << side << quint8(0) << quint8(0) << quint16(1) << quint16(32) << quint32(png.size())
        << first + quint32(pictures.size());
    pictures += png;
  }
  return directory + pictures;
}

// An .icns file is a sequence of chunks: four letters, the length with these eight bytes, the picture.
QByteArray macIcon(QSvgRenderer& picture) {
  constexpr quint32 kHead = 8;
  QByteArray chunks;
  for (const MacEntry& entry : kMacEntries) {
    const QByteArray png = drawPng(picture, entry.size);
    QByteArray head;
    QDataStream out(&head, QIODevice::WriteOnly);
    out.writeRawData(entry.type, 4);
    out << kHead + quint32(png.size());
    chunks += head + png;
  }
  QByteArray file;
  QDataStream out(&file, QIODevice::WriteOnly);
  out.writeRawData("icns", 4);
  out << kHead + quint32(chunks.size());
  return file + chunks;
}

bool save(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  const bool saved = !bytes.isEmpty() && file.open(QIODevice::WriteOnly) &&
                     file.write(bytes) == bytes.size() && file.flush();
  if (!saved) {
    QTextStream(stderr) << "draw-icons: " << path << " can't be written\n";
  }
  return saved;
}

}  // namespace

int main(int argc, char** argv) {
  const QCoreApplication application(argc, argv);
  const QStringList arguments = QCoreApplication::arguments();
  if (arguments.size() != 3) {
    QTextStream(stderr) << "usage: draw-icons SVG FOLDER\n";
    return 2;
  }
  QSvgRenderer picture(arguments[1]);
  if (!picture.isValid()) {
    QTextStream(stderr) << "draw-icons: " << arguments[1] << " is no picture\n";
    return 1;
  }
  const QDir folder(arguments[2]);
  bool good = folder.mkpath(QStringLiteral("."));
  for (const int size : kThemeSizes) {
    good = good && save(folder.filePath(QStringLiteral("%1.png").arg(size)), drawPng(picture, size));
  }
  good = good && save(folder.filePath(QStringLiteral("byways.ico")), windowsIcon(picture));
  good = good && save(folder.filePath(QStringLiteral("byways.icns")), macIcon(picture));
  return good ? 0 : 1;
}
