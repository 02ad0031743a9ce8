import Testing

@testable import TokenFiles

@Suite("Converting tokens")
struct ConversionTests {
  @Test func aDraftBecomesTheFileThatAnotherToolMadeOfIt() throws {
    let migration = Migration(try Fixtures.file("draft/terrazzo-migrate.input.json"))
    let made = try JSONDocument(migration.bytes).root.value
    #expect(isSame(made, try Fixtures.json("draft/terrazzo-migrate.want.json")))
    #expect(migration.findings.isEmpty)
  }

  @Test func whatIsRightAlreadyStaysByteForByte() throws {
    for path in ["dtcg/examples/figma-sds/color.tokens.json", "dtcg/terrazzo/refs/dark.json"] {
      #expect(Migration(try Fixtures.file(path)).bytes == (try Fixtures.bytes(path)))
    }
  }

  @Test func unknownExtensionsAndFormattingStayByteForByte() throws {
    let text = """
      {
        "c" : {"$type": "color",   "$value": "#ff0000",
          "$extensions": { "com.example" : { "n": 1.50, "n": 2e0, "s":"\\u00e9" } } },
      \t"d": { "$type": "dimension", "$value": "4px" }
      }

      """
    let migration = Migration(TokenFile(Array(text.utf8), name: "a.json"))
    let wanted = text.replacing(
      "\"#ff0000\"",
      with:
        #"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 1, "hex": "\#u{23}ff0000"}"#
    )
    .replacing("\"4px\"", with: #"{"value": 4, "unit": "px"}"#)
    #expect(String(decoding: migration.bytes, as: UTF8.self) == wanted)
  }

  @Test(arguments: [
    "draft/terrazzo-migrate.input.json", "draft/2024-figma-sds.tokens.json",
    "draft/style-dictionary-demo-tokens.json", "style-dictionary/complete/time.json",
    "style-dictionary/complete/color/base.json",
    "style-dictionary/referencing_aliasing/size/font.json",
  ])
  func whatWasConvertedHasTheSameTokensAndNoOldForms(_ path: String) throws {
    let file = try Fixtures.file(path)
    let old = TokenSet(file)
    let new = TokenSet(TokenFile(Migration(file).bytes, name: path))
    #expect(new.dialect == .stable)
    #expect(new.tokens.map(\.path) == old.tokens.map(\.path))
    #expect(new.tokens.map(\.target) == old.tokens.map(\.target))
    let legacy: Set<TokenRule> = [.legacyColor, .legacyDimension, .legacyDuration, .typeMissing]
    #expect(!new.findings.contains { legacy.contains($0.rule) })
    // Converting again changes nothing.
    let again = TokenFile(Migration(file).bytes, name: path)
    #expect(Migration(again).bytes == again.document?.bytes)
    for (one, other) in zip(old.tokens, new.tokens) where one.type == "color" {
      let before = one.value.flatMap { ColorValue($0) }
      #expect(before == other.value.flatMap { ColorValue($0) }, "\(one.path)")
    }
  }

  @Test func modifiersArithmeticAndWhatHasNoLikeAreSaid() throws {
    let migration = Migration(try Fixtures.file("tokens-studio/sd-transforms.tokens.json"))
    #expect(migration.findings.allSatisfy { $0.rule == .notConverted && !$0.rule.isError })
    #expect(migration.findings.contains { $0.path == "colors.red.400" })
    #expect(migration.findings.contains { $0.path == "dimension.sm" })
    let new = TokenSet(TokenFile(migration.bytes, name: "new"), dialect: .stable)
    #expect(new["opacity"]?.value == .decimal(0.25))
    #expect(new["fontWeights.bodyRegular"]?.value == .string("regular"))
    #expect(
      isSame(new["dimension.xs"]?.value, .members(["value": .integer(4), "unit": .string("px")])))
  }

  @Test func tokensBecomeTheCatalogueThatAnotherToolMadeOfThem() throws {
    let set = TokenSet(try Fixtures.file("xcassets/terrazzo-swift/tokens.json"))
    // That tool writes the components of sRGB as Display P3 without converting them.
    let (files, findings) = AssetCatalogue.files(
      for: set, space: .assumedDisplayP3, author: "Terrazzo")
    #expect(findings.isEmpty)
    let wanted = try Fixtures.files(below: "xcassets/terrazzo-swift/Want.xcassets")
    let made = files.filter { $0.path != "Contents.json" }
    #expect(made.map(\.path).sorted() == wanted.map(\.path).sorted())
    for file in wanted {
      let other = try #require(made.first { $0.path == file.path })
      #expect(
        isSame(try JSONDocument(other.bytes).root.value, try JSONDocument(file.bytes).root.value),
        "\(file.path)")
    }
  }

  @Test func aCatalogueKeepsItsColoursOnTheWayToTokensAndBack() throws {
    for path in ["xcassets/gitspace.xcassets", "xcassets/fluentui-macos.xcassets"] {
      let catalogue = AssetCatalogue(try Fixtures.files(below: path), name: path)
      let (text, _) = catalogue.tokenDocument()
      let set = TokenSet(TokenFile(Array(text.utf8), name: "tokens.json"))
      #expect(set.errorCount == 0, "\(set.findings.prefix(3).map(\.message))")
      let (files, findings) = AssetCatalogue.files(for: set)
      #expect(findings.isEmpty)
      let again = AssetCatalogue(files, name: "again")
      #expect(again.findings.filter(\.rule.isError).isEmpty)
      for old in catalogue.sets {
        let name = old.name.replacing("/", with: ".")
        let new = again.sets.first { $0.name == name }
        for variant in old.variants {
          guard case .color(let color) = variant.content, TokenMode(variant) != nil else {
            continue
          }
          // A colour for a dark appearance alone becomes the value, for want of another.
          guard old.variants.contains(where: { TokenMode($0) == .light }) else { continue }
          let other = new?.variants.first { TokenMode($0) == TokenMode(variant) }
          guard case .color(let copy)? = other?.content else {
            if case .color? = old.variants.first(where: { TokenMode($0) == .light })?.content {
              Issue.record("\(old.name) \(variant.label) is lost")
            }
            continue
          }
          let pairs = zip(copy.encodedSRGB + [copy.alpha], color.encodedSRGB + [color.alpha])
          #expect(pairs.allSatisfy { abs($0 - $1) < 1e-6 }, "\(old.name) \(variant.label)")
        }
      }
    }
  }

  @Test func everySpaceOfACatalogueShowsTheSameColourWhereItCan() throws {
    let set = TokenSet(
      TokenFile(
        Array(
          #"{"c":{"$type":"color","$value":{"colorSpace":"display-p3","components":[1,0,0]}}}"#
            .utf8), name: "p3.json"))
    func color(_ space: CatalogueSpace) throws -> CatalogueColor {
      let files = AssetCatalogue.files(for: set, space: space).files
      let catalogue = AssetCatalogue(files, name: "c")
      guard case .color(let color)? = catalogue.sets.first?.variants.first?.content else {
        throw NoColor()
      }
      return color
    }
    #expect(try color(.automatic).space == "display-p3")
    #expect(try color(.displayP3).components == [1, 0, 0])
    let fitted = try color(.srgb)
    #expect(fitted.space == "srgb" && fitted.isInSRGB)
    #expect(abs(fitted.components[1] * 255 - 0x0b) <= 1)
  }

  private struct NoColor: Error {}

  @Test func stylesOfCSSKeepAliasesAndModes() throws {
    let text = """
      {"color":{"$type":"color","a":{"$value":{"colorSpace":"oklch","components":[0.5,0.1,"none"],"alpha":0.5},
      "$extensions":{"mode":{"dark":{"colorSpace":"srgb","components":[0,0,0]}}}},"b":{"$value":"{color.a}"}},
      "s":{"$type":"shadow","$value":{"color":{"colorSpace":"srgb","components":[1,1,1]},
      "offsetX":{"value":0,"unit":"px"},"offsetY":{"value":1,"unit":"px"},"blur":{"value":2,"unit":"px"},
      "spread":{"value":0,"unit":"px"},"inset":true}},
      "f":{"$type":"fontFamily","$value":["Noto Sans","sans-serif"]},
      "x":{"$type":"string","$value":"a; } body { color: red"}}
      """
    let (css, findings) = CSSExport.text(TokenSet(TokenFile(Array(text.utf8), name: "t.json")))
    #expect(
      css == """
        :root {
          --color-a: oklch(0.5 0.1 none / 0.5);
          --color-b: var(--color-a);
          --s: inset 0px 1px 2px 0px #ffffff;
          --f: "Noto Sans", sans-serif;
        }

        @media (prefers-color-scheme: dark) {
          :root {
            --color-a: #000000;
          }
        }

        """)
    #expect(findings.map(\.path) == ["x"])
  }

  @Test func constantsOfSwiftHaveNamesThatCompile() {
    let text = """
      {"class":{"$type":"color","default":{"$value":{"colorSpace":"srgb","components":[1,0.5,0]},"$description":"Ink"},
      "100":{"$value":{"colorSpace":"display-p3","components":[1,0,0]}}},
      "space":{"$type":"dimension","small-gap":{"$value":{"value":1,"unit":"rem"}}},
      "f":{"$type":"fontFamily","$value":"A\\"\\\\(b)"},
      "border":{"$type":"border","$value":{"color":"{class.100}","width":{"value":1,"unit":"px"},"style":"solid"}}}
      """
    let (swift, findings) = SwiftExport.text(TokenSet(TokenFile(Array(text.utf8), name: "t.json")))
    #expect(
      swift == #"""
        import SwiftUI

        public enum Tokens {
          public static let f: [String] = ["A\"\\(b)"]
          public enum Class {
            /// Ink
            public static let `default`: Color = Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 1)
            public static let _100: Color = Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 1)
          }
          public enum Space {
            public static let smallGap: CGFloat = 16
          }
        }

        """#)
    #expect(findings.map(\.path) == ["border"])
  }

  @Test func oneChoiceOfAResolverBecomesOneFile() throws {
    let path = "dtcg/terrazzo/type-color/color.resolver.json"
    let document = try #require(ResolverDocument(try Fixtures.file(path), load: Fixtures.load))
    let set = document.tokens(choosing: ["mode": "dark"])
    let copy = TokenSet(TokenFile(Array(TokenDocument.text(set).utf8), name: "flat.json"))
    #expect(copy.findings.isEmpty)
    for token in set.tokens {
      #expect(copy[token.path]?.type == token.type)
      #expect(isSame(copy[token.path]?.value, token.value))
      #expect(copy[token.path]?.isAlias == token.isAlias)
    }
    #expect(copy.tokens.count == set.tokens.count)
  }
}
