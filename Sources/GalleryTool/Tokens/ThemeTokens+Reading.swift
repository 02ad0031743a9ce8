import GSDesign
import GalleryKit
import TokenFiles

extension ThemeTokens {
  /// The tokens behind the colours of a theme that was made by a mapping.
  init(_ colors: ThemeColors, _ mapping: ThemeMapping) {
    self.init()
    var texts: [ObjectIdentifier: UInt64] = [:]
    for role in BuiltInRole.allCases {
      guard let choice = mapping.roles[role] else { continue }
      for (appearance, path) in [(Appearance.light, choice.light), (.dark, choice.dark)] {
        guard let holder = colors.holder(path, appearance) else { continue }
        let document = holder.node.document
        let text = texts[ObjectIdentifier(document)] ?? Self.fingerprint(document.bytes)
        texts[ObjectIdentifier(document)] = text
        self[Place(role.name, appearance)] = Source(
          chain: holder.chain, file: document.name, line: holder.line,
          offset: holder.node.range.lowerBound, text: text)
      }
    }
  }

  /// Tells the text of a file from what it becomes when someone writes it.
  static func fingerprint(_ bytes: [UInt8]) -> UInt64 {
    var hash = StableHash()
    hash.add(bytes)
    return hash.value
  }
}

extension ThemeColors {
  /// Where the value of a colour stands; nil where there is none.
  func holder(_ path: String, _ appearance: Appearance) -> ValueHolder? {
    let set = set(appearance)
    return set[path].flatMap {
      set.holder(of: $0, isDark: appearance == .dark && sharesSet)
    }
  }
}
