import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

@Suite struct SnapshotTextTests {
  @Test(arguments: Catalogue.builtIn.specimens.map(\.id))
  func aDrawnVariantIsReadBackWhole(id: VariantID) throws {
    let specimen = try #require(Catalogue.builtIn[id])
    let drawn = SnapshotDrawer(BaselineSpace(.builtIn)).draw(specimen)
    let text = drawn.snapshot.text
    let read = try Snapshot(text: text)
    #expect(read.text == text)
    for section in drawn.snapshot.sections {
      for look in section.looks {
        for state in look.states { #expect(read[section.environment, state] == look.picture) }
      }
    }
    #expect(read.stateCount == drawn.stateCount)
  }

  @Test func anEnvironmentIsNamedByItsAppearanceEvenIfItIsTheDefault() throws {
    func heading(_ id: VariantID) throws -> [Substring] {
      let specimen = try #require(Catalogue.builtIn[id])
      return SnapshotDrawer(BaselineSpace(.builtIn)).draw(specimen).snapshot.text
        .split(separator: "\n").filter { $0.hasPrefix("environment ") }
    }
    #expect(
      try heading("button/primary") == ["environment light", "environment dark appearance=dark"])
    #expect(
      try heading("toast/default") == ["environment light appearance=light", "environment dark"])
    #expect(
      Snapshot.names(of: ["", "appearance=light", "theme=acme", "theme=acme,colors=mono"])
        == ["default-dark", "default-light", "acme-light", "acme-light-mono"])
  }

  /// A design with a dark appearance alone, drawn without a second appearance that would show it.
  @Test func anEnvironmentWithoutAnAppearanceIsNamedByTheOneInEffect() throws {
    var korean = Settings()
    korean.language = .korean
    var dark = Settings()
    dark.appearance = .dark
    func drawn(_ id: VariantID, _ environments: [Settings]) throws -> Snapshot {
      let specimen = try #require(Catalogue.builtIn[id])
      return SnapshotDrawer(BaselineSpace(.builtIn, environments: environments)).draw(specimen)
        .snapshot
    }
    func heading(_ snapshot: Snapshot) throws -> [Substring] {
      #expect(try Snapshot(text: snapshot.text).text == snapshot.text)
      return snapshot.text.split(separator: "\n").filter {
        $0.hasPrefix("environment ") || $0.hasPrefix("look ")
      }
    }
    let toast = try drawn("toast/default", [Settings(), korean])
    #expect(
      try heading(toast).prefix(3)
        == ["environment dark", "environment dark-ko lang=ko", "look 37x6 in dark"])
    #expect(try heading(drawn("toast/default", [dark])).first == "environment dark")
    #expect(try heading(drawn("button/primary", [Settings()])).first == "environment light")
    var other = Settings()
    other.theme = "lionheart"
    #expect(
      try heading(drawn("button/primary", [Settings(), other])).prefix(2)
        == ["environment default-light", "environment lionheart-dark theme=lionheart"])
    // A part of it, read from its file, keeps the name.
    var part = try Snapshot(text: toast.text)
    part.sections.removeFirst()
    #expect(try heading(part).first == "environment dark-ko lang=ko")
  }
}

@Suite struct SnapshotShapeTests {
  private func snapshot(_ element: Element) -> Snapshot {
    let surface = Renderer().draw(element, environment: RenderEnvironment(theme: .zatch)).surface
    return Snapshot(
      variant: "tag/filled",
      sections: [
        Snapshot.Section(
          environment: "",
          looks: [Snapshot.Look(picture: CellPicture(surface), states: ["tag/filled"])])
      ])
  }

  private func tag(_ radius: Double, height: Double = 31, shadow: Shadow? = nil) -> Element {
    let panel = Panel(
      ink: Ink(text: .onAccent, fill: .accent), shape: .rounded(radius: Radius(points: radius)),
      height: .fixed(ControlSize(points: height)), horizontalPadding: .medium)
    return .panel(panel.and { $0.shadow = shadow }, .label("Free"))
  }

  @Test func anOutlineIsALineInPoints() throws {
    let text = snapshot(tag(10)).text
    #expect(text.hasPrefix("gs-gallery snapshot 4\n"))
    #expect(
      text.contains(
        """
        outlines
          4,8.5 56x31 radius 10 fill accent on page words 2,1 4x1 cells 0,0 8x3
        """))
    #expect(try Snapshot(text: text) == snapshot(tag(10)))
  }

  @Test func aShadowIsInTheLineOfItsOutline() throws {
    for (shadow, text) in [
      (Shadow.action, "shadow 9 blur 9 opacity 0.21 action.shadow on page"),
      (.card, "shadow 2 blur 6 opacity 0.3 card.shadow on page"),
      (.dialog, "shadow 2 blur 8 opacity 0.4 alert.shadow on page"),
    ] {
      let snapshot = snapshot(tag(10, shadow: shadow))
      #expect(snapshot.text.contains("fill accent \(text) words 2,1 4x1 cells 0,0 8x3 seen "))
      #expect(try Snapshot(text: snapshot.text) == snapshot)
    }
    #expect(!snapshot(tag(10)).text.contains("shadow"))
  }

  @Test func aChangedShadowIsReported() throws {
    func causes(_ old: Shadow?, _ new: Shadow?) throws -> [String] {
      let comparison = Comparison(
        baseline: snapshot(tag(10, shadow: old)), drawn: snapshot(tag(10, shadow: new)))
      return try #require(comparison.differences.first).causes.map(\.phrase.english)
    }
    #expect(
      try causes(nil, .card) == [
        "shadow offset: 0 pt → 2 pt", "shadow blur: 0 pt → 6 pt", "shadow opacity: 0 → 0.3",
      ])
    #expect(
      try causes(
        Shadow(customOffset: 3, blur: 5, opacity: 0.3),
        Shadow(customOffset: 3, blur: 5, opacity: 0.5))
        == ["shadow opacity: 0.3 → 0.5"])
    let tinted = Shadow(customOffset: 3, blur: 5, opacity: 0.3, color: .accent)
    #expect(try causes(.floating, tinted) == ["shadow: floating.shadow → accent"])
  }

  @Test func aRadiusMovedByAPointIsADifference() throws {
    let comparison = Comparison(baseline: snapshot(tag(10)), drawn: snapshot(tag(11)))
    let difference = try #require(comparison.differences.first)
    #expect(difference.old?.cells == difference.new?.cells)
    #expect(difference.causes.map(\.phrase.english) == ["radius: 10 pt → 11 pt"])
    #expect(difference.changes?.isSeen == true)
  }

  @Test func aHeightThatFoldsInCellsIsADifference() throws {
    let comparison = Comparison(
      baseline: snapshot(tag(10, height: 29)), drawn: snapshot(tag(10, height: 31)))
    let difference = try #require(comparison.differences.first)
    #expect(difference.causes.map(\.phrase.english) == ["height: 29 pt → 31 pt"])
  }

  @Test func baselinesFromBeforeOutlinesAreTheSameWhereTheirCellsAre() throws {
    let drawn = snapshot(tag(10))
    let lines = drawn.text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines.firstIndex(of: "outlines"))
    let former = (lines[..<place] + lines[(place + 2)...])
      .filter { $0 != "measures unknown" && $0 != "spoken unknown" }.joined(separator: "\n")
      .replacing(#/roles in .*\n/#, with: "roles").replacing("\n\n  ", with: "\n  ")
      .replacing("snapshot 4", with: "snapshot 1")
    let baseline = try Snapshot(text: former)
    #expect(Comparison(baseline: baseline, drawn: drawn).differences.isEmpty)
    #expect(Comparison(baseline: baseline, drawn: drawn).same == 1)
    let other = Comparison(baseline: baseline, drawn: snapshot(tag(10, height: 20)))
    #expect(other.differences.count == 1)
  }

  @Test(arguments: [
    "4,8.5 56x31 radius 10 fill accent on page words 2,1 4x1", "4,8.5 56x31", "",
    "a,8 56x31 radius 1 cells 0,0 1x1", "4,8.5 -56x31 radius 10 cells 0,0 8x3",
    "4,8.5 56x31 radius 10 fill nothing cells 0,0 8x3",
    "4,8.5 56x31 radius 10 glow accent cells 0,0 8x3",
    "4,8.5 56x31 radius 10 fill accent shadow 2 blur 6 words 2,1 4x1 cells 0,0 8x3",
    "4,8.5 56x31 radius 10 fill accent shadow 2 blur 999 opacity 0.3 words 2,1 4x1 cells 0,0 8x3",
    "4,8.5 56x31 radius 10 fill accent shadow 2 blur 6 opacity 2 words 2,1 4x1 cells 0,0 8x3",
    "4,8.5 56x31 radius 10 fill accent shadow 2 blur 6 opacity 0.3 nothing words 2,1 4x1 cells 0,0 8x3",
    "1e9,8.5 56x31 radius 10 cells 0,0 8x3", "4,8.5 56x31 radius 10 cells 0,0 8x",
  ])
  func anInvalidOutlineIsRefused(line: String) {
    let text = snapshot(tag(10)).text.replacing(
      "4,8.5 56x31 radius 10 fill accent on page words 2,1 4x1 cells 0,0 8x3", with: line)
    #expect(throws: SnapshotError.self) { try Snapshot(text: text) }
  }
}
