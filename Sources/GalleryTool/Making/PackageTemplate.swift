/// The files of a package with a component, a theme, a catalogue, a test and a workflow.
///
/// They are regular files among the resources, for a package called `team-gallery`.
struct PackageTemplate {
  let name: PackageName
  let library: LibrarySource

  /// A file by its path within the package.
  struct File: Hashable {
    let path: String
    let text: String
  }

  /// All files, in reading order.
  var files: [File] {
    let sources = "Sources/\(name.text)/"
    return [
      File(path: "Package.swift", text: manifest),
      file(sources + "Chip.swift", PackageResources.Chip_swift),
      file(sources + "Specimen+Chip.swift", PackageResources.Specimen_Chip_swift),
      file(sources + "Theme+Own.swift", PackageResources.Theme_Own_swift),
      file(sources + "Catalogue+Own.swift", PackageResources.Catalogue_Own_swift),
      file(sources + "main.swift", PackageResources.main_swift),
      file("Tests/\(name.text)-tests/ChipTests.swift", PackageResources.ChipTests_swift),
      file(".github/workflows/check.yml", PackageResources.check_yml),
      file(".gitignore", PackageResources.gitignore),
      file("README.md", PackageResources.README_md),
    ]
  }

  private var manifest: String {
    Self.text(PackageResources.Package_swift)
      .replacing(
        ".package(name: \"gs-gallery\", path: \"../gs-gallery\")", with: library.declaration
      )
      .replacing("package: \"gs-gallery\"", with: "package: \"\(library.identity)\"")
      .replacing(Self.standIn, with: name.text)
  }

  private func file(_ path: String, _ bytes: [UInt8]) -> File {
    let text = Self.text(bytes).replacing(Self.standIn, with: name.text)
      .replacing("team_gallery", with: name.module)
    return File(path: path, text: text)
  }

  /// The name of the package in the resources.
  private static let standIn = "team-gallery"

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
