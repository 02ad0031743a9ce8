import ColorScience
import GSDesign
import GalleryKit
import StateSpace

extension LawChecker {
  /// Whether ``VisionSearch`` applies: in true colour only, since with fewer colours states have signs.
  var looksForVision: Bool {
    setting.change.depth ?? .truecolor == .truecolor
      && setting.change.vision ?? Vision.none == Vision.none
  }
}

/// Finds states that differ from the default of an axis in colours alone, if most people can distinguish these colours
/// and people who lack a kind of cones cannot: once for each value.
///
/// Colours at a distance of 20 by CIEDE2000 are clear, those at less than 10 too near, as for ``VisionLoss``.
struct VisionSearch {
  private struct Value: Hashable {
    let axis: Int
    let value: AxisValue
  }

  private struct Pair {
    let state: SpecimenState
    let other: SpecimenState
    let seen: Phrase
    var more = 0
  }

  private var distances = StyleDistances()
  private var pictures: [Element: CellPicture?] = [:]
  private var found: [Value: Pair] = [:]
  private var order: [Value] = []

  /// No look is drawn larger.
  private static let room = CellSize(columns: 1000, rows: 1000)

  private mutating func picture(_ state: SpecimenState, _ bench: LawChecker) -> CellPicture? {
    let element = bench.element(state)
    if let known = pictures[element] { return known }
    let picture = bench.looks.probe.picture(element, bench.setting.change, Self.room)
    pictures[element] = picture
    return picture
  }

  /// Compares a state with those where one value is the default.
  mutating func look(at state: SpecimenState, _ bench: LawChecker) {
    let specimen = bench.specimen
    for axis in bench.axes.meaningful where state[axis] != specimen.axes[axis].standard {
      // Faint values may look like the default.
      guard state.isRelevant(axis), !specimen.axes[axis].faint.contains(state[axis]) else {
        continue
      }
      var other = state
      other[axis] = specimen.axes[axis].standard
      guard other.impossibility == nil, let one = picture(state, bench),
        let two = picture(other, bench), let loss = distances.loss(one, two)
      else { continue }
      let value = Value(axis: axis, value: state[axis])
      if found[value] != nil {
        found[value]?.more += 1
      } else {
        found[value] = Pair(state: state, other: other, seen: loss)
        order.append(value)
      }
    }
  }

  func findings(_ bench: LawChecker) -> [AuditFinding] {
    let (specimen, environment) = (bench.specimen, bench.setting.link)
    return order.compactMap { found[$0] }.map { pair in
      AuditFinding(
        .vision, Link(specimen, state: pair.state, environment: environment),
        other: Link(specimen, state: pair.other, environment: environment), seen: pair.seen,
        more: pair.more)
    }
  }
}

/// The distances of cells that differ in colours alone.
private struct StyleDistances {
  private struct Pair: Hashable {
    let first: RGB
    let second: RGB
    let vision: Vision
  }

  private var known: [Pair: Double] = [:]

  /// The colours lost between two looks; nil if the looks differ in more than colours, too little, or for everyone.
  mutating func loss(_ first: CellPicture, _ second: CellPicture) -> Phrase? {
    guard let colors = Self.colors(first, second) else { return nil }
    let clear = most(colors, Vision.none)
    guard clear >= ShownColor.clear else { return nil }
    var lost: [(vision: Vision, left: Double)] = []
    for vision in Vision.allCases where vision != Vision.none {
      let left = most(colors, vision)
      if left < ShownColor.far { lost.append((vision, left)) }
    }
    guard !lost.isEmpty else { return nil }
    let names = lost.map(\.vision.rawValue).joined(separator: ", ")
    let left = ShownColor.text(lost.map(\.left).max() ?? 0)
    let before = ShownColor.text(clear)
    return Phrase(
      localized:
        "Told apart by colours that come near for \(names): \(left) apart at most, \(before) for others."
    )
  }

  private mutating func most(_ colors: Set<[RGB]>, _ vision: Vision) -> Double {
    colors.map { distance($0[0], $0[1], vision) }.max() ?? 0
  }

  private mutating func distance(_ first: RGB, _ second: RGB, _ vision: Vision) -> Double {
    let pair = Pair(first: first, second: second, vision: vision)
    if let distance = known[pair] { return distance }
    let distance = vision.distance(first, second)
    known[pair] = distance
    return distance
  }

  /// The pairs of colours at the same places; nil if anything but colours differs.
  private static func colors(_ first: CellPicture, _ second: CellPicture) -> Set<[RGB]>? {
    guard first.columns == second.columns, first.rows == second.rows else { return nil }
    var colors: Set<[RGB]> = []
    for (one, two) in zip(first.cells, second.cells) {
      let (style, other) = (first.styles[Int(one.style)], second.styles[Int(two.style)])
      guard one.text == two.text, style.attributes == other.attributes else { return nil }
      if let ground = style.background?.color, let otherGround = other.background?.color {
        colors.insert([ground, otherGround])
      }
      if one.text.contains(where: { $0 != " " }), let ink = style.foreground?.color,
        let otherInk = other.foreground?.color
      {
        colors.insert([ink, otherInk])
      }
    }
    return colors
  }
}
