import ColorScience
import Foundation
import Testing

@testable import GSDesign
@testable import GalleryKit
@testable import GalleryTool

/// Edited colours that are written into the files of their tokens.
@Suite("Colours saved in token files")
struct ColorSaverTests {
  private static let text = """
    {
      "blue": { "$type": "color", "500": { "$value": "#0033CC" } },
      "color": {
        "$type": "color",
        "background": { "$value": "#FFFFFF" },
        "accent":   { "$value": "{blue.500}" , "$description": "한글" },
        "on-accent": { "$value": "rgb(255, 255, 255)" }
      }
    }

    """

  /// A gallery that shows a token file, with the editor open at the accent.
  private final class Opened {
    let folder: TemporaryFolder
    var act: GalleryAct
    var model: GalleryModel
    let name: String

    init(_ text: String = ColorSaverTests.text) throws {
      let folder = try TemporaryFolder()
      try folder.write(text, to: "acme.tokens.json")
      let context = try ToolContext(
        catalogue: .builtIn, environment: ProcessEnvironment(variables: [:])
      ).opening(["file:" + folder.path + "/acme.tokens.json"])
      let name = try #require(context.opened.first).name
      let theme = try #require(context.catalogue.theme(named: name))
      var options = GalleryOptions()
      options.editing = .files
      for opened in context.opened { options.tokens[opened.name] = opened.tokens }
      options.environment.theme = name
      options.link = Link(.filledTag)
      let program = GalleryProgram(
        catalogue: context.catalogue, options: options,
        probe: .rendering(widthPolicy: .grapheme))
      self.folder = folder
      self.name = name
      model = program.initialModel
      act = GalleryAct(program, file: nil, themes: try ThemeWatch(context).edits)
      send(.resized(columns: 100, rows: 30))
      let isOpen = model.editing.open([.accent], in: theme, .light, .original)
      #expect(isOpen)
    }

    func send(_ event: Event) {
      for effect in act.program.update(&model, event) { _ = act.perform(effect, &model) }
    }

    func type(_ text: String) {
      for character in text { send(.key(KeyPress(character))) }
    }

    func enter() { send(.key(KeyPress(.enter))) }

    var path: String { folder.path + "/acme.tokens.json" }
    var file: String { get throws { try String(contentsOfFile: path, encoding: .utf8) } }

    var accent: String? {
      act.program.catalogue.theme(named: name)?.scheme(.light, .original)[.accent].hex
    }

    var words: String {
      switch model.toast {
      case .tells(let phrase)?, .fails(let phrase)?, .says(let phrase)?: phrase.english
      case .copied, .impossible, nil: ""
      }
    }
  }

  @Test func theValueAtTheEndOfTheChainIsWrittenAndNoOtherByte() throws {
    let opened = try Opened()
    opened.type("#12ab0f")
    opened.enter()
    #expect(try opened.file == Self.text)
    #expect(opened.accent == "#12AB0F")
    opened.type("s")
    #expect(try opened.file == Self.text.replacing("#0033CC", with: "#12AB0F"))
    #expect(opened.words.hasPrefix("Saved blue.500 in "))
    #expect(opened.accent == "#12AB0F")
    let unsaved = opened.act.program.unsavedColors(opened.model)
    #expect(unsaved == nil)
    // Read again by another gallery it is the theme on the screen.
    let again = try ToolContext(
      catalogue: .builtIn, environment: ProcessEnvironment(variables: [:])
    ).opening(["file:" + opened.path])
    #expect(
      again.catalogue.theme(named: opened.name)
        == opened.act.program.catalogue.theme(named: opened.name))
    // Undone and saved it is what it was, byte for byte.
    opened.type("us")
    #expect(try opened.file == Self.text)
    #expect(opened.accent == "#0033CC")
  }

  @Test func everyNotationIsReadBackAsTheThemeOnTheScreen() throws {
    for value in [
      "\"#0033cc\"", "\"rgba(0, 51, 204, 1)\"", "\"hsl(225, 100%, 40%)\"",
      "{ \"colorSpace\": \"srgb\", \"components\": [0, 0.2, 0.8] }",
      "{ \"colorSpace\": \"display-p3\", \"components\": [0.1, 0.2, 0.77], \"alpha\": 0.5 }",
      "{ \"colorSpace\": \"oklch\", \"components\": [0.5, 0.2, 260] }",
    ] {
      let opened = try Opened(Self.text.replacing("\"#0033CC\"", with: value))
      for key in [KeyPress.Key.right, .down, .left, .down, .right, .down, .left] {
        opened.send(.key(KeyPress(key)))
      }
      let before = opened.act.program.catalogue.theme(named: opened.name)
      opened.type("s")
      #expect(opened.words.hasPrefix("Saved"), "\(value): \(opened.words)")
      let again = try ToolContext(
        catalogue: .builtIn, environment: ProcessEnvironment(variables: [:])
      ).opening(["file:" + opened.path])
      #expect(again.catalogue.theme(named: opened.name) == before, "\(value)")
    }
  }

  @Test func aFileThatIsGoneIsNotMade() throws {
    let opened = try Opened()
    opened.send(.key(KeyPress(.right)))
    try FileManager.default.removeItem(atPath: opened.path)
    opened.type("s")
    #expect(opened.words.contains(" is gone; blue.500 was not written."))
    #expect(!FileManager.default.fileExists(atPath: opened.path))
    #expect(opened.act.program.unsavedColors(opened.model) != nil)
  }

  @Test func aFileThatMayNotBeWrittenStays() throws {
    let opened = try Opened()
    opened.send(.key(KeyPress(.right)))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: opened.path)
    opened.type("s")
    #expect(opened.words.hasSuffix(" is read-only."))
    #expect(try opened.file == Self.text)
  }

  @Test func aFileThatWasChangedIsNeverOverwritten() throws {
    let opened = try Opened()
    opened.send(.key(KeyPress(.right)))
    let hex = opened.model.editing.current?.color.hex
    let other = "\n" + Self.text
    try opened.folder.write(other, to: "acme.tokens.json")
    opened.type("s")
    #expect(opened.words.contains("was changed by another program; nothing was written."))
    #expect(try opened.file == other)
    // Once it was read again the edit is still there, and is written where the value stands by now.
    opened.act.look(&opened.model)
    #expect(opened.accent?.lowercased() == hex)
    opened.type("s")
    #expect(opened.words.hasPrefix("Saved"), "\(opened.words)")
    #expect(try opened.file == other.replacing("#0033CC", with: (hex ?? "").uppercased()))
  }

  @Test func aFileThatChangesWhileItIsWrittenStays() throws {
    let opened = try Opened()
    opened.send(.key(KeyPress(.right)))
    let edit = try #require(opened.model.editing.current)
    let source = try #require(edit.target.source)
    let (folder, other) = (opened.folder, Self.text + " ")
    let saver = ColorSaver { try? folder.write(other, to: "acme.tokens.json") }
    let outcome = saver.save(
      ColorSave(theme: opened.name, source: source, hex: edit.color.hex))
    #expect(!outcome.isWritten)
    #expect(outcome.words.english.contains("was changed by another program"))
    #expect(try opened.file == other)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["acme.tokens.json"])
  }

  @Test func aValueOfReferencesIsLeftAlone() throws {
    let parts = """
      { "colorSpace": "srgb", "components": [{ "$ref": "#/blue/share/$value" }, 0.2, 0.8] } },
          "share": { "$type": "number", "$value": 0
      """
    let opened = try Opened(Self.text.replacing("\"#0033CC\"", with: parts))
    opened.send(.key(KeyPress(.left)))
    #expect(opened.model.editing.current?.isChanged == true)
    let before = try opened.file
    opened.type("s")
    #expect(
      opened.words.hasPrefix("The value of blue.500 cannot be written as one colour; "),
      "\(opened.words)")
    #expect(try opened.file == before)
  }

  @Test func aLinkIsFollowedToTheFile() throws {
    let opened = try Opened()
    opened.send(.key(KeyPress(.right)))
    let real = opened.folder.path + "/real.json"
    try FileManager.default.moveItem(atPath: opened.path, toPath: real)
    try FileManager.default.createSymbolicLink(atPath: opened.path, withDestinationPath: real)
    opened.type("s")
    #expect(opened.words.hasPrefix("Saved"), "\(opened.words)")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: opened.path) == real)
    #expect(try opened.file != Self.text)
  }
}
