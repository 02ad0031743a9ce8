import GSDesign
import GalleryKit
import StateSpace

/// Attributes changed lengths to the tokens that a component is drawn with.
///
/// A component names its lengths; the one whose value in the theme is the new one is the token of a change. Two lengths
/// that come from one token are one change.
struct LengthSources {
  private let catalogue: Catalogue
  private var known: [LinkID: [LengthToken: Double]] = [:]
  private var found: Set<Found> = []

  /// A token with another value.
  private struct Found: Hashable {
    let theme: String
    let token: String
    let from: Double
    let to: Double
  }

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// A changed length with its token.
  struct Change: Hashable, Sendable {
    /// `spacing.tag20`.
    let token: String
    let from: String
    let to: String
  }

  /// The changes that a measure consists of; nil unless each has one token.
  mutating func changes(of measure: Cause, in difference: Difference) -> [Change]? {
    guard case .measure(let name, let from, let to) = measure,
      let kind = Self.kind(ofMeasure: name)
    else { return nil }
    let before = from.split(separator: " ")
    let after = to.split(separator: " ")
    guard before.count == after.count, !after.isEmpty else { return nil }
    let values = values(of: difference)
    // A look has opacities up to 1, and a theme has them in percent.
    let scale: Double = kind == .opacity ? 100 : 1
    var changes: [Change] = []
    for (old, new) in zip(before, after) where old != new {
      guard let points = Double(new) else { return nil }
      let tokens = values.filter {
        $0.key.kind == kind
          && SnapshotShape.number($0.value / scale) == SnapshotShape.number(points)
      }
      let names = Set(tokens.map { $0.key.kind.rawValue + "." + $0.key.name })
      guard names.count == 1, let token = names.first else { return nil }
      let change = Change(token: token, from: String(old), to: String(new))
      let settings = Settings(difference.environment, of: difference.variant, in: catalogue)
      if let theme = settings.theme, let former = Double(old), let present = tokens.first?.value {
        let past = (former * scale * 100).rounded() / 100
        found.insert(Found(theme: theme, token: token, from: past, to: present))
      }
      if !changes.contains(change) { changes.append(change) }
    }
    return changes.isEmpty ? nil : changes
  }

  /// The lengths of a theme that changed, with their former values.
  func formerLengths(of theme: Theme) -> [(length: ThemeLength, points: Double)] {
    theme.lengths.compactMap { length in
      let values = found.filter {
        $0.theme == theme.name && $0.token == length.kind.rawValue + "." + length.name
      }
      guard values.count == 1, let former = values.first, former.to == length.points else {
        return nil
      }
      return (length, former.from)
    }
  }

  /// The tokens of a look with their values in its theme.
  private mutating func values(of difference: Difference) -> [LengthToken: Double] {
    let link = difference.link
    if let known = known[link] { return known }
    var values: [LengthToken: Double] = [:]
    if let parsed = try? Link.parse(link.text, in: catalogue), parsed.warnings.isEmpty {
      let settings = Settings(difference.environment, of: difference.variant, in: catalogue)
      let theme = settings.theme.flatMap { catalogue.theme(named: $0) }
      for token in parsed.link.state.lookAndWords(in: settings).look.measures.lengths {
        values[token] = theme?.points(of: token)
      }
    }
    known[link] = values
    return values
  }

  /// nil for a measure that is not made of lengths.
  private static func kind(ofMeasure name: String) -> ThemeLength.Kind? {
    switch name {
    case "padding", "above", "gap", "flow", "inset": .spacing
    case "radius": .radius
    case "line": .stroke
    case "height", "least": .size
    case "shadow", "blur", "dark-shadow", "dark-blur": .shadow
    case "opacity", "dark-opacity": .opacity
    case _: nil
    }
  }
}
