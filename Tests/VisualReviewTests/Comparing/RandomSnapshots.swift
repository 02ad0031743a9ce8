import StateSpace

@testable import ColorScience
@testable import GSDesign
@testable import GalleryKit
@testable import TermRender
@testable import VisualReview

/// Random snapshots and successors of them, from a seed.
struct RandomSnapshots {
  private var numbers: SplitMix64
  private let pictures: [CellPicture]

  private static let environments: [EnvironmentID] = [
    "theme=zatch,appearance=light", "theme=zatch,appearance=dark",
    "theme=zatch,appearance=light,colors=256",
  ]
  private static let knobs = [
    "", ":selected", ":color=yellow", ":color=yellow,selected", ":configuration=height25",
    ":disabled", ":title=%EB%82%98%EB%88%94", ":interaction=hovered", ":interaction=pressed",
    ":selected,focused",
  ]
  private static let words = [
    "Tag", "나눔", "e\u{301}te\u{301}", "👨‍👩‍👧 ok", "ก็ดี", "a\\b|c", "  ", "가나 다", "❤️", "=======",
  ]

  init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
    var styles: [Style] = [Style()]
    for role in [
      ColorRole.text, .accent, .page, ColorRole(custom: "rating.fill", fallback: .accent),
    ] {
      styles.append(
        Style(
          foreground: Paint(RGB(UInt32.random(in: 0...0xFFFFFF, using: &numbers)), role: role),
          background: Bool.random(using: &numbers) ? Paint(RGB(0xFFFFFF), role: .page) : nil,
          attributes: Attributes(rawValue: UInt8.random(in: 0..<64, using: &numbers))))
    }
    var pictures: [CellPicture] = []
    for _ in 0..<8 {
      let line = Self.words.randomElement(using: &numbers) ?? ""
      let other = Self.words.randomElement(using: &numbers) ?? ""
      let style = styles.randomElement(using: &numbers) ?? Style()
      pictures.append(
        Bool.random(using: &numbers)
          ? picture(line, style: style) : picture(line, other, style: style))
    }
    self.pictures = pictures
  }

  /// A snapshot with any content.
  mutating func snapshot() -> Snapshot {
    var environments = Self.environments
    environments.removeLast(Int.random(in: 0..<environments.count, using: &numbers))
    var sections: [(EnvironmentID, [(StateID, CellPicture)])] = []
    let names = Self.knobs.filter { _ in Int.random(in: 0..<3, using: &numbers) > 0 }
    for environment in environments {
      sections.append((environment, names.map { ("tag/filled\($0)", anyPicture()) }))
    }
    return Snapshot("tag/filled", sections.filter { !$0.1.isEmpty })
  }

  /// A later version of the variant: changed, renamed, deleted, added, in another order.
  mutating func successor(of snapshot: Snapshot) -> Snapshot {
    if Int.random(in: 0..<12, using: &numbers) == 0 { return Snapshot(variant: "tag/filled") }
    var names: [StateID: StateID?] = [:]
    var sections: [(EnvironmentID, [(StateID, CellPicture)])] = []
    for section in snapshot.sections where Int.random(in: 0..<8, using: &numbers) > 0 {
      var states: [(StateID, CellPicture)] = []
      for look in section.looks {
        let other = anyPicture()
        for state in look.states {
          let name = names[state] ?? renamed(state)
          names[state] = name
          guard let name, !states.contains(where: { $0.0 == name }) else { continue }
          let isChanged = Int.random(in: 0..<3, using: &numbers) == 0
          states.append((name, isChanged ? other : look.picture))
        }
      }
      if Bool.random(using: &numbers), !states.contains(where: { $0.0 == "tag/filled:extra" }) {
        states.append(("tag/filled:extra", anyPicture()))
      }
      if Int.random(in: 0..<4, using: &numbers) == 0 { states.shuffle(using: &numbers) }
      if !states.isEmpty { sections.append((section.environment, states)) }
    }
    return Snapshot("tag/filled", sections)
  }

  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    elements.shuffled(using: &numbers)
  }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }

  mutating func anyPicture() -> CellPicture {
    pictures[number(below: pictures.count)]
  }

  /// Returns nil if the state is removed.
  private mutating func renamed(_ state: StateID) -> StateID? {
    let join = state.values.isEmpty ? ":" : ","
    return switch number(below: 8) {
    case 0: nil
    case 1: StateID(state.text.replacing("color=", with: "hue=") + join + "other")
    case 2: StateID(state.text + join + "b")
    case _: state
    }
  }
}
