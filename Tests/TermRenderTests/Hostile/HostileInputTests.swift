import GalleryTesting
import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import TermSession
@testable import TokenFiles
@testable import VisualReview

/// Input that is repeated in a sentence, answered by a terminal, or put into a clipboard.
@Suite("Hostile text in sentences") struct HostileInputTests {
  /// A sentence that repeats a text, before the last gate of standard error.
  @Test func everySentenceHoldsTheRules() throws {
    var count = try HostileCount()
    func check(_ path: String, _ write: (String) throws -> String) throws {
      try count.check(path, "a sentence", as: .text) { Array(try write($0).utf8) }
    }
    let links: [(String, (String) -> String)] = [
      ("component", { $0 }), ("variant", { "tag/" + $0 }), ("flag", { "tag/filled:" + $0 }),
      ("knob", { "tag/filled:" + $0 + "=1" }), ("value", { "tag/filled:color=" + $0 }),
      ("encoded value", { "tag/filled:color=" + percentEncoded($0) }),
      ("setting", { "tag/filled@" + $0 + "=1" }),
      ("theme", { "tag/filled@theme=" + percentEncoded($0) }),
      ("depth", { "tag/filled@colors=" + percentEncoded($0) }),
    ]
    for (path, link) in links {
      try check("link's \(path)") { Self.link(link($0)) }
      try check("filter's \(path)") { Self.filter(link($0)) }
    }
    try check("json") { text in
      Self.message { () throws(JSONError) in
        let name = JSONWriter.line(text)
        return try JSONReader.value(of: "{\(name): null, \(name): null}")
      }
    }
    // The message names only the first invalid scalar.
    try count.check("bare json", "a sentence", as: .message) { text in
      Array(
        Self.message { () throws(JSONError) in try JSONReader.value(of: "[" + text) }.utf8)
    }
    try check("report") { text in
      Self.message { () throws(TestReportError) in
        try TestReport(json: "{\"format\":1,\"variants\":[{\"id\":[\"" + text + "\"]}]}")
      }
    }
    for (path, lines) in Self.snapshots {
      // Messages about counts repeat no text.
      try count.check("snapshot's \(path)", "a sentence", as: .message) { text in
        Array(
          Self.message { () throws(SnapshotError) in try Snapshot(text: lines(text)) }.utf8)
      }
    }
    try check("path") { "\(SnapshotFolderError.isNoFile($0, .other))" }
    try check("folder") { ExportFolderError.holdsSomethingElse($0).description }
    try check("key") { text in
      Self.message { () throws in try KeySequence(argument: text) }
    }
    try check("reporter") { text in Self.message { () throws in try Reporter.list(text) } }
    try check("note") { TextGate.lines(oneLine($0)) }
    try check("name") { "“\(safe($0))”" }
    try check("printable name") { "“\(printable($0))”" }
    try check("command line") { GalleryCommandLine.browse(oneLine($0)) }
    report(count)
  }

  private static let snapshots: [(String, @Sendable (String) -> String)] = [
    ("heading", { $0 + "\n" }), ("format", { "gs-gallery snapshot " + $0 + "\n" }),
    ("variant", { "gs-gallery snapshot 1\nvariant " + $0 + "\nsize x\n" }),
    ("environment", { start + "environment a b\nenvironment a " + $0 + "\n" }),
    ("role", { start + "environment a\n\nroles\n  " + $0 + " #112233\n" }),
    ("color", { start + "environment a\n\nroles\n  accent " + $0 + "\n" }),
    ("look", { start + "environment a\n\nlook 1x1 in " + $0 + "\n" }),
    ("state", { start + "environment a\n\nlook 1x1 in a\n  " + $0 + "\n" }),
    ("glyphs", { start + look + "glyphs\n  |" + $0 + "|\n" }),
    ("run", { start + look + "glyphs\n  |x|\nstyles\n  " + $0 + "\n" }),
    ("legend", { start + look + "glyphs\n  |x|\nstyles\n  1a\nlegend\n  a = " + $0 + "\n" }),
  ]
  private static let start = """
    gs-gallery snapshot 1
    variant own/word
    size natural
    width-policy grapheme

    """
  private static let look = "environment a\n\nlook 1x1 in a\n  own/word\n"

  private static func link(_ text: String) -> String {
    do throws(LinkError) {
      let parsed = try Link.parse(text, in: .builtIn)
      return parsed.warnings.map(\.description).joined(separator: " ")
        + parsed.link.text(in: .builtIn)
    } catch {
      return error.description
    }
  }

  private static func filter(_ text: String) -> String {
    message { () throws(FilterError) in try Filters([text], in: .builtIn) }
  }

  private static func message<Value, Failure: Error>(
    _ work: () throws(Failure) -> Value
  ) -> String {
    do throws(Failure) {
      _ = try work()
      return "read"
    } catch {
      return "\(error)"
    }
  }

  /// Answers are printable ASCII, whatever a terminal says.
  @Test func everyAnswerHoldsTheRules() throws {
    var count = try HostileCount()
    func hexadecimal(_ text: String) -> String {
      text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    let answers: [(String, (String) -> String)] = [
      ("version", { "\u{1B}P>|" + $0 + "\u{1B}\\" }),
      ("capability", { "\u{1B}P1+r" + hexadecimal($0) + "=" + hexadecimal($0) + "\u{1B}\\" }),
      ("missing capability", { "\u{1B}P0+r" + hexadecimal($0) + "\u{1B}\\" }),
      ("setting", { "\u{1B}P1$r" + $0 + "m\u{1B}\\" }), ("unit", { "\u{1B}P!|" + $0 + "\u{1B}\\" }),
      ("colour", { "\u{1B}]11;" + $0 + "\u{1B}\\" }), ("title", { "\u{1B}]l" + $0 + "\u{1B}\\" }),
      ("clipboard", { "\u{1B}]52;c;" + $0 + "\u{7}" }),
    ]
    for (path, answer) in answers {
      try count.check(path, "what is known of the terminal", as: .encoded) { text in
        var parser = InputParser()
        var said: [String] = []
        parser.feed(Array(answer(text).utf8)) { input in
          if case .reply(let reply) = input { said.append("\(reply)") }
        }
        parser.flush { _ in }
        #expect(parser.heldBytes <= 65_536)
        return Array(said.joined(separator: "\n").utf8)
      }
    }
    report(count)
  }

  /// The clipboard gets Base64 and nothing that could end it.
  @Test func everyClipboardHoldsTheRules() throws {
    var count = try HostileCount()
    try count.check("link", "the clipboard", as: .encoded) { text in
      let bytes = ControlSequence.setClipboard(text).bytes
      #expect(bytes.starts(with: Array("\u{1B}]52;c;".utf8)) && bytes.suffix(2) == [0x1B, 0x5C])
      return Array(bytes.dropFirst(7).dropLast(2))
    }
    report(count)
  }
}
