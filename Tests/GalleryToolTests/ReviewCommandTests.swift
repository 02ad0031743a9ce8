import Foundation
import Testing

@testable import FourSystems
@testable import GalleryTool

@Suite("The command review") final class ReviewCommandTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "review-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func run(_ arguments: String...) throws -> Tool.Result {
    try Tool.run(
      arguments + ["--snapshots", folder], environment: ["LANG": "C.UTF-8", "TERM": "xterm"])
  }

  /// Baselines of the tags in which a word and a colour are others than they are drawn.
  private func prepare() throws {
    #expect(try run("test", "--update", "new", "tag/filled", "tag/stroke").status == 0)
    for variant in ["filled", "stroke"] {
      let path = folder + "/__Snapshots__/tag/\(variant).snap"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try text.replacing("#9E7CFE", with: "#8050FF").write(
        toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(try run("test", "tag/filled", "tag/stroke").status == 1)
  }

  private var files: [String: Data] {
    var files: [String: Data] = [:]
    let top = folder + "/__Snapshots__"
    for name in FileManager.default.subpaths(atPath: top) ?? [] {
      files[name] = FileManager.default.contents(atPath: top + "/" + name)
    }
    return files
  }

  @Test func withNothingPendingItNamesTest() throws {
    let result = try run("review")
    #expect(result.status == 0)
    #expect(result.output.contains("gs-gallery test"))
    #expect(result.error.isEmpty)
  }

  @Test func withoutATerminalItNamesTheCommandsThatNeedNone() throws {
    try prepare()
    let result = try run("review")
    #expect(result.status == 4)
    for command in ["review --linear", "diff` lists", "diff LINK", "accept", "reject"] {
      #expect(result.error.contains("gs-gallery " + command), "\(command)")
    }
    #expect(result.output.isEmpty)
  }

  @Test func lineByLineItNeedsNoTerminalAndWritesDecisions() throws {
    try prepare()
    let before = files
    let looked = try Tool.shell(
      "printf 'list\nread\nhelp\nquit\n' | $TOOL review --linear --snapshots '\(folder)'")
    #expect(looked.status == 0, "\(looked.error)")
    #expect(looked.output.contains("token tagPurple.onTint: #8050FF to #9E7CFE"))
    #expect(looked.output.contains("Now: toggle button, Tag"))
    #expect(!looked.output.utf8.contains(0x1B) && !looked.output.contains("> "))
    #expect(files == before)
    let decided = try Tool.shell(
      "printf '승인 모두\n예\n' | $TOOL review --linear --ui-lang ko --snapshots '\(folder)'")
    #expect(decided.status == 0)
    #expect(decided.output.contains("승인할까요? 예 또는 아니요를 입력하세요."))
    #expect(!files.keys.contains { $0.hasSuffix(".new") })
    #expect(try run("test", "tag/filled", "tag/stroke").status == 0)
    #expect(try run("review", "--linear", "--still").status == 64)
  }

  @Test func aBaselineReplacedDuringTheReviewIsReportedAtTheEnd() throws {
    try prepare()
    let result = try Tool.shell(
      """
      { echo list; until [ -s '\(folder)/out' ]; do sleep 0.1; done
        sed -i 's/#8050FF/#8050FE/' '\(folder)/__Snapshots__/tag/filled.snap'; echo quit
      } | $TOOL review --linear --snapshots '\(folder)' > '\(folder)/out'
      status=$?; cat '\(folder)/out'; exit $status
      """)
    #expect(result.status == 4, "\(result.error)")
    #expect(
      result.error.contains("The baselines of tag/filled are no longer those"), "\(result.error)")
    #expect(result.output.hasSuffix("gs-gallery test compares again.\n"), "\(result.output)")
    #expect(!result.output.contains("continues with the rest"))
    #expect(try run("review", "--linear").status == 4, "as it said")
  }

  @Test func aFilterThatMatchesNothingPendingIsReported() throws {
    try prepare()
    #expect(try run("review", "button").status == 3)
    #expect(try run("review", "buton").status == 3)
    #expect(try run("review", "buton").error.contains("did you mean"))
  }

  @Test func aPictureOfItNeedsNoTerminalAndWritesNothing() throws {
    try prepare()
    let before = files
    let still = try run("review", "--still", "--size", "80x24", "--format", "text")
    #expect(still.status == 0, "\(still.error)")
    #expect(still.output.contains("zatchPurple") && still.output.contains("#9E7CFE"))
    let decided = try run(
      "review", "--still", "--size", "80x24", "--format", "text", "--keys", "g a a A y")
    #expect(decided.output.contains("Commit __Snapshots__"))
    #expect(files == before)
    #expect(try run("review", "--still", "--keys", "q").status == 64)
    let korean = try run("review", "--still", "--ui-lang", "ko", "--format", "text")
    #expect(korean.output.contains("검토"))
  }

  @Test func theFiltersOfTheCommandLineLimitTheReview() throws {
    try prepare()
    let all = try run("review", "--still", "--format", "text").output
    let some = try run(
      "review", "--still", "--format", "text", "tag/stroke@appearance=dark"
    ).output
    #expect(some.contains("tag/stroke"))
    #expect(some.contains("n dark"))
    #expect(all != some)
  }

  @Test func everyFormatIsWritten() throws {
    try prepare()
    for (format, mark) in ["ansi": "\u{1B}[", "svg": "<svg", "html": "<pre"] {
      #expect(try run("review", "--still", "--format", format).output.contains(mark), "\(format)")
    }
  }
}
