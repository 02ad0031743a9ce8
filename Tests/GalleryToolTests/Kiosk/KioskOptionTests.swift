import ArgumentParser
import Testing

@testable import FourSystems
@testable import GalleryTool

@Suite("The flags of a kiosk")
struct KioskOptionTests {
  @Test(arguments: ["--idle-limit 5", "--time-limit 5", "--silence-limit 5", "--allow-copy"])
  func withoutKioskTheyAreBadArguments(words: String) throws {
    let result = try Tool.run(["browse"] + words.split(separator: " ").map(String.init))
    #expect(result.status == 64)
    #expect(result.error.contains("needs --kiosk"))
  }

  @Test(arguments: ["-1", "2592001", "x", "1.5", "99999999999999999999"])
  func aLimitIsANumberOfSeconds(value: String) throws {
    for flag in ["--idle-limit", "--time-limit", "--silence-limit"] {
      let result = try Tool.run(["browse", "--kiosk", "\(flag)=\(value)"])
      #expect(result.status == 64, "\(flag)=\(value)")
      #expect(result.error.contains(flag))
    }
  }

  /// A kiosk checks nothing between keys, so nothing is said of it; any other picture has the result.
  @Test func aPictureOfAKioskShowsTheScreenOfAVisitor() throws {
    let words = ["browse", "tag/filled", "--still", "--size", "120x40"]
    let plain = try Tool.run(words)
    #expect(plain.status == 0 && plain.output.contains("32 of 32 states: low contrast"))
    let kiosk = try Tool.run(words + ["--kiosk"])
    #expect(kiosk.status == 0 && !kiosk.output.contains("Check  "), "\(kiosk.output)")
  }

  @Test func withoutATerminalItSaysSo() throws {
    let result = try Tool.run(["browse", "--kiosk"])
    #expect(result.status == 4)
    #expect(result.error.contains("needs a terminal"))
  }

  @Test func aConnectionWithoutATerminalSuggestsSSHWithOne() throws {
    let connection = [
      "TERM": "xterm", "LANG": "C.UTF-8", "SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22",
    ]
    for arguments in [["demo", "--kiosk"], ["browse"], ["follow", "--kiosk", "/nonexistent"]] {
      let result = try Tool.run(arguments, environment: connection)
      #expect(result.status == 4)
      #expect(result.error.contains("Connect with `ssh -t`."), "\(arguments)")
    }
    // With a terminal it is a pipe that is in the way.
    let terminal = connection.merging(["SSH_TTY": "/dev/pts/1"]) { $1 }
    #expect(try !Tool.run(["browse"], environment: terminal).error.contains("ssh -t"))
  }

  @Test func onlyAKioskHasASilenceLimit() throws {
    func silence(_ words: String...) throws -> Int? { try KioskOptions.parse(words).silence }
    #expect(try silence() == nil)
    #expect(try silence("--kiosk") == 30)
    #expect(try silence("--kiosk", "--silence-limit", "9") == 9)
    #expect(try silence("--kiosk", "--silence-limit", "0") == nil)
  }

  @Test func limitsHaveDefaultsAndZeroDisablesThem() throws {
    func limits(_ words: String...) throws -> KioskLimits {
      try KioskOptions.parse(words).limits
    }
    #expect(try limits() == .none)
    #expect(try limits("--kiosk") == KioskLimits(idle: 600, total: 3_600))
    #expect(try limits("--kiosk", "--idle-limit", "0", "--time-limit", "0") == .none)
    #expect(try limits("--kiosk", "--time-limit", "7") == KioskLimits(idle: 600, total: 7))
  }
}
