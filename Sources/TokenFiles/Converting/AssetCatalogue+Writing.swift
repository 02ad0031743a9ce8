import ColorScience
import Words

/// The colour space of a written catalogue.
public enum CatalogueSpace: String, Hashable, Sendable, CaseIterable {
  /// sRGB if it can show the colour, else Display P3, else extended sRGB.
  case automatic = "auto"
  /// sRGB; colours outside it are mapped by reducing their chroma.
  case srgb
  /// Display P3, converted.
  case displayP3 = "display-p3"
  /// Display P3 with the components of the tokens, unconverted, as Terrazzo's exporter writes them. The colours
  /// become more vivid than in the tokens.
  case assumedDisplayP3 = "assume-display-p3"
}

extension AssetCatalogue {
  /// The files of a catalogue with the colour tokens of a set, and findings for those that could not be written.
  ///
  /// A token's own value is for any appearance; `$extensions.mode` may contain `dark`, `light-high-contrast` and
  /// `dark-high-contrast`.
  public static func files(
    for set: TokenSet, space: CatalogueSpace = .automatic, author: String = "gs-gallery"
  ) -> (files: [File], findings: [TokenFinding]) {
    let info = JSONValue.members(["author": .string(author), "version": .integer(1)])
    var files = [File(path: "Contents.json", JSONValue.members(["info": info]))]
    var findings: [TokenFinding] = []
    var folders: [String: String] = [:]
    var others: [(type: String, first: Token, count: Int)] = []
    let notComputed = set.notComputed
    let modes = TokenModes(set)
    for (index, token) in set.tokens.enumerated() {
      func skip(_ reason: String, _ rule: TokenRule = .droppedToken) {
        findings.append(TokenFinding(rule, token.path, at: token.raw, "Not written: \(reason)."))
      }
      guard token.type == "color" else {
        let type = token.type ?? "unknown"
        if let known = others.firstIndex(where: { $0.type == type }) {
          others[known].count += 1
        } else {
          others.append((type, token, 1))
        }
        continue
      }
      var (values, lost) = modes.values(of: index)
      var colors = token.value.flatMap { entry($0, .light, space) }.map { [$0] } ?? []
      for value in values {
        guard let mode = value.mode.appearance, let entry = entry(value.value, mode, space) else {
          lost.append(value.mode.quoted)
          continue
        }
        colors.append(entry)
      }
      let kept = CatalogueExtension(token)
      colors = kept.colors(overriding: colors)
      if !lost.isEmpty { findings.append(.notWritten(modes: lost, of: token)) }
      guard !colors.isEmpty else {
        if notComputed.contains(token.path) {
          findings.append(.notWritten(notComputed: token))
        } else {
          skip("the token has no colour")
        }
        continue
      }
      if token.deprecation != .none { skip("that the token is deprecated", .droppedPart) }
      let name = folderName(token.names)
      // The file systems of Macs are case-insensitive.
      if let other = folders.updateValue(token.path, forKey: name.lowercased()) {
        skip("“\(shown(other))” has the same file name")
        continue
      }
      files.append(
        File(
          path: name + ".colorset/Contents.json",
          JSONValue.object(
            [.init(name: "colors", value: .array(colors)), .init(name: "info", value: info)]
              + (kept.properties.map { [.init(name: "properties", value: $0)] } ?? []))))
    }
    for other in others {
      let count = other.count == 1 ? "1 token" : "\(other.count) tokens"
      findings.append(
        TokenFinding(
          .droppedToken, other.first.path, at: other.first.raw,
          "Not written: \(count) of the type \(shown(other.type)), of which this is the first; a catalogue holds colours."
        ))
    }
    return (files, findings)
  }

  /// The names joined by points, with a hyphen for characters that a path cannot contain.
  private static func folderName(_ names: [String]) -> String {
    let text = names.joined(separator: ".")
    var name = ""
    var marks = 0
    for scalar in text.unicodeScalars {
      let kind = ScalarClass(scalar)
      marks = kind == .mark ? marks + 1 : 0
      if marks > JSONString.mostMarks { continue }
      let isHarmful = "/\\:\0".unicodeScalars.contains(scalar) || kind.isHidden
      name.unicodeScalars.append(isHarmful ? "-" : scalar)
    }
    return name.hasPrefix(".") ? "-" + name.dropFirst() : name
  }

  private static func entry(
    _ value: JSONValue, _ mode: TokenMode, _ space: CatalogueSpace
  ) -> JSONValue? {
    guard let color = ColorValue(value) else { return nil }
    let (name, components) = components(color.color, as: value, space)
    let texts = zip(["red", "green", "blue"], components).map {
      JSONValue.Member(name: $0, value: .string("\($1)"))
    }
    let content = JSONValue.members([
      "color-space": .string(name),
      "components": .object(texts + [.init(name: "alpha", value: .string("\(color.alpha)"))]),
    ])
    var members: [JSONValue.Member] = []
    if !mode.traits.isEmpty {
      let appearances = mode.traits.map {
        JSONValue.members(["appearance": .string($0.name), "value": .string($0.value)])
      }
      members.append(.init(name: "appearances", value: .array(appearances)))
    }
    members.append(.init(name: "color", value: content))
    members.append(.init(name: "idiom", value: .string("universal")))
    return .object(members)
  }

  private static func components(
    _ color: LinearSRGB, as value: JSONValue, _ space: CatalogueSpace
  ) -> (String, [Double]) {
    let written = value["components"]?.items?.map { $0.number ?? 0 }
    let isSRGB = value["colorSpace"]?.text == "srgb"
    switch space {
    case .assumedDisplayP3:
      return (
        "display-p3",
        isSRGB ? written ?? EncodedSRGB(color).components : DisplayP3(color).components.rounded
      )
    case .displayP3:
      return (
        "display-p3",
        value["colorSpace"]?.text == "display-p3"
          ? written ?? DisplayP3(color).components : DisplayP3(color).components.rounded
      )
    case .srgb:
      guard !color.isInSRGB else {
        return (
          "srgb",
          isSRGB ? written ?? EncodedSRGB(color).components : EncodedSRGB(color).components.rounded
        )
      }
      let fitted = color.rgb
      return ("srgb", [fitted.red, fitted.green, fitted.blue].map { Double($0) / 255 })
    case .automatic:
      if color.isInSRGB { return components(color, as: value, .srgb) }
      let isInP3 = DisplayP3(color).components.allSatisfy { -1e-6...1 + 1e-6 ~= $0 }
      return isInP3
        ? components(color, as: value, .displayP3)
        : ("extended-srgb", EncodedSRGB(color).components.rounded)
    }
  }
}

extension [Double] {
  /// Rounded far below visible differences, and without a negative zero.
  fileprivate var rounded: [Double] { map { ($0 * 1e9).rounded() / 1e9 + 0 } }
}

extension AssetCatalogue.File {
  fileprivate init(path: String, _ value: JSONValue) {
    self.init(path: path, bytes: Array((JSONText.pretty(value) + "\n").utf8))
  }
}

extension AssetCatalogue {
  /// The colours as a token file, each with its position in the catalogue.
  ///
  /// - Parameter name: the name of the catalogue in messages.
  public func tokenFile(named name: String) -> TokenFile {
    let file = TokenFile(Array(tokenDocument().text.utf8), name: name)
    guard let document = file.document else { return file }
    var originals: [Int: JSONNode] = [:]
    func note(_ value: JSONNode?, _ original: JSONNode) {
      guard let value, originals[value.range.lowerBound] == nil else { return }
      originals[value.range.lowerBound] = original
    }
    for set in sets where !set.isBroken {
      var token = set.tokenNames.reduce(Optional(document.root)) { $0?[$1] }
      if token?["$value"] == nil { token = token?["$root"] }
      let colors = set.variants.compactMap { variant -> (mode: TokenMode, node: JSONNode)? in
        guard case .color = variant.content, let node = variant.node,
          let mode = TokenMode(variant)
        else { return nil }
        return (mode, node)
      }
      if let first = colors.first(where: { $0.mode == .light }) ?? colors.first {
        note(token?["$value"], first.node)
      }
      for color in colors {
        note(token?["$extensions"]?["mode"]?[color.mode.name], color.node)
      }
    }
    return TokenFile(JSONDocument(document, originals: originals))
  }

  /// The colours as a token file of 2025.10, and findings for those that could not be converted.
  ///
  /// Slashes in names become groups. The colour for any appearance is the value, those for others go to
  /// `$extensions.mode`. Colours of the system and those for single devices are kept in an extension as the catalogue
  /// has them, and written into a catalogue again.
  public func tokenDocument() -> (text: String, findings: [TokenFinding]) {
    var findings: [TokenFinding] = []
    var root: [(names: [String], value: JSONValue)] = []
    var taken: [[String]: String] = [:]
    for set in sets where !set.isBroken {
      let modes = set.variants.compactMap { variant -> JSONValue.Member? in
        guard case .color(let color) = variant.content, let mode = TokenMode(variant) else {
          return nil
        }
        if !color.isInOKLab {
          findings.append(
            TokenFinding(
              .droppedPart, set.path, file: set.path,
              "Not written: the lightness of \(shown(variant.label)), which is not between black and white."
            ))
        }
        return .init(name: mode.name, value: color.value)
      }
      guard let first = modes.first(where: { $0.name == "light" }) ?? modes.first else {
        // A colour that cannot be read has its own finding.
        if set.variants.contains(where: { $0.isBroken }) { continue }
        findings.append(
          TokenFinding(
            .droppedToken, set.path, file: set.path,
            "Not written: the set has no colour of its own for all devices."))
        continue
      }
      var members: [JSONValue.Member] = [
        .init(name: "$type", value: .string("color")), .init(name: "$value", value: first.value),
      ]
      var extensions: [JSONValue.Member] = []
      if modes.count > 1 || first.name != "light" {
        extensions.append(.init(name: "mode", value: .object(modes)))
      }
      if let properties = set.properties,
        CatalogueExtension.depth(of: properties) > CatalogueExtension.deepest
      {
        findings.append(
          TokenFinding(
            .droppedPart, set.path, file: set.path,
            "Not written: the properties, which are nested too deeply."))
      }
      if let kept = CatalogueExtension(set).value {
        extensions.append(.init(name: CatalogueExtension.name, value: kept))
      }
      if !extensions.isEmpty {
        members.append(.init(name: "$extensions", value: .object(extensions)))
      }
      // A slash and a point in a name both separate names.
      if let other = taken.updateValue(set.name, forKey: set.tokenNames) {
        findings.append(
          TokenFinding(
            .droppedToken, set.path, file: set.path,
            "Not written: “\(shown(other))” has the same names in a token file."))
        continue
      }
      root.append((set.tokenNames, .object(members)))
    }
    return (JSONText.pretty(Self.nested(root[...], depth: 0)) + "\n", findings)
  }

  private static func nested(
    _ all: ArraySlice<(names: [String], value: JSONValue)>, depth: Int
  ) -> JSONValue {
    var order: [String] = []
    var groups: [String: [(names: [String], value: JSONValue)]] = [:]
    for item in all where item.names.count > depth {
      if groups[item.names[depth]] == nil { order.append(item.names[depth]) }
      groups[item.names[depth], default: []].append(item)
    }
    return .object(
      order.map { name in
        let items = groups[name] ?? []
        guard let leaf = items.first(where: { $0.names.count == depth + 1 }) else {
          return .init(name: name, value: nested(items[...], depth: depth + 1))
        }
        guard items.count > 1 else { return .init(name: name, value: leaf.value) }
        // A colour with the same name as a namespace becomes the root token of its group.
        var value = nested(items.filter { $0.names.count > depth + 1 }[...], depth: depth + 1)
        if case .object(let members) = value {
          value = .object([.init(name: "$root", value: leaf.value)] + members)
        }
        return .init(name: name, value: value)
      })
  }
}

extension ColorSet {
  /// The names of its token: points separate names, so a name cannot contain one.
  fileprivate var tokenNames: [String] {
    name.split { $0 == "/" || $0 == "." }.map(String.init)
  }
}

extension CatalogueColor {
  /// Whether a token can hold the colour: it lies between black and white.
  fileprivate var isInOKLab: Bool { 0...1 ~= OKLab(color).lightness || color.isInSRGB }

  /// The colour in 2025.10, in its own space if the format has it.
  var value: JSONValue {
    let spaces = ["srgb": "srgb", "display-p3": "display-p3"]
    let isInRange = components.allSatisfy { 0...1 ~= $0 }
    let parts: (String, [Double])
    if let known = spaces[space], isInRange {
      parts = (known, components)
    } else if color.isInSRGB {
      parts = ("srgb", EncodedSRGB(color).components.map { min(max($0, 0), 1) }.rounded)
    } else if DisplayP3(color).components.allSatisfy({ -1e-6...1 + 1e-6 ~= $0 }) {
      parts = ("display-p3", DisplayP3(color).components.map { min(max($0, 0), 1) }.rounded)
    } else if isInOKLab {
      let wide = OKLab(color)
      parts = ("oklab", [wide.lightness, wide.a, wide.b].rounded)
    } else {
      let fitted = color.rgb
      parts = ("srgb", [fitted.red, fitted.green, fitted.blue].map { Double($0) / 255 })
    }
    return .members([
      "colorSpace": .string(parts.0),
      "components": .array(parts.1.map { JSONValue($0) }),
      "alpha": JSONValue(alpha),
      "hex": .string(hex),
    ])
  }
}
