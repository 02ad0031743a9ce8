import ColorScience
import GSDesign
import GalleryKit
import Laws

/// The colours of a theme as ramps: sorted by hue and lightness, with gaps and near-duplicates.
struct PaletteRamps: Hashable, Sendable {
  /// A colour and its names.
  struct Entry: Hashable, Sendable {
    let name: String
    /// The number of other roles and entries with the same colour.
    var others: Int
    let color: RGB

    /// OKLCH lightness, 0…1.
    var lightness: Double { OKLCH(color).lightness }
  }

  /// Colours of a hue.
  enum Family: Hashable, Sendable, CaseIterable {
    case grey, red, orange, yellow, green, cyan, blue, purple, pink

    init(_ color: RGB) {
      let color = OKLCH(color)
      guard let hue = color.hue, color.chroma >= 0.03 else {
        self = .grey
        return
      }
      self =
        switch hue {
        case ..<12: .pink
        case ..<45: .red
        case ..<75: .orange
        case ..<115: .yellow
        case ..<165: .green
        case ..<225: .cyan
        case ..<285: .blue
        case ..<325: .purple
        case _: .pink
        }
    }
  }

  struct Ramp: Hashable, Sendable {
    let family: Family
    /// From dark to light.
    let entries: [Entry]

    /// Neighbours between which a step of lightness is missing.
    var gaps: [(below: Entry, above: Entry)] {
      zip(entries, entries.dropFirst()).filter { $1.lightness - $0.lightness >= PaletteRamps.gap }
        .map { (below: $0, above: $1) }
    }
  }

  /// The least step of lightness that is called a gap: a ramp of five has steps this wide.
  static let gap = 0.25

  let ramps: [Ramp]

  /// The colours of all roles of a scheme, without duplicates, each with the name of its palette entry, if it is one.
  init(_ scheme: ColorScheme) {
    var entries: [Entry] = []
    for role in BuiltInRole.allCases.map({ ColorRole($0) }) {
      let color = scheme[role]
      if let known = entries.firstIndex(where: { $0.color == color }) {
        entries[known].others += 1
        continue
      }
      let resolution = scheme.resolution(of: role)
      let isEntry = resolution.entries.count == 1 && resolution.original == color
      entries.append(
        Entry(
          name: isEntry && !resolution.isDerived ? resolution.entries[0] : role.name, others: 0,
          color: color))
    }
    ramps = Family.allCases.compactMap { family in
      let own = entries.filter { Family($0.color) == family }
        .sorted { ($0.lightness, $0.name) < ($1.lightness, $1.name) }
      return own.isEmpty ? nil : Ramp(family: family, entries: own)
    }
  }

  /// Pairs of colours too similar to distinguish, nearest first.
  var duplicates: [(first: Entry, second: Entry, distance: Double)] {
    let all = ramps.flatMap(\.entries)
    var found: [(first: Entry, second: Entry, distance: Double)] = []
    for (place, first) in all.enumerated() {
      for second in all.dropFirst(place + 1) {
        let distance = Lab(first.color).difference2000(to: Lab(second.color))
        if distance < ShownColor.noticeable { found.append((first, second, distance)) }
      }
    }
    return found.sorted { $0.distance < $1.distance }
  }
}
