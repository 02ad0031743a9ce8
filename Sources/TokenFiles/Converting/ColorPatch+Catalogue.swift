import ColorScience

/// Patches colours of asset catalogues, whose components have names.
extension ColorPatch {
  /// Whether a value is a colour in the notation of catalogues.
  static func isOfCatalogue(_ node: JSONNode) -> Bool { node["components"]?.kind == .object }

  /// A new number for each component, in its own notation; in decimals if 255ths cannot express the colour. Returns
  /// nil if a grey would have to become a colour.
  static func components(_ node: JSONNode, _ target: Target) -> [TextEdit]? {
    guard let components = node["components"] else { return nil }
    let space = CatalogueColor.spaces[node["color-space"]?.text ?? "srgb"] ?? "srgb"
    let isGray = space == "gray" || (components["white"] != nil && components["red"] == nil)
    let names = isGray ? ["white"] : ["red", "green", "blue"]
    let nodes = names.compactMap { components[$0] }
    guard nodes.count == names.count,
      let numbers = isGray ? white(target) : numbers(target, in: space)
    else { return nil }
    func color(_ texts: [String]) -> LinearSRGB? {
      let values = texts.map { ColorSetReader.value($0) ?? 0 }
      return isGray
        ? LinearSRGB(grayGamma22: values[0])
        : LinearSRGB(space: space, values[0], values[1], values[2])
    }
    func says(_ texts: [String]) -> Bool {
      color(texts)?.rgb == target.color
    }
    let isLower = components.children.contains { child in
      child.text.map { $0.hasPrefix("0x") && $0.contains { ("a"..."f").contains($0) } } ?? false
    }
    func isSame(_ node: JSONNode, _ number: Double) -> Bool {
      space == "srgb" && !isGray && Self.isSame(value(node), number)
    }
    var texts = zip(nodes, numbers).map { number($1, like: $0, isUpper: !isLower) }
    for digits in 4...9 where !says(texts) {
      texts = numbers.map { decimal($0, exactly: digits) }
    }
    var edits = zip(nodes.indices, texts).compactMap { index, text in
      isSame(nodes[index], numbers[index]) ? nil : edit(nodes[index], text)
    }
    if let alpha = components["alpha"] {
      if !Self.isSame(value(alpha), target.alpha) {
        edits.append(edit(alpha, number(target.alpha, like: alpha, isUpper: !isLower)))
      }
    } else if target.alpha < 1, let last = Array(components.children).last {
      let end = last.range.upperBound
      edits.append(TextEdit(end..<end, ", \"alpha\": \"\(decimal(target.alpha, exactly: 3))\""))
    }
    return edits
  }

  private static func value(_ node: JSONNode) -> Double? {
    node.text.flatMap { ColorSetReader.value($0) } ?? node.number
  }

  /// The white of a grey; nil for a colour.
  private static func white(_ target: Target) -> [Double]? {
    guard Set(target.bytes).count == 1 else { return nil }
    let light = target.linear.red
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if LinearSRGB(grayGamma22: middle).red < light { low = middle } else { high = middle }
    }
    return [high]
  }

  /// A number from 0 to 1 in the notation of another one: 255ths as `0x80` or `128`, else a decimal.
  private static func number(_ value: Double, like node: JSONNode, isUpper: Bool) -> String {
    guard let old = node.text, 0...1 ~= value else { return decimal(value, exactly: 3) }
    let byte = Int((value * 255).rounded())
    if old.lowercased().hasPrefix("0x") {
      let text = String(byte, radix: 16, uppercase: isUpper)
      return old.prefix(2) + (text.utf8.count == 1 ? "0" : "") + text
    }
    if old.utf8.allSatisfy({ JSONScanner.digits ~= $0 }) { return String(byte) }
    let point = old.firstIndex(of: ".") ?? old.endIndex
    return decimal(value, exactly: max(3, old[point...].utf8.count - 1))
  }

  private static func edit(_ node: JSONNode, _ text: String) -> TextEdit {
    // A JSON number is always read as a fraction, so 255ths never reach this line.
    TextEdit(node.range, node.kind == .number ? text : JSONText.quoted(text))
  }

  /// A decimal with a fixed number of digits after the point, at most 9; keeps trailing zeros like Xcode.
  private static func decimal(_ value: Double, exactly digits: Int) -> String {
    let digits = min(digits, 9)
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let number = Int((value.magnitude * Double(scale)).rounded())
    let rest = String(number % scale)
    let zeros = String(repeating: "0", count: digits - rest.utf8.count)
    return (value < 0 && number > 0 ? "-" : "") + "\(number / scale).\(zeros)\(rest)"
  }
}
