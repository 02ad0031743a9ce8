import Foundation
import Testing

@testable import FourSystems
@testable import GalleryKit
@testable import GalleryTool

@Suite("Exit codes")
struct ExitCodeTests {
  /// Command lines by the code they end with.
  static let endings: [Int32: [String]] = [
    0: [
      "list", "list --json", "show tag/filled", "matrix tag", "doctor", "--help", "show --help",
      "matrix tag/filled --colors truecolor,mono", "--version", "coverage tag --min 100",
      "list tag --looks", "list --graph", "list --graph tag --format dot",
    ],
    3: [
      "show tag/filld", "export -o /tmp/never -g nothing", "show nothing", "matrix nothing",
      "show :selected", "coverage tag:color=purple,count=3",
    ],
    4: [
      "", "browse", "browse tag/filled", "show tag/filled -o /nowhere/at/all",
      "export -o /proc/nowhere",
    ],
    64: [
      "show", "frob --now", "show tag/filled --size 0x0", "show tag/filled --size abc",
      "show tag/filled --colors 8", "show tag/filled --color 256", "show tag/filled --theme sun",
      "matrix tag/filled --rows none", "matrix tag --colors 16,", "list --nothing",
      "export", "export -o /tmp/never --jobs 0", "export -o /tmp/never --cover some",
      "export -o /tmp/never --tiers all", "coverage --min most", "bench --passes 0",
      "coverage tag:nothing", "list --graph --json", "list --graph --looks", "list --format dot",
      "list tag@theme=sun", "show tag/filled:glow",
    ],
  ]

  @Test(arguments: [0, 3, 4, 64] as [Int32])
  func everyEndingHasItsCode(_ status: Int32) throws {
    for line in Self.endings[status] ?? [] {
      try check(line.split(separator: " ").map(String.init), endsWith: status)
    }
  }

  private func check(_ arguments: [String], endsWith status: Int32) throws {
    let result = try Tool.run(arguments)
    #expect(result.status == status, "\(arguments): \(result.error)")
    if status == 0 {
      #expect(result.error.isEmpty)
      #expect(!result.output.isEmpty)
    } else {
      let words = ExitStatus(rawValue: status).map(\.words) ?? ""
      #expect(result.lastWords == "gs-gallery: \(words) (\(status))")
      #expect(result.output.isEmpty)
    }
  }

  @Test func anUnknownComponentNamesTheNearest() throws {
    #expect(try Tool.run(["show", "tag/filed"]).error.contains("tag/filled"))
    #expect(try Tool.run(["show", "buton/primary"]).error.contains("button/primary"))
  }

  @Test func aDepthGivenToTheWrongFlagIsPointedOut() throws {
    #expect(
      try Tool.run(["show", "tag/filled", "--color", "256"]).error
        .contains("did you mean --colors 256?"))
  }

  @Test func browseWithoutATerminalSuggestsOtherCommands() throws {
    let error = try Tool.run(["browse"]).error
    #expect(error.contains("list") && error.contains("show"))
  }

  @Test func warningsDoNotChangeTheCode() throws {
    let result = try Tool.run(["show", "tag/filled:glow", "--lenient"])
    #expect(result.status == 0)
    #expect(result.error == "warning: tag/filled has no knob “glow”; it is left out.\n")
  }

  @Test func aClosedPipeIsNotAnError() throws {
    let result = try Tool.shell("\"$TOOL\" list --json | head -c 10; \"$TOOL\" list --json | true")
    #expect(result.error.isEmpty)
    #expect(result.status == 0)
  }

  @Test func aFullDiskIsReported() throws {
    let result = try Tool.shell("\"$TOOL\" list > /dev/full")
    #expect(result.status == 4)
    #expect(result.error.contains("Standard output cannot be written"))
  }

  @Test func closedStandardOutputIsReported() throws {
    let result = try Tool.shell("\"$TOOL\" list >&-")
    #expect(result.status == 4)
  }

  @Test func hostileArgumentsNeverReachTheTerminal() throws {
    for hostile in [
      "\u{1B}[2J", "tag/filled:\u{1B}]0;x\u{7}", "\u{9B}31m", "tag/filled@theme=\u{1B}c",
    ] {
      for command in [
        ["show", hostile], ["matrix", hostile], ["show", "tag/filled", "--theme", hostile],
        ["show", "tag/filled", "--size", hostile],
      ] {
        let result = try Tool.run(command)
        let all = result.output + result.error
        #expect(
          !all.unicodeScalars.contains { $0.value == 0x1B || 0x80...0x9F ~= $0.value }, "\(command)"
        )
      }
    }
  }
}
