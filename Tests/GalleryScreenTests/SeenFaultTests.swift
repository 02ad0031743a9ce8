import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

/// Past faults seen on screens, each with a proof that it is gone. Those of outlines are in `OutlineFaultTests`.
@Suite("Faults seen on screens")
struct SeenFaultTests {
  private func rows(_ screens: Screens) -> [String] {
    screens.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func page(_ specimen: Specimen, _ columns: Int, _ rows: Int) -> Screens {
    Screens(columns: columns, rows: rows, catalogue: Catalogue(specimens: [specimen]))
  }

  @Test func bracketsOfDisabledComponentsAreCentred() throws {
    var count = 0
    for specimen in Catalogue.builtIn.specimens
    where ["button", "tag"].contains(specimen.component) && specimen.id != "tag/group" {
      guard let axis = specimen.axis(named: "disabled") else { continue }
      var state = specimen.initialState
      state[axis] = .flag(true)
      let surface = Renderer().draw(
        state.element(.english), environment: RenderEnvironment(theme: specimen.home, depth: .mono)
      ).surface
      for line in surface.plainText.split(separator: "\n") where line.contains("(") {
        let drawn = Array(String(line).trimmingBlanks)
        guard let opening = drawn.firstIndex(of: "("), let closing = drawn.lastIndex(of: ")"),
          drawn.filter({ $0 == "(" }).count == 1
        else { continue }
        count += 1
        #expect(opening == drawn.count - 1 - closing, "\(specimen.id): \(line)")
      }
    }
    #expect(count >= 4, "\(count)")
  }

  @Test func aLargerScreenShowsNoFewerLooks() throws {
    var count = 80
    // From 100 columns on, the properties have columns of their own, which the stage of 80 does not give up.
    for specimen in [Specimen.filledTag, .primaryButton, .homeTabs] {
      for sizes in [[(60, 16), (80, 24)], [(100, 30), (120, 40), (160, 48)]] {
        let shown = try sizes.map { columns, rows in
          let screens = page(specimen, columns, rows)
          let program = screens.program
          let canvas = try #require(program.canvas(screens.model, program.workbench(screens.model)))
          // Light and dark are two looks more.
          return canvas.layout.table.neighbours.count + canvas.appearances.count
        }
        #expect(shown == shown.sorted(), "\(specimen.id) \(shown)")
        count = min(count, shown[1])
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: [(80, 24), (100, 30), (120, 40)], ["?", "i ?", "m ?"])
  func theColumnsOfTheHelpAreApart(_ size: (columns: Int, rows: Int), _ way: String) {
    var screens = page(.filledTag, size.columns, size.rows)
    screens.type(way)
    let lines = screens.program.helpLines(screens.model).filter { !$0.keys.isEmpty }
    let shown = lines.filter { item in
      rows(screens).contains { row in
        guard let what = row.firstRange(of: item.what) else { return false }
        let behind = row[what.upperBound...]
        return behind.isEmpty || behind.hasPrefix("  ")
      }
    }
    #expect(shown.count >= min(lines.count, 10), "\(screens.text)")
  }

  @Test func aBadgeKeepsThePaddingAtItsEnds() {
    var count = 0
    for specimen in Catalogue.builtIn.specimens where specimen.component == "badge" {
      for shape in page(specimen, 200, 60).drawing.surface.shapes {
        let (clip, frame) = (PointRect(shape.clip), shape.frame)
        #expect(clip.x <= frame.x && frame.endX <= clip.endX, "\(frame) in \(clip)")
        count += 1
      }
    }
    #expect(count > 2)
  }

  @Test(arguments: Language.ofInterface)
  func aStateOfNothingIsNamedInTheMatrix(_ language: Language) throws {
    var screens = Screens(
      columns: 120, rows: 40, language: language, catalogue: Catalogue(specimens: [.homeTabs]))
    screens.type("m home")
    let first = try #require(rows(screens).first { $0.contains(" 0 ") && !$0.contains("0 /") })
    #expect(first.contains(language == .korean ? "비어 있음" : "empty"), "\(screens.text)")
  }

  @Test func tagsInSeveralRowsAreARowApart() {
    let state = Specimen.tagGroup.initialState
    let surface = Renderer().draw(
      state.element(.english), environment: RenderEnvironment(theme: .zatch)
    ).surface
    let filled = surface.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().filter { $0.element.contains(where: \.isLetter) }.map(\.offset)
    #expect(filled.count > 1)
    for (upper, lower) in zip(filled, filled.dropFirst()) { #expect(lower - upper <= 2) }
  }

  @Test func theSpokenLinesOfAStateStayInTheirPane() throws {
    let specimen = Specimen.filledTag
    var screens = page(specimen, 120, 40)
    let axis = try #require(specimen.axis(named: "interaction"))
    for value in specimen.axes[axis].values {
      screens.model.canvas.state[axis] = value
      for row in rows(screens).dropFirst().dropLast(3) {
        #expect(row.count < 120 || row.last == " ", "\(row)")
      }
    }
  }

  @Test func aWideScreenHasEveryMainStateBelowLightAndDark() {
    let lines = rows(page(.filledTag, 200, 60))
    #expect(lines.contains { $0.contains("light ") && $0.contains("dark (derived)") })
    let states = ["normal", "selected", "disabled", "hovered", "pressed", "focused"]
    #expect(lines.contains { line in states.allSatisfy { line.contains($0) } })
  }

  @Test(arguments: [(80, 24), (100, 30), (120, 40), (200, 60)])
  func theEndsOfANumberAreWholeOrMissing(_ size: (columns: Int, rows: Int)) {
    for specimen in Catalogue.builtIn.specimens
    where specimen.axes.contains(where: { $0.scale != nil }) {
      var screens = page(specimen, size.columns, size.rows)
      screens.type("tab tab")
      let ends = specimen.axes.compactMap { $0.scale?.ends }
      for row in rows(screens) {
        guard let last = row.split(separator: " ").last(where: { $0.contains("–") && $0 != "–" })
        else {
          continue
        }
        #expect(
          ends.contains(String(last)) || !last.allSatisfy { $0.isNumber || $0 == "–" }, "\(row)")
      }
    }
  }

  @Test(arguments: [
    ("", true), ("] enter", true), ("] enter tab", true), ("m", true), ("i", true),
    ("] enter z", true), ("] enter I", true), ("] enter s", true), ("/", false),
    ("ctrl-p", false), ("?", false), ("!", false), ("] enter e", false),
    ("] enter E", false), ("] enter E #", false), ("] enter enter", false),
    ("] enter m X", false),
  ])
  func copyingALinkIsOfferedWhereItWorks(_ way: String, _ isOffered: Bool) {
    var screens = Screens(columns: 120, rows: 40, catalogue: .builtIn, isOverview: true)
    screens.type(way)
    // The line of the overview has no room for it, its help does.
    if way.isEmpty { screens.type("?") }
    let words = way.isEmpty ? "copy link" : "y copy link"
    #expect(screens.text.contains(words) == isOffered, "\(screens.text)")
    if way.isEmpty { screens.type("?") }
    screens.type("y")
    #expect((screens.model.lastCopied != nil) == isOffered)
  }

  @Test(arguments: [(60, 16, ""), (80, 24, ""), (80, 24, "tab tab"), (100, 30, ""), (120, 40, "E")])
  func noOutlineOfThePageIsCutFlat(_ columns: Int, _ rows: Int, _ keys: String) {
    var screens = page(.filledTag, columns, rows)
    screens.type(keys)
    let shapes = screens.drawing.surface.shapes
    #expect(!shapes.isEmpty)
    for shape in shapes {
      let clip = PointRect(shape.clip)
      #expect(clip.y <= shape.frame.y && shape.frame.endY <= clip.endY, "\(shape)\n\(screens.text)")
    }
  }

  @Test func statesAreARowApart() throws {
    for (specimen, rows) in [(Specimen.tagGroup, 60), (.calendar, 60), (.bottomTabBar, 60)] {
      let screens = page(specimen, 120, rows)
      let canvas = try #require(
        screens.program.canvas(screens.model, screens.program.workbench(screens.model)))
      let table = canvas.layout.table
      // Three where an outline reaches beyond its cell.
      #expect(!table.isEmpty && [1, 3].contains(table.air), "\(specimen.id)")
    }
  }

  @Test(arguments: [ColorDepth.truecolor, .indexed16, .mono], [GlyphSet.unicode, .ascii])
  func aFocusedTabHasOneLineBelowItsWords(_ depth: ColorDepth, _ glyphs: GlyphSet) {
    let style = GSButtonStyle.homeTab(tabName: "Starred", tabSelection: .constant("Starred"))
    let button = GSButton(
      style: style, state: ButtonState(isFocused: true), action: {},
      label: { GSText(.buttonTitle1, "Starred") })
    let lines: [(look: Element, unicode: String, ascii: String)] = [
      (button.element, "┗━━━━━┛", "#=====#"),
      (GSTab("Starred", isSelected: true, isFocused: true).element, "┗━━━━━━━┛", "#=======#"),
      (GSTab("Starred", isFocused: true).element, "└───────┘", "+-------+"),
      (GSTab("", isFocused: true).element, "└─┘", "+-+"),
    ]
    for line in lines {
      let surface = Renderer().draw(
        line.look, environment: RenderEnvironment(theme: .gitspace, depth: depth, glyphs: glyphs)
      ).surface
      let last = surface.plainText.split(separator: "\n").last.map(String.init)
      #expect(last == (glyphs == .unicode ? line.unicode : line.ascii))
      for index in surface.cells.indices {
        let style = surface.pool[surface.cells[index].style]
        #expect(!style.attributes.contains(.underline), "\(surface.plainText)")
      }
    }
  }

  @Test func aSizeThatWasSetByAKeyIsNamed() throws {
    var screens = page(.filledTag, 120, 40)
    screens.type("w")
    let size = try #require(screens.model.environment.size)
    #expect(screens.text.contains("size \(size.description)"), "\(screens.text)")
  }
}

extension String {
  fileprivate var trimmingBlanks: Substring {
    let end = lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex
    return self[..<end].drop { $0 == " " }
  }
}
