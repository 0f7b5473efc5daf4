  ; CPack's own part would leave the key of the vendor behind.
  DeleteRegKey SHCTX "Software\The Byways authors\Byways"
  DeleteRegKey /ifempty SHCTX "Software\The Byways authors"
