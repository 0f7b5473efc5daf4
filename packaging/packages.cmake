# SPDX-License-Identifier: GPL-3.0-or-later
# CPack: a .deb on Linux, an installer on Windows, a disk image on macOS. `cpack` in the build folder makes them.
set(CPACK_PACKAGE_NAME byways)
set(CPACK_PACKAGE_VENDOR "The Byways authors")
set(CPACK_PACKAGE_CONTACT "The Byways authors <byways@byways.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "table for board games about paths and connections")
set(CPACK_PACKAGE_DESCRIPTION_FILE ${CMAKE_CURRENT_SOURCE_DIR}/debian/description)
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGE_INSTALL_DIRECTORY Byways)
set(CPACK_PACKAGE_CHECKSUM SHA256)
set(CPACK_STRIP_FILES ON)
set(CPACK_THREADS 0)

if(WIN32)
  set(CPACK_GENERATOR NSIS ZIP)
elseif(APPLE)
  set(CPACK_GENERATOR DragNDrop)
else()
  set(CPACK_GENERATOR DEB)
endif()

# Debian: dpkg-shlibdeps finds the libraries; debian/finish.cmake makes the changes that only Debian needs.
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland, fonts-dejavu-core")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_SOURCE_DIR}/debian/finish.cmake)

# Windows: a start menu entry, an entry among the installed programs, and .byways files that open with a double click.
set(CPACK_NSIS_DISPLAY_NAME Byways)
set(CPACK_NSIS_PACKAGE_NAME Byways)
set(CPACK_NSIS_EXECUTABLES_DIRECTORY bin)
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
set(CPACK_NSIS_MANIFEST_DPI_AWARE ON)
set(CPACK_NSIS_MODIFY_PATH OFF)
set(CPACK_NSIS_COMPRESSOR "/SOLID lzma")
# The same for all versions, so that a new version replaces the old one.
set(CPACK_PACKAGE_INSTALL_REGISTRY_KEY Byways)
file(READ ${CMAKE_CURRENT_SOURCE_DIR}/windows/forget.nsh CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS)
if(BYWAYS_GUI)
  set(CPACK_PACKAGE_EXECUTABLES byways Byways)
  set(CPACK_NSIS_INSTALLED_ICON_NAME "bin\\byways.exe")
  set(CPACK_NSIS_MUI_ICON ${BYWAYS_ICONS}/byways.ico)
  set(CPACK_NSIS_MUI_UNIICON ${BYWAYS_ICONS}/byways.ico)
  file(READ ${CMAKE_CURRENT_SOURCE_DIR}/windows/associate.nsh CPACK_NSIS_EXTRA_INSTALL_COMMANDS)
  file(READ ${CMAKE_CURRENT_SOURCE_DIR}/windows/dissociate.nsh dissociate)
  string(APPEND CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS "${dissociate}")
endif()

# macOS: a disk image with the bundle and a link to the folder of programs.
set(CPACK_DMG_VOLUME_NAME Byways)

set(CPACK_VERBATIM_VARIABLES ON)
include(CPack)
