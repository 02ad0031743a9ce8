import FourSystems
import StateSpace
import Testing

@testable import ColorScience
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

@Suite struct DifferenceGroupTests {
  private func groups(of differences: [Difference]) -> [DifferenceGroup] {
    CauseList(of: differences, in: .builtIn).causes.flatMap(\.groups)
  }

  private func difference(
    _ state: StateID, _ old: CellPicture?, _ new: CellPicture?, environment: EnvironmentID = ""
  ) -> Difference {
    Difference(
      old == nil ? .new : new == nil ? .deleted : .changed, variant: "chip/filled",
      environment: environment, states: [state], old: old, new: new)
  }

  private func difference(
    _ state: StateID, _ old: Chip, _ new: Chip, in environment: RenderEnvironment = .init()
  ) -> Difference {
    difference(state, old.picture(environment), new.picture(environment))
  }

  @Test func aTokenOverManyLabelsAndSizesIsOneGroup() throws {
    let theme = Theme.gitspace
    let entry = try #require(
      theme.paletteEntries.first {
        let other = try? theme.replacing(entry: $0, with: "#13579B")
        return other?.scheme(.light, .standard)[.accent] != theme.scheme(.light, .standard)[.accent]
      })
    let other = try theme.replacing(entry: entry, with: "#13579B")
    let differences = (0..<200).map { number in
      let chip = Chip(
        label: number % 3 == 0 ? "나눔 \(number)" : String(repeating: "x", count: number % 17 + 1),
        padding: number % 2 == 0 ? .small : .extraLarge, marks: number % 5 == 0 ? .selected : [])
      return difference(
        "chip/filled:n=\(number)", chip.picture(RenderEnvironment(theme: theme)),
        chip.picture(RenderEnvironment(theme: other)))
    }
    let groups = self.groups(of: differences)
    #expect(groups.count == 1)
    #expect(groups.first?.stateCount == 200)
    #expect(groups.first?.differences == differences)
  }

  @Test func aPaddingIsOneGroupForAnyLabel() {
    let differences = ["a", "Save", "나눔 나눔"].map { label in
      difference(StateID(label), Chip(label: label), Chip(label: label, padding: .extraLarge))
    }
    #expect(groups(of: differences).count == 1)
  }

  @Test func visiblyDifferentChangesAreNeverJoined() {
    let chip = Chip()
    let filled = picture(" ab ", "    ", style: Style(background: Paint(white, role: .accent)))
    let differences = [
      difference("ink", chip, chip.and { $0.ink = Ink(text: .text, fill: .accent) }),
      difference("other ink", chip, chip.and { $0.ink = Ink(text: .destructive, fill: .accent) }),
      difference("fill", chip, chip.and { $0.ink = Ink(text: .onAccent, fill: .text) }),
      difference("selected", chip, chip.and { $0.marks = .selected }),
      difference("focused", chip, chip.and { $0.marks = .focused }),
      difference("unfocused", chip.and { $0.marks = .focused }, chip),
      difference("label", chip, chip.and { $0.label = "Save on" }),
      difference("other label", chip, chip.and { $0.label = "Save up" }),
      difference("wider", chip, chip.and { $0.padding = .extraLarge }),
      difference("narrower", chip.and { $0.padding = .extraLarge }, chip),
      difference("higher", chip, chip.and { $0.height = .fixed(.points29) }),
      difference("lower", chip.and { $0.height = .fixed(.points29) }, chip),
      difference("right", picture("ab  "), picture(" ab ")),
      difference("left", picture(" ab "), picture("ab  ")),
      difference("mark before", picture("  ab  "), picture("✓ ab  ")),
      difference("mark behind", picture("  ab  "), picture("  ab ✓")),
      difference("before", picture("ab"), picture("  ab")),
      difference("behind", picture("ab"), picture("ab  ")),
      difference("between", picture("a b"), picture("a   b")),
      difference("behind two", picture("a b"), picture("a b ")),
      difference("lines", picture("─ ─│"), picture("─│ ─")),
      difference("other lines", picture("─ ─│"), picture("│ ──")),
      difference(
        "bold blanks", filled,
        filled.styled(CellRect(column: 0, row: 1, columns: 2, rows: 1)) {
          $0.attributes = .bold
        }),
      difference(
        "role", filled, filled.styled(filled.area) { $0.background?.role = .destructive }),
      difference(
        "colour and role", filled,
        filled.styled(filled.area) { $0.background = Paint(black, role: .destructive) }),
      difference("new", nil, picture("x")),
      difference("gone", picture("x"), nil),
    ]
    for group in groups(of: differences) where group.differences.count > 1 {
      Issue.record("joined: \(group.differences.flatMap(\.states)) by \(group.causes)")
    }
  }

  /// A new state has nothing before it that another change could hide behind.
  @Test func newStatesOfACauseAreOneGroupWithAllLooks() {
    let list = CauseList(
      of: [difference("new", nil, picture("x")), difference("other new", nil, picture("y"))],
      in: .builtIn)
    #expect(list.causes.count == 1 && list.causes.first?.groups.count == 1)
    #expect(list.causes.first?.lookCount == 2)
  }

  @Test func theSameRenamingIsOneGroup() {
    let renamed = [("t:color=red", "t:hue=red"), ("t:color=blue,on", "t:hue=blue,on")].map {
      Difference(
        .renamed, variant: "t", environment: "", states: [StateID($0.1)],
        formerStates: [StateID($0.0)],
        old: picture($0.0), new: picture($0.0))
    }
    #expect(groups(of: renamed).count == 1)
    let other = Difference(
      .renamed, variant: "t", environment: "", states: ["t:b"], formerStates: ["t:a"],
      old: picture("x"), new: picture("x"))
    #expect(groups(of: renamed + [other]).count == 2)
  }

  @Test func theLargestComesFirstThenTheFirst() {
    let small = difference("a", picture("a"), picture("b"))
    let other = difference("b", picture("a"), picture("c"))
    let large = Difference(
      .changed, variant: "t", environment: "", states: ["c", "d"], old: picture("a"),
      new: picture("d"))
    let groups = self.groups(of: [small, other, large])
    #expect(groups.map(\.differences) == [[large], [small], [other]])
    #expect(self.groups(of: []).isEmpty)
  }
}
