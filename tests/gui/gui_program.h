// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace byways::app::test {

/// Makes a test of the window known to the program `gui_tests`, which runs one of them a call: `gui_tests
/// NAME`.
struct GuiTest {
  /// `name` must outlive the program and be another one than every other test's.
  GuiTest(const char* name, std::unique_ptr<QObject> (*make)());
};

}  // namespace byways::app::test

/// Stands at the end of a test's file, in place of Qt Test's own main function.
#define BYWAYS_GUI_TEST(name, Class)                       \
  static const byways::app::test::GuiTest kGuiTest##Class( \
      name, []() -> std::unique_ptr<QObject> { return std::make_unique<byways::app::test::Class>(); })
