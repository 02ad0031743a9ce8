import GalleryTesting
import Testing

@testable import GalleryTool
@testable import TokenFiles

@Suite("JSON that is written")
struct JSONWriterTests {
  @Test(arguments: [
    ["list", "--json"], ["list", "--json", "--looks", "toast"], ["show", "tag/filled", "--json"],
    ["matrix", "tag/filled", "--json"], ["audit", "toast", "--json", "--steps", "10"],
    ["coverage", "toast", "--json"], ["doctor", "--json"],
  ])
  func theMembersOfEveryObjectAreSorted(command: [String]) throws {
    let value = try JSONReader.value(of: try Tool.run(command).output)
    #expect(value.unsortedObjects() == [])
  }

  @Test func theMembersOfEveryFileAreSorted() throws {
    let probe = try SnapshotProbe.pending()
    _ = try probe.run("report -q -o report")
    _ = try probe.run("test --reporter json=test.json -q", SnapshotProbe.other)
    _ = try probe.run("export -q -o pictures --format json")
    let folder = probe.folder
    let looks = try Disk.names(in: folder.path + "/pictures/probe/word").map {
      "pictures/probe/word/" + $0
    }
    #expect(!looks.isEmpty)
    let paths =
      ["report/report.json", "test.json", "pictures/index.json", ".gallery/last-run.json"] + looks
    for path in paths {
      let value = try JSONReader.value(of: try folder.text(of: path))
      #expect(value.unsortedObjects() == [], "\(path)")
    }
    for line in ["diff --json", "diff * --json", "bench --json"] {
      let value = try JSONReader.value(of: try probe.run(line).output)
      #expect(value.unsortedObjects() == [], "\(line)")
    }
  }

  @Test func anObjectThatIsNotSortedIsFound() throws {
    let value = try JSONReader.value(of: #"{"a":[{"c":1,"b":2}],"d":{},"e":{"f":{"b":1,"a":1}}}"#)
    #expect(value.unsortedObjects() == ["/a/0", "/e/f"])
  }

  /// An apparent letter may be the end of an escape, whose look a mark would change.
  @Test func aMarkNeverJoinsAnEscape() {
    let written = [
      ("\u{301}", #""\u0301""#), ("\n\u{301}", #""\n\u0301""#),
      ("\u{1}\u{301}", #""\u0001\u0301""#),
      ("\\\u{301}", #""\\\u0301""#), ("\u{200B}\u{301}", #""\u200b\u0301""#),
      ("\\u\u{301}", "\"\\\\u\u{301}\""), ("e\u{301}", "\"e\u{301}\""),
      ("한\u{302}", "\"한\u{302}\""), ("x\u{202E}", #""x\u202e""#),
      ("\u{E0041}", #""\udb40\udc41""#), ("\u{7F}", #""\u007f""#),
    ]
    for (text, json) in written {
      #expect(
        JSONWriter.line(text).unicodeScalars.elementsEqual(json.unicodeScalars),
        "\(text.debugDescription)")
    }
  }

  @Test func manyCombiningMarksAreEscaped() {
    let text = "e" + String(repeating: "\u{301}", count: 10)
    let marks = String(repeating: "\u{301}", count: 8)
    #expect(JSONWriter.line(text) == "\"e\(marks)\\u0301\\u0301\"")
  }
}

extension JSONValue {
  /// The places of the objects whose members are not sorted by their names.
  fileprivate func unsortedObjects(at place: String = "") -> [String] {
    switch self {
    case .null, .bool, .integer, .decimal, .string: return []
    case .array(let values):
      return values.enumerated().flatMap { $1.unsortedObjects(at: place + "/\($0)") }
    case .object(let members):
      let names = members.map(\.name)
      let below = members.flatMap { $0.value.unsortedObjects(at: place + "/" + $0.name) }
      return (names == names.sorted() ? [] : [place]) + below
    }
  }
}
