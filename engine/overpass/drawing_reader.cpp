// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <nlohmann/json.hpp>

#include "engine/core/json_text.h"
#include "engine/core/refusal.h"
#include "engine/overpass/board.h"
#include "engine/overpass/drawing.h"

namespace byways::overpass {

namespace {

using OrderedJson = nlohmann::ordered_json;  // the order of nodes and spaces is part of the notation
using Part = std::optional<BoardError>;

constexpr int kCorners = 8;  // corners and mid-sides of the centre square

BoardError wrong_form(const std::string& key, const std::string& wanted) {
  return {"\"" + shorten(key) + "\" should be " + wanted + "."};
}

int index_of(const std::vector<std::string>& ids, const std::string& id) {
  for (std::size_t i = 0; i < ids.size(); ++i) {
    if (ids[i] == id) {
      return static_cast<int>(i);
    }
  }
  return -1;
}

/// Fills a drawing key by key. Each function reads one part and returns what is wrong with it.
class DrawingReader {
 public:
  explicit DrawingReader(const OrderedJson& document) : document_(document) {}

  Expected<Drawing, BoardError> read() {
    for (const auto part :
         {&DrawingReader::read_nodes, &DrawingReader::read_lines, &DrawingReader::read_spaces,
          &DrawingReader::read_places, &DrawingReader::read_starts}) {
      if (Part error = (this->*part)()) {
        return *error;
      }
    }
    return drawing_;
  }

 private:
  using Finder = int (DrawingReader::*)(const std::string& id) const;

  [[nodiscard]] const OrderedJson& at(const char* key) const {
    static const OrderedJson nothing;
    const auto found = document_.find(key);
    return found == document_.end() ? nothing : *found;
  }

  [[nodiscard]] int node(const std::string& id) const { return index_of(drawing_.node_ids, id); }
  [[nodiscard]] int space(const std::string& id) const { return index_of(space_ids_, id); }
  [[nodiscard]] int vertex(const std::string& id) const {
    if (id.size() == 2 && id[0] == 's' && id[1] >= '0' && id[1] < '0' + kCorners) {
      return drawing_.nodes() + (id[1] - '0');
    }
    return node(id);
  }

  static Part read_point(const OrderedJson& value, const std::string& key, Point& point) {
    constexpr double kFarthest = 10'000;
    if (!value.is_array() || value.size() != 2 || !value[0].is_number() || !value[1].is_number()) {
      return wrong_form(key, "two numbers");
    }
    point = {value[0].get<double>(), value[1].get<double>()};
    if (!(std::abs(point.x) <= kFarthest && std::abs(point.y) <= kFarthest)) {
      return wrong_form(key, "a point on the table");
    }
    return std::nullopt;
  }

  Part read_ids(const OrderedJson& value, const std::string& key, Finder find,
                std::vector<int>& indices) const {
    if (!value.is_array()) {
      return wrong_form(key, "a list of ids");
    }
    for (const OrderedJson& id : value) {
      const int index = id.is_string() ? (this->*find)(id.get<std::string>()) : -1;
      if (index < 0) {
        return BoardError{"\"" + shorten(key) + "\" names " + shorten(json_text(id)) +
                          ", which is no place of that kind."};
      }
      indices.push_back(index);
    }
    return std::nullopt;
  }

  Part read_nodes() {
    const OrderedJson& nodes = at("nodes");
    if (!nodes.is_object() || nodes.empty() || nodes.size() > kMostNodes) {
      return wrong_form("nodes", "an object with the nodes' coordinates");
    }
    for (const auto& [id, value] : nodes.items()) {
      if (!is_place_id(id, 'A') || node(id) >= 0) {
        return BoardError{"\"" + shorten(id) + "\" is no id for a node, or there twice."};
      }
      Point point;
      if (Part error = read_point(value, id, point)) {
        return error;
      }
      drawing_.node_ids.push_back(id);
      drawing_.points.push_back(point);
    }
    const OrderedJson& centre = at("centre");
    drawing_.centre = centre.is_string() ? node(centre.get<std::string>()) : -1;
    if (drawing_.centre < 0) {
      return wrong_form("centre", "the id of a node");
    }
    const OrderedJson& square = at("centreSquareHalf");
    drawing_.square = square.is_number() ? square.get<double>() : 0;
    if (!(drawing_.square > 0)) {
      return wrong_form("centreSquareHalf", "a length");
    }
    constexpr std::array<std::array<int, 2>, kCorners> kSigns{
        {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
    for (const auto& [x, y] : kSigns) {
      drawing_.points.push_back({x * drawing_.square, y * drawing_.square});
    }
    return std::nullopt;
  }

  Part read_lines() {
    const OrderedJson& lines = at("lines");
    if (!lines.is_array() || lines.size() > kMostLines) {
      return wrong_form("lines", "a list of lines");
    }
    for (const OrderedJson& line : lines) {
      drawing_.lines.emplace_back();
      if (Part error = read_ids(line, "lines", &DrawingReader::node, drawing_.lines.back())) {
        return error;
      }
    }
    const OrderedJson& edges = at("edges");
    if (!edges.is_array()) {
      return wrong_form("edges", "a list of edges");
    }
    for (const OrderedJson& edge : edges) {
      const std::string text = edge.is_string() ? edge.get<std::string>() : "";
      const std::size_t dash = text.find('-');
      const int a = dash == std::string::npos ? -1 : node(text.substr(0, dash));
      const int b = dash == std::string::npos ? -1 : node(text.substr(dash + 1));
      if (a < 0 || b < 0) {
        return BoardError{"\"" + shorten(text) + "\" is no edge between two nodes."};
      }
      drawing_.edges.push_back({a, b});
    }
    return std::nullopt;
  }

  Part read_spaces() {
    const OrderedJson& spaces = at("comps");
    if (!spaces.is_object() || spaces.empty() || spaces.size() > kMostSpaces) {
      return wrong_form("comps", "an object with the spaces");
    }
    for (const auto& [id, value] : spaces.items()) {
      if (!is_place_id(id, 'a') || space(id) >= 0 || !value.is_object()) {
        return BoardError{"\"" + shorten(id) + "\" is no space, or there twice."};
      }
      space_ids_.push_back(id);
    }
    for (const auto& [id, value] : spaces.items()) {
      DrawnSpace drawn;
      drawn.id = id;
      const auto get = [&value = value](const char* key) {
        return value.contains(key) ? value[key] : OrderedJson();
      };
      if (Part error = read_ids(get("v"), id, &DrawingReader::vertex, drawn.corners)) {
        return error;
      }
      if (Part error = read_ids(get("adj"), id, &DrawingReader::space, drawn.adjacent)) {
        return error;
      }
      if (Part error = read_point(get("at"), id, drawn.at)) {
        return error;
      }
      const OrderedJson radius = get("r");
      drawn.radius = radius.is_number() ? radius.get<double>() : 0;
      if (!(drawn.radius > 0)) {
        return wrong_form(id, "a space with a radius \"r\"");
      }
      drawing_.spaces.push_back(std::move(drawn));
    }
    return std::nullopt;
  }

  Part read_groups(const char* key, std::vector<TeeGroup>& groups) const {
    const OrderedJson& list = at(key);
    if (!list.is_array()) {
      return wrong_form(key, "a list of groups");
    }
    for (const OrderedJson& group : list) {
      if (!group.is_array() || group.size() != 4) {
        return wrong_form(key, "a list of a node and three spaces each");
      }
      std::vector<int> node;
      std::vector<int> three;
      if (Part error = read_ids(OrderedJson::array({group[0]}), key, &DrawingReader::vertex, node)) {
        return error;
      }
      if (Part error = read_ids(OrderedJson::array({group[1], group[2], group[3]}), key,
                                &DrawingReader::space, three)) {
        return error;
      }
      groups.push_back({node[0], three[0], {three[1], three[2]}});
    }
    return std::nullopt;
  }

  Part read_places() {
    std::vector<int> goal;
    if (Part error = read_ids(OrderedJson::array({at("goal")}), "goal", &DrawingReader::space, goal)) {
      return error;
    }
    drawing_.goal = goal[0];
    if (Part error = read_ids(at("exits"), "exits", &DrawingReader::node, drawing_.exits)) {
      return error;
    }
    if (Part error = read_ids(at("perimeter"), "perimeter", &DrawingReader::node, drawing_.perimeter)) {
      return error;
    }
    if (Part error = read_ids(at("small"), "small", &DrawingReader::space, drawing_.small)) {
      return error;
    }
    if (Part error = read_ids(at("transit"), "transit", &DrawingReader::space, drawing_.transit)) {
      return error;
    }
    if (Part error = read_groups("T", drawing_.groups)) {
      return error;
    }
    return read_groups("Tnotused", drawing_.unused_groups);
  }

  Part read_by_colour(const char* key, Finder find, std::array<std::vector<int>, kColours>& starts) const {
    const OrderedJson& given = at(key);
    if (!given.is_object()) {
      return wrong_form(key, "an object with a list for each colour");
    }
    for (Colour colour = 0; colour < kColours; ++colour) {
      const std::string name(name_of(colour));
      const OrderedJson list = given.contains(name) ? given[name] : OrderedJson();
      if (Part error = read_ids(list, key, find, starts[static_cast<std::size_t>(colour)])) {
        return error;
      }
    }
    return std::nullopt;
  }

  Part read_starts() {
    if (Part error = read_by_colour("overpassStart", &DrawingReader::node, drawing_.pass_start)) {
      return error;
    }
    if (Part error = read_by_colour("groupsStart", &DrawingReader::space, drawing_.groups_start)) {
      return error;
    }
    if (Part error = read_ids(at("fullHouseStart"), "fullHouseStart", &DrawingReader::space,
                              drawing_.full_house_start)) {
      return error;
    }
    if (Part error =
            read_ids(at("crookedStart"), "crookedStart", &DrawingReader::node, drawing_.crooked_start)) {
      return error;
    }
    return read_ids(at("spiralStart"), "spiralStart", &DrawingReader::node, drawing_.spiral_start);
  }

  const OrderedJson& document_;
  Drawing drawing_;
  std::vector<std::string> space_ids_;
};

}  // namespace

bool is_place_id(std::string_view id, char first_letter) {
  constexpr std::size_t kLongest = 4;
  const bool letter = !id.empty() && id[0] >= first_letter && id[0] <= first_letter + ('Z' - 'A');
  if (!letter || id.size() > kLongest || (id.size() > 2 && id[1] == '0')) {
    return false;
  }
  return id.find_first_not_of("0123456789", 1) == std::string_view::npos;
}

std::string Drawing::vertex_id(int vertex) const {
  return vertex < nodes() ? node_ids[static_cast<std::size_t>(vertex)]
                          : "s" + std::to_string(vertex - nodes());
}

Expected<Drawing, BoardError> read_drawing(std::string_view json) {
  const OrderedJson document = read_json(json);
  if (!document.is_object()) {
    return BoardError{"The board is not a JSON object."};
  }
  return DrawingReader(document).read();
}

}  // namespace byways::overpass
