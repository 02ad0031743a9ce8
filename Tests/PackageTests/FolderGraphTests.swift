import Testing

@Suite("Folders within a module")
struct FolderGraphTests {
  @Test(arguments: [
    "ColorScience", "StateSpace", "TokenFiles", "GSDesign", "TermRender", "TermSession",
    "GalleryKit", "Laws", "Workbench", "VisualReview", "GalleryTool",
  ])
  func noTwoFoldersUseEachOther(module: String) throws {
    let graph = FolderGraph(
      module: module, files: try PackageFiles.swift(below: "Sources/" + module))
    #expect(!graph.folders.isEmpty)
    print(graph)
    #expect(graph.cycles.isEmpty, "\(graph.cycles.joined(separator: "\n"))")
  }

  @Test func theNameOfAnImportedModuleDoesNotCount() {
    let graph = graph([
      "High/Page.swift": "struct Words {}",
      "Low/Name.swift": "import Words\npackage import Words\n\nstruct Name {}",
    ])
    #expect(graph.uses.isEmpty)
  }

  @Test func aUseIsFoundByTheNameOfAType() {
    let graph = graph([
      "High/Button.swift": "public struct Button {\n  let ink: Ink\n  struct Part {}\n}",
      "Low/Ink.swift":
        "@frozen public struct Ink {}\nprivate struct Part {}\nenum Pen { case fine }",
    ])
    #expect(
      graph.uses == [
        FolderGraph.Use(folder: "High", used: "Low", type: "Ink", file: "Button.swift")
      ])
    #expect(graph.folders == ["High", "Low"])
    #expect(graph.cycles == [])
  }

  @Test(arguments: [
    "// Button", "/* Button */", "let name = \"Button\"", "let name = other.Button",
    "let aButton = 1", "func button() {}", "let buttons: Buttons",
  ])
  func aLineWithoutATypeIsNotAUse(line: String) {
    let graph = graph(["High/Button.swift": "struct Button {}", "Low/Ink.swift": line])
    #expect(graph.uses == [])
  }

  @Test func aCycleIsFoundThroughAThirdFolder() {
    let graph = graph([
      "A/A.swift": "struct A { let b: B }", "B/B.swift": "struct B { let c: [C] }",
      "C/C.swift": "struct C {}\nextension A {}", "D/D.swift": "struct D { let a: A }",
      "E.swift": "struct E { let d: D }",
    ])
    #expect(
      graph.cycles == ["A -> B: B in A.swift", "B -> C: C in B.swift", "C -> A: A in C.swift"])
    #expect(graph.folders == [FolderGraph.root, "D", "A", "B", "C"])
  }

  private func graph(_ files: [String: String]) -> FolderGraph {
    FolderGraph(
      module: "Sample",
      files: files.map { SourceFile(path: "Sources/Sample/" + $0.key, text: $0.value) })
  }
}
