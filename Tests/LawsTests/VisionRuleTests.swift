import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import Laws

/// States that differ only in colours which some people cannot distinguish.
@Suite struct VisionRuleTests {
  private struct Light: Hashable, Sendable {
    var isGo = false
  }

  /// A red that looks like the green to the cones that remain without green ones.
  private static let red: TokenValue = "#CB5926"
  private static let green: TokenValue = "#599726"

  private func findings(
    off: TokenValue, on: TokenValue, word: @escaping @Sendable (Bool) -> String = { _ in "Light" }
  ) throws -> [AuditFinding] {
    let theme = try Theme(
      name: "light",
      light: [
        .page: "#FFFFFF", .surface: "#F4F4F4", .text: "#111111", .textSecondary: "#555555",
        .destructive: "#B3261E", .accent: "#14618C", .onAccent: "#FFFFFF", .outline: "#75838F",
        .tagPurpleSolid: off, .tagYellowSolid: on,
      ],
      dark: [:])
    let specimen = Specimen(
      "light/default", home: theme, payload: Light(),
      axes: [.toggle("go", \.isGo)],
      build: { state, _ in
        Content(
          Element.panel(
            Panel(
              ink: Ink(text: .text, fill: state.isGo ? .tagYellowSolid : .tagPurpleSolid),
              shape: .rectangle, horizontalPadding: .small), .label(word(state.isGo)))
        ).lowered()
      })
    let catalogue = Catalogue(specimens: [specimen], themes: [theme])
    let setting = LawSetting(change: Settings().change(in: catalogue))
    let probe = RenderingClient.rendering(widthPolicy: .grapheme)
    let bench = LawChecker(specimen, setting: setting, probe: probe, other: probe, seed: 1)
    var search = VisionSearch()
    for state in bench.states { search.look(at: state, bench) }
    return search.findings(bench)
  }

  @Test func redAndGreenThatDifferInNothingElseAreFound() throws {
    let found = try findings(off: Self.red, on: Self.green)
    #expect(found.map(\.rule) == [.vision])
    #expect(found.first?.seen.english.contains("deutan") == true, "\(found)")
    #expect(found.first?.seen.english.contains("tritan") == false, "\(found)")
  }

  @Test func aWordDistinguishesStatesWithoutColours() throws {
    #expect(try findings(off: Self.red, on: Self.green) { $0 ? "Go" : "Halt" }.isEmpty)
  }

  @Test func coloursThatStayFarApartAreFine() throws {
    #expect(try findings(off: "#F4E04D", on: "#1B2A63").isEmpty)
  }

  @Test func coloursCloseInEveryVisionAreNotReported() throws {
    #expect(try findings(off: "#CB5926", on: "#C95A28").isEmpty)
  }
}
