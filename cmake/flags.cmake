# SPDX-License-Identifier: GPL-3.0-or-later
# One interface target carries the language standard, warnings and defines for all own code.

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release)
endif()
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

add_library(byways_flags INTERFACE)
target_compile_features(byways_flags INTERFACE cxx_std_20)
target_include_directories(byways_flags INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_definitions(byways_flags INTERFACE
  QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_CAST_FROM_BYTEARRAY
  QT_NO_FOREACH QT_NO_KEYWORDS QT_USE_QSTRINGBUILDER QT_DISABLE_DEPRECATED_BEFORE=0x060400)

# By default only in builds with tests: a newer compiler's new warning must not keep anybody from playing.
option(BYWAYS_WERROR "Treat warnings as errors" ${BYWAYS_TESTS})

# The geometry of boards is computed at compile time, in more steps than some compilers allow by default.
if(MSVC)
  target_compile_options(byways_flags INTERFACE /W4 /permissive- /utf-8 /bigobj /constexpr:steps50000000
    $<$<BOOL:${BYWAYS_WERROR}>:/WX>)
else()
  target_compile_options(byways_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor
    -Woverloaded-virtual -Wold-style-cast -Wcast-align $<$<BOOL:${BYWAYS_WERROR}>:-Werror>)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(byways_flags INTERFACE -Wno-restrict)  # false alarms in std::string
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # In kilobytes: GCC collects garbage only from this heap size on, which saves 5 % of the time.
    target_compile_options(byways_flags INTERFACE --param=ggc-min-heapsize=1048576)
  endif()
  if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_compile_options(byways_flags INTERFACE -Wno-sign-conversion)
    if(CMAKE_UNITY_BUILD)
      # In batches Clang would also warn about names that another file of the batch uses, depending on how files are batched.
      target_compile_options(byways_flags INTERFACE -Wno-shadow)
    endif()
  endif()
endif()

# Every x86-64 processor since 2009 can count bits in one instruction, which playouts need to be fast.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$" AND NOT MSVC)
  set(BYWAYS_ARCH "x86-64-v2" CACHE STRING "Oldest processor to run on (-march)")
  if(BYWAYS_ARCH)
    target_compile_options(byways_flags INTERFACE -march=${BYWAYS_ARCH})
  endif()
endif()

# A build that is compiled more often after a change than as a whole has smaller batches, and doesn't precompile our own headers.
if(CMAKE_BUILD_TYPE STREQUAL "Debug" AND NOT BYWAYS_SANITIZE)
  set(BYWAYS_OFTEN_CHANGED ON)
endif()

if(BYWAYS_SANITIZE)
  target_compile_options(byways_flags INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all
    -fno-omit-frame-pointer)
  target_link_options(byways_flags INTERFACE -fsanitize=address,undefined)
  find_program(BYWAYS_LLD ld.lld)  # lld links these large programs in a tenth of the time
  if(BYWAYS_LLD AND CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_link_options(byways_flags INTERFACE -fuse-ld=lld)
  endif()
endif()
