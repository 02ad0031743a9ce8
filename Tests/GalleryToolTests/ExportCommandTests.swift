import Foundation
import GalleryTesting
import StateSpace
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool

@Suite("Exports")
struct ExportCommandTests {
  /// Exports into a folder that is removed with the test, and returns its contents.
  private func export(_ arguments: String...) throws -> [String: Data] {
    let folder = try TemporaryFolder()
    let result = try Tool.run(["export", "-o", folder.path + "/new"] + arguments)
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.isEmpty, "nothing is said into a pipe")
    return try TemporaryFolder.files(below: folder.path + "/new")
  }

  private func text(_ data: Data?) -> String {
    String(decoding: data ?? Data(), as: UTF8.self)
  }

  private func index(_ files: [String: Data]) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: try #require(files["index.json"]))
    return try #require(object as? [String: Any])
  }

  private func looks(_ files: [String: Data]) throws -> [[String: Any]] {
    let sheets = try #require(try index(files)["sheets"] as? [[String: Any]])
    return sheets.flatMap { ($0["looks"] as? [[String: Any]]) ?? [] }
  }

  @Test func theIndexNamesEveryFileAndEveryState() throws {
    let files = try export()
    let looks = try looks(files)
    let named = looks.compactMap { $0["file"] as? String }
    #expect(named.count == looks.count)
    #expect(
      Set(files.keys)
        == Set(named).union(["index.html", "index.json", ExportFolder.Filler.export.listName]))
    let states = looks.flatMap { ($0["states"] as? [String]) ?? [] }
    let expected = Catalogue.builtIn.specimens.flatMap { specimen in
      SpecimenSpace(of: specimen).map { Link(specimen, state: $0).text(in: .builtIn) }
    }
    #expect(states.sorted() == expected.sorted())
    #expect(try index(files)["states"] as? Int == expected.count)
    #expect(named.contains("tag/filled/color-yellow_selected.svg"))
  }

  @Test(arguments: ["svg", "html", "ansi", "text", "json"])
  func everyFormatIsWrittenAndReadsBack(_ format: String) throws {
    let files = try export("--format", format, "-g", "tag/filled", "--appearance", "light,dark")
    let named = try looks(files).compactMap { $0["file"] as? String }
    #expect(named.count > 16)
    #expect(named.contains { $0.contains("--appearance-dark.") } || format == "text")
    for name in named {
      let text = text(files[name])
      #expect(!text.isEmpty)
      switch format {
      case "svg", "html": _ = try MarkupReader.read(text)
      case "json": _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
      case "ansi": #expect(text.contains("\u{1B}["))
      case _: #expect(!text.contains("\u{1B}") && text.contains("Tag"))
      }
    }
  }

  @Test func theBytesAreTheSameForAnyNumberOfJobs() throws {
    let arguments = ["--appearance", "light,dark", "-g", "tag/*", "-g", "button/*"]
    func run(_ jobs: Int) throws -> [String: Data] {
      let folder = try TemporaryFolder()
      let result = try Tool.run(
        ["export", "-o", folder.path, "-q", "--jobs", "\(jobs)"] + arguments)
      #expect(result.status == 0 && result.output.isEmpty && result.error.isEmpty)
      return try TemporaryFolder.files(below: folder.path)
    }
    let one = try run(1)
    #expect(one.count > 100)
    #expect(try run(4) == one)
    #expect(try run(64) == one)
  }

  @Test func thePageIsWellFormedAndNeedsNothingElse() throws {
    let files = try export("--appearance", "light,dark", "--ui-lang", "ko")
    let page = text(files["index.html"])
    let document = try MarkupReader.read(page)
    let anchors = Set(document.elements.compactMap { $0.attributes["id"] })
    for element in document.elements {
      for (name, value) in element.attributes where ["src", "href"].contains(name) {
        let isInside =
          value.hasPrefix("data:image/svg+xml;base64,")
          || value.hasPrefix("#") && anchors.contains(String(value.dropFirst()))
          || files[value] != nil
        #expect(isInside, "\(name)=\(value.prefix(80))")
      }
      #expect(element.attributes.keys.allSatisfy { !$0.hasPrefix("on") }, "no script in attributes")
    }
    for outside in ["http:", "https:", "//", "@import", "url(", "file:"] {
      #expect(!page.contains("\u{FFFD}"))
      let style = (document.texts["style"] ?? []) + (document.texts["script"] ?? [])
      #expect(!style.joined().contains(outside), "\(outside)")
    }
    let here = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    let secrets = [here + "/", NSHomeDirectory() + "/", ProcessInfo.processInfo.hostName]
    for secret in secrets where secret.count > 3 {
      #expect(!page.contains(secret), "\(secret)")
    }
    #expect(document.elements.count { $0.name == "figure" } == (try looks(files).count))
    #expect(page.contains("prefers-color-scheme:dark") && page.contains("lang=\"ko\""))
    #expect(Set(document.elements.compactMap { $0.attributes["id"] }).count == anchors.count)
  }

  @Test func thePageDescribesTheComponent() throws {
    let page = text(try export("-g", "tag/filled")["index.html"])
    let specimen = Specimen.filledTag
    #expect(page.contains(specimen.summary.english))
    #expect(page.contains(specimen.usage.english))
    for axis in specimen.axes { #expect(page.contains(">\(axis.name)</th>")) }
    for role in specimen.roles { #expect(page.contains("\(role.name)</span>")) }
    for exclusion in specimen.exclusions() {
      #expect(page.contains(exclusion.reason.english))
      #expect(page.contains("excludes \(exclusion.count), \(exclusion.alone) of them alone"))
    }
    #expect(page.contains(specimen.tags.joined(separator: ", ")))
    #expect(page.contains("data-copy=\"tag/filled:selected\""))
  }

  @Test func hostileWordsDoNotGetThrough() throws {
    let hostile = [
      "</script><script>alert(1)</script>", "\" onload=\"alert(1)", "--><img src=x>", "]]>",
      "\u{1B}[2J\u{9B}0m\u{0}", "../../../etc/passwd", String(repeating: "가", count: 300),
    ]
    let filters = hostile.flatMap { ["-g", "tag/filled:title=" + percentEncoded($0)] }
    for format in ["svg", "html", "json", "text"] {
      let folder = try TemporaryFolder()
      let result = try Tool.run(["export", "-o", folder.path, "--format", format] + filters)
      #expect(result.status == 0, "\(result.error)")
      let files = try TemporaryFolder.files(below: folder.path)
      #expect(files.count > 7 * 10)
      for (name, data) in files {
        #expect(name.utf8.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "/") })
        #expect(name.utf8.count < 200)
        #expect(
          !data.contains { $0 < 0x20 && $0 != 0x0A }, "a control in \(name)")
        if name.hasSuffix(".html") || name.hasSuffix(".svg") {
          let document = try MarkupReader.read(text(data))
          #expect(
            document.elements.allSatisfy { $0.name != "script" || name == "index.html" }, "\(name)")
          #expect(
            document.elements.allSatisfy { $0.attributes["onload"] == nil }, "\(name)")
        }
      }
    }
  }

  @Test func aHostileCatalogueDoesNotGetThrough() throws {
    let word = "</style><script>\"'&\u{1B}"
    let specimen = Specimen(
      "evil/one", summary: Phrase(word, korean: word), usage: Phrase(word, korean: word),
      tags: [word], payload: true,
      axes: [.choice("side", \.self, values: [(word, true), ("other", false)])],
      impossible: [Impossible(word, korean: word) { !$0 }],
      code: { _, _ in word },
      build: { _, _ in
        Lowered(element: .words([Span(word, role: .text)]), interactions: InteractionTable())
      })
    let folder = try TemporaryFolder()
    let status = Gallery.run(
      ["export", "-o", folder.path, "-q"], catalogue: Catalogue(specimens: [specimen]),
      environment: ProcessEnvironment(variables: [:]))
    #expect(status == .done)
    let page = try folder.text(of: "index.html")
    let document = try MarkupReader.read(page)
    #expect(document.elements.count { $0.name == "script" } == 1)
    #expect(document.elements.count { $0.name == "style" } == 1)
    #expect(page.contains("&lt;/style&gt;&lt;script&gt;"))
  }

  @Test func onATerminalProgressIsShown() throws {
    let folder = try TemporaryFolder()
    let line = "script -qec '\"$TOOL\" export -o \(folder.path)/new tag' /dev/null"
    let result = try Tool.shell(line)
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\r")
    let tags = Catalogue.builtIn.specimens.filter { $0.id.description.hasPrefix("tag/") }
    #expect(
      lines.contains { $0.hasPrefix("\(tags.count)/\(tags.count) tag/") },
      "\(result.output.debugDescription)")
    #expect(lines.contains { $0.contains(" states, ") }, "the line is taken away")
    #expect(!result.output.contains("\u{1B}"))
    let quiet = try Tool.shell(line.replacingOccurrences(of: "tag'", with: "tag -q'"))
    #expect(quiet.output.isEmpty)
  }

  @Test func everyPictureHasTheSize() throws {
    let files = try export("--format", "json", "-g", "tag/stroke", "--size", "30x7")
    for name in try looks(files).compactMap({ $0["file"] as? String }) {
      let object = try JSONSerialization.jsonObject(with: try #require(files[name]))
      let json = try #require(object as? [String: Any])
      #expect(json["columns"] as? Int == 30 && json["rows"] as? Int == 7)
      #expect((json["link"] as? String)?.contains("size=30x7") == true)
    }
  }

  @Test func tiersMultiplyAndCoversThinOut() throws {
    let all = try export("-g", "button/primary", "--tiers", "design,interaction")
    let pairs = try export(
      "-g", "button/primary", "--tiers", "design,interaction,text", "--cover", "pairs")
    let states = try #require(try index(all)["states"] as? Int)
    #expect(states == SpecimenSpace(of: .primaryButton, tiers: [.design, .interaction]).count)
    let few = try #require(try index(pairs)["states"] as? Int)
    #expect(few < SpecimenSpace(of: .primaryButton, tiers: Set(AxisTier.allCases)).count)
    #expect(few > states)
  }
}
