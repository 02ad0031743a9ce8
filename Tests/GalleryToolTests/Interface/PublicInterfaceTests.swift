import Foundation
import Testing

/// The public interface of every product is in a file, so reviews see its changes.
@Suite struct PublicInterfaceTests {
  /// The interfaces of the products in the build of this test.
  private static let all = Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("interface-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let extraction = Process()
    extraction.executableURL = URL(
      fileURLWithPath: TeamRepository.package + "/Scripts/extract-symbols.sh")
    extraction.arguments = [Tool.executable.deletingLastPathComponent().path, folder.path]
    try extraction.run()
    extraction.waitUntilExit()
    try #require(extraction.terminationStatus == 0)
    return try PublicInterface.all(in: folder.path)
  }

  @Test func theInterfaceFilesMatchTheModules() throws {
    for (module, interface) in try Self.all.get() {
      let file = TeamRepository.package + "/" + PublicInterface.path(of: module)
      let written = try String(contentsOfFile: file, encoding: .utf8)
      #expect(
        written == interface.page,
        """
        The public interface of \(module) is not what \(PublicInterface.path(of: module)) says. Where that is meant, \
        `make api` writes it, and CHANGELOG.md tells what others have to change:
        \(interface.differences(from: written).joined(separator: "\n"))
        """)
    }
  }

  @Test func everyProductHasAFile() throws {
    let manifest = try String(
      contentsOfFile: TeamRepository.package + "/Package.swift", encoding: .utf8)
    let products = manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.output.1) }
    #expect(Set(products) == Set(try Self.all.get().keys))
  }

  @Test func everyPublicDeclarationHasADocumentationComment() throws {
    let all = try Self.all.get()
    let count = all.values.reduce(0) { $0 + $1.declarations.values.joined().count }
    #expect(count > 3000, "as many were counted: \(count)")
    #expect(all.mapValues(\.undocumented).filter { !$0.value.isEmpty } == [:])
  }

  /// The interface of a module with a type, one member of it and a function.
  private func interface(_ type: String, _ name: String = "x") throws -> PublicInterface {
    func symbol(_ kind: String, _ path: [String], _ text: String) -> String {
      """
      {"kind": {"identifier": "swift.\(kind)"}, "identifier": {"precise": "\(path.joined())"},
       "pathComponents": \(path), "declarationFragments": [{"spelling": "\(text)"}],
       "docComment": {"module": "M"}, "location": {}}
      """
    }
    let symbols = [
      symbol("struct", ["A"], "struct A"),
      symbol("property", ["A", name], "let \(name): \(type)"),
      symbol("func", ["f(_:)"], "func f(_ a: A)"),
      #"""
      {"kind": {"identifier": "swift.init"}, "identifier": {"precise": "i"}, "pathComponents": ["A", "init()"],
       "declarationFragments": [{"spelling": "init()"}]}
      """#,
      #"""
      {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "m"}, "pathComponents": ["A", "m()"],
       "declarationFragments": [{"spelling": "func m()"}], "docComment": {"module": "Swift"}, "location": {}}
      """#,
    ]
    let relation =
      #"{"kind": "conformsTo", "source": "A", "target": "s", "targetFallback": "Swift.Error"}"#
    let graph =
      "{\"symbols\": [\(symbols.joined(separator: ","))], \"relationships\": [\(relation)]}"
    return try PublicInterface("M", [Data(graph.utf8)])
  }

  @Test func typesMembersAndConformancesAreRead() throws {
    let interface = try interface("Int")
    #expect(
      interface.declarations == [
        "": ["func f(_ a: A)"],
        "A": ["struct A", "let x: Int", "func m()", "extension A: Swift.Error"],
      ])
    #expect(interface.undocumented == ["func m()"])
  }

  @Test func aDifferenceIsReportedWithTheDeclarationsOfItsType() throws {
    let old = try interface("Int")
    let lines = old.page.split(separator: "\n").dropFirst().map { $0.split(separator: " ") }
    #expect(lines.map { [$0[0]] + $0.dropFirst(2) } == [["functions", "f"], ["A", "m", "x"]])
    let changed = try interface("Int?").differences(from: old.page)
    #expect(changed.count == 6)
    #expect(changed[0].hasPrefix("- A ") && changed[0].hasSuffix(" m x"))
    #expect(changed[1].hasPrefix("+ A ") && changed[1].hasSuffix(" m x"))
    #expect(
      changed.suffix(4)
        == ["    extension A: Swift.Error", "    func m()", "    let x: Int?", "    struct A"])
    #expect(try interface("Int", "y").differences(from: old.page)[1].hasSuffix(" m y"))
    #expect(old.differences(from: old.page) == [])
  }
}
