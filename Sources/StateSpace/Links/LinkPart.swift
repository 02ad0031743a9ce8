/// An axis and a value of it, as a part of a link or a filter names them.
package struct AxisTerm: Hashable, Sendable {
  /// The axis, by index.
  package let axis: Int
  package let value: AxisValue

  package init(axis: Int, value: AxisValue) {
    self.axis = axis
    self.value = value
  }
}

/// A part of a link or a filter between two commas: `selected`, `no-selected` or `color=purple`.
package struct LinkPart: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case flag(Bool)
    /// The text behind the equals sign, percent-encoded.
    case encoded(String)
  }

  /// The name without `no-`.
  package let name: String
  package let value: Value

  /// Reads a part; every text is one.
  package init(_ text: Substring) {
    let (name, encoded) = divided(text, at: "=")
    if let encoded {
      self.name = String(name)
      value = .encoded(String(encoded))
    } else {
      let isNegated = name.hasPrefix("no-")
      self.name = String(isNegated ? name.dropFirst(3) : name)
      value = .flag(!isNegated)
    }
  }

  /// Reads a part behind the `@`: a setting, whose value is empty without an equals sign.
  package init(setting text: Substring) {
    let (name, encoded) = divided(text, at: "=")
    self.name = String(name)
    value = .encoded(String(encoded ?? ""))
  }

  /// The value behind the equals sign; empty without one.
  ///
  /// - Throws: ``AxisFault/badEncoding(of:)``.
  package func decoded() throws(AxisFault) -> String {
    switch value {
    case .flag: return ""
    case .encoded(let text):
      guard let text = percentDecoded(text) else { throw .badEncoding(of: name) }
      return text
    }
  }
}

extension [AxisInfo] {
  /// The index of the axis with a name; nil for an unknown name.
  package func index(named name: String) -> Int? { firstIndex { $0.name == name } }

  /// The axis and the value that a part of a link names.
  ///
  /// - Throws: ``AxisFault`` with the nearest names or the possible values.
  package func term(_ part: LinkPart) throws(AxisFault) -> AxisTerm {
    guard let index = index(named: part.name) else {
      throw .unknownAxis(part.name, nearest: nearestNames(to: part.name, among: map(\.name)))
    }
    let axis = self[index]
    switch part.value {
    case .flag(let isOn):
      guard axis.kind == .toggle else { throw .withoutValue(part.name) }
      return AxisTerm(axis: index, value: .flag(isOn))
    case .encoded:
      let text = try part.decoded()
      guard let value = axis.value(spelled: text) else {
        throw .unknownValue(text, of: part.name, choices: axis.choices)
      }
      return AxisTerm(axis: index, value: value)
    }
  }

  /// The values of a state that differ from the default, as links spell them, in the order of the axes.
  package func spelled(_ value: (Int) -> AxisValue) -> String {
    var parts: [String] = []
    for (index, axis) in enumerated() {
      let value = value(index)
      guard value != axis.standard else { continue }
      switch value {
      case .flag(let isOn): parts.append(isOn ? axis.name : "no-" + axis.name)
      case .choice, .options, .number, .text:
        parts.append(axis.name + "=" + percentEncoded(axis.spelling(of: value)))
      }
    }
    return parts.joined(separator: ",")
  }
}

/// The text before and after the first separator; the second part is nil without a separator.
package func divided(_ text: Substring, at separator: Character) -> (Substring, Substring?) {
  guard let index = text.firstIndex(of: separator) else { return (text, nil) }
  return (text[..<index], text[text.index(after: index)...])
}
