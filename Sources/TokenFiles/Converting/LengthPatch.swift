/// Replaces a length in a token file: the number changes in its own notation and unit, and no other byte does.
public struct LengthPatch: Sendable {
  /// The new text.
  public let bytes: [UInt8]

  /// Makes the change; nil if the value at the offset is not a plain length, for example if it contains references,
  /// or is an alias of YAML.
  ///
  /// - Parameters:
  ///   - document: the token file.
  ///   - offset: the first byte of the value.
  ///   - pixels: the new length; sixteen for a rem.
  public init?(_ document: JSONDocument, valueAt offset: Int, pixels: Double) {
    guard pixels.isFinite, let node = document.value(at: offset), !node.isCopy,
      let old = LengthValue(node.value)?.pixels, let edit = Self.edit(node, old, pixels)
    else { return nil }
    bytes = TextEdit.apply([edit], to: document.bytes)
    // Read back as a check, so that a notation that cannot express the length is never written.
    guard let changed = document.reread(bytes),
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
      return TextEdit(node.range, node.quoted(new + text.dropFirst(digits.count)))
    }
    guard let member = node["value"], let number = member.value.number else { return nil }
    return TextEdit(member.range, JSONText.number(scaled(pixels, like: number, of: old)))
  }

  /// The pixels in the unit of the old number, to four decimals.
  private static func scaled(_ pixels: Double, like number: Double, of old: Double) -> Double {
    let isRootEm = number != 0 && abs(old / number - 16) < 0.001
    return ((isRootEm ? pixels / 16 : pixels) * 1e4).rounded() / 1e4
  }
}

/// Replaces a number in a token file, such as a weight or an opacity, and no other byte.
public struct NumberPatch: Sendable {
  /// The new text.
  public let bytes: [UInt8]

  /// Makes the change; nil if the value at the offset is neither a number nor the name of a weight, or is an alias of
  /// YAML.
  ///
  /// - Parameters:
  ///   - document: the token file.
  ///   - offset: the first byte of the value.
  ///   - number: the new number.
  public init?(_ document: JSONDocument, valueAt offset: Int, number: Double) {
    guard number.isFinite, let node = document.value(at: offset), !node.isCopy,
      node.value.number != nil || node.text.map({ ValueChecker.weights[$0] != nil }) == true
    else { return nil }
    bytes = TextEdit.apply([TextEdit(node.range, JSONText.number(number))], to: document.bytes)
  }
}
