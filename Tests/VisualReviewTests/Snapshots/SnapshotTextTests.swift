import Testing

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

  private func tag(_ radius: Double, height: Double = 31) -> Element {
    let panel = Panel(
      ink: Ink(text: .onAccent, fill: .accent), shape: .rounded(radius: Radius(points: radius)),
      height: .fixed(ControlSize(points: height)), horizontalPadding: .medium)
    return .panel(panel, .label("Free"))
  }

  @Test func anOutlineIsALineInPoints() throws {
    let text = snapshot(tag(10)).text
    #expect(text.hasPrefix("gs-gallery snapshot 2\n"))
    #expect(
      text.contains(
        """
        outlines
          4,8.5 56x31 radius 10 fill accent on page words 2,1 4x1 cells 0,0 8x3
        """))
    #expect(try Snapshot(text: text) == snapshot(tag(10)))
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
    let former = (lines[..<place] + lines[(place + 2)...]).joined(separator: "\n")
      .replacing("snapshot 2", with: "snapshot 1")
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
    "1e9,8.5 56x31 radius 10 cells 0,0 8x3", "4,8.5 56x31 radius 10 cells 0,0 8x",
  ])
  func whatIsNoOutlineIsRefused(line: String) {
    let text = snapshot(tag(10)).text.replacing(
      "4,8.5 56x31 radius 10 fill accent on page words 2,1 4x1 cells 0,0 8x3", with: line)
    #expect(throws: SnapshotError.self) { try Snapshot(text: text) }
  }
}
