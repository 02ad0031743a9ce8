import Testing

@testable import FourSystems
@testable import GalleryKit
@testable import GalleryTool
@testable import TokenFiles
@testable import Workbench

@Suite("One description for writing and reading JSON")
struct JSONCodingTests {
  private struct Sample: Hashable, Sendable {
    enum Side: String { case left, right }

    var name = ""
    var side = Side.left
    var counts: [Int] = []
    var note: String?
    var isOpen = false

    static let coding = JSONCoding.object(
      from: Sample(),
      [
        .required("name", \.name, .text),
        .required("side", \.side, .named("left or right")),
        .defaulted("counts", \.counts, JSONCoding.count.list),
        .optional("note", \.note, .text),
        .defaulted("open", \.isOpen, .bool),
        .derived("length") { .integer($0.name.count) },
      ])
  }

  private func read(_ text: String) throws -> Sample {
    try Sample.coding.value(JSONCursor(JSONReader.value(of: text)))
  }

  @Test func everythingWrittenIsRead() throws {
    let sample = Sample(name: "a", side: .right, counts: [1, 2], note: "b", isOpen: true)
    let line = JSONWriter.line(Sample.coding.json(sample))
    #expect(
      line
        == #"{"counts":[1,2],"length":1,"name":"a","note":"b","open":true,"side":"right"}"#)
    #expect(try read(line) == sample)
  }

  @Test func defaultsAreLeftOutAndMayBeMissing() throws {
    #expect(
      JSONWriter.line(Sample.coding.json(Sample(name: "a")))
        == #"{"length":1,"name":"a","side":"left"}"#)
    #expect(try read(#"{"name":"a","side":"left"}"#) == Sample(name: "a"))
    #expect(
      try read(#"{"name":"a","side":"left","counts":null,"note":null}"#) == Sample(name: "a"))
  }

  @Test func derivedMembersAreIgnored() throws {
    #expect(try read(#"{"name":"a","side":"left","length":"wrong"}"#) == Sample(name: "a"))
  }

  @Test(arguments: [
    (#"{"side":"left"}"#, "/name is not a string."),
    (#"{"name":"a","side":"up"}"#, "/side is not left or right."),
    (#"{"name":"a","side":"left","counts":[1,-2]}"#, "/counts/1 is not an integer from 0 on."),
    (#"{"name":"a","side":"left","open":1}"#, "/open is not true or false."),
  ])
  func aWrongValueIsReportedWithItsPosition(_ text: String, _ sentence: String) {
    let error = #expect(throws: JSONCursor.Failure.self) { try read(text) }
    #expect(error?.description == sentence)
  }

  @Test func aListMayHaveOneLengthAndAValueMayBeNull() throws {
    let pair = JSONCoding.count.list(of: 2, "two counts")
    #expect(try pair.value(JSONCursor(.array([.integer(1), .integer(2)]))) == [1, 2])
    #expect(throws: JSONCursor.Failure.self) { try pair.value(JSONCursor(.array([.integer(1)]))) }
    #expect(try JSONCoding.text.nullable.value(JSONCursor(.null)) == nil)
    #expect(JSONCoding.text.nullable.json(nil) == .null)
  }

  /// A property without a field would not reach followers.
  @Test func everyPropertyOfASceneHasAField() {
    let properties = Mirror(reflecting: Scene(link: "", row: "")).children
    #expect(Scene.fields.count == properties.count)
    #expect(Set(Scene.fields.map(\.name)).count == properties.count)
  }
}
