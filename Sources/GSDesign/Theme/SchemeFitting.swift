import ColorScience

/// Fits the contrast of a scheme's pairs: words on solids first, since that may move a solid, then
/// every other ink on all grounds it stands on.
struct SchemeFitting {
  private(set) var colors: [RGB]
  private(set) var adjustments: [Adjustment]
  private let contrast: Contrast
  private let darkestInk: RGB

  /// Fills that carry the brand: another ink is taken before they move.
  static let solids: Set<BuiltInRole> = [
    .accent, .accentPressed, .tagPurpleSolid, .tagYellowSolid, .badgeFill,
  ]

  init(_ colors: [RGB], contrast: Contrast, darkestInk: RGB) {
    self.colors = colors
    self.adjustments = Array(repeating: .none, count: colors.count)
    self.contrast = contrast
    self.darkestInk = darkestInk
    if contrast == .original { return }
    for group in Self.groups where Self.solids.isSuperset(of: group.pairs.map(\.fill)) {
      fitOnSolids(group)
    }
    for group in Self.groups where !Self.solids.isSuperset(of: group.pairs.map(\.fill)) {
      fitOnGrounds(group)
    }
  }

  /// The pairs of one ink.
  private struct Group {
    let ink: BuiltInRole
    var pairs: [InkPair]
  }

  private static let groups: [Group] = {
    var groups: [Group] = []
    for pair in InkPair.all {
      if let index = groups.firstIndex(where: { $0.ink == pair.ink }) {
        groups[index].pairs.append(pair)
      } else {
        groups.append(Group(ink: pair.ink, pairs: [pair]))
      }
    }
    return groups
  }()

  private func color(_ role: BuiltInRole) -> RGB { colors[Int(role.rawValue)] }

  private mutating func set(_ role: BuiltInRole, _ color: RGB, _ adjustment: Adjustment) {
    guard color != self.color(role) else { return }
    colors[Int(role.rawValue)] = color
    adjustments[Int(role.rawValue)] = adjustment
  }

  private mutating func fitOnSolids(_ group: Group) {
    guard let ratio = group.pairs.compactMap({ contrast.ratio(for: $0.kind) }).max() else { return }
    let result = SolidRule.fitted(
      ink: color(group.ink), darkestInk: darkestInk, on: group.pairs.map { color($0.fill) },
      ratio: ratio, mayMoveSolids: contrast == .high)
    set(group.ink, result.ink, .replaced)
    for (pair, solid) in zip(group.pairs, result.solids) { set(pair.fill, solid, .solidMoved) }
  }

  private mutating func fitOnGrounds(_ group: Group) {
    let grounds = group.pairs.compactMap { pair in
      contrast.ratio(for: pair.kind).map {
        ContrastRule.Ground(color: color(pair.fill), ratio: $0)
      }
    }
    let result = ContrastRule.fitted(color(group.ink), on: grounds)
    set(group.ink, result.ink, result.adjustment)
    if result.adjustment == .unreachable {
      adjustments[Int(group.ink.rawValue)] = .unreachable
    }
  }
}
