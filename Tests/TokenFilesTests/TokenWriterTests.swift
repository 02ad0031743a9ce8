import Foundation
import Testing

@testable import TokenFiles
@testable import Words

@Suite("Tokens in the formats of programs")
struct TokenWriterTests {
  private static let tokens = #"""
    {"color":{"$type":"color",
    "page":{"$value":{"colorSpace":"srgb","components":[1,0.5,0]},"$description":"The page, --*/ -- of $x <b>",
    "$extensions":{"mode":{"dark":{"colorSpace":"srgb","components":[0,0,0],"alpha":0.2},"print":"{color.wide}"}}},
    "wide":{"$value":{"colorSpace":"display-p3","components":[1,0,0]}},
    "use":{"$value":"{color.page}","$deprecated":"Use \"page\" or $other"}},
    "space":{"$type":"dimension","small-gap":{"$value":{"value":1.5,"unit":"rem"}}},
    "radius":{"card":{"$type":"dimension","$value":{"value":4,"unit":"px"}}},
    "time":{"$type":"duration","fast":{"$value":{"value":0.2,"unit":"s"}}},
    "ratio":{"$type":"number","$value":1.5},
    "font":{"body":{"$type":"fontFamily","$value":["Noto \"Sans\" $a","sans-serif"]},"bold":{"$type":"fontWeight","$value":"bold"}},
    "ease":{"$type":"cubicBezier","$value":[0.1,0,1,1]},
    "__proto__":{"$type":"number","$value":2},
    "class":{"é x":{"$type":"number","$value":3}},
    "title":{"$type":"typography","$value":{"fontFamily":"Inter","fontSize":{"value":2,"unit":"rem"},"fontWeight":700,"letterSpacing":{"value":-1,"unit":"px"},"lineHeight":1.5}},
    "lift":{"$type":"shadow","$value":{"color":"{color.page}","offsetX":{"value":0,"unit":"px"},"offsetY":{"value":1,"unit":"px"},"blur":{"value":2,"unit":"px"},"spread":{"value":0,"unit":"px"}}}}
    """#

  private func written(
    _ name: String, _ json: String = Self.tokens, mode: String? = nil
  ) throws -> (text: String, findings: [TokenFinding]) {
    let writer = try #require(TokenWriter.all.first { $0.name == name })
    var options = TokenWriter.Options()
    options.mode = mode
    return writer.write(TokenSet(TokenFile(Array(json.utf8), name: "t.json")), options)
  }

  private func text(_ name: String, mode: String? = nil) throws -> String {
    try written(name, mode: mode).text
  }

  @Test func sassHasAVariableForEachTokenAndMode() throws {
    let text = try text("scss")
    #expect(
      text
        == #"""
        $color-page: #ff8000;
        $color-wide: color(display-p3 1 0 0);
        $color-use: #ff8000;
        $space-small-gap: 1.5rem;
        $radius-card: 4px;
        $time-fast: 0.2s;
        $ratio: 1.5;
        $font-body: "Noto \"Sans\" $a", sans-serif;
        $font-bold: 700;
        $ease: cubic-bezier(0.1, 0, 1, 1);
        $__proto__: 2;
        $class-é-x: 3;
        $title: (font-family: ("Inter"), font-size: (2rem), font-weight: (700), line-height: (1.5), letter-spacing: (-1px));
        $lift: 0px 1px 2px 0px #ff8000;
        $color-page--dark: #00000033;
        $color-use--dark: #00000033;
        $lift--dark: 0px 1px 2px 0px #00000033;
        $color-page--print: color(display-p3 1 0 0);
        $color-use--print: color(display-p3 1 0 0);
        $lift--print: 0px 1px 2px 0px color(display-p3 1 0 0);

        """#, "\(text)")
  }

  @Test func tailwindHasAThemeAndRulesForModes() throws {
    let text = try text("tailwind")
    #expect(
      text
        == #"""
        @theme {
          --color-page: #ff8000;
          --color-wide: #ff0b0c;
          /* Deprecated: Use "page" or $other */
          --color-use: var(--color-page);
          --spacing-space-small-gap: 1.5rem;
          --radius-card: 4px;
          --font-body: "Noto \"Sans\" $a", sans-serif;
          --font-weight-font-bold: 700;
          --ease-ease: cubic-bezier(0.1, 0, 1, 1);
          --shadow-lift: 0px 1px 2px 0px #ff8000;
        }

        @supports (color: color(display-p3 0 0 0)) and (color: lab(0 0 0)) {
          :root {
            --color-wide: color(display-p3 1 0 0);
          }
        }

        @media (prefers-color-scheme: dark) {
          :root {
            --color-page: #00000033;
            --shadow-lift: 0px 1px 2px 0px #00000033;
          }
        }

        :root[data-mode="print"] {
          --color-page: var(--color-wide);
          --shadow-lift: 0px 1px 2px 0px #ff0b0c;
        }

        @supports (color: color(display-p3 0 0 0)) and (color: lab(0 0 0)) {
          :root[data-mode="print"] {
            --shadow-lift: 0px 1px 2px 0px color(display-p3 1 0 0);
          }
        }

        """#, "\(text)")
  }

  @Test func typeScriptHasConstantsOfTheirLiterals() throws {
    let text = try text("typescript")
    #expect(
      text
        == #"""
        export const tokens = {
          "color": {
            "page": "#ff8000",
            "wide": "color(display-p3 1 0 0)",
            "use": "#ff8000",
          },
          "space": {
            "small-gap": "1.5rem",
          },
          "radius": {
            "card": "4px",
          },
          "time": {
            "fast": "0.2s",
          },
          "ratio": 1.5,
          "font": {
            "body": ["Noto \"Sans\" $a", "sans-serif"],
            "bold": 700,
          },
          "ease": [0.1, 0, 1, 1],
          ["__proto__"]: 2,
          "class": {
            "é x": 3,
          },
          "title": {
            "fontFamily": "Inter",
            "fontSize": "2rem",
            "fontWeight": 700,
            "letterSpacing": "-1px",
            "lineHeight": 1.5,
          },
          "lift": {
            "color": "#ff8000",
            "offsetX": "0px",
            "offsetY": "1px",
            "blur": "2px",
            "spread": "0px",
          },
        } as const;

        export const modes = {
          "dark": {
            "color": {
              "page": "#00000033",
              "use": "#00000033",
            },
            "lift": {
              "color": "#00000033",
              "offsetX": "0px",
              "offsetY": "1px",
              "blur": "2px",
              "spread": "0px",
            },
          },
          "print": {
            "color": {
              "page": "color(display-p3 1 0 0)",
              "use": "color(display-p3 1 0 0)",
            },
            "lift": {
              "color": "color(display-p3 1 0 0)",
              "offsetX": "0px",
              "offsetY": "1px",
              "blur": "2px",
              "spread": "0px",
            },
          },
        } as const;

        """#, "\(text)")
  }

  @Test func composeHasObjectsForGroupsAndModes() throws {
    let text = try text("compose")
    #expect(
      text
        == #"""
        import androidx.compose.animation.core.CubicBezierEasing
        import androidx.compose.ui.graphics.Color
        import androidx.compose.ui.graphics.colorspace.ColorSpaces
        import androidx.compose.ui.text.font.FontWeight
        import androidx.compose.ui.unit.Dp

        object Tokens {
            val ratio = 1.5
            val ease = CubicBezierEasing(0.1f, 0f, 1f, 1f)
            val proto = 2.0
            object Class {
                val `éX` = 3.0
            }
            object ColorTokens {
                /** The page, ---/ -- of $x <b> */
                val page = Color(1f, 0.5f, 0f, 1f)
                val wide = Color(1f, 0f, 0f, 1f, ColorSpaces.DisplayP3)
                @Deprecated("Use \"page\" or \$other")
                val use = Color(1f, 0.5f, 0f, 1f)
            }
            object Font {
                val body = listOf("Noto \"Sans\" \$a", "sans-serif")
                val bold = FontWeight(700)
            }
            object Radius {
                val card = Dp(4f)
            }
            object Space {
                val smallGap = Dp(24f)
            }
            object Time {
                val fast = 200
            }
        }

        object TokensDark {
            object ColorTokens {
                /** The page, ---/ -- of $x <b> */
                val page = Color(0x33000000)
                @Deprecated("Use \"page\" or \$other")
                val use = Color(0x33000000)
            }
        }

        object TokensPrint {
            object ColorTokens {
                /** The page, ---/ -- of $x <b> */
                val page = Color(1f, 0f, 0f, 1f, ColorSpaces.DisplayP3)
                @Deprecated("Use \"page\" or \$other")
                val use = Color(1f, 0f, 0f, 1f, ColorSpaces.DisplayP3)
            }
        }

        """#, "\(text)")
  }

  @Test func androidHasOneModeInAFile() throws {
    let text = try text("android")
    #expect(
      text
        == #"""
        <?xml version="1.0" encoding="utf-8"?>
        <resources>
            <!-- The page, - -*/ - - of $x <b> -->
            <color name="color_page">#ff8000</color>
            <color name="color_wide">#ff0b0c</color>
            <color name="color_use">#ff8000</color>
            <dimen name="space_small_gap">24dp</dimen>
            <dimen name="radius_card">4dp</dimen>
            <integer name="time_fast">200</integer>
            <item name="ratio" format="float" type="dimen">1.5</item>
            <string-array name="font_body">
                <item>&quot;Noto \&quot;Sans\&quot; $a&quot;</item>
                <item>&quot;sans-serif&quot;</item>
            </string-array>
            <integer name="font_bold">700</integer>
            <item name="proto" format="float" type="dimen">2</item>
            <item name="class_ue9_x" format="float" type="dimen">3</item>
        </resources>

        """#, "\(text)")
  }

  @Test func androidHasTheValuesThatDifferInAMode() throws {
    let text = try text("android", mode: "dark")
    #expect(
      text
        == #"""
        <?xml version="1.0" encoding="utf-8"?>
        <resources>
            <color name="color_page">#33000000</color>
            <color name="color_use">#33000000</color>
        </resources>

        """#, "\(text)")
  }

  @Test func jsonIsNestedOrFlat() throws {
    let nested = try JSONDocument(Array(try text("json").utf8)).root.value
    let flat = try JSONDocument(Array(try text("json-flat").utf8)).root.value
    #expect(nested["tokens"]?["color"]?["page"]?.text == "#ff8000")
    #expect(nested["tokens"]?["class"]?["é x"]?.number == 3)
    #expect(nested["modes"]?["dark"]?["color"]?["use"]?.text == "#00000033")
    #expect(nested["modes"]?["dark"]?["color"]?["wide"] == nil)
    #expect(flat["tokens"]?["color.page"]?.text == "#ff8000")
    #expect(flat["tokens"]?["title"]?["letterSpacing"]?.text == "-1px")
    #expect(flat["modes"]?["print"]?["color.page"]?.text == "color(display-p3 1 0 0)")
  }

  @Test func aLossIsAFinding() throws {
    func losses(_ name: String, mode: String? = nil) throws -> [String] {
      try written(name, mode: mode).findings.map { finding in
        "\(finding.path) \(finding.rule.loss?.rawValue ?? "none")"
      }
    }
    #expect(try losses("json") == [] && losses("scss") == [] && losses("typescript") == [])
    #expect(try losses("compose") == ["title tokens", "lift tokens"])
    #expect(
      try losses("tailwind")
        == ["time.fast", "ratio", "__proto__", "class.é x", "title"].map { $0 + " tokens" })
    let parts = ["color.page", "color.wide", "color.use"].map { $0 + " parts" }
    let missing = ["ease", "title", "lift"].map { $0 + " tokens" }
    #expect(
      try losses("android") == parts + missing + ["color.page modes", "color.use modes"])
    #expect(try losses("android", mode: "dark") == parts + missing)
  }

  private static func resolver(_ contexts: String) throws -> ResolverDocument {
    let text = """
      {"version":"2025.10","sets":{"base":{"sources":[{"a":{"$type":"color","x":{"$value":
      {"colorSpace":"srgb","components":[1,0,0]}},"y":{"$value":{"colorSpace":"srgb","components":[0,0,1]}},
      "use":{"$value":"{a.x}"},"turn":{"$value":"{a.x}"}}}]}},
      "modifiers":{"theme":{\(contexts)}},
      "resolutionOrder":[{"$ref":"#/sets/base"},{"$ref":"#/modifiers/theme"}]}
      """
    return try #require(
      ResolverDocument(TokenFile(Array(text.utf8), name: "r.json"), load: { _ in nil }))
  }

  @Test func contextsOfAResolverDocumentAreModes() throws {
    let dark = """
      {"a":{"$type":"color","x":{"$value":{"colorSpace":"srgb","components":[0,1,0]}},
      "turn":{"$value":"{a.y}"},"new":{"$value":{"colorSpace":"srgb","components":[0,0,0]}}}}
      """
    let contexts = "\"contexts\":{\"light\":[],\"dark\":[\(dark)]},\"default\":\"light\""
    let (set, findings) = try Self.resolver(contexts).tokensWithContexts(choosing: [:])
    #expect(
      findings.map(\.message) == ["Not written: the token is in the context “dark” alone."])
    let css = CSSExport.text(set)
    #expect(css.findings.isEmpty)
    #expect(
      css.text == """
        :root {
          --a-x: #ff0000;
          --a-y: #0000ff;
          --a-use: var(--a-x);
          --a-turn: var(--a-x);
        }

        @media (prefers-color-scheme: dark) {
          :root {
            --a-x: #00ff00;
            --a-turn: var(--a-y);
          }
        }

        """, "\(css.text)")
    let swift = SwiftExport.text(set).text
    let adaptive = """
      Color(light: Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1), \
      dark: Color(.sRGB, red: 0, green: 1, blue: 0, opacity: 1))
      """
    #expect(swift.contains("let x: Color = \(adaptive)"))
    #expect(swift.contains("let use: Color = \(adaptive)"))
    let catalogue = AssetCatalogue(AssetCatalogue.files(for: set).files, name: "c")
    #expect(catalogue.sets.map(\.variants.count) == [2, 2, 2, 1])
    let rules = #"{"rules":{"missing-mode":{"modes":["dark"]},"duplicate":"off"}}"#
    var lint = TokenLint(try TokenLintRules(Array(rules.utf8), name: "r.json"))
    lint.check(set)
    #expect(lint.findings.map(\.path) == ["a.y"])
    // A choice is one set.
    let (chosen, _) = try Self.resolver(contexts).tokensWithContexts(choosing: ["Theme": "dark"])
    #expect(chosen.contexts.isEmpty && chosen["a.x"]?.value != set["a.x"]?.value)
  }

  @Test func contextsThatCannotBeModesAreFindings() throws {
    let contexts = #""contexts":{"light":[],"dark":[]},"default":"dark""#
    let (set, findings) = try Self.resolver(contexts).tokensWithContexts(choosing: [:])
    #expect(set.contexts.isEmpty && findings.map(\.rule) == [.droppedMode])
  }

  @Test func textsAndSwitchesAreConstants() throws {
    let json = """
      {"a":{"type":"string","value":"Aa $b"},"b":{"type":"boolean","value":true},
      "c":{"type":"other","value":3},"d":{"type":"gizmo","value":"x"}}
      """
    let swift = try written("swift", json)
    #expect(swift.text.contains(#"public static let a: String = "Aa $b""#))
    #expect(swift.text.contains("public static let b: Bool = true"))
    #expect(swift.text.contains("public static let c: Double = 3"))
    let kotlin = try written("compose", json)
    #expect(kotlin.text.contains(#"val a = "Aa \$b""#) && kotlin.text.contains("val b = true"))
    #expect(kotlin.text.contains("val c = 3.0"))
    // An unknown type is left out.
    for findings in [swift.findings, kotlin.findings] { #expect(findings.map(\.path) == ["d"]) }
  }

  @Test func namesThatAreTakenAreFindings() throws {
    let json = """
      {"a b":{"$type":"number","$value":1},"a-b":{"$type":"number","$value":2,
      "$extensions":{"mode":{"x":3,"y z":4,"y-z":5}}},"a-b--x":{"$type":"number","$value":6}}
      """
    for name in ["scss", "compose", "android"] {
      let findings = try written(name, json).findings
      #expect(findings.first?.path == "a-b" && findings.first?.rule.loss == .tokens, "\(name)")
    }
    let later =
      #"{"a-b":{"$type":"number","$value":2,"$extensions":{"mode":{"x":3,"y z":4,"y-z":5}}},"#
      + #""a-b--x":{"$type":"number","$value":6}}"#
    let (scss, findings) = try written("scss", later)
    #expect(scss == "$a-b: 2;\n$a-b--x: 6;\n$a-b--y-z: 4;\n")
    #expect(findings.map(\.message) == ["Not written: the modes “x”, “y-z”."])
  }

  @Test func namesOfSassBeginAsVariablesAndUnderscoresAreHyphens() throws {
    let json = """
      {"2xl":{"$type":"number","$value":1},"":{"$type":"number","$value":2},
      "-1":{"$type":"number","$value":3},"--x":{"$type":"number","$value":4},
      "a_b":{"$type":"number","$value":5,"$extensions":{"mode":{"z":6}}},
      "a-b":{"$type":"number","$value":7},"a_b_-z":{"$type":"number","$value":8}}
      """
    let (scss, findings) = try written("scss", json)
    #expect(
      scss == "$_2xl: 1;\n$_: 2;\n$_-1: 3;\n$--x: 4;\n$a_b: 5;\n$a_b_-z: 8;\n")
    #expect(findings.map(\.path) == ["a-b", "a_b"])
    #expect(findings.map(\.rule.loss) == [.tokens, .modes])
    #expect(try written("css", json).text.contains("  --_: 2;\n"))
  }

  @Test func resourcesOfAndroidAreNotWordsOfJava() throws {
    let json = """
      {"default":{"$type":"number","$value":1},"Class":{"$type":"number","$value":2},
      "new":{"class":{"$type":"number","$value":3}}}
      """
    let text = try written("android", json).text
    let names = text.split(separator: "\"").filter {
      $0.hasSuffix("default") || $0.hasSuffix("class")
    }
    #expect(names == ["_default", "_class", "new_class"])
  }

  /// A light colour with more contrast would be unreadable on a dark page.
  @Test func darkCountsBeforeTheContrastOfALightPage() throws {
    let json = """
      {"ink":{"$type":"color","$value":{"colorSpace":"srgb","components":[0.2,0.2,0.2]},
      "$extensions":{"mode":{"dark":{"colorSpace":"srgb","components":[1,1,1]},
      "high-contrast":{"colorSpace":"srgb","components":[0,0,0]},
      "dark-high-contrast":{"colorSpace":"srgb","components":[1,1,0]}}}}}
      """
    for name in ["css", "tailwind"] {
      let queries = try written(name, json).text.split(separator: "\n")
        .filter { $0.hasPrefix("@media") }
      #expect(
        queries == [
          "@media (prefers-contrast: more) {", "@media (prefers-color-scheme: dark) {",
          "@media (prefers-color-scheme: dark) and (prefers-contrast: more) {",
        ], "\(name)")
    }
    let swift = try written("swift", json).text
    #expect(
      swift.contains("return (isHighContrast ? darkHighContrast : nil) ?? dark ?? onLight\n"))
  }

  /// Names, descriptions, reasons, families and modes with characters that hide or reorder text, or end a comment.
  @Test func hostileTextsDoNotReachAFile() throws {
    let texts = [
      "a\\u202eb", "a\\u0000b", "a\\nb", "*/ b", "--> b", "a\\u001b[31mb", "a\\u200bb",
      "\\\"; b", "</resources>", "a\\u2028b", "`b`", "${b}", "e\\u0301\\u0301",
    ]
    let value = #"{"colorSpace":"srgb","components":[1,0,0]}"#
    for text in texts {
      let json = """
        {"g \(text)":{"t \(text)":{"$type":"color","$value":\(value),"$description":"\(text)",
        "$deprecated":"\(text)","$extensions":{"mode":{"m \(text)":\(value)}}},
        "f":{"$type":"fontFamily","$value":["\(text)"]}}}
        """
      #expect(!TokenSet(TokenFile(Array(json.utf8), name: "t.json")).tokens.isEmpty, "\(text)")
      for writer in TokenWriter.all {
        let (output, _) = try written(writer.name, json)
        let hidden = output.unicodeScalars.filter { $0 != "\n" && ScalarClass($0).isHidden }
        #expect(hidden.isEmpty, "\(writer.name) \(text)")
        if writer.name == "android" {
          let elements = output.split(separator: "\n").filter { !$0.contains("<!--") }
          #expect(elements.count { $0.contains("</resources>") } == 1, "\(output)")
          #expect(output.components(separatedBy: "-->").count == 2, "\(output)")
        }
      }
    }
  }

  @Test func everyTokenOfEveryFileIsWrittenOrIsAFinding() throws {
    for path in RealFileTests.files {
      let set = TokenSet(try Fixtures.file(path))
      for writer in TokenWriter.all {
        let (text, findings) = writer.write(set, TokenWriter.Options())
        #expect(!text.isEmpty || findings.count >= set.tokens.count, "\(path) \(writer.name)")
        guard writer.name == "json-flat" else { continue }
        let value = try JSONDocument(Array(text.utf8)).root.value
        let left = Set(findings.filter { $0.rule.loss != .modes }.map(\.path))
        for token in set.tokens {
          #expect((value["tokens"]?[token.path] != nil) != left.contains(token.path), "\(path)")
        }
      }
    }
  }
}
