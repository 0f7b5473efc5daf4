# SPDX-License-Identifier: GPL-3.0-or-later
# Windows: both programs in bin, with Qt's libraries, which windeployqt copies, or bring-libraries.cmake when
# cross-compiling.
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
find_package(Qt6 6.4 REQUIRED COMPONENTS Core)  # tells this folder, too, where the parts of Qt are
if(CMAKE_HOST_WIN32)
  qt_generate_deploy_app_script(TARGET byways FILENAME_VARIABLE deploy)
  install(SCRIPT ${deploy})
  include(InstallRequiredSystemLibraries)
else()
  # windeployqt runs on Windows only.
  set(BYWAYS_LIBRARIES ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS})
  set(BYWAYS_PLUGINS ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_PLUGINS})
  foreach(library libstdc++-6.dll libwinpthread-1.dll)  # only the compiler knows where its own libraries are
    execute_process(COMMAND ${CMAKE_CXX_COMPILER} -print-file-name=${library}
      OUTPUT_VARIABLE file OUTPUT_STRIP_TRAILING_WHITESPACE)
    cmake_path(GET file PARENT_PATH folder)
    list(APPEND BYWAYS_LIBRARIES ${folder})
  endforeach()
  configure_file(${CMAKE_CURRENT_SOURCE_DIR}/windows/bring-libraries.cmake.in
    ${CMAKE_CURRENT_BINARY_DIR}/bring-libraries.cmake @ONLY)
  install(SCRIPT ${CMAKE_CURRENT_BINARY_DIR}/bring-libraries.cmake)
endif()
