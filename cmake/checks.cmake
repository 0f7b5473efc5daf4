# SPDX-License-Identifier: GPL-3.0-or-later
# What ./check runs in addition to the tests of this build. Each check is a ctest test with the label of its group. A script exits
# with 77 if it can't check anything on this computer and says why; ctest reports it as skipped.
#
# Only with BYWAYS_CHECKS (preset `check`): without it, the functions below add nothing.

option(BYWAYS_CHECKS "Let ctest run all that ./check asks for: scripts, style, and the sanitizers' own build" OFF)

cmake_host_system_information(RESULT BYWAYS_PROCESSORS QUERY NUMBER_OF_LOGICAL_CORES)
find_program(BYWAYS_CLANG clang++)

# byways_check(GROUP NAME SCRIPT [ARGUMENT…]): runs a script of the tree in the source folder. Set properties with
# set_tests_properties(GROUP.NAME …).
function(byways_check group name script)
  add_test(NAME ${group}.${name} COMMAND ${PROJECT_SOURCE_DIR}/${script} ${ARGN} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  set_tests_properties(${group}.${name} PROPERTIES LABELS ${group} SKIP_RETURN_CODE 77 TIMEOUT 1800)
endfunction()

# byways_sanitized_test(NAME PROGRAM [PARTS n] [LABEL label] [ARGUMENTS …]): runs a program of the
# build with sanitizers, which the fixture `sanitized` makes.
function(byways_sanitized_test name program)
  if(NOT BYWAYS_CHECKS OR NOT BYWAYS_CLANG)
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "PARTS;LABEL" "ARGUMENTS;ENVIRONMENT")
  if(NOT arg_LABEL)
    set(arg_LABEL sanitize)
  endif()
  if(NOT arg_PARTS)
    set(arg_PARTS 1)
  endif()
  math(EXPR last "${arg_PARTS} - 1")
  foreach(part RANGE ${last})
    set(test ${arg_LABEL}.${name}.${part})
    add_test(NAME ${test} COMMAND ${BYWAYS_FIXED_ADDRESSES} ${PROJECT_SOURCE_DIR}/build/sanitize/${program} ${arg_ARGUMENTS})
    # Short allocation stacks: full ones cost an eighth of the time.
    set_tests_properties(${test} PROPERTIES LABELS ${arg_LABEL} TIMEOUT 1200 FIXTURES_REQUIRED sanitized
      SKIP_RETURN_CODE 77 ENVIRONMENT "GTEST_TOTAL_SHARDS=${arg_PARTS};GTEST_SHARD_INDEX=${part};\
ASAN_OPTIONS=strict_string_checks=1:detect_stack_use_after_return=1:malloc_context_size=4;\
UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1;${arg_ENVIRONMENT}")
  endforeach()
endfunction()

if(NOT BYWAYS_CHECKS)
  return()
endif()

# With newer kernels, older sanitizer runtimes need address randomisation off, if the system allows that.
find_program(BYWAYS_SETARCH setarch)
if(BYWAYS_SETARCH)
  execute_process(COMMAND ${BYWAYS_SETARCH} -R true RESULT_VARIABLE unable OUTPUT_QUIET ERROR_QUIET)
  if(unable EQUAL 0)
    set(BYWAYS_FIXED_ADDRESSES ${BYWAYS_SETARCH} -R)
  endif()
endif()

# The build with sanitizers starts first, as it takes longest and all sanitizer tests wait for it. It has low priority, so
# that it doesn't disturb tests of timing.
if(BYWAYS_CLANG)
  add_test(NAME sanitize.build COMMAND nice -n 19 ${CMAKE_COMMAND} --workflow --preset sanitize
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  set_tests_properties(sanitize.build PROPERTIES LABELS sanitize FIXTURES_SETUP sanitized TIMEOUT 3000 COST 10000
    PROCESSORS ${BYWAYS_PROCESSORS})
  # Qt's threads and fonts cause false leak reports.
  byways_sanitized_test(window bin/monkey LABEL monkey ARGUMENTS --seconds 60 ENVIRONMENT "QT_QPA_PLATFORM=offscreen"
    "QT_FORCE_STDERR_LOGGING=1" "ASAN_OPTIONS=strict_string_checks=1:detect_leaks=0")
  byways_check(fuzz record tests/fuzz/run build/sanitize/bin/fuzz_record ${BYWAYS_FIXED_ADDRESSES})
  set_tests_properties(fuzz.record PROPERTIES FIXTURES_REQUIRED sanitized PROCESSORS ${BYWAYS_PROCESSORS})
else()
  message(STATUS "clang++ is not installed: nothing will run under sanitizers, and nothing is fuzzed.")
endif()

set(bin ${CMAKE_BINARY_DIR}/bin)
byways_check(atspi play tests/atspi/run ${bin}/byways)
byways_check(browser pages tests/browser/run ${bin}/byways)
byways_check(new-game try tools/try-new-game ${CMAKE_BINARY_DIR})
set_tests_properties(browser.pages PROPERTIES COST 60)  # it takes longest of the tests that don't fill all processors

byways_check(format sources tools/check-format)
byways_check(tidy all tools/check-tidy)
# Checks what the last commits changed and a different part of the rest each day; tools/check-includes build/check checks all.
set(BYWAYS_INCLUDES_SECONDS 60 CACHE STRING "Seconds for looking at files alone (tools/check-includes)")
byways_check(includes all tools/check-includes ${CMAKE_BINARY_DIR} --jobs ${BYWAYS_PROCESSORS}
  --seconds ${BYWAYS_INCLUDES_SECONDS})
byways_check(scripts all tools/check-scripts)
# Generated pictures must be up to date.
file(GLOB draw_scripts RELATIVE ${PROJECT_SOURCE_DIR}/tools CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tools/draw-*.py)
foreach(script ${draw_scripts})
  byways_check(drawings ${script} tools/${script} --check)
endforeach()
byways_check(translations all tools/check-translations)
byways_check(desktop files tools/check-desktop)
byways_check(layers includes tools/check-layers ${bin}/byways-cli)
byways_check(docs pages tools/check-docs)
byways_check(docs manual tools/check-man ${bin})
byways_check(docs engine tools/make-api-pages ${CMAKE_BINARY_DIR})
byways_check(package recipes packaging/check-recipes ${CMAKE_BINARY_DIR})
byways_check(package macos packaging/macos/look ${CMAKE_BINARY_DIR})
byways_check(package deb packaging/try-deb ${CMAKE_BINARY_DIR})
# These three tests use the same package folder of the build, so they don't run in parallel.
set_tests_properties(package.recipes package.macos package.deb PROPERTIES RESOURCE_LOCK packages)
set_tests_properties(tidy.all includes.all PROPERTIES COST 5000 PROCESSORS ${BYWAYS_PROCESSORS})
