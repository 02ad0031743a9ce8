import StateSpace
import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

@Suite struct RenameTests {
  private let light: EnvironmentID = "theme=zatch"
  private let dark: EnvironmentID = "theme=zatch,appearance=dark"

  @Test func aNewStateThatLooksLikeADeletedOneIsTheSameRenamed() {
    let old = Snapshot([(light, [("t:color=red", picture("x")), ("t", picture("y"))])])
    let new = Snapshot([(light, [("t:hue=red", picture("x")), ("t", picture("y"))])])
    let differences = Comparison(baseline: old, drawn: new).differences
    #expect(differences.map(\.bucket) == [.renamed])
    #expect(differences.first?.states == ["t:hue=red"])
    #expect(differences.first?.formerStates == ["t:color=red"])
    #expect(differences.first?.old == differences.first?.new)
  }

  @Test func theNamesMostAlikeGoTogetherWhereSeveralWouldFit() {
    let x = picture("x")
    let old = Snapshot([
      (light, [("t:color=red,selected", x), ("t:color=blue", x), ("t:color=red", x)])
    ])
    let new = Snapshot([
      (light, [("t:hue=blue", x), ("t:hue=red", x), ("t:hue=red,selected", x)])
    ])
    let difference = Comparison(baseline: old, drawn: new).differences.first
    #expect(difference?.states == ["t:hue=blue", "t:hue=red", "t:hue=red,selected"])
    #expect(
      difference?.formerStates == ["t:color=blue", "t:color=red", "t:color=red,selected"])
  }

  @Test func aRenamedStateIsCalledTheSameInLightAndDark() {
    // In light all look alike; in dark only one pairing fits.
    let x = picture("x")
    let old = Snapshot([
      (light, [("t:a", x), ("t:b", x)]), (dark, [("t:a", picture("1")), ("t:b", picture("2"))]),
    ])
    let new = Snapshot([
      (light, [("t:c", x), ("t:d", x)]), (dark, [("t:c", picture("2")), ("t:d", picture("1"))]),
    ])
    let differences = Comparison(baseline: old, drawn: new).differences
    #expect(differences.allSatisfy { $0.bucket == .renamed })
    for difference in differences {
      for (former, name) in zip(difference.formerStates, difference.states) {
        #expect(former == (name == "t:c" ? "t:b" : "t:a"))
      }
    }
  }

  @Test func aStateThatIsRenamedInLightAndRepaintedInDarkIsRenamedInLight() {
    let old = Snapshot([(light, [("t:a", picture("x"))]), (dark, [("t:a", picture("1"))])])
    let new = Snapshot([(light, [("t:b", picture("x"))]), (dark, [("t:b", picture("2"))])])
    let differences = Comparison(baseline: old, drawn: new).differences
    #expect(differences.map(\.bucket) == [.renamed, .deleted, .new])
  }

  @Test func whatIsLeftOverStaysNewOrDeleted() {
    let x = picture("x")
    let old = Snapshot([(light, [("t:a", x), ("t:b", x)])])
    let new = Snapshot([(light, [("t:b,large", x)])])
    let differences = Comparison(baseline: old, drawn: new).differences
    #expect(differences.map(\.bucket) == [.deleted, .renamed])
    #expect(differences.map(\.states) == [["t:a"], ["t:b,large"]])
    #expect(differences.map(\.formerStates) == [[], ["t:b"]])
  }

  @Test func anEnvironmentThatIsNewRenamesNothing() {
    let old = Snapshot([(light, [("t:a", picture("x"))])])
    let new = Snapshot([(dark, [("t:b", picture("x"))])])
    let differences = Comparison(baseline: old, drawn: new).differences
    #expect(differences.map(\.bucket) == [.deleted, .new])
  }

  @Test func manyNamesThatWouldFitEachOtherGoInOrder() {
    let x = picture("x")
    let old = Snapshot([(light, (0..<3000).map { (StateID("t:a=\($0)"), x) })])
    let new = Snapshot([(light, (0..<3000).map { (StateID("t:b=\($0)"), x) })])
    let differences = Comparison(baseline: old, drawn: new).differences
    #expect(differences.map(\.bucket) == [.renamed])
    #expect(differences.first?.formerStates.last == "t:a=2999")
  }

  @Test func aWholeVariantIsFoundUnderItsNewName() throws {
    let looks: (VariantID) -> Snapshot = { variant in
      Snapshot(
        variant,
        [
          (
            "theme=zatch",
            [
              (StateID(variant), picture("x")),
              (StateID(variant, values: "on"), picture("y")),
            ]
          )
        ])
    }
    let other = Snapshot("tag/other", [("theme=zatch", [("tag/other", picture("x"))])])
    let orphans = [looks("tag/round"), looks("chip/round")]
    let found = VariantRename.find(
      orphans: orphans, new: [other, looks("tag/rounded"), looks("chip/rounded")])
    #expect(found.map(\.former.variant) == ["tag/round", "chip/round"])
    #expect(found.map(\.drawn.variant) == ["tag/rounded", "chip/rounded"])
    let difference = try #require(found.first?.differences.last)
    #expect(difference.bucket == .renamed)
    #expect(difference.states == ["tag/rounded:on"])
    #expect(difference.formerStates == ["tag/round:on"])
    #expect(VariantRename.find(orphans: [], new: orphans).isEmpty)
    let empty = Snapshot(variant: "tag/x")
    #expect(VariantRename.find(orphans: [empty], new: [Snapshot(variant: "tag/y")]).isEmpty)
  }
}
