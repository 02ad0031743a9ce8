import StateSpace

/// Why a filter chooses nothing.
public enum FilterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The filter is empty, or names no component.
  case empty
  /// A value whose percent-encoding is cut or no UTF-8.
  case badEncoding(String)
  /// No id and no component is covered by the pattern; the nearest names, best first.
  case nothingNamed(String, nearest: [String])
  /// A knob that nothing the pattern covers has.
  case unknownKnob(String, of: String, nearest: [String])
  /// A knob that takes a value, named without one.
  case flagWithoutValue(String)
  /// No setting has this name; the nearest names, best first.
  case unknownSetting(String, nearest: [String])
  /// A value that the knob or the setting cannot have; the valid values.
  case unknownValue(String, String, choices: [String])
  /// Each knob exists, but no specimen has all of them.
  case neverTogether(String)

  /// The fault and its remedy in a sentence; text of others is escaped.
  public var description: String {
    switch self {
    case .empty:
      "The filter names no component; write a pattern such as tag, tag/* or *:selected."
    case .badEncoding(let name): "The value of \(printable(name)) is not well encoded."
    case .nothingNamed(let pattern, let nearest):
      "No component is named “\(printable(pattern))”"
        + Self.hint(nearest, "`list` shows all of them")
    case .unknownKnob(let name, let pattern, let nearest):
      "Nothing that “\(printable(pattern))” names has a knob “\(printable(name))”"
        + Self.hint(nearest, "`list` shows what there is")
    case .flagWithoutValue(let name):
      "\(printable(name)) needs a value, as in \(printable(name))=…."
    case .unknownSetting(let name, let nearest):
      "Unknown environment setting “\(printable(name))”"
        + Self.hint(
          nearest,
          "there are " + Setting.all.map(\.name).joined(separator: ", ")
        )
    case .unknownValue(let name, let value, let choices):
      "\(printable(name)) has no value “\(printable(value))”"
        + Self.valueHint(value, among: choices)
    case .neverTogether(let filter):
      "Nothing has all the knobs of “\(printable(filter))”; give a filter for each component."
    }
  }

  /// The fault of a filter, with its names and values as they were written.
  init(_ fault: LinkFault, of filter: String) {
    self =
      switch fault {
      case .empty: .empty
      case .unknownName(let name, let known): .nothingNamed(name, nearest: [known.text])
      case .part(.badEncoding(let name)): .badEncoding(name)
      case .part(.unknownAxis(let name, let nearest)):
        .unknownKnob(name, of: filter, nearest: nearest)
      case .part(.withoutValue(let name)): .flagWithoutValue(name)
      case .part(.unknownValue(let value, let name, let choices)):
        .unknownValue(name, value, choices: choices)
      // Two values of one axis are a choice that no state meets.
      case .part(.repeated): .neverTogether(filter)
      }
  }

  private static func valueHint(_ value: String, among choices: [String]) -> String {
    let nearest = nearestNames(to: value, among: choices, limit: 1)
    guard !choices.isEmpty else { return "." }
    let all = "here are " + choices.joined(separator: ", ") + "."
    return nearest.isEmpty ? "; t" + all : hint(nearest, "") + " T" + all
  }

  /// Whether a knob, a setting or a value is wrong, rather than that nothing is chosen.
  package var isWrongValue: Bool {
    switch self {
    case .badEncoding, .unknownKnob, .flagWithoutValue, .unknownSetting, .unknownValue: true
    case .empty, .nothingNamed, .neverTogether: false
    }
  }

  private static func hint(_ nearest: [String], _ otherwise: String) -> String {
    nearest.isEmpty
      ? "; \(otherwise)." : "; did you mean " + nearest.joined(separator: " or ") + "?"
  }
}
