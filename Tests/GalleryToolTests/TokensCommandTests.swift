import Foundation
import GSDesign
import GalleryTesting
import Testing

@testable import FourSystems
@testable import GalleryTool
@testable import TokenFiles

/// The commands of `tokens` as a person or a script runs them.
@Suite("The commands of tokens")
struct TokensCommandTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "TokenFilesTests/Fixtures").path

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files {
      try Data(text.utf8).write(to: URL(filePath: folder.path + "/" + name))
    }
    return folder
  }

  private static let tokens = """
    {
      "color": {
        "$type": "color",
        "red": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
        "use": { "$value": "{color.red}" },
        "lost": { "$value": "{color.rde}" }
      }
    }

    """

  @Test func listShowsEveryTokenBrokenOnesToo() throws {
    let folder = try folder(["a.json": Self.tokens])
    let result = try Tool.run(["tokens", "list", folder.path + "/a.json"])
    #expect(result.status == 0)
    #expect(
      result.output == """
        color.red   color        #ff0000
        color.use   color        #ff0000  ← color.red
        color.lost  ?            {color.rde}  ✗ E_REF_UNRESOLVED

        3 tokens (2025.10), 1 broken: `gs-gallery tokens check` says why

        """)
  }

  @Test func listMarksTheFindingsOfCheck() throws {
    let folder = try folder([
      "studio.json": #"""
      { "fw": { "value": "Semi Bold Italic", "type": "fontWeights" },
        "deep": { "value": "((1))", "type": "spacing" },
        "odd": { "value": "((1)", "type": "spacing" } }
      """#
    ])
    let path = folder.path + "/studio.json"
    let list = try Tool.run(["tokens", "list", path])
    let check = try Tool.run(["tokens", "check", path])
    for name in ["fw", "odd"] {
      #expect(check.output.contains("error E_NOT_COMPUTED \(name):"), "\(check.output)")
      let line = list.output.split(separator: "\n").first { $0.hasPrefix(name + " ") }
      #expect(line?.contains("✗ E_NOT_COMPUTED") == true, "\(list.output)")
    }
    #expect(!check.output.contains("deep:"))
    #expect(list.output.contains("2 broken"))
  }

  /// The tokens of a system with the mapping beside them, one text of each replaced.
  private func mapped(
    _ old: String, _ new: String, inMapping: Bool
  ) throws -> (folder: TemporaryFolder, tokens: String) {
    let folder = try TemporaryFolder()
    let tokens = folder.path + "/z.tokens.json"
    #expect(try Tool.run(["tokens", "export", "zatch", "-o", tokens]).status == 0)
    let name = inMapping ? "z.theme.json" : "z.tokens.json"
    let text = try folder.text(of: name)
    #expect(text.contains(old))
    try Data(text.replacingOccurrences(of: old, with: new).utf8)
      .write(to: URL(filePath: folder.path + "/" + name))
    return (folder, tokens)
  }

  @Test func aTokenThatAMappingNamesAndThatDoesNotExistIsAnError() throws {
    let (folder, tokens) = try mapped(
      #""toast.fill": "role.toast-fill""#, #""toast.fill": "role.toast-fil""#, inMapping: true)
    let result = try Tool.run(["tokens", "check", tokens])
    #expect(result.status == 1)
    let line = try folder.text(of: "z.theme.json").split(separator: "\n").firstIndex {
      $0.contains("role.toast-fil\"")
    }
    #expect(
      result.output.contains(
        "z.theme.json:\(try #require(line) + 1):5: error E_MAPPING_UNRESOLVED roles.toast.fill: "
          + "There is no token “role.toast-fil”."), "\(result.output)")
    #expect(result.output.contains("The nearest are role.toast-fill"))
    #expect(result.output.contains("1 error, 0 warnings"))
  }

  @Test(arguments: [
    ("spacing", "tag20", "-50", "spacing.tag20 is not 0 to 10000 points"),
    ("size", "tag20", "1e300", "size.tag20 is not 0 to 10000 points"),
    ("radius", "alert", "-3", "radius.alert is not 0 to 10000 points"),
    ("opacity", "floating", "7", "opacity.floating is not an opacity of 0 to 1"),
  ])
  func aLengthThatAThemeLeavesOutIsAnError(
    _ kind: String, _ name: String, _ value: String, _ words: String
  ) throws {
    let (folder, tokens) = try mapped("spacing", "spacing", inMapping: false)
    var document = try #require(
      JSONSerialization.jsonObject(with: Data(folder.text(of: "z.tokens.json").utf8))
        as? [String: Any])
    var group = try #require(document[kind] as? [String: Any])
    let number = try #require(Double(value))
    group[name] = [
      "$value": kind == "opacity"
        ? number as Any : ["value": number, "unit": "px"] as [String: Any]
    ]
    document[kind] = group
    try JSONSerialization.data(withJSONObject: document).write(to: URL(filePath: tokens))
    let result = try Tool.run(["tokens", "check", tokens])
    #expect(result.status == 1)
    #expect(
      result.output.contains("error E_MAPPING_VALUE \(kind).\(name): \(words)."),
      "\(result.output)")
  }

  @Test func aRunInATokenThemeWarnsOfMissingTokens() throws {
    let (folder, _) = try mapped(
      #""toast.fill": "role.toast-fill""#, #""toast.fill": "role.nope""#, inMapping: true)
    for name in ["Package.swift", "__Snapshots__"] {
      if name.hasPrefix("_") {
        try folder.makeFolder(name)
      } else {
        try folder.write("", to: name)
      }
    }
    try folder.write(
      #"{ "environments": [{ "theme": ["file:z.tokens.json"] }] }"#,
      to: "__Snapshots__/environments.json")
    for line in ["test --update new -q toast", "coverage toast", "report -o page"] {
      let result = try Tool.shell("cd '\(folder.path)' && \"$TOOL\" \(line)")
      #expect(
        result.error.contains("warning: file:z.tokens.json: toast.fill: unknown token role.nope."),
        "\(line): \(result.error)")
    }
  }

  @Test func aFileWithoutTokensIsAFinding() throws {
    let red = #"{"red":{"$type":"number","$value":1}}"#
    let folder = try folder(["a.json": red, "empty.json": #"{"group":{}}"#, "none.json": "{}"])
    func check(_ names: String...) throws -> Tool.Result {
      try Tool.run(["tokens", "check"] + names.map { folder.path + "/" + $0 })
    }
    #expect(try check("a.json").status == 0)
    let result = try check("a.json", "empty.json", "none.json")
    #expect(result.status == 1)
    for name in ["empty.json", "none.json"] {
      #expect(result.output.contains("\(name):1:1: error E_NO_TOKENS No token was read"))
    }
    #expect(result.output.contains("2 errors, 0 warnings in 1 token"))
    #expect(try check("empty.json", "none.json").status == 3)
  }

  @Test func aFileWithoutATokenDoesNotDecideTheDialectOfTheOthers() throws {
    let draft = ##"{"red":{"$type":"color","$value":"#ff0000"}}"##
    let studio = ##"{"red":{"type":"color","value":"#ff0000"}}"##
    let folder = try folder(["draft.json": draft, "none.json": "{}", "studio.json": studio])
    for name in ["draft.json", "studio.json"] {
      let result = try Tool.run(
        ["tokens", "check", folder.path + "/none.json", folder.path + "/" + name])
      #expect(result.output.contains("none.json:1:1: error E_NO_TOKENS"))
      #expect(result.output.contains("1 error, 0 warnings in 1 token"), "\(result.output)")
    }
    let converted = try Tool.run(
      [
        "tokens", "convert", folder.path + "/draft.json", folder.path + "/none.json", "--format",
        "css",
      ])
    #expect(converted.status == 1)
    #expect(converted.error.contains("none.json:1:1: error E_NO_TOKENS"))
  }

  /// Read again, each would be refused: the source has no such file.
  @Test func aFileThatWasReadIsNotReadAgain() throws {
    let file = TokenFile(Array(Self.tokens.utf8), name: "a.json")
    let none = TokenFileSource.answer([], name: "other.json")
    #expect(throws: ToolError.self) { try TokenLoader(source: none).tokens(["a.json"]) }
    let loader = TokenLoader(source: none, known: [file])
    #expect(try loader.tokens(["a.json"]).tokens.count == 3)
  }

  @Test func listAsJSONHasPlacesAndChains() throws {
    let folder = try folder(["a.json": Self.tokens])
    let result = try Tool.run(["tokens", "list", folder.path + "/a.json", "--json"])
    let page = JSONCursor(try JSONReader.value(of: result.output))
    let tokens = try page["tokens"].items()
    #expect(try tokens.map { try $0["path"].text() } == ["color.red", "color.use", "color.lost"])
    #expect(try tokens[1]["aliasChain"].texts() == ["color.red"])
    #expect(try tokens[0]["aliasedBy"].texts() == ["color.use"])
    #expect(try tokens[1]["typeSource"].text() == "alias")
    #expect(try tokens[1]["line"].count() == 5 && tokens[1]["column"].count() == 5)
    #expect(tokens[2]["value"].isNull)
    #expect(try page["findings"].items().count == 1)
  }

  @Test func checkReportsPlaceTokenAndProblem() throws {
    let folder = try folder(["a.json": Self.tokens])
    let path = folder.path + "/a.json"
    let result = try Tool.run(["tokens", "check", path])
    #expect(result.status == 1)
    #expect(
      result.output == """
        \(path):6:15: error E_REF_UNRESOLVED color.lost: Unknown token {color.rde}.

        1 error, 0 warnings in 3 tokens (2025.10)

        """)
    #expect(result.lastWords == "gs-gallery: differences or findings (1)")
    let sound = try Tool.run(
      ["tokens", "check", Self.fixtures + "/dtcg/examples/shopify-polaris.resolver.json"])
    #expect(sound.status == 0)
    #expect(sound.output == "0 errors, 0 warnings in 67 tokens (2025.10)\n")
  }

  @Test func checkGoesThroughAllChoicesOfAResolver() throws {
    let path = Self.fixtures + "/dtcg/examples/adobe-spectrum.resolver.json"
    let result = try Tool.run(["tokens", "check", path, "--json"])
    #expect(result.status == 1)
    let page = JSONCursor(try JSONReader.value(of: result.output))
    #expect(try page["tokens"].count() == 1579)
    let codes = Set(try page["findings"].items().map { try $0["rule"].text() })
    #expect(codes == ["E_DIMENSION_UNIT", "E_HEX", "E_TYPE_UNKNOWN"])
    let one = try Tool.run([
      "tokens", "check", path, "--input", "theme=dark", "--input", "size=mobile",
    ])
    #expect(one.output.hasSuffix("184 errors, 0 warnings in 1579 tokens (2025.10)\n"))
  }

  @Test func aCatalogueIsListedCheckedAndConverted() throws {
    let path = Self.fixtures + "/xcassets/synthetic.xcassets"
    let check = try Tool.run(["tokens", "check", path])
    #expect(check.status == 1)
    #expect(
      check.output.contains(
        "error E_COMPONENT BadHex.colorset: The component red has the invalid value “0x1FF”"))
    #expect(check.output.contains("error E_NO_CONTENTS NoContents.colorset"))
    let list = try Tool.run(["tokens", "list", Self.fixtures + "/xcassets/gitspace.xcassets"])
    #expect(list.output.contains("GSPurple              color        #cd64ff\n"))
    let folder = try TemporaryFolder()
    let output = folder.path + "/Made.xcassets"
    let made = try Tool.run(
      [
        "tokens", "convert", Self.fixtures + "/xcassets/gitspace.xcassets", "--format", "xcassets",
        "-o", output,
      ])
    #expect(made.status == 0)
    #expect(made.error.contains("warning W_NAME_CASE") && !made.error.contains(": error "))
    let files = try TemporaryFolder.files(below: output)
    #expect(files.keys.contains { $0.hasSuffix("GSPurple.colorset/Contents.json") })
    // Once more into the same folder: files that this tool wrote may be replaced.
    let again = try Tool.run(
      [
        "tokens", "convert", Self.fixtures + "/xcassets/gitspace.xcassets", "--format", "xcassets",
        "-o", output,
      ])
    #expect(again.status == 0)
  }

  @Test func convertWritesEachFormat() throws {
    let path = Self.fixtures + "/draft/terrazzo-migrate.input.json"
    let stable = try Tool.run(["tokens", "convert", path, "--format", "2025.10"])
    #expect(stable.status == 0)
    #expect(
      try JSONReader.value(of: stable.output)["color"]?["black"]?["100"]?["$value"]?["hex"]?.text
        == "#0c0c0d")
    let css = try Tool.run(["tokens", "convert", path, "--format", "css"])
    #expect(css.output.contains("  --color-black-100: #0c0c0d0d;\n"))
    let swift = try Tool.run(["tokens", "convert", path, "--format", "swift"])
    #expect(swift.output.contains("public enum ColorTokens {"))
    let own = try Tool.run(
      ["tokens", "convert", path, "--format", "swift", "--name", "Brand", "--access", "internal"])
    #expect(own.output.contains("\nenum Brand {") && !own.output.contains("public"))
    for format in ["scss", "tailwind", "json", "json-flat", "typescript", "compose", "android"] {
      let result = try Tool.run(["tokens", "convert", path, "--format", format])
      #expect(result.output.contains("#0c0c0d") || format == "compose", "\(format)")
    }
    let mode = try Tool.run(["tokens", "convert", path, "--format", "android", "--mode", "moon"])
    #expect(mode.status == 64 && mode.error.contains("Unknown mode “moon”."))
    let every = try Tool.run(["tokens", "convert", path, "--format", "css", "--mode", "dark"])
    #expect(every.status == 64 && every.error.contains("A file of css has every mode"))
    let nowhere = try Tool.run(["tokens", "convert", path, "--format", "xcassets"])
    #expect(nowhere.status == 64)
    #expect(nowhere.error.contains("An asset catalogue is a folder: name it with -o"))
  }

  @Test func checkHasTheRulesOfATeam() throws {
    let folder = try folder([
      "brand.tokens.json": """
      {"color":{"$type":"color","page":{"$value":{"colorSpace":"srgb","components":[1,1,1]}},
      "text":{"$value":{"colorSpace":"srgb","components":[0.8,0.8,0.8]}},
      "same":{"$value":{"colorSpace":"srgb","components":[1,1,1]}}}}
      """
    ])
    let path = folder.path + "/brand.tokens.json"
    #expect(try Tool.run(["tokens", "check", path]).output.hasPrefix("0 errors, 0 warnings"))
    let plain = try Tool.run(["tokens", "check", path, "--lint"])
    #expect(plain.status == 0)
    #expect(
      plain.output.contains("3:1: warning duplicate color.same: The value is that of color.page."))
    let rules = """
      {"rules":{"contrast":{"pairs":[{"text":"color.text","on":"color.page","least":4.5}]}},
      "allow":[{"rule":"duplicate","tokens":["color.same"],"reason":"It may change."}]}
      """
    try folder.write(rules, to: "brand.lint.json")
    try folder.write("[]", to: "broken.json")
    for options in [["--lint"], ["--rules", folder.path + "/brand.lint.json"]] {
      let result = try Tool.run(["tokens", "check", path, "--json"] + options)
      #expect(result.status == 1)
      let findings = try JSONReader.value(of: result.output)["findings"]?.items ?? []
      #expect(findings.map { $0["rule"]?.text } == ["contrast"])
      #expect(findings.first?["severity"]?.text == "error")
    }
    let broken = try Tool.run(
      ["tokens", "check", path, "--rules", folder.path + "/broken.json"])
    #expect(broken.error.contains("broken.json:1:1: Expected an object."))
    // Rules in a folder are not tokens.
    let listed = try Tool.run(["tokens", "list", folder.path + "/brand.tokens.json"])
    #expect(listed.output.contains("3 tokens"))
  }

  @Test func diffComparesFilesAndCommits() throws {
    let folder = try folder(["a.json": Self.tokens])
    let changed = Self.tokens.replacing("[1, 0, 0]", with: "[0.9, 0, 0]")
    try Data(changed.utf8).write(to: URL(filePath: folder.path + "/b.json"))
    let same = try Tool.run(["tokens", "diff", folder.path + "/a.json", folder.path + "/a.json"])
    #expect(same.status == 0 && same.output == "no differences\n")
    let result = try Tool.run(["tokens", "diff", folder.path + "/a.json", folder.path + "/b.json"])
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("changed     color.red  #ff0000 → #e60000  ΔE "))
    #expect(lines[1].hasPrefix("ripples     color.use  #ff0000 → #e60000  ΔE "))
    #expect(lines[1].hasSuffix("through color.red"))
    #expect(lines[2] == "1 changed, 1 ripples")
    let shell = """
      cd '\(folder.path)' && git init -q -b main && git add a.json && \
      git -c user.name=Probe -c user.email=probe@example.com commit -q -m first && cp b.json a.json && \
      "$TOOL" tokens diff HEAD:a.json a.json
      """
    let commit = try Tool.shell(shell)
    #expect(commit.output == result.output)
    #expect(commit.status == 1)
    // A path is one from this folder, or from the root of the work tree, as Git reads it.
    let below = try Tool.shell(
      """
      cd '\(folder.path)' && mkdir -p sub/deep && cp a.json sub/deep/a.json && git add sub && \
      git -c user.name=Probe -c user.email=probe@example.com commit -q -m second && cd sub && \
      for path in deep/a.json ./deep/a.json sub/deep/a.json; do \
      "$TOOL" tokens diff "HEAD:$path" ../a.json; done
      """)
    #expect(below.output == String(repeating: "no differences\n", count: 3), "\(below.error)")
    let missing = try Tool.shell(
      "cd '\(folder.path)' && \"$TOOL\" tokens diff HEAD:none.json a.json")
    #expect(missing.status == 4)
    #expect(missing.error.contains("none.json is not in the commit"))
    let unknown = try Tool.shell(
      "cd '\(folder.path)' && \"$TOOL\" tokens diff nowhere:a.json a.json")
    #expect(unknown.status == 4)
    #expect(unknown.error.contains("Git knows no commit “nowhere”"))
  }

  @Test func diffDistinguishesEqualWords() throws {
    func color(_ value: String, _ dark: String = "[0, 0, 1]") -> String {
      """
      {"a": {"$type": "color", "$value": {\(value)},
      "$extensions": {"mode": {"dark": {"colorSpace": "srgb", "components": \(dark)}}}}}
      """
    }
    let white = #""colorSpace": "srgb", "components": [1, 1, 1]"#
    let folder = try folder([
      "a.json": color(white), "dark.json": color(white, "[0, 0.5, 1]"),
      "half.json": color(white + #", "alpha": 0.5"#),
      "wide.json": color(white.replacing("srgb", with: "display-p3")),
    ])
    func lines(_ other: String) throws -> [String] {
      let result = try Tool.run(
        ["tokens", "diff", folder.path + "/a.json", folder.path + "/" + other])
      #expect(result.status == 1)
      return result.output.split(separator: "\n").map(String.init)
    }
    #expect(try lines("dark.json")[0].hasPrefix("changed     a in dark  #0000ff → #0080ff  ΔE "))
    #expect(try lines("half.json")[0] == "changed     a  #ffffff → #ffffff80  opacity 1 → 0.5")
    let wide = try lines("wide.json")[0]
    #expect(wide.contains(#""srgb""#) && wide.contains(#""display-p3""#) && wide.hasSuffix("ΔE 0"))
    let json = try Tool.run(
      ["tokens", "diff", folder.path + "/a.json", folder.path + "/dark.json", "--json"])
    #expect(json.output.contains(#""mode" : "dark""#))
  }

  @Test func aChainThatIsCutSaysSo() throws {
    func tokens(_ count: Int) -> String {
      let links = (0..<count).map { #""t\#($0)":{"$value":"{t\#($0 + 1)}"}"# }
      return "{" + (links + [#""t\#(count)":{"$type":"number","$value":7}"#]).joined(separator: ",")
        + "}"
    }
    let folder = try folder(["eight.json": tokens(8), "nine.json": tokens(9)])
    func first(_ name: String) throws -> String {
      let result = try Tool.run(["tokens", "list", folder.path + "/" + name])
      return result.output.split(separator: "\n").first.map(String.init) ?? ""
    }
    #expect(try first("eight.json").hasSuffix("← t7 ← t8"))
    #expect(try first("nine.json").hasSuffix("← t7 ← t8 ← …"))
  }

  @Test func aFolderOfTokenFilesIsReadAsOneSet() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "b/later.json")
    try folder.write(
      "{ \"blue\": { \"$type\": \"color\", \"$value\": \"{color.red}\" } }", to: "a.tokens")
    try folder.write("{ \"roles\": {} }", to: "a.theme.json")
    try folder.write("{}", to: "$metadata.json")
    let check = try Tool.run(["tokens", "check", folder.path])
    #expect(check.status == 1)
    #expect(
      check.output.hasSuffix(
        "1 error, 0 warnings in 4 tokens (2025.10, tokens-studio-dtcg)\n"))
    #expect(check.output.hasPrefix("\(folder.path)/b/later.json:6:15: error E_REF_UNRESOLVED"))
    let list = try Tool.run(["tokens", "list", folder.path])
    #expect(list.output.hasPrefix("blue        color        #ff0000  ← color.red\n"))
  }

  @Test func aCatalogueAndTokenFilesInOneFolderAreReadTogether() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"a\":{\"$type\":\"color\",\"$value\":\"{Brand}\"}}", to: "a.json")
    try folder.write("{}", to: "A.xcassets/Contents.json")
    try folder.write(
      """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":
        {"red":"0xFF","green":"0x00","blue":"0x00","alpha":"1.000"}}}]}
      """, to: "A.xcassets/Brand.colorset/Contents.json")
    let list = try Tool.run(["tokens", "list", folder.path])
    #expect(list.status == 0, "\(list.error)")
    #expect(list.output.contains("#ff0000  ← Brand"), "\(list.output)")
  }

  @Test func filesWithoutTokensAreNotReportedAsValid() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "none/a.json")
    try folder.write("words", to: "words/a.txt")
    try folder.write("{}", to: "Empty.xcassets/Contents.json")
    for (path, words) in [
      ("none", "No token was read"), ("none/a.json", "No token was read"),
      ("words", "holds neither token files nor an asset catalogue"),
      ("Empty.xcassets", "No token was read"),
    ] {
      for command in [["check"], ["list"], ["convert", "--format", "css"]] {
        let result = try Tool.run(
          ["tokens", command[0], folder.path + "/" + path] + command.dropFirst())
        #expect(result.status == 3, "\(command) \(path)")
        #expect(result.output == "", "\(command) \(path)")
        #expect(result.error.contains(words), "\(result.error)")
      }
    }
  }

  @Test func anUnknownValueIsAnErrorWithItsPlace() throws {
    let folder = try folder([
      "studio.json": """
      {"a":{"type":"dimension","value":"4px"},
       "b":{"type":"dimension","value":"{a} * 2rem + 1vh"},
       "c":{"type":"color","value":"#f00",
        "$extensions":{"studio.tokens":{"modify":{"type":"lighten","value":"0.1"}}}},
       "d":{"type":"gizmo","value":"x"},
       "e":{"type":"typography","value":{"fontSize":"{a} / 0","lineHeight":"150%"}},
       "f":{"type":"textCase","value":"uppercase"}}
      """
    ])
    let result = try Tool.run(["tokens", "check", folder.path + "/studio.json"])
    #expect(result.status == 1)
    let places = result.output.split(separator: "\n").filter { $0.contains(": error ") }.map {
      $0.dropFirst(folder.path.count + "/studio.json:".count).prefix { $0 != "“" }
    }
    #expect(
      places.map(String.init) == [
        "2:26: error E_NOT_COMPUTED b: ", "4:35: error E_NOT_COMPUTED c: The modifier ",
        "5:7: error E_TYPE_UNKNOWN d: Unknown type ", "6:36: error E_NOT_COMPUTED e: ",
      ])
    let swift = try Tool.run([
      "tokens", "convert", folder.path + "/studio.json", "--format", "swift", "--allow",
      "values,tokens",
    ])
    // An unknown type is a loss of its own.
    #expect(swift.status == 1)
    let all = try Tool.run(
      ["tokens", "check", folder.path + "/studio.json", "--allow", "values,types"])
    #expect(all.status == 0, "\(all.output)")
    #expect(all.output.contains(": warning E_TYPE_UNKNOWN d: Unknown type "), "\(all.output)")
    #expect(all.output.contains("so the value is not checked."))
  }

  @Test(arguments: ["css", "swift", "2025.10"])
  func anUnknownTypeIsAllowedByItsOwnWord(target: String) throws {
    let folder = try folder([
      "u.json": """
      {"a":{"$type":"color","$value":"#ffffff"},"b":{"$type":"frob","$value":"1"}}
      """
    ])
    let arguments = ["tokens", "convert", folder.path + "/u.json", "--format", target, "--allow"]
    let others = try Tool.run(arguments + ["tokens,modes,parts,values"])
    #expect(others.status == 1 && others.error.contains(": error E_TYPE_UNKNOWN b: "))
    let allowed = try Tool.run(arguments + ["tokens,types"])
    #expect(allowed.status == 0, "\(allowed.error)")
    #expect(allowed.error.contains(": warning E_TYPE_UNKNOWN b: "))
    #expect(allowed.output == others.output)
  }

  @Test func valuesThatAreNotComputedMayStayInTheStableFormat() throws {
    let folder = try folder([
      "v.json": """
      {"a":{"value":"4 / 0","type":"spacing"},
       "b":{"value":"{d} - 2vh","type":"spacing"},
       "c":{"value":"{b}","type":"spacing"}, "d":{"value":"8px","type":"spacing"}}
      """,
      "broken.json": """
      {"a":{"value":"4 / 0","type":"spacing"},"d":{"value":"{none}","type":"spacing"}}
      """,
    ])
    let arguments = ["tokens", "convert", folder.path + "/v.json", "--format", "2025.10"]
    let refused = try Tool.run(arguments)
    #expect(refused.status == 1 && refused.error.contains(": error E_NOT_COMPUTED a: "))
    let allowed = try Tool.run(arguments + ["--allow", "values"])
    #expect(allowed.status == 0, "\(allowed.error)")
    #expect(allowed.error.contains(": warning E_NOT_COMPUTED b: "), "\(allowed.error)")
    #expect(allowed.output == refused.output && allowed.output.contains("4 / 0"))
    let swift = try Tool.run(["tokens", "convert", folder.path + "/v.json", "--format", "swift"])
    #expect(swift.error.contains("Not written: the token has no value, since it is not computed."))
    let broken = try Tool.run(
      [
        "tokens", "convert", folder.path + "/broken.json", "--format", "2025.10", "--allow",
        "values",
      ])
    #expect(broken.status == 1, "a broken reference is not a value to compute")
  }

  private static func dot(_ level: Int) -> String {
    """
    { "dot": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\(level), 0, 0] } } }
    """
  }

  @Test func droppedValuesFailAnExportUnlessAllowed() throws {
    let path = Self.fixtures + "/xcassets/fluentui-macos.xcassets"
    let arguments = ["tokens", "convert", path, "--format", "android"]
    let result = try Tool.run(arguments)
    #expect(result.status == 1)
    #expect(result.error.contains(": error E_DROPPED_MODE "))
    let allowed = try Tool.run(arguments + ["--allow", "modes,tokens"])
    #expect(allowed.status == 0)
    #expect(allowed.error.contains(": warning E_DROPPED_MODE "))
    #expect(allowed.output == result.output)
    let folder = try folder([
      "a.resolver.json": """
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/mode" }],
        "modifiers": { "mode": { "default": "light", "contexts": { "light": [\(Self.dot(1))],
          "dark": [\(Self.dot(0))] } } } }
      """
    ])
    let one = ["tokens", "convert", folder.path + "/a.resolver.json", "--format", "css"]
    let modes = try Tool.run(one)
    #expect(modes.status == 0 && modes.output.contains("prefers-color-scheme: dark"))
    let taken = try Tool.run(Array(one.dropLast()) + ["2025.10"])
    #expect(taken.status == 1)
    #expect(taken.error.contains("of this modifier “light” is taken, and not “dark”."))
    #expect(taken.error.contains("Choose a context with --input mode=light."))
    #expect(try Tool.run(one + ["--input", "mode=dark"]).status == 0)
    let wrong = try Tool.run(one + ["--allow", "modes,all"])
    #expect(wrong.status == 64)
    #expect(wrong.error.contains("it is one of tokens, modes, parts, values"))
  }

  @Test func anUnreadableFileIsReported() throws {
    let folder = try folder(["broken.json": "{\n  \"a\": }\n", "list.json": "[1]"])
    let missing = try Tool.run(["tokens", "check", folder.path + "/none.json"])
    #expect(missing.status == 4)
    #expect(missing.error.contains("none.json cannot be read: No such file or directory."))
    let broken = try Tool.run(["tokens", "list", folder.path + "/broken.json"])
    #expect(broken.status == 1)
    #expect(
      broken.error.contains(
        "broken.json:2:8: Invalid JSON: found } where a value was expected."))
    let list = try Tool.run(["tokens", "check", folder.path + "/list.json"])
    #expect(list.status == 1)
    #expect(list.output.contains("error E_ROOT_TYPE A token file must be an object"))
    let choice = try Tool.run(["tokens", "list", folder.path + "/list.json", "--input", "dark"])
    #expect(choice.status == 64)
    let help = try Tool.run(["tokens"])
    #expect(help.status == 0)
    #expect(help.output.contains("SUBCOMMANDS:"))
  }

  @Test func aDeviceIsRefused() throws {
    let result = try Tool.run(["tokens", "check", "/dev/zero"])
    #expect(result.status == 4)
    #expect(result.error.contains("/dev/zero cannot be read: it is a pipe, a device or a socket."))
  }

  @Test func filesThatDoNotGoTogetherAreRefused() throws {
    let folder = try folder([
      "a.json": Self.tokens, "old.json": "{\"red\": {\"value\": \"#f00\", \"type\": \"color\"}}",
      "none.json": "{\n  \"a\": }\n",
    ])
    let resolver = Self.fixtures + "/dtcg/examples/shopify-polaris.resolver.json"
    let two = try Tool.run(["tokens", "check", resolver, folder.path + "/a.json"])
    #expect(two.status == 64)
    #expect(two.error.contains("is a resolver document, which names its files itself"))
    let old = try Tool.run([
      "tokens", "convert", "--format", "2025.10", folder.path + "/old.json",
      folder.path + "/a.json",
    ])
    #expect(old.status == 64)
    #expect(old.error.contains("Files of older dialects are converted one by one"))
    let space = try Tool.run([
      "tokens", "convert", "--format", "xcassets", "--space", "cmyk", folder.path + "/a.json",
    ])
    #expect(space.status == 64)
    #expect(space.error.contains("it is one of auto, srgb, display-p3, assume-display-p3."))
    let broken = try Tool.run([
      "tokens", "diff", folder.path + "/none.json", folder.path + "/a.json",
    ])
    #expect(broken.status == 4)
    #expect(broken.error.contains("none.json:2:8: Invalid JSON"))
  }

  @Test func diffAsJSONHasKindsAndDistances() throws {
    let folder = try folder(["a.json": Self.tokens])
    let changed = Self.tokens.replacing("[1, 0, 0]", with: "[0, 0, 0]")
    try Data(changed.utf8).write(to: URL(filePath: folder.path + "/b.json"))
    let result = try Tool.run([
      "tokens", "diff", folder.path + "/a.json", folder.path + "/b.json", "--json",
    ])
    #expect(result.status == 1)
    let changes = try JSONCursor(try JSONReader.value(of: result.output))["changes"].items()
    #expect(try changes.map { try $0["kind"].text() } == ["changed", "ripples"])
    #expect(try changes.map { try $0["path"].text() } == ["color.red", "color.use"])
    #expect(try changes[1]["from"].text() == "color.red")
    #expect((changes[0]["distance"].value.number ?? 0) > 40)
    #expect(changes[0]["to"].isNull)
  }

  @Test func tokensAreListedWithTheirUses() throws {
    let folder = try TemporaryFolder()
    let exported = ThemeTokenFile(theme: .zatch)
    try folder.write(exported.tokens, to: "brand.tokens.json")
    try folder.write(exported.mapping.text, to: "brand.theme.json")
    let result = try Tool.run(["tokens", "list", "--uses", folder.path + "/brand.tokens.json"])
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    let purple = try #require(lines.first { $0.hasPrefix("palette.zatchPurple ") })
    #expect(purple.contains("states of") && purple.contains("/"))
    let unused = try #require(lines.first { $0.hasPrefix("palette.transparent ") })
    #expect(unused.hasSuffix("no state"))
    let json = try Tool.run([
      "tokens", "list", "--uses", "--json", folder.path + "/brand.tokens.json",
    ])
    #expect(json.output.contains("\"uses\""))
    let two = try Tool.run(["tokens", "list", "--uses", "a.json", "b.json"])
    #expect(two.status == 64 || two.status == 4 || two.status == 66)
    #expect(!two.error.isEmpty)
  }
}
