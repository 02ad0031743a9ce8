/// Why a link or a filter names no state.
public enum LinkFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// No name before the colon.
  case empty
  /// A name that is not the one of the space; the name that it has.
  case unknownName(String, known: VariantID)
  /// A part that names no value of an axis.
  case part(AxisFault)

  /// The fault and its remedy in a sentence; text of others is escaped.
  public var description: String {
    switch self {
    case .empty: "The link is empty; write a name such as tag/filled."
    case .unknownName(let name, let known):
      "Nothing is called “\(printable(name))” here; this is \(known)."
    case .part(let fault): fault.description
    }
  }
}

/// Why a part of a link or a filter names no value of an axis.
public enum AxisFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// A value whose percent-encoding is cut or no UTF-8; the axis.
  case badEncoding(of: String)
  /// A name that no axis has; the nearest names, best first.
  case unknownAxis(String, nearest: [String])
  /// An axis that takes a value, named without one.
  case withoutValue(String)
  /// A value that the axis cannot have; the values that it has.
  case unknownValue(String, of: String, choices: [String])
  /// A part that gives an axis a value after another part did; the axis.
  case repeated(String, of: String)

  /// The fault and its remedy in a sentence; text of others is escaped.
  public var description: String {
    switch self {
    case .badEncoding(let name): "The value of \(printable(name)) is not well encoded."
    case .unknownAxis(let name, let nearest):
      "Unknown axis “\(printable(name))”" + Self.hint(nearest, or: [])
    case .withoutValue(let name):
      "\(printable(name)) needs a value, as in \(printable(name))=…."
    case .unknownValue(let value, let name, let choices):
      "\(printable(name)) has no value “\(printable(value))”"
        + Self.hint(nearestNames(to: value, among: choices, limit: 1), or: choices)
    case .repeated(let part, let name):
      "“\(printable(part))” gives \(printable(name)) a second value."
    }
  }

  private static func hint(_ nearest: [String], or all: [String]) -> String {
    switch (nearest.isEmpty, all.isEmpty) {
    case (false, _): "; did you mean " + nearest.joined(separator: " or ") + "?"
    case (true, false): "; there are " + all.joined(separator: ", ") + "."
    case (true, true): "."
    }
  }
}
