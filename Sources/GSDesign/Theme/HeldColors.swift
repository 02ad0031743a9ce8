import ColorScience

/// Colours of one appearance that stand as they are, told apart by what of a scheme they replace.
struct HeldColors {
  private var builtIn: [BuiltInRole: RGB] = [:]
  private var custom: [String: RGB] = [:]
  /// Those of roles under the pointer.
  private(set) var moved: [ColorRole: RGB] = [:]

  init(_ colors: [ColorRole: RGB]) {
    for (role, color) in colors {
      guard role.interaction == .normal else {
        moved[role] = color
        continue
      }
      switch role.base {
      case .builtIn(let name): builtIn[name] = color
      case .custom(let name, fallback: _): custom[name] = color
      }
    }
  }

  func colors(over fitted: [RGB]) -> [RGB] {
    guard !builtIn.isEmpty else { return fitted }
    var colors = fitted
    for (role, color) in builtIn { colors[Int(role.rawValue)] = color }
    return colors
  }

  func custom(over known: [String: ColorScheme.Facts]) -> [String: ColorScheme.Facts] {
    var facts = known
    for (name, color) in custom {
      facts[name] = ColorScheme.Facts(
        provenance: .given, adjustment: .none, entries: [name], original: color, color: color)
    }
    return facts
  }
}
