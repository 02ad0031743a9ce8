import StateSpace

@testable import ColorScience
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

/// Pictures of anything that cells can hold, and much that they should not.
struct RandomPictures {
  private(set) var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  mutating func isTrue(oneIn chances: Int) -> Bool { number(below: chances) == 0 }

  private mutating func element<Member>(of members: [Member]) -> Member {
    members[number(below: members.count)]
  }

  /// Clusters that are plain, wide, combined, invisible, or that join their neighbours.
  static let clusters: [String] = [
    "a", "Z", "|", "\\", "{", "}", "#", "`", "<", "&", "가", "힣", "漢", "（", "Ａ", "é", "e\u{301}",
    "\u{301}", "\u{20E3}", "1\u{20E3}", "\u{1100}", "\u{1161}", "\u{11A8}", "가\u{11A8}",
    "\u{1F1F0}", "\u{1F1F0}\u{1F1F7}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{200D}",
    "\u{1F3FD}", "\u{1F44D}\u{1F3FD}", "\u{FE0F}", "\u{2764}\u{FE0F}", "✓", "▁", "█", "─", "…", "‹",
    "\u{600}", "\u{94D}", "\u{915}\u{94D}\u{937}", "\u{E33}", "\u{202E}", "\u{2066}", "\u{200B}",
    "\u{AD}", "\u{A0}", "\u{3000}", "\u{2028}", "\u{7F}", "\u{1B}", "\u{9B}", "\n", "\r", "\t",
    "\0",
    "\u{E000}", "\u{10FFFF}", "\u{FFFD}", "\u{E0067}", "\u{1D165}", "\u{0CC6}",
    "אב".first.map(String.init) ?? "א",
  ]

  /// Names of roles that are hard to spell.
  static let names = [
    "rating.fill", "page", "a b", "α/β", "x#12", "y,z=1", "%41", "", "accent.hovered",
    "accent.pressed", "x/pressed",
  ]

  mutating func role() -> ColorRole {
    let base = ColorRole(element(of: BuiltInRole.allCases))
    let role = isTrue(oneIn: 3) ? ColorRole(custom: element(of: Self.names), fallback: base) : base
    guard isTrue(oneIn: 4) else { return role }
    return isTrue(oneIn: 2) ? role.hovered : role.pressed
  }

  private mutating func paint() -> Paint? {
    guard !isTrue(oneIn: 5) else { return nil }
    // Few colours, so that roles have several now and then.
    let color = RGB(UInt32(number(below: 6)) * 0x2A_1B07)
    return Paint(color, role: isTrue(oneIn: 6) ? nil : role())
  }

  private mutating func style() -> Style {
    Style(
      foreground: paint(), background: paint(),
      attributes: isTrue(oneIn: 2) ? [] : Attributes(rawValue: UInt8(number(below: 64))))
  }

  mutating func surface(in pool: CellPool = CellPool()) -> Surface {
    let columns = number(below: 9)
    let rows = number(below: 4)
    let styles = (0...number(below: 4)).map { _ in pool.id(of: style()) }
    var surface = Surface(
      columns: columns, rows: rows, pool: pool, filledWith: Cell(glyph: .blank, style: styles[0]))
    for _ in 0..<number(below: 2 * columns * rows + 1) {
      let cluster = element(of: Self.clusters)
      guard let character = cluster.first, cluster.count == 1 else { continue }
      surface.put(
        pool.glyph(of: character, columns: 1 + number(below: 2)), style: element(of: styles),
        column: number(below: columns + 1), row: number(below: rows + 1))
    }
    return surface
  }

  mutating func picture() -> CellPicture { CellPicture(surface()) }

  /// A snapshot of up to three environments, whose looks are partly shared.
  mutating func snapshot() -> Snapshot {
    let policies: [WidthPolicy] = [.grapheme, .wcwidth, .ambiguousWide]
    let environments: ArraySlice<EnvironmentID> = [
      "", "appearance=dark", "theme=zatch", "theme=zatch,appearance=dark,colors=mono",
      "width-policy=wcwidth", "theme=%2E,size=40x12",
    ].shuffled(using: &generator).prefix(number(below: 4))
    let states: [StateID] = (0..<number(below: 7)).map {
      $0 == 0 ? "tag/filled" : "tag/filled:n=\($0)"
    }
    let shared = (0..<3).map { _ in picture() }
    var sections: [Snapshot.Section] = []
    for environment in environments {
      var looks: [Snapshot.Look] = []
      for state in states where !isTrue(oneIn: 8) {
        if !looks.isEmpty, isTrue(oneIn: 2) {
          looks[number(below: looks.count)].states.append(state)
        } else {
          let picture = isTrue(oneIn: 2) ? picture() : element(of: shared)
          looks.append(Snapshot.Look(picture: picture, states: [state]))
        }
      }
      sections.append(Snapshot.Section(environment: environment, looks: looks))
    }
    return Snapshot(variant: "tag/filled", widthPolicy: element(of: policies), sections: sections)
  }
}
