import Testing

@Suite("The map of the architecture page")
struct ArchitectureMapTests {
  @Test func thePageHasTheModulesAndFoldersOfTheSources() throws {
    let page = try PackageFiles.read("ARCHITECTURE.md").text
    let updated = try ArchitectureMap.updated(
      page, manifest: try PackageFiles.read("Package.swift").text,
      files: try PackageFiles.files(below: "Sources", endingIn: ["swift", "c", "h"]))
    let (old, new) = (lines(of: page), lines(of: updated))
    #expect(old.subtracting(new) == [], "no longer true; run `make diagram`")
    #expect(new.subtracting(old) == [], "missing; run `make diagram`")
    #expect(page == updated, "the order changed; run `make diagram`")
  }

  @Test func everyModuleAndFolderHasADescription() throws {
    let said = ArchitectureMap.descriptions(in: try PackageFiles.read("ARCHITECTURE.md").text)
    let modules = said.keys.filter { !$0.contains("/") }
    let sources = try PackageFiles.files(below: "Sources", endingIn: ["swift", "c", "h"])
    #expect(Set(modules) == Set(sources.compactMap(\.target)))
    #expect(said.filter { $0.value == ArchitectureMap.missing || $0.value.isEmpty } == [:])
  }

  @Test func namesFollowFromTheSourcesAndDescriptionsStay() throws {
    let page = """
      # Page
      \(ArchitectureMap.start)
      | **Low** | bottom | High |
      | Gone | went | |
      | Pens | all pens | |
      \(ArchitectureMap.end) and after
      """
    let manifest = """
      .target(name: "Low"), .target(name: "High", dependencies: ["Low", .product(name: "P", package: "p")])
      .testTarget(name: "LowTests"), .target(name: "Support", path: "Tests/Support"),
      """
    let files = [
      SourceFile(path: "Sources/Low/Pens/Pen.swift", text: "struct Pen { let ink: Ink }"),
      SourceFile(path: "Sources/Low/Inks/Ink.swift", text: "struct Ink {}"),
      SourceFile(path: "Sources/High/High.swift", text: "struct High {}"),
    ]
    let expected = """
      # Page
      \(ArchitectureMap.start)
      | | holds | uses |
      |---|---|---|
      | **High** | ? | Low, P |
      | **Low** | bottom |  |
      | Pens | all pens | Inks |
      | Inks | ? |  |

      \(ArchitectureMap.end) and after
      """
    #expect(try ArchitectureMap.updated(page, manifest: manifest, files: files) == expected)
    #expect(try ArchitectureMap.updated(expected, manifest: manifest, files: files) == expected)
  }

  @Test func aPageWithoutAPlaceIsRefused() {
    #expect(throws: MapError.self) {
      try ArchitectureMap.updated("# Page", manifest: "", files: [])
    }
  }

  private func lines(of text: String) -> Set<Substring> { Set(text.split(separator: "\n")) }
}
