public import ColorScience

/// Replaces a colour in a token file: its edited components change in their own notation, and no other byte does.
///
/// An edited component gets the fewest digits that are read as the same value, and one that is taken back those that it had.
/// Function, colour space, unit, commas and the notation of each component of an asset catalogue stay; a name becomes digits.
public struct ColorPatch: Sendable {
  /// The new text.
  public let bytes: [UInt8]

  /// Makes the change; nil if the value at the offset is not a plain colour of the same space, for example if it
  /// contains references or is an alias of YAML.
  ///
  /// - Parameters:
  ///   - document: the token file.
  ///   - offset: the first byte of the value.
  ///   - color: the new colour. Components that are written like those in the file are left alone.
  public init?(_ document: JSONDocument, valueAt offset: Int, color: TokenColor) {
    guard let node = document.value(at: offset), !node.isCopy, let old = TokenColor(node),
      old.space == color.space,
      let edits = Self.edits(node, Change(from: old, to: color))
    else { return nil }
    bytes = TextEdit.apply(edits, to: document.bytes)
    // Read back as a check, so that a notation that cannot express the colour is never written.
    guard let changed = document.reread(bytes),
      let read = changed.value(at: offset).flatMap({ TokenColor($0) }), color.isSame(as: read)
    else { return nil }
  }

  /// The parts of a colour that are written.
  struct Change {
    let color: TokenColor
    /// The places of the edited components.
    let edited: [Int]
    let changesAlpha: Bool

    init(from old: TokenColor, to color: TokenColor) {
      self.color = color
      edited = color.components.indices.filter { index in
        guard let before = old.components[index], let now = color.components[index] else {
          return old.components[index] != color.components[index]
        }
        return !color.isSame(before, now, at: index)
      }
      changesAlpha = !color.alphaPrecision.isSame(old.alpha, color.alpha)
    }
  }

  private static func edits(_ node: JSONNode, _ change: Change) -> [TextEdit]? {
    if change.edited.isEmpty, !change.changesAlpha { return [] }
    switch node.kind {
    case .string: return text(node, change)
    case .null, .yes, .no, .number, .array, .object:
      return node["components"]?.kind == .object ? catalogue(node, change) : object(node, change)
    }
  }
}

extension ColorPatch {
  /// Patches a colour written as an object. The digits for programs without its space are those of the new colour.
  private static func object(_ node: JSONNode, _ change: Change) -> [TextEdit]? {
    guard let items = node.componentList else { return nil }
    let color = change.color
    var edits: [TextEdit] = []
    for index in change.edited {
      guard let value = color.components[index],
        let text = digits(
          of: value, isExact: color.isOfFile(index), { color.isSame($0, value, at: index) })
      else { return nil }
      edits.append(TextEdit(items[index].range, text))
    }
    if change.changesAlpha {
      guard
        let text = digits(
          of: color.alpha, isExact: color.alphaPrecision.rounded(color.alpha) != color.alpha,
          { color.alphaPrecision.isSame($0, color.alpha) })
      else { return nil }
      if let old = node["alpha"] {
        edits.append(TextEdit(old.range, text))
      } else {
        guard let member = node["components"] ?? node["channels"] else { return nil }
        edits.append(node.inserting("alpha", text, beside: member))
      }
    }
    if let hex = node["hex"], !change.edited.isEmpty {
      guard let old = hex.text else { return nil }
      let digits = color.linear.rgb.hex
      edits.append(
        TextEdit(hex.range, hex.quoted(old.hasUpperHexDigit ? digits : digits.lowercased())))
    }
    return edits
  }

  /// The fewest digits that are read as the same: as the very number if it is exact and nine digits suffice.
  private static func digits(
    of value: Double, isExact: Bool, _ isSame: (Double) -> Bool
  ) -> String? {
    let exact = isExact ? JSONText.fewestDigits(of: value) { Double($0) == value } : nil
    return exact ?? JSONText.fewestDigits(of: value) { isSame(Double($0) ?? 0) }
  }

  /// Patches a colour written as text.
  private static func text(_ node: JSONNode, _ change: Change) -> [TextEdit]? {
    guard let old = node.text, let css = CSSColor(old) else { return nil }
    let new: String?
    if let function = css.function {
      new = function.replacing(
        in: old, change.edited, with: change.color, changesAlpha: change.changesAlpha)
    } else {
      new = hex(change, like: css.isName ? "" : old)
    }
    return new.map { [TextEdit(node.range, node.quoted($0))] }
  }

  /// Keeps the number of digits if they can express the colour, the case, and the digits of unchanged channels.
  private static func hex(_ change: Change, like old: String) -> String {
    let color = change.color
    let bytes = (color.components.map { $0 ?? 0 } + [color.alpha]).map {
      UInt8(min(max($0 * 255, 0), 255).rounded())
    }
    let hasAlpha = color.alpha < 1 || old.utf8.count == 9 || old.utf8.count == 5
    let isShort = (1...5).contains(old.utf8.count) && bytes.allSatisfy { $0 % 17 == 0 }
    let edited = Set(change.edited + (change.changesAlpha ? [3] : []))
    let digits = Array(old.dropFirst())
    let width = old.utf8.count < 6 ? 1 : 2
    return bytes.indices.prefix(hasAlpha ? 4 : 3).reduce("#") { text, index in
      let place = index * width
      if !edited.contains(index), digits.count >= place + width {
        let kept = String(digits[place..<place + width])
        return text + (width == 1 && !isShort ? kept + kept : kept)
      }
      let byte = String(bytes[index], radix: 16, uppercase: old.hasUpperHexDigit)
      if isShort { return text + byte.suffix(1) }
      return text + (byte.utf8.count == 1 ? "0" : "") + byte
    }
  }
}

extension String {
  /// Whether hexadecimal digits in it are in upper case.
  var hasUpperHexDigit: Bool { contains { ("A"..."F").contains($0) } }
}

extension JSONDocument {
  /// The value that begins at an offset; nil if none does.
  public func value(at offset: Int) -> JSONNode? {
    var low = 0
    var high = entries.count
    // Values are sorted by their starts.
    while low < high {
      let middle = (low + high) / 2
      if Int(entries[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, Int(entries[low].start) == offset else { return nil }
    return JSONNode(document: self, index: Int32(low))
  }
}
