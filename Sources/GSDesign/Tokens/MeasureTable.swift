/// The values that a theme gives to named lengths and text styles, if they differ from those of the design.
struct MeasureTable: Hashable, Sendable {
  private struct Name: Hashable {
    let kind: ThemeLength.Kind
    let name: String
  }

  private let system: DesignSystem?
  private var lengths: [Name: Double] = [:]
  private var styles: [String: GSTextStyle] = [:]

  /// Makes the table of a theme; nil if every value is the design's own.
  ///
  /// - Parameter system: the one whose names the theme has; nil for the names of all.
  init?(_ lengths: [ThemeLength], _ styles: [GSTextStyle], of system: DesignSystem?) {
    let (ownLengths, ownStyles) = (system?.lengths ?? [], system?.textStyles ?? [])
    // The built-in themes share the arrays of their systems, so this costs two comparisons of pointers.
    if lengths == ownLengths && styles == ownStyles { return nil }
    self.system = system
    let known = Set(ownLengths)
    for length in lengths where !known.contains(length) {
      self.lengths[Name(kind: length.kind, name: length.name)] = length.points
    }
    for style in styles where !ownStyles.contains(style) { self.styles[style.name] = style }
    if self.lengths.isEmpty && self.styles.isEmpty { return nil }
  }

  /// The value of a name; nil if the theme keeps the design's.
  func points(of token: LengthToken) -> Double? {
    value(token.name, of: token.system) { lengths[Name(kind: token.kind, name: $0)] }
  }

  /// The style of a name; nil if the theme keeps the design's.
  func style(_ name: String, of system: DesignSystem?) -> GSTextStyle? {
    value(name, of: system) { styles[$0] }
  }

  private func value<Value>(
    _ name: String, of owner: DesignSystem?, _ find: (String) -> Value?
  ) -> Value? {
    if let owner, let found = find(owner.rawValue + "." + name) { return found }
    return system == nil || owner == nil || system == owner ? find(name) : nil
  }
}
