/// Reads the `Contents.json` of a colour set.
struct ColorSetReader {
  private let path: String
  private(set) var findings: [TokenFinding] = []

  init(path: String) { self.path = path }

  private mutating func find(
    _ rule: TokenRule, at node: JSONNode, _ message: String, mend: String? = nil
  ) {
    findings.append(TokenFinding(rule, path, at: node, message, mend: mend))
  }

  /// The set; broken where the file has no list of colours.
  mutating func set(named name: String, _ root: JSONNode) -> ColorSet {
    var set = ColorSet(name: name, path: path, variants: [], properties: root["properties"]?.value)
    guard root.kind == .object, let colors = root["colors"], colors.kind == .array else {
      find(
        .catalogueColors, at: root["colors"] ?? root, "The colour set has no list of colours.",
        mend: "Add \"colors\": [{ \"idiom\": \"universal\" }].")
      set.isBroken = true
      return set
    }
    for entry in colors.children {
      guard let variant = variant(entry) else { continue }
      if let index = set.variants.firstIndex(where: { $0.key == variant.key }) {
        find(
          .catalogueDuplicateVariant, at: entry,
          "There are two colours for \(shown(variant.label)); the last one counts.",
          mend: "Leave one of them out.")
        set.variants[index] = variant
      } else {
        set.variants.append(variant)
      }
    }
    return set
  }

  private mutating func variant(_ entry: JSONNode) -> ColorSet.Variant? {
    guard entry.kind == .object else {
      find(.catalogueColors, at: entry, "A colour of the list must be an object.")
      return nil
    }
    var traits: [ColorSet.Trait] = []
    for appearance in entry["appearances"].map({ Array($0.children) }) ?? [] {
      guard let name = appearance["appearance"]?.text, let value = appearance["value"]?.text else {
        find(
          .catalogueColors, at: appearance, "An appearance is to have an appearance and a value.")
        continue
      }
      traits.append(ColorSet.Trait(name: name, value: value))
    }
    for name in ["display-gamut", "subtype", "locale"] {
      if let value = entry[name]?.text { traits.append(ColorSet.Trait(name: name, value: value)) }
    }
    let content =
      entry["color"].map { self.content($0, gamut: entry["display-gamut"]?.text) }
      ?? ColorSet.Content.empty
    return ColorSet.Variant(
      idiom: entry["idiom"]?.text ?? "universal", traits: traits, content: content,
      node: entry["color"])
  }

  /// The colour of a value; nil if it is not a colour, or one of the system.
  static func color(_ node: JSONNode) -> CatalogueColor? {
    var reader = ColorSetReader(path: "")
    guard case .color(let color) = reader.content(node, gamut: nil) else { return nil }
    return color
  }

  private mutating func content(_ node: JSONNode, gamut: String?) -> ColorSet.Content {
    if let reference = node["reference"]?.text {
      return .reference(name: reference, platform: node["platform"]?.text ?? "")
    }
    let space = node["color-space"]?.text
    checkSpace(space, node)
    guard let components = node["components"], components.kind == .object else {
      find(.catalogueComponent, at: node, "The colour has no components.")
      return .broken
    }
    let known = space.flatMap { CatalogueColor.spaces[$0] }
    let isGray = known == "gray" || (components["white"] != nil && components["red"] == nil)
    let names = isGray ? ["white"] : ["red", "green", "blue"]
    var values: [Double] = []
    for name in names {
      guard let component = components[name] else {
        find(
          .catalogueComponent, at: components, "The component \(name) is missing.",
          mend: "Add \"\(name)\".")
        continue
      }
      if let value = self.component(component, name) { values.append(value) }
    }
    let alpha = self.alpha(components["alpha"])
    guard values.count == names.count, let alpha else { return .broken }
    return .color(
      CatalogueColor(space: space ?? "srgb", components: values, alpha: alpha, gamut: gamut))
  }

  private mutating func checkSpace(_ space: String?, _ node: JSONNode) {
    guard let space else {
      find(
        .catalogueSpaceMissing, at: node, "The colour has no color-space; it is read as sRGB.",
        mend: "Add \"color-space\": \"srgb\".")
      return
    }
    guard CatalogueColor.spaces[space] == nil else { return }
    let names = CatalogueColor.spaces.keys.sorted().joined(separator: ", ")
    find(
      .colorSpace, at: node["color-space"] ?? node,
      "“\(shown(space))” is not a colour space of catalogues; Xcode reads sRGB.",
      mend: "Choose one of \(names).")
  }

  private mutating func alpha(_ node: JSONNode?) -> Double? {
    guard let node else { return 1 }
    if let text = node.text, text == "0" || text == "1" {
      find(
        .catalogueAlpha, at: node,
        "An integer is counted in 255ths, alpha too: \(text) is read as \(text)/255.",
        mend: "Write \"\(text).000\".")
    }
    return component(node, "alpha").map { min(max($0, 0), 1) }
  }

  /// A component by Xcode's rules: a number of JSON or a decimal as it is, an integer or `0x` in 255ths.
  private mutating func component(_ node: JSONNode, _ name: String) -> Double? {
    if let value = Self.number(node) { return value }
    find(
      .catalogueComponent, at: node,
      "The component \(name) has the invalid value “\(shown(node.text ?? ""))”.",
      mend: "Write a decimal as 0.500, an integer to 255, or two digits as 0x80.")
    return nil
  }

  /// The number of a component; nil for anything else.
  static func number(_ node: JSONNode) -> Double? { node.number ?? node.text.flatMap(value) }

  private static func value(_ text: String) -> Double? {
    if text.lowercased().hasPrefix("0x") {
      guard text.utf8.count == 4 || text.utf8.count == 3,
        let byte = UInt8(text.dropFirst(2), radix: 16)
      else { return nil }
      return Double(byte) / 255
    }
    if text.utf8.allSatisfy({ JSONScanner.digits ~= $0 }) {
      return Int(text).flatMap { $0 <= 255 ? Double($0) / 255 : nil }
    }
    guard text.utf8.count <= 40,
      text.utf8.allSatisfy({ JSONScanner.digits ~= $0 || "+-.eE".utf8.contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }
}
