import GalleryTesting
import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

@Suite("Root causes") struct RootCauseTests {
  /// The themes whose every value is changed; all of them in a long run.
  static let themes: [Theme] =
    Effort.isLong ? [.zatch, .gitspace, .lionheart, .ribsTodo] : [.lionheart, .ribsTodo]

  @Test(arguments: themes) func eachPaletteEntryIsOneCause(theme: Theme) throws {
    let before = Drawings(theme)
    var seen = 0
    for entry in theme.paletteEntries {
      let changed = try theme.replacing(entry: entry, with: "#13579B")
      let names = before.causes(in: changed).causes.map(\.root.name)
      // An entry that no component shows changes nothing.
      guard !names.isEmpty else { continue }
      seen += 1
      #expect(names == ["palette:\(entry)"])
    }
    #expect(seen > 5)
  }

  @Test(arguments: themes) func eachLengthIsOneCause(theme: Theme) {
    let before = Drawings(theme)
    var seen = 0
    for length in theme.lengths {
      let changed = theme.replacing(
        length: length.kind, length.name, points: length.points + 3)
      let names = before.causes(in: changed).causes.map(\.root.name)
      guard !names.isEmpty else { continue }
      seen += 1
      let isShadow = [.shadow, .opacity].contains(length.kind)
      #expect(names.count == 1, "\(length): \(names)")
      #expect(
        isShadow || names == ["length:\(length.kind.rawValue).\(length.name)"], "\(names)")
    }
    #expect(seen > 5)
  }

  /// A look has the opacity of a shadow up to 1, and its theme has it in percent.
  @Test(arguments: [29.0, 41.5, 90]) func theOpacityOfAShadowIsNamed(opacity: Double) {
    let changed = Theme.zatch.replacing(length: .opacity, "alert", points: opacity)
    let list = Drawings(.zatch, only: ["alert/default"]).causes(in: changed)
    #expect(list.causes.map(\.root.name) == ["length:opacity.alert"])
  }

  @Test func twoEntriesAndALengthAreThreeCauses() throws {
    let theme = Theme.zatch
    let changed = try theme.replacing(entry: "zatchPurple", with: "#8050FF")
      .replacing(entry: "black45", with: "#00000099")
      .replacing(length: .spacing, "tag20", points: 11)
    let list = Drawings(theme, only: ["tag/filled", "tag/stroke"]).causes(in: changed)
    #expect(
      Set(list.causes.map(\.root.name))
        == ["palette:zatchPurple", "palette:black45", "length:spacing.tag20"])
    let purple = list.causes.first { $0.root.name == "palette:zatchPurple" }?.root
    #expect(purple?.phrase.english == "palette zatchPurple: #9E7CFE → #8050FF")
    #expect(purple?.values.contains { $0.label.english.contains("tagPurple.solid") } == true)
  }

  @Test func anotherEntryForARoleIsATokenAndNoEntry() throws {
    func theme(_ accent: TokenValue) throws -> Theme {
      try Theme(
        name: "own",
        light: [
          .page: "#FFFFFF", .surface: "#F4F4F4", .text: "#1A1A1A", .textSecondary: "#5A5A5A",
          .destructive: "#C00020", .accent: accent, .onAccent: "#FFFFFF", .outline: "#8A8A8A",
        ], dark: [:])
    }
    let button = try #require(Catalogue.builtIn["button/primary"])
    let before = Catalogue(specimens: [button], themes: [try theme("#0A7A5A")])
    let after = Catalogue(specimens: [button], themes: [try theme("#13579B")])
    let list = Drawings(before).causes(in: after)
    #expect(list.causes.map(\.root.name) == ["token:accent"])
  }

  /// A frame of a made-up component, with everything that can change about it.
  struct Frame {
    var words = ["Save", "now"]
    var mark = " "
    var left = 2
    var columns = 16
    var cap = "▐"
    var role = ColorRole.accent
    var color = RGB(0x0A7A5A)
    var attributes: Attributes = []
    var padding = 8

    var picture: CellPicture {
      let text =
        cap + mark + String(repeating: " ", count: left) + words.joined(separator: " ")
      let padded = text + String(repeating: " ", count: max(0, columns - text.count))
      var result = VisualReviewTests.picture(
        padded,
        style: Style(
          foreground: Paint(black, role: .text), background: Paint(color, role: role),
          attributes: attributes))
      result.shapes = []
      result.measures = ["panel padding \(padding)"]
      return result
    }
  }

  /// The kinds of change, each alone one cause.
  static let kinds: [(name: String, change: @Sendable (inout Frame) -> Void)] = [
    ("token", { $0.color = RGB(0x13579B) }), ("ink", { $0.role = .destructive }),
    ("weight", { $0.attributes = .bold }), ("text", { $0.words = ["Keep", "now"] }),
    ("order", { $0.words = ["now", "Save"] }), ("mark", { $0.mark = "✓" }),
    ("shape", { $0.cap = "▌" }), ("size", { $0.columns = 18 }), ("position", { $0.left = 3 }),
    ("length", { $0.padding = 10 }),
  ]

  private func differences(
    _ states: Int, _ kind: Int, planted: [Int: Int] = [:]
  ) -> [Difference] {
    (0..<states).map { number in
      var frame = Frame()
      let old = frame.picture
      Self.kinds[kind].change(&frame)
      if let other = planted[number] { Self.kinds[other].change(&frame) }
      return Difference(
        .changed, variant: "chip/filled", environment: "", states: ["chip/filled:n=\(number)"],
        old: old, new: frame.picture)
    }
  }

  @Test func eachKindOfChangeIsOneCause() {
    for (place, kind) in Self.kinds.enumerated() {
      let list = CauseList(of: differences(20, place), in: .builtIn)
      #expect(list.causes.count == 1, "\(kind.name): \(list.causes.map(\.root.name))")
      #expect(list.causes.first?.stateCount == 20 && list.causes.first?.groups.count == 1)
    }
  }

  @Test func aSecondChangeIsNeverHiddenBehindTheFirst() {
    for first in Self.kinds.indices {
      for second in Self.kinds.indices where second != first {
        let planted: Set<StateID> = ["chip/filled:n=3", "chip/filled:n=200"]
        let all = differences(288, first, planted: [3: second, 200: second])
        let list = CauseList(of: all, in: .builtIn)
        let names = "\(Self.kinds[first].name), \(Self.kinds[second].name)"
        let groups = list.causes.flatMap(\.groups).map { Set($0.differences.flatMap(\.states)) }
        #expect(groups.count > 1, "\(names)")
        for group in groups {
          #expect(
            group.isSubset(of: planted) || group.isDisjoint(with: planted),
            "\(names): a group holds both")
        }
        #expect(list.stateCount == 288, "\(names)")
      }
    }
  }

  @Test func newStatesAreGroupedByTheNewAxis() {
    let style = Style()
    let old = Snapshot([("", [("tag/filled:a", picture("a")), ("tag/filled:b", picture("b"))])])
    let new = Snapshot(
      [
        (
          "",
          [
            ("tag/filled:a", picture("a", style: style)), ("tag/filled:b", picture("b")),
            ("tag/filled:a,size=small", picture("c")), ("tag/filled:b,size=small", picture("d")),
          ]
        )
      ])
    let kept = KeptLooks(baseline: old, drawn: new, in: .builtIn)
    let added = Comparison(baseline: old, drawn: new).differences
    #expect(
      CauseList(of: added, kept: kept, in: .builtIn).causes.map(\.root.name)
        == ["new:tag/filled:size"])
    let back = KeptLooks(baseline: new, drawn: old, in: .builtIn)
    let lost = Comparison(baseline: new, drawn: old).differences
    #expect(
      CauseList(of: lost, kept: back, in: .builtIn).causes.map(\.root.name)
        == ["deleted:tag/filled:size"])
  }

  @Test func newStatesOfTwoAxesAreCountedOnce() {
    let look = picture("a")
    let added = Difference(
      .new, variant: "tag/filled", environment: "",
      states: ["tag/filled:a,size=small", "tag/filled:a,wide", "tag/filled:a,wide,size=small"],
      old: nil, new: look)
    var kept = KeptLooks()
    kept.names["tag/filled"] = KeptLooks.StateNames(
      before: ["a"], after: ["a", "size=small", "wide"])
    let list = CauseList(of: [added], kept: kept, in: .builtIn)
    #expect(list.causes.count == 2, "\(list.causes.map(\.root.name))")
    #expect(list.stateCount == 3)
  }

  @Test func causesOfLongTextsHaveUniqueNames() {
    let long = String(repeating: "x", count: 300)
    let all = ["a", "b"].map { end in
      Difference(
        .changed, variant: "chip/filled", environment: "", states: [StateID("chip/filled:\(end)")],
        old: picture("one"), new: picture(long + end))
    }
    let names = CauseList(of: all, in: .builtIn).causes.map(\.root.name)
    #expect(names.count == 2 && Set(names).count == 2)
  }
}
