/// The parts of a colour set beyond the values of a token, kept in an extension of the token.
struct CatalogueExtension {
  /// The name of the extension.
  static let name = "com.apple.colorset"

  /// The entries of the colour set for colours of the system, single devices and so on.
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
    properties = set.properties.flatMap { Self.depth(of: $0) <= Self.deepest ? $0 : nil }
  }

  /// Properties that are nested more deeply are not kept: they could make the token file too deep to be read.
  static let deepest = 8

  /// How many arrays and objects are within each other.
  static func depth(of value: JSONValue) -> Int {
    switch value {
    case .null, .bool, .integer, .decimal, .string: 0
    case .array(let items): 1 + (items.map { depth(of: $0) }.max() ?? 0)
    case .object(let members): 1 + (members.map { depth(of: $0.value) }.max() ?? 0)
    }
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

  /// The name of the system's colour that is kept for an appearance; nil if none is.
  func systemColor(for mode: TokenMode) -> String? {
    let key = ["universal"] + mode.traits.map { "\($0.name)=\($0.value)" }.sorted()
    return entries.last { Self.key(of: $0) == key }?["color"]?["reference"]?.text
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

extension TokenSet {
  /// The name of the system's colour that a token of a colour set has in an appearance; nil for a colour of its own.
  ///
  /// The value of such a token is the colour of another appearance, since a token cannot be without one.
  package func systemColor(of token: Token, isDark: Bool) -> String? {
    guard let last = (isDark ? darkChain(of: token) : lightChain(of: token)).last else {
      return nil
    }
    let kept = CatalogueExtension(last)
    guard isDark else { return kept.systemColor(for: .light) }
    let hasOwn = TokenMode.dark.node(of: last) != nil
    return kept.systemColor(for: .dark) ?? (hasOwn ? nil : kept.systemColor(for: .light))
  }
}

extension ColorSet.Variant {
  /// The entry of a colour set.
  fileprivate var entry: JSONValue {
    var members: [JSONValue.Member] = []
    let appearances = traits.filter { !Self.ownMembers.contains($0.name) }.map {
      JSONValue.members(["appearance": .string($0.name), "value": .string($0.value)])
    }
    if !appearances.isEmpty {
      members.append(.init(name: "appearances", value: .array(appearances)))
    }
    switch content {
    case .color(let color): members.append(.init(name: "color", value: color.entry))
    case .reference(let name, let platform):
      members.append(
        .init(
          name: "color",
          value: .members(["platform": .string(platform), "reference": .string(name)])))
    case .empty, .broken: break
    }
    for trait in traits where Self.ownMembers.contains(trait.name) {
      members.append(.init(name: trait.name, value: .string(trait.value)))
    }
    members.append(.init(name: "idiom", value: .string(idiom)))
    return .object(members)
  }

  /// The conditions that are members of an entry; the others are appearances.
  private static let ownMembers: Set<String> = ["display-gamut", "subtype", "locale"]
}

extension CatalogueColor {
  /// The colour as a catalogue has it.
  fileprivate var entry: JSONValue {
    let names = components.count == 1 ? ["white"] : ["red", "green", "blue"]
    let parts = zip(names + ["alpha"], components + [alpha]).map {
      JSONValue.Member(name: $0, value: .string("\($1)"))
    }
    return .members(["color-space": .string(space), "components": .object(parts)])
  }
}
