public import ColorScience

/// Replaces a colour in a token file: the value changes in its own notation, and no other byte does.
///
/// Keeps the digits, function and colour space, and the notation of each component of an asset catalogue. Colour
/// spaces without a conversion from sRGB (Lab, LCH, HWB and the wide ones except Display P3) become `srgb`.
public struct ColorPatch: Sendable {
  /// The new text.
  public let bytes: [UInt8]

  /// Makes the change; nil if the value at the offset is not a plain colour, for example if it contains references,
  /// or is an alias of YAML.
  ///
  /// - Parameters:
  ///   - document: the token file.
  ///   - offset: the first byte of the value.
  ///   - color: the new colour.
  ///   - opacity: 0…1, written as the nearest 255th.
  public init?(
    _ document: JSONDocument, valueAt offset: Int, color: RGB, opacity: Double = 1
  ) {
    let target = Target(color: color, alpha: (min(max(opacity, 0), 1) * 255).rounded() / 255)
    guard let node = document.value(at: offset), !node.isCopy, Self.color(of: node) != nil,
      let edits = Self.edits(node, target)
    else { return nil }
    bytes = TextEdit.apply(edits, to: document.bytes)
    // Read back as a check, so that a notation that cannot express the colour is never written.
    guard let changed = document.reread(bytes),
      let read = changed.value(at: offset).flatMap({ Self.color(of: $0) }),
      read.color.rgb == color, Self.isSame(read.alpha, target.alpha)
    else { return nil }
  }

  /// The colour to write.
  struct Target: Hashable {
    let color: RGB
    /// 0…1, in 255ths.
    let alpha: Double

    /// Red, green and blue, 0…255.
    var bytes: [UInt8] { [color.red, color.green, color.blue] }
    /// Red, green and blue, 0…1.
    var channels: [Double] { bytes.map { Double($0) / 255 } }
    var linear: LinearSRGB { LinearSRGB(color) }
  }

  private static func edits(_ node: JSONNode, _ target: Target) -> [TextEdit]? {
    if node.kind == .string { return text(node, target) }
    return isOfCatalogue(node) ? components(node, target) : object(node, target)
  }

  /// The colour of a value; nil for anything else.
  private static func color(of node: JSONNode) -> ColorValue? {
    guard isOfCatalogue(node) else { return ColorValue(node.value) }
    return ColorSetReader.color(node).flatMap { ColorValue($0.value) }
  }
}

extension ColorPatch {
  /// Patches a colour written as text; a function keeps its name, and its commas if it has any.
  ///
  /// A name becomes digits, and a function of a space without a conversion from sRGB becomes `rgb()`.
  private static func text(_ node: JSONNode, _ target: Target) -> [TextEdit]? {
    guard let old = node.text, let color = CSSColor(old) else { return nil }
    let new: String?
    switch color.space {
    case _ where color.hex != nil: new = hexText(target, like: color.isName ? "" : old)
    case "hsl": new = hslText(target, like: old)
    case "oklab", "oklch":
      new = fewest(target, in: color.space).map { function(color.space, $0, target, like: old) }
    case let space where old.lowercased().hasPrefix("color("):
      let space = numbers(target, in: space) == nil ? "srgb" : space
      new = fewest(target, in: space).map { function("color", [space] + $0, target, like: old) }
    case _: new = function("rgb", target.bytes.map(String.init), target, like: old)
    }
    return new.map { [TextEdit(node.range, node.quoted($0))] }
  }

  /// A function with the separators of the old one.
  private static func function(
    _ name: String, _ parts: [String], _ target: Target, like old: String
  ) -> String {
    guard old.contains(",") else {
      let opacity = target.alpha < 1 ? " / \(alpha(target, like: old))" : ""
      return "\(name)(\(parts.joined(separator: " "))\(opacity))"
    }
    let all = parts + (target.alpha < 1 ? [alpha(target, like: old)] : [])
    return "\(name)\(target.alpha < 1 ? "a" : "")(\(all.joined(separator: ", ")))"
  }

  /// Keeps the number of digits and the case of the old colour.
  private static func hexText(_ target: Target, like old: String) -> String {
    let isUpper = old.contains { ("A"..."F").contains($0) }
    var values = target.bytes
    if target.alpha < 1 || old.utf8.count == 9 || old.utf8.count == 5 {
      values.append(UInt8((target.alpha * 255).rounded()))
    }
    return "#"
      + values.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: isUpper) }
      .joined()
  }

  /// Uses as few digits as the colour needs.
  private static func hslText(_ target: Target, like old: String) -> String? {
    let hsl = HSL(target.color)
    for digits in 0...4 {
      let parts = [
        decimal(hsl.hue ?? 0, digits), decimal(hsl.saturation * 100, digits) + "%",
        decimal(hsl.lightness * 100, digits) + "%",
      ]
      let text = function("hsl", parts, target, like: old)
      guard let read = ColorValue(.string(text)), read.color.rgb == target.color else {
        continue
      }
      return text
    }
    return nil
  }

  /// Whether a number gives the same 255th as another, and keeps its notation.
  static func isSame(_ old: Double?, _ new: Double) -> Bool {
    old.map { ($0 * 255).rounded() == (new * 255).rounded() } ?? false
  }

  /// The alpha of a CSS function, in the old notation if it is the same.
  private static func alpha(_ target: Target, like old: String) -> String {
    let parts = old.dropLast().split { ",/".contains($0) }
    let written = parts.last.map { $0.filter { $0 != " " } } ?? ""
    // One more part than channels, separated by spaces.
    guard old.contains("/") || parts.count == 4, isSame(CSSColor(old)?.alpha, target.alpha) else {
      return decimal(target.alpha, 4)
    }
    return written
  }

  static func decimal(_ value: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    return JSONText.number((value * scale).rounded() / scale)
  }
}

extension ColorPatch {
  /// Patches a colour written as an object.
  private static func object(_ node: JSONNode, _ target: Target) -> [TextEdit]? {
    guard let space = node["colorSpace"], let name = space.text,
      let components = node["components"] ?? node["channels"], components.kind == .array
    else { return nil }
    let items = Array(components.children)
    guard items.count == 3, items.allSatisfy({ $0.kind == .number || $0.text == "none" }) else {
      return nil
    }
    var edits: [TextEdit] = []
    var written = name
    if numbers(target, in: name) == nil {
      written = "srgb"
      edits.append(TextEdit(space.range, space.quoted(written)))
    }
    guard let new = fewest(target, in: written) else { return nil }
    for (index, item) in items.enumerated() {
      // Only in sRGB is each component one of the colour's own channels.
      if written == "srgb", name == written, isSame(item.number, target.channels[index]) {
        continue
      }
      edits.append(TextEdit(item.range, new[index]))
    }
    let alpha = decimal(target.alpha, 4)
    if let old = node["alpha"] {
      guard old.kind == .number else { return nil }
      if !isSame(old.number, target.alpha) { edits.append(TextEdit(old.range, alpha)) }
    } else if target.alpha < 1 {
      edits.append(node.inserting("alpha", alpha, beside: components))
    }
    if let hex = node["hex"] {
      guard let old = hex.text else { return nil }
      var opaque = target.color.hex
      if !old.contains(where: { ("A"..."F").contains($0) }) { opaque = opaque.lowercased() }
      edits.append(TextEdit(hex.range, hex.quoted(opaque)))
    }
    return edits
  }

  /// The components of an sRGB colour in a space; nil for a space without a conversion.
  static func numbers(_ target: Target, in space: String) -> [Double]? {
    let color = target.linear
    switch space {
    case "srgb": return target.channels
    case "srgb-linear": return [color.red, color.green, color.blue]
    case "hsl":
      let hsl = HSL(target.color)
      return [hsl.hue ?? 0, hsl.saturation * 100, hsl.lightness * 100]
    case "oklab":
      let lab = OKLab(color)
      return [lab.lightness, lab.a, lab.b]
    case "oklch":
      let lch = OKLCH(OKLab(color))
      return [lch.lightness, lch.hue == nil ? 0 : lch.chroma, lch.hue ?? 0]
    case "display-p3": return DisplayP3(color).components
    case "xyz-d65":
      let xyz = XYZ(color)
      return [xyz.x, xyz.y, xyz.z]
    case _: return nil
    }
  }

  /// The components with as few digits as the colour needs.
  private static func fewest(_ target: Target, in space: String) -> [String]? {
    guard let numbers = numbers(target, in: space) else { return nil }
    for digits in 3...8 {
      let texts = numbers.map { decimal($0, digits) }
      let read = texts.map { Double($0) ?? 0 }
      guard let color = LinearSRGB(space: space, read[0], read[1], read[2]),
        color.rgb == target.color
      else { continue }
      return texts
    }
    return nil
  }
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
