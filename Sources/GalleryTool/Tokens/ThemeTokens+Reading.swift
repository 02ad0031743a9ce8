import ColorScience
import GSDesign
import GalleryKit
import TokenFiles
import Workbench

extension ThemeTokens {
  /// The tokens behind the colours and lengths of a theme made by a mapping.
  init(_ colors: ThemeColors, _ mapping: ThemeMapping) {
    self.init()
    var texts: [ObjectIdentifier: UInt64] = [:]
    func source(
      _ holder: ValueHolder, _ part: JSONNode? = nil, color: TokenColor? = nil
    ) -> Source {
      let document = holder.node.document
      let text = texts[ObjectIdentifier(document)] ?? Self.fingerprint(document.bytes)
      texts[ObjectIdentifier(document)] = text
      var chain = holder.origins
      if let part, let last = chain.popLast() {
        let place = document.location(ofOffset: part.offset)
        chain.append(
          TokenOrigin(
            path: last.path + "." + (part.name ?? ""), file: last.file, line: place.line,
            column: place.column))
      }
      return Source(
        chain: chain, offset: (part?.original ?? holder.node).range.lowerBound, text: text,
        color: color)
    }
    for choice in mapping.lengths {
      guard let holder = colors.holder(choice.token, .light) else { continue }
      note(source(holder), of: .length(choice.kind), choice.name)
    }
    for choice in mapping.styles {
      guard let holder = colors.holder(choice.token, .light) else { continue }
      for part in ThemeMeasure.TypePart.allCases {
        guard let node = holder.node[part.member] else { continue }
        // A part may refer to another token.
        if let path = node.reference {
          if let other = colors.holder(path, .light) {
            note(source(other), of: .type(part), choice.name)
          }
          continue
        }
        note(source(holder, node), of: .type(part), choice.name)
      }
    }
    for role in BuiltInRole.allCases {
      guard let choice = mapping.roles[role] else { continue }
      for (appearance, path) in [(Appearance.light, choice.light), (.dark, choice.dark)] {
        guard let holder = colors.holder(path, appearance) else { continue }
        self[Place(role.name, appearance)] = source(
          holder, color: holder.color(of: colors.color(path, appearance)))
      }
    }
  }

  /// A fingerprint of a file's text, to notice changes by other programs.
  static func fingerprint(_ bytes: [UInt8]) -> UInt64 {
    var hash = StableHash()
    hash.add(bytes)
    return hash.value
  }
}

extension ValueHolder {
  /// The colour as it is written; nil for one that the token computes, which is another colour.
  fileprivate func color(of resolved: ColorValue?) -> TokenColor? {
    guard let resolved, let color = TokenColor(node), resolved.alpha == color.alpha,
      OKLab(resolved.color).distance(to: OKLab(color.linear)) < 1e-3
    else { return nil }
    return color
  }

  /// The tokens with their places.
  fileprivate var origins: [TokenOrigin] {
    chain.indices.map { index in
      let place = location(of: index)
      return TokenOrigin(
        path: chain[index].path, file: place.file, line: place.line, column: place.column)
    }
  }
}

extension ThemeColors {
  /// The tokens that give roles their colours.
  func origins(of mapping: ThemeMapping) -> [Appearance: [ColorRole: [TokenOrigin]]] {
    var all: [Appearance: [ColorRole: [TokenOrigin]]] = [:]
    for (role, choice) in mapping.roles {
      all[.light, default: [:]][ColorRole(role)] = origins(of: choice.light, .light)
      all[.dark, default: [:]][ColorRole(role)] = origins(of: choice.dark, .dark)
    }
    return all
  }

  private func origins(of path: String, _ appearance: Appearance) -> [TokenOrigin] {
    color(path, appearance) == nil ? [] : holder(path, appearance)?.origins ?? []
  }

  /// The position of a token's value; nil if the token or its value is missing, or is a colour of the system.
  func holder(_ path: String, _ appearance: Appearance) -> ValueHolder? {
    let set = set(appearance)
    guard let token = set[path], systemColor(of: token, in: set, appearance) == nil else {
      return nil
    }
    return set.holder(of: token, isDark: appearance == .dark && sharesSet)
  }
}

extension ThemeMeasure.TypePart {
  /// The name of the part in a typography value.
  fileprivate var member: String {
    switch self {
    case .size: "fontSize"
    case .weight: "fontWeight"
    case .lineHeight: "lineHeight"
    case .kern: "letterSpacing"
    }
  }
}

extension JSONNode {
  /// The path of the token that a part of a value refers to; nil for a direct value.
  fileprivate var reference: String? {
    guard let text, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
