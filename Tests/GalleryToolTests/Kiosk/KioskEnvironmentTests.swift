import GalleryTesting
import Testing

@testable import GalleryTool

@Suite("Trusted parts of a visitor's environment")
struct KioskEnvironmentTests {
  private func believed(_ name: String, _ value: String) -> String? {
    ProcessEnvironment(variables: [name: value]).sanitizedForKiosk.variables[name]
  }

  @Test(arguments: ["xterm-256color", "xterm-kitty", "tmux-256color", "st-1.0+x", "dumb"])
  func aTerminalNameIsTrusted(term: String) {
    #expect(believed("TERM", term) == term)
  }

  @Test(arguments: [
    "../../etc/passwd", "/tmp/x", "xterm;id", "$(id)", "a b", "x\u{1B}[31m", "x\ny", "터미널",
    EscapedText(String(repeating: "x", count: 65)),
  ])
  func anInvalidTerminalNameIsIgnored(term: EscapedText) {
    #expect(believed("TERM", term.text) == nil)
  }

  @Test func namesOfFilesAndProgramsAreNotTrusted() {
    let names = [
      "TERMINFO", "TERMINFO_DIRS", "HOME", "XDG_CONFIG_HOME", "PATH", "EDITOR", "LD_PRELOAD",
      "LD_LIBRARY_PATH", "SWIFT_BACKTRACE", "BASH_ENV", "CI", "TF_BUILD", "LOCPATH",
    ]
    for name in names { #expect(believed(name, "1") == nil, "\(name)") }
  }

  @Test func ofPresenceVariablesTheValueIsDropped() {
    #expect(believed("SSH_CONNECTION", "10.0.0.1 22 10.0.0.2 22") == "1")
    #expect(believed("TMUX", "/tmp/tmux-0/default,1,0") == "1")
    #expect(believed("NO_COLOR", "$(id)") == "1")
    #expect(believed("NO_COLOR", "") == nil)
  }

  @Test func onlyNumbersAreTrustedAsNumbers() {
    #expect(believed("COLUMNS", "120") == "120")
    #expect(believed("COLUMNS", "-1") == nil)
    #expect(believed("COLUMNS", "999999") == nil)
    #expect(believed("VTE_VERSION", "7000") == "7000")
    #expect(believed("VTE_VERSION", "7000;") == nil)
  }

  @Test func onlyLocaleNamesAreTrustedAsLocales() {
    #expect(believed("LANG", "ko_KR.UTF-8") == "ko_KR.UTF-8")
    #expect(believed("LC_ALL", "../../x") == nil)
  }
}
