/// The kind of value allowed at a position.
enum ValueKind: String {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle
  case border, transition, shadow, gradient, typography
  /// One shadow of a list.
  case shadowLayer
  /// One stop of a gradient.
  case gradientStop
  /// An unknown value, or a number or text that cannot be a token of its own.
  case anything
  /// A component of a value, which only a JSON pointer can replace.
  case component

  /// The type of token that a reference there requires; nil for any.
  var type: String? {
    switch self {
    case .shadowLayer: "shadow"
    case .gradientStop, .anything, .component: nil
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .strokeStyle, .border, .transition, .shadow, .gradient, .typography:
      rawValue
    }
  }

  /// The kind of values of a type; nil for an unknown type.
  init?(type: String) {
    guard let kind = ValueKind(rawValue: type), kind.type == type else { return nil }
    self = kind
  }

  /// The thirteen types.
  static let types = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
  ]

  /// The parts of a value of the kind; empty if it is not an object.
  var parts: [(name: String, kind: ValueKind, isRequired: Bool)] {
    switch self {
    case .border:
      [("color", .color, true), ("width", .dimension, true), ("style", .strokeStyle, true)]
    case .transition:
      [
        ("duration", .duration, true), ("delay", .duration, true),
        ("timingFunction", .cubicBezier, true),
      ]
    case .shadow, .shadowLayer:
      [
        ("color", .color, true), ("offsetX", .dimension, true), ("offsetY", .dimension, true),
        ("blur", .dimension, true), ("spread", .dimension, true), ("inset", .component, false),
      ]
    case .gradientStop: [("color", .color, true), ("position", .number, true)]
    case .typography:
      [
        ("fontFamily", .fontFamily, true), ("fontSize", .dimension, true),
        ("fontWeight", .fontWeight, true), ("letterSpacing", .dimension, true),
        ("lineHeight", .number, true),
      ]
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .strokeStyle, .gradient, .anything, .component:
      []
    }
  }
}
