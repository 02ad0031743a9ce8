/// The kind of value allowed at a place.
enum ValueKind: String {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle
  case border, transition, shadow, gradient, typography
  /// One shadow of a list.
  case shadowLayer
  /// One stop of a gradient.
  case gradientStop
  /// Where nothing is known of the value, or a number or text that no token of its own can be.
  case anything
  /// A component of a value, for which only a JSON pointer may stand.
  case component

  /// The type of a token that may be referred to there; nil where it does not matter.
  var type: String? {
    switch self {
    case .shadowLayer: "shadow"
    case .gradientStop, .anything, .component: nil
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number,
      .strokeStyle, .border, .transition, .shadow, .gradient, .typography:
      rawValue
    }
  }

  /// The kind of the values of a type; nil for a type that is none of the thirteen.
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
