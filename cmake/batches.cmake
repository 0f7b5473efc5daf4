# SPDX-License-Identifier: GPL-3.0-or-later

# byways_batches(TARGET size): where CMAKE_UNITY_BUILD is on, the sources of each folder are compiled together, at most
# `size` at a time. So names in unnamed namespaces have to differ within a folder only, and a change in one file costs
# its batch alone.
function(byways_batches target size)
  if(NOT CMAKE_UNITY_BUILD)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "^/")  # made while building
  list(SORT sources)
  set(folder_before "")
  foreach(source IN LISTS sources)
    get_filename_component(folder ${source} DIRECTORY)
    if(NOT folder STREQUAL folder_before)
      set(folder_before ${folder})
      set(batch 0)
      set(in_batch 0)
    elseif(in_batch EQUAL size)
      math(EXPR batch "${batch} + 1")
      set(in_batch 0)
    endif()
    math(EXPR in_batch "${in_batch} + 1")
    string(MAKE_C_IDENTIFIER "${folder}_${batch}" group)
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
endfunction()
