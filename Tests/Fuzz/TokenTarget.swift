import ColorScience
import TokenFiles

/// Token files, resolver documents and colour sets: any content yields tokens and messages.
enum TokenTarget: FuzzTarget {
  static func run(_ bytes: [UInt8]) {
    let limits = JSONLimits(bytes: 1 << 16, values: 1 << 14)
    _ = try? TokenLintRules(bytes, name: "rules.json")
    let file = TokenFile(bytes, name: "fuzz.json", limits: limits)
    for dialect in [nil] + TokenDialect.allCases { check(TokenSet(file, dialect: dialect)) }
    if let document = ResolverDocument(file, load: { _ in bytes.count < 4096 ? bytes : nil }) {
      for choice in document.permutations(limit: 4) { check(document.tokens(choosing: choice)) }
    }
    let migrated = try? JSONDocument(Migration(file).bytes, limits: limits)
    require(
      file.document == nil || migrated != nil
        || Migration(file).bytes.count > limits.bytes,
      "what was converted is no JSON")
    let catalogue = AssetCatalogue(
      [AssetCatalogue.File(path: "a.colorset/Contents.json", bytes: bytes)], name: "fuzz")
    let colors = TokenSet(catalogue.tokenFile(named: "colors"))
    require(
      colors.errorCount == 0,
      "a catalogue becomes tokens with errors: \(catalogue.tokenDocument().text)")
    check(colors)
  }

  private static func check(_ set: TokenSet) {
    for token in set.tokens {
      require(
        token.value != nil || token.isBroken || !set.findings.isEmpty,
        "\(token.path) has no value, and nothing is said of it")
      _ = set.chain(of: token)
    }
    for token in set.tokens.prefix(20) {
      guard let node = set.holder(of: token, isDark: true)?.node,
        let color = TokenColor(node)?.converted(from: RGB(0x12AB0F), alpha: 0.5),
        let patch = ColorPatch(node.document, valueAt: node.range.lowerBound, color: color)
      else { continue }
      require(
        TokenFile(patch.bytes, name: "patched.json").document != nil,
        "a colour that is written cannot be read")
    }
    for finding in set.findings.prefix(100) {
      let place = finding.location
      require(place.line >= 1 && place.column >= 1, "a finding is nowhere")
      let words = finding.path + finding.message + (finding.mend ?? "")
      require(
        words.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) },
        "a message says \(words.debugDescription)")
    }
    for writer in TokenWriter.all { _ = writer.write(set, TokenWriter.Options()) }
    _ = AssetCatalogue.files(for: set)
    var lint = TokenLint(TokenLintRules())
    lint.check(set)
    _ = lint.findings
    require(TokenDiff(from: set, to: set).changes.isEmpty, "a set differs from itself")
  }
}
