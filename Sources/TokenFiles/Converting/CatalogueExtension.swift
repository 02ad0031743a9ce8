/// The parts of a colour set beyond the values of a token, kept in an extension of the token.
struct CatalogueExtension {
  /// The name of the extension.
  static let name = "com.apple.colorset"

  /// The entries of the colour set for colours of the system, single devices and so on, as the file has them.
  private let entries: [JSONValue]
  /// The `properties` of the file, such as `localizable`; nil if missing.
  let properties: JSONValue?

  /// The extension of a token; empty if it has none.
  init(_ token: Token) {
    let value = token.definition["$extensions"]?[Self.name]?.value
    entries = (value?["colors"]?.items ?? []).filter { Self.key(of: $0) != nil }
    properties = value?["properties"]
  }

  /// The variants of a set that have no place in a token.
  init(_ set: ColorSet) {
    // Without a colour for any appearance, a token has that of the first appearance instead.
    entries = set.variants.compactMap { variant in
      switch variant.content {
      case .color: TokenMode(variant) == nil ? variant.entry : nil
      case .reference: variant.entry
      case .empty: TokenMode(variant) == .light ? variant.entry : nil
      case .broken: nil
      }
    }
    properties = set.properties
  }

  /// The value of the extension; nil if there is nothing to keep.
  var value: JSONValue? {
    guard !entries.isEmpty || properties != nil else { return nil }
    var members: [JSONValue.Member] = []
    if !entries.isEmpty { members.append(.init(name: "colors", value: .array(entries))) }
    if let properties { members.append(.init(name: "properties", value: properties)) }
    return .object(members)
  }

  /// The entries of a colour set: those of a token, and the kept ones in place of those with the same conditions.
  func colors(overriding colors: [JSONValue]) -> [JSONValue] {
    let kept = Set(entries.compactMap(Self.key))
    return colors.filter { Self.key(of: $0).map { !kept.contains($0) } ?? true } + entries
  }

  /// The conditions of the kept entries, in quotation marks, for exports that have no place for them.
  var labels: [String] {
    entries.compactMap { entry in
      guard let key = Self.key(of: entry), entry["color"] != nil else { return nil }
      let name = entry["color"]?["reference"]?.text.map { " " + $0 } ?? ""
      return "“\(shown(key.joined(separator: " ") + name))”"
    }
  }

  /// The idiom and the conditions of an entry in order; nil if it is not an entry.
  private static func key(of entry: JSONValue) -> [String]? {
    guard case .object = entry else { return nil }
    var traits: [String] = []
    for appearance in entry["appearances"]?.items ?? [] {
      guard let name = appearance["appearance"]?.text, let value = appearance["value"]?.text else {
        return nil
      }
      traits.append("\(name)=\(value)")
    }
    for name in ["display-gamut", "subtype", "locale"] {
      if let value = entry[name]?.text { traits.append("\(name)=\(value)") }
    }
    return [entry["idiom"]?.text ?? "universal"] + traits.sorted()
  }
}
