/// Which scalars are unsafe in text from outside: the one table that every policy and every literal decides by.
///
/// Marks, joiners and formats come from the width table, categories from the standard library.
package enum ScalarClass: Hashable, Sendable {
  /// A letter, a digit, a sign.
  case visible
  /// A space of any width.
  case blank
  /// A mark on the scalar before it.
  case mark
  /// A variation selector: chooses between looks of the scalar before it, and has no look of its own.
  case selector
  /// The zero-width joiner and non-joiner: part of emoji and of words in Persian and Hindi, otherwise invisible.
  case joiner
  /// A control character, or a separator of lines or paragraphs: ends a line or steers a terminal.
  case control
  /// Without a look of its own: hides text, tags it, or reverses the order of the text around it.
  case hidden
  /// Private use and unassigned: whatever a font shows for it, or nothing.
  case unknown

  /// The class of a scalar.
  package init(_ scalar: Unicode.Scalar) {
    if scalar.value &- 0x21 <= 0x5D {
      self = .visible
    } else if scalar.isControl {
      self = .control
    } else if scalar.isJoiner {
      self = .joiner
    } else {
      self = Self.classified(scalar)
    }
  }

  private static func classified(_ scalar: Unicode.Scalar) -> ScalarClass {
    let properties = scalar.properties
    if properties.isVariationSelector { return .selector }
    let traits = ScalarTraits(scalar)
    if traits.kind == .ignorable || properties.isDefaultIgnorableCodePoint { return .hidden }
    if traits.isMark { return .mark }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return .control
    case .format: return .hidden
    case .privateUse, .unassigned, .surrogate: return .unknown
    case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
    case .spaceSeparator: return .blank
    case _: return .visible
    }
  }

  /// Whether a reader sees it, alone or with the scalar before it.
  package var isVisible: Bool {
    switch self {
    case .visible, .blank, .mark, .selector: true
    case .joiner, .control, .hidden, .unknown: false
    }
  }

  /// Whether it could control a terminal, reorder the text around it, or hide. Private use is a glyph of some font.
  package var isHidden: Bool {
    switch self {
    case .selector, .joiner, .control, .hidden: true
    case .visible, .blank, .mark, .unknown: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character, or a separator of lines or paragraphs.
  var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
  }
}
