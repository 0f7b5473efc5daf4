# SPDX-License-Identifier: GPL-3.0-or-later
# Run by CPack between installing into its folder and packing: what Debian wants to have different from other systems.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
  return()
endif()

set(here ${CMAKE_CURRENT_LIST_DIR})
set(share ${CPACK_TEMPORARY_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX}/share)
set(doc ${share}/doc/byways)

function(compress)
  execute_process(COMMAND gzip -9nf ${ARGV} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# Games have a folder of their own; the command line is a tool like others.
if(EXISTS ${share}/../bin/byways)
  file(MAKE_DIRECTORY ${share}/../games)
  file(RENAME ${share}/../bin/byways ${share}/../games/byways)
endif()

# The licence is on every Debian system; `copyright` says what it applies to.
file(REMOVE ${doc}/LICENSE ${doc}/NOTICE)
file(COPY ${here}/copyright DESTINATION ${doc})
file(RENAME ${doc}/CHANGELOG.md ${doc}/changelog)
file(COPY_FILE ${here}/changelog ${doc}/changelog.Debian)
file(MAKE_DIRECTORY ${share}/lintian/overrides)
file(COPY_FILE ${here}/overrides ${share}/lintian/overrides/byways)
file(GLOB pages ${share}/man/man?/byways*)
compress(${doc}/changelog ${doc}/changelog.Debian ${pages})
file(GLOB_RECURSE files ${share}/*)
foreach(file ${files})
  file(CHMOD ${file} PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
endforeach()
