; The installer for Windows: for one person, without an administrator. packaging/windows/installer.py calls makensis with
;   VERSION, SOURCE (the program's folder), OUT (the installer), LISTS (files.nsh, written from the folder), ICON
;   and, to be quick instead of small, QUICK.
; /S installs silently, /D=FOLDER (the last one, unquoted) into another folder. Exit codes: 0, 1 cancelled or too old a
; Windows, 5 StackHub is running.

Unicode true
ManifestDPIAware true
!ifndef TARGET
  !define TARGET x86-unicode ; all that NSIS for Windows has; the wine of the check runs 64-bit programs only
!endif
Target ${TARGET}
!ifdef QUICK ; a test of the upgrade has no need of a small file
  SetCompress off
!else
  SetCompressor /SOLID lzma
!endif
RequestExecutionLevel user

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "WinVer.nsh"
!include "x64.nsh"
!include "${LISTS}"

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\StackHub"
!define OWN_KEY "Software\StackHub"
!define DATA "$LOCALAPPDATA\StackHub" ; as stackhub/resources.py, user_home

Name "StackHub"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\StackHub"
InstallDirRegKey HKCU "${OWN_KEY}" "InstallDir"
BrandingText "StackHub ${VERSION}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\stackhub.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

LangString RUNS ${LANG_ENGLISH} "StackHub is running. Close it, then try again."
LangString RUNS ${LANG_FRENCH} "StackHub est ouvert. Fermez-le, puis réessayez."
LangString TOO_OLD ${LANG_ENGLISH} "StackHub needs Windows 10 or later, 64 bits."
LangString TOO_OLD ${LANG_FRENCH} "Il faut à StackHub Windows 10 ou plus récent, en 64 bits."
LangString DATA_TOO ${LANG_ENGLISH} "Remove your matches, profiles and settings as well? They are in ${DATA} and cannot be brought back."
LangString DATA_TOO ${LANG_FRENCH} "Supprimer aussi vos parties, profils et réglages ? Ils sont dans ${DATA} et ne pourront pas être récupérés."

VIProductVersion "${VERSION}.0"
VIFileVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "StackHub"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "StackHub setup"
VIAddVersionKey /LANG=0 "CompanyName" "the StackHub authors"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT licence"

!macro STOP_WHILE_IT_RUNS un
Function ${un}StopWhileItRuns
  ${Do}
    ClearErrors
    ${IfNot} ${FileExists} "$INSTDIR\stackhub.exe"
      ${Break}
    ${EndIf}
    FileOpen $0 "$INSTDIR\stackhub.exe" a ; Windows lets nobody write to a program that runs
    ${IfNot} ${Errors}
      FileClose $0
      ${Break}
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNS)" /SD IDCANCEL IDRETRY again_${un}
    SetErrorLevel 5
    Quit
    again_${un}:
  ${Loop}
FunctionEnd
!macroend
!insertmacro STOP_WHILE_IT_RUNS ""
!insertmacro STOP_WHILE_IT_RUNS "un."

Function TooOld
  MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
  SetErrorLevel 1
  Quit
FunctionEnd

Function .onInit
  ${IfNot} ${AtLeastWin10}
    Call TooOld
  ${EndIf}
  ${IfNot} ${RunningX64}
    Call TooOld
  ${EndIf}
FunctionEnd

Section "StackHub"
  Call StopWhileItRuns
  ; An upgrade: the older version takes away its own files, and nothing else (what people made lies elsewhere). Where it
  ; is says the registry: what happens to lie in the folder may be another program's.
  ReadRegStr $R0 HKCU "${OWN_KEY}" "InstallDir"
  ${If} $R0 != ""
  ${AndIf} ${FileExists} "$R0\stackhub.exe"
  ${AndIf} ${FileExists} "$R0\stackhub-uninstall.exe"
    ClearErrors
    ExecWait '"$R0\stackhub-uninstall.exe" /S /UPGRADE _?=$R0' $R1
    ${If} ${Errors}
    ${OrIf} $R1 != 0
      MessageBox MB_OK|MB_ICONSTOP "$(RUNS)" /SD IDOK
      SetErrorLevel 5
      Quit
    ${EndIf}
    Delete "$R0\stackhub-uninstall.exe"
    RMDir "$R0"
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}\*.*" ; makensis takes this for a path on Linux too, and the other way round not on Windows
  WriteUninstaller "$INSTDIR\stackhub-uninstall.exe"
  CreateShortCut "$SMPROGRAMS\StackHub.lnk" "$INSTDIR\stackhub.exe"
  WriteRegStr HKCU "${OWN_KEY}" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "StackHub"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "the StackHub authors"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\stackhub.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\stackhub-uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\stackhub-uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" $0
  !insertmacro ASSOCIATE
  ${RefreshShellIcons}
SectionEnd

Section "Uninstall"
  Call un.StopWhileItRuns
  !insertmacro DELETE_FILES
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/UPGRADE" $1
  ${IfNot} ${Errors}
    Return ; the newer version writes the rest anew
  ${EndIf}
  Delete "$INSTDIR\stackhub-uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\StackHub.lnk"
  !insertmacro DISSOCIATE
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "${OWN_KEY}"
  ${RefreshShellIcons}
  ${If} ${FileExists} "${DATA}\*.*"
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(DATA_TOO)" /SD IDNO IDNO kept
    RMDir /r "${DATA}"
    kept:
  ${EndIf}
SectionEnd
