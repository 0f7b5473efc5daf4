// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/animation.h"

#include <QHash>
#include <QPainter>

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "app/look/look.h"
#include "app/print/board_shape.h"

#if BYWAYS_GIF
#include <gif_lib.h>
#endif

namespace byways::app {

bool canAnimate() { return BYWAYS_GIF != 0; }

#if BYWAYS_GIF

namespace {

constexpr int kPaletteSize = 255;  // colours; one more index, kNoChange, means that a pixel doesn't change
constexpr int kNoChange = 255;
constexpr std::size_t kSamples = 16;  // number of boards from which the palette is made
constexpr int kLastStays = 3;         // times as long as any other board

int append(GifFileType* gif, const GifByteType* bytes, int count) {
  static_cast<QByteArray*>(gif->UserData)->append(reinterpret_cast<const char*>(bytes), count);
  return count;
}

/// Writes pictures, whose pixels are indices of the palette, one after another.
class GifWriter {
 public:
  GifWriter(const QSize& size, const QList<QRgb>& palette) : size_(size) {
    int error = 0;
    gif_ = EGifOpen(&bytes_, &append, &error);
    if (gif_ == nullptr) {
      return;
    }
    std::array<GifColorType, 256> colours{};
    for (qsizetype i = 0; i < palette.size(); ++i) {
      colours[static_cast<std::size_t>(i)] = {static_cast<GifByteType>(qRed(palette[i])),
                                              static_cast<GifByteType>(qGreen(palette[i])),
                                              static_cast<GifByteType>(qBlue(palette[i]))};
    }
    const std::unique_ptr<ColorMapObject, decltype(&GifFreeMapObject)> map(
        GifMakeMapObject(static_cast<int>(colours.size()), colours.data()), &GifFreeMapObject);
    EGifSetGifVersion(gif_, true);
    note(map && EGifPutScreenDesc(gif_, size.width(), size.height(), 8, 0, map.get()) == GIF_OK);
    // Makes viewers loop the animation forever.
    constexpr std::array<GifByteType, 3> kForEver{1, 0, 0};
    note(EGifPutExtensionLeader(gif_, APPLICATION_EXT_FUNC_CODE) == GIF_OK);
    note(EGifPutExtensionBlock(gif_, 11, "NETSCAPE2.0") == GIF_OK);
    note(EGifPutExtensionBlock(gif_, kForEver.size(), kForEver.data()) == GIF_OK);
    note(EGifPutExtensionTrailer(gif_) == GIF_OK);
  }
  ~GifWriter() { close(); }
  GifWriter(const GifWriter&) = delete;
  GifWriter& operator=(const GifWriter&) = delete;

  /// Adds a picture with these pixels. Writes only the part that differs from the previous picture.
  void add(const std::vector<GifByteType>& pixels, int centiseconds) {
    if (gif_ == nullptr) {
      return;
    }
    const QRect part = last_.empty() ? QRect(QPoint(), size_) : changed(pixels);
    GraphicsControlBlock control{DISPOSE_DO_NOT, false, centiseconds,
                                 last_.empty() ? NO_TRANSPARENT_COLOR : kNoChange};
    std::array<GifByteType, 4> extension{};
    EGifGCBToExtension(&control, extension.data());
    note(EGifPutExtension(gif_, GRAPHICS_EXT_FUNC_CODE, extension.size(), extension.data()) == GIF_OK);
    note(EGifPutImageDesc(gif_, part.x(), part.y(), part.width(), part.height(), false, nullptr) == GIF_OK);
    std::vector<GifByteType> line(static_cast<std::size_t>(part.width()));
    for (int y = part.top(); y <= part.bottom() && isGood_; ++y) {
      for (int x = part.left(); x <= part.right(); ++x) {
        const auto at = static_cast<std::size_t>(y) * static_cast<std::size_t>(size_.width()) +
                        static_cast<std::size_t>(x);
        line[static_cast<std::size_t>(x - part.left())] =
            !last_.empty() && last_[at] == pixels[at] ? GifByteType{kNoChange} : pixels[at];
      }
      note(EGifPutLine(gif_, line.data(), part.width()) == GIF_OK);
    }
    last_ = pixels;
  }

  /// Finishes the file and returns it; empty if something went wrong.
  [[nodiscard]] QByteArray finish() {
    const bool wasOpen = gif_ != nullptr;
    close();
    return wasOpen && isGood_ ? bytes_ : QByteArray();
  }

 private:
  void note(bool isGood) { isGood_ = isGood_ && isGood; }
  void close() {
    if (gif_ != nullptr) {
      int error = 0;
      note(EGifCloseFile(gif_, &error) == GIF_OK);
      gif_ = nullptr;
    }
  }
  // The area that differs from the last picture; one pixel if nothing does.
  [[nodiscard]] QRect changed(const std::vector<GifByteType>& pixels) const {
    QRect part;
    const int width = size_.width();
    for (int y = 0; y < size_.height(); ++y) {
      const auto from = static_cast<std::ptrdiff_t>(y) * width;
      const auto [one, other] =
          std::mismatch(pixels.begin() + from, pixels.begin() + from + width, last_.begin() + from);
      if (one == pixels.begin() + from + width) {
        continue;
      }
      int right = width - 1;
      while (pixels[static_cast<std::size_t>(from + right)] ==
             last_[static_cast<std::size_t>(from + right)]) {
        --right;
      }
      const int left = static_cast<int>(one - pixels.begin() - from);
      part |= QRect(QPoint(left, y), QPoint(right, y));
    }
    return part.isNull() ? QRect(0, 0, 1, 1) : part;
  }

  QSize size_;
  QByteArray bytes_;
  GifFileType* gif_ = nullptr;
  std::vector<GifByteType> last_;
  bool isGood_ = true;
};

/// Finds the nearest colour in a palette.
class Nearest {
 public:
  explicit Nearest(const QList<QRgb>& palette) : palette_(palette) {
    for (qsizetype i = 0; i < palette.size(); ++i) {
      known_.insert(palette[i], static_cast<GifByteType>(i));
    }
  }

  [[nodiscard]] std::vector<GifByteType> indices(const QImage& picture) {
    std::vector<GifByteType> found;
    found.reserve(static_cast<std::size_t>(picture.width()) * static_cast<std::size_t>(picture.height()));
    QRgb last = 0;
    GifByteType index = 0;
    for (int y = 0; y < picture.height(); ++y) {
      const auto* const line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
      for (int x = 0; x < picture.width(); ++x) {
        const QRgb colour = line[x] | 0xff000000U;
        if (colour != last) {
          last = colour;
          index = indexOf(colour);
        }
        found.push_back(index);
      }
    }
    return found;
  }

 private:
  GifByteType indexOf(QRgb colour) {
    const auto known = known_.constFind(colour);
    if (known != known_.cend()) {
      return *known;
    }
    int best = std::numeric_limits<int>::max();
    qsizetype found = 0;
    for (qsizetype i = 0; i < palette_.size(); ++i) {
      const int red = qRed(palette_[i]) - qRed(colour);
      const int green = qGreen(palette_[i]) - qGreen(colour);
      const int blue = qBlue(palette_[i]) - qBlue(colour);
      // Weighted roughly like human vision.
      const int distance = 3 * red * red + 6 * green * green + blue * blue;
      if (distance < best) {
        best = distance;
        found = i;
      }
    }
    return *known_.insert(colour, static_cast<GifByteType>(found));
  }

  QList<QRgb> palette_;
  QHash<QRgb, GifByteType> known_;
};

}  // namespace

QByteArray gameAnimation(const GameCopy& game, const PictureChoice& picture, const AnimationChoice& choice,
                         const std::function<bool(int, int)>& goOn) {
  const std::unique_ptr<Match> match = game.currentMatch();
  if (!match) {
    return {};
  }
  const GameFace& face = game.face();
  const std::vector<std::size_t> all = replayStops(face, *match);
  const auto last = static_cast<int>(all.size()) - 1;
  const int to = choice.to < 0 ? last : std::min(choice.to, last);
  const int from = std::clamp(choice.from, 0, to);
  const std::vector<std::size_t> stops(all.begin() + from, all.begin() + to + 1);
  PictureChoice opaque = picture;
  opaque.ground = picture.ground == Ground::None ? Ground::White : picture.ground;
  const int side = std::clamp(choice.side, kLeastAnimation, kLargestAnimation);
  opaque.size = QSize(side, side);
  // All boards are drawn in the same place, which has room for both the first board and the last.
  const std::unique_ptr<const Look> look = Look::still(opaque.onGround());
  QRectF shape;
  for (const std::size_t stop : {stops.front(), stops.back()}) {
    match->goTo(stop);
    shape |= boardShape(face, *match, *look);
  }
  const auto boardAt = [&](std::size_t stop) {
    match->goTo(stop);
    return boardOnly(face, *match, opaque, shape);
  };
  QList<QImage> samples;
  const std::size_t count = std::min(kSamples, stops.size());
  for (std::size_t i = 0; i < count; ++i) {
    if (!goOn(0, static_cast<int>(stops.size()))) {
      return {};
    }
    samples.append(boardAt(stops[count == 1 ? 0 : i * (stops.size() - 1) / (count - 1)]));
  }
  const QList<QRgb> palette = paletteFor(samples, kPaletteSize);
  const QSize size = samples.front().size();
  samples.clear();
  Nearest nearest(palette);
  GifWriter gif(size, palette);
  const int pause = std::clamp(choice.centiseconds, kFastestTurn, kSlowestTurn);
  std::vector<GifByteType> shown;
  for (std::size_t i = 0; i < stops.size(); ++i) {
    if (!goOn(static_cast<int>(i), static_cast<int>(stops.size()))) {
      return {};
    }
    std::vector<GifByteType> board = nearest.indices(boardAt(stops[i]));
    // Skips entries that change nothing on the board, such as the lot that decides who starts.
    if (board != shown && !shown.empty()) {
      gif.add(shown, pause);
    }
    shown = std::move(board);
  }
  gif.add(shown, kLastStays * pause);
  return gif.finish();
}

#else

QByteArray gameAnimation(const GameCopy& /*game*/, const PictureChoice& /*picture*/,
                         const AnimationChoice& /*choice*/, const std::function<bool(int, int)>& /*goOn*/) {
  return {};
}

#endif

}  // namespace byways::app
