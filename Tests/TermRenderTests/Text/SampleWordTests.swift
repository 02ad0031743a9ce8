import GalleryTesting
import StateSpace
import TerminalTesting
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import TokenFiles
@testable import VisualReview
@testable import Words

/// Words of more than a hundred scripts come out of every output as they went in, composed.
@Suite("Words of every script") struct SampleWordTests {
  private static func link(_ word: SampleWord) -> String {
    "text/gitspace:style=body1,title=" + percentEncoded(word.text)
  }

  static func surface(_ word: SampleWord) throws -> Surface {
    let link = try Link.parse(link(word), in: .builtIn).link
    let element = link.state.element(.english)
    let size = Renderer().measure(element, environment: RenderEnvironment())
    return Renderer().draw(element, size: size, environment: RenderEnvironment()).surface
  }

  /// The letters of an output: without sequences, tags and blanks.
  static func letters(_ bytes: [UInt8]) -> [Unicode.Scalar] {
    // By bytes: a mark would join the end of a sequence to one character.
    var rest = bytes[...]
    var kept: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case 0x1B where rest.first == UInt8(ascii: "["):
        rest.removeFirst()
        while let next = rest.popFirst(), next < 0x40 {}
      case 0x1B: rest.removeFirst(min(2, rest.count))
      case UInt8(ascii: "<"): while let next = rest.popFirst(), next != UInt8(ascii: ">") {}
      case _: kept.append(byte)
      }
    }
    return letters(String(decoding: kept, as: UTF8.self))
  }

  private static func letters(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0.value > 0x20 && !$0.properties.isWhitespace }
  }

  static func composed(_ word: SampleWord) -> [Unicode.Scalar] {
    let scalars = Normalization.composed(Array(word.text.unicodeScalars))
    return letters(String(String.UnicodeScalarView(scalars)))
  }

  private func check(_ name: String, _ output: (SampleWord) throws -> [Unicode.Scalar]) rethrows {
    for word in SampleWord.all {
      let found = try output(word)
      #expect(!found.contains(.replacement), "\(name): \(word)")
      #expect(found.contains(Self.composed(word)), "\(name): \(word), \(Self.hexadecimal(found))")
    }
  }

  static func hexadecimal(_ scalars: [Unicode.Scalar]) -> String {
    scalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }

  @Test func thereAreWordsOfAHundredScripts() {
    let blocks = Set(
      SampleWord.all.flatMap { word in
        word.text.unicodeScalars.compactMap { scalar in
          scalar.properties.isAlphabetic ? scalar.properties.name?.split(separator: " ").first : nil
        }
      })
    #expect(Set(SampleWord.all.map(\.language)).count == SampleWord.all.count)
    #expect(SampleWord.all.count >= 150)
    #expect(blocks.count >= 100)
  }

  @Test func theGateOnlyComposesThem() {
    check("label") { Self.letters(TextGate.sanitize($0.text)) }
    check("line") { Self.letters(TextGate.line($0.text)) }
  }

  @Test func everyPictureHasThem() throws {
    try check("text") { Self.letters(try Self.surface($0).plainText) }
    for depth in ColorDepth.allCases {
      try check("ansi \(depth)") { Self.letters(try Self.surface($0).ansi(depth: depth)) }
    }
    try check("html") { Self.letters(Array(try Self.surface($0).html(label: "").utf8)) }
    try check("svg") {
      Self.letters(Array(try Self.surface($0).svg(title: "", description: "").utf8))
    }
    try check("json") {
      let picture = GalleryTool.Picture(
        surface: try Self.surface($0), colors: ColorReduction(.mono), title: "title")
      let text = JSONWriter.text(["text": picture.rows])
      guard case .object(let members) = try JSONReader.value(of: text),
        case .array(let rows) = members.first?.value, case .string(let row) = rows.first
      else { return [] }
      return Self.letters(row)
    }
  }

  @Test func theirBytesReachATerminal() throws {
    try check("bytes") {
      var encoder = Encoder(depth: .truecolor, features: [.xterm, .joinedClusters])
      return Self.letters(encoder.encode(Frame(surface: try Self.surface($0))))
    }
  }

  /// A terminal that gives each spacing mark a column shows all of a cluster that has room for that.
  @Test func tmuxShowsThem() throws {
    let words = SampleWord.all.filter(\.fitsWithoutJoining)
    #expect(words.count >= 130)
    let element = Element.column(words.map { .label($0.text) })
    let surface = Renderer().draw(
      element, size: CellSize(columns: 40, rows: words.count), environment: RenderEnvironment()
    ).surface
    let terminal = try TmuxTerminal(columns: 40, rows: words.count)
    var encoder = Encoder(depth: .truecolor)
    try terminal.feed(encoder.encode(Frame(surface: surface)))
    for (word, row) in zip(words, try terminal.grid()) {
      let shown = row.map(\.text).joined()
      #expect(Self.letters(shown) == Self.composed(word), "\(word): \(shown)")
    }
  }

  @Test func linksAndFileNamesKeepThem() throws {
    for word in SampleWord.all {
      let link = try Link.parse(Self.link(word), in: .builtIn).link
      #expect(link.text(in: .builtIn) == Self.link(word), "\(word)")
      let decoded = percentDecoded(percentEncoded(word.text)) ?? ""
      #expect(decoded.unicodeScalars.elementsEqual(word.text.unicodeScalars), "\(word)")
    }
    let names = ExportName.paths(of: SampleWord.all.map(Self.link), extension: "svg")
    #expect(Set(names).count == SampleWord.all.count)
    #expect(names.allSatisfy { $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } })
  }

  @Test func baselinesGiveThemBack() throws {
    for word in SampleWord.all {
      let picture = GSDesign.CellPicture(try Self.surface(word))
      let written = Snapshot(
        variant: "text/gitspace",
        sections: [
          Snapshot.Section(
            environment: "",
            looks: [
              Snapshot.Look(picture: picture, states: [StateID(Self.link(word))])
            ])
        ])
      let read = try Snapshot(text: written.text)
      #expect(read == written, "\(word)")
      let again = read.sections[0].looks[0].picture
      #expect(
        Self.letters(again.surface(in: CellPool()).plainText) == Self.composed(word), "\(word)")
    }
  }

  @Test func reportsNameThem() {
    check("junit") {
      var report = VariantReport(id: "own/word", states: 1, looks: 1, same: 0)
      report.failures = [
        VariantReport.Failure(
          link: LinkID(text: Self.link($0)), reason: "The title is \($0.text).")
      ]
      let all = TestReport(variants: [report], notices: [], existing: 1, milliseconds: 1)
      let text = JUnitReporter(report: all).text
      #expect(text.contains(Self.link($0)), "\($0)")
      return Self.letters(text)
    }
  }
}

/// ncurses is one set of globals.
extension NcursesPresenterTests {
  /// ncurses has no cell for a cluster that terminals draw narrower than the sum of its scalars, and to it a virama may be
  /// a spacing mark.
  @Test func ncursesWritesThem() throws {
    var compared = 0
    for word in SampleWord.all {
      let surface = try SampleWordTests.surface(word)
      let sink = TerminalSink(columns: surface.columns, rows: surface.rows)
      var presenter = try NcursesPresenter(sink: sink, term: "xterm-256color", depth: .mono)
      try presenter.present(Frame(surface: surface))
      let found = SampleWordTests.letters(sink.writes.flatMap(\.self))
      #expect(!found.contains(.replacement), "\(word): \(SampleWordTests.hexadecimal(found))")
      guard word.fitsWithoutJoining, !word.hasSpacingVirama else { continue }
      let composed = SampleWordTests.composed(word)
      #expect(found.contains(composed), "\(word): \(SampleWordTests.hexadecimal(found))")
      compared += 1
    }
    #expect(compared >= 130)
  }
}

extension SampleWord {
  fileprivate var hasSpacingVirama: Bool {
    text.unicodeScalars.contains {
      ScalarTraits($0).kind == .linker && $0.properties.generalCategory == .spacingMark
    }
  }

  /// Whether no cluster takes fewer columns than its scalars would side by side.
  fileprivate var fitsWithoutJoining: Bool {
    TextGate.sanitize(text).allSatisfy { DisplayWidth.isTrusted($0) || $0.isTrailingMark }
  }
}
