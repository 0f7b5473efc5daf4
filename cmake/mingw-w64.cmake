# SPDX-License-Identifier: GPL-3.0-or-later
# Cross-compiles for 64-bit Windows with MinGW-w64; Wine runs the programs during build and tests.
#
# BYWAYS_QT_MINGW, a cache entry or a variable of the environment, names the folder of a Qt for MinGW-w64, with bin, lib and
# plugins in it. The tools that run while building (moc, rcc, uic, lrelease) come from a Qt of the same version for the
# machine that builds; QT_HOST_PATH names its folder if it isn't the installed one. Without
# the window (BYWAYS_GUI=OFF) no Qt is needed.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES BYWAYS_QT_MINGW)

# Debian's name of the compiler with C++11 threads; other systems have only that one.
set(triplet x86_64-w64-mingw32)
find_program(BYWAYS_MINGW_CXX NAMES ${triplet}-g++-posix ${triplet}-g++ REQUIRED)
find_program(BYWAYS_MINGW_CC NAMES ${triplet}-gcc-posix ${triplet}-gcc REQUIRED)
set(CMAKE_CXX_COMPILER ${BYWAYS_MINGW_CXX})
set(CMAKE_C_COMPILER ${BYWAYS_MINGW_CC})
set(CMAKE_RC_COMPILER ${triplet}-windres)

if(NOT BYWAYS_QT_MINGW)
  set(BYWAYS_QT_MINGW "$ENV{BYWAYS_QT_MINGW}" CACHE PATH "Folder of a Qt for MinGW-w64" FORCE)
endif()

# This machine's header-only libraries can be used; its other libraries can't. So the headers are copied to a folder of
# their own.
set(headers ${CMAKE_BINARY_DIR}/headers)
get_property(is_trial GLOBAL PROPERTY IN_TRY_COMPILE)
if(NOT is_trial AND NOT EXISTS ${headers}/include/nlohmann)
  find_path(BYWAYS_NLOHMANN_JSON nlohmann/json.hpp PATHS /usr/include /usr/local/include NO_CMAKE_FIND_ROOT_PATH)
  find_path(BYWAYS_NLOHMANN_JSON_CMAKE nlohmann_jsonConfig.cmake PATHS /usr/share/cmake /usr/local/share/cmake
    /usr/lib/cmake /usr/lib64/cmake PATH_SUFFIXES nlohmann_json NO_CMAKE_FIND_ROOT_PATH)
  if(BYWAYS_NLOHMANN_JSON AND BYWAYS_NLOHMANN_JSON_CMAKE)
    file(COPY ${BYWAYS_NLOHMANN_JSON}/nlohmann DESTINATION ${headers}/include)
    file(COPY ${BYWAYS_NLOHMANN_JSON_CMAKE}/ DESTINATION ${headers}/share/cmake/nlohmann_json)
  endif()
endif()

set(CMAKE_FIND_ROOT_PATH ${BYWAYS_QT_MINGW} ${headers} /usr/${triplet})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

if(BYWAYS_QT_MINGW AND NOT QT_HOST_PATH)
  find_path(BYWAYS_HOST_CMAKE Qt6CoreTools/Qt6CoreToolsConfig.cmake
    PATHS /usr/lib/${CMAKE_HOST_SYSTEM_PROCESSOR}-linux-gnu/cmake /usr/lib64/cmake /usr/lib/cmake NO_CMAKE_FIND_ROOT_PATH)
  set(QT_HOST_PATH /usr CACHE PATH "Qt of this machine")
  set(QT_HOST_PATH_CMAKE_DIR ${BYWAYS_HOST_CMAKE} CACHE PATH "Its CMake files")
endif()
# A Qt for Windows may lack lrelease and lupdate.
if(QT_HOST_PATH_CMAKE_DIR)
  set(Qt6LinguistTools_DIR ${QT_HOST_PATH_CMAKE_DIR}/Qt6LinguistTools CACHE PATH "")
endif()

set(CMAKE_CROSSCOMPILING_EMULATOR ${CMAKE_CURRENT_LIST_DIR}/../packaging/windows/under-wine)
if(BYWAYS_QT_MINGW)
  list(APPEND CMAKE_CROSSCOMPILING_EMULATOR --qt ${BYWAYS_QT_MINGW})
endif()
