  WriteRegStr SHCTX "Software\Classes\.byways" "" "Byways.Record"
  WriteRegStr SHCTX "Software\Classes\.byways" "Content Type" "application/x-byways-record"
  WriteRegStr SHCTX "Software\Classes\Byways.Record" "" "Byways game"
  WriteRegStr SHCTX "Software\Classes\Byways.Record\DefaultIcon" "" "$INSTDIR\bin\byways.exe,0"
  WriteRegStr SHCTX "Software\Classes\Byways.Record\shell\open\command" "" '"$INSTDIR\bin\byways.exe" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
