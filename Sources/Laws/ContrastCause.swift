public import GSDesign
public import GalleryKit
public import StateSpace

/// Two tokens with too little contrast in one appearance of a theme, and all that shows it.
///
/// A finding under the pointer, while pressed or in fewer colours comes from the same two tokens.
public struct ContrastCause: Hashable, Sendable {
  /// The values that two findings with one cause have in common.
  package struct Key: Hashable, Sendable {
    let contrast: Contrast
    let theme: String
    let appearance: Appearance
    /// The names of both roles at rest, sorted: with few colours they may change places.
    let roles: [String]

    init?(_ finding: AuditFinding) {
      guard let fault = finding.contrast else { return nil }
      let environment = finding.link.environment
      contrast = environment.contrast ?? .standard
      theme = fault.theme
      appearance = environment.appearance ?? .light
      roles = Self.roles(of: fault.pair)
    }

    static func roles(of pair: InkOnFill) -> [String] {
      [pair.inkRole?.resting.name ?? "", pair.fillRole?.resting.name ?? ""].sorted()
    }
  }

  package let key: Key
  /// The finding that shows it best: the first in all colours and at rest, if any is.
  public private(set) var finding: AuditFinding
  /// The fault of that finding.
  public private(set) var fault: ContrastFault
  /// The lowest ratio found.
  public private(set) var lowest: Double
  /// The changes that its findings need.
  private var mends: Set<RoleMend> = []
  /// The states that show it, by their variants.
  public private(set) var states: [VariantID: Set<SpecimenState>] = [:]

  /// The contrast setting of the findings.
  public var contrast: Contrast { key.contrast }
  /// The name of the theme.
  public var theme: String { key.theme }
  /// The appearance.
  public var appearance: Appearance { key.appearance }
  /// The ratio of the tokens; that of the cells for colours without a role.
  public var ratio: Double { fault.tokenRatio ?? fault.ratio }
  /// The ratio with two decimals, the rest cut off.
  public var ratioText: String { ContrastFault.text(ratio) }
  /// The number of states that show it.
  public var stateCount: Int { states.values.reduce(0) { $0 + $1.count } }
  /// The change of the ink's lightness that mends the pair at rest, under the pointer and pressed: the largest of those
  /// that its findings need, as far as they begin with the same colour and go in the direction of ``finding``; nil if no
  /// change mends that one.
  public var mend: RoleMend? {
    guard let own = fault.mend else { return nil }
    return mends.filter { $0.old == own.old && $0.step.sign == own.step.sign }
      .max { abs($0.step) < abs($1.step) }?.changing(own.role.resting)
  }
  /// The role of the ink at rest.
  public var ink: ColorRole? { fault.pair.inkRole?.resting }
  /// The role of the fill at rest.
  public var fill: ColorRole? { fault.pair.fillRole?.resting }

  /// `tagYellow.onSolid on tagYellow.solid`.
  public var name: String { "\(ink?.name ?? "text") on \(fill?.name ?? "ground")" }

  private init(_ key: Key, _ finding: AuditFinding, _ fault: ContrastFault) {
    self.key = key
    self.finding = finding
    self.fault = fault
    lowest = fault.ratio
  }

  /// The causes of findings, each once: published colours first, then by how much is missing.
  public static func causes(of findings: [AuditFinding]) -> [ContrastCause] {
    var causes: [Key: ContrastCause] = [:]
    for finding in findings {
      guard let key = Key(finding), let fault = finding.contrast else { continue }
      var cause = causes[key] ?? ContrastCause(key, finding, fault)
      if finding.rank < cause.finding.rank { (cause.finding, cause.fault) = (finding, fault) }
      cause.lowest = min(cause.lowest, fault.ratio)
      if let mend = fault.mend { cause.mends.insert(mend) }
      cause.states[finding.link.specimen, default: []].formUnion(finding.states)
      causes[key] = cause
    }
    return causes.values.sorted { first, second in
      if first.contrast != second.contrast { return first.contrast.place < second.contrast.place }
      let (one, other) = (first.ratio / first.fault.needed, second.ratio / second.fault.needed)
      if one != other { return one < other }
      return (first.theme, first.appearance.rawValue, first.name)
        < (second.theme, second.appearance.rawValue, second.name)
    }
  }

  /// A unique identifier: `gitspace light tagLine/page`.
  package var id: String {
    "\(theme) \(appearance.rawValue) \(contrast.rawValue) \(key.roles.joined(separator: "/"))"
  }

  /// Whether a finding comes of it.
  public func explains(_ finding: AuditFinding) -> Bool { Key(finding) == key }
}

extension AuditFinding {
  /// How directly it shows the cause: all colours before few, text before marks, rest before hovering and pressing.
  fileprivate var rank: Int {
    guard let pair = contrast?.pair else { return .max }
    let isAtRest = pair.inkRole == pair.inkRole?.resting && pair.fillRole == pair.fillRole?.resting
    let isWords = pair.part == .words || pair.part == .largeWords
    return ((link.environment.depth ?? .truecolor) == .truecolor ? 0 : 4) + (isWords ? 0 : 2)
      + (isAtRest ? 0 : 1)
  }
}

extension RoleMend {
  /// The change of lightness, -1…1.
  fileprivate var step: Double { newLightness - oldLightness }
}

extension Contrast {
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
