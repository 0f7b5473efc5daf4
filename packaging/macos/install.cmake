# SPDX-License-Identifier: GPL-3.0-or-later
# macOS: a bundle with both programs, with Qt's frameworks put into it by macdeployqt.
install(FILES ../LICENSE NOTICE DESTINATION .)
if(NOT BYWAYS_GUI)
  install(TARGETS byways-cli RUNTIME DESTINATION bin)
  return()
endif()

set_target_properties(byways PROPERTIES
  MACOSX_BUNDLE_INFO_PLIST ${CMAKE_CURRENT_SOURCE_DIR}/macos/Info.plist.in)
target_sources(byways PRIVATE ${BYWAYS_ICONS}/byways.icns)
set_source_files_properties(${BYWAYS_ICONS}/byways.icns TARGET_DIRECTORY byways
  PROPERTIES GENERATED ON MACOSX_PACKAGE_LOCATION Resources)
add_dependencies(byways icons)

install(TARGETS byways BUNDLE DESTINATION .)
install(TARGETS byways-cli RUNTIME DESTINATION byways.app/Contents/MacOS)
find_package(Qt6 6.4 REQUIRED COMPONENTS Core)  # tells this folder, too, where macdeployqt is
qt_generate_deploy_app_script(TARGET byways FILENAME_VARIABLE deploy)
install(SCRIPT ${deploy})
