import Foundation
import GalleryTesting
import Testing

@testable import FourSystems
@testable import GalleryTool

/// Places from which no command is run and no server asked, whatever the text.
@Suite("Sources that are refused") struct RefusedSourceTests {
  private func run(_ arguments: String..., input: String = "") throws -> Tool.Result {
    try Tool.run(arguments)
  }

  @Test(arguments: [
    "command%3Atouch%20made", "https%3A%2F%2Fexample.com", "HTTP%3A%2F%2F127.0.0.1",
  ]) func aLinkNamesNone(theme: String) throws {
    for command in ["show", "browse"] {
      let option = command == "browse" ? "--still" : "--lenient"
      let result = try run(command, "button/primary@theme=\(theme)", option)
      #expect(result.status == 64, "\(EscapedText(result.error))")
    }
    let result = try run("show", "button/primary@theme=\(theme)")
    #expect(
      result.error.contains("A link runs no command and asks no server"),
      "\(EscapedText(result.error))")
  }

  @Test(arguments: ["command:touch made", "https://example.com/a.json", "file:a.json"])
  func aKioskTakesNone(theme: String) throws {
    let result = try run("browse", "--kiosk", "--theme", theme)
    #expect(result.status == 64)
    #expect(result.error.contains("--kiosk shows the themes of the catalogue only"))
  }

  @Test func aMappingThatAFileNamesRunsNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{ "tokens": ["command:touch made", "https://example.com/"], "roles": { "page": "a" } }"#,
      to: "acme.theme.json")
    let result = try Tool.shell(
      "cd '\(folder.path)' && \"$TOOL\" show button/primary --theme file:acme.theme.json")
    #expect(result.status == 4)
    #expect(result.error.contains("command:touch made cannot be read: No such file"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/made"))
  }

  @Test func anAnswerReadsNoFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(SourceTokens.text(), to: "secret.json")
    let document = """
      { "version": "2025.10", "sets": { "all": { "sources": [{ "$ref": "\(folder.path)/secret.json" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/all" }] }
      """
    let server = try TokenServer { _ in .json(document) }
    let result = try Tool.run(
      ["show", "button/primary", "--theme", server.url()],
      environment: ["LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"])
    #expect(result.status == 4)
    #expect(result.error.contains("secret.json"), "\(EscapedText(result.error))")
  }
}
