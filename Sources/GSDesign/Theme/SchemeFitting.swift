import ColorScience

/// Fits the contrast of a scheme's pairs. An ink is fitted on the first request for a colour that its fitting may move:
/// its own, or a solid below it. No ink is a fill, and no two share a solid, so the order makes no difference.
struct SchemeFitting {
  private var colors: [RGB]
  private var adjustments: [Adjustment]
  /// By group: whether its ink was fitted.
  private var isFitted: [Bool]
  private let contrast: Contrast
  private let darkestInk: RGB

  /// Fills that carry the brand: another ink is taken before they move.
  static let solids: Set<BuiltInRole> = [
    .accent, .accentPressed, .tagPurpleSolid, .tagYellowSolid, .badgeFill, .destructiveFill,
  ]

  init(_ colors: [RGB], contrast: Contrast, darkestInk: RGB) {
    self.colors = colors
    self.adjustments = Array(repeating: .none, count: colors.count)
    self.contrast = contrast
    self.darkestInk = darkestInk
    isFitted = Array(repeating: contrast == .original, count: Self.groups.count)
  }

  /// The colour of a role, and the adjustment made to it.
  mutating func fitted(_ role: BuiltInRole) -> (color: RGB, adjustment: Adjustment) {
    if let index = Self.groupMoving[Int(role.rawValue)], !isFitted[index] {
      isFitted[index] = true
      let group = Self.groups[index]
      if group.isOnSolids { fitOnSolids(group) } else { fitOnGrounds(group) }
    }
    return (color(role), adjustments[Int(role.rawValue)])
  }

  /// The pairs of one ink.
  struct Group {
    let ink: BuiltInRole
    var pairs: [InkPair]

    var isOnSolids: Bool { pairs.allSatisfy { solids.contains($0.fill) } }
  }

  /// By role: the index of the group whose fitting may move its colour; nil if none does.
  private static let groupMoving: [Int?] = {
    var places = [Int?](repeating: nil, count: BuiltInRole.allCases.count)
    for (place, group) in groups.enumerated() {
      places[Int(group.ink.rawValue)] = place
      guard group.isOnSolids else { continue }
      for pair in group.pairs { places[Int(pair.fill.rawValue)] = place }
    }
    return places
  }()

  static let groups: [Group] = {
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
      ratio: ratio, solids: contrast == .high ? .move : .unseen)
    set(group.ink, result.ink, .replaced)
    for (pair, solid) in zip(group.pairs, result.solids) { set(pair.fill, solid, .solidMoved) }
  }

  private mutating func fitOnGrounds(_ group: Group) {
    var grounds: [ContrastRule.Ground] = []
    for pair in group.pairs {
      guard let ratio = contrast.ratio(for: pair.kind) else { continue }
      let fill = fitted(pair.fill).color
      grounds.append(ContrastRule.Ground(color: fill, ratio: ratio))
      // Under a resting pointer a white or a black fill has nowhere to go but towards its words.
      let hasNoRoom = fill == .white || fill == .black
      guard pair.kind == .text, hasNoRoom, !pair.fill.isGround else { continue }
      let hovered = HoverRule.hovered(fill, awayFrom: color(group.ink))
      grounds.append(ContrastRule.Ground(color: hovered, ratio: ratio))
    }
    let result = ContrastRule.fitted(color(group.ink), on: grounds)
    set(group.ink, result.ink, result.adjustment)
    if result.adjustment == .unreachable {
      adjustments[Int(group.ink.rawValue)] = .unreachable
    }
  }
}
