public import ColorScience

extension TokenColor {
  /// The colour of a value as it is written: an object of 2025.10, a text, or a colour of an asset catalogue; nil for
  /// anything else, and for a value with references in it.
  public init?(_ node: JSONNode) {
    if let text = node.text {
      self.init(css: text)
    } else if node["components"]?.kind == .object {
      self.init(catalogue: node)
    } else {
      self.init(object: node)
    }
  }

  private init?(css text: String) {
    guard let color = CSSColor(text), let space = TokenColorSpace(rawValue: color.space) else {
      return nil
    }
    let isInBytes = color.function?.isInBytes ?? true
    self.init(
      space, color.channels, alpha: color.alpha,
      precisions: isInBytes ? [.bytes, .bytes, .bytes] : nil,
      alphaPrecision: color.function == nil ? .bytes : .decimals(3))
  }

  private init?(object node: JSONNode) {
    guard let name = node["colorSpace"]?.text, let space = TokenColorSpace(rawValue: name),
      space != .gray, let components = node.componentList
    else { return nil }
    let alpha = node["alpha"]
    guard alpha?.kind ?? .number == .number else { return nil }
    self.init(space, components.map(\.number), alpha: alpha?.number ?? 1)
  }

  private init?(catalogue node: JSONNode) {
    guard ColorSetReader.color(node) != nil, let components = node["components"] else { return nil }
    let name = node["color-space"]?.text ?? "srgb"
    let names = node.catalogueNames
    let space = TokenColorSpace(rawValue: CatalogueColor.spaces[name] ?? "srgb") ?? .srgb
    let nodes = names.compactMap { components[$0] }
    let alpha = components["alpha"]
    self.init(
      names.count == 1 ? .gray : space, nodes.map { ColorSetReader.number($0) },
      alpha: alpha.flatMap { ColorSetReader.number($0) } ?? 1,
      precisions: nodes.map { Precision(catalogue: $0) },
      alphaPrecision: alpha.map { Precision(catalogue: $0) } ?? .decimals(3),
      isExtended: name.hasPrefix("extended-"))
  }
}

extension TokenColor.Precision {
  /// 255ths for an integer or `0x`, else decimals: three, or as many as there are.
  fileprivate init(catalogue node: JSONNode) {
    let text = node.text ?? String(decoding: node.source, as: UTF8.self)
    let isByte =
      node.kind == .string
      && (text.lowercased().hasPrefix("0x") || text.utf8.allSatisfy { JSONScanner.digits ~= $0 })
    let point = text.firstIndex(of: ".") ?? text.endIndex
    self = isByte ? .bytes : .decimals(min(9, max(3, text[point...].utf8.count - 1)))
  }
}

extension JSONNode {
  /// The three components of an object of 2025.10; nil if one of them is neither a number nor `none`.
  var componentList: [JSONNode]? {
    guard let list = self["components"] ?? self["channels"], list.kind == .array else { return nil }
    let items = Array(list.children)
    guard items.count == 3, items.allSatisfy({ $0.kind == .number || $0.text == "none" }) else {
      return nil
    }
    return items
  }

  /// The names of the components of a catalogue's colour.
  var catalogueNames: [String] {
    let isGray =
      CatalogueColor.spaces[self["color-space"]?.text ?? ""] == "gray"
      || self["components"]?["white"] != nil && self["components"]?["red"] == nil
    return isGray ? ["white"] : ["red", "green", "blue"]
  }
}
