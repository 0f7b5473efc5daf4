// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHash>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "app/export/animation.h"

namespace byways::app {

namespace {

constexpr double kFlat = 0.0008;  // colours of flat areas have at least this share of the pixels
constexpr int kMostFlat = 96;

struct Counted {
  std::array<int, 3> channels{};
  qint64 count = 0;
};

/// A group of neighbouring colours.
struct Box {
  std::vector<Counted>::iterator begin;
  std::vector<Counted>::iterator end;

  [[nodiscard]] int widest(int& spread) const {
    int found = 0;
    spread = 0;
    for (std::size_t channel = 0; channel < 3; ++channel) {
      const auto [least, most] =
          std::minmax_element(begin, end, [channel](const Counted& one, const Counted& other) {
            return one.channels[channel] < other.channels[channel];
          });
      if (const int here = most->channels[channel] - least->channels[channel]; here > spread) {
        spread = here;
        found = static_cast<int>(channel);
      }
    }
    return found;
  }
  [[nodiscard]] qint64 count() const {
    qint64 sum = 0;
    for (auto colour = begin; colour != end; ++colour) {
      sum += colour->count;
    }
    return sum;
  }
  [[nodiscard]] QRgb mean() const {
    std::array<qint64, 3> sums{};
    for (auto colour = begin; colour != end; ++colour) {
      for (std::size_t channel = 0; channel < 3; ++channel) {
        sums[channel] += colour->channels[channel] * colour->count;
      }
    }
    const qint64 all = std::max<qint64>(1, count());
    return qRgb(static_cast<int>(sums[0] / all), static_cast<int>(sums[1] / all),
                static_cast<int>(sums[2] / all));
  }
};

// Median cut: repeatedly halves the box whose width, weighted by the number of its pixels, is the largest.
void cut(std::vector<Counted>& colours, int most, QList<QRgb>& palette) {
  if (colours.empty() || most < 1) {
    return;
  }
  std::vector<Box> boxes{{colours.begin(), colours.end()}};
  while (static_cast<int>(boxes.size()) < most) {
    double worst = 0;
    std::size_t chosen = 0;
    int along = 0;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      int spread = 0;
      const int channel = boxes[i].widest(spread);
      const double cost = spread * std::sqrt(static_cast<double>(boxes[i].count()));
      if (cost > worst) {
        worst = cost;
        chosen = i;
        along = channel;
      }
    }
    if (worst <= 0) {
      break;
    }
    Box& box = boxes[chosen];
    const auto channel = static_cast<std::size_t>(along);
    std::sort(box.begin, box.end, [channel](const Counted& one, const Counted& other) {
      return one.channels[channel] < other.channels[channel];
    });
    const qint64 half = box.count() / 2;
    qint64 sum = 0;
    auto middle = box.begin;
    while (sum <= half && middle + 1 != box.end) {
      sum += middle->count;
      ++middle;
    }
    const Box second{middle, box.end};
    box.end = middle;
    boxes.push_back(second);
  }
  for (const Box& box : boxes) {
    palette.append(box.mean());
  }
}

}  // namespace

QList<QRgb> paletteFor(const QList<QImage>& pictures, int most) {
  QHash<QRgb, qint64> counts;
  qint64 all = 0;
  for (const QImage& picture : pictures) {
    for (int y = 0; y < picture.height(); ++y) {
      const auto* const line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
      // Counts whole runs of pixels, because most pixels equal the previous one.
      int begin = 0;
      for (int x = 1; x <= picture.width(); ++x) {
        if (x == picture.width() || line[x] != line[begin]) {
          counts[line[begin] | 0xff000000U] += x - begin;
          begin = x;
        }
      }
    }
    all += qint64{picture.width()} * picture.height();
  }
  std::vector<std::pair<qint64, QRgb>> byCount;
  byCount.reserve(static_cast<std::size_t>(counts.size()));
  for (auto colour = counts.cbegin(); colour != counts.cend(); ++colour) {
    byCount.emplace_back(colour.value(), colour.key());
  }
  std::sort(byCount.begin(), byCount.end(), [](const auto& one, const auto& other) {
    return one.first != other.first ? one.first > other.first : one.second < other.second;
  });
  QList<QRgb> palette;
  std::vector<Counted> others;
  for (const auto& [count, colour] : byCount) {
    const bool isFlat = static_cast<double>(count) > kFlat * static_cast<double>(all);
    if (static_cast<int>(byCount.size()) <= most ||
        (isFlat && palette.size() < std::min(kMostFlat, most / 2))) {
      palette.append(colour);
    } else {
      others.push_back({{qRed(colour), qGreen(colour), qBlue(colour)}, count});
    }
  }
  cut(others, most - static_cast<int>(palette.size()), palette);
  return palette;
}

}  // namespace byways::app
