import Words

/// Exports tokens as a theme of Tailwind CSS 4: its variables make the utility classes.
enum TailwindExport {
  /// The text: `@theme` with a variable for each token, in the namespace of its type, and rules for other modes.
  static func text(_ set: TokenSet) -> (text: String, findings: [TokenFinding]) {
    var writer = CSSWriter(set: set, name: name, root: "@theme")
    writer.write()
    return (writer.text, writer.findings)
  }

  /// The name of a variable, which begins with the namespace of the token's type; nil if Tailwind has none.
  private static func name(of token: Token) -> String? {
    guard let kind = ValueKind(type: LegacyType.type(token.type ?? "") ?? "") else { return nil }
    let words = token.names.map { $0.lowercased() }
    func isAbout(_ parts: String...) -> Bool {
      words.contains { word in parts.contains { word.contains($0) } }
    }
    let namespace: String
    switch kind {
    case .color: namespace = "color"
    case .fontFamily: namespace = "font"
    case .fontWeight: namespace = "font-weight"
    case .shadow: namespace = "shadow"
    case .cubicBezier: namespace = "ease"
    case .dimension:
      namespace =
        isAbout("radius", "radii", "rounded")
        ? "radius"
        : isAbout("breakpoint", "screen")
          ? "breakpoint"
          : isAbout("tracking", "letter")
            ? "tracking" : isAbout("text", "fontsize", "font-size") ? "text" : "spacing"
    case .number:
      guard isAbout("leading", "lineheight", "line-height") else { return nil }
      namespace = "leading"
    case .duration, .strokeStyle, .border, .transition, .gradient, .typography, .shadowLayer,
      .gradientStop, .anything, .component:
      return nil
    }
    // A group that is named as the namespace is not repeated.
    let names = token.names.first == namespace ? Array(token.names.dropFirst()) : token.names
    let name = ExportName.hyphenated(names.isEmpty ? token.names : names)
    return namespace + "-" + name
  }
}
