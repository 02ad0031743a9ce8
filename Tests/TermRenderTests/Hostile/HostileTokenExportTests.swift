import GalleryTesting
import Testing

@testable import GalleryTool
@testable import TokenFiles

/// Token files by other people, converted into every format and shown in every list.
@Suite("Hostile text in converted tokens") struct HostileTokenExportTests {
  /// Where a text gets into a token file.
  enum Place: String, CaseIterable {
    case group, token, description, family, type, mode, extensionName

    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// A text as a file may have it: nothing is escaped but what JSON asks for.
  private static func raw(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        result += "\\\(scalar)"
      } else if scalar.value < 0x20 {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A file in a draft's dialect or today's, with a text at one place.
  private static func file(_ text: String, at place: Place, isDraft: Bool) -> TokenFile {
    func word(_ here: Place, _ otherwise: String) -> String {
      place == here ? raw(text) : otherwise
    }
    let color =
      isDraft ? "\"#ff0000\"" : "{ \"colorSpace\": \"srgb\", \"components\": [1, 0, 0] }"
    let json = """
      { "\(word(.group, "group"))": {
        "\(word(.token, "token"))": { "$type": "color", "$value": \(color),
          "$description": "\(word(.description, "words"))",
          "$extensions": { "mode": { "\(word(.mode, "dark"))": \(color) },
            "\(word(.extensionName, "own"))": "\(word(.extensionName, "own"))" } },
        "family": { "$type": "fontFamily", "$value": ["\(word(.family, "serif"))"] },
        "odd": { "$type": "\(word(.type, "number"))", "$value": 1 } } }
      """
    return TokenFile(Array(json.utf8), name: "tokens.json")
  }

  @Test(arguments: Place.allCases)
  func everyFormatHoldsTheRules(_ place: Place) throws {
    var count = try HostileCount(sharing: place.index)
    func check(
      _ name: String, as kind: OutputKind, _ write: (TokenFile, TokenSet) -> String
    ) throws {
      for isDraft in [false, true] {
        try count.check(place.rawValue, name, as: kind) {
          let file = Self.file($0, at: place, isDraft: isDraft)
          return Array(write(file, TokenSet(file)).utf8)
        }
      }
    }
    try check("2025.10, in place", as: .json) { file, _ in
      String(decoding: Migration(file).bytes, as: UTF8.self)
    }
    try check("2025.10, from a set", as: .json) { _, set in TokenDocument.text(set) }
    // Names keep only part of the text: a program reads them.
    for writer in TokenWriter.all {
      try check(writer.name, as: .answer) { _, set in
        writer.write(set, TokenWriter.Options()).text
      }
    }
    try check("paths of a catalogue", as: .answer) { _, set in
      AssetCatalogue.files(for: set).files.map(\.path).joined(separator: "\n")
    }
    try check("a catalogue", as: .json) { _, set in
      AssetCatalogue.files(for: set).files.map { String(decoding: $0.bytes, as: UTF8.self) }
        .joined()
    }
    try check("findings", as: .answer) { file, set in
      let findings =
        set.findings + Migration(file).findings + SwiftExport.text(set).findings
        + CSSExport.text(set).findings + AssetCatalogue.files(for: set).findings
      return FindingEntry.sorted(findings).map(\.text).joined()
    }
    try check("list", as: .answer) { _, set in TokenListing(set).text }
    report(count, "\(place)")
  }

  @Test func escapedTextReadsBackTheSame() throws {
    for string in try HostileCount.strings(along: 3) where !string.text.contains("\u{FFFD}") {
      for isDraft in [false, true] {
        let file = Self.file(string.text, at: .description, isDraft: isDraft)
        let bytes = [Migration(file).bytes, Array(TokenDocument.text(TokenSet(file)).utf8)]
        for bytes in bytes {
          let words = try JSONReader.value(of: bytes)["group"]?["token"]?["$description"]?.text
          #expect(words.map { Array($0.utf8) } == Array(string.text.utf8), "\(string)")
        }
      }
    }
  }

  @Test func aByteOrderMarkIsNotWritten() throws {
    let file = TokenFile(
      Array(
        "\u{FEFF}{ \"c\": { \"$type\": \"color\", \"$value\": \"#fff\", \"$description\": \"é\" } }"
          .utf8), name: "bom.json")
    #expect(try JSONReader.value(of: Migration(file).bytes)["c"]?["$type"]?.text == "color")
  }
}
