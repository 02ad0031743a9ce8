import StateSpace
import Testing

@testable import FourSystems
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

  @Test func aStateThatIsRenamedInLightAndRepaintedInDarkIsRenamedInBoth() {
    let old = Snapshot([(light, [("t:a", picture("x"))]), (dark, [("t:a", picture("1"))])])
    let new = Snapshot([(light, [("t:b", picture("x"))]), (dark, [("t:b", picture("2"))])])
    let differences = Comparison(baseline: old, drawn: new).differences
    #expect(differences.map(\.bucket) == [.renamed, .changed])
    #expect(differences.map(\.formerStates) == [["t:a"], ["t:a"]])
  }

  /// A renamed knob says more than an equal look: `kind=blue` is `type=blue`, though `type=red` looks like it now.
  @Test func aRenamedKnobComesBeforeALookInOneEnvironment() {
    let old = Snapshot([
      (light, [("t:kind=red", picture("1")), ("t:kind=blue", picture("2"))]),
      (dark, [("t:kind=red", picture("3")), ("t:kind=blue", picture("4"))]),
    ])
    let new = Snapshot([
      (light, [("t:type=red", picture("2")), ("t:type=blue", picture("5"))]),
      (dark, [("t:type=red", picture("6")), ("t:type=blue", picture("7"))]),
    ])
    let differences = Comparison(baseline: old, drawn: new).differences
    #expect(differences.allSatisfy { $0.bucket == .changed })
    for difference in differences {
      #expect(
        zip(difference.formerStates, difference.states)
          .allSatisfy { $0.text.replacing("kind", with: "type") == $1.text })
    }
  }

  @Test func renamedAxesAndValuesPairStatesThatChanged() {
    let old = Snapshot([
      (
        light,
        [
          ("t", picture("a")), ("t:kind=red", picture("b")), ("t:kind=blue", picture("c")),
          ("t:selected,size=small", picture("d")), ("t:size=small", picture("e")),
          ("t:selected", picture("f")),
        ]
      )
    ])
    let new = Snapshot([
      (
        light,
        [
          ("t", picture("A")), ("t:type=red", picture("B")), ("t:type=blue", picture("c")),
          ("t:selected,size=tiny", picture("D")), ("t:size=tiny", picture("E")),
          ("t:selected", picture("f")),
        ]
      )
    ])
    let differences = Comparison(baseline: old, drawn: new).differences
    var formers: [StateID: StateID] = [:]
    for difference in differences {
      for (name, former) in zip(difference.states, difference.formerStates) {
        formers[name] = former
      }
    }
    #expect(
      formers == [
        "t:type=red": "t:kind=red", "t:type=blue": "t:kind=blue",
        "t:selected,size=tiny": "t:selected,size=small", "t:size=tiny": "t:size=small",
      ])
    #expect(differences.count { $0.bucket == .changed } == 4)
    #expect(differences.count { $0.bucket == .renamed } == 1)
    // States that are renamed and changed are under both causes.
    let list = CauseList(of: differences, in: .builtIn)
    #expect(list.stateCount == 5)
    #expect(list.causes.contains { $0.root.name == "renamed:kind..type" })
  }

  @Test func anAxisWithOtherValuesPairsNothing() {
    let old = Snapshot([(light, [("t:kind=red", picture("b")), ("t:loud", picture("c"))])])
    let new = Snapshot([
      (
        light,
        [
          ("t:type=red", picture("B")), ("t:type=blue", picture("C")), ("t:a", picture("D")),
          ("t:b", picture("E")),
        ]
      )
    ])
    let buckets = Set(Comparison(baseline: old, drawn: new).differences.map(\.bucket))
    #expect(buckets == [.new, .deleted])
  }

  @Test func unpairedStatesStayNewOrDeleted() {
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

  /// A variant with a state for each name, all under one environment.
  private func variant(_ id: VariantID, _ states: [(String, String)]) -> Snapshot {
    Snapshot(
      id,
      [
        (
          "",
          states.map { name, text in
            (name.isEmpty ? StateID(id) : StateID(id, values: name), picture(text))
          }
        )
      ])
  }

  @Test func aVariantThatChangedAtTheSameTimeIsPairedByMostOfItsLooks() throws {
    let former = variant("tag/round", [("", "a"), ("on", "b"), ("off", "c"), ("old", "d")])
    let drawn = variant("chip/soft", [("", "a"), ("on", "b"), ("off", "x"), ("young", "e")])
    // Two of four are not most of them.
    #expect(VariantRename.find(orphans: [former], new: [drawn]).isEmpty)
    let near = variant(
      "chip/soft", [("", "a"), ("on", "b"), ("off", "x"), ("old", "d"), ("young", "e")])
    let rename = try #require(VariantRename.find(orphans: [former], new: [near]).first)
    let differences = rename.differences
    #expect(
      differences.filter { $0.bucket == .renamed }.flatMap(\.states)
        == ["chip/soft", "chip/soft:on", "chip/soft:old"])
    let changed = try #require(differences.first { $0.bucket == .changed })
    #expect(changed.states == ["chip/soft:off"] && changed.formerStates == ["tag/round:off"])
    #expect(changed.old == picture("c") && changed.new == picture("x"))
    #expect(differences.filter { $0.bucket == .new }.flatMap(\.states) == ["chip/soft:young"])
    #expect(rename.deleted.isEmpty)
  }

  @Test func aVariantWhoseLooksAllChangedIsPairedByItsAxes() throws {
    let former = variant(
      "tag/round", [("", "a"), ("on", "b"), ("on,size=s", "c"), ("size=s", "d")])
    let drawn = variant("tag/soft", [("", "A"), ("on", "B"), ("on,size=s", "C")])
    let rename = try #require(VariantRename.find(orphans: [former], new: [drawn]).first)
    #expect(Set(rename.differences.map(\.bucket)) == [.changed])
    // A state that only the former variant had is reported under its own name.
    #expect(rename.deleted.map(\.variant) == ["tag/round"])
    #expect(rename.deleted.flatMap(\.states) == ["tag/round:size=s"])
    // Other axes, another component and name, or no axes do not fit.
    for other in [
      variant("tag/soft", [("", "A"), ("on", "B"), ("on,width=s", "C")]),
      variant("chip/soft", [("", "A"), ("on", "B"), ("on,size=s", "C")]),
    ] {
      #expect(VariantRename.find(orphans: [former], new: [other]).isEmpty)
    }
    let single = variant("tag/one", [("", "a")])
    #expect(VariantRename.find(orphans: [single], new: [variant("tag/two", [("", "b")])]).isEmpty)
  }
}
