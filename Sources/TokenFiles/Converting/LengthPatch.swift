/// Another length in the place of one in a token file: the number changes in the notation and unit that it has, and no
/// other byte.
public struct LengthPatch: Sendable {
  /// The new text.
  public let bytes: [UInt8]

  /// Makes the change; nil where no length that stands by itself is at the place, such as one with references in it.
  ///
  /// - Parameters:
  ///   - document: the token file.
  ///   - offset: where the value begins. Bytes.
  ///   - pixels: the new length; a root em has sixteen.
  public init?(_ document: JSONDocument, valueAt offset: Int, pixels: Double) {
    guard pixels.isFinite, let node = document.value(at: offset),
      let old = LengthValue(node.value)?.pixels, let edit = Self.edit(node, old, pixels)
    else { return nil }
    bytes = TextEdit.apply([edit], to: document.bytes)
    // It is read back, so that a notation without room for the length is never written.
    guard let changed = try? JSONDocument(bytes, name: document.name),
      let read = changed.value(at: offset).flatMap({ LengthValue($0.value)?.pixels }),
      abs(read - pixels) < 0.001
    else { return nil }
  }

  private static func edit(_ node: JSONNode, _ old: Double, _ pixels: Double) -> TextEdit? {
    if let number = node.value.number {
      return TextEdit(node.range, JSONText.number(scaled(pixels, like: number, of: old)))
    }
    if let text = node.text {
      let digits = text.prefix { "+-.0123456789eE".contains($0) && $0 != "e" && $0 != "E" }
      guard let number = Double(digits) else { return nil }
      let new = JSONText.number(scaled(pixels, like: number, of: old))
      return TextEdit(node.range, JSONText.quoted(new + text.dropFirst(digits.count)))
    }
    guard let member = node["value"], let number = member.value.number else { return nil }
    return TextEdit(member.range, JSONText.number(scaled(pixels, like: number, of: old)))
  }

  /// The pixels in the unit of a number that stood for others, to four decimals.
  private static func scaled(_ pixels: Double, like number: Double, of old: Double) -> Double {
    let isRootEm = number != 0 && abs(old / number - 16) < 0.001
    return ((isRootEm ? pixels / 16 : pixels) * 1e4).rounded() / 1e4
  }
}

/// Another number in the place of one in a token file, such as a weight or an opacity, and no other byte changes.
public struct NumberPatch: Sendable {
  /// The new text.
  public let bytes: [UInt8]

  /// Makes the change; nil where neither a number nor the name of a weight is at the place.
  ///
  /// - Parameters:
  ///   - document: the token file.
  ///   - offset: where the value begins. Bytes.
  ///   - number: the new number.
  public init?(_ document: JSONDocument, valueAt offset: Int, number: Double) {
    guard number.isFinite, let node = document.value(at: offset),
      node.value.number != nil || node.text.map({ ValueChecker.weights[$0] != nil }) == true
    else { return nil }
    bytes = TextEdit.apply([TextEdit(node.range, JSONText.number(number))], to: document.bytes)
  }
}
