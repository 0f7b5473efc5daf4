# SPDX-License-Identifier: GPL-3.0-or-later
# Windows: the programs side by side in bin, with Qt's libraries put there by windeployqt.
install(TARGETS byways-cli RUNTIME DESTINATION bin)
install(FILES ../LICENSE NOTICE ../CHANGELOG.md DESTINATION .)
if(NOT BYWAYS_GUI)
  return()
endif()

# The icon and the version that the Explorer shows are compiled into the program.
enable_language(RC)
configure_file(${CMAKE_CURRENT_SOURCE_DIR}/windows/byways.rc.in ${CMAKE_CURRENT_BINARY_DIR}/byways.rc @ONLY)
target_sources(byways PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/byways.rc)
set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/byways.rc TARGET_DIRECTORY byways
  PROPERTIES OBJECT_DEPENDS ${BYWAYS_ICONS}/byways.ico)
add_dependencies(byways icons)

install(TARGETS byways RUNTIME DESTINATION bin)
install(FILES ${BYWAYS_ICONS}/byways.ico DESTINATION .)
qt_generate_deploy_app_script(TARGET byways FILENAME_VARIABLE deploy NO_UNSUPPORTED_PLATFORM_ERROR)
install(SCRIPT ${deploy})
include(InstallRequiredSystemLibraries)
