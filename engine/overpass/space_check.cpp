// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <set>
#include <utility>

#include "engine/overpass/drawing.h"
#include "engine/overpass/faces.h"

namespace byways::overpass {

namespace {

using Part = std::optional<BoardError>;

constexpr std::size_t kMostTransitSpaces = 8;  // GRP-6 is computed for at most that many
constexpr double kSlack = 0.05;                // tolerance for rounded coordinates

std::set<int> set_of(const std::vector<int>& list) { return {list.begin(), list.end()}; }

bool is_same_ring(const std::vector<int>& a, const std::vector<int>& b) {
  const auto start = std::find(b.begin(), b.end(), a.empty() ? -1 : a[0]);
  std::vector<int> turned(start, b.end());
  turned.insert(turned.end(), b.begin(), start);
  return a == turned;
}

/// Checks spaces, groups, exits and starts against the coordinates.
class SpaceCheck {
 public:
  explicit SpaceCheck(const Drawing& drawing) : drawing_(drawing), faces_(faces_of(drawing)) {}

  Part run() {
    for (const auto part :
         {&SpaceCheck::check_spaces, &SpaceCheck::check_circles, &SpaceCheck::check_kinds,
          &SpaceCheck::check_groups, &SpaceCheck::check_outline, &SpaceCheck::check_starts}) {
      if (Part error = (this->*part)()) {
        return error;
      }
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] const Point& point(int vertex) const {
    return drawing_.points[static_cast<std::size_t>(vertex)];
  }
  [[nodiscard]] std::string id(int vertex) const { return drawing_.vertex_id(vertex); }
  [[nodiscard]] const DrawnSpace& space(int index) const {
    return drawing_.spaces[static_cast<std::size_t>(index)];
  }
  [[nodiscard]] int space_of(int face) const { return space_of_face_[static_cast<std::size_t>(face)]; }

  // GRP-1, GRP-3: spaces are the faces between the lines, and adjacent across their sides.
  Part check_spaces() {
    space_of_face_.assign(faces_.size(), -1);
    for (int index = 0; index < static_cast<int>(drawing_.spaces.size()); ++index) {
      const auto face = std::find_if(faces_.begin(), faces_.end(), [&](const Face& f) {
        return !f.is_outside && is_same_ring(space(index).corners, f.corners);
      });
      if (face == faces_.end()) {
        return BoardError{"The corners of " + space(index).id + " are not those of a space."};
      }
      int& held = space_of_face_[static_cast<std::size_t>(face - faces_.begin())];
      if (held >= 0) {
        return BoardError{space(index).id + " and " + space(held).id + " are the same space."};
      }
      held = index;
    }
    for (std::size_t face = 0; face < faces_.size(); ++face) {
      const std::vector<int>& corners = faces_[face].corners;
      if (faces_[face].is_outside) {
        continue;
      }
      if (space_of_face_[face] < 0) {
        return BoardError{"The space between " + id(corners[0]) + ", " + id(corners[1]) + " and " +
                          id(corners[2]) + " has no id."};
      }
      std::set<int> across;
      for (const int other : faces_[face].adjacent) {
        across.insert(space_of(other));
      }
      across.erase(-1);  // the outside of the board
      const DrawnSpace& here = space(space_of_face_[face]);
      if (here.adjacent.size() != across.size() || set_of(here.adjacent) != across) {
        return BoardError{"The neighbours of " + here.id + " are not those across its sides."};
      }
    }
    return std::nullopt;
  }

  Part check_circles() {
    for (const DrawnSpace& here : drawing_.spaces) {
      bool inside = false;
      double room = here.radius;
      for (std::size_t i = 0; i < here.corners.size(); ++i) {
        const int a = here.corners[i];
        const int b = here.corners[(i + 1) % here.corners.size()];
        room = std::min(room, distance_to_side(here.at, point(a), point(b)));
        const Point& p = point(a);
        const Point& q = point(b);
        if ((p.y > here.at.y) != (q.y > here.at.y) &&
            here.at.x < (q.x - p.x) * (here.at.y - p.y) / (q.y - p.y) + p.x) {
          inside = !inside;
        }
      }
      if (!inside || room < here.radius - kSlack) {
        return BoardError{"The circle of " + here.id + " is not inside it."};
      }
    }
    return std::nullopt;
  }

  // The small triangles share a side with the centre square, and each transit space with two small triangles.
  Part check_kinds() {
    const std::set<int> small = set_of(space(drawing_.goal).adjacent);
    if (set_of(drawing_.small) != small || drawing_.small.size() != small.size()) {
      return BoardError{"The small triangles are not the neighbours of " + space(drawing_.goal).id + "."};
    }
    for (const int corner : space(drawing_.goal).corners) {
      if (corner < drawing_.nodes()) {
        return BoardError{"The goal " + space(drawing_.goal).id + " is not the centre square."};
      }
    }
    std::set<int> transit;
    for (int index = 0; index < static_cast<int>(drawing_.spaces.size()); ++index) {
      const std::vector<int>& adjacent = space(index).adjacent;
      if (index != drawing_.goal && !small.contains(index) &&
          std::count_if(adjacent.begin(), adjacent.end(), [&](int s) { return small.contains(s); }) > 1) {
        transit.insert(index);
      }
    }
    if (set_of(drawing_.transit) != transit || drawing_.transit.size() != transit.size() ||
        transit.size() > kMostTransitSpaces) {
      return BoardError{"The transit spaces are not those behind two small triangles."};
    }
    return std::nullopt;
  }

  // GRP-7, GRP-8: three spaces that meet on a side of one of them. First comes the space that has this side,
  // then the set of the other two.
  using Tee = std::pair<int, std::set<int>>;
  [[nodiscard]] std::set<std::pair<int, Tee>> tees() const {
    std::set<std::pair<int, Tee>> found;
    const std::vector<std::vector<int>> spokes = spokes_of(drawing_);
    for (int vertex = 0; vertex < static_cast<int>(spokes.size()); ++vertex) {
      int spanning = -1;
      std::set<int> beside;
      for (std::size_t face = 0; face < faces_.size(); ++face) {
        const std::vector<int>& ring = faces_[face].corners;
        const auto here = std::find(ring.begin(), ring.end(), vertex);
        if (here == ring.end()) {
          continue;
        }
        const int before = here == ring.begin() ? ring.back() : *std::prev(here);
        const int after = std::next(here) == ring.end() ? ring.front() : *std::next(here);
        const bool straight = is_straight(point(before), point(vertex), point(after));
        if (straight) {
          spanning = space_of_face_[face];
        } else {
          beside.insert(space_of_face_[face]);
        }
      }
      const bool three = spokes[static_cast<std::size_t>(vertex)].size() == 3 && beside.size() == 2;
      if (three && spanning >= 0 && !beside.contains(-1)) {
        found.insert({vertex, {spanning, beside}});
      }
    }
    return found;
  }

  Part check_groups() {
    std::set<std::pair<int, Tee>> usable;
    std::set<std::pair<int, Tee>> unusable;
    const std::set<int> transit = set_of(drawing_.transit);
    for (const auto& tee : tees()) {
      const auto& [spanning, beside] = tee.second;
      const bool blocked = spanning == drawing_.goal || transit.contains(spanning) ||
                           std::any_of(beside.begin(), beside.end(),
                                       [&](int s) { return s == drawing_.goal || transit.contains(s); });
      (blocked ? unusable : usable).insert(tee);
    }
    for (const auto& [listed, drawn] :
         {std::pair(&drawing_.groups, &usable), std::pair(&drawing_.unused_groups, &unusable)}) {
      for (const TeeGroup& group : *listed) {
        if (drawn->erase({group.node, {group.spanning, set_of({group.beside[0], group.beside[1]})}}) == 0) {
          return BoardError{"The group at " + id(group.node) + " is not where a line ends on a side."};
        }
      }
      if (!drawn->empty()) {
        return BoardError{"The group at " + id(drawn->begin()->first) + " is missing."};
      }
    }
    return std::nullopt;
  }

  // The perimeter runs around the board; the exits are the board's corners, where no line passes.
  Part check_outline() {
    const auto outside =
        std::find_if(faces_.begin(), faces_.end(), [](const Face& f) { return f.is_outside; });
    std::vector<int> outline = outside->corners;
    std::reverse(outline.begin(), outline.end());
    if (!is_same_ring(drawing_.perimeter, outline)) {
      return BoardError{"The perimeter is not the outline of the board, anticlockwise."};
    }
    std::set<int> corners = set_of(outline);
    for (const std::vector<int>& line : drawing_.lines) {
      for (std::size_t i = 1; i + 1 < line.size(); ++i) {
        corners.erase(line[i]);
      }
    }
    if (set_of(drawing_.exits) != corners || drawing_.exits.size() != corners.size()) {
      return BoardError{"The exits are not the corners of the outline."};
    }
    return std::nullopt;
  }

  [[nodiscard]] static Part check_distinct(const std::vector<int>& list, std::size_t count, const char* key) {
    if (list.size() != count || set_of(list).size() != count) {
      return BoardError{"\"" + std::string(key) + "\" should name " + std::to_string(count) +
                        " different places."};
    }
    return std::nullopt;
  }

  Part check_starts() {
    std::vector<int> nodes;
    std::vector<int> spaces;
    for (std::size_t colour = 0; colour < kColours; ++colour) {
      const std::vector<int>& pair = drawing_.pass_start[colour];
      if (pair.size() != 2 ||
          std::hypot(point(pair[0]).x + point(pair[1]).x, point(pair[0]).y + point(pair[1]).y) > kSlack) {
        return BoardError{"\"overpassStart\" should have two opposite nodes for each colour."};
      }
      nodes.insert(nodes.end(), pair.begin(), pair.end());
      const std::vector<int>& three = drawing_.groups_start[colour];
      if (Part error = check_distinct(three, 3, "groupsStart")) {
        return error;
      }
      spaces.insert(spaces.end(), three.begin(), three.end());
    }
    for (const int node : nodes) {
      const auto is_spoke = [&](const std::array<int, 2>& edge) {
        return set_of({edge[0], edge[1]}) == set_of({node, drawing_.centre});
      };
      if (std::none_of(drawing_.edges.begin(), drawing_.edges.end(), is_spoke)) {
        return BoardError{"\"overpassStart\" names " + id(node) + ", which is not beside the centre."};
      }
    }
    const std::set<int> transit = set_of(drawing_.transit);
    std::vector<int> resting = spaces;
    resting.insert(resting.end(), drawing_.full_house_start.begin(), drawing_.full_house_start.end());
    for (const int index : resting) {
      if (index == drawing_.goal || transit.contains(index)) {
        return BoardError{"No piece can start on " + space(index).id + "."};
      }
    }
    constexpr std::size_t kCrooked = 16;  // SOL-2
    constexpr std::size_t kSpiral = 40;   // SOL-3
    struct Wanted {
      const std::vector<int>& list;
      std::size_t count;
      const char* key;
    };
    for (const auto& [list, count, key] : {Wanted{nodes, std::size_t{2} * kColours, "overpassStart"},
                                           Wanted{spaces, std::size_t{3} * kColours, "groupsStart"},
                                           Wanted{drawing_.full_house_start, 3, "fullHouseStart"},
                                           Wanted{drawing_.crooked_start, kCrooked, "crookedStart"},
                                           Wanted{drawing_.spiral_start, kSpiral, "spiralStart"}}) {
      if (Part error = check_distinct(list, count, key)) {
        return error;
      }
    }
    return std::nullopt;
  }

  const Drawing& drawing_;
  std::vector<Face> faces_;
  std::vector<int> space_of_face_;
};

}  // namespace

std::optional<BoardError> check_spaces(const Drawing& drawing) { return SpaceCheck(drawing).run(); }

}  // namespace byways::overpass
