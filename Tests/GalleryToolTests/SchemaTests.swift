import GalleryTesting
import Testing

@testable import FourSystems
@testable import GalleryKit
@testable import GalleryTool

@Suite("Schemas")
struct SchemaTests {
  private func document(_ arguments: String...) throws -> Document {
    try Document(try Tool.run(arguments).output)
  }

  @Test func theListMatchesItsSchema() throws {
    let validator = try SchemaValidator(named: "list")
    #expect(validator.findings(in: try document("list", "--json")) == [])
    #expect(validator.findings(in: try document("list", "--json", "--looks", "tag:selected")) == [])
  }

  @Test func theDoctorsReportMatchesItsSchema() throws {
    let validator = try SchemaValidator(named: "doctor")
    #expect(validator.findings(in: try document("doctor", "--json")) == [])
    #expect(validator.findings(in: try document("doctor", "--json", "--no-query")) == [])
  }

  @Test func coverageMatchesItsSchema() throws {
    let validator = try SchemaValidator(named: "coverage")
    let report = try document(
      "coverage", "--json", "--tiers", "design,interaction", "--appearance", "light,dark", "toast",
      "tag")
    #expect(validator.findings(in: report) == [])
  }

  @Test func theIndexOfAnExportMatchesItsSchema() throws {
    let folder = try TemporaryFolder()
    #expect(
      try Tool.run(["export", "-q", "-o", folder.path, "--theme", "gitspace,zatch"]).status == 0)
    let index = try Document(try folder.text(of: "index.json"))
    #expect(try SchemaValidator(named: "export").findings(in: index) == [])
  }

  @Test func changedListsAreFound() throws {
    let validator = try SchemaValidator(named: "list")
    let list = try document("list", "--json", "button/primary")
    func changed(_ path: [String], _ value: Document?) -> Document {
      Self.replacing(path[...], in: list, by: value)
    }
    let wrong: [(path: [String], value: Document?)] = [
      (["format"], .number(2)), (["format"], nil), (["themes"], .null), (["more"], .bool(true)),
      (["specimens", "id"], .string("Button Primary")), (["specimens", "states"], .number(-1)),
      (["specimens", "states"], .number(1.5)), (["specimens", "looks"], .string("many")),
      (["specimens", "summary", "ko"], nil), (["specimens", "interactive"], .number(1)),
      (["specimens", "axes", "tier"], .string("colour")), (["specimens", "axes", "held"], nil),
      (["specimens", "axes", "default"], .array([])), (["specimens", "axes", "extra"], .null),
      (["specimens", "impossible", "alone"], .bool(true)),
      (["specimens", "impossible", "excluded"], .array([.object(["disabled": .null])])),
      (["specimens", "pairs"], nil), (["specimens", "pairs", "link"], .string("primary")),
      (["specimens", "pairs", "args"], .object(["title": .array([])])),
      (["specimens", "keys", "intent"], .string("Do It")),
      (["themes", "roles", "value"], .string("red")),
      (["themes", "roles", "appearance"], .string("dusk")),
    ]
    #expect(validator.findings(in: list) == [])
    for (path, value) in wrong {
      #expect(validator.findings(in: changed(path, value)).count >= 1, "\(path) \(value as Any)")
    }
  }

  /// The document with a member replaced, in the first element of every array on the way.
  private static func replacing(
    _ path: ArraySlice<String>, in document: Document, by value: Document?
  ) -> Document {
    switch document {
    case .array(let items):
      guard let first = items.first else { return document }
      return .array([replacing(path, in: first, by: value)] + items.dropFirst())
    case .object(var members):
      guard let name = path.first else { return document }
      members[name] =
        path.count == 1
        ? value : members[name].map { replacing(path.dropFirst(), in: $0, by: value) }
      return .object(members)
    case .null, .bool, .number, .string: return document
    }
  }

  @Test(
    "the validator accepts valid documents and reports invalid ones",
    arguments: [
      (#"{"type":"integer"}"#, ["1", "-3", "2.0"], ["1.5", "true", "\"1\"", "null", "[]"]),
      (#"{"type":["boolean","null"]}"#, ["true", "null"], ["0", "\"\""]),
      (#"{"type":"number","minimum":1}"#, ["1", "1.5"], ["0.9", "-1"]),
      (#"{"enum":["a",1,null]}"#, ["\"a\"", "1", "null"], ["\"b\"", "2", "true"]),
      (#"{"const":{"a":[1]}}"#, [#"{"a":[1]}"#], [#"{"a":[2]}"#, "1"]),
      (#"{"pattern":"^a+$"}"#, ["\"aa\"", "1"], ["\"ab\"", "\"\""]),
      (#"{"required":["a","b"]}"#, [#"{"a":1,"b":null}"#, "1"], [#"{"a":1}"#, "{}"]),
      (
        #"{"properties":{"a":{"type":"string"}},"additionalProperties":false}"#,
        ["{}", #"{"a":"x"}"#], [#"{"a":1}"#, #"{"b":"x"}"#]
      ),
      (#"{"additionalProperties":{"type":"string"}}"#, [#"{"x":"y"}"#], [#"{"x":1}"#]),
      (#"{"items":{"type":"string"}}"#, ["[]", #"["a"]"#, "1"], ["[1]", #"["a",null]"#]),
      (
        ##"{"$ref":"#/$defs/list","$defs":{"list":{"items":{"$ref":"#/$defs/list"},"type":"array"}}}"##,
        ["[]", "[[],[[]]]"], ["1", "[[1]]"]
      ),
      (##"{"$ref":"#/$defs/nothing"}"##, [], ["1", "{}"]),
      (#"{"oneOf":[true]}"#, [], ["1"]),
      ("false", [], ["1"]), ("true", ["1"], []), ("7", [], ["1"]),
    ])
  func theValidatorIsStrict(_ schema: String, _ fitting: [String], _ wrong: [String]) throws {
    let validator = try SchemaValidator(schema)
    for text in fitting { #expect(validator.findings(in: try Document(text)) == [], "\(text)") }
    for text in wrong { #expect(validator.findings(in: try Document(text)) != [], "\(text)") }
  }
}
