import ColorScience
import Testing

@testable import TokenFiles

/// Every notation of a colour, with each of its channels edited and saved.
@Suite("A colour keeps its notation and its space")
struct ColorNotationTests {
  /// A notation, with `⟨0:…⟩` around the text of each channel, `⟨a:…⟩` around that of the opacity, and `⟨x:…⟩` around
  /// digits that follow the channels.
  struct Notation: CustomTestStringConvertible, Sendable {
    let template: String
    let space: TokenColorSpace
    /// The name of the file.
    var file = "a.json"

    var testDescription: String { text.debugDescription }

    init(_ space: TokenColorSpace, _ template: String, file: String = "a.json") {
      self.template = template
      self.space = space
      self.file = file
    }

    /// Literal texts between the marked parts, and the parts with their keys.
    var pieces: (literals: [String], parts: [(key: Character, text: String)]) {
      var literals = [""]
      var parts: [(key: Character, text: String)] = []
      var isInside = false
      for character in template {
        switch character {
        case "⟨":
          isInside = true
          parts.append((" ", ""))
        case "⟩":
          isInside = false
          literals.append("")
        case let character where !isInside: literals[literals.count - 1].append(character)
        case let character where parts[parts.count - 1].key == " ":
          parts[parts.count - 1].key = character
        case ":" where parts[parts.count - 1].text.isEmpty: break
        case let character: parts[parts.count - 1].text.append(character)
        }
      }
      return (literals, parts)
    }

    var text: String { template.filter { !"⟨⟩".contains($0) }.replacing(/[0-2ax]:/, with: "") }

    /// The template's text with a part of its own in place of each that is changed; nil if another part differs.
    func changed(in text: String, _ keys: Set<Character>) -> [Character: String]? {
      let (literals, parts) = pieces
      var rest = Substring(text)
      var found: [Character: String] = [:]
      for (index, literal) in literals.enumerated() {
        guard rest.hasPrefix(literal) else { return nil }
        rest = rest.dropFirst(literal.count)
        guard index < parts.count else { break }
        let part = parts[index]
        guard keys.contains(part.key) else {
          guard rest.hasPrefix(part.text) else { return nil }
          rest = rest.dropFirst(part.text.count)
          continue
        }
        let next = literals[index + 1]
        let isDigits = next.isEmpty
        let end =
          isDigits
          ? rest.index(rest.startIndex, offsetBy: part.text.count)
          : rest.firstRange(of: next)?.lowerBound
        guard let end else { return nil }
        found[part.key] = String(rest[..<end])
        rest = rest[end...]
      }
      return rest.isEmpty ? found : nil
    }
  }

  static let notations: [Notation] = [
    Notation(.srgb, "\"#⟨0:12⟩⟨1:ab⟩⟨2:0f⟩\""), Notation(.srgb, "\"#⟨0:12⟩⟨1:AB⟩⟨2:0F⟩⟨a:80⟩\""),
    Notation(.srgb, "\"#⟨0:aB⟩⟨1:Cd⟩⟨2:eF⟩\""),
    Notation(.srgb, "'#⟨0:12⟩⟨1:ab⟩⟨2:0f⟩'", file: "a.json5"),
    Notation(.srgb, "\"rgb(⟨0:1⟩, ⟨1:2⟩,⟨2:3⟩)\""),
    Notation(.srgb, "\"RGBA( ⟨0:1⟩,⟨1:2⟩,⟨2:3⟩,⟨a:.50⟩ )\""),
    Notation(.srgb, "\"rgb(⟨0:1⟩ ⟨1:2⟩  ⟨2:3⟩ /⟨a:50%⟩)\""),
    Notation(.srgb, "\"rgb(⟨0:12.5%⟩ ⟨1:20%⟩ ⟨2:3.125%⟩)\""),
    Notation(.srgb, "\"rgb(⟨0:12.5⟩ ⟨1:none⟩ ⟨2:3⟩)\""),
    Notation(.hsl, "\"hsl(⟨0:210⟩, ⟨1:60.125%⟩, ⟨2:40%⟩)\""),
    Notation(.hsl, "\"hsla(⟨0:210⟩,⟨1:60%⟩,⟨2:40%⟩,⟨a:0.25⟩)\""),
    Notation(.hsl, "\"hsl(⟨0:210.5deg⟩ ⟨1:60%⟩ ⟨2:40%⟩ / ⟨a:.5⟩)\""),
    Notation(.hsl, "\"hsl(⟨0:0.25turn⟩ ⟨1:60⟩ ⟨2:40⟩)\""),
    Notation(.hwb, "\"hwb(⟨0:200grad⟩ ⟨1:10%⟩ ⟨2:20%⟩)\""),
    Notation(.lab, "\"lab(⟨0:52.3456⟩ ⟨1:40.1⟩ ⟨2:-20⟩)\""),
    Notation(.lab, "\"lab(⟨0:52%⟩ ⟨1:40%⟩ ⟨2:-20%⟩ / ⟨a:1⟩)\""),
    Notation(.lch, "\"lch(⟨0:52⟩ ⟨1:72.2⟩ ⟨2:1rad⟩)\""),
    Notation(.lch, "\"lch(⟨0:52%⟩ ⟨1:none⟩ ⟨2:none⟩)\""),
    Notation(.oklab, "\"oklab(⟨0:0.5⟩ ⟨1:0.1⟩ ⟨2:-.1⟩)\""),
    Notation(.oklab, "\"oklab(⟨0:50%⟩ ⟨1:25%⟩ ⟨2:-25%⟩)\""),
    Notation(.oklch, "\"oklch(⟨0:0.62345678⟩ ⟨1:0.3⟩ ⟨2:359.5⟩)\""),
    Notation(.oklch, "\"oklch(⟨0:60%⟩ ⟨1:0.1⟩ ⟨2:none⟩ / ⟨a:none⟩)\""),
    Notation(.srgb, "\"color(srgb ⟨0:0.1⟩ ⟨1:0.25⟩ ⟨2:30%⟩)\""),
    Notation(.linearSRGB, "\"color(srgb-linear ⟨0:0.1⟩ ⟨1:0.0001⟩ ⟨2:0.7⟩)\""),
    Notation(.displayP3, "\"color(display-p3 ⟨0:1⟩ ⟨1:0⟩ ⟨2:0.2⟩)\""),
    Notation(.displayP3, "\"color(display-p3-linear ⟨0:1⟩ ⟨1:0.0⟩ ⟨2:0.2⟩)\""),
    Notation(.a98RGB, "\"color(a98-rgb ⟨0:0.1⟩ ⟨1:0.9⟩ ⟨2:0.2⟩)\""),
    Notation(.prophotoRGB, "\"color(prophoto-rgb ⟨0:0.1⟩ ⟨1:0.9⟩ ⟨2:20%⟩)\""),
    Notation(.rec2020, "\"Color(REC2020 ⟨0:1⟩ ⟨1:0.123456789⟩ ⟨2:0.2⟩)\""),
    Notation(.xyzD65, "\"color(xyz ⟨0:0.3⟩ ⟨1:0.4⟩ ⟨2:0.5⟩)\""),
    Notation(.xyzD65, "\"color(xyz-d65 ⟨0:0.3⟩ ⟨1:0.4⟩ ⟨2:0.5⟩)\""),
    Notation(.xyzD50, "\"color(xyz-d50 ⟨0:0.3⟩ ⟨1:0.4⟩ ⟨2:0.5⟩)\""),
    Notation(
      .srgb,
      "{ \"colorSpace\": \"srgb\", \"components\": [⟨0:1.0⟩, ⟨1:0.20⟩,⟨2:1e-1⟩], \"alpha\": ⟨a:0.5⟩ }"
    ),
    Notation(
      .srgb, "{ 'colorSpace': 'srgb', /* c */ components: [⟨0:.5⟩, ⟨1:+1⟩, ⟨2:0x0⟩, ], }",
      file: "a.json5"),
    Notation(
      .displayP3,
      "{\"hex\": \"⟨x:#FF0038⟩\", \"components\": [⟨0:1⟩, ⟨1:0⟩, ⟨2:0.2⟩], \"colorSpace\": \"display-p3\"}"
    ),
    Notation(.lab, "{\"colorSpace\": \"lab\", \"channels\": [⟨0:52.3456⟩, ⟨1:40⟩, ⟨2:-20⟩]}"),
    Notation(.lch, "{\"colorSpace\": \"lch\", \"components\": [⟨0:52⟩, ⟨1:40⟩, ⟨2:\"none\"⟩]}"),
    Notation(
      .oklch,
      "{\"colorSpace\": \"oklch\", \"components\": [⟨0:0.6⟩, ⟨1:0.1⟩, ⟨2:30⟩],\r\n\"alpha\":⟨a:0.50⟩}"
    ),
    Notation(.oklab, "{\"colorSpace\": \"oklab\", \"components\": [⟨0:0.6⟩, ⟨1:0.1⟩, ⟨2:-0.1⟩]}"),
    Notation(
      .hsl, "{\"colorSpace\": \"hsl\", \"components\": [⟨0:\"none\"⟩, ⟨1:0⟩, ⟨2:50.12345⟩]}"),
    Notation(.hwb, "{\"colorSpace\": \"hwb\", \"components\": [⟨0:359.99⟩, ⟨1:0⟩, ⟨2:50⟩]}"),
    Notation(.a98RGB, "{\"colorSpace\": \"a98-rgb\", \"components\": [⟨0:0⟩, ⟨1:1⟩, ⟨2:0.5⟩]}"),
    Notation(
      .prophotoRGB, "{\"colorSpace\": \"prophoto-rgb\", \"components\": [⟨0:0⟩, ⟨1:1⟩, ⟨2:0.5⟩]}"),
    Notation(.rec2020, "{\"colorSpace\": \"rec2020\", \"components\": [⟨0:0⟩, ⟨1:1⟩, ⟨2:0.5⟩]}"),
    Notation(
      .linearSRGB, "{\"colorSpace\": \"srgb-linear\", \"components\": [⟨0:0⟩, ⟨1:1⟩, ⟨2:0.5⟩]}"),
    Notation(.xyzD65, "{\"colorSpace\": \"xyz-d65\", \"components\": [⟨0:0.9⟩, ⟨1:1⟩, ⟨2:1⟩]}"),
    Notation(.xyzD50, "{\"colorSpace\": \"xyz-d50\", \"components\": [⟨0:0.9⟩, ⟨1:1⟩, ⟨2:0.5⟩]}"),
    catalogue(.srgb, "srgb", "\"⟨a:1.000⟩\"", "\"⟨0:0x27⟩\"", "\"⟨1:0x5a⟩\"", "\"⟨2:0xec⟩\""),
    catalogue(.srgb, "srgb", "\"⟨a:255⟩\"", "\"⟨0:39⟩\"", "\"⟨1:0.353⟩\"", "\"⟨2:0XEC⟩\""),
    catalogue(.displayP3, "display-p3", "\"⟨a:0x80⟩\"", "\"⟨0:1.000⟩\"", "\"⟨1:0.0⟩\"", "⟨2:0.5⟩"),
    catalogue(
      .displayP3, "display-p3", "\"⟨a:0.50⟩\"", "\"⟨0:0xFF⟩\"", "\"⟨1:0x00⟩\"", "\"⟨2:0x33⟩\""),
    catalogue(
      .srgb, "extended-srgb", "\"⟨a:1.000⟩\"", "\"⟨0:1.093⟩\"", "\"⟨1:-0.227⟩\"", "\"⟨2:0.150⟩\""),
    catalogue(
      .linearSRGB, "extended-linear-srgb", "\"⟨a:1.000⟩\"", "\"⟨0:0.5⟩\"", "\"⟨1:0.123456⟩\"",
      "\"⟨2:0⟩\""),
    Notation(
      .gray,
      "{ \"color-space\" : \"gray-gamma-22\", \"components\" : { \"alpha\" : \"⟨a:1.000⟩\", \"white\" : \"⟨0:0.75000⟩\" } }"
    ),
  ]

  private static func catalogue(
    _ space: TokenColorSpace, _ name: String, _ alpha: String, _ red: String, _ green: String,
    _ blue: String
  ) -> Notation {
    Notation(
      space,
      "{ \"color-space\" : \"\(name)\",\n\t\"components\" : { \"alpha\" : \(alpha), \"blue\" : \(blue),  \"green\":\(green), \"red\" : \(red) } }"
    )
  }

  /// A file with a value, as it is and with a byte order mark, line ends of Windows, comments and other tokens.
  private func frame(_ notation: Notation) -> (before: String, after: String) {
    notation.file.hasSuffix("5")
      ? ("\u{FEFF}// é\r\n{\r\n\ta : { $value: ", ", /* {a} */ 'x': 0xFF, },\r\n}\r\n")
      : (
        "\u{FEFF}{\r\n\t\"z\" : 1.50, \"a\": {\"$value\":",
        " , \"$type\":\"color\"  },\r\n \"한\": {} }\n"
      )
  }

  private func document(_ bytes: [UInt8], _ notation: Notation) throws -> JSONDocument {
    try #require(TokenFile(bytes, name: notation.file).document)
  }

  /// The text of the value after a change, with everything around it compared.
  private func saved(
    _ notation: Notation, _ change: (TokenColor) -> TokenColor
  ) throws -> (text: String, old: TokenColor, wanted: TokenColor, read: TokenColor) {
    let (before, after) = frame(notation)
    let bytes = Array((before + notation.text + after).utf8)
    let document = try document(bytes, notation)
    let node = try #require(document.root["a"]?["$value"])
    let old = try #require(TokenColor(node), "\(notation.text)")
    #expect(old.space == notation.space)
    let wanted = change(old)
    let patch = try #require(
      ColorPatch(document, valueAt: node.range.lowerBound, color: wanted), "\(wanted)")
    let text = String(decoding: patch.bytes, as: UTF8.self)
    #expect(text.hasPrefix(before) && text.hasSuffix(after), "\(text.debugDescription)")
    let read = try #require(
      try self.document(patch.bytes, notation).root["a"]?["$value"].flatMap { TokenColor($0) })
    return (
      String(text.dropFirst(before.count).dropLast(after.count)), old, wanted, read
    )
  }

  @Test("an edited channel changes, the others keep their bits and bytes", arguments: notations)
  func onlyTheEditedChannelChanges(notation: Notation) throws {
    for index in 0..<notation.space.channels.count {
      for steps in [1, -1, 10] {
        let key = Character(String(index))
        let (text, old, wanted, read) = try saved(notation) { $0.moved(index, by: steps) }
        guard wanted != old else {
          #expect(text == notation.text)
          continue
        }
        let parts = try #require(notation.changed(in: text, [key, "x"]), "\(text)")
        #expect(parts[key] != nil && !text.contains(notation.text))
        #expect(read.isSame(as: wanted) && wanted.isSame(as: read), "\(text)")
        for other in read.components.indices where other != index {
          #expect(read.components[other] == old.components[other], "\(text)")
        }
        #expect(read.alpha == old.alpha)
        let component = try #require(read.components[index])
        #expect(abs(component - (wanted.components[index] ?? 0)) < 0.005, "\(text)")
        if let hex = parts["x"] {
          #expect(hex == wanted.linear.rgb.hex, "the digits for programs without the space")
        }
      }
    }
  }

  @Test("an edited opacity changes alone", arguments: notations)
  func onlyTheOpacityChanges(notation: Notation) throws {
    let (text, old, wanted, read) = try saved(notation) { $0.with(alpha: 0.3) }
    #expect(abs(read.alpha - 0.3) < 0.002 && read.alphaPrecision.isSame(read.alpha, wanted.alpha))
    #expect(read.components == old.components, "\(text)")
    guard notation.template.contains("⟨a:") else { return }
    #expect(notation.changed(in: text, ["a"]) != nil, "\(text)")
  }

  @Test("a value that is edited and brought back is the file again", arguments: notations)
  func aChangeBackGivesTheSameFile(notation: Notation) throws {
    for index in 0..<notation.space.channels.count {
      let (text, _, _, _) = try saved(notation) {
        $0.moved(index, by: 3).moved(index, by: -9).with(index, $0.components[index] ?? 0)
      }
      #expect(text == notation.text)
    }
  }

  @Test("a colour that is typed in digits is written in the token's space", arguments: notations)
  func aTypedColourStaysInTheSpace(notation: Notation) throws {
    for hex: UInt32 in [0x12AB0F, 0x336699, 0xFF8000, 0x000000, 0xFFFFFF] {
      let rgb = notation.space == .gray ? RGB(hex & 0xFF * 0x010101) : RGB(hex)
      let (text, _, _, read) = try saved(notation) {
        $0.converted(from: rgb, alpha: 128.0 / 255) ?? $0
      }
      #expect(read.space == notation.space)
      #expect(read.linear.rgb == rgb, "\(text)")
      #expect(TokenColor.Precision.bytes.isSame(read.alpha, 128.0 / 255), "\(text)")
    }
  }

  @Test func everyNotationIsTried() {
    #expect(Self.notations.count >= 35)
    #expect(Set(Self.notations.map(\.space)) == Set(TokenColorSpace.allCases))
  }

  @Test(
    "the unit, the digits and the commas stay",
    arguments: [
      ("\"rgb(1, 2,3)\"", 0, "\"rgb(2, 2,3)\""),
      ("\"rgb(50% 20% 10%)\"", 1, "\"rgb(50% 21% 10%)\""),
      ("\"hsl(0.25turn 60% 40%)\"", 0, "\"hsl(0.25278turn 60% 40%)\""),
      ("\"hsl(200grad 60% 40%)\"", 0, "\"hsl(201.11grad 60% 40%)\""),
      ("\"lab(52% 40% -20%)\"", 1, "\"lab(52% 40.8% -20%)\""),
      ("\"lch(52 none none)\"", 2, "\"lch(52 none 1)\""),
      ("\"oklch(60.5% 0.1 359)\"", 2, "\"oklch(60.5% 0.1 1)\""),
      ("\"color(display-p3 .5 0 .25)\"", 2, "\"color(display-p3 .5 0 0.26)\""),
      ("\"#abc\"", 0, "\"#abbbcc\""), ("\"#aBc4\"", 2, "\"#aaBBCD44\""),
      ("\"red\"", 1, "\"#ff0100\""), ("\"transparent\"", 1, "\"#00010000\""),
    ])
  func theUnitStays(value: String, index: Int, wanted: String) throws {
    let document = try JSONDocument(Array("{\"a\":\(value)}".utf8))
    let node = try #require(document.root["a"])
    let color = try #require(TokenColor(node)).moved(index, by: 1)
    let patch = try #require(ColorPatch(document, valueAt: node.range.lowerBound, color: color))
    #expect(String(decoding: patch.bytes, as: UTF8.self) == "{\"a\":\(wanted)}")
  }

  @Test func aShortHexStaysShortIfItsDigitsSuffice() throws {
    let document = try JSONDocument(Array("[\"#aBc\"]".utf8))
    let node = try #require(document.value(at: 1))
    let color = try #require(TokenColor(node)).with(0, 1)
    let patch = try #require(ColorPatch(document, valueAt: 1, color: color))
    #expect(String(decoding: patch.bytes, as: UTF8.self) == "[\"#FBc\"]")
  }

  @Test func aColourOfAnotherSpaceIsRefused() throws {
    let document = try JSONDocument(Array("[\"lab(50 0 0)\"]".utf8))
    #expect(ColorPatch(document, valueAt: 1, color: TokenColor(RGB(0x123456))) == nil)
  }
}
