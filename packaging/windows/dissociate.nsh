  ReadRegStr $R9 SHCTX "Software\Classes\.byways" ""
  StrCmp $R9 "Byways.Record" 0 +2
    DeleteRegKey SHCTX "Software\Classes\.byways"
  DeleteRegKey SHCTX "Software\Classes\Byways.Record"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
