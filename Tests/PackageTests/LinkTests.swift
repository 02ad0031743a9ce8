import Foundation
import Testing

/// Links between the pages of the repository lead to existing files and headings; paths in text exist as well.
@Suite struct LinkTests {
  @Test func everyLinkLeadsSomewhere() throws {
    let links = try pages().flatMap(links)
    #expect(links.count > 10)
    for link in links { #expect(try leads(link), "\(link.page): \(link.target)") }
  }

  @Test func everyPathThatIsNamedExists() throws {
    let tops = try Set(["", "Sources", "Tests"].flatMap(folders))
    let named = try pages().flatMap { paths(in: $0.text, below: tops) }
    #expect(named.count > 50)
    // Guides name files of the reader's own package, and the action by its address.
    let written = [
      "Sources/seaside/", "Tests/seaside-tests/", "__Snapshots__/review.reasons",
      "gs-gallery/gs-gallery/packaging/",
    ]
    let missing = Set(named).filter { path in
      !exists(path) && !written.contains { path.hasPrefix($0) }
    }
    #expect(missing == [])
  }

  @Test func aPathToNothingIsFound() {
    let text = "in `GSDesign/Gone`, GSDesign/Theme, `Scripts/gone.sh` and `tag/filled`, `/dev/tty`"
    let named = paths(in: text, below: ["GSDesign", "Scripts"])
    #expect(named == ["GSDesign/Gone", "GSDesign/Theme", "Scripts/gone.sh"])
    #expect(named.filter { !exists($0) } == ["GSDesign/Gone", "Scripts/gone.sh"])
  }

  @Test(arguments: ["gone.md", "Themes.md#no-such-heading", "../ARCHITECTURE.md#gone", "#gone"])
  func aLinkToNothingIsFound(target: String) throws {
    #expect(try !leads(Link(page: "Documentation/Review.md", target: target)))
  }

  @Test(arguments: [
    "Themes.md", "../README.md", "man/gs-gallery.1", "../README.md#demo-over-ssh",
  ])
  func aLinkToAPageIsFollowed(target: String) throws {
    #expect(try leads(Link(page: "Documentation/Review.md", target: target)))
  }

  private func pages() throws -> [SourceFile] {
    try ["Documentation", "packaging", "Examples"].flatMap {
      try PackageFiles.files(below: $0, endingIn: ["md"])
    }
      + ["ARCHITECTURE", "CHANGELOG", "CONTRIBUTING", "README", "TESTING"].map {
        try PackageFiles.read($0 + ".md")
      }
  }

  private func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: PackageFiles.root + "/" + folder)
      .filter { !$0.hasPrefix(".") }
  }

  /// The paths in a text that begin with a folder of the package, of the sources or of the tests.
  private func paths(in text: String, below tops: Set<String>) -> [String] {
    text.matches(of: /(?:^|[^\w.\/~-])(\w[\w-]*)(\/[\w.+\/-]*\w)/)
      .filter { tops.contains(String($0.output.1)) }
      .map { String($0.output.1 + $0.output.2) }
  }

  /// Whether there is such a file or folder, or files whose names begin so.
  private func exists(_ path: String) -> Bool {
    ["", "Sources/", "Tests/"].contains { place in
      let file = PackageFiles.root + "/" + place + path
      if FileManager.default.fileExists(atPath: file) { return true }
      let folder = (file as NSString).deletingLastPathComponent
      let start = (file as NSString).lastPathComponent
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
      return names?.contains { $0.hasPrefix(start) } ?? false
    }
  }

  private struct Link {
    let page: String
    let target: String
  }

  private func links(in page: SourceFile) -> [Link] {
    page.text.matches(of: /\]\(([^)\s]+)\)/).map {
      Link(page: page.path, target: String($0.output.1))
    }
    .filter { !$0.target.contains("://") }
  }

  private func leads(_ link: Link) throws -> Bool {
    let parts = link.target.split(separator: "#", omittingEmptySubsequences: false)
    let folder = (link.page as NSString).deletingLastPathComponent
    let path =
      parts[0].isEmpty
      ? link.page : (folder as NSString).appendingPathComponent(String(parts[0]))
    let file = ((PackageFiles.root + "/" + path) as NSString).standardizingPath
    guard FileManager.default.fileExists(atPath: file) else { return false }
    guard parts.count > 1 else { return true }
    return headings(of: try String(contentsOfFile: file, encoding: .utf8)).contains(
      String(parts[1]))
  }

  /// As GitHub names them: lower case, blanks as hyphens, letters and digits alone.
  private func headings(of page: String) -> Set<String> {
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("#") }
    return Set(
      lines.map { line in
        let words = line.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
        return words.replacing(" ", with: "-")
          .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      })
  }
}
