import ColorScience
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

  @Test func aValidFileStaysByteForByte() throws {
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
  func aConvertedFileHasTheSameTokensAndNoOldForms(_ path: String) throws {
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

  @Test func modifiersAndValuesWithoutAnEquivalentAreReported() throws {
    let migration = Migration(try Fixtures.file("tokens-studio/sd-transforms.tokens.json"))
    #expect(migration.findings.allSatisfy { $0.rule == .notConverted && !$0.rule.isError })
    #expect(migration.findings.contains { $0.path == "colors.red.400" })
    let new = TokenSet(TokenFile(migration.bytes, name: "new"), dialect: .stable)
    #expect(new["opacity"]?.value == .decimal(0.25))
    #expect(new["fontWeights.bodyRegular"]?.value == .string("regular"))
    #expect(
      isSame(new["dimension.xs"]?.value, .members(["value": .integer(4), "unit": .string("px")])))
    // Arithmetic becomes its result.
    #expect(
      isSame(new["dimension.sm"]?.value, .members(["value": .integer(8), "unit": .string("px")])))
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

  @Test func stylesOfCSSHaveEveryModeWideColoursAndLetterSpacing() throws {
    let text = """
      {"wide":{"$type":"color","$value":{"colorSpace":"display-p3","components":[1,0,0]},
      "$extensions":{"mode":{"dark":{"colorSpace":"rec2020","components":[0,1,0],"alpha":0.5},
      "print \\"1\\"":{"colorSpace":"srgb","components":[0,0,0]}}}},
      "use":{"$type":"color","$value":"{wide}"},
      "line":{"$type":"border","$value":{"color":"{wide}","style":"solid","width":{"value":1,"unit":"px"}}},
      "title":{"$type":"typography","$value":{"fontFamily":"Inter","fontSize":{"value":2,"unit":"rem"},
      "fontWeight":"bold","letterSpacing":{"value":-1,"unit":"px"},"lineHeight":1.5}},
      "head":{"$type":"typography","$value":"{title}"},
      "fade":{"$type":"gradient","$value":[{"color":"{wide}","position":0}]}}
      """
    let (css, findings) = CSSExport.text(TokenSet(TokenFile(Array(text.utf8), name: "t.json")))
    #expect(findings.isEmpty, "\(findings.map(\.message))")
    #expect(
      css == """
        :root {
          --wide: #ff0b0c;
          --use: var(--wide);
          --line: 1px solid #ff0b0c;
          --title: 700 2rem/1.5 "Inter";
          --title-letter-spacing: -1px;
          --head: var(--title);
          --head-letter-spacing: var(--title-letter-spacing);
          --fade: linear-gradient(#ff0b0c 0%);
        }

        @supports (color: color(display-p3 0 0 0)) and (color: lab(0 0 0)) {
          :root {
            --wide: color(display-p3 1 0 0);
            --line: 1px solid color(display-p3 1 0 0);
            --fade: linear-gradient(color(display-p3 1 0 0) 0%);
          }
        }

        @media (prefers-color-scheme: dark) {
          :root {
            --wide: #00f27280;
            --line: 1px solid #00f27280;
            --fade: linear-gradient(#00f27280 0%);
          }
        }

        @media (prefers-color-scheme: dark) {
          @supports (color: color(display-p3 0 0 0)) and (color: lab(0 0 0)) {
            :root {
              --wide: color(rec2020 0 1 0 / 0.5);
              --line: 1px solid color(rec2020 0 1 0 / 0.5);
              --fade: linear-gradient(color(rec2020 0 1 0 / 0.5) 0%);
            }
          }
        }

        :root[data-mode="print \\"1\\""] {
          --wide: #000000;
          --line: 1px solid #000000;
          --fade: linear-gradient(#000000 0%);
        }

        """, "\(css)")
  }

  @Test func partsOfATextStyleThatCSSLeavesOutAreNamed() {
    let text = """
      {"t":{"type":"typography","value":{"fontFamily":"A","fontSize":"16","fontWeight":"Semi Bold",
      "lineHeight":"150%","letterSpacing":"2%","textCase":"uppercase"}},
      "u":{"type":"typography","value":{"fontFamily":"A","fontSize":"16px","fontWeight":"Fat",
      "lineHeight":"AUTO"}}}
      """
    let (css, findings) = CSSExport.text(TokenSet(TokenFile(Array(text.utf8), name: "t.json")))
    #expect(css.contains(#"--t: 600 16px/150% "A";"#) && css.contains(#"--u: 16px "A";"#), "\(css)")
    #expect(css.contains("--t-letter-spacing: 2%;"))
    #expect(
      findings.map { "\($0.path) \($0.message)" } == [
        "t Not written: the part “textCase”.",
        "u Not written: the parts “fontWeight”, “lineHeight”.",
      ])
  }

  private static func colorSet(_ entries: String, properties: String = "") -> AssetCatalogue.File {
    AssetCatalogue.File(
      path: "Ink.colorset/Contents.json",
      bytes: Array(
        #"{"colors":[\#(entries)],"info":{"author":"xcode","version":1}\#(properties)}"#.utf8))
  }

  @Test func coloursOfTheSystemAndOfSingleDevicesStayInACatalogue() throws {
    let red =
      #"{"color-space":"display-p3","components":{"red":"1.0","green":"0.0","blue":"0.0"}}"#
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    let high = #""appearances":[{"appearance":"contrast","value":"high"}]"#
    let label = #"{"platform":"ios","reference":"labelColor"}"#
    let cases = [
      // The dark one is of the system; a device and a gamut have their own.
      """
      {"idiom":"universal","color":\(red)},{"idiom":"universal",\(dark),"color":\(label)},
      {"idiom":"mac","color":\(red)},{"idiom":"universal","display-gamut":"sRGB","color":\(red)}
      """,
      // Only the dark one and the one with more contrast have colours.
      """
      {"idiom":"universal","color":\(label)},{"idiom":"universal",\(dark),"color":\(red)},
      {"idiom":"universal",\(high),"color":\(red)}
      """,
      "{\"idiom\":\"universal\"},{\"idiom\":\"universal\",\(dark),\"color\":\(red)}",
    ]
    for entries in cases {
      let properties = #","properties":{"localizable":true}"#
      let old = AssetCatalogue([Self.colorSet(entries, properties: properties)], name: "a")
      let (text, findings) = old.tokenDocument()
      #expect(findings.isEmpty)
      let set = TokenSet(TokenFile(Array(text.utf8), name: "t.json"))
      #expect(set.findings.isEmpty)
      let written = AssetCatalogue.files(for: set)
      #expect(written.findings.isEmpty)
      let new = AssetCatalogue(written.files, name: "a")
      let variants = (try #require(old.sets.first), try #require(new.sets.first))
      #expect(variants.0.properties == variants.1.properties)
      #expect(Set(variants.0.variants.map(\.key)) == Set(variants.1.variants.map(\.key)), "\(text)")
      for variant in variants.0.variants {
        let other = try #require(variants.1.variants.first { $0.key == variant.key })
        switch (variant.content, other.content) {
        case (.color(let one), .color(let two)): #expect(one.color == two.color)
        case (.reference(let one, let platform), .reference(let two, let other)):
          #expect(one == two && platform == other)
        case (.empty, .empty): break
        case _: Issue.record("\(variant.label) is another one")
        }
      }
      // No other format has a place for them.
      let isEmpty = !entries.contains("reference")
      for findings in [SwiftExport.text(set).findings, CSSExport.text(set).findings] {
        #expect(findings.map(\.rule) == (isEmpty ? [] : [.droppedMode]))
      }
    }
  }

  @Test func setsWithTheSameNamesInATokenFileAreAFinding() throws {
    let color = #"{"color-space":"srgb","components":{"red":"1.0","green":"0.0","blue":"0.0"}}"#
    let set = #"{"colors":[{"idiom":"universal","color":\#(color)}]}"#
    let space = #"{"properties":{"provides-namespace":true}}"#
    let catalogue = AssetCatalogue(
      [("a.b.colorset", set), ("a/b.colorset", set), ("a", space)].map { path, text in
        AssetCatalogue.File(path: path + "/Contents.json", bytes: Array(text.utf8))
      }, name: "c")
    let (text, findings) = catalogue.tokenDocument()
    #expect(TokenSet(TokenFile(Array(text.utf8), name: "t.json")).tokens.map(\.path) == ["a.b"])
    #expect(findings.map(\.rule) == [.droppedToken])
  }

  @Test func modesOfTokensStayOnTheWayToACatalogueAndBack() throws {
    let text = """
      {"ink":{"$type":"color","$value":{"colorSpace":"display-p3","components":[1,0,0]},
      "$extensions":{"mode":{"dark":{"colorSpace":"oklch","components":[0.7,0.1,20]},
      "high contrast":{"colorSpace":"srgb","components":[0,0,0]},
      "dark high contrast":{"colorSpace":"rec2020","components":[0,1,0]}}}},
      "use":{"$type":"color","$value":"{ink}"}}
      """
    let old = TokenSet(TokenFile(Array(text.utf8), name: "t.json"))
    let (files, findings) = AssetCatalogue.files(for: old)
    #expect(findings.isEmpty)
    let (copy, losses) = AssetCatalogue(files, name: "c").tokenDocument()
    #expect(losses.isEmpty)
    let new = TokenSet(TokenFile(Array(copy.utf8), name: "copy.json"))
    for (name, before) in [("ink", 0), ("use", 1)] {
      let after = try #require(new.index(of: name))
      let pairs = zip(
        TokenModes(old).values(of: before).values, TokenModes(new).values(of: after).values)
      #expect(Array(pairs).count == 3)
      #expect(pairs.allSatisfy { $0.mode == $1.mode })
      for (one, two) in pairs {
        let first = try #require(ColorValue(one.value)).color
        let second = try #require(ColorValue(two.value)).color
        #expect(abs(first.red - second.red) + abs(first.green - second.green) < 1e-6)
        #expect(abs(first.blue - second.blue) < 1e-6)
      }
    }
  }

  @Test func propertiesThatAreNestedDeeplyAreAFinding() throws {
    let color = #"{"color-space":"srgb","components":{"red":"1.0","green":"0.0","blue":"0.0"}}"#
    let deep = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
    let file = Self.colorSet(
      #"{"idiom":"universal","color":\#(color)}"#, properties: #","properties":\#(deep)"#)
    let (text, findings) = AssetCatalogue([file], name: "c").tokenDocument()
    #expect(findings.map(\.rule) == [.droppedPart])
    #expect(TokenSet(TokenFile(Array(text.utf8), name: "t.json")).findings.isEmpty)
  }

  @Test func aSetWithoutAColourIsAFinding() throws {
    let label = #"{"idiom":"universal","color":{"platform":"ios","reference":"labelColor"}}"#
    let catalogue = AssetCatalogue([Self.colorSet(label)], name: "a")
    #expect(catalogue.tokenDocument().findings.map(\.rule) == [.droppedToken])
  }

  @Test(arguments: [0.5, 1.4, 40]) func coloursOutsideDisplayP3AreKept(_ red: Double) throws {
    let components = #"{"red":"\#(red)","green":"-0.2","blue":"0.1"}"#
    let color = #"{"color-space":"extended-srgb","components":\#(components)}"#
    let old = AssetCatalogue(
      [Self.colorSet(#"{"idiom":"universal","color":\#(color)}"#)], name: "a")
    let (text, findings) = old.tokenDocument()
    let set = TokenSet(TokenFile(Array(text.utf8), name: "t.json"))
    #expect(set.findings.isEmpty)
    // A token lies between black and white.
    guard red < 10 else {
      #expect(findings.map(\.rule) == [.droppedPart])
      return
    }
    #expect(findings.isEmpty)
    let new = AssetCatalogue(AssetCatalogue.files(for: set).files, name: "a")
    let pair = (try #require(old.sets.first), try #require(new.sets.first))
    guard case .color(let before)? = pair.0.variants.first?.content,
      case .color(let after)? = pair.1.variants.first?.content
    else { throw NoColor() }
    #expect(zip(before.encodedSRGB, after.encodedSRGB).allSatisfy { abs($0 - $1) < 1e-6 })
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
