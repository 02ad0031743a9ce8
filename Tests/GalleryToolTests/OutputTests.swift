import Foundation
import GalleryTesting
import StateSpace
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool

@Suite("Output")
struct OutputTests {
  @Test func theListMatchesTheCatalogue() throws {
    let text = try Tool.run(["list", "--json"]).output
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let root = try #require(object as? [String: Any])
    #expect(root["format"] as? Int == 1)
    let specimens = try #require(root["specimens"] as? [[String: Any]])
    #expect(specimens.map { $0["id"] as? String } == Catalogue.builtIn.specimens.map(\.id.text))
    #expect(
      specimens.map { $0["states"] as? Int }
        == Catalogue.builtIn.specimens.map { SpecimenSpace(of: $0).count })
    for (json, specimen) in zip(specimens, Catalogue.builtIn.specimens) {
      let axes = try #require(json["axes"] as? [[String: Any]])
      #expect(axes.map { $0["name"] as? String } == specimen.axes.map(\.name))
      #expect(!((json["roles"] as? [String]) ?? []).isEmpty, "\(specimen.id)")
    }
    let themes = try #require(root["themes"] as? [[String: Any]])
    for theme in themes {
      let roles = try #require(theme["roles"] as? [[String: Any]])
      #expect(roles.count == 2 * BuiltInRole.allCases.count)
      #expect(roles.allSatisfy { $0["derived"] is Bool && $0["value"] is String })
    }
  }

  @Test(
    arguments: [
      "", "plain", "\"quoted\" \\ back", "tab\tline\nreturn\r", "\u{0}\u{1B}\u{7F}\u{9B}", "한글 👨‍👩‍👧",
      "\u{2028}\u{2029}", "e\u{301}",
    ] as [EscapedText])
  func everyTextReadsBack(_ argument: EscapedText) throws {
    let text = argument.text
    let json = JSONWriter.line([text])
    let back = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
    #expect(back == [text])
    #expect(json.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) })
  }

  @Test func numbersAreWrittenWithoutALocale() {
    let numbers = [1.5, -0.0625, 100, -0.0001, .nan, .infinity, 1e300].map(JSONNumber.init)
    #expect(JSONWriter.line(numbers) == "[1.5,-0.063,100,0,null,null,null]")
  }

  @Test func aComponentAloneIsItsFirstVariantAndSaysSo() throws {
    let shown = try Tool.run(["show", "button@appearance=dark"])
    #expect(shown.status == 0)
    #expect(shown.output == (try Tool.run(["show", "button/primary@appearance=dark"]).output))
    #expect(shown.error.contains("variants; this is button/primary."))
    #expect(shown.error.contains("matrix button"))
    #expect(try Tool.run(["show", "buton"]).status == 3)
    let matrix = try Tool.run(["matrix", "button@theme=zatch", "--size", "80x24"])
    #expect(matrix.status == 0 && matrix.output.contains("button/secondary"))
  }

  @Test func aPipeGetsPlainTextUnlessAskedOtherwise() throws {
    #expect(!(try Tool.run(["show", "tag/filled"]).output.contains("\u{1B}")))
    #expect(try Tool.run(["show", "tag/filled", "--color", "always"]).output.contains("\u{1B}"))
    #expect(try Tool.run(["show", "tag/filled", "--format", "svg"]).output.hasPrefix("<"))
    #expect(try Tool.run(["show", "tag/filled", "--format", "html"]).output.contains("<pre"))
    let forced = try Tool.run(
      ["show", "tag/filled"], environment: ["CLICOLOR_FORCE": "1", "TERM": "xterm"])
    #expect(forced.output.contains("\u{1B}"))
    let both = try Tool.run(
      ["show", "tag/filled"],
      environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1", "TERM": "xterm"])
    #expect(!both.output.contains("\u{1B}"))
  }

  @Test(arguments: [["show", "tag/filled:selected"], ["matrix", "tag/filled:selected"]])
  func marksFollowTheDetectedColours(_ line: [String]) throws {
    func written(_ more: [String], _ variables: [String: String]) throws -> String {
      try Tool.run(
        line + ["--format", "ansi"] + more,
        environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8"].merging(variables) { $1 }
      ).output
    }
    let found = try written([], ["NO_COLOR": "1"])
    #expect(found.contains("✓Tag"))
    #expect(found == (try written(["--colors", "mono"], ["NO_COLOR": "1"])))
    #expect(found != (try written([], [:])))
  }

  @Test func nothingIsDrawnWithMoreColoursThanItIsWrittenIn() {
    func depth(_ asked: ColorDepth?, _ format: OutputFormat, on found: ColorDepth) -> ColorDepth? {
      var settings = Settings()
      settings.depth = asked
      let plan = OutputPlan(format: format, depth: found, namedColors: .linux)
      return settings.drawn(as: plan, glyphs: .unicode).depth
    }
    for found in ColorDepth.allCases {
      #expect(depth(nil, .ansi, on: found) == found)
      #expect(depth(.mono, .ansi, on: found) == .mono)
      #expect(depth(.truecolor, .ansi, on: found) == found)
      #expect(depth(nil, .text, on: found) == .mono)
      #expect(depth(.indexed256, .text, on: found) == .indexed256)
      for format in [OutputFormat.svg, .html, .json, .words] {
        #expect(depth(nil, format, on: found) == nil, "a document has every colour")
      }
    }
  }

  @Test func aFileHasTheFormatThatItsNameSays() throws {
    let folder = try TemporaryFolder()
    for (name, start) in [
      ("x.svg", "<svg"), ("x.html", "<"), ("X.SVG", "<svg"), ("x.json", "{"), ("x.ansi", "\u{1B}"),
      ("x.txt", "  "), ("x", "  "),
    ] {
      for line in [["show", "tag/filled"], ["matrix", "tag/stroke"]] {
        let path = folder.path + "/" + name
        let result = try Tool.run(line + ["-o", path])
        #expect(result.status == 0 && result.error.isEmpty, "\(name): \(result.error)")
        let text = try folder.text(of: name)
        let asked =
          name.split(separator: ".").count > 1
          ? try Tool.run(
            line + [
              "--format", name.hasSuffix("txt") ? "text" : String(name.dropFirst(2)).lowercased(),
            ]
          ).output
          : try Tool.run(line).output
        #expect(text == asked, "\(name) of \(line) is what --format writes")
        if line[0] == "show" { #expect(text.hasPrefix(start) || start == "  ", "\(name)") }
        #expect((text.contains("\u{1B}")) == (name == "x.ansi"), "\(name)")
      }
    }
    let still = folder.path + "/still.svg"
    #expect(try Tool.run(["browse", "--still", "-o", still]).status == 0)
    #expect(try folder.text(of: "still.svg").hasPrefix("<svg"))
  }

  @Test(
    arguments: [
      ("show tag/filled -o x.png", "no encoder for .png; .svg and .html"),
      (
        "show tag/filled -o x.foo",
        ".foo names no format. Use one of .ansi, .html, .json, .svg, .txt"
      ),
      ("show tag/filled --json --format svg", "--json is --format json"),
      ("list -o x.svg", ".svg names no format. Use one of .dot, .json, .txt"),
      ("coverage -o x.html", ".html names no format. Use one of .json, .txt"),
      ("tokens convert x.json -o x.docx", ".docx names no format. Use one of .css"),
      ("tokens convert x.json", "Into which format?"),
      ("play x.tape -o x.gif", "no encoder for .gif"),
      ("play x.tape --format svg", "--format needs -o"),
      ("matrix tag -o x.PDF", "no encoder for .pdf"),
      ("browse --still -o x.json", ".json names no format. Use one of .ansi, .html, .svg, .txt"),
    ]) func aFormatThatIsNotWrittenIsRefused(_ line: String, _ words: String) throws
  {
    let folder = try TemporaryFolder()
    let result = try Tool.run(
      line.split(separator: " ").map { $0.contains(".") ? folder.path + "/" + $0 : String($0) })
    #expect(result.status == 64, "\(line)")
    #expect(result.error.contains(words), "\(result.error)")
    #expect(try folder.texts().isEmpty)
  }

  /// The lines, and how the file begins.
  @Test(arguments: [
    ("show tag/filled --format html", "x.svg", "<pre"),
    ("show tag/filled --format svg", "x.png", "<svg"),
    ("browse --still --format svg", "x.html", "<svg"), ("list tag --format json", "x.txt", "{"),
    ("list tag --json", "x.txt", "{"), ("list tag", "x.json", "{"), ("list tag", "x.txt", "tag/"),
    ("list tag", "x", "tag/"), ("doctor --no-query", "x.json", "{"),
    ("coverage tag", "x.json", "{"), ("tokens list ZATCH", "x.json", "{"),
    ("tokens check ZATCH --format json", "x.md", "{"),
    ("tokens diff ZATCH ZATCH", "x.json", "{"),
    ("tokens convert ZATCH", "x.scss", "$"),
    ("tokens convert ZATCH --format scss", "x.css", "$"),
  ])
  func theFormatIsTheOneThatIsNamedElseTheOneOfTheFile(
    _ line: String, _ name: String, _ start: String
  ) throws {
    let folder = try TemporaryFolder()
    let tokens = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples/tokens/zatch.tokens.json").standardized.path
    let result = try Tool.run(
      line.replacing("ZATCH", with: tokens).split(separator: " ").map(String.init)
        + ["-o", folder.path + "/" + name])
    #expect(result.status == 0 && result.output.isEmpty, "\(result.error)")
    let text = try folder.text(of: name)
    #expect(text.hasPrefix(start), "\(text.prefix(80))")
  }

  @Test func aComponentAloneOpensItsVariants() throws {
    for (line, isDark) in [(["button"], false), (["browse", "button@appearance=dark"], true)] {
      let result = try Tool.run(line + ["--still"])
      #expect(result.status == 0, "\(result.error)")
      for variant in Catalogue.builtIn.variants(of: "button").prefix(3) {
        #expect(
          result.output.lowercased().contains(variant.id.text.dropFirst("button/".count)),
          "\(variant.id)")
      }
      #expect(!result.output.contains("tag/filled"))
      let down = try Tool.run(line + ["--still", "--keys", "enter", "--format", "svg"])
      #expect(down.output.contains("button/"), "Enter opens a variant: \(isDark)")
      #expect(down.output.contains("appearance=dark") == isDark)
    }
    #expect(try Tool.run(["buton", "--still"]).status != 0)
  }

  @Test func plainTextDistinguishesStates() throws {
    for specimen in [Specimen.filledTag, .strokeTag] {
      let toggles = specimen.axes.filter { $0.kind == .toggle && $0.tier == .design }
      let plain = try Tool.run(["show", specimen.id.text]).output
      for toggle in toggles {
        let flipped = try Tool.run(["show", specimen.id.text + ":" + toggle.name]).output
        #expect(flipped != plain, "\(specimen.id):\(toggle.name)")
      }
    }
  }

  @Test func theSameCommandWritesTheSameBytes() throws {
    let command = ["matrix", "tag", "--appearance", "light,dark", "--format", "ansi"]
    #expect(try Tool.run(command).output == Tool.run(command).output)
  }

  @Test func aWideMatrixPagesAndIsNeverCut() throws {
    let narrow = try Tool.run(["matrix", "tag/filled", "--size", "40x10"]).output
    let wide = try Tool.run(["matrix", "tag/filled", "--size", "200x10"]).output
    func count(_ text: String) -> Int { text.components(separatedBy: "Tag").count - 1 }
    #expect(count(narrow) == 32)
    #expect(count(wide) == 32)
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }

  @Test func aLocaleWithoutUnicodeIsDrawnInASCII() throws {
    for command in [["show", "tag/filled:selected"], ["matrix", "tag/filled"]] {
      for format in ["text", "ansi"] {
        func output(_ locale: String, _ more: String...) throws -> String {
          try Tool.run(command + ["--format", format] + more, environment: ["LC_ALL": locale])
            .output
        }
        #expect(try output("C").unicodeScalars.allSatisfy(\.isASCII), "\(command) \(format)")
        #expect(try output("C") == output("C.UTF-8", "--glyphs", "ascii"))
        #expect(try output("C", "--glyphs", "unicode") == output("C.UTF-8"))
      }
      func document(_ locale: String) throws -> String {
        try Tool.run(command + ["--format", "svg"], environment: ["LC_ALL": locale]).output
      }
      #expect(try document("C") == document("C.UTF-8"))
    }
  }

  @Test func theKnobsThatALinkNamesStay() throws {
    func states(_ link: String) throws -> [String] {
      let text = try Tool.run(["matrix", link, "--json"]).output
      let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      return (root?["states"] as? [String]) ?? []
    }
    #expect(try states("tag/filled").count == 32)
    let yellow = try states("tag/filled:color=yellow,no-disabled")
    #expect(yellow.count == 8)
    #expect(yellow.allSatisfy { $0.contains("color=yellow") && !$0.contains("disabled") })
  }

  @Test func helpNamesOnlyExistingCommands() throws {
    let help = try Tool.run(["--help"]).output
    for later in ["merge-baseline", "log"] {
      #expect(!help.contains(" \(later) "), "\(later)")
    }
  }

  @Test func benchDrawsTheWholeSpaceUnderEveryEnvironment() {
    let catalogue = Catalogue(specimens: [.filledTag, .strokeTag])
    let bench = ThroughputBench(catalogue)
    let once = bench.measure(passes: 1, isShared: true)
    let states = catalogue.specimens.reduce(0) { $0 + SpecimenSpace(of: $1).count }
    #expect(once.environments == 4 * 2 * 4)
    #expect(once.states == states * once.environments)
    #expect(once.peakKilobytes > 0)
    let alone = bench.measure(passes: 2, isShared: false)
    #expect(alone.states == 2 * once.states)
    #expect(alone.looks == once.looks, "the same is seen, however it was laid out")
  }

  @Test func benchCountsEveryStateAndTheSameBytesEachTime() throws {
    let probe = try SnapshotProbe.baselined()
    func rows() throws -> [[String: Any]] {
      let text = try probe.run("bench --json").output
      let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      return ((root?["states"] as? [[String: Any]]) ?? [])
        + ((root?["interactions"] as? [[String: Any]]) ?? [])
    }
    let first = try rows()
    let second = try rows()
    #expect(first.map { $0["bytes"] as? Double } == second.map { $0["bytes"] as? Double })
    #expect(first.map { $0["cells"] as? Double } == second.map { $0["cells"] as? Double })
    #expect(first.count > 1)
  }

  @Test func aDerivedAppearanceIsMarked() throws {
    let sheet = try Tool.run([
      "matrix", "button/round", "--appearance", "light,dark", "--format", "text",
    ])
    #expect(sheet.output.ranges(of: "button/round  light (derived)").count == 1)
    #expect(sheet.output.ranges(of: "(derived)").count == 1)
    let shown = try Tool.run(["show", "button/round", "--appearance", "light", "--format", "svg"])
    #expect(shown.error == "lionheart has dark only; this is light (derived).\n")
    #expect(!shown.output.contains("derived"))
    for arguments in [["show", "button/round"], ["show", "button/primary@appearance=dark"]] {
      #expect(try Tool.run(arguments).error == "")
    }
  }
}
