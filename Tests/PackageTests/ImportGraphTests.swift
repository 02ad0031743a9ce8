import Testing

@Suite("The import graph")
struct ImportGraphTests {
  @Test func everyImportIsAnArrow() throws {
    let files = try PackageFiles.swift(below: "Sources")
    #expect(files.count > 30)
    #expect(ImportGraph.arrows["gs-gallery"] == ["GalleryTool", "FourSystems", "GalleryKit"])
    #expect(files.flatMap(ImportGraph.violations) == [])
  }

  @Test func noModuleOfTheToolImportsFoundation() throws {
    // Said apart from the table, so that no arrow can let it in.
    for file in try PackageFiles.swift(below: "Sources").map(ImportGraph.withoutEncoding) {
      let modules = ImportGraph.imports(in: file.text).map(\.module)
      #expect(!modules.contains { $0.hasPrefix("Foundation") }, "\(file)")
    }
  }

  @Test(arguments: ImportGraph.encoding.paths)
  func twoFilesUseOnlyTheEncodersOfFoundation(path: String) throws {
    let file = try PackageFiles.read(path)
    #expect(file.text.contains(ImportGraph.encoding.imports))
    #expect(ImportGraph.violations(in: file) == [])
    let more = SourceFile(path: file.path, text: file.text + "import Foundation\n")
    #expect(ImportGraph.violations(in: more).count == 1)
  }

  /// The target that plays another package must see only public declarations: `package` ones would void its proof.
  @Test func ownComponentsSeeOnlyPublicDeclarations() throws {
    let manifest = SwiftText(try PackageFiles.read("Package.swift").text).withoutComments
    let target = try #require(
      manifest.split(separator: "name: \"OwnComponents\"").dropFirst().first)
    let declaration = target.prefix { $0 != ")" }
    #expect(declaration.contains("packageAccess: false"))
    for file in try PackageFiles.swift(below: "Tests/OwnComponents") {
      #expect(!file.text.contains("@testable"), "\(file.path)")
    }
  }

  /// A team uses it for components that are not drawn by us.
  @Test func theStateSpaceDependsOnNothing() {
    #expect(ImportGraph.reached(from: "StateSpace", by: ImportGraph.arrows) == [])
  }

  /// A team's catalogue and the review do without the laws and without the gallery's screens.
  @Test(arguments: ["GalleryKit", "FourSystems", "VisualReview"])
  func aCatalogueAndTheReviewNeedTheKitAlone(module: String) {
    let reached = ImportGraph.reached(from: module, by: ImportGraph.arrows)
    #expect(reached.isDisjoint(with: ["Laws", "Workbench", "GalleryTool"]))
  }

  @Test func theCoreReachesNoTerminalAndTheRendererNoGallery() {
    let terminal: Set<String> = ["TermRender", "TermSession", "CNcurses", "CTermGuard"]
    for module in [
      "GSDesign", "GalleryKit", "Laws", "Workbench", "ColorScience", "StateSpace", "Storage",
    ] {
      #expect(ImportGraph.reached(from: module, by: ImportGraph.arrows).isDisjoint(with: terminal))
    }
    #expect(
      ImportGraph.reached(from: "TermSession", by: ImportGraph.arrows)
        .isDisjoint(with: ["GalleryKit", "GalleryTool"]))
  }

  @Test(arguments: [
    "import Foundation", "public import TermRender", "  package import GalleryKit",
    "@testable import CNcurses", "@preconcurrency private import Glibc",
    "import struct Foundation.URL",
    "import ColorScience; import Foundation", "import Foundation // for URL",
  ])
  func anImportOutsideTheMapIsFound(line: String) {
    let sample = SourceFile(
      path: "Sources/GSDesign/Tokens/Sample.swift", text: "// Sample\n" + line)
    #expect(ImportGraph.violations(in: sample).map(\.line) == [2])
  }

  @Test(arguments: [
    "// import Foundation", "/* import\nimport Foundation */",
    "let text = \"\"\"\nimport Foundation\n\"\"\"",
    "public import ColorScience", "let importance = 1", "func important() {}",
  ])
  func allowedImportsAreNotFound(text: String) {
    let sample = SourceFile(path: "Sources/GSDesign/Tokens/Sample.swift", text: text)
    #expect(ImportGraph.violations(in: sample) == [])
  }

  @Test func aModuleThatIsNotInTheTableIsFound() {
    let sample = SourceFile(path: "Sources/Helpers/Sample.swift", text: "")
    #expect(ImportGraph.violations(in: sample).count == 1)
  }

  @Test func aManifestIsRead() {
    let manifest = """
      .target(name: "A", swiftSettings: strict), // .target(name: "X")
      .target(
        name: "B", dependencies: ["A", .product(name: "P", package: "swift-p")]),
      .testTarget(name: "BTests", dependencies: ["B"]),
      """
    #expect(
      ImportGraph.declaredDependencies(inManifest: manifest) == ["A": [], "B": ["A", "P"]])
  }
}
