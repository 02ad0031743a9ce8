import Foundation
import GalleryTesting
import Testing

@Suite("The graph of components")
struct ListGraphTests {
  @Test func theListHasItAsTextAndForGraphviz() throws {
    let text = try Tool.run(["list", "--graph"])
    #expect(text.status == 0 && text.error.isEmpty)
    #expect(text.output.components(separatedBy: "\n\n").count > 2, "a paragraph for each level")
    let dot = try Tool.run(["list", "--graph", "--format", "dot"])
    #expect(dot.output.hasPrefix("digraph components {\n") && dot.output.hasSuffix("\n}\n"))
    let folder = try TemporaryFolder()
    let file = try Tool.run(["list", "--graph", "-o", folder.path + "/parts.dot"])
    #expect(file.status == 0 && file.output.isEmpty, "\(file.error)")
    #expect(try folder.text(of: "parts.dot") == dot.output)
    let some = try Tool.run(["list", "--graph", "tag"]).output
    #expect(some.contains("tag") && some.count < text.output.count)
  }
}
