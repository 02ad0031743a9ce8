import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import VisualReview

/// Each length and each text style that the four systems publish, changed alone.
@Suite("Uses of lengths and type")
struct ThemeLengthUseTests {
  private struct Look {
    let link: String
    let element: Element
    let used: UsedMeasures
  }

  private static let looks: [Look] = Catalogue.builtIn.specimens.flatMap { specimen in
    Catalogue.builtIn.comparedStates(of: specimen).map { state in
      let element = state.element(.english)
      return Look(
        link: Link(specimen, state: state).text(in: .builtIn), element: element,
        used: element.measures)
    }
  }

  /// A value of the kind that no component has.
  private static func other(_ length: ThemeLength) -> Double {
    switch length.kind {
    case .spacing, .radius, .size: length.points + 41.25
    case .stroke: length.points + 3.25
    case .shadow: length.points + 21.25
    case .opacity: length.points < 50 ? length.points + 41.25 : length.points - 41.25
    }
  }

  /// - Parameter resolved: the elements of all looks in the theme before.
  private func check(
    _ before: Theme, _ resolved: [Element], _ after: Theme, _ uses: (UsedMeasures) -> UsedMeasures
  ) -> Int {
    #expect(before != after)
    var count = 0
    for (look, old) in zip(Self.looks, resolved) {
      let new = look.element.resolved(in: after)
      let isUsed = !uses(look.used).isEmpty
      if isUsed { count += 1 }
      guard isUsed || old != new else { continue }
      // Equal elements draw the same cells and have the same numbers.
      let moves = SnapshotMeasures.lines(of: old) != SnapshotMeasures.lines(of: new)
      #expect(isUsed == moves, "\(look.link) in \(before)")
    }
    return count
  }

  @Test(arguments: [Theme.gitspace, .zatch, .lionheart, .ribsTodo])
  func aLengthMovesTheStatesItIsUsedInAndNoOthers(_ theme: Theme) throws {
    let uses = MeasureUses(of: .builtIn)
    var unused: [String] = []
    let resolved = Self.looks.map { $0.element.resolved(in: theme) }
    for length in theme.lengths {
      let changed = theme.replacing(
        length: length.kind, length.name, points: Self.other(length))
      let count = check(theme, resolved, changed) { $0.named(by: length, in: theme) }
      #expect(count == uses.states { $0.named(by: length, in: theme) })
      if count == 0 { unused.append(length.kind.rawValue + "." + length.name) }
    }
    let system = try #require(theme.system)
    #expect(theme.lengths == system.lengths && theme.textStyles == system.textStyles)
    #expect(unused == Self.unused[theme.name, default: []])
  }

  /// The lengths that a system publishes for things that no component of the gallery is.
  private static let unused = [
    "gitspace": ["radius.tabMark", "stroke.tag"],
    "lionheart": ["radius.note"],
    "ribs-todo": ["spacing.screen", "spacing.stack", "stroke.field"],
  ]

  @Test func theFourSystemsAreAllAndEachTokenIsChangedAlone() {
    let themes = [Theme.gitspace, .zatch, .lionheart, .ribsTodo]
    #expect(themes.compactMap(\.system) == DesignSystem.allCases)
    for theme in themes {
      #expect(
        Set(theme.lengths.map { $0.kind.rawValue + "." + $0.name }).count == theme.lengths.count)
      #expect(Set(theme.textStyles.map(\.name)).count == theme.textStyles.count)
    }
    #expect(themes.reduce(0) { $0 + $1.lengths.count } == 142)
    #expect(themes.reduce(0) { $0 + $1.textStyles.count } == 63)
  }

  @Test(arguments: [
    (ColorRole.actionShadow, Shadow.action), (.cardShadow, .card), (.floatingShadow, .floating),
    (.alertShadow, .dialog),
  ])
  func theColourOfAShadowMovesTheStatesThatHaveItAndNoOthers(_ role: ColorRole, _ shadow: Shadow) {
    let before = Theme.gitspace
    let after = before.holding([.light: [role: RGB(0x010203)]], as: "gitspace")
    let moves = TokenMoves(
      ThemeChange(from: before, to: after), .builtIn,
      RoleUses(of: .builtIn, in: before, .rendering(widthPolicy: .grapheme)))
    var uses: Set<String> = []
    for look in Self.looks {
      look.element.visitAll {
        guard case .panel(let panel, _) = $0, panel.shadow?.role == role, panel.ink.fill != nil
        else { return }
        uses.insert(look.link)
      }
    }
    #expect(Set(moves.variants.flatMap(\.links)) == uses)
    #expect(!uses.isEmpty)
  }

  @Test(arguments: [Theme.gitspace, .zatch, .lionheart, .ribsTodo])
  func aStyleMovesTheStatesItIsUsedInAndNoOthers(_ theme: Theme) {
    let resolved = Self.looks.map { $0.element.resolved(in: theme) }
    for style in theme.textStyles {
      let other = GSTextStyle(
        style.name, family: style.family, size: style.size + 5.25, weight: style.weight,
        lineHeight: style.lineHeight, kern: style.kern, role: style.role)
      let count = check(theme, resolved, theme.replacing(textStyle: other)) {
        $0.named(by: style, in: theme)
      }
      #expect(count > 0, "\(style.name): every style is on the page of its system")
    }
  }

  /// A component takes its lengths and its styles from the system that it is at home in.
  @Test func noComponentIsDrawnWithATokenOfAnotherSystem() {
    for specimen in Catalogue.builtIn.specimens {
      guard let home = specimen.home.system else { continue }
      for state in SpecimenSpace(of: specimen).prefix(2000) {
        let used = state.element(.english).measures
        let names =
          used.lengths.filter { $0.system != nil && $0.system != home }.map(\.name)
          + used.styles.filter { $0.system != nil && $0.system != home }.map(\.name)
        #expect(
          names.isEmpty,
          "\(Link(specimen, state: state).text(in: .builtIn)) of \(home) uses \(names)")
        if !names.isEmpty { break }
      }
    }
  }

  @Test func theStatesThatADiffListsAreThoseThatMove() {
    let before = Theme.zatch
    let after = before.replacing(length: .spacing, "tag20", points: 30)
    let moves = TokenMoves(
      ThemeChange(from: before, to: after), .builtIn,
      RoleUses(of: .builtIn, in: before, .rendering(widthPolicy: .grapheme)))
    let moved = Self.looks.filter {
      $0.element.resolved(in: before) != $0.element.resolved(in: after)
    }
    #expect(moves.states == moved.count && moves.states > 0)
    #expect(moves.variants.contains { $0.variant == "tag/filled" })
    #expect(!moves.variants.contains { $0.variant == "button/primary" })
  }

  @Test func unusedLengthsAreListedAsUnused() throws {
    let path = SystemTokenTests.path(.zatch)
    let made = try ThemeReader(source: .file(path), root: nil).theme(named: "read", in: .builtIn)
    let set = try TokenLoader().tokens([path])
    let uses = TokenUses(
      made, set, RoleUses(of: .builtIn, .rendering(widthPolicy: .grapheme)))
    let measured = MeasureUses(of: .builtIn)
    for length in Theme.zatch.lengths {
      let entry = uses[length.kind.rawValue + "." + ThemeTokenFile.tokenName(length.name)]
      #expect(entry.states == measured.states { $0.named(by: length, in: .zatch) }, "\(length)")
    }
    #expect(uses["spacing.tag20"].states > 0)
    #expect(
      uses["stroke.searchUnderline"].text.hasPrefix(
        uses["stroke.searchUnderline"].states == 0
          ? "no state" : "\(uses["stroke.searchUnderline"].states)"))
  }
}
