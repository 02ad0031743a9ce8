import Foundation
import GalleryTesting
import Testing

@testable import FourSystems
@testable import GalleryTool

/// `new`: the contents of a package, the valid names, and that an existing folder stays unchanged.
///
/// `Scripts/check-guide.sh` checks that the package builds, tests itself and can be browsed.
@Suite struct NewCommandTests {
  private func new(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> TeamRepository.Result {
    try TeamRepository(gallery: Tool.executable).run(
      "exec gs-gallery new \(arguments.joined(separator: " "))", in: folder.path)
  }

  @Test func aPackageHasAllItsFiles() throws {
    let folder = try TemporaryFolder()
    let result = try new(["sea-side", "--package", TeamRepository.package], in: folder)
    #expect(result.status == 0, "\(result.output)")
    let files = try TemporaryFolder.files(below: folder.path + "/sea-side")
    #expect(
      Set(files.keys) == [
        "Package.swift", "README.md", ".gitignore", ".github/workflows/check.yml",
        "Sources/sea-side/Chip.swift", "Sources/sea-side/Specimen+Chip.swift",
        "Sources/sea-side/Theme+Own.swift", "Sources/sea-side/Catalogue+Own.swift",
        "Sources/sea-side/main.swift", "Tests/sea-side-tests/ChipTests.swift",
      ])
    for (name, data) in files {
      let text = String(decoding: data, as: UTF8.self)
      #expect(!text.contains("team-gallery") && !text.contains("team_gallery"), "\(name)")
      #expect(result.output.contains("  \(name)\n"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["sea-side"])
    let test = String(
      decoding: files["Tests/sea-side-tests/ChipTests.swift"] ?? Data(), as: UTF8.self)
    #expect(test.contains("@testable import sea_side\n"))
  }

  /// A component is under 40 lines, and the entry under 15.
  @Test func theTemplateIsShort() throws {
    let template = PackageTemplate(name: try PackageName("a"), library: .folder("/b"))
    func lines(_ ending: String) -> Int? {
      template.files.first { $0.path.hasSuffix(ending) }?.text.split(separator: "\n").count
    }
    #expect(try #require(lines("/Chip.swift")) < 40)
    #expect(try #require(lines("/main.swift")) < 15)
  }

  @Test func theWorkflowIsOne() throws {
    let template = PackageTemplate(name: try PackageName("sea-side"), library: .folder("/b"))
    let text = try #require(template.files.first { $0.path.hasSuffix("check.yml") }?.text)
    let workflow = try YAML(text)
    let steps = workflow["jobs"]?["check"]?["steps"]?.items ?? []
    let commands = steps.compactMap { $0["run"]?.text }
    #expect(commands.count == 5)
    #expect(commands.contains("swift run -q sea-side audit --contrast normal"))
  }

  @Test(arguments: ["a", "a1", "team-gallery", "x-1-y"]) func validNamesPass(name: String) throws {
    #expect(try PackageName(name).text == name)
  }

  @Test(arguments: [
    "", "A", "1a", "-a", "a-", "a--b", "a_b", "a/b", "..", ".", "a b", "가", "a\n", "a\u{301}",
    String(repeating: "a", count: 65), "switch", "class", "import", "main", "gs-gallery",
    "gsdesign", "testing", "swift-argument-parser", "~", "$HOME", "a;b", "Ａ",
  ])
  func invalidNamesAreRefused(name: String) {
    #expect(throws: PackageName.Problem.self) { try PackageName(name) }
  }

  @Test func messagesAboutHostileNamesAndPlacesSteerNothing() throws {
    for string in try HostileString.all() {
      var messages: [String] = []
      do throws(PackageName.Problem) {
        _ = try PackageName(string.text)
      } catch {
        messages.append(error.description)
      }
      do throws(LibrarySource.Problem) {
        // The text for a manifest is one literal on one line.
        messages.append(try LibrarySource(string.text).declaration)
      } catch {
        messages.append(error.description)
      }
      for message in messages {
        #expect(
          message.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) },
          "\(string.id): \(message.debugDescription)")
      }
    }
  }

  @Test func aLibraryComesFromAFolderOrARepository() throws {
    let package = TeamRepository.package
    let resolved = try #require(Disk.resolved(package))
    #expect(
      try LibrarySource(package).declaration
        == ".package(name: \"gs-gallery\", path: \"\(resolved)\")")
    let url = try LibrarySource("https://example.com/x/Gallery.git")
    #expect(
      url.declaration == ".package(url: \"https://example.com/x/Gallery.git\", from: \"0.1.0\")")
    #expect(url.identity == "gallery")
    #expect(
      try LibrarySource("git@example.com:x/gs-gallery").identity == "gs-gallery")
    #expect(LibrarySource.folder("a\"b\\c").declaration.hasSuffix("path: \"a\\\"b\\\\c\")"))
  }

  @Test func anInvalidLocationIsRefused() throws {
    let folder = try TemporaryFolder()
    #expect(throws: LibrarySource.Problem.noFolder("/gone")) {
      try LibrarySource("/gone")
    }
    #expect(throws: LibrarySource.Problem.isNoLibrary(folder.path)) {
      try LibrarySource(folder.path)
    }
    #expect(throws: LibrarySource.Problem.malformedURL("https://")) {
      try LibrarySource("https://")
    }
    #expect(throws: LibrarySource.Problem.unprintable) {
      try LibrarySource("a\nb")
    }
  }

  /// Without `--package`, wherever the program is: an address, and no folder of the machine.
  @Test func thePublishedVersionIsTheDefault() throws {
    let folder = try TemporaryFolder()
    let result = try new(["sea-side"], in: folder)
    #expect(result.status == 0, "\(result.output)")
    let files = try TemporaryFolder.files(below: folder.path + "/sea-side")
    let manifest = String(decoding: files["Package.swift"] ?? Data(), as: UTF8.self)
    #expect(
      manifest.contains(".package(url: \"\(Release.repository)\", from: \"\(Release.version)\")"))
    #expect(manifest.contains(".product(name: \"GSDesign\", package: \"gs-gallery\")"))
    for (name, data) in files {
      let text = String(decoding: data, as: UTF8.self)
      for place in [TeamRepository.package, folder.path, NSHomeDirectory()] where place != "/" {
        #expect(!text.contains(place), "\(name) names \(place)")
      }
      #expect(!text.contains("path:"), "\(name)")
    }
  }

  @Test(arguments: ["mkdir a", "touch a", "ln -s gone a", "mkdir a && touch a/b", "mkfifo a"])
  func anExistingPathIsNotTouched(before: String) throws {
    let folder = try TemporaryFolder()
    let repository = try TeamRepository(gallery: Tool.executable)
    try repository.run(before, in: folder.path).orFail()
    let listing = try repository.run("ls -lAR --time-style=full-iso", in: folder.path).output
    let result = try new(["a", "--package", TeamRepository.package], in: folder)
    #expect(result.status == 4)
    #expect(result.output.contains("a is there already, and nothing of it is touched"))
    #expect(try repository.run("ls -lAR --time-style=full-iso", in: folder.path).output == listing)
  }

  @Test func aFailedWriteLeavesNothing() throws {
    let folder = try TemporaryFolder()
    // No file may hold more than 512 bytes.
    let result = try TeamRepository(gallery: Tool.executable).run(
      "ulimit -f 1; exec gs-gallery new a --package \(TeamRepository.package)", in: folder.path)
    #expect(result.status == 4)
    #expect(result.output.contains("cannot be written"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func wrongArgumentsHaveTheirCode() throws {
    let folder = try TemporaryFolder()
    #expect(try new(["A"], in: folder).status == 64)
    #expect(try new(["a", "--package", "/gone"], in: folder).status == 64)
    #expect(try new([], in: folder).status == 64)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }
}
