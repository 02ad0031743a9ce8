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
        .required("counts", \.counts, JSONCoding.count.list),
        .required("note", \.note, JSONCoding.text.nullable),
        .required("open", \.isOpen, .bool),
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

  @Test func aValueMayBeNullOrMissing() throws {
    let text = #"{"name":"a","side":"left","counts":[],"open":false"#
    #expect(try read(text + "}") == Sample(name: "a"))
    #expect(try read(text + #","note":null}"#) == Sample(name: "a"))
    #expect(JSONCoding.text.nullable.json(nil) == .null)
  }

  @Test func derivedMembersAreIgnored() throws {
    let text = #"{"name":"a","side":"left","counts":[],"open":false,"length":"wrong"}"#
    #expect(try read(text) == Sample(name: "a"))
  }

  @Test(arguments: [
    (#"{"side":"left"}"#, "/name is not a string."),
    (#"{"name":"a","side":"up"}"#, "/side is not left or right."),
    (#"{"name":"a","side":"left","counts":[1,-2]}"#, "/counts/1 is not an integer from 0 on."),
    (#"{"name":"a","side":"left","counts":[],"open":1}"#, "/open is not true or false."),
  ])
  func aWrongValueIsReportedWithItsPosition(_ text: String, _ sentence: String) {
    let error = #expect(throws: JSONCursor.Failure.self) { try read(text) }
    #expect(error?.description == sentence)
  }
}

extension JSONCursor {
  func texts() throws(Failure) -> [String] { try JSONCoding.text.list.value(self) }
}
