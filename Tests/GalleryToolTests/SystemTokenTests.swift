import Foundation
import GalleryTesting
import Testing

@testable import ColorScience
@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool
@testable import TokenFiles

/// The four systems as token files, read like any other files.
@Suite("The four systems as token files")
struct SystemTokenTests {
  static let systems: [Theme] = [.gitspace, .zatch, .lionheart, .ribsTodo]

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/tokens").path

  static func path(_ theme: Theme) -> String {
    folder + "/" + theme.name + ".tokens.json"
  }

  private static func read(_ theme: Theme) throws -> TokenTheme {
    try ThemeReader(source: .file(path(theme)), root: nil)
      .theme(named: "read", in: .builtIn)
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test(arguments: systems)
  func theFilesMatchTheExport(_ theme: Theme) throws {
    let exported = ThemeTokenFile(theme: theme)
    let path = Self.path(theme)
    #expect(try Self.text(path) == exported.tokens)
    #expect(try Self.text(ThemeReader.mappingPath(beside: path)) == exported.mapping.text)
  }

  @Test(arguments: systems)
  func everyRoleHasTheColourOfTheBuiltInTheme(_ theme: Theme) throws {
    let made = try Self.read(theme)
    for appearance in Appearance.allCases {
      let (read, builtIn) = (
        made.theme.scheme(appearance, .original), theme.scheme(appearance, .original)
      )
      for role in BuiltInRole.allCases {
        for role in [ColorRole(role), ColorRole(role).hovered, ColorRole(role).pressed] {
          #expect(read[role] == builtIn[role], "\(role.name) \(appearance)")
        }
      }
    }
    #expect(made.notes.sentences.isEmpty)
  }

  @Test(arguments: systems)
  func stylesAndLengthsMatchTheBuiltInTheme(_ theme: Theme) throws {
    let made = try Self.read(theme)
    #expect(made.theme.textStyles == theme.textStyles)
    #expect(made.theme.lengths == theme.lengths)
    #expect(!theme.textStyles.isEmpty)
    for kind in ThemeLength.Kind.allCases {
      let names = theme.lengths.filter { $0.kind == kind }.map(\.name)
      #expect(Set(names).count == names.count)
      // Two of the four publish no shadow.
      if kind != .shadow, kind != .opacity { #expect(!names.isEmpty) }
    }
  }

  @Test(arguments: systems)
  func everyTokenIsOfTheThemeAndEveryEntryIsAToken(_ theme: Theme) throws {
    let set = TokenSet(TokenFile(Array(try Self.text(Self.path(theme)).utf8), name: theme.name))
    #expect(set.findings.isEmpty)
    let expected =
      theme.paletteEntries.map { "palette." + $0 }
      + BuiltInRole.allCases.map { "role." + ThemeTokenFile.tokenName($0.name) }
      + theme.textStyles.map { "type." + $0.name }
      + ThemeLength.Kind.allCases.flatMap { kind in
        theme.lengths.filter { $0.kind == kind }.map {
          kind.rawValue + "." + ThemeTokenFile.tokenName($0.name)
        }
      }
    #expect(set.tokens.map(\.path) == expected)
    let colors = ThemeColors(light: set, dark: nil)
    for entry in theme.paletteEntries {
      for appearance in Appearance.allCases {
        let published = theme.value(ofEntry: entry, in: appearance)?.published
        let read = colors.color("palette." + entry, appearance)
        #expect(read?.color.rgb == published?.color, "\(entry) \(appearance)")
        #expect(abs((read?.alpha ?? -1) - (published?.alpha ?? -2)) < 0.001)
      }
    }
  }

  @Test(arguments: systems)
  func everyLookMatchesTheBuiltInTheme(_ theme: Theme) throws {
    let client = RenderingClient.rendering(widthPolicy: .grapheme)
    let read = try Self.read(theme).theme
    func environments(_ theme: Theme) -> [EnvironmentChange] {
      Appearance.allCases.flatMap { appearance in
        [ColorDepth.truecolor, .indexed256].map { depth in
          EnvironmentChange(theme: theme, appearance: appearance, depth: depth)
        }
      }
    }
    let all = environments(theme) + environments(read)
    for specimen in Catalogue.builtIn.specimens {
      for state in SpecimenSpace(of: specimen).prefix(8) {
        let looks = client.looks(state.element(.english), all)
        #expect(looks.prefix(4) == looks.suffix(4), "\(specimen.id)")
      }
    }
  }

  @Test(arguments: ["light", "dark"])
  func aTagShownByTheFileMatchesTheTheme(_ appearance: String) throws {
    func shown(_ theme: String) throws -> String {
      let result = try Tool.run([
        "show", "tag/filled", "--theme", theme, "--appearance", appearance, "--color", "always",
      ])
      #expect(result.status == 0)
      #expect(result.error.isEmpty || result.error.hasSuffix("this is dark (derived).\n"))
      return result.output
    }
    #expect(try shown("file:" + Self.path(.zatch)) == shown("zatch"))
  }

  @Test func theExportWritesBothFiles() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/lion.tokens.json"
    let result = try Tool.run(["tokens", "export", "lionheart", "-o", path])
    #expect(result.status == 0)
    #expect(try Self.text(path) == ThemeTokenFile(theme: .lionheart).tokens)
    #expect(
      try Self.text(folder.path + "/lion.theme.json")
        == ThemeTokenFile(theme: .lionheart).mapping.text)
    let printed = try Tool.run(["tokens", "export", "lionheart"])
    #expect(try printed.output == Self.text(path))
  }

  @Test func anUnknownThemeIsReportedWithTheNearestName() throws {
    let result = try Tool.run(["tokens", "export", "zach"])
    #expect(result.status == 64)
    #expect(result.error.contains("Unknown theme “zach”. Did you mean zatch?"))
  }

  @Test func tokenNamesHoldNoReferenceCharacters() {
    #expect(ThemeTokenFile.tokenName("text.{secondary}") == "text--secondary-")
    #expect(ThemeTokenFile.tokenName("$type") == "-type")
  }
}
