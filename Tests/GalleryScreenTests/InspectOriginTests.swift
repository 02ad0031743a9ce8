import Foundation
import GalleryTesting
import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TermRender
@testable import Workbench

/// Where the colours of a measured part come from, and what uses them.
@Suite("Origins of colours in the inspection")
struct InspectOriginTests {
  private static func screens(
    _ columns: Int = 120, _ rows: Int = 50, theme: String = "zatch", catalogue: Catalogue = .tags
  ) -> Screens {
    var screens = Screens(columns: columns, rows: rows, catalogue: catalogue)
    screens.model.state = InspectScreenTests.selected
    screens.model.environment.set(.theme, to: theme)
    screens.type("I")
    return screens
  }

  /// A built-in system as it is read from its files.
  private static func read(_ theme: Theme) throws -> Theme {
    let folder = try TemporaryFolder()
    let exported = ThemeTokenFile(theme: theme)
    try folder.write(exported.tokens, to: "brand.tokens.json")
    try folder.write(exported.mapping.text, to: "brand.theme.json")
    return try ThemeReader(
      source: .file(folder.path + "/brand.tokens.json"), root: nil
    ).theme(named: "brand", in: .builtIn).theme
  }

  @Test(arguments: [(120, 50, true), (160, 40, true), (80, 24, false)])
  func aColourOfABuiltInThemeEndsInTheThemeAndIsShownAtEachDepth(
    _ columns: Int, _ rows: Int, _ hasDepths: Bool
  ) {
    let text = Self.screens(columns, rows).text
    #expect(text.contains("tagPurple.solid"))
    #expect(text.contains("→ zatchPurple"))
    #expect(text.contains("→ zatch\n"))
    // Where rows are few the measures and the chain stay.
    for words in ["256", "Δ4", "mono reverse"] {
      #expect(text.contains(words) == hasDepths, "\(words)")
    }
  }

  @Test func theNearestColoursHaveTheirNumbersAndDistances() throws {
    let color = try #require(RGB(hex: "#9E7CFE"))
    let paint = Paint(color, role: .tagPurpleSolid)
    let trace = try #require(ColorTrace(paint, under: EnvironmentChange(theme: .zatch)))
    for (nearest, palette) in [
      (trace.indexed.of256, IndexedPalette.xterm240), (trace.indexed.of16, .xterm16),
    ] {
      let wanted = OKLab(color)
      let best = palette.colors.enumerated().min {
        OKLab($0.element).squaredDistance(to: wanted)
          < OKLab($1.element).squaredDistance(to: wanted)
      }
      #expect(nearest.index == palette.firstIndex + (best?.offset ?? -1))
      #expect(nearest.color == best?.element)
      #expect(nearest.distance == color.difference2000(to: nearest.color))
    }
    #expect(trace.chain == ["tagPurple.solid", "zatchPurple", "zatch"])
    #expect(trace.origins.isEmpty && trace.original == nil)
    #expect(ColorTrace(Paint(color, role: nil), under: EnvironmentChange(theme: .zatch)) == nil)
    #expect(ColorTrace(paint, under: EnvironmentChange()) == nil)
  }

  @Test(arguments: Appearance.allCases)
  func aColourOfAFileHasItsTokensWithLineAndColumn(_ appearance: Appearance) throws {
    let theme = try Self.read(.gitspace)
    let lines = ThemeTokenFile(theme: .gitspace).tokens.split(
      separator: "\n", omittingEmptySubsequences: false)
    func place(_ names: String...) throws -> (line: Int, column: Int) {
      var line = 0
      for name in names {
        line = try #require(lines[line...].firstIndex { $0.contains("\"\(name)\":") })
      }
      return (line + 1, lines[line].prefix { $0 != "\"" }.count + 1)
    }
    let origins = theme.origins(of: .text, appearance)
    #expect(origins.map(\.path) == ["role.text", "palette.primary"])
    // The value for the dark has a line of its own in the last token.
    let last =
      appearance == .dark
      ? try place("palette", "primary", "dark") : try place("palette", "primary")
    for (origin, expected) in zip(origins, [try place("role", "text"), last]) {
      #expect((origin.line, origin.column) == expected)
      #expect(origin.place == "brand.tokens.json:\(expected.line):\(expected.column)")
    }
    // The accent is another token in the dark.
    #expect(
      theme.origins(of: .accent.hovered, appearance).map(\.path)
        == [
          "role.accent",
          appearance == .light ? "palette.gsGreenPrimary" : "palette.gsYellowPrimary",
        ])
    #expect(Theme.gitspace.origins(of: .text, appearance).isEmpty)
  }

  @Test(arguments: [(120, 50), (80, 24)])
  func theInspectionShowsTheTokensOfAFile(_ columns: Int, _ rows: Int) throws {
    let theme = try Self.read(.zatch)
    let screens = Self.screens(
      columns, rows, theme: "brand",
      catalogue: Catalogue.tags.appending([], themes: [theme]))
    let origin = try #require(theme.origins(of: .tagPurpleSolid, .light).last)
    let text = screens.text
    #expect(text.contains("→ role.tagPurple-solid"))
    #expect(text.contains("→ palette.zatchPurple"))
    #expect(text.contains("\(origin.line):\(origin.column)"))
  }

  @Test func theUsesOfARoleAreCountedAndListed() throws {
    var screens = Self.screens()
    let all = RoleUses(of: .tags, .rendering(widthPolicy: .grapheme))
    let uses = all[.tagPurpleSolid]
    // The line counts the states that the colour behind the role changes, which other roles show too.
    let changed = all.uses(
      ofEntries: Theme.zatch.places(behind: .tagPurpleSolid, .light), of: .zatch)
    #expect(changed.stateCount > uses.stateCount && uses.stateCount > 1)
    #expect(screens.text.contains("\(changed.stateCount) states · 1 component"))
    screens.press(KeyPress(.enter))
    let palette = try #require(screens.model.overlays.palette)
    // Enter lists the states that are counted, each once, by the colour that changes them.
    let view = try #require(
      screens.program.inspection(screens.model, screens.program.workbench(screens.model)))
    let part = try #require(view.part)
    let titles = palette.items.map(\.title.english)
    let listed = titles.filter { $0.hasSuffix(" · zatchPurple") }
    #expect(
      listed
        == changed.map {
          "\($0.specimen.id.text) · \($0.states.count) states · zatchPurple"
        })
    #expect(titles.count > listed.count && view.colors(of: part).count > 1)
    #expect(screens.text.contains("Find among the uses"))
    #expect(palette.items.contains { $0.isCurrent })
  }

  @Test func choosingAUseGoesToAStateOfItAndMeasuresThePart() throws {
    var screens = Self.screens()
    screens.press(KeyPress(.enter))
    let palette = try #require(screens.model.overlays.palette)
    guard case .use(let state, let specimen, let role, _)? = palette.items.last?.action else {
      Issue.record("the last item is no use")
      return
    }
    screens.press(KeyPress(.up), KeyPress(.enter))
    #expect(screens.model.overlays.palette == nil)
    #expect(screens.model.showsInspection)
    #expect(screens.model.specimen == specimen && screens.model.state == state)
    let view = try #require(
      screens.program.inspection(screens.model, screens.program.workbench(screens.model)))
    let part = try #require(view.part)
    // The same role, or another one of the same colour.
    let scheme = Theme.zatch.scheme(.light, .original)
    func entries(of role: ColorRole) -> [String] {
      scheme.resolution(of: role.resting).entries
    }
    let shown = view.colors(of: part).compactMap(\.paint.role).flatMap { entries(of: $0) }
    #expect(!Set(shown).isDisjoint(with: entries(of: role)))
    #expect(screens.model.recentChoices.isEmpty)
  }

  @Test func escapeClosesTheListAndLeavesThePart() {
    var screens = Self.screens()
    screens.type("down")
    screens.press(KeyPress(.enter), KeyPress(.escape))
    #expect(screens.model.overlays.palette == nil)
    #expect(screens.model.showsInspection && screens.model.inspect?.part == 1)
  }

  @Test func aThemeThatIsEditedKeepsTheUses() throws {
    let program = Self.screens().program
    _ = program.resources.composition.value
    let changed = try Theme.zatch.replacing(entry: "zatchPurple", with: "#00FF00")
    let replaced = program.replacing(changed)
    #expect(replaced.resources.types.isMade && replaced.resources.composition.isMade)
    #expect(
      replaced.resources.uses.value[.tagPurpleSolid].stateCount
        == program.resources.uses.value[.tagPurpleSolid].stateCount)
  }

  /// They are named in every frame, and looking for them derives all colours of the theme.
  @Test func theUsesOfASourceAreLookedForOnceInATheme() throws {
    let memory = SourceUses()
    var searches = 0
    func ask(_ role: ColorRole, _ appearance: Appearance, _ theme: Theme) {
      _ = memory.uses(of: role, appearance, in: theme) {
        searches += 1
        return []
      }
    }
    for _ in 0..<3 { ask(.tagPurpleSolid, .light, .zatch) }
    #expect(searches == 1)
    ask(.tagPurpleSolid, .dark, .zatch)
    ask(.tagYellowSolid, .light, .zatch)
    #expect(searches == 3)
    let changed = try Theme.zatch.replacing(entry: "zatchPurple", with: "#00FF00")
    for _ in 0..<3 { ask(.tagPurpleSolid, .light, changed) }
    #expect(searches == 4)
  }
}
