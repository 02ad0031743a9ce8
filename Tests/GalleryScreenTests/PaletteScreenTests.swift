import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

@Suite("Screens of the palette, the page and the knobs")
struct PaletteScreenTests {
  private func screens(_ columns: Int, _ rows: Int, _ keys: [KeyPress]) -> Screens {
    var screens = Screens(columns: columns, rows: rows, language: .english)
    for key in keys { screens.press(key) }
    return screens
  }

  @Test(arguments: [(120, 40), (80, 24), (60, 16), (40, 12), (20, 5)])
  func thePaletteShowsTheQueryAndItsResultsAtAnySize(_ columns: Int, _ rows: Int) {
    let text = screens(columns, rows, [.control("p")] + "mat".map { KeyPress($0) }).text
    #expect(text.contains("› mat"), "\(text)")
    #expect(text.contains("▎ Show matrix"), "\(text)")
  }

  @Test func recentChoicesAreUnderTheirHeading() {
    var screens = Screens(columns: 120, rows: 40)
    screens.type("ctrl-p d a r k enter ctrl-p")
    func lines() -> [String] {
      screens.text.split(separator: "\n").map(String.init)
    }
    let heading = lines().firstIndex { $0.contains(" Recent ") }
    #expect(
      heading.map { lines()[$0 + 1].contains("Appearance: dark") } == true, "\(screens.text)")
    #expect(heading.map { lines()[$0 + 3].contains(" Components ") } == true, "\(screens.text)")
    #expect(heading.map { lines()[$0 + 4].contains("  tag/filled") } == true, "\(screens.text)")
    screens.type("d")
    #expect(!screens.text.contains(" Recent "))
    screens.type("backspace end")
    #expect(!screens.text.contains(" Recent "), "it scrolls away")
    screens.type("home")
    #expect(screens.text.contains(" Recent "))
    var korean = Screens(columns: 80, rows: 24, language: .korean)
    korean.type("ctrl-p d a r k enter ctrl-p")
    #expect(korean.text.contains("최근 사용"))
  }

  @Test func beforeAnythingIsAskedCommandsAreShownWithTheirKeys() throws {
    for keys in ["ctrl-p", "] enter ctrl-p", "] enter m ctrl-p"] {
      var screens = Screens(columns: 120, rows: 40, catalogue: .builtIn, isOverview: true)
      screens.type(keys)
      #expect(screens.text.contains("button/primary"), "\(screens.text)")
      let palette = try #require(screens.model.overlays.palette)
      let commands = (0..<12).compactMap { place -> String? in
        guard case .item(let index)? = palette[place],
          case .command = palette.items[index].action
        else { return nil }
        return palette.items[index].key
      }
      #expect(commands.filter { !$0.isEmpty }.count >= 8, "\(screens.text)")
      for place in 0..<palette.count {
        let again = (0..<place).contains { palette[$0] == palette[place] }
        #expect(palette[place] != nil && !again, "everything stands there once")
      }
    }
  }

  @Test(arguments: [Appearance.light, .dark])
  func theGalleryBelowIsDimmed(_ appearance: Appearance) throws {
    func ground(_ keys: String) throws -> RGB {
      var screens = Screens(
        columns: 120, rows: 40, terminal: TerminalFacts(appearance: appearance))
      screens.type(keys)
      let surface = screens.drawing.surface
      return try #require(surface.pool[surface[0, 30].style].background?.color)
    }
    #expect(try ground("ctrl-p") == ground("").dimmed)
    #expect(try ground("ctrl-p esc") == ground(""))
  }

  @Test func lettersThatAreFoundAreBoldAndTheOthersAreNot() throws {
    let screens = screens(80, 24, [KeyPress("/"), KeyPress("s"), KeyPress("k")])
    let surface = screens.drawing.surface
    let line = screens.text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("tag/stroke") }
    guard let line else {
      Issue.record("nothing is found")
      return
    }
    let text = screens.text.split(separator: "\n", omittingEmptySubsequences: false)[line]
    let start = text.distance(
      from: text.startIndex, to: try #require(text.firstRange(of: "tag/stroke")).lowerBound)
    let bold = (start..<start + 10).filter {
      surface.pool[surface[$0, line].style].attributes.contains(.bold)
    }
    // t a g / s t r o k e.
    #expect(bold == [start + 4, start + 8])
  }

  /// The card of the palette by the rows of its ground, which is that of the raised header.
  private func cardRows(_ screens: Screens) -> Range<Int> {
    let rows = screens.drawing.regions.filter { $0.id == GalleryPart.area(.palette).id }.map(\.area)
    return (rows.map(\.row).min() ?? 0)..<(rows.map(\.endRow).max() ?? 0)
  }

  @Test(arguments: [(120, 40), (80, 24), (200, 60)])
  func itFloatsAndIsAsHighAsItsResults(columns: Int, rows: Int) throws {
    var screens = Screens(columns: columns, rows: rows, catalogue: .builtIn)
    screens.type("ctrl-p")
    let all = cardRows(screens)
    let margin = rows >= 30 ? 2 : 1
    #expect(all.lowerBound == 1 + margin, "\(screens.text)")
    #expect(all.upperBound <= rows - 2 - margin, "\(screens.text)")
    screens.type("c a l e n d e r")
    let one = cardRows(screens)
    let palette = try #require(screens.model.overlays.palette)
    let lines = PaletteLines(palette, hasPictures: true)
    #expect(one.lowerBound == all.lowerBound && one.count == 4 + lines.count, "\(screens.text)")
    #expect(one.count < all.count)
  }

  @Test func resultsOfOneKindAreUnderTheirHeadingWithPicturesAndSwatches() throws {
    var screens = Screens(columns: 120, rows: 40, catalogue: .builtIn)
    screens.type("ctrl-p t a g")
    let palette = try #require(screens.model.overlays.palette)
    let headings = palette.sections.compactMap { $0.heading?.english }
    #expect(headings.prefix(1) == ["Components"] && headings.contains("Colours"), "\(headings)")
    for section in palette.sections where section.heading == .colorSection {
      for place in section.places {
        guard case .item(let index)? = palette[place] else { continue }
        #expect(palette.items[index].color != nil)
      }
    }
    // The component itself is beside its name, on the ground of its system.
    let name = "tag/town"
    let line = try #require(
      screens.text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains(name) })
    let text = String(screens.text.split(separator: "\n", omittingEmptySubsequences: false)[line])
    let column = text.distance(
      from: text.startIndex, to: try #require(text.firstRange(of: name)).lowerBound)
    let surface = screens.drawing.surface
    let page = Theme.zatch.scheme(.light, .original)[.page]
    #expect(surface.pool[surface[column - 20, line].style].background?.color == page)
  }

  @Test func aNameThatIsNearlyRightIsSuggested() throws {
    var screens = Screens(columns: 120, rows: 40, catalogue: .builtIn)
    screens.type("ctrl-p c a l e n d e r")
    #expect(screens.text.contains("Similar names"), "\(screens.text)")
    #expect(screens.text.contains("calendar/challenge"))
    screens.type("enter")
    #expect(screens.program.link(screens.model).hasPrefix("calendar/challenge"))
    screens.type("/ q x z j q")
    #expect(screens.text.contains("No matches"), "\(screens.text)")
    #expect(screens.text.contains("Search for a component"))
    #expect(cardRows(screens).count < 12)
  }

  @Test func similarNamesAreLookedForOnceForAQuery() throws {
    var screens = Screens(columns: 120, rows: 40, catalogue: .builtIn)
    screens.type("ctrl-p c a l e n d e")
    var palette = try #require(screens.model.overlays.palette)
    #expect(!palette.awaitsSuggestions)
    for (letter, name) in [("r", "similar"), ("q", "none")] {
      palette.edit(.insert(letter))
      palette.find()
      #expect(palette.awaitsSuggestions, "\(name)")
      palette.suggest(name == "none" ? [] : [.item(0)])
      palette.find()
      #expect(!palette.awaitsSuggestions, "\(name)")
    }
  }

  @Test func everyComponentHasAPicture() {
    var screens = Screens(columns: 120, rows: 40, catalogue: .builtIn)
    screens.type("/")
    for specimen in Catalogue.builtIn.specimens {
      #expect(screens.text.contains(specimen.id.text), "\(specimen.id)\n\(screens.text)")
      screens.type("down")
    }
  }

  @Test func everyChosenResultIsSeenWhole() throws {
    var screens = Screens(columns: 120, rows: 40, catalogue: .builtIn)
    screens.type("ctrl-p")
    for _ in 0..<40 {
      screens.type("down")
      let palette = try #require(screens.model.overlays.palette)
      let room = screens.program.workbench(screens.model).chrome.paletteRoom(
        palette, rows: 37, isWhole: false, hasPictures: true)
      let lines = PaletteLines(palette, hasPictures: true).lines(of: palette.match)
      let first = screens.model.scrolls[.palette].first(in: room)
      #expect(lines.lowerBound >= first && lines.upperBound <= first + room.rows)
    }
  }

  @Test(arguments: [(120, 40), (80, 24), (40, 12)])
  func thePageDescribesTheComponentAtAnySize(_ columns: Int, _ rows: Int) {
    let text = screens(columns, rows, [KeyPress("i")]).text
    #expect(text.contains("Labels an item"), "\(text)")
    let end = screens(columns, rows, [KeyPress("i"), KeyPress(.end)]).text
    #expect(end.contains("tag/filled"), "\(end)")
    #expect(end.contains("GSTag.filled"), "\(end)")
  }

  @Test func thePageNamesStatesAxesRulesKeysAndRoles() {
    let text = screens(120, 80, [KeyPress("i")]).text
    for line in [
      "32 states, 24 looks", "configuration  ● height20",
      "A disabled tag cannot be focused.  (16 states more without it)",
      "enter space   press", "chip, label, 태그, 칩", "tagPurple.solid",
    ] { #expect(text.contains(line), "\(line) in \(text)") }
  }

  @Test(arguments: [(120, 40), (100, 24), (80, 24), (40, 12)])
  func moreKnobsThanRowsAreScrolledTo(_ columns: Int, _ rows: Int) {
    var screens = Screens(
      columns: columns, rows: rows, catalogue: Catalogue(specimens: [.manyKnobs]))
    // A narrow screen begins in the canvas of its link, a wide one in the tree.
    while screens.model.pane != .knobs { screens.press(KeyPress(.tab)) }
    #expect(screens.text.contains("Axis 0"), "\(screens.text)")
    screens.press(KeyPress(.end))
    #expect(screens.text.contains("Axis 59"), "\(screens.text)")
  }

  @Test func knobsOfEveryKindAreSeen() {
    var screens = Screens(
      columns: 120, rows: 40, catalogue: Catalogue(specimens: [.everyKnob]))
    screens.press(KeyPress(.tab), KeyPress(.tab))
    #expect(screens.text.contains("Options     ‹ ○ bold   ›"), "\(screens.text)")
    // The number of options that are on, then the ends of the number, are beside the name of the pane.
    func heading() -> Substring {
      screens.text.split(separator: "\n").first { $0.contains("Properties") } ?? ""
    }
    #expect(heading().hasSuffix("0/2"), "\(screens.text)")
    screens.press(KeyPress(" "))
    #expect(heading().hasSuffix("1/2"), "\(screens.text)")
    screens.press(KeyPress(.down))
    #expect(heading().hasSuffix("0–12"), "\(screens.text)")
    screens.press(KeyPress("1"))
    #expect(screens.text.contains("‹ 1_ "), "\(screens.text)")
  }
}

extension Specimen {
  /// A set and a number on one that only shows.
  fileprivate static let everyKnob: Specimen = Specimen(
    "test/knobs", summary: Phrase("A test.", korean: "시험."), usage: Phrase("", korean: ""),
    payload: KnobPayload(),
    axes: [
      .options(
        "options", \.options,
        options: [("bold", KnobPayload.Options.bold), ("italic", .italic)]),
      .stepper("count", \.count, 0...12, samples: [0, 1, 12]),
    ],
    code: { payload, _ in "Knobs(\(payload.count))" },
    build: { payload, _ in GSText(.body1, "\(payload.count)").lowered() })
}

extension Specimen {
  /// More axes than any screen has rows.
  fileprivate static let manyKnobs: Specimen = Specimen(
    "test/many", summary: Phrase("A test.", korean: "시험."), usage: Phrase("", korean: ""),
    payload: KnobPayload(),
    axes: (0..<60).map { .stepper("axis-\($0)", \KnobPayload.count, 0...1, samples: [0]) },
    code: { payload, _ in "Knobs(\(payload.count))" },
    build: { payload, _ in GSText(.body1, "\(payload.count)").lowered() })
}

private struct KnobPayload: Hashable, Sendable {
  struct Options: OptionSet, Hashable, Sendable {
    let rawValue: Int
    static let bold = Options(rawValue: 1)
    static let italic = Options(rawValue: 2)
  }

  var options: Options = []
  var count = 0
}
