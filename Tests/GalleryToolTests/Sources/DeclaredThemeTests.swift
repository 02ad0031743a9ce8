import Foundation
import GalleryTesting
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool

/// Themes that a program declares by the sources of their tokens.
@Suite("Declared themes") struct DeclaredThemeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func context(_ themes: KeyValuePairs<String, ThemeSource>) -> ToolContext {
    var context = ToolContext(
      catalogue: .builtIn,
      environment: ProcessEnvironment(variables: ["XDG_CACHE_HOME": folder.path]))
    context.declared = themes.map { DeclaredTheme(name: $0.key, source: $0.value) }
    return context
  }

  private func accent(_ context: ToolContext, _ name: String = "acme") -> String? {
    context.catalogue.theme(named: name)?.scheme(.light, .original)[.accent].hex
  }

  private var neutral: String { Theme.chrome.scheme(.light, .original)[.accent].hex }

  @Test func aFileIsReadWhereNothingNamesIt() throws {
    try folder.write(SourceTokens.text(), to: "acme.json")
    let opened = try context(["acme": .file(folder.path + "/acme.json")]).opening([])
    #expect(accent(opened) == "#0033CC")
    #expect(opened.opened.first?.notes == [])
    #expect(try opened.theme("acme").name == "acme")
  }

  @Test func aBrokenFileEmptiesNoScreen() throws {
    let broken = context(["acme": .file(folder.path + "/acme.json")])
    let opened = try broken.opening([], asking: .later)
    #expect(accent(opened) == neutral)
    #expect(opened.opened.first?.notes.first?.english.contains("cannot be read") == true)
    // It shows as soon as it is valid.
    let watch = try ThemeWatch(opened)
    try folder.write(SourceTokens.text(), to: "acme.json")
    let edits = watch.poll()
    guard case .read(let theme, _)? = edits.first else {
      Issue.record("nothing was read")
      return
    }
    #expect(theme.scheme(.light, .original)[.accent].hex == "#0033CC")
    try folder.write("{", to: "acme.json")
    #expect(throws: ToolError.self) { try broken.opening(["acme"]) }
  }

  @Test func aCommandIsRunWhereItsThemeIsNamed() throws {
    let program = folder.path + "/ran"
    try folder.write(SourceTokens.text(), to: "acme.json")
    let themes = context([
      "acme": .command(["sh", "-c", "touch '\(program)'; cat '\(folder.path)/acme.json'"])
    ])
    func hasRun() -> Bool { FileManager.default.fileExists(atPath: program) }
    for opened in [
      try themes.opening([]), try themes.opening(["zatch"], links: ["tag/filled@theme=zatch"]),
      try themes.opening([], isKiosk: true, asking: .never), try themes.opening([], asking: .later),
    ] {
      #expect(accent(opened) == neutral)
      #expect(!hasRun())
    }
    #expect(accent(try themes.opening([], links: ["tag/filled@theme=acme"])) == "#0033CC")
    #expect(hasRun())
    // From now on its last good answer is known, but not in a kiosk, which reads nothing.
    try FileManager.default.removeItem(atPath: program)
    #expect(accent(try themes.opening([])) == "#0033CC")
    #expect(accent(try themes.opening([], isKiosk: true, asking: .never)) == neutral)
    #expect(!hasRun())
  }

  @Test func aMappingBelongsToAnAnswer() throws {
    try folder.write(SourceTokens.text(), to: "acme.json")
    try folder.write(
      #"{ "roles": { "page": "color.background", "accent": "color.background" } }"#, to: "map.json")
    let opened = try context([
      "acme": .command(["cat", folder.path + "/acme.json"], mapping: folder.path + "/map.json")
    ]).opening(["acme"])
    #expect(accent(opened) == "#FFFFFF")
  }

  @Test(arguments: [
    ("", ThemeSource.file("a"), "“” cannot be the name of a theme"),
    ("a:b", .file("a"), "“a:b” cannot be the name of a theme: leave out colons and commas."),
    ("zatch", .file("a"), "There are two themes “zatch”."),
    ("a", .command([]), "The theme a: A command has no words."),
    ("a", .server(WebRequest("http://example.com")), "is not encrypted"),
  ]) func aWrongDeclarationIsASentence(name: String, source: ThemeSource, words: String) {
    let problems = [DeclaredTheme(name: name, source: source)].problems(in: .builtIn)
    #expect(problems.count == 1 && problems[0].contains(words), "\(problems)")
    #expect([DeclaredTheme(name: "acme", source: .file("a"))].problems(in: .builtIn) == [])
  }
}
