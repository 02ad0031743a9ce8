import GalleryTesting
import StateSpace
import TerminalTesting
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import VisualReview

/// A picture of one component with hostile text, into everything that pictures are written as.
@Suite("Hostile text in pictures") struct HostilePictureTests {
  /// How a text gets into a picture.
  enum Way: String, CaseIterable {
    case ownLabel, ownTitle, linkedTitle, span, environment

    func element(_ text: String) throws -> Element {
      let catalogue = Catalogue.builtIn
      switch self {
      case .ownLabel:
        return Catalogue.holding(text, at: .label).specimens[0].initialState.element(.english)
      case .ownTitle:
        var state = Catalogue.holding("x", at: .label).specimens[0].initialState
        state[2] = .text(text)
        return state.element(.english)
      case .linkedTitle:
        let link = "tag/filled:selected,title=" + percentEncoded(text)
        return try Link.parse(link, in: catalogue).link.state.element(.korean)
      case .span: return .row([.label("["), .label(text), .label("]")])
      case .environment:
        return .environment(
          EnvironmentChange(appearance: .dark, depth: ColorDepth.mono),
          GSText(.title1, text).element)
      }
    }
  }

  private static func surface(_ element: Element) -> Surface {
    let renderer = Renderer()
    let size = renderer.measure(element, environment: RenderEnvironment())
    return renderer.draw(
      element, size: CellSize(columns: min(size.columns, 300), rows: size.rows),
      environment: RenderEnvironment()
    ).surface
  }

  @Test func everyPictureHoldsTheRules() throws {
    var count = try HostileCount()
    for way in Way.allCases {
      // A text of several paragraphs has lines of its own.
      let text: OutputKind =
        [.ownLabel, .ownTitle, .environment].contains(way) ? .paragraphs : .text
      func check(_ name: String, as kind: OutputKind, _ write: (Surface) -> [UInt8]) throws {
        try count.check(way.rawValue, name, as: kind) { write(Self.surface(try way.element($0))) }
      }
      try check("text", as: text) { Array($0.plainText.utf8) }
      for depth in ColorDepth.allCases {
        try check("ansi \(depth)", as: .terminal) { $0.ansi(depth: depth) }
      }
      try check("html", as: text) { Array($0.html(label: "label").utf8) }
      // A document has a line for each run of glyphs.
      try check("svg", as: .paragraphs) {
        Array($0.svg(title: "title", description: $0.plainText).utf8)
      }
      try check("presenter", as: .terminal) { surface in
        var encoder = Encoder(depth: .truecolor)
        return encoder.encode(Frame(surface: surface, modes: .alternateScreen))
      }
      try check("snapshot", as: .paragraphs) { surface in
        Array(Snapshot.holding(GSDesign.CellPicture(surface)).text.utf8)
      }
      try check("rows of JSON", as: .json) { surface in
        let picture = GalleryTool.Picture(
          surface: surface, colors: ColorReduction(.mono), title: "title")
        return Array(JSONWriter.text(["text": picture.rows]).utf8)
      }
    }
    report(count)
  }

  /// Names that documents repeat beside the picture.
  @Test func everyTitleHoldsTheRules() throws {
    var count = try HostileCount()
    let surface = Self.surface(.label("x"))
    try count.check("title", "html", as: .text) { Array(surface.html(label: $0).utf8) }
    try count.check("title", "svg", as: .text) {
      Array(surface.svg(title: $0, description: "x").utf8)
    }
    try count.check("description", "svg", as: .text) {
      Array(surface.svg(title: "x", description: oneLine($0)).utf8)
    }
    report(count)
  }

  /// Cells that were not made from a label, such as those of another person's file.
  @Test func everyCellOfAFileHoldsTheRules() throws {
    var count = try HostileCount()
    func check(_ name: String, as kind: OutputKind, _ write: (GSDesign.CellPicture) -> [UInt8])
      throws
    {
      try count.check("cell", name, as: kind) { write(GSDesign.CellPicture.holding($0)) }
    }
    try check("text", as: .text) { Array($0.surface(in: CellPool()).plainText.utf8) }
    try check("ansi", as: .terminal) { $0.surface(in: CellPool()).ansi(depth: .truecolor) }
    try check("html", as: .text) { Array($0.surface(in: CellPool()).html(label: "x").utf8) }
    try check("svg", as: .paragraphs) {
      Array($0.surface(in: CellPool()).svg(title: "x", description: "x").utf8)
    }
    try check("snapshot", as: .text) { Array(Snapshot.holding($0).text.utf8) }
    try check("presenter", as: .terminal) {
      var encoder = Encoder(depth: .truecolor)
      return encoder.encode(Frame(surface: $0.surface(in: CellPool())))
    }
    report(count)
  }

  /// The emulator shows the surface: no text moved, erased or styled anything.
  @Test func anEmulatorShowsTheDrawnSurface() throws {
    var compared = 0
    for string in try HostileString.all() {
      for way in Way.allCases {
        let surface = Self.surface(try way.element(string.text))
        guard surface.columns > 0, surface.rows > 0,
          !HostileScreens.isBeyondTheEmulator(string.text)
        else { continue }
        let terminal = EmulatedTerminal(columns: surface.columns, rows: surface.rows)
        var encoder = Encoder(depth: .truecolor)
        terminal.feed(encoder.encode(Frame(surface: surface)))
        var downsampler = Downsampler(depth: .truecolor)
        let found = difference(terminal.grid, surface.expectedGrid(&downsampler).withoutDim)
        #expect(found == nil, "\(string), \(way): \(found ?? "")")
        compared += 1
      }
    }
    print("hostile checks: \(compared) grids of an emulator")
  }

  /// Words that are read from the right stay in their cells, and the words beside them where they are.
  @Test func wordsFromTheRightReorderNothing() throws {
    let surface = Self.surface(.row([.label("ab "), .label("אבג 12"), .label(" cd")]))
    #expect(surface.plainText == "ab אבג 12 cd\n")
    let html = surface.html(label: "x")
    #expect(html.hasPrefix("<pre dir=\"ltr\""))
    #expect(html.contains("direction:ltr;unicode-bidi:bidi-override\">אבג"))
    let svg = surface.svg(title: "x", description: "x")
    #expect(svg.contains("direction=\"ltr\" unicode-bidi=\"bidi-override\">"))
    #expect(!Self.surface(.label("abc")).svg(title: "x", description: "x").contains("bidi"))
  }
}

/// Prints how many checks there were, and fails on any breach.
func report(_ count: HostileCount, _ name: String = #function) {
  print("hostile checks: \(count.checks) by \(name)")
  #expect(count.summary == nil, "\(name): \(count.summary ?? "")")
}

extension GSDesign.CellPicture {
  /// A row of one cell per cluster, each a column wide, whatever it is; files have up to 64 scalars in a cell.
  static func holding(_ text: String) -> Self {
    let clusters = text.prefix(200).map {
      String(String.UnicodeScalarView($0.unicodeScalars.prefix(64)))
    }
    return Self(
      columns: clusters.count, rows: 1,
      cells: clusters.map { Cell(text: $0, columns: 1, style: 0) }, styles: [Style()])
  }
}

extension Snapshot {
  /// One look of one state.
  static func holding(_ picture: GSDesign.CellPicture, state: StateID = "own/word") -> Snapshot {
    Snapshot(
      variant: "own/word",
      sections: [Section(environment: "", looks: [Look(picture: picture, states: [state])])])
  }
}
