# SPDX-License-Identifier: GPL-3.0-or-later

# byways_embed_board(JSON TEMPLATE OUTPUT): writes OUTPUT from TEMPLATE with the text of JSON as string literals, cut
# since some compilers allow no long ones. Configuring runs again when JSON changes.
function(byways_embed_board json template output)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${json})
  file(READ ${json} text)
  string(LENGTH "${text}" length)
  set(piece 8000)
  set(parts "")
  set(at 0)
  while(at LESS length)
    string(SUBSTRING "${text}" ${at} ${piece} part)
    string(APPEND parts "\n    R\"board(${part})board\",")
    math(EXPR at "${at} + ${piece}")
  endwhile()
  set(BYWAYS_BOARD_PARTS "${parts}")
  configure_file(${template} ${output} @ONLY)
endfunction()
