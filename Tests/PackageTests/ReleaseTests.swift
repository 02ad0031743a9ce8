import Foundation
import Testing

/// The version and the address of the package: one constant each, which pages and packaging repeat.
@Suite struct ReleaseTests {
  private func constant(_ name: String) throws -> String {
    let file = try PackageFiles.read("Sources/GalleryTool/Making/Release.swift")
    let pattern = try Regex("static let \(name) = \"([^\"]*)\"", as: (Substring, Substring).self)
    return String(try #require(file.text.firstMatch(of: pattern)).output.1)
  }

  @Test func onlyOneSourceFileHasTheVersionAndTheAddress() throws {
    let (version, repository) = try (constant("version"), constant("repository"))
    let files = try PackageFiles.swift(below: "Sources").filter {
      $0.text.holds("\"\(version)\"") || $0.text.holds(repository)
    }
    #expect(files.map(\.path) == ["Sources/GalleryTool/Making/Release.swift"])
  }

  @Test func pagesAndPackagingNameThisVersion() throws {
    let (version, repository) = try (constant("version"), constant("repository"))
    let dependency = ".package(url: \"\(repository)\", from: \"\(version)\")"
    let mirror = "swift package config set-mirror --original \(repository) --mirror "
    for (path, texts) in [
      "README.md": [dependency, mirror], "Documentation/First-component.md": [dependency, mirror],
      "Documentation/Review.md": [dependency], "CHANGELOG.md": ["\n## \(version)"],
      "Documentation/man/gs-gallery.1": [
        "\n.Os gs-gallery \(version)\n", "\(repository), from version \(version) on.",
      ],
    ] {
      let page = try PackageFiles.read(path).text
      for text in texts { #expect(page.contains(text), "\(path): \(text)") }
    }
    // The first heading of the changelog is the version that the program has.
    let changelog = try PackageFiles.read("CHANGELOG.md")
    #expect(changelog.lines.first { $0.hasPrefix("## ") }?.hasPrefix("## \(version)") == true)
  }

  /// The only versions of the package that pages and packaging name, wherever its address has one.
  @Test func noPageNamesAnotherVersionOfTheAddress() throws {
    let (version, repository) = try (constant("version"), constant("repository"))
    let pages =
      try ["README.md", "CHANGELOG.md"].map(PackageFiles.read)
      + PackageFiles.files(below: "Documentation", endingIn: ["md", "1", "yml"])
      + PackageFiles.files(below: "packaging", endingIn: ["md", "rb", "yml"])
    let name = repository.split(separator: "/").suffix(2).joined(separator: "/")
    var found = 0
    for page in pages {
      for line in page.lines where line.holds(name) {
        for match in line.matches(of: /\b\d+\.\d+\.\d+\b/) {
          found += 1
          #expect(match.output == version, "\(page.path): \(line)")
        }
      }
    }
    #expect(found >= 3)
  }

  @Test func everyProductHasItsDocumentationInTheIndex() throws {
    let manifest = try PackageFiles.read("Package.swift").text
    let products = manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.output.1) }
    let listed = try PackageFiles.read(".spi.yml").lines.compactMap {
      $0.wholeMatch(of: /\s+- (\w+)/).map { String($0.output.1) }
    }
    #expect(products.count > 10)
    #expect(listed.sorted() == products.sorted())
    for product in products {
      let page = try PackageFiles.read("Sources/\(product)/\(product).docc/\(product).md")
      #expect(page.text.hasPrefix("# ``\(product)``\n"))
    }
  }
}
