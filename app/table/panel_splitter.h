// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace byways::app {

/// The edge between board and panel.
class PanelEdge : public QSplitterHandle {
  Q_OBJECT

 public:
  explicit PanelEdge(QSplitter* splitter);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
};

/// The board and the panel, with an edge between them that can be moved by mouse, touch and arrow keys. The
/// panel keeps its width when the window is resized.
class PanelSplitter : public QSplitter {
  Q_OBJECT

 public:
  explicit PanelSplitter(QWidget* parent = nullptr);

  /// To be called once both widgets are in the splitter, and again when the language has changed.
  /// `narrowest` and `wanted` are widths of the panel in pixels. The panel takes at most half of the window,
  /// unless `narrowest` is more.
  void setPanelWidth(int narrowest, int wanted);

 Q_SIGNALS:
  /// People have moved the edge; `width` is the panel's new width in pixels.
  void panelMoved(int width);

 protected:
  QSplitterHandle* createHandle() override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void apply();

  int narrowest_ = 0;
  int wanted_ = 0;
};

}  // namespace byways::app
