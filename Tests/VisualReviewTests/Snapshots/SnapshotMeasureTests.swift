import GSDesign
import StateSpace
import Testing

@testable import FourSystems
@testable import GalleryKit
@testable import VisualReview

@Suite("Lengths and type in baselines")
struct SnapshotMeasureTests {
  private func lines(_ look: Element, _ theme: Theme = .gitspace) -> [String] {
    SnapshotMeasures.lines(of: look.resolved(in: theme))
  }

  /// The looks by environment, in any order: a text has those that a second environment shares with the first before its
  /// others.
  private func looks(in snapshot: Snapshot) -> [EnvironmentID: Set<Snapshot.Look>] {
    Dictionary(
      uniqueKeysWithValues: snapshot.sections.map { ($0.environment, Set($0.looks)) })
  }

  private let button = GSButton(
    style: .primary(isDisabled: false), action: {}, label: { GSText(.buttonTitle1, "Send") }
  ).element

  @Test func aLookHasTheNumbersOfItsDesign() {
    let measures = lines(button)
    #expect(measures.contains { $0.hasPrefix("panel above 18 padding 34 radius round least 150") })
    #expect(measures.contains("words buttonTitle1 16 600"))
  }

  @Test func aLengthThatCellsDoNotShowIsANumberThatChanged() throws {
    let specimen = try #require(Catalogue.builtIn.specimens.first { $0.id == "tag/filled" })
    func drawn(_ theme: Theme) -> Snapshot {
      let catalogue = Catalogue(
        specimens: [specimen],
        themes: Catalogue.builtIn.themes.map { $0.name == theme.name ? theme : $0 })
      return SnapshotDrawer(BaselineSpace(catalogue)).draw(specimen).snapshot
    }
    let before = drawn(.zatch)
    #expect(looks(in: try Snapshot(text: before.text)) == looks(in: before))
    let after = drawn(Theme.zatch.replacing(length: .spacing, "tag20", points: 8.25))
    let comparison = Comparison(baseline: before, drawn: after)
    #expect(!comparison.differences.isEmpty)
    let difference = try #require(comparison.differences.first)
    let (old, new) = (try #require(difference.old), try #require(difference.new))
    #expect(old.cells == new.cells)
    let causes = CauseFinder(old, new).causes
    #expect(causes.contains(.measure("padding", from: "8", to: "8.25")), "\(causes)")
  }

  @Test func aBaselineWithoutMeasuresTakesThoseOfTheSameCells() throws {
    let specimen = try #require(Catalogue.builtIn.specimens.first { $0.id == "tag/filled" })
    let drawn = SnapshotDrawer(BaselineSpace(.builtIn)).draw(specimen).snapshot
    var old = drawn
    for section in old.sections.indices {
      for look in old.sections[section].looks.indices {
        old.sections[section].looks[look].picture.measures = nil
      }
    }
    #expect(old.isIncomplete)
    #expect(Comparison(baseline: old, drawn: drawn).differences.isEmpty)
    #expect(looks(in: try Snapshot(text: old.text)) == looks(in: old))
  }

  @Test func changesAreNamed() {
    #expect(
      SnapshotMeasures.changes(
        from: ["panel height 20 padding 8", "gap 8"], to: ["panel height 20 padding 9", "gap 8"])
        == [.init(name: "padding", old: "8", new: "9")])
    #expect(
      SnapshotMeasures.changes(from: ["gap 8"], to: [])
        == [.init(name: "gap", old: "8", new: "")])
  }

  /// The rows around bold words go with their weight: the style changes, and is not one that goes and one that comes.
  @Test func changesAreOfMeasuresOfTheSameKind() {
    typealias Change = SnapshotMeasures.Change
    #expect(
      SnapshotMeasures.changes(
        from: ["inset 16 0 16 0", "words big 40 700"], to: ["words big 40 400"])
        == [
          Change(name: "inset", old: "16 0 16 0", new: ""),
          Change(name: "words", old: "big 40 700", new: "big 40 400"),
        ])
    #expect(
      SnapshotMeasures.changes(
        from: ["words a 1 400", "gap 4", "words b 2 400"],
        to: ["words b 3 400", "words c 1 400", "panel line 2", "gap 5"])
        == [
          Change(name: "words", old: "a 1 400", new: "c 1 400"),
          Change(name: "gap", old: "4", new: "5"),
          Change(name: "words", old: "b 2 400", new: "b 3 400"),
          Change(name: "line", old: "", new: "2"),
        ])
  }
}
