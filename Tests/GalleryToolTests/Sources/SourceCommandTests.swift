import Foundation
import GalleryTesting
import Testing

@testable import FourSystems
@testable import GalleryTool

/// Every command that takes a theme takes the sources of one.
@Suite("Commands with themes of sources") struct SourceCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(SourceTokens.text(), to: "acme.json")
  }

  private func run(_ line: String) throws -> Tool.Result {
    try Tool.shell("cd '\(folder.path)' && \"$TOOL\" \(line)")
  }

  @Test(arguments: [
    ("matrix button/primary --color always --theme", SourceTokens.accent),
    ("matrix button/primary --color always --theme zatch,", SourceTokens.accent),
    ("list button/primary --json --theme", "#0033CC"),
    ("coverage button/primary --theme", "button/primary"),
    ("audit button/primary --steps 0 --theme", "Looked at 1 variant"),
  ]) func standardOutputHasItsColours(command: String, words: String) throws {
    for source in ["file:acme.json", "folder:.", "'command:cat acme.json'"] {
      let glue = command.hasSuffix(",") ? "" : " "
      let result = try run(command + glue + source)
      #expect(result.status <= 1, "\(command) \(source): \(EscapedText(result.error))")
      #expect(result.output.contains(words), "\(command) \(source)")
      #expect(result.error.contains("guessed by name"), "\(command) \(source)")
    }
  }

  @Test func aCommandIsTheLastOfSeveralThemes() throws {
    let result = try run(
      "matrix button/primary --color always --theme 'zatch,command:sh -c \"echo a,b >&2; cat acme.json\"'"
    )
    #expect(result.status == 0, "\(EscapedText(result.error))")
    #expect(result.output.contains(SourceTokens.accent))
  }

  @Test func anExportHasItsColours() throws {
    let result = try run("export button/primary -o out -q --theme 'command:cat acme.json'")
    #expect(result.status == 0, "\(EscapedText(result.error))")
    let files = try TemporaryFolder.files(below: folder.path + "/out")
    #expect(
      files.values.contains { String(decoding: $0, as: UTF8.self).lowercased().contains("#0033cc") }
    )
  }

  @Test func aBaselineNamesFilesBelowItsFolder() throws {
    #expect(try run("test button/primary --theme file:acme.json --update new").status == 0)
    try folder.write(SourceTokens.text(blue: "0.4"), to: "acme.json")
    let changed = try run("test button/primary --theme file:acme.json")
    #expect(changed.status == 1)
    let pending = try run("diff").output
    #expect(pending.contains("button/primary@theme=file%3Aacme.json"), "\(pending)")
    #expect(pending.contains("token accent: #0033CC → #003366"), "\(pending)")
    let accepted = try run("accept 'button/primary@theme=file%3Aacme.json'")
    #expect(accepted.output.contains("1 state of 1 variant accepted"), "\(accepted)")
    #expect(try run("accept 'button/primary:*'").status == 0)
    #expect(try run("test button/primary --theme file:acme.json").status == 0)
    for source in ["'command:cat acme.json'", "https://example.com/a.json", "file:/etc/passwd"] {
      let refused = try run("test button/primary --theme \(source)")
      #expect(refused.status == 64)
      #expect(refused.error.contains("is neither."), "\(EscapedText(refused.error))")
    }
  }

  @Test func aListOfThemesIsJSON() throws {
    let result = try run("list --theme file:acme.json")
    #expect(result.status == 64)
    #expect(result.error.contains("--theme needs --json"))
    let unknown = try run("list --json --theme nowhere")
    #expect(unknown.status == 64)
    #expect(unknown.error.contains("No theme is called “nowhere”"))
  }

  @Test func aPresentationTakesDeclaredThemes() throws {
    let result = try Tool.shell(
      "cd '\(folder.path)' && printf q | TERM=xterm timeout 30 script -qefc "
        + "\"$TOOL present --socket here --theme file:acme.json\" /dev/null")
    #expect(result.status == 64)
    #expect(result.output.contains("declare the theme in the program"))
  }

  @Test func aMappingOfACommandIsProposed() throws {
    let result = try run("tokens map 'command:cat acme.json'")
    #expect(result.status == 0)
    #expect(result.output.contains("\"color.accent\""))
    let failing = try run("tokens map command:false")
    #expect(failing.status == 4)
    #expect(failing.error.contains("command:false: the command failed with 1."))
  }
}
