; The installer for 64-bit Windows, for one person and without administrator's rights.
; Compiled by packaging/installers/windows.py, which defines VERSION, PROGRAM (the frozen folder),
; ICON, MATCH_ICON, LICENCE and OUT, and FOR_AMD64 where NSIS can make 64-bit installers, as Debian's
; can. It is compiled on Linux in the tests; it was never yet run on Windows.

Unicode true
!ifdef FOR_AMD64
Target amd64-unicode
!endif
SetCompressor /SOLID lzma

!include "FileFunc.nsh"
!include "MUI2.nsh"
!include "x64.nsh"

!define NAME "Blueprints Desktop"
!define KEY "blueprints-desktop"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${KEY}"
!define TYPE "BlueprintsDesktop.Match"

Name "${NAME}"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${KEY}" "folder"
ManifestDPIAware true
BrandingText "${NAME} ${VERSION}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${KEY}.exe"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

LangString MATCH ${LANG_ENGLISH} "Saved game of Blueprints Desktop"
LangString MATCH ${LANG_FRENCH} "Partie enregistrée de Blueprints Desktop"
LangString ONLY64 ${LANG_ENGLISH} "${NAME} needs 64-bit Windows."
LangString ONLY64 ${LANG_FRENCH} "${NAME} nécessite Windows 64 bits."
LangString RUNNING ${LANG_ENGLISH} "${NAME} is still running. Please close it first."
LangString RUNNING ${LANG_FRENCH} "${NAME} est encore ouvert. Fermez-le d’abord."

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductName" "${NAME}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileDescription" "${NAME}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "LegalCopyright" "The Blueprints Desktop authors, MIT licence"

!macro LeaveWhileRunning
  ; A program that runs cannot be opened for writing.
  ${If} ${FileExists} "$INSTDIR\${KEY}.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\${KEY}.exe" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
      Abort
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

!macro TellExplorer
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(ONLY64)" /SD IDOK
    Abort
  ${EndIf}
FunctionEnd

Section
  !insertmacro LeaveWhileRunning
  ; Files of an older version must not stay among the new ones.
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  SetOutPath "$INSTDIR"
  ; With this stroke, for NSIS on Windows knows no other; on Linux it takes both.
  File /r "${PROGRAM}\*"
  File "/oname=match.ico" "${MATCH_ICON}"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortCut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${KEY}.exe"
  CreateShortCut "$DESKTOP\${NAME}.lnk" "$INSTDIR\${KEY}.exe"

  WriteRegStr HKCU "Software\Classes\${TYPE}" "" "$(MATCH)"
  WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\match.ico"
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\${KEY}.exe" "%1"'
  WriteRegStr HKCU "Software\Classes\.match" "" "${TYPE}"
  WriteRegStr HKCU "Software\Classes\.match\OpenWithProgids" "${TYPE}" ""

  WriteRegStr HKCU "Software\${KEY}" "folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${KEY}.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Blueprints Desktop authors"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  !insertmacro TellExplorer
SectionEnd

Section "Uninstall"
  !insertmacro LeaveWhileRunning
  ; Only what was installed: the folder may be one that somebody else uses too.
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\${KEY}.exe"
  Delete "$INSTDIR\match.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$DESKTOP\${NAME}.lnk"
  DeleteRegKey HKCU "Software\Classes\${TYPE}"
  DeleteRegValue HKCU "Software\Classes\.match\OpenWithProgids" "${TYPE}"
  ReadRegStr $0 HKCU "Software\Classes\.match" ""
  ${If} $0 == "${TYPE}"
    DeleteRegValue HKCU "Software\Classes\.match" ""
  ${EndIf}
  DeleteRegKey /ifempty HKCU "Software\Classes\.match\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.match"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${KEY}"
  !insertmacro TellExplorer
SectionEnd
