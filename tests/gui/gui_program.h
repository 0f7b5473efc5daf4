// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace byways::app::test {

/// Registers a test of the window with the program `gui_tests`, which runs one test per call: `gui_tests
/// NAME`.
struct GuiTest {
  /// `name` must outlive the program and be unique.
  GuiTest(const char* name, std::unique_ptr<QObject> (*make)());
};

}  // namespace byways::app::test

/// Goes at the end of a test's file, instead of Qt Test's main function.
#define BYWAYS_GUI_TEST(name, Class)                       \
  static const byways::app::test::GuiTest kGuiTest##Class( \
      name, []() -> std::unique_ptr<QObject> { return std::make_unique<byways::app::test::Class>(); })
