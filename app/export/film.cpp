// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/film.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace byways::app {

namespace {

// A key of an element. Equal elements have the same key.
QByteArray keyOf(const RecordedElement& place, int light, int dark) {
  const int parts[]{place.shape, place.x, place.y, place.clip, light, dark};
  return {reinterpret_cast<const char*>(parts), sizeof parts};
}

std::vector<int> placeNumbers(const std::vector<RecordedElement>& elements, QHash<QByteArray, int>& numbers) {
  std::vector<int> found;
  found.reserve(elements.size());
  for (const RecordedElement& element : elements) {
    const QByteArray key = keyOf(element, 0, 0);
    auto number = numbers.constFind(key);
    if (number == numbers.cend()) {
      number = numbers.insert(key, static_cast<int>(numbers.size()));
    }
    found.push_back(*number);
  }
  return found;
}

// CSS properties that a style contains only if they differ from these initial values.
constexpr std::array<std::pair<const char*, const char*>, 9> kUsual{{{"fill-opacity", "1"},
                                                                     {"stroke-opacity", "1"},
                                                                     {"opacity", "1"},
                                                                     {"fill-rule", "nonzero"},
                                                                     {"stroke", "none"},
                                                                     {"stroke-linecap", "butt"},
                                                                     {"stroke-linejoin", "miter"},
                                                                     {"stroke-dasharray", "none"},
                                                                     {"stroke-dashoffset", "0"}}};

}  // namespace

// The algorithm of Hunt and Szymanski. It is fast if few pairs of numbers are equal, and most elements of a
// picture differ.
std::vector<std::pair<int, int>> commonPart(const std::vector<int>& one, const std::vector<int>& other) {
  std::vector<std::pair<int, int>> common;
  std::size_t begin = 0;
  while (begin < one.size() && begin < other.size() && one[begin] == other[begin]) {
    common.emplace_back(static_cast<int>(begin), static_cast<int>(begin));
    ++begin;
  }
  if (begin == one.size() || begin == other.size()) {
    return common;
  }
  QHash<int, std::vector<int>> where;
  for (std::size_t i = begin; i < other.size(); ++i) {
    where[other[i]].push_back(static_cast<int>(i));
  }
  struct Link {
    int one;
    int other;
    int before;
  };
  std::vector<Link> links;
  std::vector<int> ends;  // by length: the last link, with the least index in `other`
  for (std::size_t i = begin; i < one.size(); ++i) {
    const auto places = where.constFind(one[i]);
    if (places == where.cend()) {
      continue;
    }
    // NOLINTNEXTLINE(modernize-loop-convert): backwards
    for (auto place = places->rbegin(); place != places->rend(); ++place) {
      const auto at = std::lower_bound(ends.begin(), ends.end(), *place, [&links](int link, int value) {
        return links[static_cast<std::size_t>(link)].other < value;
      });
      const int before = at == ends.begin() ? -1 : *(at - 1);
      links.push_back({static_cast<int>(i), *place, before});
      const int link = static_cast<int>(links.size()) - 1;
      if (at == ends.end()) {
        ends.push_back(link);
      } else {
        *at = link;
      }
    }
  }
  const std::size_t known = common.size();
  for (int link = ends.empty() ? -1 : ends.back(); link >= 0;
       link = links[static_cast<std::size_t>(link)].before) {
    common.emplace_back(links[static_cast<std::size_t>(link)].one,
                        links[static_cast<std::size_t>(link)].other);
  }
  std::reverse(common.begin() + static_cast<std::ptrdiff_t>(known), common.end());
  return common;
}

PictureBook::PictureBook(PictureOptions picture) {
  picture.dark = false;
  lightLook_ = Look::still(picture);
  picture.dark = true;
  darkLook_ = Look::still(picture);
}

std::vector<PictureBook::Element> PictureBook::record(
    QSize pixels, const std::function<void(QPainter&, const Look&)>& paint) {
  const auto recorded = [&](const Look& look) {
    Recorder recorder(pixels, store_);
    QPainter painter(&recorder);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, look);
    painter.end();
    return recorder.elements();
  };
  const std::vector<RecordedElement> light = recorded(*lightLook_);
  const std::vector<RecordedElement> dark = recorded(*darkLook_);
  QHash<QByteArray, int> numbers;
  const std::vector<int> lightNumbers = placeNumbers(light, numbers);
  const std::vector<std::pair<int, int>> common = commonPart(lightNumbers, placeNumbers(dark, numbers));
  std::vector<Element> both;
  std::size_t nextLight = 0;
  std::size_t nextDark = 0;
  const auto addUpTo = [&](std::size_t lightEnd, std::size_t darkEnd) {
    for (; nextLight < lightEnd; ++nextLight) {
      both.push_back({light[nextLight], light[nextLight].style, -1});
    }
    for (; nextDark < darkEnd; ++nextDark) {
      both.push_back({dark[nextDark], -1, dark[nextDark].style});
    }
  };
  for (const auto& [inLight, inDark] : common) {
    addUpTo(static_cast<std::size_t>(inLight), static_cast<std::size_t>(inDark));
    both.push_back({light[nextLight], light[nextLight].style, dark[nextDark].style});
    ++nextLight;
    ++nextDark;
  }
  addUpTo(light.size(), dark.size());
  for (Element& element : both) {
    element.place.style = 0;
  }
  return both;
}

QRectF PictureBook::boundsOf(const std::vector<Element>& elements) const {
  QRectF bounds;
  for (const Element& element : elements) {
    double reach = 0;
    for (const int style : {element.light, element.dark}) {
      reach = std::max(reach, style < 0 ? 0.0 : store_.style(style).reach);
    }
    QRectF box = store_.shape(element.place.shape)
                     .bounds.translated(element.place.x, element.place.y)
                     .adjusted(-reach, -reach, reach, reach);
    if (element.place.clip >= 0) {
      box &= store_.clip(element.place.clip).bounds;
    }
    bounds |= box;
  }
  return bounds;
}

void PictureBook::expect(const std::vector<Element>& elements) {
  for (const Element& element : elements) {
    ++uses_[element.place.shape];
  }
}

QByteArray PictureBook::classOf(int light, int dark) {
  for (const int style : {light, dark}) {
    if (style >= 0) {
      useStyle(style);
    }
  }
  if (light == dark && light >= 0 && store_.style(light).css.isEmpty()) {
    return {};
  }
  const auto known = classes_.try_emplace({light, dark}, static_cast<int>(classes_.size())).first;
  return 'k' + QByteArray::number(known->second, 36);
}

void PictureBook::useStyle(int style) {
  for (const int gradient : store_.style(style).gradients) {
    if (gradient >= 0) {
      gradients_.insert(gradient);
    }
  }
}

// Puts the shape and all its parts into the definitions.
void PictureBook::useShape(int shape) {
  if (shapes_.insert(shape).second) {
    for (const RecordedElement& part : store_.shape(shape).parts) {
      ++uses_[part.shape];
    }
  }
}

QByteArray PictureBook::write(const Element& element, bool isHidden) {
  const RecordedStore::Shape& shape = store_.shape(element.place.shape);
  QByteArray classes = classOf(element.light, element.dark);
  if (isHidden) {
    classes += classes.isEmpty() ? "off" : " off";
  }
  const QByteArray named = classes.isEmpty() ? QByteArray() : " class=\"" + classes + '"';
  const auto placed = [&](const QByteArray& names) -> QByteArray {
    const QByteArray x = QByteArray::number(element.place.x);
    const QByteArray y = QByteArray::number(element.place.y);
    if (shape.parts.empty() && uses_.value(element.place.shape) < 2) {
      return "<path" + names + " transform=\"translate(" + x + ' ' + y + ")\" d=\"" + shape.path + "\"/>";
    }
    useShape(element.place.shape);
    return "<use" + names + " href=\"#" + shapeId(element.place.shape) + "\" x=\"" + x + "\" y=\"" + y +
           "\"/>";
  };
  if (element.place.clip < 0) {
    return placed(named) + '\n';
  }
  // The clip is set on an enclosing element: set on the element itself, it would move with the element's
  // position.
  clips_.insert(element.place.clip);
  return "<g" + named + " clip-path=\"url(#c" + QByteArray::number(element.place.clip, 36) + ")\">" +
         placed({}) + "</g>\n";
}

QByteArray PictureBook::writeParts(const std::vector<RecordedElement>& parts) {
  QByteArray svg;
  for (const RecordedElement& part : parts) {
    svg += write({part, part.style, part.style}, false).trimmed();
  }
  return svg;
}

QByteArray PictureBook::definitions() {
  QByteArray svg;
  // Writing a shape may add further shapes to the set, so this repeats until nothing is new.
  std::set<int> written;
  bool isMore = true;
  while (isMore) {
    isMore = false;
    for (const int number : std::set<int>(shapes_)) {
      if (!written.insert(number).second) {
        continue;
      }
      isMore = true;
      const RecordedStore::Shape& shape = store_.shape(number);
      if (shape.parts.empty()) {
        svg += "<path id=\"" + shapeId(number) + "\" d=\"" + shape.path + "\"/>\n";
      } else {
        svg += "<g id=\"" + shapeId(number) + "\">" + writeParts(shape.parts) + "</g>\n";
      }
    }
  }
  for (const int clip : clips_) {
    const RecordedStore::Clip& area = store_.clip(clip);
    svg += "<clipPath id=\"c" + QByteArray::number(clip, 36) + "\"><path d=\"" + area.path +
           (area.isOddEven && area.path.count('m') > 1 ? "\" clip-rule=\"evenodd\"/></clipPath>\n"
                                                       : "\"/></clipPath>\n");
  }
  for (const int gradient : gradients_) {
    svg += QByteArray(store_.gradient(gradient)).replace("%1", RecordedStore::gradientId(gradient)) + '\n';
  }
  return svg;
}

PictureBook::Rules PictureBook::rules() const {
  Rules rules;
  for (const auto& [styles, number] : classes_) {
    const auto& [light, dark] = styles;
    const QByteArray name = ".k" + QByteArray::number(number, 36);
    const auto css = [this](int style) {
      return style < 0 ? QByteArray("display:none") : store_.style(style).css;
    };
    if (light == dark || light < 0 || !css(light).isEmpty()) {
      rules.light += name + '{' + css(light) + "}\n";
    }
    if (light == dark) {
      continue;
    }
    // In the dark theme, properties that only the light theme sets must be reset to their initial values.
    QByteArray resets;
    for (const auto& [property, usual] : kUsual) {
      const QByteArray said = property + QByteArray(":");
      const auto says = [&said](const QByteArray& text) {
        return text.startsWith(said) || text.contains(QByteArray(";" + said));
      };
      if (says(css(light)) && !says(css(dark))) {
        resets += ';' + said + usual;
      }
    }
    if (light < 0) {
      resets += ";display:inline";
    }
    rules.dark += name + '{' + css(dark) + resets + "}\n";
  }
  return rules;
}

int Film::idOf(const PictureBook::Element& element) {
  const QByteArray key = keyOf(element.place, element.light, element.dark);
  const auto known = ids_.constFind(key);
  if (known != ids_.cend()) {
    return *known;
  }
  elements_.push_back(element);
  return *ids_.insert(key, static_cast<int>(elements_.size()) - 1);
}

int Film::add(const std::vector<PictureBook::Element>& picture, int base) {
  bounds_ |= book_.boundsOf(picture);
  std::vector<int> ids;
  ids.reserve(picture.size());
  for (const PictureBook::Element& element : picture) {
    ids.push_back(idOf(element));
  }
  std::vector<int> all;
  all.reserve(order_.size());
  for (const int slot : order_) {
    all.push_back(slots_[static_cast<std::size_t>(slot)]);
  }
  std::vector<int> order;
  Picture added{base, {}};
  std::size_t nextAll = 0;
  std::size_t nextOwn = 0;
  const auto addUpTo = [&](std::size_t ownEnd, std::size_t allEnd) {
    for (; nextOwn < ownEnd; ++nextOwn) {
      slots_.push_back(ids[nextOwn]);
      const int slot = static_cast<int>(slots_.size()) - 1;
      order.push_back(slot);
      added.slots.push_back(slot);
    }
    for (; nextAll < allEnd; ++nextAll) {
      order.push_back(order_[nextAll]);
    }
  };
  for (const auto& [own, inAll] : commonPart(ids, all)) {
    addUpTo(static_cast<std::size_t>(own), static_cast<std::size_t>(inAll));
    added.slots.push_back(order_[nextAll]);
    order.push_back(order_[nextAll]);
    ++nextOwn;
    ++nextAll;
  }
  addUpTo(ids.size(), order_.size());
  order_ = std::move(order);
  pictures_.push_back(std::move(added));
  return pictures() - 1;
}

// By slot: the position of the slot in the list.
std::vector<int> Film::places() const {
  std::vector<int> places(slots_.size());
  for (std::size_t i = 0; i < order_.size(); ++i) {
    places[static_cast<std::size_t>(order_[i])] = static_cast<int>(i);
  }
  return places;
}

QByteArray Film::write(int shown) {
  std::set<int> visible;
  for (const int slot : pictures_[static_cast<std::size_t>(shown)].slots) {
    visible.insert(slot);
  }
  std::vector<PictureBook::Element> all;
  for (const int slot : order_) {
    all.push_back(elements_[static_cast<std::size_t>(slots_[static_cast<std::size_t>(slot)])]);
  }
  book_.expect(all);
  QByteArray svg;
  for (std::size_t i = 0; i < all.size(); ++i) {
    svg += book_.write(all[i], !visible.contains(order_[i]));
  }
  return svg;
}

QByteArray Film::changes() const {
  const std::vector<int> places = this->places();
  QByteArrayList bases;
  QByteArrayList flips;
  for (const Picture& picture : pictures_) {
    std::set<int> changed;
    const auto flip = [&](const std::vector<int>& slots) {
      for (const int slot : slots) {
        const int place = places[static_cast<std::size_t>(slot)];
        if (!changed.insert(place).second) {
          changed.erase(place);
        }
      }
    };
    flip(picture.slots);
    if (picture.base >= 0) {
      flip(pictures_[static_cast<std::size_t>(picture.base)].slots);
    }
    QByteArrayList steps;
    int last = 0;
    for (const int place : changed) {
      steps.append(QByteArray::number(place - last));
      last = place;
    }
    bases.append(QByteArray::number(picture.base));
    flips.append('[' + steps.join(',') + ']');
  }
  return "{\"bases\":[" + bases.join(',') + "],\"flips\":[" + flips.join(',') + "]}";
}

}  // namespace byways::app
