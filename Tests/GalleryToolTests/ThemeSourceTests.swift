import Foundation
import GalleryTesting
import Testing

@testable import FourSystems
@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool

/// Themes that options and links name by their files.
@Suite("Themes from files")
struct ThemeSourceTests {
  private static let tokens = """
    {
      "color": {
        "$type": "color",
        "background": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
        "surface": { "$value": { "colorSpace": "srgb", "components": [0.9, 0.9, 0.9] } },
        "text": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "text-secondary": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.2, 0.2] } },
        "danger": { "$value": { "colorSpace": "srgb", "components": [0.8, 0, 0] } },
        "accent": { "$value": { "colorSpace": "srgb", "components": [0, 0.2, 0.8] } },
        "on-accent": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
        "border": { "$value": { "colorSpace": "srgb", "components": [0.6, 0.6, 0.6] } }
      }
    }
    """

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files {
      let file = URL(filePath: folder.path + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder
  }

  private func run(_ command: String, in folder: TemporaryFolder) throws -> Tool.Result {
    try Tool.shell("cd '\(folder.path)' && \(command)")
  }

  @Test func showDrawsInTheColoursOfAFile() throws {
    let folder = try folder(["acme.tokens.json": Self.tokens])
    let shown = try run(
      #""$TOOL" show button/primary --color always --theme file:acme.tokens.json"#, in: folder)
    #expect(shown.status == 0)
    #expect(shown.output.contains("48;2;0;51;204m"))
    #expect(
      shown.error.contains(
        "warning: file:acme.tokens.json: guessed by name page, surface, text, text.secondary, destructive, accent, accent.on, outline."
      ))
    #expect(shown.error.contains("`gs-gallery tokens map file:acme.tokens.json` writes"))
  }

  @Test func aMappingNextToTheTokensCounts() throws {
    let folder = try folder([
      "acme.tokens.json": Self.tokens,
      "acme.theme.json": """
      { "roles": {
        "page": "color.background", "surface": "color.surface", "text": "color.text",
        "text.secondary": "color.text-secondary", "destructive": "color.danger",
        "accent": "color.danger", "accent.on": "color.on-accent", "outline": "color.border" } }
      """,
    ])
    for source in ["file:acme.tokens.json", "file:acme.theme.json", "folder:."] {
      try FileManager.default.removeItemIfThere(folder.path + "/theme.json")
      if source == "folder:." {
        try FileManager.default.copyItem(
          atPath: folder.path + "/acme.theme.json", toPath: folder.path + "/theme.json")
      }
      if source == "file:acme.theme.json" {
        try Data(
          String(
            decoding: Data(contentsOf: URL(filePath: folder.path + "/acme.theme.json")),
            as: UTF8.self
          )
          .replacing("{ \"roles\"", with: "{ \"tokens\": [\"acme.tokens.json\"], \"roles\"").utf8
        ).write(to: URL(filePath: folder.path + "/acme.theme.json"))
      }
      let shown = try run(
        #""$TOOL" show button/primary --color always --theme \#(source)"#, in: folder)
      #expect(shown.status == 0, "\(source): \(shown.error)")
      #expect(shown.output.contains("48;2;204;0;0m"), "\(source)")
      #expect(shown.error == "", "\(source)")
    }
  }

  @Test func aLinkNamesFilesBelowTheFolderOfTheBaselinesOnly() throws {
    let folder = try folder(["design/acme.tokens.json": Self.tokens, "inner/Package.swift": ""])
    let link = "button/primary@theme=file%3Adesign%2Facme.tokens.json"
    let shown = try run(#""$TOOL" show '\#(link)' --color always"#, in: folder)
    #expect(shown.status == 0)
    #expect(shown.output.contains("48;2;0;51;204m"))
    // The link that is printed opens the same.
    let json = try run(
      #""$TOOL" show button/primary --theme file:./design/acme.tokens.json --json"#, in: folder)
    #expect(json.output.contains("\"\(link)\""))
    for outside in ["..%2Fdesign%2Facme.tokens.json", "%2Fetc%2Fpasswd", "none.json"] {
      let refused = try run(
        #"cd inner && "$TOOL" show 'button/primary@theme=file%3A\#(outside)'"#, in: folder)
      #expect(refused.status == 64)
      #expect(
        refused.error.contains("A link can name token files below the folder of the baselines only")
      )
    }
    // A link of the file system leads out just as well.
    _ = try run("ln -s ../design/acme.tokens.json inner/link.json", in: folder)
    let linked = try run(
      #"cd inner && "$TOOL" show 'button/primary@theme=file%3Alink.json'"#, in: folder)
    #expect(linked.status == 64)
  }

  @Test func aResolverThatALinkNamesReadsNothingOutside() throws {
    let folder = try folder([
      "secret.json": Self.tokens,
      "inner/Package.swift": "",
      "inner/acme.resolver.json": """
      { "version": "2025.10", "sets": { "all": { "sources": [{ "$ref": "../secret.json" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/all" }] }
      """,
    ])
    let typed = try run(
      #"cd inner && "$TOOL" show button/primary --theme file:acme.resolver.json"#, in: folder)
    #expect(typed.status == 0)
    let linked = try run(
      #"cd inner && "$TOOL" show 'button/primary@theme=file%3Aacme.resolver.json'"#, in: folder)
    #expect(linked.status == 4)
    #expect(linked.error.contains("acme.resolver.json:"))
  }

  @Test func anUnusableSourceIsReported() throws {
    let folder = try folder([
      "broken.json": "{\n  \"a\": }\n", "empty.json": "{}", "acme.json": Self.tokens,
      "acme.theme.json": "{ \"roles\": { \"paeg\": \"a\" } }", "folder/readme.txt": "",
      "two/a.resolver.json": "{}", "two/b.resolver.json": "{}",
      "alone.theme.json": "{ \"roles\": {} }",
    ])
    for (source, status, sentence) in [
      ("file:none.json", 4, "none.json cannot be read: No such file or directory."),
      ("file:broken.json", 4, "broken.json:2:8: Invalid JSON"),
      ("file:empty.json", 4, "empty.json has no colour for any role."),
      ("file:acme.json", 4, "acme.theme.json:1:14: Unknown role “paeg”. Did you mean page?"),
      ("file:alone.theme.json", 4, "alone.theme.json names no token files"),
      ("folder:folder", 4, "folder holds no token files."),
      ("folder:nowhere", 4, "nowhere cannot be read: No such file or directory."),
      ("folder:two", 4, "two has several resolver documents; name one of them with file:."),
      ("file:", 64, "No theme is called “file:”"),
    ] as [(String, Int32, String)] {
      let shown = try run(#""$TOOL" show button/primary --theme \#(source)"#, in: folder)
      #expect(shown.status == status, "\(source): \(shown.error)")
      #expect(shown.error.contains(sentence), "\(source): \(shown.error)")
    }
    let kiosk = try run(#""$TOOL" browse --kiosk --theme file:acme.json"#, in: folder)
    #expect(kiosk.status == 64)
    #expect(kiosk.error.contains("--kiosk shows the themes of the catalogue only"))
  }

  @Test func aStillOfTheGalleryHasTheColoursOfAFile() throws {
    let folder = try folder(["acme.tokens.json": Self.tokens])
    let still = try run(
      #""$TOOL" browse button/primary --still --format svg --theme file:acme.tokens.json"#,
      in: folder)
    #expect(still.status == 0)
    #expect(still.output.lowercased().contains("#0033cc"))
  }

  @Test func mapProposesAMappingThatIsReadBack() throws {
    let folder = try folder(["acme.tokens.json": Self.tokens])
    let map = try run(
      #""$TOOL" tokens map file:acme.tokens.json -o acme.theme.json && cat acme.theme.json"#,
      in: folder)
    #expect(map.status == 0)
    let schema = try SchemaValidator(named: "theme")
    #expect(schema.findings(in: try Document(map.output)) == [])
    let roles = JSONCursor(try JSONReader.value(of: map.output))["roles"]
    #expect(try roles["accent"]["token"].text() == "color.accent")
    #expect(try roles["accent"]["guess"].text() == "name")
    // Hand-written lines stay.
    let written = map.output.replacing(
      "{\n      \"token\": \"color.accent\",\n      \"guess\": \"name\"\n    }",
      with: "\"color.danger\"")
    #expect(written != map.output)
    try Data(written.utf8).write(to: URL(filePath: folder.path + "/acme.theme.json"))
    let again = try run(#""$TOOL" tokens map file:acme.tokens.json"#, in: folder)
    #expect(again.output == written)
    let wrong = try run(#""$TOOL" tokens map acme.tokens.json"#, in: folder)
    #expect(wrong.status == 64)
    #expect(
      wrong.error.contains("it is file: or folder: and a path, command: and words, or https://….")
    )
    let few = try run(
      #"echo '{"danger":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0]}}}' > few.json && "$TOOL" tokens map file:few.json"#,
      in: folder)
    #expect(few.error.contains("note: no token suits page"))
  }
}

extension FileManager {
  fileprivate func removeItemIfThere(_ path: String) throws {
    if fileExists(atPath: path) { try removeItem(atPath: path) }
  }
}
