import GSDesign
import GalleryKit
import StateSpace

/// The states of components whose looks differ between two versions of a theme.
struct TokenMoves: Encodable {
  /// The number of states that look different, in light or in dark.
  let states: Int
  /// The number of these whose colours and measures are as before: a mark appears or goes, because two colours became
  /// alike or no longer are.
  let marks: Int
  /// The number of all states.
  let total: Int
  /// The variants with such states, in the order of the catalogue.
  let variants: [Variant]
  /// The paths of changed tokens that no state uses.
  let unused: [String]
  /// The paths of changed parts of text styles that the mapping leaves to the platform.
  let platform: [String]

  /// The states of one variant that look different.
  struct Variant: Encodable {
    let variant: String
    let states: Int
    let total: Int
    /// The links of these states.
    let links: [String]
  }

  /// Finds the states that a change of a theme moves.
  ///
  /// - Parameters:
  ///   - change: the change.
  ///   - unused: the paths of changed tokens that no state uses.
  ///   - platform: the paths of changed parts that are left to the platform.
  ///   - catalogue: the catalogue of `looks`.
  ///   - looks: every state of the catalogue that has a baseline, in the theme before the change.
  init(
    _ change: ThemeChange, unused: [String] = [], platform: [String] = [], _ catalogue: Catalogue,
    _ looks: RoleUses
  ) {
    (self.unused, self.platform) = (unused, platform)
    var (states, marks, total) = (0, 0, 0)
    var variants: [Variant] = []
    for member in looks.members {
      let (specimen, looks) = (member.specimen, member.looks)
      let moved = looks.moved(by: change, .original)
      total += looks.states.count
      states += moved.count
      marks += moved.count - looks.recolored(by: change, .original).count
      guard !moved.isEmpty else { continue }
      variants.append(
        Variant(
          variant: specimen.id.text, states: moved.count, total: looks.states.count,
          links: moved.map { Link(specimen, state: $0).text(in: catalogue) }))
    }
    self.states = states
    self.marks = marks
    self.total = total
    self.variants = variants
  }

  /// The limit of listed links of a variant.
  private static let mostLinks = 3

  var text: String {
    let parts = platform.map { safe($0) }.joined(separator: ", ")
    return Self.unusedText(unused)
      + (parts.isEmpty ? "" : "\nthe mapping leaves \(parts) to the platform\n") + movesText
  }

  /// A line with the names of unused tokens; empty for none.
  static func unusedText(_ paths: [String]) -> String {
    paths.isEmpty ? "" : "\nnothing uses \(paths.map { safe($0) }.joined(separator: ", "))\n"
  }

  private var movesText: String {
    guard states > 0 else { return "\nno state of \(total) looks different\n" }
    var text = "\n\(states) of \(total) states look different"
    text += (marks > 0 ? ", \(marks) of them by a mark alone" : "") + "\n"
    for variant in variants {
      text += "\n\(safe(variant.variant))  \(variant.states) of \(variant.total)\n"
      for link in variant.links.prefix(Self.mostLinks) { text += "  \(safe(link))\n" }
      let rest = variant.links.count - Self.mostLinks
      if rest > 0 { text += "  +\(rest)\n" }
    }
    return text
  }
}
